import { expect, test } from 'vitest'
import { readTextReport } from '@/service/reports/read-report'

function proofs(rows: string, title = 'GHG emissions (tCO2e)'): string[] {
  const { figures } = readTextReport(`# Report 2023\n\n| ${title} | 2023 | 2022 |\n|---|---|---|\n${rows}`)
  return figures.map(({ year, scope, proof }) => `${year} ${scope} ${proof ?? '-'}`)
}

test('scopes 1 and 2 are proved by the printed total of both', () => {
  const rows =
    '| Scope 1 | 1,200 | 1,350 |\n| Scope 2 (market-based) | 800 | 910 |\n| Total scope 1 and 2 | 2,000 | 2,260 |'
  expect(proofs(rows)).toEqual([
    '2022 1 sum',
    '2022 1+2 sum',
    '2022 2mb sum',
    '2023 1 sum',
    '2023 1+2 sum',
    '2023 2mb sum',
  ])
})

test('a total of all scopes proves each, and categories prove scope 3', () => {
  const rows =
    '| Scope 1 | 1,200 | 1,350 |\n| Scope 2 | 800 | 910 |\n| Scope 3 | 15,400 | 16,001 |\n| Category 1: Purchased goods and services | 15,000 | 15,500 |\n| Category 6: Business travel | 400 | 501 |\n| Total | 17,400 | 18,261 |'
  const all = proofs(rows)
  expect(all).toContain('2023 1 sum')
  expect(all).toContain('2022 3 sum')
  expect(all).toContain('2023 3.6 sum')
})

test('where scope 3 is given by its categories only, a total of all proves the others and them, and never all of scope 3', () => {
  const travel =
    '| Scope 1 | 1,200 | 1,350 |\n| Scope 2 | 800 | 910 |\n| Scope 3 (business travel) | 400 | 501 |\n| Total emissions | 2,400 | 2,761 |'
  expect(proofs(travel)).toEqual([
    '2022 1 sum',
    '2022 2 sum',
    '2022 3.6 sum',
    '2023 1 sum',
    '2023 2 sum',
    '2023 3.6 sum',
  ])
  const two = travel.replace('| Total emissions | 2,400 | 2,761 |', '| Waste generated in operations | 30 | 20 |')
  expect(proofs(`${two}\n| Total emissions | 2,430 | 2,781 |`)).toContain('2023 3.5 sum')
  expect(proofs(`${two}\n| Total emissions | 2,600 | 2,781 |`)).toContain('2023 1 -')
})

test('a total that is not theirs proves nothing, nor do amounts below 10 t', () => {
  expect(
    proofs('| Scope 1 | 1,200 | 1,350 |\n| Scope 2 | 800 | 910 |\n| Total scope 1 and 2 | 2,100 | 2,360 |').join(),
  ).not.toContain('sum')
  expect(proofs('| Scope 1 | 4 | 5 |\n| Scope 2 | 3 | 2 |\n| Total scope 1 and 2 | 7 | 7 |').join()).not.toContain(
    'sum',
  )
})

test('beside a market-based scope 2 the sum with the location-based one is not the total that is meant', () => {
  const both = '| Scope 1 | 1,200 | 1,350 |\n| Scope 2 (location-based) | 900 | 910 |'
  const market = '\n| Scope 2 (market-based) | 310 | 330 |'
  const total = '\n| Total scope 1 and 2 | 2,100 | 2,260 |'
  expect(proofs(both + total)).toContain('2023 1+2 sum')
  const found = proofs(both + market + total)
  expect(found).toContain('2023 1+2 -')
  expect(found).toContain('2023 2lb sum')
  expect(found).toContain('2023 2mb -')
})

test('the reason says which sum, and where', () => {
  const { figures } = readTextReport(
    '# Report 2023\n\n| GHG emissions (tCO2e) | 2023 |\n|---|---|\n| Scope 1 | 1,200 |\n| Scope 2 | 800 |\n| Total scope 1 and 2 | 2,000 |',
  )
  expect(figures[0]?.reasons.at(-1)).toEqual({
    rule: 'proved_by_sum',
    values: { sum: '1,200 + 800 = 2,000', page: '1' },
  })
})
