import { expect, test } from 'vitest'
import { readTextReport } from '@/service/reports/read-report'
import {
  markdownOf,
  readIn2024,
  readPages,
  readText,
  reportTitle,
  textAt as text,
} from '@/service/reports/testing/read-test-pages'

test.each([
  ['Utsläpp Scope 1 och 2, 1 000-tal ton CO2e', ['2021 1+2 175000', '2022 1+2 162000']],
  ['Utsläpp Scope 1 och 2, tusental ton CO2e', ['2021 1+2 175000', '2022 1+2 162000']],
])('the unit of "%s"', (title, figures) => {
  expect(
    readText(
      markdownOf([
        [title, '2022', '2021'],
        ['Koncernen', '162', '175'],
      ]),
    ),
  ).toEqual(figures)
})

test('"mil t" is million in an English table of an Italian company, thousand in a Portuguese one', () => {
  const rows = (label: string) => [
    ['', 'UM', '2022', '2021'],
    [label, 'mil t', '69.98', '94.72'],
  ]
  expect(readText(markdownOf(rows('Direct emissions – Scope 1')))).toEqual(['2021 1 94720000', '2022 1 69980000'])
  expect(readText(markdownOf(rows('Emissões diretas – Escopo 1')))).toEqual(['2021 1 94720', '2022 1 69980'])
})

test('an amount broken at the space within it, at the end of a line of text', async () => {
  const lines = [
    'De direkta utsläppen (Scope 1) uppgick 2022 till 5',
    '420 ton CO2e. De indirekta utsläppen från köpt',
    'energi (Scope 2) var 14 150 ton CO2e.',
  ]
  const texts = [reportTitle, ...lines.map((line, at) => text(68, 100 + at * 14, line))]
  expect(await readPages({ texts })).toEqual(['2022 1 5420', '2022 2 14150'])
})

test('the digit of a scope at the end of a line is no thousand of the amount on the next', async () => {
  const lines = [
    'Our emissions are told here: those of scope 1 and scope 2',
    '420 tonnes CO2e of them came from cars in 2022.',
  ]
  const texts = [reportTitle, ...lines.map((line, at) => text(68, 100 + at * 14, line))]
  expect((await readPages({ texts })).filter((one) => one.endsWith('2420'))).toEqual([])
})

test.each([
  [
    'The total of our scope 1 and scope 2 emissions was 69,500 tonnes of CO2e in 2024, compared with 427,900 tonnes in the base year 2015.',
    ['2015 1+2 427900', '2024 1+2 69500'],
  ],
  [
    'Konsernet hadde direkte utslipp (scope 1) på 12 430 tonn CO2e i 2024, mot 13 870 tonn året før.',
    ['2023 1 13870', '2024 1 12430'],
  ],
  [
    'Koncernens forretningsrejser udgjorde 640 ton CO2e i 2024 mod 287 ton i 2023 (scope 3, kategori 6).',
    ['2023 3.6 287', '2024 3.6 640'],
  ],
  ['Tjänsteresor gav upphov till 310 ton koldioxid, motsvarande kategori 6 inom Scope 3.', ['2024 3.6 310']],
  [
    'In F24, our total scope 1 emissions were 474,602 tonnes CO2-e (F23: 497,818 tonnes).',
    ['2023 1 497818', '2024 1 474602'],
  ],
  [
    'Scope 3 emissions are estimated at 32.5 million tonnes CO2e, of which purchased goods and services accounted for 28.7 million tonnes.',
    ['2024 3 32500000', '2024 3.1 28700000'],
  ],
  ['Emissions per million US dollars of revenue were 0.7 tCO2e for Scope 1 and 2 (market-based), down from 2.9.', []],
  [
    'For comparison, we calculated Scope 1 emissions of 27.4 thousand metric tons and Scope 2 emissions of 176.3 thousand metric tons for 2021.',
    ['2021 1 27400', '2021 2 176300'],
  ],
  [
    'In 2022, Scope 1 emissions were 31.6 thousand metric tons of CO2e, and Scope 2 emissions were 208.9 thousand metric tons of CO2e, for a combined 240.5 thousand metric tons of CO2e.',
    ['2022 1 31600', '2022 1+2 240500', '2022 2 208900'],
  ],
  [
    'In the 2019 financial year, the last before the pandemic and the base year for our target, Scope 1 emissions were 3,622,640 tonnes.',
    ['2019 1 3622640'],
  ],
  [
    'Scope 3 emissions amounted to 487,330 tonnes of CO2-e. Among them, purchased goods and services were the largest with 74,120 tonnes, followed by capital goods with 38,466 tonnes. Employee commuting added 9,150 tonnes, and waste generated in operations 1,284 tonnes.',
    ['2024 3 487330', '2024 3.1 74120', '2024 3.2 38466', '2024 3.5 1284', '2024 3.7 9150'],
  ],
  ['Transport by external carriers (part of Scope 3) amounts to about 1,900 tonnes CO2e.', []],
  [
    'In the base year 2015, emissions amounted to: 101,380 tonnes of CO2 in Scope 1, 139,415 tonnes of CO2 in Scope 2 (market-based) and thus 240,795 tonnes of CO2 in total (Scopes 1 and 2).',
    ['2015 1 101380', '2015 1+2 240795', '2015 2mb 139415'],
  ],
])('%s', (sentence, figures) => {
  expect(readIn2024(sentence)).toEqual(figures)
})

