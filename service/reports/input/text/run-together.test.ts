import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'
import { withRowsApart } from './run-together'

test('rows of plain text whose cells run together are told apart by the years of their head', () => {
  const text = `Fact book 2022

GHG Emissions Unit 2020 2021 2022
Direct/indirect emissions (Scope 1&2)1) tCO2e 78,212 70,623 71,900
Direct emissions (Scope1) tCO2e 77,095 68,993 70,012
Emissions intensity (Scope 1&2) tCO2e/ton 2.05 2.05 2.02
Other indirect emissions (Scope 3) 2) tCO2e 12,905 7,502 7,787
Other indirect emissions (Scope 3, upstream) tCO2e 5,027 4,474 5,508
Capital goods tCO2e - 857 563
Transportation of raw materials tCO2e 1,907 1,143 1,052
1) A note on what was counted in 2021.

Energy Unit 2020 2021 2022
Scope 1 energy TJ 1,300 1,200 1,100
Fuel TJ 300 200 100
`
  expect(readText(text)).toEqual([
    '2020 1 77095',
    '2020 1+2 78212',
    '2020 3 12905',
    '2020 3.4 1907',
    '2021 1 68993',
    '2021 1+2 70623',
    '2021 3 7502',
    '2021 3.2 857',
    '2021 3.4 1143',
    '2022 1 70012',
    '2022 1+2 71900',
    '2022 3 7787',
    '2022 3.2 563',
    '2022 3.4 1052',
  ])
})

test('labels over two lines, amounts between them, a lost 2, and prose of the column beside', () => {
  const text = `Our trends 2021 to 2022

  Metrics        2021       2022
  Direct Scope 1 Emissions   1,193  1,146     Last year we moved some goods by rail
  (tCO e)
     rakes to boost efficiency       in the whole country
  Total Scope 1 and Scope 2
                         1,262      1,271
  Emissions (tCO e)
  Emissions Intensity (tCO e/t
                     2     0.16  0.09
  of Goods)
`
  expect(readText(text)).toEqual(['2021 1 1193', '2021 1+2 1262', '2022 1 1146', '2022 1+2 1271'])
})

test.each([
  [
    'thousands apart by spaces',
    'tCO2e 2021 2022',
    'Scope 1 12 345 13 456',
    'Scope 2 4 120 4 010',
    '| Scope 1 | 12 345 | 13 456 |',
  ],
  [
    'a change after the years',
    'tCO2e 2021 2022 Change',
    'Scope 1 12,345 13,456 +9%',
    'Scope 2 410 401 -2%',
    '| Scope 1 | 12,345 | 13,456 |',
  ],
  [
    'units behind',
    'Emissions FY 2021 FY 2022 Unit',
    'Scope 1 12.5 13.4 ktCO2e',
    'Scope 2 4.1 4.0 ktCO2e',
    '| Scope 1 ktCO2e | 12.5 | 13.4 |',
  ],
])('%s', (_, head, first, second, row) => {
  expect(withRowsApart([head, first, second])[2]).toBe(row)
})

test.each([
  ['a cell too few', ['tCO2e 2020 2021 2022', 'Scope 1 12,345 13,456', 'Scope 2 4,120 4,010']],
  [
    'spaces that may stand between cells or thousands',
    ['tCO2e 2021 2022', 'Scope 1 120 130 140', 'Scope 2 12 13 140 150'],
  ],
  ["a cell that may be a year's or an aim's", ['tCO2e 2021 2022 Target', 'Scope 1 120 130', 'Scope 2 12 13']],
  ['a sentence', ['We looked at the years 2021 and 2022', 'Scope 1 12,345 13,456', 'Scope 2 4,120 4,010']],
])('%s: nothing is certain, and the lines stay as they are', (_, lines) => {
  expect(withRowsApart(lines)).toEqual(lines)
})

