import { expect, test } from 'vitest'
import type { Candidate } from '@/service/reports/model/figure'
import { because } from '@/service/reports/model/reason'
import { readText } from '@/service/reports/testing/read-test-pages'
import { growthOf } from '@/service/testing/growth'
import { withoutSharedByMethods, withoutSumsOfScopes } from './sums-of-scopes'

const row = (scope: Candidate['scope'], y: number, tonnes: number): Candidate & { tonnes: number } => ({
  scope,
  tonnes,
  number: tonnes,
  year: 2023,
  printedValue: String(tonnes),
  printedUnit: 't CO2e',
  page: 1,
  quote: '',
  box: { x0: 0, x1: 10, y0: y, y1: y + 1 },
  reasons: [],
  score: 10,
  entity: null,
  yearIsAssumed: false,
})
const kept = (...rows: ReturnType<typeof row>[]) => withoutSumsOfScopes(rows).map(({ tonnes }) => tonnes)

test('of two amounts of scope 1, the one that is the other and scope 2 together is the total of both', () => {
  expect(kept(row('1', 1, 12_300), row('2mb', 2, 4_200), row('1', 3, 16_500))).toEqual([12_300, 4_200])
  expect(kept(row('1', 1, 12_300), row('2', 2, 4_200), row('2', 3, 16_500))).toEqual([12_300, 4_200])
})

test('an amount that differs otherwise, that stands in the row of its part, or that parts of the same scope add up to, stays', () => {
  expect(kept(row('1', 1, 12_300), row('2mb', 2, 4_200), row('1', 3, 16_700))).toHaveLength(3)
  expect(kept(row('1', 1, 12_300), row('2mb', 2, 4_200), row('1', 1, 16_500))).toHaveLength(3)
  expect(kept(row('1', 1, 12_300), row('1', 2, 4_200), row('1', 3, 16_500), row('2mb', 4, 4_200))).toHaveLength(4)
})

test('thousands of rows of one year do not take time that grows with the cube of their number', () => {
  const some = (length: number) =>
    Array.from({ length }, (_, at) => row(at % 2 === 0 ? '1' : '2', at, 1000 + ((at * 7919) % 99_991) * 37))
  expect(growthOf((length) => withoutSumsOfScopes(some(length)), 500)).toBeLessThan(40)
})

test('an amount that a sentence gives for both methods is not that of the method which another amount is printed for', () => {
  const said = (scope: '2lb' | '2mb') => ({ ...row(scope, 1, 4_200), reasons: [because('sentence')] })
  const scopesOf = (...rows: ReturnType<typeof row>[]) =>
    withoutSharedByMethods(rows, 3).map(({ scope, tonnes }) => `${scope} ${tonnes}`)
  expect(scopesOf(said('2lb'), said('2mb'), row('2mb', 9, 812))).toEqual(['2lb 4200', '2mb 812'])
  expect(scopesOf(said('2lb'), said('2mb'))).toEqual(['2lb 4200', '2mb 4200'])
})

test('rows of text that name one scope 3, each with its own sources in brackets, are parts of it', () => {
  expect(
    readText(`Emissions 2023 2022
Direct (Scope 1) emissions tonnes CO2e 12,300 13,100
Other indirect (Scope 3) emissions (locomotive fuel well-to-tank, upstream fuels, losses, grids and others) tonnes CO2e 3,624 3,226
Other indirect (Scope 3) emissions (rail ties, combustion, business travel and employee commuting, and various purchased products) tonnes CO2e 2,180 862`),
  ).toEqual(['2022 1 13100', '2023 1 12300'])
})
