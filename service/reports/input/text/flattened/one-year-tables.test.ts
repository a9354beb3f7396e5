import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const page = (...lines: string[]) => readText(['Sustainability report 2022', '', ...lines].join('\n'))
const rows = [
  'Scope 1 emissions (tCO2e) 1,234',
  'Scope 2 emissions, market-based (tCO2e) 2,222',
  'Scope 3 emissions (tCO2e) 12,345',
]
const ofYear = ['2022 1 1234', '2022 2mb 2222', '2022 3 12345']

test.each(['Indicator 2022', 'FY2022', 'Environmental performance 2022'])('rows of one year under "%s"', (head) => {
  expect(page(head, ...rows)).toEqual(ofYear)
})

test.each([
  [
    'a scope that stands there twice',
    [
      'Indicator 2022',
      'Scope 1 emissions (tCO2e) 1,234',
      'Scope 1 emissions (tCO2e) 877',
      'Scope 3 emissions (tCO2e) 12,345',
    ],
  ],
  ['an aim', ['Target 2030', ...rows]],
  ['a sentence that ends in a year', ['These are what we expect to emit in 2022', ...rows]],
  ['rows among which others have more amounts', ['Indicator 2022', ...rows, 'Energy (MWh) 1,234 1,300']],
])('nothing of %s', (_, lines) => {
  expect(page(...lines)).toEqual([])
})

test('scopes that head the columns, with a year in each row', () => {
  const lines = [
    'GHG emissions in tCO2e Scope 1 Scope 2 (market-based) Scope 3 Total',
    '2022 1,234 2,222 12,345 15,801',
    '2021 1,300 2,300 13,000 16,600',
  ]
  expect(page(...lines)).toEqual(['2021 1 1300', '2021 2mb 2300', '2021 3 13000', ...ofYear])
})

test('of scopes that head the columns and places in rows, the total is read if it adds up', () => {
  const lines = (total: string) => [
    '2022 GHG emissions (tonnes CO2e)',
    'GHG Scope 1 Scope 2 Scope 3 Total',
    'Mine (tCO2e) 1,000 2,000 12,345 15,345',
    'Offices (tCO2e) 234 222 – 456',
    `Total (tCO2e) 1,234 2,222 12,345 ${total}`,
  ]
  expect(page(...lines('15,801'))).toEqual(['2022 1 1234', '2022 2 2222', '2022 3 12345'])
  expect(page(...lines('15,999'))).toEqual([])
})

test.each([
  [
    'a row with fewer amounts than scopes',
    ['Emissions tCO2e Scope 1 Scope 2 Scope 3', '2022 1,234 2,222', '2021 1,300 2,300 13,000'],
  ],
  ['amounts before all names', ['1,234 2,222 12,345', 'tCO2e tCO2e tCO2e', 'Scope 1 Scope 2 Scope 3']],
])('nothing of scopes beside each other: %s', (_, lines) => {
  expect(page(...lines)).toEqual([])
})
