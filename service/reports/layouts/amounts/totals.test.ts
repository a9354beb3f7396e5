import { expect, test } from 'vitest'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

test('TCFD: rows under headings of scopes, methods as sub-rows, parts indented', () => {
  const rows = [
    ['Metric (tCO2e)', 'FY2022', 'FY2021'],
    ['Scope 1', '900', '950'],
    ['   of which natural gas', '500', '510'],
    ['   of which company vehicles', '400', '440'],
    ['Scope 2', '', ''],
    ['   Location-based', '700', '750'],
    ['   Market-based', '70', '75'],
    ['Scope 1 and 2 (market-based)', '970', '1,025'],
    ['Scope 3', '', ''],
    ['   Business travel', '20', '10'],
    ['   Employee commuting', '30', '40'],
    ['Total Scope 3', '50', '50'],
  ]
  const expected = [
    '2021 1 950',
    '2021 1+2 1025',
    '2021 2lb 750',
    '2021 2mb 75',
    '2021 3 50',
    '2021 3.6 10',
    '2021 3.7 40',
    '2022 1 900',
    '2022 1+2 970',
    '2022 2lb 700',
    '2022 2mb 70',
    '2022 3 50',
    '2022 3.6 20',
    '2022 3.7 30',
  ]
  expect(readText(markdownOf(rows))).toEqual(expected)
})

test('a group total comes after its regions and divisions', async () => {
  const rows = [
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '', ''],
    ['Europe', '100', '110'],
    ['Americas', '200', '210'],
    ['Asia', '300', '310'],
    ['Group', '600', '630'],
    ['Scope 2 (market-based)', '', ''],
    ['Europe', '10', '11'],
    ['Americas', '20', '21'],
    ['Asia', '30', '31'],
    ['Group', '60', '63'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1 630', '2021 2mb 63', '2022 1 600', '2022 2mb 60'])
})

test('scopes across, years down, methods below the second', async () => {
  const rows = [
    ['Year', 'Scope 1', 'Scope 2', 'Scope 2', 'Scope 3', 'Total'],
    ['', '', 'location-based', 'market-based', '', ''],
    ['2022', '100', '50', '5', '900', '1,005'],
    ['2021', '110', '60', '6', '910', '1,026'],
    ['2020', '120', '70', '7', '920', '1,047'],
  ]
  expect(await readPages(pageOf(rows, { above: ['Greenhouse gas emissions in tonnes CO2e'], size: 6 }))).toEqual([
    '2020 1 120',
    '2020 2lb 70',
    '2020 2mb 7',
    '2020 3 920',
    '2021 1 110',
    '2021 2lb 60',
    '2021 2mb 6',
    '2021 3 910',
    '2022 1 100',
    '2022 2lb 50',
    '2022 2mb 5',
    '2022 3 900',
  ])
})

test('one year across two units of account: tonnes beside a share and an intensity', async () => {
  const rows = [
    ['', 'tCO2e', '% of total', 'tCO2e/FTE'],
    ['Scope 1', '1,200', '12%', '0.4'],
    ['Scope 2 (location-based)', '800', '8%', '0.3'],
    ['Scope 3', '8,000', '80%', '2.9'],
  ]
  expect(await readPages(pageOf(rows, { above: ['Carbon footprint 2022'] }))).toEqual([
    '2022 1 1200',
    '2022 2lb 800',
    '2022 3 8000',
  ])
})

test('the last row under a scope that is the sum of those above it is the whole, whatever its name, or with none', async () => {
  const rows = (name: string, whole: readonly string[]) => [
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '', ''],
    ['Hospitals', '1,204', '1,118'],
    ['Nutrition', '870', '888'],
    [name, ...whole],
    ['Scope 2', '', ''],
    ['Hospitals', '330', '334'],
    ['Nutrition', '140', '141'],
    [name, '470', '475'],
  ]
  const read = ['2021 1 2006', '2021 2 475', '2022 1 2074', '2022 2 470']
  expect(await readPages(pageOf(rows('Acme SE', ['2,074', '2,006'])))).toEqual(read)
  expect(await readPages(pageOf(rows('', ['2,074', '2,006'])))).toEqual(read)
  expect(await readPages(pageOf(rows('Acme SE', ['1,900', '2,006'])))).toEqual(['2021 2 475', '2022 2 470'])
})

test('a total over its parts is of the scopes that the title of the table names in brackets', async () => {
  const rows = [
    ['Category', '2021', '2022'],
    ['Total', '1,188,402', '1,133,877'],
    ['Scope 1', '398,402', '377,877'],
    ['Scope 2', '790,000', '756,000'],
  ]
  expect(await readPages(pageOf(rows, { above: ['GHG emissions (Scope 1 & 2), tCO2e'] }))).toEqual([
    '2021 1 398402',
    '2021 1+2 1188402',
    '2021 2 790000',
    '2022 1 377877',
    '2022 1+2 1133877',
    '2022 2 756000',
  ])
})
