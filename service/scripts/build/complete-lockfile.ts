import { readFileSync, writeFileSync } from 'node:fs'

// npm run build -- lockfile: npm leaves a platform's package out of package-lock.json when the registry in use does not have it,
// and `npm ci` then refuses the lockfile on every machine. This script adds an entry for each optional dependency that is named
// and missing, with the platform taken from its name: npm skips it elsewhere, and downloads it by version where it fits.

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32', 'aix']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32']

/** "@biomejs/cli-linux-x64-musl" -> { os: ["linux"], cpu: ["x64"], libc: ["musl"] } */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const words = name.split(/[/-]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  const libc = words.includes('musl')
    ? 'musl'
    : words.some((word) => word === 'gnu' || word === 'glibc')
      ? 'glibc'
      : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}

const file = 'package-lock.json'
type Entry = {
  version?: string
  os?: string | string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
const added: string[] = []
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    if (lock.packages[place] || lock.packages[`${path}/${place}`]) continue
    const platform = platformOf(name)
    // Without a platform npm would download it everywhere; such a package is missing for another reason.
    if (Object.keys(platform).length === 0 || !/^\d/.test(version)) continue
    lock.packages[place] = { version, ...platform, ...(entry.dev && { dev: true }), optional: true }
    added.push(`${name}@${version}`)
  }
}
// The packaged Node is built for the GNU C library and does not say so: with other libraries it would be used instead of the
// machine's own Node.
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!/^node_modules\/node-linux-/.test(path) || entry.libc !== undefined) continue
  entry.libc = ['glibc']
  added.push(`the C library of ${path}`)
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(added.length === 0 ? 'The lockfile is complete' : `Added ${added.length}: ${added.join(', ')}`)
