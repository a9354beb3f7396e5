import { expect, test } from 'vitest'
import { pageOf, readPages } from '@/service/reports/testing/read-test-pages'

const columns = [50, 230, 310, 420, 540]
const head = ['', 'Unit of measurement', 'Consumption', 'Emissions (tCO2e)', 'Intensity (tCO2e/ £m)']

test('activities under both scopes that a total adds up, in a table for each year', async () => {
  const rows = [
    head,
    ['FY22'],
    ['Scope 1'],
    ['Gas', 'kWh', '410,520', '75', '1.5'],
    ['Fleet', 'miles', '541,300', '54', '1.1'],
    ['Scope 2'],
    ['Electricity', 'kWh', '5,204,118', '1,071', '21.4'],
    ['Total', '', '', '1,200', '24.0'],
    head,
    ['FY21'],
    ['Scope 1'],
    ['Gas', 'kWh', '398,044', '72', '1.6'],
    ['Fleet', 'miles', '530,120', '53', '1.2'],
    ['Scope 2'],
    ['Electricity', 'kWh', '5,011,730', '1,032', '22.4'],
    ['Total', '', '', '1,157', '25.2'],
  ]
  expect(await readPages(pageOf(rows, { columns }))).toEqual([
    '2021 1+2 1157',
    '2021 2 1032',
    '2022 1+2 1200',
    '2022 2 1071',
  ])
})

test('a total of something else, or one that only one column bears out, is none of both scopes', async () => {
  const rows = [
    head,
    ['FY22'],
    ['Scope 1'],
    ['Gas', 'kWh', '410,520', '75', '1.5'],
    ['Fleet', 'miles', '541,300', '54', '1.1'],
    ['Scope 2'],
    ['Electricity', 'kWh', '5,204,118', '1,071', '21.4'],
  ]
  const totals = [
    ['Total', '', '', '1,310', '26.2'],
    ['Total', '', '', '1,200'],
  ]
  for (const total of totals)
    expect(await readPages(pageOf([...rows, total], { columns }))).not.toContain('2022 1+2 1200')
  for (const total of totals)
    expect(await readPages(pageOf([...rows, total], { columns }))).not.toContain('2022 2 1071')
})

test('a unit of energy with no amount of its own is that of the whole row', async () => {
  const rows = [
    ['', 'Unit', '2022 (tCO2e)', '2021 (tCO2e)'],
    ['Scope 1', 'tCO2e', '129', '125'],
    ['Scope 2', 'kWh', '5,204,118', '5,011,730'],
  ]
  expect(await readPages(pageOf(rows, { columns }))).toEqual(['2021 1 125', '2022 1 129'])
})
