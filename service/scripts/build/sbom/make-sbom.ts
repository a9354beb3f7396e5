import { isAllowed, type LockedPackages, licenceOf } from './licences.ts'

/** A list of packages in CycloneDX 1.5 (https://cyclonedx.org), as far as we fill it. */
export type Sbom = {
  bomFormat: 'CycloneDX'
  specVersion: '1.5'
  version: 1
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}
type Licence = { license: { id: string } | { name: string } } | { expression: string }
type Component = {
  'bom-ref': string
  type: 'application' | 'library'
  name: string
  version: string
  scope?: 'required' | 'optional'
  purl: string
  hashes?: { alg: 'SHA-512'; content: string }[]
  licenses: Licence[]
}
type Product = { name: string; version: string; license: string }

/**
 * Lists what an installation without development packages holds, on every kind of machine: all that the lockfile's root needs, and what
 * those need. `npm sbom --omit dev` leaves out what a tool of development needs as well, such as react and pg. The same lockfile leads
 * to the same text. Throws for a package without a licence that may be used.
 */
export function makeSbom(product: Product, packages: LockedPackages): Sbom {
  const needed = listNeeded(packages)
  const refused = [...needed.keys()].filter((path) => path !== '' && !isAllowed(licenceOf(packages, path)))
  if (refused.length > 0)
    throw new Error(
      `Without a licence that may be used (service/scripts/build/sbom/licences.ts):\n${refused
        .map((path) => `  ${nameOf(path)}: ${licenceOf(packages, path) ?? 'none'}`)
        .join('\n')}`,
    )
  const component: Component = {
    'bom-ref': `${product.name}@${product.version}`,
    type: 'application',
    ...identityOf(product.name, product.version),
    licenses: [toLicence(product.license)],
  }
  const refOf = (path: string) => (path === '' ? component['bom-ref'] : path.replace(/^node_modules\//, ''))
  const paths = [...needed.keys()].sort()
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component },
    components: paths.filter((path) => path !== '').map((path) => toComponent(packages, path, refOf(path))),
    dependencies: paths.map((path) => ({ ref: refOf(path), dependsOn: (needed.get(path) ?? []).map(refOf).sort() })),
  }
}

/** Returns the places of all packages that production needs, the root ("") included, each with the places of what it needs itself. */
function listNeeded(packages: LockedPackages): Map<string, string[]> {
  const needed = new Map<string, string[]>()
  const open = ['']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (needed.has(path)) continue
    const from = path
    const found = namesNeededBy(packages, from).flatMap((name) => findPackage(packages, from, name) ?? [])
    needed.set(path, found)
    open.push(...found)
  }
  return needed
}

function namesNeededBy(packages: LockedPackages, path: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {}
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true)
  return [...new Set([...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers])]
}

/** Finds a package as Node does: in the folder of the package that needs it, then in each folder above. Null: not in the lockfile. */
function findPackage(packages: LockedPackages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (Object.hasOwn(packages, path)) return path
    if (folder === '') return null
  }
}

/** "@a/b" of "node_modules/c/node_modules/@a/b". */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function toComponent(packages: LockedPackages, path: string, ref: string): Component {
  const { version = '', integrity = '', optional } = packages[path] ?? {}
  const [, hash] = /^sha512-(\S+)/.exec(integrity) ?? []
  return {
    'bom-ref': ref,
    type: 'library',
    ...identityOf(nameOf(path), version),
    scope: optional === true ? 'optional' : 'required',
    ...(hash !== undefined && {
      hashes: [{ alg: 'SHA-512' as const, content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
    licenses: [toLicence(licenceOf(packages, path) ?? '')],
  }
}

/** Package URLs write the @ of a scope as %40 (https://github.com/package-url/purl-spec). */
function identityOf(name: string, version: string): Pick<Component, 'name' | 'version' | 'purl'> {
  return { name, version, purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}` }
}

function toLicence(licence: string): Licence {
  if (/ (AND|OR) /.test(licence)) return { expression: licence.replace(/^\(([^()]*)\)$/, '$1') }
  // What is no id of SPDX is written as a name.
  return { license: licence.includes(' ') ? { name: licence } : { id: licence } }
}
