import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import {
  pageOf,
  readIn2024,
  readPages,
  readText,
  reportTitle,
  textAt as text,
} from '@/service/reports/testing/read-test-pages'

type Colour = readonly [number, number, number]
const blue: Colour = [0.1, 0.2, 0.5]
const light: Colour = [0.6, 0.7, 0.9]
const bar = (x: number, foot: number, height: number, color = blue) => ({
  x,
  y: foot - height,
  width: 26,
  height,
  color,
})

test('a chart under its own title, in the colour that its neighbour keeps for one scope', async () => {
  const own = [
    ...[text(43, 110, 'Own operations: Scope 1 and 2 (market-based)', 8), text(43, 122, 'in kilotons CO2e', 8)],
    ...[text(57, 136, '291', 7), text(98, 146, '263', 7), text(139, 158, '230', 7)],
    ...[text(54, 240, '2020', 7), text(95, 240, '2021', 7), text(136, 240, '2022', 7)],
  ]
  const split = [
    ...[text(316, 110, 'Scope 1 and Scope 2 split', 8), text(316, 122, 'in kilotons CO2e', 8)],
    ...[text(350, 170, '158', 7), text(433, 175, '141', 7), text(350, 205, '72', 7), text(433, 206, '70', 7)],
    ...[text(348, 240, '2021', 7), text(431, 240, '2022', 7)],
    ...[text(345, 256, 'Scope 1 (direct)', 7), text(425, 256, 'Scope 2 (indirect, market-based)', 7)],
  ]
  const boxes = [
    ...[bar(50, 230, 87.3), bar(91, 230, 78.9), bar(132, 230, 69)],
    ...[bar(344, 230, 21.6), bar(427, 230, 21), bar(344, 208.4, 47.4, light), bar(427, 209, 42.3, light)],
    ...[
      { x: 335, y: 250, width: 7, height: 7, color: blue },
      { x: 415, y: 250, width: 7, height: 7, color: light },
    ],
  ]
  const found = await readPages({ texts: [reportTitle, ...own, ...split], boxes })
  expect(found).toEqual(
    expect.arrayContaining(['2020 1+2 291000', '2022 1+2 230000', '2021 1 72000', '2022 2mb 141000']),
  )
  expect(found.filter((one) => / 1 (?:291|263|230)000$/.test(one))).toEqual([])
})

test('names and amounts at the ends of bars below the years of another chart', async () => {
  const axis = ['2018 (base)', '2020', '2022', '2030 target'].map((one, at) => text(44 + at * 56, 300, one, 7))
  const names = [
    ['1 Purchased goods and services', 256, '5.42'],
    ['2 Capital goods', 172, '0.06'],
    ['4 Upstream transport', 178, '0.31'],
    ['6 Business travel', 171, '0.02'],
    ['11 Use of sold products', 244, '4.74'],
    ['12 End-of-life treatment', 198, '2.11'],
  ] as const
  const list = names.flatMap(([name, x, amount], at) => [
    text(43, 380 + at * 14, name, 7),
    text(x, 380 + at * 14, amount, 7),
  ])
  const title = [text(43, 352, 'Scope 3 emissions 2022 by category', 8), text(43, 365, 'in million tons CO2e', 8)]
  expect((await readPages({ texts: [reportTitle, ...axis, ...title, ...list] })).toSorted()).toEqual([
    ...[
      '2022 3.1 5420000',
      '2022 3.11 4740000',
      '2022 3.12 2110000',
      '2022 3.2 60000',
      '2022 3.4 310000',
      '2022 3.6 20000',
    ],
  ])
})

test('aims alone beside a table end none of it', async () => {
  const rows = [
    ['tonnes CO2e', '2022', '2021'],
    ['Scope 1', '24,731', '26,018'],
    ['Scope 2 (market-based)', '9,846', '11,472'],
    ['Scope 3', '10,611', '11,244'],
  ]
  const texts = [...tableTexts(100, [44, 260, 300], rows, 16, 8), text(387, 124, 'Targets 2030', 8)]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toHaveLength(6)
})

