import { expect, test } from 'vitest'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

// Layouts of a seventh and an eighth round: each was read wrongly, or not at all, when it was first read.

function text(x: number, y: number, words: string): TestText {
  return { x, y, text: words, size: 9 }
}

test('lists of years beside each other, each under its own scope', async () => {
  const one = [
    ['Scope 1 (tCO2e)', ''],
    ['2021', '4,410'],
    ['2022', '4,420'],
  ]
  const two = [
    ['Scope 2 market-based (tCO2e)', ''],
    ['2021', '2,410'],
    ['2022', '2,420'],
  ]
  const texts = [reportTitle, ...tableTexts(100, [40, 200], one), ...tableTexts(100, [330, 500], two)]
  expect(await readPages({ texts })).toEqual(['2021 1 4410', '2021 2mb 2410', '2022 1 4420', '2022 2mb 2420'])
})

test('the rows of a table are no sentence, whatever stands in their labels and cells', async () => {
  const cells = pageOf([
    ['', '2022', '2021'],
    ['Scope 2 (MB)', '234 tCO2e', '334 tCO2e'],
    ['Scope 2 (LB)', '634 tCO2e', '734 tCO2e'],
  ])
  expect(await readPages(cells)).toEqual(['2021 2lb 734', '2021 2mb 334', '2022 2lb 634', '2022 2mb 234'])
  const categories = pageOf([
    ['Metric', 'Unit', 'FY22', 'FY21'],
    ['Scope 3 emissions: Category 1', 'mtCO2e', '815,210', '825,310'],
    ['Scope 3 emissions: Category 11', 'mtCO2e', '1,815,210', '1,825,310'],
  ])
  expect(await readPages(categories)).toEqual([
    '2021 3.1 825310',
    '2021 3.11 1825310',
    '2022 3.1 815210',
    '2022 3.11 1815210',
  ])
})

test('activities right of the scope they make up are parts of it, each method of scope 2 is not', async () => {
  const rows = [
    ['Scope 1', 'Stationary combustion', '1,110', '1,210'],
    ['', 'Company cars', '2,110', '2,210'],
    ['Scope 2', 'Location-based', '910', '920'],
    ['', 'Market-based', '90', '80'],
    ['Scope 3', 'Purchased goods and services', '51,110', '52,110'],
    ['', 'Business travel', '1,310', '1,410'],
  ]
  const texts = [
    reportTitle,
    ...tableTexts(100, [110, 420, 520], [['t CO2e', '2022', '2021']]),
    ...rows.flatMap(([scope = '', ...row], at) => [
      ...(scope === '' ? [] : [text(40, 114 + at * 14, scope)]),
      ...tableTexts(114 + at * 14, [110, 420, 520], [row]),
    ]),
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 2lb 920',
    '2021 2mb 80',
    '2021 3.1 52110',
    '2021 3.6 1410',
    '2022 2lb 910',
    '2022 2mb 90',
    '2022 3.1 51110',
    '2022 3.6 1310',
  ])
})

test('a scope as far left as the heading before it ends what stands under that', async () => {
  const texts = [
    reportTitle,
    ...tableTexts(100, [50, 420, 520], [['tCO2e', '2022', '2021'], ['Scope 2']]),
    ...tableTexts(
      128,
      [66, 420, 520],
      [
        ['Location-based method', '3,110', '3,210'],
        ['Market-based method', '1,110', '1,210'],
      ],
    ),
    ...tableTexts(
      156,
      [50, 420, 520],
      [
        ['Scope 3', '65,110', '65,210'],
        ['Total (market-based)', '71,330', '71,630'],
      ],
    ),
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 2lb 3210',
    '2021 2mb 1210',
    '2021 3 65210',
    '2022 2lb 3110',
    '2022 2mb 1110',
    '2022 3 65110',
  ])
})

test('scopes and their amounts in turn on one line', async () => {
  const cells = ['Scope 1', '12,345 tCO2e', 'Scope 2 (market-based)', '6,789 tCO2e']
  const texts = [reportTitle, ...cells.map((one, at) => text([50, 150, 280, 460][at] ?? 0, 120, one))]
  expect(await readPages({ texts })).toEqual(['2022 1 12345', '2022 2mb 6789'])
})