test('years of two digits behind an F, over columns and beside bars', () => {
  const rows = [
    ['Category', 'F23 kt CO2-e', 'F15 (baseline) kt CO2-e'],
    ['Scope 1', '413', '520'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2015 1 520000', '2023 1 413000'])
})

test('years of two digits move no letter of the amounts behind them', () => {
  const said = 'In F24, our total scope 1 emissions were 474,602 tonnes CO2-e (F23: 497,818 tonnes).'
  const { figures } = readTextReport(`# Report 2024\n\n${said}\n`)
  expect(figures.map(({ printedValue }) => printedValue).toSorted()).toEqual(['474,602', '497,818'])
})

test('the total of scopes 1 and 2 that CDP asks for together with an intensity', () => {
  const answers = [
    '(C6.10) Describe your gross global combined Scope 1 and 2 emissions for the reporting year in metric tons CO2e per unit currency total revenue.',
    ...[
      'Intensity figure',
      '0.0000448',
      'Metric numerator (Gross global combined Scope 1 and 2 emissions, metric tons CO2e)',
      '2824000',
    ],
    ...['Metric denominator: Unit total', '63054000000'],
  ]
  expect(readIn2024(answers.join('\n\n'))).toEqual(['2024 1+2 2824000'])
})

test('marks of both methods on two lines of a cell, told one behind the other in one note', async () => {
  const cells = (y: number, words: readonly string[]) =>
    words.map((one, at) => text([400, 460, 520][at] ?? 0, y, one, 8))
  const texts = [
    ...cells(100, ['2020', '2021', '2022']),
    ...[text(60, 116, 'Direct emissions (Scope 1), ktons-CO2', 8), ...cells(116, ['75', '70', '65'])],
    ...[text(60, 134, 'Indirect emissions from energy (Scope 2), ktons-CO2', 8)],
    ...cells(134, ['583 (*3)', '530 (*3)', '475 (*3)']),
    ...cells(149, ['540 (*4)', '476 (*4)', '341 (*4)']),
    text(40, 180, '*3 Location-based. *4 Market-based. *5 N/A: not applicable.', 7),
  ]
  expect((await readPages({ texts: [reportTitle, ...texts] })).filter((one) => one.startsWith('2022'))).toEqual([
    ...['2022 1 65000', '2022 2lb 475000', '2022 2mb 341000'],
  ])
})
