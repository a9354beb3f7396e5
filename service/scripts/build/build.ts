import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle, type Metafile } from 'esbuild'
import { readBasePath } from '../../../lib/server/exposure/exposure.ts'
import { runTask } from '../tasks.ts'
import { buildAlone } from './build-alone.ts'
import { buildDashboard } from './build-dashboard.ts'
import { fingerprint } from './fingerprint.ts'
import { root } from './root.ts'
import { runNode } from './run-node.ts'

// npm run build [-- service | dashboard]: builds the service into dist/ and the dashboard into .next/standalone. A half whose
// sources have not changed is not built again. `npm start` and `npm test` call the same function. npm run build -- client | data
// | methodology | types | lockfile: service/scripts/tasks.ts.

const shared = ['package-lock.json', 'tsconfig.json', 'service/scripts/build/build.ts']
const referenceDirectory = 'service/reference/data'

/** The sources of the dashboard, besides packages and the settings of TypeScript. */
export const dashboardSources = [
  'app',
  'components',
  'lib',
  'public',
  'docs',
  'README.md',
  'CHANGELOG.md',
  'service/contract',
  'service/figures',
  'service/reference/emission-sums.ts',
  'service/reference/emission-terms.ts',
  'service/audit-kinds.ts',
  'service/change-kinds.ts',
  'service/check-digits.ts',
  'service/scope-3-coverage.ts',
  'next.config.js',
  'postcss.config.mjs',
  'proxy.ts',
  'instrumentation.ts',
]

type HalfName = 'service' | 'dashboard'
type Half = { inputs: string[]; outputs: string[]; make: () => Promise<unknown> }

const halves: Record<HalfName, Half> = {
  service: {
    inputs: [...shared, 'service', 'lib/server', 'lib/sheets', 'lib/views/import', 'cli', 'client/src'],
    outputs: [
      'dist/service/main.js',
      'dist/user/user-command.js',
      'dist/cli/program/main.js',
      'dist/database-template/PG_VERSION',
    ],
    make: buildService,
  },
  dashboard: {
    inputs: [...shared, ...dashboardSources],
    outputs: ['.next/standalone/server.js', '.next/standalone/.next/static'],
    make: () => buildDashboard({ folder: '.', basePath: readBasePath(process.env) }),
  },
}

async function buildService(): Promise<void> {
  rmSync('dist/service', { recursive: true, force: true })
  const { metafile } = await bundle({
    entryPoints: {
      main: 'service/main.ts',
      'join-process': 'service/editions/join/join-process.ts',
      'blocked-loop-watch': 'service/blocked-loop-watch.ts',
      'report-process': 'service/documents/report-process.ts',
      'watch-reader': 'service/documents/watch-reader.ts',
      'prepare-database': 'service/scripts/database/prepare-database.ts',
      data: 'service/scripts/data/data.ts',
      database: 'service/scripts/database/database.ts',
    },
    outdir: 'dist/service',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.18',
    packages: 'external',
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
  })
  writeExternalPackages([metafile, await bundleUserCommand(), await bundleCommand()])
  // The folders where the bundled code looks for them, because service/main.ts and service/storage/engine/migrate.ts become one
  // file in dist/service.
  cpSync('service/storage/migrations', 'dist/service/migrations', { recursive: true })
  cpSync(referenceDirectory, 'dist/service/reference/data', { recursive: true })
  await prepareDatabase()
}

/** Bundles the command `carbon-register users …`, which works on the dashboard's users. Returns the bundle's inputs. */
export async function bundleUserCommand(): Promise<Metafile> {
  const { metafile } = await bundle({
    entryPoints: ['service/scripts/users/user-command.ts'],
    outfile: 'dist/user/user-command.js',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.18',
    packages: 'external',
    alias: { 'server-only': './lib/server/exposure/empty-module.ts' },
    metafile: true,
    logLevel: 'warning',
  })
  return metafile
}

