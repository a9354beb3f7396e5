import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../root.ts'

// The licences of packages that run in production: they must be compatible with Apache-2.0, and NOTICE names those that ask for it.

const Entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
})
const Lockfile = z.object({ packages: z.record(z.string(), Entry) })
const Package = z.object({ license: z.string().optional() })

/** An entry of package-lock.json by its place: "node_modules/fastify". The root itself is "". */
export type LockedPackages = Readonly<Record<string, z.infer<typeof Entry>>>

export function readLockfile(): LockedPackages {
  return Lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages
}

/** These ask only that their text is included, which each package does. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]
/** These ask for more: that changes keep the licence, or that the work is named. NOTICE names the packages. */
const withDuties = ['CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'SIL OPEN FONT LICENSE']

/** Returns the licences of an SPDX expression that must be observed: of "A OR B" the chosen one. "AND" binds more closely than "OR". */
export function partsOf(expression: string): string[] {
  const innermost = /\(([^()]*)\)/.exec(expression)
  if (innermost === null) return chosenOf(expression.split(' OR ').map((choice) => choice.split(' AND ')))
  const [brackets, inner = ''] = innermost
  const within = inner.split(' OR ')
  if (within.length === 1) return partsOf(expression.replace(brackets, inner))
  return chosenOf(within.map((choice) => partsOf(expression.replace(brackets, choice))))
}

function chosenOf(choices: readonly string[][]): string[] {
  return choices.find((parts) => parts.every((part) => permissive.includes(part))) ?? choices[0] ?? []
}

/** Null: no licence, which allows nothing. */
export function isAllowed(expression: string | null): boolean {
  return partsOf(expression ?? '').every((part) => permissive.includes(part) || withDuties.includes(part))
}

export function hasDuties(expression: string | null): boolean {
  return partsOf(expression ?? '').some((part) => withDuties.includes(part))
}

/** "node_modules/@next/swc-darwin-x64" is one of the builds of "node_modules/@next/swc". */
export function familyOf(path: string): string {
  return path.replace(/-(bin-)?(android|darwin|freebsd|linux|linuxmusl|wasm32|win|win32)(-.*|[0-9]*)$/, '')
}

/** Returns the licence in the lockfile, else in the package. A build for another machine has the licence of the build for this one. */
export function licenceOf(packages: LockedPackages, path: string): string | null {
  const own = packages[path]?.license
  if (own !== undefined) return own
  const file = join(root, path, 'package.json')
  if (existsSync(file)) return Package.parse(JSON.parse(readFileSync(file, 'utf8'))).license ?? null
  if (packages[path]?.optional !== true) return null
  const siblings = Object.entries(packages).filter(([one]) => familyOf(one) === familyOf(path))
  return siblings.map(([, { license }]) => license).find((license) => license !== undefined) ?? null
}
