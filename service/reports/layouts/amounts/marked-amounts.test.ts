import { expect, test } from 'vitest'
import { pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

/** As the encoding of the test's font holds it. */
const dagger = '\u0086'

test('the mark of what was assured stands before its amounts', async () => {
  const page = pageOf(
    [
      ['Greenhouse gas emissions', 'Unit', 'FY2021', 'FY2022'],
      ['Scope 1', 't-CO2', '12,430', `${dagger}11,910`],
      ['Scope 2', 't-CO2', '9,870', `${dagger} 9,310`],
      ['Scope 3 Category 1', 't-CO2', '540,120', `${dagger}${dagger}551,340`],
    ],
    {},
  )
  expect(await readPages(page)).toEqual([
    '2021 1 12430',
    '2021 2 9870',
    '2021 3.1 540120',
    '2022 1 11910',
    '2022 2 9310',
    '2022 3.1 551340',
  ])
})

const stated = ['CO2 emissions (Scope1, Scope2)', '', '(Unit:t-CO2', '']

test('plain text with the star of what was assured behind or before the amounts of the last year', () => {
  const figures = ['2021 1 7210', '2021 1+2 20650', '2021 2 13440', '2022 1 6980', '2022 1+2 19760', '2022 2 12780']
  const behind = [
    '    FY2021 FY2022',
    'Northgate Group Scope1 7,210 6,980 ★',
    'Scope2 13,440 12,780 ★',
    'total 20,650 19,760 ★',
  ]
  const before = ['FY2021 FY2022', 'Scope1 7,210 ☑6,980', 'Scope2 13,440 ☑ 12,780', 'Total Scope1+2 20,650 ☑19,760']
  expect(readText([...stated, ...behind].join('\n'))).toEqual(figures)
  expect(readText([...stated, ...before].join('\n'))).toEqual(figures)
})

test('fiscal years of two digits across, the newest first: no later one is ahead of the report', async () => {
  const page = pageOf(
    [
      ['', 'FY25', 'FY24', 'FY23'],
      ['Fuel used in vehicles (tCO2e)', '409', '332', '307'],
      ['Total Scope 1', '740,468', '947,491', '526,621'],
    ],
    { above: ['Group Scope 1 emissions (tCO2e)'], below: ['The plant was closed in June 2023.'] },
  )
  page.texts.shift()
  expect(await readPages(page)).toEqual(['2023 1 526621', '2024 1 947491', '2025 1 740468'])
})

test('a note’s number behind an amount, as Japanese tables set it, is no part of the amount', () => {
  const table = [
    '| | 単位 | 2022年度※1 | 2023年度 |',
    '|---|---|---|---|',
    '| スコープ1 | t-CO2 | 1,841 | 1,764*1 |',
    '| スコープ2 | t-CO2 | 2,866 | 741※2 |',
    '| カテゴリ4 輸送、配送(上流) | t-CO2 | 229 | 198 ※2、3 |',
  ]
  expect(readText(['# 環境データ', '', ...table].join('\n'))).toEqual([
    '2022 1 1841',
    '2022 2 2866',
    '2022 3.4 229',
    '2023 1 1764',
    '2023 2 741',
    '2023 3.4 198',
  ])
})
