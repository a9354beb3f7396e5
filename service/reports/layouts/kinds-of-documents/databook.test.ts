import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'

test('letters with marks are letters: the end of a word is no unit', () => {
  expect(findUnit('Scope 1 -päästöt')).toBeNull()
  expect(findUnit('undersökt')).toBeNull()
  expect(findUnit('Päästöt, 1 000 t CO₂-ekv.')?.tonnes).toBe(1000)
  expect(findUnit('単位：千トン')?.tonnes).toBe(1000)
  expect(findUnit('mil toneladas de CO2')?.tonnes).toBe(1000)
})

test('a mass for each of something is an intensity', () => {
  for (const text of [
    't-CO2e / billion yen',
    'kg CO2e je t Produkt',
    'kg CO2e pr. ton vare',
    '原単位',
    't-CO2e/百万円',
  ])
    expect(isIntensity(text)).toBe(true)
  expect(isIntensity('tCO2e / year')).toBe(false)
})

test('a wide table keeps its labels where units stand right of the fold', async () => {
  const rows = [
    ['Item', 'Unit', 'FY2021', 'FY2022'],
    ['Scope 1', 'kilotonnes CO2e', '61', '55'],
    ['Scope 2 (market-based)', 'kilotonnes CO2e', '187', '166'],
    ['Scope 3', 'kilotonnes CO2e', '3,412', '3,655'],
  ]
  const page = { texts: [reportTitle, ...tableTexts(100, [50, 560, 660, 740], rows)], width: 842, height: 595 }
  expect(await readPages(page)).toEqual([
    '2021 1 61000',
    '2021 2mb 187000',
    '2021 3 3412000',
    '2022 1 55000',
    '2022 2mb 166000',
    '2022 3 3655000',
  ])
})

test('years that are turned over their columns are heads', async () => {
  const heads = ['2020', '2021', '2022'].map((text, at) => ({ x: 390 + at * 70, y: 96, text, angle: 90 as const }))
  const rows = [
    ['Scope 1 (tCO2e)', '31,204', '27,918', '28,850'],
    ['Scope 2 (tCO2e)', '14,880', '13,205', '13,664'],
  ]
  const page = { texts: [reportTitle, ...heads, ...tableTexts(112, [50, 396, 466, 536], rows)] }
  expect(await readPages(page)).toEqual([
    '2020 1 31204',
    '2020 2 14880',
    '2021 1 27918',
    '2021 2 13205',
    '2022 1 28850',
    '2022 2 13664',
  ])
})

test('amounts set far left of their heads take them in order', async () => {
  const heads = [
    { x: 50, y: 100, text: 'tCO2e', size: 9 },
    { x: 416, y: 100, text: '2022', size: 9 },
    { x: 524, y: 100, text: '2021', size: 9 },
  ]
  const rows = [
    ['Scope 1', '9,412', '9,980'],
    ['Scope 2 (location-based)', '13,870', '14,225'],
  ]
  expect(await readPages({ texts: [reportTitle, ...heads, ...tableTexts(116, [50, 362, 470], rows)] })).toEqual([
    '2021 1 9980',
    '2021 2lb 14225',
    '2022 1 9412',
    '2022 2lb 13870',
  ])
})

test('a scorecard names its rows by their aims: what has been is read, the aim is not', async () => {
  const rows = [
    ['Objective', 'Base year 2019', '2021', '2022', 'Target 2030'],
    ['Cut Scope 1 emissions by 42 % by 2030 (tCO2e)', '8,420', '7,875', '7,210', '4,884'],
    ['Lower our Scope 3 emissions by 25% (tCO2e)', '480,300', '465,110', '421,900', '360,225'],
  ]
  expect(await readPages(pageOf(rows))).toEqual([
    '2019 1 8420',
    '2019 3 480300',
    '2021 1 7875',
    '2021 3 465110',
    '2022 1 7210',
    '2022 3 421900',
  ])
})

test('categories in running text and in lists, by number and name', () => {
  const text = [
    'Scope 3 emissions were 4.3 million tonnes of CO2e in 2022 (2021: 4.1 million tonnes).',
    '',
    '- Category 1, purchased goods and services: 2.8 million tonnes (2021: 2.2 million tonnes)',
    '- Use of sold products (category 11): 1.4 million tonnes of CO2e',
    '- Category 5 hurricanes moved 12 thousand tonnes of sand',
  ].join('\n')
  expect(readText(`# Sustainability report 2022\n\n${text}\n`)).toEqual([
    '2021 3 4100000',
    '2021 3.1 2200000',
    '2022 3 4300000',
    '2022 3.1 2800000',
    '2022 3.11 1400000',
  ])
})

