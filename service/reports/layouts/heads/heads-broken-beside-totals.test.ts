import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const text = (x: number, y: number, words: string, size = 6.4): TestText => ({ x, y, text: words, size })
/** Set right at x. */
const right = (x: number, y: number, words: string) => text(x - words.length * 3.3, y, words)

test('continued and discontinued operations in heads of two lines, their totals beside them, and a base year', async () => {
  const ends = [235, 318, 403, 439, 522, 607, 646]
  const row = (y: number, label: string, ...amounts: string[]) => [
    text(37, y, label, 7),
    ...amounts.map((amount, at) => right(ends[at] ?? 0, y, amount)),
  ]
  const texts = [
    text(34, 84, 'Gross emissions of scopes 1, 2 and 3 (in t CO2e)', 7),
    text(209, 121, 'Base year'),
    right(235, 129, '2019'),
    text(332, 129, '2021'),
    text(538, 129, '2022'),
    ...[318, 522].map((x) => right(x, 145, 'Continuing opera-')),
    ...[403, 607].map((x) => right(x, 145, 'Discontinued opera-')),
    ...[318, 403, 522, 607].map((x) => right(x, 152, 'tions')),
    ...[235, 439, 646].map((x) => right(x, 152, 'Total')),
    ...row(184, 'Gross scope 1 emissions', '601,200', '508,141', '9,196', '517,337', '539,867', '8,527', '548,394'),
    ...row(
      210,
      'Gross location-based scope 2 emissions',
      '455,000',
      '393,615',
      '6,808',
      '400,423',
      '335,518',
      '5,498',
      '341,016',
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts], width: 842, height: 595 })).toEqual([
    '2019 1 601200',
    '2019 2lb 455000',
    '2021 1 517337',
    '2021 2lb 400423',
    '2022 1 548394',
    '2022 2lb 341016',
  ])
})
