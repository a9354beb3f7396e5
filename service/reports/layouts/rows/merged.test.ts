import { expect, test } from 'vitest'
import { type TestPage, type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const columns = [50, 200, 270, 340, 410, 480]

/** Rows with every cell at the left edge of its column, as merged cells are set. */
function leftAligned(rows: readonly string[], at: readonly number[] = columns): TestText[] {
  return rows.flatMap((row, line) =>
    row.split('|').flatMap((text, column): TestText[] => {
      const x = at[column]
      return text.trim() === '' || x === undefined ? [] : [{ x, y: 120 + line * 14, text: text.trim(), size: 9 }]
    }),
  )
}

const inMiddle = [
  '|||2021|2022',
  '|Domestic|t-CO2|31,204|30,118',
  'Scope 1|Overseas|t-CO2|12,110|11,904',
  '|Total|t-CO2|43,314|42,022',
  '|Domestic|t-CO2|88,120|86,004',
  'Scope 2|Overseas|t-CO2|45,330|44,118',
  '|Total|t-CO2|133,450|130,122',
]
const overTwoLines = [
  '|||2021|2022',
  'GHG emissions|Total|tCO2eq|43,314|42,022',
  '(Scope 1)|Domestic|tCO2eq|31,204|30,118',
  '|Overseas|tCO2eq|12,110|11,904',
  'GHG emissions|Total|tCO2eq|133,450|130,122',
  '(Scope 2)|Domestic|tCO2eq|88,120|86,004',
  '|Overseas|tCO2eq|45,330|44,118',
]
const totals = ['2021 1 43314', '2021 2 133450', '2022 1 42022', '2022 2 130122']

test.each([
  ['in the middle of its rows', inMiddle],
  ['at their upper edge, over two lines', overTwoLines],
])('a scope merged over its rows, printed %s', async (_, rows) => {
  const foot = { x: 50, y: 780, text: 'Company Sustainability Report', size: 7 }
  expect(await readPages({ texts: [reportTitle, ...leftAligned(rows), foot] })).toEqual(totals)
})

test('a merged cell off the middle of its rows is no guess: nothing is read', async () => {
  const rows = [...inMiddle.slice(0, 3), ...inMiddle.slice(4)]
  expect((await readPages({ texts: [reportTitle, ...leftAligned(rows)] })).filter((one) => / 1 /.test(one))).toEqual([])
})

const besideOneRow = [
  'Category|Activity (t CO2e)||2023|2022',
  'Scope 1|Natural gas||61|64',
  'Scope 2 (location-based)|Electricity||2,140|2,305',
  'Scope 2 (market-based)|Electricity||911|2,305',
  'Scope 3|Cat. 1 – Purchased goods and services||4,870|3,912',
  '|Cat. 6 – Business travel||702|655',
]

test('a cell beside one row only is a part of its label: all that is reported of the scope', async () => {
  expect(await readPages({ texts: [reportTitle, ...leftAligned(besideOneRow, [50, 200, 330, 400, 470])] })).toEqual([
    '2022 1 64',
    '2022 2lb 2305',
    '2022 2mb 2305',
    '2022 3.1 3912',
    '2022 3.6 655',
    '2023 1 61',
    '2023 2lb 2140',
    '2023 2mb 911',
    '2023 3.1 4870',
    '2023 3.6 702',
  ])
  const parts = besideOneRow.map((row) => row.replace('Natural gas', 'of which vehicles'))
  const read = await readPages({ texts: [reportTitle, ...leftAligned(parts, [50, 200, 330, 400, 470])] })
  expect(read.filter((one) => / 1 /.test(one))).toEqual([])
})

const prose = [
  'We continue to invest in our people and in 12,400 hours of training.',
  'Our climate strategy rests on efficiency and renewable electricity.',
  'The Board reviews the progress every quarter and approves its budget.',
  'Suppliers with 67 % of our spending have set targets of their own.',
  'Scope 3 remains our largest source, and we will halve it by 2030.',
  'Water stress affects 8 of our 42 sites, where we set local targets.',
]
const table = [
  ['tCO2e', '2021', '2022'],
  ['Scope 1', '2,118', '2,004'],
  ['Scope 2 (mkt)', '812', '402'],
]
const read = ['2021 1 2118', '2021 2mb 812', '2022 1 2004', '2022 2mb 402']

test('two pages on one sheet: prose on the left lends the table on the right no words', async () => {
  const texts = [
    ...prose.map((text, at) => ({ x: 40, y: 120 + at * 13, text, size: 9 })),
    ...tableTexts(120, [670, 1040, 1130], table, 13),
  ]
  expect(await readPages({ width: 1224, texts: [reportTitle, ...texts] })).toEqual(read)
})

test('a wide table over the fold is no double page', async () => {
  const page: TestPage = { width: 960, height: 540, texts: [reportTitle, ...tableTexts(120, [60, 640, 860], table)] }
  expect(await readPages(page)).toEqual(read)
})

test('a short table in the narrow column beside prose', async () => {
  const texts = [
    ...prose.map((text, at) => ({ x: 40, y: 120 + at * 12, text: text.slice(0, 60), size: 8 })),
    ...tableTexts(120, [400, 520, 570], table, 12, 8),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(read)
})

test('words set one by one, with a low 2, in small type', async () => {
  const words: TestText[] = [
    { x: 50, y: 120, text: 'Emissions' },
    { x: 95, y: 120, text: '(ktCO' },
    { x: 117.5, y: 121.5, text: '2', size: 5.4 },
    { x: 120.6, y: 120, text: 'e)' },
    { x: 400, y: 120, text: '2021' },
    { x: 480, y: 120, text: '2022' },
    { x: 50, y: 134, text: 'Scope' },
    { x: 78.6, y: 134, text: '1' },
    { x: 404, y: 134, text: '412' },
    { x: 484, y: 134, text: '398' },
  ]
  const scaled = words.map((one) => ({ ...one, x: one.x * 0.7, y: one.y * 0.7, size: (one.size ?? 9) * 0.7 }))
  expect(await readPages({ texts: [reportTitle, ...scaled] })).toEqual(['2021 1 412000', '2022 1 398000'])
})