test('headings among the rows, a label that goes on in its row, and years as the ends of business years', () => {
  const text = `Environmental data 2022
GHG emissions
Category Unit 31 March 2021 31 March 2022
Scope 2
Location-based tCO2e 8,310 8,110
Market-based tCO2e 5,020 4,870
Scope 3
1. Purchased goods and services tCO2e 50,000 49,000
4. Upstream transportation and
distribution tCO2e 20,410 20,020
Total Scope 3 tCO2e 70,410 69,020
Our workforce in 2022 was 4,120 people.
`
  expect(readText(text).filter((one) => one.startsWith('2022'))).toEqual([
    '2022 2lb 8110',
    '2022 2mb 4870',
    '2022 3 69020',
    '2022 3.1 49000',
    '2022 3.4 20020',
  ])
})

test('labels of two lines in text set by spaces, over their amounts and under them', () => {
  const text = `Annual report 2022

                                                     2022      2021
                                                    tCO2e     tCO2e
Scope 1: combustion of fuel and operation
of facilities                                       1,204     1,310
Scope 2: electricity, heat, steam and cooling
purchased for own use (location-based)              3,512     3,601
Total emissions of Scope 1 and 2                    4,716     4,911
(location-based)
Scope 3
business travel                                       880       790
`
  expect(readText(text).filter((one) => one.startsWith('2022'))).toEqual([
    '2022 1 1204',
    '2022 1+2 4716',
    '2022 2lb 3512',
    '2022 3.6 880',
  ])
})

test('a cell merged over rows of text stands beside the first of them, and the total before the next is its own', () => {
  const rows = [
    ['Scope 1', 'Natural gas', '3,120', '3,010'],
    ['', 'Vehicles', '1,000', '900'],
    ['', 'Total', '4,120', '3,910'],
    ['Scope 2', 'Location-based', '8,310', '8,110'],
    ['', 'Market-based', '5,020', '4,870'],
    ['Scope 3', 'Business travel', '412', '398'],
    ['', 'Employee commuting', '101', '99'],
    ['', 'Total', '513', '497'],
  ]
  const head = '| GHG Protocol | Source | 2021 (tCO2e) | 2022 (tCO2e) |'
  const text = `# Report 2022\n\n${head}\n|---|---|---|---|\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`
  expect(readText(text).filter((one) => one.startsWith('2022'))).toEqual([
    '2022 1 3910',
    '2022 2lb 8110',
    '2022 2mb 4870',
    '2022 3 497',
    '2022 3.6 398',
    '2022 3.7 99',
  ])
})

test('prose that runs down left of a table set by spaces lends it no labels', () => {
  const text = `Report 2022

  Our approach to the climate                    GHG emissions (tCO2e)            2021       2022
  We set ourselves the goal of halving           Scope 1                         4,120      4,010
  the emissions of our plants by 2030.           Scope 2 (location-based)        8,310      8,110
  the plants in the north were connected         Scope 2 (market-based)          5,020      4,870
  to the grid of the municipality in the         Scope 3                        98,410     97,020
  spring, and two boilers were taken out         of which business travel          412        398
`
  expect(readText(text).filter((one) => one.startsWith('2022'))).toEqual([
    '2022 1 4010',
    '2022 2lb 8110',
    '2022 2mb 4870',
    '2022 3 97020',
    '2022 3.6 398',
  ])
})

test('a label of three lines with an open bracket, and lakhs', () => {
  const label = 'Total Scope 1 emissions (Break-up of the GHG into CO2, CH4,'
  const rest = ['N2O, HFCs, PFCs, SF6, NF3, if available) Metric tonnes of CO2', 'equivalent 1,23,456 1,31,204']
  const lines = [
    'Parameter Unit FY 2021-22 FY 2020-21',
    label,
    ...rest,
    'Per rupee of turnover tCO2e/ INR crore 12.4 13.1',
  ]
  expect(withRowsApart(lines)[2]).toBe(`| ${label} ${rest[0]} equivalent | 1,23,456 | 1,31,204 |`)
})
