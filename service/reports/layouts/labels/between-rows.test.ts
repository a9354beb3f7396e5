import { expect, test } from 'vitest'
import { drawnWidth, type TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const ends = [330, 400, 470, 540]
/** Amounts set right under their heads. */
const row = (y: number, label: string, ...amounts: string[]): TestText[] => [
  { x: 50, y, text: label, size: 8 },
  ...amounts.map((text, at) => ({ x: (ends[at] ?? 0) - drawnWidth(text, 8), y, text, size: 8 })),
]
const prose = (y: number, ...texts: string[]): TestText[] =>
  texts.map((text, at) => ({ x: 50, y: y + at * 10, text, size: 8 }))

test('notes over several lines stand between the rows of a table, whose columns go on below them', async () => {
  const texts = [
    ...row(100, 'Greenhouse gas emissions (metric tons CO2e)', '2019', '2020', '2021', '2022'),
    ...prose(
      118,
      'Our footprint of 2022 includes a full year of emissions from the business that was acquired in October of the year',
      'before, while that of 2021 includes two months only. Most of the increase is due to the acquisition and not to us.',
      'More is told in the chapter on methods.',
    ),
    ...row(160, 'Scope 1'),
    ...row(176, 'Fleet', '45,898', '21,914', '9,237', '19,617'),
    ...row(192, 'Total Scope 1', '189,993', '172,144', '124,632', '183,220'),
    ...prose(
      212,
      'The methodology relies on several variables to estimate emissions, such as the amount of methane that is collected and',
      'the categories of waste that are received, as is told at the end of this data book with its limits and its standards.',
    ),
    ...row(244, 'Scope 2, purchased electricity'),
    ...row(260, 'Location based', '24,828', '24,091', '23,341', '25,188'),
    ...row(276, 'Market based', '24,828', '24,091', '23,341', '18,885'),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2019 1 189993',
    '2019 2lb 24828',
    '2019 2mb 24828',
    '2020 1 172144',
    '2020 2lb 24091',
    '2020 2mb 24091',
    '2021 1 124632',
    '2021 2lb 23341',
    '2021 2mb 23341',
    '2022 1 183220',
    '2022 2lb 25188',
    '2022 2mb 18885',
  ])
})

test('bars far from each other, each as far as the next, are one list under its title', async () => {
  const bars: [string, string][] = [
    ['Purchased goods and services', '4.78'],
    ['Capital goods', '-'],
    ['Waste generated in operations', '0.08'],
    ['Business travel', '0.04'],
    ['Employee commuting', '0.14'],
    ['Use of sold products', '29.11'],
    ['Investments', '1.64'],
  ]
  const texts = bars.flatMap(([label, amount], at) => [
    { x: 50, y: 130 + at * 30, text: label, size: 8 },
    { x: 250 + Number(amount === '-' ? 0 : amount) * 6, y: 130 + at * 30, text: amount, size: 8 },
  ])
  const titles = [
    { x: 50, y: 90, text: '2022 Scope 3 emissions', size: 10 },
    { x: 50, y: 104, text: '(Mt CO2e)', size: 8 },
  ]
  expect(await readPages({ texts: [reportTitle, ...titles, ...texts] })).toEqual([
    '2022 3.1 4780000',
    '2022 3.5 80000',
    '2022 3.6 40000',
    '2022 3.7 140000',
    '2022 3.11 29110000',
    '2022 3.15 1640000',
  ])
})
