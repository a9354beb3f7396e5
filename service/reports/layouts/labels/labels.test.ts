import { expect, test } from 'vitest'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

const two = ['2021 1 1334', '2021 2lb 334', '2021 3 9334', '2022 1 1234', '2022 2lb 234', '2022 3 9234']

function labelled(one: string, second: string, third: string): Promise<string[]> {
  return readPages(
    pageOf([
      ['tCO2e', '2022', '2021'],
      [one, '1,234', '1,334'],
      [second, '234', '334'],
      [third, '9,234', '9,334'],
    ]),
  )
}

test('scopes in the ways they are written', async () => {
  expect(await labelled('Direct GHG emissions (Scope 1)', 'Scope 2 – location-based method', 'Scope 3')).toEqual(two)
  expect(await labelled('Scope I', 'Scope II (location based)', 'Scope III')).toEqual(two)
  expect(await labelled('S1', 'S2 (location-based)', 'S3')).toEqual(two)
  expect(await labelled('Scope One', 'Scope Two location-based', 'Scope Three')).toEqual(two)
  expect(await labelled('GHG Scope 1', 'GHG Scope 2 LBM', 'GHG Scope 3')).toEqual(two)
  expect(
    await labelled('Total direct (Scope 1)', 'Total indirect (Scope 2) – LB', 'Total other indirect (Scope 3)'),
  ).toEqual(two)
  expect(await labelled('SCOPE 1 EMISSIONS', 'SCOPE 2 EMISSIONS (LOCATION-BASED)', 'SCOPE 3 EMISSIONS')).toEqual(two)
  expect(await labelled('Emissions – Scope 1', 'Emissions – Scope 2 (location)', 'Emissions – Scope 3')).toEqual(two)
})

test('direct, indirect and other indirect in words only', async () => {
  const figures = await labelled(
    'Direct GHG emissions',
    'Indirect (energy) emissions, location-based',
    'Other indirect emissions',
  )
  expect(figures).toEqual(two)
})

test('sums of scopes are no scope', async () => {
  const rows = [
    ['tCO2e', '2022', '2021'],
    ['GHG Scope 1&2 (market-based)', '300', '310'],
    ['Scopes 1-3', '9,300', '9,310'],
    ['Scope 1, 2 & 3', '9,301', '9,311'],
    ['Total carbon footprint', '9,302', '9,312'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1+2 310', '2022 1+2 300'])
})

test('both methods under one label, in rows without a scope', async () => {
  const rows = [
    ['GHG emissions (tCO2e)', '2022', '2021'],
    ['Scope 1', '100', '110'],
    ['Scope 2', '', ''],
    ['- location-based method', '80', '90'],
    ['- market-based method', '8', '9'],
    ['Scope 1 + 2', '', ''],
    ['- location-based method', '180', '200'],
    ['- market-based method', '108', '119'],
  ]
  const figures = await readPages(pageOf(rows))
  expect(figures.filter((one) => !one.includes('1+2'))).toEqual([
    '2021 1 110',
    '2021 2lb 90',
    '2021 2mb 9',
    '2022 1 100',
    '2022 2lb 80',
    '2022 2mb 8',
  ])
})

test('categories of scope 3 with numbers, under upstream and downstream', async () => {
  const rows = [
    ['Scope 3 emissions (tCO2e)', '2022', '2021'],
    ['Upstream', '700', '710'],
    ['3.1 Purchased goods and services', '400', '405'],
    ['3.4 Upstream transportation and distribution', '300', '305'],
    ['Downstream', '200', '210'],
    ['3.11 Use of sold products', '150', '155'],
    ['3.12 End-of-life treatment of sold products', '50', '55'],
    ['Total', '900', '920'],
  ]
  expect(await readPages(pageOf(rows))).toEqual([
    '2021 3 920',
    '2021 3.1 405',
    '2021 3.4 305',
    '2021 3.11 155',
    '2021 3.12 55',
    '2022 3 900',
    '2022 3.1 400',
    '2022 3.4 300',
    '2022 3.11 150',
    '2022 3.12 50',
  ])
})

test('categories as "Cat. 6", "Category 1:" and "C15"', () => {
  const rows = [
    ['Scope 3, t CO2e', '2022'],
    ['Category 1: Purchased goods and services', '400'],
    ['Cat. 6 Business travel', '30'],
    ['Category 3: Fuel- and energy-related activities (not included in Scope 1 or 2)', '20'],
    ['Cat. 7 – Employee commuting and teleworking', '10'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2022 3.1 400', '2022 3.3 20', '2022 3.6 30', '2022 3.7 10'])
})

test('a column of scopes beside a column of sources with subtotals', async () => {
  const rows = [
    ['Scope', 'Source', '2022 (tCO2e)', '2021 (tCO2e)'],
    ['Scope 1', 'Natural gas', '60', '70'],
    ['', 'Company cars', '40', '40'],
    ['', 'Total Scope 1', '100', '110'],
    ['Scope 2', 'Electricity (market-based)', '8', '9'],
    ['', 'District heating', '2', '2'],
    ['', 'Total Scope 2', '10', '11'],
  ]
  const texts = rows.flatMap((row, at) =>
    row.flatMap((text, i) => (text === '' ? [] : [{ x: [40, 130, 380, 480][i] ?? 0, y: 120 + at * 14, text }])),
  )
  expect(await readPages({ texts: [{ x: 50, y: 40, text: 'Report 2022', size: 14 }, ...texts] })).toEqual([
    '2021 1 110',
    '2021 2 11',
    '2022 1 100',
    '2022 2 10',
  ])
})

test('labels broken over three lines beside amounts in the middle', async () => {
  const texts = [
    { x: 400, y: 100, text: '2022' },
    { x: 480, y: 100, text: '2021' },
    { x: 50, y: 120, text: 'Direct greenhouse gas' },
    { x: 50, y: 131, text: 'emissions from owned or' },
    { x: 400, y: 131, text: '1,234' },
    { x: 480, y: 131, text: '1,334' },
    { x: 50, y: 142, text: 'controlled sources (Scope 1)' },
    { x: 50, y: 165, text: 'Indirect greenhouse gas' },
    { x: 50, y: 176, text: 'emissions from purchased' },
    { x: 400, y: 176, text: '234' },
    { x: 480, y: 176, text: '334' },
    { x: 50, y: 187, text: 'energy (Scope 2)' },
    { x: 50, y: 80, text: 'Metric tons of CO2e' },
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 1334', '2021 2 334', '2022 1 1234', '2022 2 234'])
})
