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

// npm run build [-- service | dashboard]: the service into dist/, the dashboard into .next/standalone. Each half is left
// as it is while nothing it is made of has changed. `npm start` and `npm test` call the same function. npm run build -- client | data |
// methodology | types | lockfile: service/scripts/tasks.ts.

const shared = ['package-lock.json', 'tsconfig.json', 'service/scripts/build/build.ts']
const referenceDirectory = 'service/reference/data'

/** What the dashboard is built of, beside packages and the settings of TypeScript. */
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
  // Where the source finds them: beside service/main.ts and service/storage/engine/migrate.ts, which become one file here.
  cpSync('service/storage/migrations', 'dist/service/migrations', { recursive: true })
  cpSync(referenceDirectory, 'dist/service/reference/data', { recursive: true })
  await prepareDatabase()
}

/** What `carbon-register users …` runs, which works on the dashboard's users. Returns what it is made of. */
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

/** The command `carbon-register` for an image; in pieces, so that a short command loads little. Returns what it is made of. */
async function bundleCommand(): Promise<Metafile> {
  rmSync('dist/cli', { recursive: true, force: true })
  const { metafile } = await bundle({
    entryPoints: { main: 'cli/main.ts' },
    // As deep as service/scripts/build, from where root.ts looks for the root.
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

/** Writes the packages that the bundles import, for the image, which runs without the sources (assemble-image.ts). */
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

/** The database a first start copies is made of less than the service, and takes longest: it has a stamp of its own. */
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

/** Builds what is not up to date, in the root of the repository, one process at a time. */
export async function build(names: readonly HalfName[] = ['service', 'dashboard']): Promise<void> {
  process.chdir(root)
  // Most find all as it should be, and need not take turns.
  if (names.every(isUpToDate)) return
  await buildAlone('dist/building', () => buildHalves(names))
}

/** The path that the dashboard stands under is part of it: another one builds it again. */
function markOf(name: HalfName): string {
  const mark = fingerprint(halves[name].inputs)
  return name === 'dashboard' ? `${mark}${readBasePath(process.env)}` : mark
}

function isUpToDate(name: HalfName): boolean {
  const { outputs } = halves[name]
  return isStamped(`dist/${name}.stamp`, markOf(name)) && outputs.every((path) => existsSync(path))
}

/** Side by side where there is room for both: each is at its most 1.5 GB, and the database keeps one core busy. */
async function buildHalves(names: readonly HalfName[]): Promise<void> {
  if (process.availableMemory() < 5e9) {
    for (const name of names) await buildHalf(name)
    return
  }
  // One that fails must not let another process in while the other half is still written.
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
