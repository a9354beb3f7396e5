import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

test('rows of an amount and its share, one space apart, under no years', () => {
  const text = `GHG emissions in 2022

Category Emissions
(t-CO2) Share
Scope 1 - 0.0%
Scope 2 101 0.7%
Scope 3 Category 1 Purchased goods and services 10,562 78.4%
Category 2 Capital goods - 0.0%
Category 4 Upstream transportation 1,175 8.7%
Category 6 Business travel 40 0.3%
13,467 100.0%`
  expect(readText(text)).toEqual(['2022 2 101', '2022 3.1 10562', '2022 3.4 1175', '2022 3.6 40'])
})

test('two such rows are no table, and amounts of two years with a change are none of these rows', () => {
  const text = `Report 2022

Emissions (tCO2e) 2022 2021 Change
Scope 1 1,200 1,100 9.1%
Scope 2 900 1,000 -10.0%
Scope 3 30,000 31,000 -3.2%`
  expect(readText(text)).toEqual([
    '2021 1 1100',
    '2021 2 1000',
    '2021 3 31000',
    '2022 1 1200',
    '2022 2 900',
    '2022 3 30000',
  ])
})
