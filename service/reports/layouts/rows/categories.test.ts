import { expect, test } from 'vitest'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

test('categories by name under a head that has a unit and no year', async () => {
  const rows = [
    ['Category', 'tCO2e', '% of total'],
    ['Purchased goods and services', '120,410', '83.1'],
    ['Fuel- and energy-related activities', '4,450', '3.1'],
    ['Business travel', '1,204', '0.8'],
    ['Upstream leased assets', 'n/a', 'n/a'],
    ['Use of sold products', '18,900', '13.0'],
    ['Franchises', '–', '–'],
    ['Total Scope 3', '144,964', '100'],
  ]
  expect(await readPages(pageOf(rows))).toEqual([
    '2022 3 144964',
    '2022 3.1 120410',
    '2022 3.3 4450',
    '2022 3.6 1204',
    '2022 3.11 18900',
  ])
})

test('a list of categories under a title of scope 3, and none under another title', async () => {
  const rows = [
    ['Purchased goods and services', '12,330'],
    ['Capital goods', '1,118'],
    ['Business travel', '402'],
    ['Employee commuting', '1,330'],
  ]
  const read = ['2022 3.1 12330', '2022 3.2 1118', '2022 3.6 402', '2022 3.7 1330']
  expect(await readPages(pageOf(rows, { above: ['Scope 3 emissions in 2022 (tCO2e)'] }))).toEqual(read)
  expect(await readPages(pageOf(rows, { above: ['Spending of 2022 in thousand euros'] }))).toEqual([])
})

test('categories across, years down', async () => {
  const rows = [
    ['Year', 'Purchased goods', 'Capital goods', 'Commuting', 'Total Scope 3'],
    ['2021', '120,400', '8,200', '2,900', '131,500'],
    ['2022', '118,330', '9,110', '3,001', '130,441'],
  ]
  const page = pageOf(rows, { above: ['Scope 3 emissions by category (tCO2e)'], columns: [50, 240, 330, 420, 520] })
  expect(await readPages(page)).toEqual([
    '2021 3 131500',
    '2021 3.1 120400',
    '2021 3.2 8200',
    '2021 3.7 2900',
    '2022 3 130441',
    '2022 3.1 118330',
    '2022 3.2 9110',
    '2022 3.7 3001',
  ])
})

test('a change beside the unit does not date the table', async () => {
  const rows = [
    ['Scope', 'tCO2e', 'Share of total', 'Change vs. 2021'],
    ['Scope 1', '4,120', '12%', '-4%'],
    ['Scope 2 (market-based)', '1,204', '4%', '-20%'],
    ['Scope 3', '28,330', '84%', '+2%'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 250, 370, 540] }))).toEqual([
    '2022 1 4120',
    '2022 2mb 1204',
    '2022 3 28330',
  ])
})

test('in markdown a table goes on over the page without its head; rows of one category are added, methods are not', () => {
  const head = markdownOf(
    [
      ['tCO2e', '2022', '2021', '2020', 'Source'],
      ['Total Scope 1', '25', '110', '251', 'Own'],
    ],
    '# Page 1',
  )
  const rest = `# Page 2

| Scope 3 | | | | |
| Business travel (3.6) | 12 | 6 | 10 | Flights |
| Tenants' energy (3.13) | 87 | 80 | 79 | Market inspectorate |
| Tenants' waste (3.13) | 46 | 44 | 41 | |
| Electricity, location-based (3.3) | 264 | 297 | 314 | Mix |
| Electricity, market-based (3.3) | 30 | 36 | 40 | Hydro |
`
  expect(readText(`${head}\n${rest}`).filter((one) => one.startsWith('2022'))).toEqual([
    '2022 1 25',
    '2022 3.6 12',
    '2022 3.13 133',
  ])
})

test('plain text whose columns are set by spaces', () => {
  const text = `Sustainability Report 2022

                                    Unit        2021       2022
Direct GHG emissions (Scope 1)      tCO2e      4,120      4,004
Indirect GHG emissions (Scope 2)
  location-based                    tCO2e      9,330      9,204
  market-based                      tCO2e          –        402
`
  expect(readText(text)).toEqual(['2021 1 4120', '2021 2lb 9330', '2022 1 4004', '2022 2lb 9204', '2022 2mb 402'])
})

test('headings of categories over their only part: it is all that is reported of each', async () => {
  const rows = [
    ['Scope 3 emissions, million tonnes CO2e', '2021', '2022'],
    ['Purchased goods and services (Category 1)'],
    ['Third-party products', '14.7', '14.4'],
    ['Fuel and energy-related activities (Category 3)'],
    ['Third-party power', '13.6', '11.5'],
  ]
  const read = ['2021 3.1 14700000', '2021 3.3 13600000', '2022 3.1 14400000', '2022 3.3 11500000']
  expect(await readPages(pageOf(rows))).toEqual(read)
  const parts = [...rows, ['Own power', '1.6', '1.5']]
  expect(await readPages(pageOf(parts))).toEqual(['2021 3.1 14700000', '2022 3.1 14400000'])
})
