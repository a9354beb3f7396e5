import { expect, test } from 'vitest'
import {
  markdownOf,
  readIn2024,
  readPages,
  readText,
  reportTitle,
  textAt as text,
} from '@/service/reports/testing/read-test-pages'

test('answers of a form in two columns, its questions numbered twice and over both', async () => {
  const lines: readonly (readonly [string, string])[] = [
    ['C5.2 (C5.2) Provide your base year and base year emissions.', ''],
    ['Scope 1', 'Scope 2 (market-based)'],
    ['Base year end', 'Base year end'],
    ['December 31 2017', 'December 31 2017'],
    ['Base year emissions (metric tons CO2e)', 'Base year emissions (metric tons CO2e)'],
    ['585410', '447233'],
    ['C6.5 (C6.5) Account for your gross global Scope 3 emissions.', ''],
    ['Purchased goods and services', 'Upstream transportation and distribution'],
    ['Evaluation status', 'Evaluation status'],
    ['Relevant, calculated', 'Relevant, calculated'],
    ['Emissions in reporting year (metric tons CO2e)', 'Emissions in reporting year (metric tons CO2e)'],
    ['3918402', '211870'],
    ['Please explain', 'Please explain'],
  ]
  const texts = lines.flatMap(([left, right], at) => [
    text(45, 100 + at * 13, left, 8),
    ...(right === '' ? [] : [text(310, 100 + at * 13, right, 8)]),
  ])
  expect((await readPages({ texts: [reportTitle, ...texts] })).toSorted()).toEqual([
    ...['2017 1 585410', '2017 2mb 447233', '2022 3.1 3918402', '2022 3.4 211870'],
  ])
})

test.each([
  ['Innkeyptar vörur og þjónusta (flokkur 1)', '3.1'],
  ['Úrgangur frá rekstri (flokkur 5)', '3.5'],
  ['12. Przetwarzanie sprzedanych produktów po wycofaniu z eksploatacji', '3.12'],
  ['10. Przetwarzanie sprzedanych produktów', '3.10'],
  ['3 Brandstof- en energiegerelateerde activiteiten', '3.3'],
])('"%s" is %s', (label, scope) => {
  const rows = [
    ['tonnes CO2e', '2022'],
    ['Scope 3', '90,200'],
    [label, '41,200'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2022 3 90200', `2022 ${scope} 41200`])
})

test.each([
  'Brandstof projecten en materieel',
  'Direct emissions (scope 1), Husnes plant, tonnes CO2e',
  'Emisje sklepów franczyzowych na sprzedaż (t CO2e/mln PLN)',
])('"%s" is none of them', (label) => {
  expect(
    readText(
      markdownOf([
        ['tonnes CO2e', '2022'],
        ['Scope 1', '28,214'],
        [label, '9,870'],
      ]),
    ),
  ).toEqual(['2022 1 28214'])
})

test('emissions by business area are no intensity, and those of one refinery are not all', () => {
  const rows = [
    ['Affärsområde', 'Scope 1 2022', 'Scope 2 2022'],
    ['Bygg', '9,874', '11,206'],
    ['Industri', '76,430', '96,215'],
    ['Koncernen', '107,316', '132,122'],
  ]
  const title = 'Utsläpp av växthusgaser Scope 1 och 2 per affärsområde, ton CO2e'
  expect(readText(markdownOf(rows, title))).toEqual(['2022 1 107316', '2022 2 132122'])
  expect(readIn2024('Scope 1 emissions of the Porvoo refinery were 2.42 million tonnes of CO2.')).toEqual([])
})

test('a chart whose title is as long as its page is wide, with a target behind its years', async () => {
  const title = 'CO2 EMISSIONS FROM PRODUCTION ACTIVITIES, SCOPES 1 AND 2 (in thousands of tonnes)'
  const bars = [
    ['2020', 400, '4,000'],
    ['2021', 300, '3,000'],
    ['2022', 235, '2,350'],
    ['2030 target', 200, '2,000'],
  ] as const
  const texts = bars.flatMap(([year, height, amount], at) => [
    text(63 + at * 50, 250, year, 7),
    text(62 + at * 50, 236 - height / 4, amount, 7),
  ])
  const boxes = bars.map(([, height], at) => ({
    ...{ x: 58 + at * 50, y: 240 - height / 4, width: 26, height: height / 4, color: [0.1, 0.3, 0.6] as const },
  }))
  const page = { texts: [reportTitle, text(45, 112, title, 8), ...texts], boxes }
  expect(await readPages(page)).toEqual(['2020 1+2 4000000', '2021 1+2 3000000', '2022 1+2 2350000'])
})
