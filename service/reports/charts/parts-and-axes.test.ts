import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { markdownOf, pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

test('years below the axis and the legend of a chart are rows of something else, not of its last year', async () => {
  const above = [
    ['2020', '2021', '2022'],
    ['Scope 1', 'Scope 2 (location-based)', 'Scope 2 (market-based)'],
  ].flatMap((words, i) => words.map((text, at) => ({ x: 110 + at * 150 - i * 30, y: 200 + i * 18, text, size: 9 })))
  const title = { x: 50, y: 120, text: 'Greenhouse gas emissions, ktCO2e', size: 11 }
  const rows = tableTexts(
    250,
    [50, 430],
    [
      ['2020', '2,240'],
      ['2021', '2,195'],
      ['2022', '2,088'],
    ],
    24,
  )
  expect(await readPages({ texts: [reportTitle, title, ...above, ...rows] })).toEqual([])
})

test('activities beside their scope are parts where a total of the scope is printed, be it one activity only', () => {
  const rows = (total: readonly string[][]) =>
    markdownOf([
      ['Scope', 'Activity', '2022 (tCO2e)', '2021 (tCO2e)'],
      ['1', 'Natural gas', '410', '430'],
      ['1', 'Vehicles', '190', '205'],
      ['2', 'District heating', '120', '131'],
      ...total,
    ])
  expect(readText(rows([]))).toContain('2022 2 120')
  const printed = [
    ['', 'Total scope 1', '640', '660'],
    ['', 'Total scope 2 (market-based)', '300', '320'],
  ]
  expect(readText(rows(printed))).toEqual(['2021 1 660', '2021 2mb 320', '2022 1 640', '2022 2mb 300'])
})

test('Finnish categories between others', async () => {
  const rows = [
    ['tCO2e', '2022', '2021'],
    ['Scope 3', '', ''],
    ['Ostetut tuotteet ja palvelut', '5,120', '5,300'],
    ['Myytyjen tuotteiden jalostaminen', '812', '840'],
    ['Myytyjen tuotteiden käyttö', '9,120', '9,400'],
    ['Kuljetukset ja jakelu (tuotantoketjun loppupää)', '741', '769'],
  ]
  const found = await readPages(pageOf(rows))
  expect(found.filter((one) => one.startsWith('2022'))).toEqual([
    '2022 3.1 5120',
    '2022 3.9 741',
    '2022 3.10 812',
    '2022 3.11 9120',
  ])
})

test('travel by one means is no whole of scope 3, nor is a category by its number', async () => {
  const rows = (label: string) => [
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '1,204', '1,310'],
    [label, '315', '325'],
  ]
  const read = async (label: string) => (await readPages(pageOf(rows(label)))).filter((one) => / 3 /.test(one))
  expect(await read('Business travel in private cars (Scope 3)')).toEqual([])
  expect(await read('Scope 3 (category 6)')).toEqual([])
})

test('the head of the labels again begins another table, and what stands over it is a title of that one', async () => {
  const rows = [
    ['Year', 'Scope 1', 'Scope 2', 'Scope 3', 'Total', 'Year', 'Electricity', 'Heating', 'Renewable'],
    ['', '', 'market-based', 'business travel', 'market-based', '', '', '', ''],
    ['2022', '3,118', '1,207', '9,866', '14,191', '2022', '64,118', '17,240', '98%'],
    ['2021', '3,402', '2,315', '9,120', '14,837', '2021', '67,330', '18,106', '95%'],
  ]
  const titles = [
    { x: 42, y: 104, text: 'Greenhouse gas emissions (tonnes CO2e)', size: 7 },
    { x: 355, y: 104, text: 'Energy (MWh)', size: 7 },
  ]
  const table = tableTexts(120, [42, 105, 225, 283, 325, 371, 425, 485, 550], rows, 12, 7)
  const found = await readPages({ texts: [reportTitle, ...titles, ...table] })
  expect(found).toEqual([
    '2021 1 3402',
    '2021 2mb 2315',
    '2021 3.6 9120',
    '2022 1 3118',
    '2022 2mb 1207',
    '2022 3.6 9866',
  ])
})
