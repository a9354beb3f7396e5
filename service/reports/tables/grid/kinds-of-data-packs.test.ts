import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const page = (...lines: string[]) =>
  readText(['# Sustainability data pack 2023', '', '## Environment', '', ...lines].join('\n'))

const expected = [
  '2022 1 4100',
  '2022 2lb 3300',
  '2022 2mb 2100',
  '2022 3 81200',
  '2023 1 3900',
  '2023 2lb 3200',
  '2023 2mb 1800',
  '2023 3 79800',
]

const table = (...[one, two, three, four]: [string, string, string, string]) => [
  '| GHG emissions (tCO2e) | 2022 | 2023 |',
  '|---|---|---|',
  `| ${one} | 4100 | 3900 |`,
  `| ${two} | 3300 | 3200 |`,
  `| ${three} | 2100 | 1800 |`,
  `| ${four} | 81200 | 79800 |`,
]

test.each([
  [
    'marks of notes that lost their place above the line',
    ['Scope 14', 'Scope 2 (location-based)', 'Scope 2 (market-based)', 'Scope 38'],
  ],
  ['scope 3 by the name of its standard', ['Scope 1', 'Scope 2 LB', 'Scope 2 MB', 'Total value chain emissions']],
] as const)('labels of scopes: %s', (_, [one, two, three, four]) => {
  expect(page(...table(one, two, three, four))).toEqual(expected)
})

test('a digit behind a scope that may be a second scope names none', () => {
  expect(page(...table('Scope 12', 'Scope 2 (location-based)', 'Scope 2 (market-based)', 'Scope 3'))).toEqual(
    expected.filter((one) => !one.includes(' 1 ')),
  )
})

test('value chain emissions of all scopes, of a part and per unit are not scope 3', () => {
  for (const label of [
    'Value chain emissions (Scope 1, 2 and 3)',
    'Upstream value chain emissions',
    'Value chain emissions per employee',
  ])
    expect(page(...table('Scope 1', 'Scope 2 (location-based)', 'Scope 2 (market-based)', label))).not.toContain(
      '2023 3 79800',
    )
})

test('marks of restated and assured amounts that are letters behind them', () => {
  const [head = '', rule = '', ...rows] = table(
    'Scope 1',
    'Scope 2 (location-based)',
    'Scope 2 (market-based)',
    'Scope 3',
  )
  for (const mark of [' R', ' LA', 'ᴬ']) {
    const marked = rows.map((row) => row.replace(/(\d) \|$/, `$1${mark} |`))
    expect(page(head, rule, ...marked)).toEqual(expected)
  }
})

test('columns of methods that are named by two letters', () => {
  const rows = [
    '| Scope 2 emissions (tCO2e) | 2022 | | 2023 | |',
    '|---|---|---|---|---|',
    '| | LB(1) | MB | LB(1) | MB |',
    '| Offices | 3000 | 2000 | 3000 | 1700 |',
    '| Base buildings | 300 | 100 | 200 | 100 |',
    '| Total | 3300 | 2100 | 3200 | 1800 |',
  ]
  expect(page(...rows)).toEqual(expected.filter((one) => one.includes(' 2lb ') || one.includes(' 2mb ')))
})

test('lines of years below scopes and categories', () => {
  const rows = [
    '| GHG emissions (tCO2e) | Scope 1 | Scope 2 LB | Scope 2 MB | Scope 3 | Cat 1 Purchased goods and services | Cat 6 Business travel |',
    '|---|---|---|---|---|---|---|',
    '| 2022 | 4100 | 3300 | 2100 | 81200 | 71200 | 10000 |',
    '| 2023 | 3900 | 3200 | 1800 | 79800 | 70800 | 9000 |',
  ]
  const categories = ['2022 3.1 71200', '2022 3.6 10000', '2023 3.1 70800', '2023 3.6 9000']
  expect(page(...rows)).toEqual([...expected, ...categories].sort())
})

test('the table under the heading of the group, whatever stands over it, before that of a plant', () => {
  const own = table('Scope 1', 'Scope 2 (location-based)', 'Scope 2 (market-based)', 'Scope 3')
  const ofPlant = own.map((row) => row.replace(/\d{2}00 \| \d{2}00 \|$|\d{5} \| \d{5} \|$/, '140 | 130 |'))
  expect(page('### Group', '', ...own, '', '### Perth plant', '', ...ofPlant)).toEqual(expected)
  // Nothing says that one of two named tables is the whole.
  expect(page('### Perth plant', '', ...own, '', '### Albany plant', '', ...ofPlant)).toEqual([])
})

test('an empty first column of a spreadsheet changes nothing', () => {
  const rows = [
    '| Location based | | |',
    '|---|---|---|',
    '| Total emissions (tCO2e) | | |',
    '| | 2022 | 2023 |',
    '| Scope 2 emissions | 3300 | 3200 |',
    '| Market based | | |',
    '| Total emissions (tCO2e) | | |',
    '| | 2022 | 2023 |',
    '| Scope 2 emissions | 2100 | 1800 |',
  ]
  const ofScope2 = expected.filter((one) => / 2[lm]b /.test(one))
  expect(page(...rows)).toEqual(ofScope2)
  expect(page(...rows.map((row) => (row.startsWith('|-') ? `|---${row}` : `| ${row}`)))).toEqual(ofScope2)
})
