import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root } from './root.ts'

// node service/scripts/build/assemble-image.ts FOLDER: after a build, all that an image needs to run, and nothing else: both
// programs, the scripts that start and administer them, and of node_modules what the service imports. The dashboard has its
// own beside it (.next/standalone). No tool of tests or of the build is among them.

/** What runs in an image without being built: Node strips their types. They import each other by relative paths alone. */
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

/** Where Node finds a package that is imported from `from`; null where it is not installed. */
function findPackage(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return place
    if (folder === root || folder === dirname(folder)) return null
  }
}

/**
 * Folders of the packages of these names and of all they depend on, optional ones where they are installed. What a package
 * can merely work together with (optional peers) stays away: better-auth names frameworks and test runners.
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

/** Of a package everything but what is only read by people and debuggers. */
function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const inside = relative(from, path)
      return !/(^|[\\/])node_modules([\\/]|$)/.test(inside) && !/\.(map|md|markdown|d\.[cm]?ts|ts)$/.test(inside)
    },
  })
}

/** `folder` is made anew. */
export function assembleImage(folder: string): void {
  for (const path of built) if (!existsSync(join(root, path))) throw new Error(`${path} is not there: npm run build`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const path of [...built, ...scripts, ...documents])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  const external: string[] = JSON.parse(readFileSync(join(root, 'dist/external-packages.json'), 'utf8'))
  for (const place of findClosure(external)) copyPackage(place, join(folder, relative(root, place)))
  const { name, version, type, license, engines } = readPackage(root)
  // What run.mjs reads, and where `npx carbon-register` looks.
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
