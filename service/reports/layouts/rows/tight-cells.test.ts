import { expect, test } from 'vitest'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

test('words right behind an amount are a cell of their own, where other lines begin one', async () => {
  const rows: [string, string, string][] = [
    ['Category', '2022', 'Method'],
    ['Purchased goods and services', '81,204', 'Spend-based'],
    ['Capital goods', '4,110', 'Spend-based'],
    ['Business travel', '1,287', 'Distance-based'],
    ['Employee commuting', '1,950', 'Average data'],
    ['Use of sold products', '240,775', 'Lifetime'],
  ]
  const columns = [
    rows.map(([label]) => ({ x: 50, text: label })),
    rows.map(([, amount]) => ({ x: 400 - (amount.length - (amount.length > 4 ? 0.5 : 0)) * 6.7, text: amount })),
    rows.map(([, , method]) => ({ x: 407, text: method })),
  ]
  const texts = [
    { x: 50, y: 86, text: 'Scope 3 emissions in tonnes CO2e', size: 12 },
    ...columns.flatMap((cells) => cells.map((cell, at) => ({ ...cell, y: 110 + at * 18, size: 12 }))),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2022 3.1 81204',
    '2022 3.2 4110',
    '2022 3.6 1287',
    '2022 3.7 1950',
    '2022 3.11 240775',
  ])
})

test('amounts that a narrow column broke at their spaces are whole', async () => {
  const columns = [50, 300, 380, 460]
  const rows = [
    ['t CO2e', '2021', '2022', '2023'],
    ['Scope 1', '66 105', '61 870', '58 400'],
    ['Scope 3', '2 377 908', '2 301', '2 280'],
    ['', '', '552', '010'],
    ['Purchased goods and services', '1 580 331', '1 521', '1 502'],
    ['', '', '040', '007'],
  ]
  const heights = [100, 120, 140, 150, 170, 180]
  const texts = rows.flatMap((row, at) =>
    row.map((text, i) => ({
      x: (columns[i] ?? 0) - (i > 0 ? text.length * 4 : 0),
      y: heights[at] ?? 0,
      text,
      size: 8,
    })),
  )
  expect(await readPages({ texts: [reportTitle, ...texts.filter(({ text }) => text !== '')] })).toEqual([
    '2021 1 66105',
    '2021 3 2377908',
    '2021 3.1 1580331',
    '2022 1 61870',
    '2022 3 2301552',
    '2022 3.1 1521040',
    '2023 1 58400',
    '2023 3 2280010',
    '2023 3.1 1502007',
  ])
})

test('a sentence with a year heads no column, and waste in metric tons is no category of scope 3', async () => {
  const rows = [
    ['ENVIRONMENT', '2022', '2021'],
    ['GHG emissions (metric tons CO2e)', '', ''],
    ['Scope 1 GHG emissions', '58,231', '61,004'],
    ['Waste (metric tons)', '', ''],
    ['Total waste generated', '8,870', '8,012'],
  ]
  const texts = [
    ...tableTexts(100, [50, 400, 480], rows, 14, 9),
    { x: 50, y: 240, text: 'Please explain', size: 9 },
    { x: 50, y: 254, text: 'We multiply spend in 2021 by factors.', size: 9 },
    { x: 50, y: 278, text: 'Upstream leased assets', size: 9 },
    { x: 50, y: 292, text: 'Emissions in reporting year (metric tons CO2e)', size: 9 },
    { x: 50, y: 316, text: '1904', size: 9 },
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(['2021 1 61004', '2022 1 58231'])
})

test('a narrow column breaks "Scope 1" before its number', async () => {
  const rows: [number, string, string, string, string][] = [
    [100, 'Scope', 'Description', '2021', '2022'],
    [120, 'Scope', 'Direct emissions from heating, process gases and vehicles', '4,118', '3,905'],
    [130, '1', 'of the company', '', ''],
    [150, 'Scope', 'Indirect emissions from purchased electricity and district', '1,204', '611'],
    [160, '2', 'heating', '', ''],
    [180, 'Scope', 'Other indirect emissions along the value chain, including', '88,330', '85,107'],
    [190, '3', 'purchased materials and business travel', '', ''],
  ]
  const texts = [
    { x: 50, y: 80, text: 'Emissions in tCO2e', size: 8 },
    ...rows.flatMap(([y, ...cells]) => tableTexts(y, [50], [[cells[0]]], 10, 8).concat(textsAt(y, cells))),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 4118',
    '2021 2 1204',
    '2021 3 88330',
    '2022 1 3905',
    '2022 2 611',
    '2022 3 85107',
  ])
})

function textsAt(y: number, [, words, ...amounts]: readonly string[]): TestText[] {
  const ends = [400, 470]
  return [
    { x: 90, y, text: words ?? '', size: 8 },
    ...amounts.map((text, at) => ({ x: (ends[at] ?? 0) - text.length * 4, y, text, size: 8 })),
  ].filter(({ text }) => text !== '')
}

test('the scopes across a table of what is financed are those of the borrowers, also in its total', async () => {
  const rows = [
    ['Sector', 'Exposure (EUR m)', 'Scope 1 and 2 (ktCO2e)', 'Scope 3 (ktCO2e)'],
    ['Power generation', '4,210', '1,880', '902'],
    ['Automotive', '2,118', '88', '2,977'],
    ['Total', '6,328', '1,968', '3,879'],
  ]
  const page = pageOf(rows, { columns: [50, 260, 400, 520], above: ['Financed emissions (Scope 3, category 15)'] })
  expect(await readPages(page)).toEqual([])
})
