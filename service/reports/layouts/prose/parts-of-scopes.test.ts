import { expect, test } from 'vitest'
import { markdownOf, readText } from '@/service/reports/testing/read-test-pages'

const pairs = [
  ['Scope 1 – Germany', 'Scope 1 – France'],
  ['Scope 1 (Deutschland)', 'Scope 1 (Frankreich)'],
  ['Scope 1 Europe', 'Scope 1 Asia'],
  ['Scope 1 UK', 'Scope 1 Ireland'],
  ['Scope 1 (Plant A)', 'Scope 1 (Plant B)'],
  ['Scope 1 – manufacturing', 'Scope 1 – offices'],
  ['Scope 1 – retail', 'Scope 1 – logistics'],
  ['Scope 1 (domestic)', 'Scope 1 (overseas)'],
  ['Scope 1 国内', 'Scope 1 海外'],
  ['Germany – Scope 1', 'France – Scope 1'],
  ['Scope 1 from natural gas', 'Scope 1 from vehicles'],
  ['Scope 1 – subsidiaries', 'Scope 1 – joint ventures'],
  ['Scope 1 (H1)', 'Scope 1 (H2)'],
  ['Scope 1 – mining', 'Scope 1 – smelting'],
] as const

test.each(pairs)('"%s" beside "%s": neither is the whole, which only a total is', (one, other) => {
  const head = ['tCO2e', '2022', '2021']
  const first = [one, '12,345', '13,456']
  const second = [other, '2,345', '3,456']
  const ofScope2 = (row: readonly string[]) => row.map((cell, at) => (at === 0 ? cell.replace('1', '2') : cell))
  expect(readText(markdownOf([head, first, second, ['Water (m3)', '100', '200']]))).toEqual([])
  expect(readText(markdownOf([head, first, ofScope2(first), second, ofScope2(second)]))).toEqual([])
  expect(readText(markdownOf([head, first, second, ['Total Scope 1', '14,690', '16,912']]))).toEqual([
    '2021 1 16912',
    '2022 1 14690',
  ])
  expect(readText(markdownOf([head, first, ['Scope 1', '14,690', '16,912']]))).toEqual(['2021 1 16912', '2022 1 14690'])
})

test('two approaches to the whole are no parts', () => {
  const rows = [
    ['tCO2e', '2022'],
    ['Scope 1 (operational control)', '12,345'],
    ['Scope 1 (equity share)', '10,345'],
  ]
  expect(readText(markdownOf(rows))).toHaveLength(1)
})
