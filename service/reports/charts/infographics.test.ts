import { expect, test } from 'vitest'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const at = (x: number, y: number, text: string, size = 9): TestText => ({ x, y, text, size })

test('amounts over their years, or under them, take the scope of the title', async () => {
  const years = ['2020', '2021', '2022']
  const amounts = ['4,412', '4,330', '4,118']
  const title = at(50, 80, 'Scope 1 emissions (tCO2e)', 11)
  const line = (texts: readonly string[], y: number, size: number) =>
    texts.map((text, i) => at(50 + i * 60, y, text, size))
  const read = ['2020 1 4412', '2021 1 4330', '2022 1 4118']
  expect(await readPages({ texts: [reportTitle, title, ...line(amounts, 120, 9), ...line(years, 134, 9)] })).toEqual(
    read,
  )
  expect(await readPages({ texts: [reportTitle, title, ...line(years, 120, 9), ...line(amounts, 134, 9)] })).toEqual(
    read,
  )
})

test('cards in a grid, each with the amount of the year before under its own', async () => {
  const cards: [number, number, string, string, string][] = [
    [50, 100, 'SCOPE 1', '4,118', '4,330'],
    [320, 100, 'SCOPE 2 (MARKET-BASED)', '1,204', '1,404'],
    [50, 220, 'SCOPE 2 (LOCATION-BASED)', '2,204', '2,404'],
    [320, 220, 'SCOPE 3', '34,204', '35,404'],
  ]
  const texts = cards.flatMap(([x, y, label, amount, before]) => [
    at(x, y, label, 10),
    at(x, y + 30, amount, 24),
    at(x + 110, y + 30, 't CO2e'),
    at(x, y + 48, `2021: ${before} t CO2e`, 8),
  ])
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 4330',
    '2021 2lb 2404',
    '2021 2mb 1404',
    '2021 3 35404',
    '2022 1 4118',
    '2022 2lb 2204',
    '2022 2mb 1204',
    '2022 3 34204',
  ])
})

test('a list of categories is read beside their total, and shares before amounts in brackets are of the scope after them', async () => {
  const list = [
    'Scope 3 emissions in 2022 (tCO2e):',
    '• Category 1 – Purchased goods and services: 20,118',
    '• Category 6 – Business travel: 120',
    'Total Scope 3: 21,772',
  ]
  const listed = list.map((text, i) => at(50, 80 + i * 12, text))
  expect(await readPages({ texts: [reportTitle, ...listed] })).toEqual([
    '2022 3 21772',
    '2022 3.1 20118',
    '2022 3.6 120',
  ])
  const shares = [
    'In 2022, 87 % of our footprint (34,204 tCO2e) came from Scope 3, 10 % (4,118 tCO2e) from Scope 1',
    'and 3 % (1,204 tCO2e) from Scope 2 (market-based).',
  ]
  const said = shares.map((text, i) => at(50, 80 + i * 12, text))
  expect(await readPages({ texts: [reportTitle, ...said] })).toEqual(['2022 1 4118', '2022 2mb 1204', '2022 3 34204'])
})

test('years under each other beside one cell "Scope 2", with both methods across', async () => {
  const rows = [
    ['Scope', 'Year', 'Location-based', 'Market-based', 'Unit'],
    ['Scope 2', '2021', '2,404', '1,404', 'tCO2e'],
    ['', '2022', '2,204', '1,204', 'tCO2e'],
  ]
  expect(await readPages({ texts: [reportTitle, ...tableTexts(100, [50, 170, 320, 430, 510], rows)] })).toEqual([
    '2021 2lb 2404',
    '2021 2mb 1404',
    '2022 2lb 2204',
    '2022 2mb 1204',
  ])
})

test('tiles in two rows: the unit under the first of a row is not that of its last, and a text below is no tile’s words', async () => {
  const tile = (x: number, y: number, label: string, value: string, unit = '') => [
    { x, y, text: label, size: 8.5 },
    { x, y: y + 24, text: value, size: 24 },
    ...(unit === '' ? [] : [{ x, y: y + 38, text: unit, size: 9 }]),
  ]
  const texts = [
    { x: 40, y: 55, text: 'Our footprint in 2022', size: 14 },
    ...tile(40, 90, 'Scope 1', '18,402', 'tCO2e'),
    ...tile(205, 90, 'Scope 2 (location-based)', '22,118', 'tCO2e'),
    ...tile(370, 90, 'Scope 2 (market-based)', '4,204', 'tCO2e'),
    ...tile(40, 153, 'Scope 3', '1.2 million', 'tCO2e'),
    ...tile(205, 153, 'Renewable electricity', '92 %'),
    ...tile(370, 153, 'Sites with ISO 14001', '44 of 48'),
    { x: 40, y: 214, text: 'Share of Scope 3: 61% purchased goods and services, 22% use of sold products.', size: 9 },
  ]
  expect(await readPages({ texts })).toEqual(['2022 1 18402', '2022 2lb 22118', '2022 2mb 4204', '2022 3 1200000'])
})

test('the year in brackets under a tile is that of its own amount, and heads nothing below it', async () => {
  const texts = [
    reportTitle,
    at(60, 120, '877', 18),
    at(60, 134, 'tonnes CO2e Scope 1 (2021: 13,118)', 8),
    at(60, 166, '2,204', 18),
    at(60, 180, 'solar panels installed', 8),
  ]
  expect(await readPages({ texts })).not.toContain('2021 1 2204')
})

test('shares of aims are rows, and allowances below them no emissions of their scope', async () => {
  const rows = [
    ['Target', '2025', '2030'],
    ['Scope 1 reduction', '25%', '50%'],
    ['Scope 3 reduction', '10%', '25%'],
  ]
  const texts = [reportTitle, ...tableTexts(100, [50, 300, 400], rows), at(50, 148, 'EU ETS allowances: 88,204 t CO2.')]
  expect(await readPages({ texts })).toEqual([])
})
