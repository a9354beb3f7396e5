import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const lines = (rows: readonly (readonly string[])[], columns: readonly number[]): TestText[] =>
  rows.flatMap((row, at) =>
    row.map((text, i) => ({ x: columns[i] ?? 0, y: 100 + at * 20, text, size: 9 })).filter(({ text }) => text !== ''),
  )

test('one head that names a scope stands over years line after line, whatever stands beside it', async () => {
  const rows = [
    ['KPI', 'Scope 1 and 2 GHG emissions (tCO2e)', '% reduction from 2017-18 baseline'],
    ['KPI 2017/18 (baseline)', '936,542', 'N/A'],
    ['KPI 2019/20', '791,280', '15%'],
    ['KPI 2020/21', '744,440', '21%'],
    ['KPI 2021/22', '686,714', '27%'],
    ['KPI 2022/23', '', ''],
  ]
  const read = await readPages({ texts: [reportTitle, ...lines(rows, [60, 190, 400])] })
  expect(read).toEqual(['2018 1+2 936542', '2020 1+2 791280', '2021 1+2 744440', '2022 1+2 686714'])
})

test('the latest year of a run of labels is the year of a page that names another more often', async () => {
  const rows = [
    ['Year', 'Scope 1 (t CO2e)', 'Target (t CO2e)'],
    ['2020/21', '4,791', '5,000'],
    ['2021/22', '4,744', '4,800'],
    ['2022/23', '4,686', '4,600'],
    ['2023/24', '4,201', '4,400'],
  ]
  const below = { x: 60, y: 230, text: 'Figures of 2020/21 have been assured, and those of 2020/21 alone', size: 9 }
  const read = await readPages({ texts: [...lines(rows, [60, 190, 400]), below] })
  expect(read).toEqual(['2021 1 4791', '2022 1 4744', '2023 1 4686', '2024 1 4201'])
})

test('the numbers of scopes are no amounts, whatever unit stands behind them', async () => {
  const rows = [
    ['Year', 'Scope 1 and 2 (t CO2e)', 'Target (t CO2e)'],
    ['2020', '1,491,280', '2,000,000'],
    ['2021', '1,344,440', '1,500,000'],
  ]
  expect(await readPages({ texts: [reportTitle, ...lines(rows, [60, 190, 400])] })).not.toContain('2022 1+2 2')
})