/** Bundles the command `carbon-register` for an image, in pieces, so that a short command loads little. Returns the bundle's inputs. */
async function bundleCommand(): Promise<Metafile> {
  rmSync('dist/cli', { recursive: true, force: true })
  const { metafile } = await bundle({
    entryPoints: { main: 'cli/main.ts' },
    // As deep as service/scripts/build, because root.ts finds the root relative to itself.
    outdir: 'dist/cli/program',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.18',
    packages: 'external',
    metafile: true,
    logLevel: 'warning',
  })
  return metafile
}

/** Writes the list of packages that the bundles import, for the image, which has no sources (assemble-image.ts). */
function writeExternalPackages(metafiles: readonly Metafile[]): void {
  const imports = metafiles.flatMap(({ outputs }) => Object.values(outputs).flatMap((output) => output.imports))
  const paths = imports.filter(({ external }) => external).map(({ path }) => path)
  const names = paths.map((path) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  )
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const found = [...new Set(names)].filter((name) => name in dependencies).sort()
  writeFileSync('dist/external-packages.json', `${JSON.stringify(found, null, 2)}\n`)
}

/** Prepares the database that a first start copies. It depends on less than the service does and takes longest, so it has its own stamp. */
async function prepareDatabase(): Promise<void> {
  const inputs = [
    ...shared,
    'service/storage/migrations',
    referenceDirectory,
    'service/reference',
    'service/compile',
    'service/editions',
    'service/sources',
    'service/companies',
    'service/research',
    'service/scoring',
    'service/matching',
    'service/storage',
    'service/jobs',
    'service/scripts/database/prepare-database.ts',
  ]
  const stamp = 'dist/database-template.stamp'
  const mark = fingerprint([...new Set(inputs)])
  if (isStamped(stamp, mark) && existsSync('dist/database-template/PG_VERSION')) return
  await runNode(['dist/service/prepare-database.js', 'dist/database-template', referenceDirectory])
  writeFileSync(stamp, mark)
}

function isStamped(stamp: string, mark: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === mark
}

/** Builds the halves that are not up to date, in the root of the repository, one process at a time. */
export async function build(names: readonly HalfName[] = ['service', 'dashboard']): Promise<void> {
  process.chdir(root)
  // Usually everything is up to date, and no lock is needed.
  if (names.every(isUpToDate)) return
  await buildAlone('dist/building', () => buildHalves(names))
}

/** The path under which the dashboard is served is part of the mark: another path means another build. */
function markOf(name: HalfName): string {
  const mark = fingerprint(halves[name].inputs)
  return name === 'dashboard' ? `${mark}${readBasePath(process.env)}` : mark
}

function isUpToDate(name: HalfName): boolean {
  const { outputs } = halves[name]
  return isStamped(`dist/${name}.stamp`, markOf(name)) && outputs.every((path) => existsSync(path))
}

/** Builds the halves in parallel where there is enough memory: each needs up to 1.5 GB, and the database keeps one core busy. */
async function buildHalves(names: readonly HalfName[]): Promise<void> {
  if (process.availableMemory() < 5e9) {
    for (const name of names) await buildHalf(name)
    return
  }
  // The lock must be held until both halves have ended, even when one fails.
  const ended = await Promise.allSettled(names.map(buildHalf))
  for (const half of ended) if (half.status === 'rejected') throw half.reason
}

async function buildHalf(name: HalfName): Promise<void> {
  const { make } = halves[name]
  const stamp = `dist/${name}.stamp`
  const mark = markOf(name)
  if (isUpToDate(name)) return
  const began = performance.now()
  console.log(`Building the ${name} …`)
  rmSync(stamp, { force: true })
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, mark)
  console.log(`Built the ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

function toHalf(name: string): HalfName {
  if (name === 'service' || name === 'dashboard') return name
  throw new Error(`There is no ${name} to build: service or dashboard`)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2)
  const ended = runTask('build', names)
  if (ended !== null) process.exit(ended)
  await build(names.length === 0 ? undefined : names.map(toHalf))
}
