import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages } from '@/service/reports/testing/read-test-pages'

/** Words that begin at a place, each further line a little lower. */
function words(x: number, y: number, text: string, size = 8): TestText[] {
  return text.split('\n').map((line, at) => ({ x, y: y + at * 9, text: line, size }))
}

type Row = readonly [label: string, amount: string, note: string]

/** A table of labels set at the upper edge of their rows, amounts set in the middle, and notes, with prose right of it. */
function page(title: TestText, head: Row, rows: readonly Row[], notes: readonly string[]) {
  const prose = Array.from(
    { length: 22 },
    (_, at) => `Our own paragraph goes on here in its line number ${at}, with many more words.`,
  )
  const width = (text: string) => text.length * 4.4
  return {
    width: 842,
    height: 595,
    texts: [
      { x: 468, y: 44, text: 'Making things well', size: 12 },
      title,
      ...head.flatMap((text, at) => words([36, 150, 217][at] ?? 0, 62, text)),
      ...rows.flatMap(([label, amount, note], at) => {
        const y = 80 + at * 30
        return [...words(36, y, label), ...words(199 - width(amount), y + 4.5, amount), ...words(217, y, note)]
      }),
      ...prose.flatMap((text, at) => words(468, 62 + at * 12, text)),
      ...notes.flatMap((text, at) => [
        { x: 36, y: 398 + at * 9, text: String(at + 1), size: 3.6 },
        { x: 40, y: 400 + at * 9, text, size: 5.8 },
      ]),
      { x: 36, y: 570, text: 'Responsibility report 2022-23', size: 8 },
    ],
  }
}

const rows: readonly Row[] = [
  ['Scope 1 (direct) emissions', '84,500', 'Processes, combustion on site, refrigerants,\nvehicles on site.'],
  ['Scope 2 (indirect)', '4,780', 'Market-based method; includes what was\nbought of renewable electricity.'],
  ['Scope 3 total', '2,309,500', 'Value chain, as the standard of the protocol\nsays.'],
  ['Leased vehicles and commuting', '36,300', 'What employees drive, on their way to work\nand for it.'],
  [
    'Fuel and energy related\nactivities',
    '6,010',
    'Extraction, production and transport of fuels,\nnot in scope 1 or 2.',
  ],
  ['Business travel', '2,500', 'By air and rail, in rented cars, and nights in\nhotels.'],
  [
    'Product energy usage',
    '1,404,000',
    'Over the lifetime of the products, with what\ncustomers bought of renewables.',
  ],
]
const notes = [
  'Location-based method Scope 2 emissions (does not account for any renewable purchases) = 313,000 metric tons CO2e/year.',
  'Upstream leased assets = 700 metric tons; employee commuting = 35,600 metric tons.',
]

test('one column of emissions beside notes and prose, its year and unit in the title; notes tell what rows add up', async () => {
  const title = { x: 36, y: 44, text: '2022 GHG Emissions by Category (metric tons of CO2e)', size: 11 }
  expect(await readPages(page(title, ['Scope', 'Emissions', 'Notes'], rows, notes))).toEqual([
    '2022 1 84500',
    '2022 2lb 313000',
    '2022 2mb 4780',
    '2022 3 2309500',
    '2022 3.3 6010',
    '2022 3.6 2500',
    '2022 3.7 35600',
    '2022 3.8 700',
    '2022 3.11 1404000',
  ])
})

test('the same under a title that ends in its year, without notes', async () => {
  const title = { x: 36, y: 44, text: 'Carbon footprint by source in tonnes CO2e, 2022', size: 11 }
  expect(await readPages(page(title, ['Category', 'GHG emissions', 'Comment'], rows, []))).toEqual([
    '2022 1 84500',
    '2022 2 4780',
    '2022 3 2309500',
    '2022 3.3 6010',
    '2022 3.6 2500',
    '2022 3.11 1404000',
  ])
})

test('"Emissions" over one column of a list without notes', async () => {
  const list = [
    ['Source', 'Emissions'],
    ['Scope 1', '1,204'],
    ['Scope 2 (location-based)', '2,310'],
    ['Business travel', '96'],
  ]
  const above = ['Greenhouse gas emissions in 2021 (tonnes CO2e)']
  expect(await readPages(pageOf(list, { above }))).toEqual(['2021 1 1204', '2021 2lb 2310', '2021 3.6 96'])
})

test('a note that names masses of waste tells of no emissions; one of travel does', async () => {
  const list = [
    ['Source', 'Emissions'],
    ['Scope 1', '1,204'],
    ['Scope 2 (location-based)', '2,310'],
    ['Scope 3', '9,660'],
  ]
  const above = ['Greenhouse gas emissions in 2022 (tonnes CO2e)']
  const below = [
    'Waste generated in operations = 1,352 tonnes; business travel = 96 tonnes.',
    'Reduction in employee commuting = 30 tonnes; employee commuting = 1.2 tonnes per employee.',
  ]
  expect(await readPages(pageOf(list, { above, below }))).toEqual([
    '2022 1 1204',
    '2022 2lb 2310',
    '2022 3 9660',
    '2022 3.6 96',
  ])
})

test('a title with its year, in larger type, over "Category | Emissions | Methodology" is no head of a column', async () => {
  const list = [
    ['Scope 1 (natural gas, fleet)', '1,204', 'Fuel invoices and published factors.'],
    ['Scope 2 (market-based)', '310', 'Contracts and residual mix.'],
    ['Scope 3', '15,200', 'Value chain, all that is relevant.'],
    ['Purchased goods and services', '12,000', 'Spend, with data of the largest suppliers.'],
    ['Business travel', '96', 'Travel agency.'],
  ]
  const texts = [
    ...words(50, 40, 'Sustainability report 2022', 14),
    ...words(50, 96, 'Our 2022 carbon footprint (tonnes CO2e)', 11),
    ...['Category', 'Emissions', 'Methodology'].flatMap((text, at) => words([50, 220, 280][at] ?? 0, 116, text)),
    ...list.flatMap((row, at) => row.flatMap((text, i) => words([50, 230, 280][i] ?? 0, 136 + at * 24, text))),
  ]
  expect(await readPages({ texts })).toEqual([
    '2022 1 1204',
    '2022 2mb 310',
    '2022 3 15200',
    '2022 3.1 12000',
    '2022 3.6 96',
  ])
})
