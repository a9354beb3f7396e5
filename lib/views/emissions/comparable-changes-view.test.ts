import { expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { answerWith } from '@/lib/views/testing/answer-for-tests'
import { viewComparableChanges } from './comparable-changes-view'

const format = createFormat('en')

function year(of: number, emissions: object, publisher = 'A') {
  return { year: of, region: 'GLOBAL', publishers: [publisher], emissions }
}

function view(...performances: object[]) {
  return viewComparableChanges(answerWith({ performances }), format)
}

const market = (scope1: number, scope2: number) => ({
  scope_1: { total: scope1 },
  scope_2: { total_market_based: scope2 },
})

it('is nothing with one year', () => {
  expect(view(year(2022, market(1, 1)))).toBeNull()
})

it('gives the change with its direction where scope, method and publisher are the same', () => {
  const found = view(year(2022, market(901, 501)), year(2021, market(1001, 401)))
  const [row] = found?.rows ?? []
  expect(row?.cells.map((cell) => (cell.kind === 'change' ? cell.text : cell.reason))).toEqual([
    '−10.0%',
    '+24.9%, market based',
    '0%, market based',
    'Not in our sources for 2021 and 2022',
  ])
  expect(found?.claim).toBe('Scopes 1 and 2 stayed the same from 2021 to 2022.')
})

it('says why not: another method, another publisher, a gap, another set of categories, zero', () => {
  const location = { scope_1: { total: 40 }, scope_2: { total_location_based: 40 } }
  const [methods] = view(year(2022, market(90, 50)), year(2021, location))?.rows ?? []
  const factor = '2021 and 2022 differ by more than a factor of 2, which looks like another method: not compared'
  expect(methods?.cells[0]).toEqual({ kind: 'not_alike', reason: factor })
  const [zeros] = view(year(2022, market(0, 50)), year(2021, market(0, 50)))?.rows ?? []
  expect(zeros?.cells[0]).toEqual({ kind: 'not_alike', reason: 'It was zero the year before' })
  expect(methods?.cells[1]).toEqual({ kind: 'not_alike', reason: '2022 is market based, 2021 location based' })
  const [publishers] = view(year(2022, market(9, 5)), year(2021, market(9, 5), 'B'))?.rows ?? []
  expect(publishers?.cells[0]).toEqual({ kind: 'not_alike', reason: '2022 compiled by A, 2021 by B' })
  const [gap] = view(year(2022, market(9, 5)), year(2016, market(9, 5)))?.rows ?? []
  expect(gap?.cells[0]).toEqual({
    kind: 'not_alike',
    reason: 'Our sources have no figures of the years between 2016 and 2022',
  })
  const [categories] =
    view(year(2022, { scope_3: { sum: 9, business_travel: 9 } }), year(2021, { scope_3: { sum: 9, capital_goods: 9 } }))
      ?.rows ?? []
  expect(categories?.cells[3]).toEqual({ kind: 'not_alike', reason: 'Other categories in 2022 than in 2021' })
})

it('compares the newest pair first and finds the shared method among several', () => {
  const either = { scope_1: { total: 10 }, scope_2: { total_market_based: 1, total_location_based: 20 } }
  const found = view(year(2022, either), year(2021, { scope_1: { total: 10 }, scope_2: { total_location_based: 40 } }))
  expect(found?.rows[0]?.cells[1]).toMatchObject({ text: '−50%, location based', direction: 'fell' })
  expect(found?.claim).toBe('Scopes 1 and 2 fell from 2021 to 2022: −40%, location based.')
})

it('compares years without a method of scope 2 only where their source does not say that it mixes methods', () => {
  const unnamed = (scope2: number) => ({ scope_1: { total: 100 }, scope_2: { total: scope2 } })
  const cellsOf = (publisher: string, newest: object) =>
    view(year(2020, newest, publisher), year(2019, unnamed(40), publisher))
  const alike = cellsOf('A', unnamed(50))
  expect(alike?.rows[0]?.cells[1]).toMatchObject({ text: '+25%, method not stated' })
  const [one] = cellsOf('A', market(100, 50))?.rows ?? []
  expect(one?.cells[1]).toEqual({ kind: 'not_alike', reason: '2020 is market based, 2019 method not stated' })
  const mixed = cellsOf('Robert Höglund, Carbon Gap', unnamed(50))
  const reason =
    'Which method of scope 2 the figures of 2019 and 2020 use is not in our sources, and may differ: not compared'
  expect(mixed?.rows[0]?.cells.slice(0, 3)).toEqual([
    expect.objectContaining({ kind: 'change' }),
    { kind: 'not_alike', reason },
    { kind: 'not_alike', reason },
  ])
  expect(mixed?.claim).toBe('No two years of scopes 1 and 2 are alike enough to compare.')
})

it('calls two figures that differ by next to nothing another than the same', () => {
  const [row] = view(year(2021, market(100_021, 5)), year(2020, market(100_000, 5)))?.rows ?? []
  expect(row?.cells[0]).toMatchObject({ direction: 'rose', text: 'by less than 0.1%' })
  expect(row?.cells[1]).toMatchObject({ direction: 'same' })
})

it('does not compare a sum of which a part looks like another method, and says so', () => {
  const [row] = view(year(2022, market(900, 30)), year(2021, market(1000, 500)))?.rows ?? []
  expect(row?.cells[0]).toMatchObject({ kind: 'change', text: '−10%' })
  expect(row?.cells[2]).toEqual({
    kind: 'not_alike',
    reason: 'Scope 1 or scope 2 of 2021 and 2022 looks like another method, and so does their sum: not compared',
  })
})

it('does not compare scope 3 totals of which nobody says what they hold', () => {
  const total = (tonnes: number) => ({ scope_3: { total: tonnes } })
  const [row] = view(year(2022, total(90)), year(2021, total(100)))?.rows ?? []
  expect(row?.cells[3]).toEqual({
    kind: 'not_alike',
    reason: 'Which scope 3 categories the totals of 2021 and 2022 hold is not in our sources: not compared',
  })
})

it('knows the category of a total that is the very amount of the one category of another year', () => {
  const total = { ...market(100, 40), scope_3: { total: 500 } }
  const named = { ...market(100, 40), scope_3: { sum: 500, use_of_sold_products: 500 } }
  const [row] = view(year(2022, total), year(2021, named))?.rows ?? []
  expect(row?.cells[3]).toMatchObject({ kind: 'change', direction: 'same' })
})