test('answers set in a little under their questions', async () => {
  const lines: readonly [number, string][] = [
    [51, '(7.6) What were your gross global Scope 1 emissions in metric tons CO2e?'],
    [51, 'Reporting year'],
    [51, '(7.6.1) Gross global Scope 1 emissions (metric tons CO2e)'],
    [62, '1,842'],
    [51, 'Past year 1'],
    [51, '(7.6.1) Gross global Scope 1 emissions (metric tons CO2e)'],
    [62, '2,015'],
    [51, '(7.6.2) End date'],
    [62, '12/31/2021'],
  ]
  const texts = lines.map(([x, words], at) => text(x, 100 + at * 11, words, 8))
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(['2021 1 2015', '2022 1 1842'])
})

test('the last year of a text is no head of the table in the next part', async () => {
  const left = [
    'Utsläppen av koldioxid kommer främst från den naturgas som',
    'förbränns i våra ugnar och vid härdning, och från den el som',
    'vi köper. Klimatpåverkan från transporter av varor har ännu',
    'inte beräknats för hela koncernen, men är under arbete.',
    'Tjänsteresor och pendling kartläggs i alla länder där vi är',
  ]
  const right = [
    'Energianvändningen ökade något, och andelen förnybar el var',
    'nära hälften. Utsläppen av flyktiga organiska ämnen var få',
    'och kommer från målning. Övriga kategorier inom värdekedjan',
    'kartläggs tillsammans med våra leverantörer under det år som',
    '2022.',
  ]
  const prose = left.flatMap((one, at) => [text(43, 80 + at * 13, one), text(310, 80 + at * 13, right[at] ?? '')])
  const heads = ['År', 'Scope 1, ton CO2e', 'Scope 2, ton CO2e', 'Ton CO2e per MSEK']
  const rows = [
    ['2020', '4 960', '13 270', '4,3'],
    ['2021', '5 420', '14 150', '3,6'],
  ]
  const table = [heads, ...rows].flatMap((cells, at) =>
    cells.map((one, i) => text([72, 120, 230, 346][i] ?? 0, 178 + at * 16, one)),
  )
  expect((await readPages({ texts: [...prose, text(68, 160, 'Utveckling fem år'), ...table] })).toSorted()).toEqual([
    ...['2020 1 4960', '2020 2 13270', '2021 1 5420', '2021 2 14150'],
  ])
})

test('a table of one mine, sources of scope 1 by name, and an amount of a chart with fewer digits', () => {
  const mine = [
    '| South Deep gold mine | Unit | 2022 | 2021 |',
    '|---|---|---|---|',
    '| Scope 1 CO2e emissions | tonnes | 16,402 | 15,880 |',
  ]
  expect(readText(`# Report 2022\n\n${mine.join('\n')}\n`)).toEqual([])
  const sources = [
    '| Direct greenhouse gas emissions (scope 1), by category | 2022 tCO2e | 2021 tCO2e |',
    '|---|---|---|',
    '| Stationary combustion | 1,871 | 1,842 |',
    '| Waste | 31 | 29 |',
    '| Total | 1,902 | 1,871 |',
  ]
  expect(readText(`# Report 2022\n\n${sources.join('\n')}\n`)).toEqual(['2021 1 1871', '2022 1 1902'])
})

test('scope 2 without its method repeats a rounded amount', async () => {
  const rows = [
    ['Million tonnes CO2e', '2022', '2021'],
    ['Scope 1', '14.6', '15.4'],
    ['Scope 2', '0.6', '0.6'],
  ]
  const exact = [
    ['Tonnes CO2e', '2022', '2021'],
    ['Scope 2 (location-based)', '871,204', '880,118'],
    ['Scope 2 (market-based)', '562,104', '571,220'],
  ]
  const page = { texts: [...pageOf(rows).texts, ...tableTexts(260, [50, 480, 560], exact)] }
  expect((await readPages(page)).filter((one) => one.includes(' 2'))).toEqual([
    ...['2021 2lb 880118', '2021 2mb 571220', '2022 2lb 871204', '2022 2mb 562104'],
  ])
})

test('"on a location basis" after scope 2 by the market', () => {
  expect(
    readIn2024(
      'Market-based Scope 2 emissions stood at 54,808 tCO2e (2023: 58,188 tCO2e), while on a location basis, they were 296,117 tCO2e (2023: 309,440 tCO2e).',
    ),
  ).toEqual(['2023 2lb 309440', '2023 2mb 58188', '2024 2lb 296117', '2024 2mb 54808'])
})
