import { expect, test } from 'vitest'
import { exactAmount } from '@/service/reports/decide/exact-amount'
import { buildLines } from '@/service/reports/input/pdf/build-lines'
import { splitMarks } from '@/service/reports/input/pdf/raised-marks'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

function at(y: number, ...cells: readonly (readonly [number, string])[]): TestText[] {
  return cells.map(([x, text]) => ({ x, y, text, size: 8 }))
}

function sentences(...lines: readonly string[]) {
  return { texts: [reportTitle, ...lines.flatMap((text, i) => at(100 + i * 11, [50, text]))] }
}

test('an amount in thousands gives way to the exact one it is rounded from, and to none that it is not', () => {
  const inChart = { one: { number: 22, tonnes: 22_000 }, score: 9 }
  const exact = { one: { number: 21_847, tonnes: 21_847 }, score: 8 }
  const other = { one: { number: 22_611, tonnes: 22_611 }, score: 8 }
  const weak = { ...exact, score: 2 }
  const choose = (...ranked: (typeof inChart)[]) =>
    exactAmount(
      ranked.map((each) => ({ ...each, one: { ...each.one, score: each.score } })),
      3,
    )?.one.tonnes
  expect(choose(inChart, exact)).toBe(21_847)
  expect(choose(inChart, other)).toBe(22_000)
  expect(choose(inChart, weak)).toBe(22_000)
  expect(choose({ one: { number: 22_000, tonnes: 22_000 }, score: 9 }, exact)).toBe(21_847)
  // Two exact amounts would round to it: neither is known to be it.
  expect(choose(inChart, exact, { one: { number: 22_140, tonnes: 22_140 }, score: 8 })).toBe(22_000)
})

test('raised digits after words are marks, powers and the 2 of a gas are none', () => {
  expect(splitMarks('Scope 2¹')).toEqual({ text: 'Scope 2', marks: ['1'] })
  expect(splitMarks('Electricity (market-based)¹, ²')).toEqual({
    text: 'Electricity (market-based)',
    marks: ['1', '2'],
  })
  for (const text of ['Water withdrawal, m³', 'Emissions in t CO²', '1,204¹', 'in 10³'])
    expect(splitMarks(text)).toEqual({ text, marks: [] })
})

test('the note of a heading says by which method its total was computed, and one category named beside scope 3 is not all of it', async () => {
  const rows = [
    ['Emissions, tonnes CO2e', '2022', '2021'],
    ['Scope 1'],
    ['Vehicles', '61.9', '70.3'],
    ['Total', '161.9', '170.3'],
    ['Scope 2¹'],
    ['Electricity', '212.8', '380.5'],
    ['Total', '1,412.8', '1,580.5'],
    ['Scope 3 Business travel'],
    ['Flights', '388.1', '270.6'],
    ['Total', '497.8', '363.8'],
  ]
  const note = '1) Market-based method. Hotels run by others are left out.'
  expect(await readPages(pageOf(rows, { below: [note] }))).toEqual([
    '2021 1 170.3',
    '2021 2mb 1580.5',
    '2021 3.6 363.8',
    '2022 1 161.9',
    '2022 2mb 1412.8',
    '2022 3.6 497.8',
  ])
})

test('a note set lower than its mark tells the rows that bear it from all others', async () => {
  const page = pageOf([
    ['tonnes CO2e', '2022', '2021'],
    ['Scope 2: Indirect emissions'],
    ['Total¹', '2,332', '3,109'],
    ['Total', '11,720', '12,772'],
  ])
  const note = 'Market based method. All other Scope 2 figures are calculated using the location based method.'
  const texts = [...page.texts, { x: 50, y: 300, text: '1', size: 6 }, ...at(303, [54, note])]
  expect(await readPages({ texts })).toEqual(['2021 2lb 12772', '2021 2mb 3109', '2022 2lb 11720', '2022 2mb 2332'])
})

