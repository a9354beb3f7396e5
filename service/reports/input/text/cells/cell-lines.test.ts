import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const title = 'Sustainability report 2024'
const head = ['GHG emissions of the group (tCO2e)', '2022', '2023', '2024']
const end = 'The figures were assured by a third party.'
const page = (...lines: string[]) => readText([title, ...lines, end].join('\n'))

test('one cell a line: the years, then each label with an amount for each of them', () => {
  expect(page(...head, 'Scope 1', '7', '6', '8', 'Scope 3', '5,960', '6,160', '4,880')).toEqual([
    ...['2022 1 7', '2022 3 5960', '2023 1 6', '2023 3 6160', '2024 1 8', '2024 3 4880'],
  ])
})

test('the unit under each year, a category over two lines, an amount at the end of its label', () => {
  const lines = ['項目', '2023年度', '（万t-CO₂）', '2024年度', '（万t-CO₂）']
  const rows = ['カテゴリ1 購入した製品・サービス231.4', '240.1', 'カテゴリ4', '輸送、配送（上流）', '12.5', '13.6']
  expect(readText(['温室効果ガス排出量', ...lines, ...rows, 'Scope3合計', '243.9', '253.7'].join('\n'))).toEqual([
    ...['2023 3 2439000', '2023 3.1 2314000', '2023 3.4 125000'],
    ...['2024 3 2537000', '2024 3.1 2401000', '2024 3.4 136000'],
  ])
})

test('marks of notes in lines of their own, and of assurance behind amounts, are no cells', () => {
  const rows = ['Scope 1', '※1', '千t-CO₂', '31', '32', '30★', 'Scope 2', '※1,2', '千t-CO₂', '11', '12', '10★']
  expect(page('（年度）', '指標', '単位', '2022', '2023', '2024', ...rows)).toEqual([
    ...['2022 1 31000', '2022 2 11000', '2023 1 32000', '2023 2 12000', '2024 1 30000', '2024 2 10000'],
  ])
})

test('a change behind the amounts, the mark of a note before them, the number of a scope below its word', () => {
  const rows = ['Scope', '1', '1,234', '1,300', '1,402', '+8 %', 'Scope 3', '4', '52,234', '52,300', '52,402', '0.2 %']
  expect(page(...head, 'Change', ...rows)).toEqual([
    ...['2022 1 1234', '2022 3 52234', '2023 1 1300', '2023 3 52300', '2024 1 1402', '2024 3 52402'],
  ])
})

test('the number of the page behind the last row is no amount', () => {
  const rows = ['Scope 1', '1,234', '1,300', '1,402', 'Scope 3', '596', '616', '588', '61']
  const read = ['2022 1 1234', '2022 3 596', '2023 1 1300', '2023 3 616', '2024 1 1402', '2024 3 588']
  expect(page(...head, ...rows)).toEqual(read)
})

test.each([
  ['between two rows', ['Scope 3', '596', '616', '588', '61', 'Scope 1', '1,234', '1,300', '1,402'], '3'],
  [
    'where the first may be the mark of a note',
    ['Scope 1', '1,234', '1,300', '1,402', 'Scope 3', '12', '61', '58', '61'],
    '3',
  ],
  [
    'as one too few',
    ['Scope 1', '1,234', '1,300', '1,402', 'Scope 2', '596', '616', 'Scope 3', '9,100', '9,200', '9,300'],
    '2',
  ],
])('an amount %s: nothing says which of them is whose', (_, rows, scope) => {
  expect(page(...head, ...rows).filter((one) => one.split(' ')[1] === scope)).toEqual([])
})

test('labels and then all amounts: read where a total adds up in one way only', () => {
  const labels = ['Scope 1', 'Scope 2 (market-based)', 'Total']
  const byYear = ['1,000', '200', '1,200', '1,100', '210', '1,310', '1,250', '190', '1,440']
  const read = ['2022 1 1000', '2022 2mb 200', '2023 1 1100', '2023 2mb 210', '2024 1 1250', '2024 2mb 190']
  const ofScopes = (lines: string[]) => page(...head, ...labels, ...lines).filter((one) => !one.includes('1+2'))
  expect(ofScopes(byYear)).toEqual(read)
  expect(ofScopes(byYear.with(2, '1,500'))).toEqual([])
})

test('years in one line over one cell a line', () => {
  const rows = ['Scope 1', '1,234', '1,300', '1,402', 'Scope 3', '52,234', '52,300', '52,402']
  expect(page('GHG emissions (tCO2e)', '2022 2023 2024', ...rows)).toEqual([
    ...['2022 1 1234', '2022 3 52234', '2023 1 1300', '2023 3 52300', '2024 1 1402', '2024 3 52402'],
  ])
})
