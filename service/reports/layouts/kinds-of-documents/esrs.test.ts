import { expect, test } from 'vitest'
import { type TestPage, type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

/** The right edges of base year, comparative, N, change, three milestones and the annual share. */
const columns = [50, 205, 262, 308, 352, 386, 428, 466, 546]
const expected = [
  '2019 1 140900',
  '2019 2lb 98500',
  '2019 2mb 91200',
  '2019 3 3511800',
  '2019 3.1 890400',
  '2021 1 128600',
  '2021 2lb 88400',
  '2021 2mb 54300',
  '2021 3 3400300',
  '2021 3.1 861200',
  '2021 3.15 9700',
  '2022 1 121700',
  '2022 2lb 85000',
  '2022 2mb 38900',
  '2022 3 3210000',
  '2022 3.1 815900',
  '2022 3.15 8800',
]

/** Under the names of the parts, each head over its year. */
const overYears: Row[] = [
  ['', 'Base year', 'Comparative', '2022', '% 2022/', '2025', '2030', '(2050)', 'Annual % target/'],
  ['', '2019', '2021', '', '2021', '', '', '', 'base year'],
]
const scope1: Row[] = [
  ['Scope 1 GHG emissions'],
  ['Gross Scope 1 GHG', '140.9', '128.6', '121.7', '-5.4', '118.0', '84.5', '-', '4.4'],
  ['emissions'],
  ['Percentage of Scope 1', '41', '43', '42', '-1.0'],
  ['from regulated trading'],
]
const others: Row[] = [
  ['Scope 2 GHG emissions'],
  ['Gross location-based', '98.5', '88.4', '85.0', '-3.8'],
  ['Scope 2 GHG emissions'],
  ['Gross market-based Scope', '91.2', '54.3', '38.9', '-28.4', '34.0', '31.6', '-', '7.3'],
  ['2 GHG emissions'],
  ['Significant Scope 3 GHG emissions'],
  ['Total gross indirect', '3,511.8', '3,400.3', '3,210.0', '-5.6', '', '2,634.0', '-', '2.8'],
  ['(Scope 3) GHG emissions'],
  ['Category 1 Purchased', '890.4', '861.2', '815.9', '-5.3'],
  ['goods and services'],
  ['Category 15 Investments', '-', '9.7', '8.8', '-9.3'],
  ['Total GHG emissions'],
  ['Total GHG emissions', '3,751.2', '3,617.3', '3,416.7', '-5.5'],
  ['(location-based)'],
]

type Row = readonly string[]
type Look = { title?: string; parts?: boolean; at?: readonly number[] }

function tableOf(heads: readonly Row[], rows: readonly Row[], look: Look = {}): TestPage {
  const { title = 'in thousand tCO2eq', parts = true, at = columns } = look
  const over: TestText[] = parts
    ? [
        { x: 228, y: 86, text: 'Retrospective', size: 7 },
        { x: 380, y: 86, text: 'Milestones and target years', size: 7 },
      ]
    : []
  const head = tableTexts(98, at, heads, 10, 7)
  // The second line of a label stands close under the first.
  const isRest = ([label = '', ...cells]: Row) => cells.length === 0 && /^[\p{Ll}(]/u.test(label)
  let y = 90 + heads.length * 10
  const body = rows.flatMap((row) => {
    y += isRest(row) ? 9 : 14
    return tableTexts(y, at, [row], 9, 7)
  })
  return {
    texts: [reportTitle, ...(title ? [{ x: 50, y: 68, text: title, size: 9 }] : []), ...over, ...head, ...body],
  }
}

/** The same without the running title, at the head of the next page. */
function nextPage(heads: readonly Row[], rows: readonly Row[], look: Look = {}): TestPage {
  const { texts } = tableOf(heads, rows, { ...look, title: '' })
  return { texts: texts.filter((one) => one !== reportTitle) }
}

test('ESRS E1-6 over two pages, its heads on both and its unit in the title of the first', async () => {
  expect(await readPages(tableOf(overYears, scope1), nextPage(overYears, others))).toEqual(expected)
})

test('ESRS E1-6 over two pages, with heads and unit on the first only', async () => {
  expect(await readPages(tableOf(overYears, scope1), nextPage([], others, { parts: false }))).toEqual(expected)
})

test.each([
  ['one line', ['', '2019 base year', '2021', '2022', '% 22/21', '2025', '2030', '2050', 'Annual % target']],
  ['brackets', ['', 'Base year (2019)', '2021', '2022', '% N / N-1', '2025', '2030', '(2050)', 'Annual %']],
  ['letters', ['', '2019 (base)', '2021 (N-1)', '2022 (N)', 'Change %', '2025', '2030', '2050', 'Annual %']],
])('ESRS E1-6 with heads of one line: %s', async (_, head) => {
  expect(await readPages(tableOf([head], [...scope1, ...others]))).toEqual(expected)
})

test.each([
  ['two lines', overYears],
  [
    'three lines',
    [
      ['', 'Base', '', '', '%', '', '', '', 'Annual %'],
      ['', 'year', 'Comparative', 'N', '2022/', '', '', '', 'target/'],
      ['', '2019', '2021', '2022', '2021', '2025', '2030', '(2050)', 'base year'],
    ],
  ],
  [
    'years in brackets below',
    [
      ['', 'Base year', 'Comparative', 'N', '% N / N-1', '2025', '2030', '(2050)', 'Annual % target'],
      ['', '(2019)', '(2021)', '(2022)'],
    ],
  ],
  [
    'years under N',
    [
      ['', 'Base year', 'N-1', 'N', '% N / N-1', '2025', '2030', '2050', 'Annual % target'],
      ['', '2019', '2021', '2022', '', '', '', '', '/ Base year'],
    ],
  ],
])('ESRS E1-6 with heads of %s', async (_, heads) => {
  expect(await readPages(tableOf(heads, [...scope1, ...others]))).toEqual(expected)
  expect(await readPages(tableOf(heads, [...scope1, ...others], { parts: false }))).toEqual(expected)
})

test('ESRS E1-6 with its unit in a column of units, or over the labels', async () => {
  const at = [50, 175, 215, 268, 312, 354, 388, 430, 468, 548]
  const withUnit = (rows: readonly Row[]) =>
    rows.map(([label = '', ...cells]) => [
      label,
      cells.length === 0 ? '' : label.startsWith('Percentage') ? '%' : 'ktCO2eq',
      ...cells,
    ])
  const heads = overYears.map(([label = '', ...cells], row) => [label, row === 0 ? 'Unit' : '', ...cells])
  const inColumn = tableOf(heads, withUnit([...scope1, ...others]), { title: '', at })
  expect(await readPages(inColumn)).toEqual(expected)
  const overLabels = [['in thousand tCO2eq', ...(overYears[0] ?? []).slice(1)], overYears[1] ?? []]
  expect(await readPages(tableOf(overLabels, [...scope1, ...others], { title: '' }))).toEqual(expected)
})

/** The standard's own words for its rows, as long as its translations make them, broken over lines of a narrow column. */
const french: Row[] = [
  ['Émissions de GES du scope 1'],
  ['Émissions brutes de scope 1', '140,9', '128,6', '121,7', '-5,4', '118,0', '84,5', '-', '4,4'],
  ['Émissions de GES du scope 2'],
  ['Émissions brutes fondées sur la', '98,5', '88,4', '85,0', '-3,8'],
  ['localisation de scope 2'],
  ['Émissions brutes fondées sur le', '91,2', '54,3', '38,9', '-28,4', '34,0', '31,6', '-', '7,3'],
  ['marché de scope 2'],
  ['Émissions significatives de scope 3'],
  ['Émissions brutes de scope 3', '3 511,8', '3 400,3', '3 210,0', '-5,6', '', '2 634,0', '-', '2,8'],
  ['1 Biens et services achetés', '890,4', '861,2', '815,9', '-5,3'],
  ['15 Investissements', '-', '9,7', '8,8', '-9,3'],
  ['Émissions totales de GES'],
  ['Total (fondé sur la localisation)', '3 751,2', '3 617,3', '3 416,7', '-5,5'],
]
const italian: Row[] = [
  ['Emissioni di GES di ambito 1'],
  ['Emissioni lorde di ambito 1', '140,9', '128,6', '121,7', '-5,4', '118,0', '84,5', '-', '4,4'],
  ['Emissioni di GES di ambito 2'],
  ['Emissioni lorde di ambito 2', '98,5', '88,4', '85,0', '-3,8'],
  ['basate sulla posizione'],
  ['Emissioni lorde di ambito 2', '91,2', '54,3', '38,9', '-28,4', '34,0', '31,6', '-', '7,3'],
  ['basate sul mercato'],
  ['Emissioni significative di ambito 3'],
  ['Emissioni lorde di ambito 3', '3.511,8', '3.400,3', '3.210,0', '-5,6', '', '2.634,0', '-', '2,8'],
  ['1 Beni e servizi acquistati', '890,4', '861,2', '815,9', '-5,3'],
  ['15 Investimenti', '-', '9,7', '8,8', '-9,3'],
]
const frenchHeads: Row[] = [
  ['', 'Année de base', 'Comparatif', '2022', '% 2022/', '2025', '2030', '(2050)', 'Cible annuelle %/'],
  ['', '2019', '2021', '', '2021', '', '', '', 'année de base'],
]
const italianHeads: Row[] = [
  ['', 'Anno base', 'Comparativo', '2022', '% 2022/', '2025', '2030', '(2050)', 'Obiettivo annuo %/'],
  ['', '2019', '2021', '', '2021', '', '', '', 'anno base'],
]

test.each([
  ['French', frenchHeads, french, 'en milliers de tCO2eq'],
  ['Italian', italianHeads, italian, 'in migliaia di tCO2eq'],
])('ESRS E1-6 in %s', async (_, heads, rows, title) => {
  expect(await readPages(tableOf(heads, rows, { title, parts: false }))).toEqual(expected)
})

test('what is not included in a scope is none of its amounts', async () => {
  const sentences = [
    'Gross Scope 1 emissions were 121,700 t CO2e in 2022.',
    'Biogenic emissions of CO2 not included in Scope 1: 3.1 thousand t (2021: 2.8 thousand t).',
  ]
  const texts = [reportTitle, ...sentences.map((text, at) => ({ x: 50, y: 80 + at * 40, text, size: 8 }))]
  expect(await readPages({ texts })).toEqual(['2022 1 121700'])
})