test('a card has the year before under its words; its words may go on over lines', async () => {
  const card = (x: number, texts: readonly string[]) =>
    texts.map((text, at) => ({ x, y: 100 + (at === 0 ? 0 : 8 + at * 11), text, size: at === 0 ? 18 : 8 }))
  const page = {
    texts: [
      reportTitle,
      { x: 50, y: 60, text: 'All figures in tonnes of CO2e', size: 8 },
      ...card(50, ['186.4', 'Scope 1', 'down 9% (2021: 203.9)']),
      ...card(250, ['1,420.6', 'End-of-life treatment of sold', 'products (category 12)', '(2021: 1,388.2)']),
    ],
  }
  expect(await readPages(page)).toEqual(['2021 1 203.9', '2021 3.12 1388.2', '2022 1 186.4', '2022 3.12 1420.6'])
})

test('of a table of financed emissions only the total of category 15 is the company’s', async () => {
  const rows = [
    ['million tonnes CO2e', '2022', '2021'],
    ['Corporate loans', '31.4', '33.0'],
    ['Scope 1 of clients', '12.1', '12.9'],
    ['Total', '43.7', '46.2'],
  ]
  const page = pageOf(rows, { above: ['Financed emissions (Scope 3, category 15)'] })
  expect(await readPages(page)).toEqual(['2021 3.15 46200000', '2022 3.15 43700000'])
})

test('labels of several lines under their amounts’ line keep together', async () => {
  const labels = [
    ['Direct emissions from own', 'plants and vehicles', '(Scope 1)'],
    ['Purchased goods and', 'services (Scope 3,', 'category 1)'],
    ['End-of-life of sold', 'products (Scope 3,', 'category 12)'],
  ]
  const amounts = ['1,204', '5,120', '1,840']
  const texts = labels.flatMap((lines, row) => [
    ...lines.map((text, at) => ({ x: 50, y: 120 + row * 42 + at * 11, text, size: 9 })),
    { x: 400, y: 120 + row * 42, text: amounts[row] ?? '', size: 9 },
  ])
  const head = [
    { x: 50, y: 90, text: 'Emissions in thousand tonnes CO2e', size: 9 },
    { x: 400, y: 104, text: '2022', size: 9 },
  ]
  expect(await readPages({ texts: [reportTitle, ...head, ...texts] })).toEqual([
    '2022 1 1204000',
    '2022 3.1 5120000',
    '2022 3.12 1840000',
  ])
})

test('a column of bounds beside items that each have one row makes no row of the group the only whole', async () => {
  const rows = [
    ['Indicator', 'Boundary', '2021', '2022'],
    ['Scope 1 (tCO2e)', 'Group', '188,402', '180,118'],
    ['Scope 2 market-based (tCO2e)', 'Group', '183,504', '163,902'],
    ['Category 1 Purchased goods and services (tCO2e)', 'Group', '2,204,402', '2,188,204'],
    ['Category 11 Use of sold products (tCO2e)', 'Japan', '1,402,118', '1,377,704'],
    ['NOx (t)', 'Japan', '371', '344'],
  ]
  expect(await readPages(pageOf(rows, { columns: [40, 370, 450, 530], size: 8 }))).toEqual([
    '2021 1 188402',
    '2021 2mb 183504',
    '2021 3.1 2204402',
    '2021 3.11 1402118',
    '2022 1 180118',
    '2022 2mb 163902',
    '2022 3.1 2188204',
    '2022 3.11 1377704',
  ])
})

test('the first line of a head over its year is no title: the one over it says whose total it is', async () => {
  const texts = [
    { x: 50, y: 80, text: 'Scope 3 inventory (tCO2e)', size: 11 },
    { x: 505, y: 98, text: 'Share', size: 9 },
    ...tableTexts(
      108,
      [50, 370, 450, 530],
      [
        ['Category', '2021', '2022', '2022'],
        ['Purchased goods and services', '118,402', '110,204', '75.9%'],
        ['Business travel', '31,204', '34,877', '24.1%'],
        ['Total', '149,606', '145,081', '100%'],
      ],
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 3 149606',
    '2021 3.1 118402',
    '2021 3.6 31204',
    '2022 3 145081',
    '2022 3.1 110204',
    '2022 3.6 34877',
  ])
})
