import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './root.ts'

// node service/scripts/build/assemble-image.ts FOLDER: after a build, copies everything that an image needs to run, and nothing
// else: both programs, the scripts that start and administer them, and from node_modules the packages that the service imports.
// The dashboard's packages are in .next/standalone. Tools of tests and of the build are left out.

/** Files that run in an image without being built: Node strips their types. They import each other by relative paths only. */
const scripts = [
  'build/root.ts',
  'keys/create-project.ts',
  'keys/dashboard-key.ts',
  'keys/key-create.ts',
  'keys/kubernetes-secret.ts',
  'keys/make-dashboard-key.ts',
  'run.mjs',
  'start/memory-settings.ts',
  'start/program-group.ts',
  'start/start.ts',
  'users/user.ts',
].map((name) => `service/scripts/${name}`)

const built = ['dist/service', 'dist/user', 'dist/cli', 'dist/database-template', '.next/standalone']
const documents = ['LICENSE', 'NOTICE', 'README.md', 'lib/server/exposure/exposure.ts', 'cli/carbon-register.mjs']

type Versions = Record<string, string>
type Package = {
  name: string
  version: string
  type: string
  license: string
  engines?: Versions
  dependencies?: Versions
  optionalDependencies?: Versions
  peerDependencies?: Versions
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const readPackage = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Returns the folder of a package as Node resolves it from `from`; null where it is not installed. */
function findPackage(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
    if (folder === root || folder === dirname(folder)) return null
  }
}

/**
 * Returns the folders of the named packages and of all their dependencies, with optional ones where they are installed. Optional
 * peer dependencies are left out: better-auth names frameworks and test runners there.
 */
function findClosure(names: readonly string[]): string[] {
  const found = new Set<string>()
  const open = names.map((name) => ({ name, from: root, isOptional: false }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const place = findPackage(next.name, next.from)
    if (place === null && next.isOptional) continue
    if (place === null) throw new Error(`${next.name} is not installed: npm ci`)
    if (found.has(place)) continue
    found.add(place)
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = readPackage(place)
    const optional = new Set(Object.keys(optionalDependencies))
    for (const name of Object.keys(dependencies)) open.push({ name, from: place, isOptional: optional.has(name) })
    for (const name of optional) open.push({ name, from: place, isOptional: true })
    for (const name of Object.keys(peerDependencies))
      if (peerDependenciesMeta[name]?.optional !== true) open.push({ name, from: place, isOptional: false })
  }
  return [...found].sort()
}

/** Copies a package without the files that only people and debuggers read. */
function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const inside = relative(from, path)
      return !/(^|[\\/])node_modules([\\/]|$)/.test(inside) && !/\.(map|md|markdown|d\.[cm]?ts|ts)$/.test(inside)
    },
  })
}

/** Assembles the image's files in `folder`, which is emptied first. */
export function assembleImage(folder: string): void {
  for (const path of built) if (!existsSync(join(root, path))) throw new Error(`${path} is not there: npm run build`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Links stay relative: otherwise they would lead back to where this was built.
  for (const path of [...built, ...scripts, ...documents])
    cpSync(join(root, path), join(folder, path), { recursive: true, verbatimSymlinks: true })
  const external: string[] = JSON.parse(readFileSync(join(root, 'dist/external-packages.json'), 'utf8'))
  for (const place of findClosure(external)) copyPackage(place, join(folder, relative(root, place)))
  const { name, version, type, license, engines } = readPackage(root)
  // The part of package.json that run.mjs and `npx carbon-register` read.
  const bin = { 'carbon-register': 'cli/carbon-register.mjs' }
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type, license, engines, bin, optionalDependencies: {} }, null, 2)}\n`,
  )
}

const target = process.argv[2]
if (process.argv[1] === import.meta.filename) {
  if (target === undefined) throw new Error('Usage: node service/scripts/build/assemble-image.ts FOLDER')
  assembleImage(resolve(target))
}
