import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'
import { growthOf } from '@/service/testing/growth'
import { separatedRows } from './separated-rows'

const rows = [
  ['GHG emissions (tCO2e)', '2022', '2021', '2019'],
  ['Scope 1', '12,345', '11,345', '10,345'],
  ['Scope 2 (market-based)', '2,345', '', '2,111'],
  ['Scope 3', '', '101,222', ''],
  ['Category 6: Business travel', '345', '301', '299'],
]
const expected = [
  '2019 1 10345',
  '2019 2mb 2111',
  '2019 3.6 299',
  '2021 1 11345',
  '2021 3 101222',
  '2021 3.6 301',
  '2022 1 12345',
  '2022 2mb 2345',
  '2022 3.6 345',
]
const read = (lines: readonly string[]) => readText(`# Sustainability report 2022\n\n${lines.join('\n')}\n`)

test.each([
  ['tabs', (cells: readonly string[]) => cells.join('\t')],
  ['semicolons', (cells: readonly string[]) => cells.join(';')],
  ['semicolons and spaces', (cells: readonly string[]) => cells.join(' ; ')],
  ['CSV with quotation marks', (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',')],
] as const)('cells separated by %s, empty ones among them', (_, set) => {
  expect([...read(rows.map(set))].sort()).toEqual(expected)
})

test('prose with semicolons and commas is no table', () => {
  expect(
    read([
      'In 2021 we had 3 plants, 40 offices, 7 depots; in 2022 there were 4.',
      'In 2022 we had 4 plants, 41 offices, 8 depots; in 2023 there are 5.',
      'Our Scope 1 emissions were 12,345 tCO2e in 2022.',
    ]),
  ).toEqual(['2022 1 12345'])
})

test('cells set apart in no columns: by their order; a row that lacks some is left out', () => {
  expect(read(rows.map((cells) => cells.filter((cell) => cell !== '').join('    ')))).toEqual(
    expected.filter((one) => / (?:1|3\.6) /.test(one)),
  )
  const withUnits = rows.map(([label = '', ...cells], at) => [label, at === 0 ? 'Unit' : 'kt', ...cells])
  const full = withUnits.filter((cells) => !cells.includes(''))
  expect(read(full.map((cells) => cells.join('   ').replace('(tCO2e)', '')))).toEqual(
    expected.filter((one) => / (?:1|3\.6) /.test(one)).map((one) => `${one}000`),
  )
})

test('columns set by programs that give an East Asian letter the room of one', () => {
  const set = (label: string, ...cells: string[]) => label.padEnd(24) + cells.map((cell) => cell.padStart(14)).join('')
  expect(
    read([
      set('温室効果ガス排出量 (t-CO2)', '2021年度', '2022年度'),
      set('スコープ1', '3,063', '1,841'),
      set('スコープ2', '5,085', '2,866'),
      set('カテゴリ1 購入した製品・サービス', '658,276', '494,021'),
    ]),
  ).toEqual(['2021 1 3063', '2021 2 5085', '2021 3.1 658276', '2022 1 1841', '2022 2 2866', '2022 3.1 494021'])
})

test('a long list of amounts with commas does not take time that grows with the square of its lines', () => {
  const some = (length: number) => Array.from({ length }, (_, at) => `Scope 1 Site ${at} 1,${100 + (at % 900)} 1,300`)
  expect(growthOf((length) => separatedRows(some(length)), 2_000)).toBeLessThan(9)
})