test('what would have been emitted by the other method, and the year before after its amount', async () => {
  expect(
    await readPages(
      sentences(
        'Using the location-based method, Scope 2 emissions would have amounted to 2,904.13 tonnes in 2022.',
        'Within Scope 3, business travel caused 904.17 tonnes of CO2e in 2022, compared with 612.38 tonnes in the',
        'previous year, and employee commuting 471.06 tonnes (2021: 398.25 tonnes).',
        'Scope 3 emissions were 2,088.28 tonnes of CO2e in 2022 (2021: 1,681.52 tonnes).',
      ),
    ),
  ).toEqual([
    '2021 3 1681.52',
    '2021 3.6 612.38',
    '2021 3.7 398.25',
    '2022 2lb 2904.13',
    '2022 3 2088.28',
    '2022 3.6 904.17',
    '2022 3.7 471.06',
  ])
})

test('a sum of three scopes, whose second bears its method, is none of two', async () => {
  const text = 'We emitted 17,375 tCO2e in 2022 (Scope 1, Scope 2 market-based and Scope 3 operational).'
  expect(await readPages(sentences(text))).toEqual([])
})

test('the upstream of one fuel among several is not the whole category; waste after the number of its scope is one', async () => {
  const rows = [
    ['tonnes CO2e', '2022'],
    ['Scope 3'],
    ['Jet fuel WTT', '853,421'],
    ['Electricity WTT & T&D', '2,984'],
    ['Total', '862,517'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2022 3 862517'])
  const text = [
    'Carbon footprint 2022 (tonnes CO2e)',
    '',
    '                                   2022        2021',
    'Scope 3 - business travel         1,204         877',
    'Scope 3 - waste                      34          37',
  ]
  expect(readText(text.join('\n'))).toEqual(['2021 3.5 37', '2021 3.6 877', '2022 3.5 34', '2022 3.6 1204'])
})

test('a title with its year over the labels of a long list dates every row, with shares beside the amounts', async () => {
  const names = [
    'Purchased goods and services',
    'Capital goods',
    'Fuel- and energy-related activities',
    'Upstream transport',
    'Waste generated in operations',
    'Business travel',
    'Employee commuting',
  ]
  const texts = [
    reportTitle,
    ...at(100, [40, 'Scope 3 by category (2021)']),
    ...at(114, [40, 'Category'], [357, 'Emissions (t-CO2e)'], [440, 'Share']),
    ...names.flatMap((name, i) => at(128 + i * 14, [40, `${i + 1} ${name}`], [377, `4${i},715`], [440, '9.5%'])),
  ]
  expect(await readPages({ texts })).toEqual(names.map((_, i) => `2021 3.${i + 1} 4${i}715`))
})

test('the entries of a legend are apart, each with its mark', () => {
  const run = (text: string, x0: number, x1: number) => ({ text, x0, x1, y: 100, size: 7 })
  const [line] = buildLines([run('■', 40, 46), run(' Scope 1', 46, 73), run('■', 74, 80), run(' Scope 2', 80, 107)])
  expect(line?.chunks.map(({ text }) => text)).toEqual(['■ Scope 1', '■ Scope 2'])
})

test('a table whose labels follow references lies over two columns of prose', async () => {
  const words = 'The board reviews climate matters and its aims.'
  const prose = [0, 1, 2, 3, 4, 5].flatMap((i) => at(70 + i * 12, [40, words], [312, words]))
  const rows = [
    ['305-1', 'Direct emissions (scope 1)', '34,918', '37,206'],
    ['305-2', 'Indirect emissions (scope 2), location-based', '22,441', '23,870'],
    ['305-3', 'Other indirect emissions (scope 3)', '419,830', '401,277'],
    ['', 'Cat. 1 Purchased goods and services', '298,411', '287,902'],
  ]
  const table = [
    ...at(160, [40, 'Greenhouse gas emissions (t CO2e)']),
    ...at(176, [40, 'GRI'], [100, 'Indicator'], [410, '2022'], [480, '2021']),
    ...rows.flatMap(([gri = '', label = '', a = '', b = ''], i) =>
      at(192 + i * 16, ...(gri ? [[40, gri] as const] : []), [100, label], [408, a], [478, b]),
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...prose, ...table] })).toEqual([
    '2021 1 37206',
    '2021 2lb 23870',
    '2021 3 401277',
    '2021 3.1 287902',
    '2022 1 34918',
    '2022 2lb 22441',
    '2022 3 419830',
    '2022 3.1 298411',
  ])
})
