import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

/** A table whose words begin at their columns' left edges, and so do its amounts. */
function wordsAt(
  y: number,
  columns: readonly number[],
  rows: readonly (readonly string[])[],
  size = 7,
  step = 14,
): TestText[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, column) => (text === '' ? [] : [{ x: columns[column] ?? 0, y: y + at * step, text, size }])),
  )
}

const columns = [40, 110, 300, 425, 460, 490, 540]
const head = ['Item', '', 'Coverage', 'Class', 'Unit', '2021', '2022']
/** A scope in a cell merged over three rows, the entities beside it. */
const group = (label: string, rows: readonly (readonly string[])[]) =>
  rows.map(([entity = '', ...amounts], at) => ['', at === 1 ? label : '', entity, '', '', ...amounts])

test('labels that name scopes, cells merged over their rows beside them: one table, and of each scope the group’s row', async () => {
  const rows = [
    head,
    ...group('Scope 1 (direct emissions)', [
      ['Domestic consolidated', '1,200', '1,100'],
      ['Overseas consolidated', '340', '300'],
      ['Group consolidated (including overseas)', '1,540', '1,400'],
    ]),
    ...group('Scope 2 (indirect emissions)', [
      ['Domestic consolidated', '4,200', '4,100'],
      ['Overseas consolidated', '640', '600'],
      ['Group consolidated (including overseas)', '4,840', '4,700'],
    ]),
    ['', 'Scope 3 Category 1 (purchased goods and services)', '', '', '', '81,000', '80,500'],
    ['CO2 emissions', 'Scope 3 Category 3 (fuel- and energy-related activities)', '', '', 'tCO2', '2,300', '2,250'],
    ['', 'Scope 3 Category 4 (transport and distribution)', 'Domestic consolidated', 'Total', '', '9,100', '8,700'],
    ['', 'Scope 3 Category 5 (waste generated in operations)', '', '', '', '410', '399'],
    ['', 'Scope 3 Category 7 (employee commuting)', '', '', '', '120', '118'],
    ['', 'Scope 3 total', '', '', '', '92,930', '91,967'],
  ]
  const texts = [reportTitle, ...wordsAt(110, columns, rows, 6)]
  expect((await readPages({ texts })).filter((one) => one.startsWith('2022'))).toEqual([
    '2022 1 1400',
    '2022 2 4700',
    '2022 3 91967',
    '2022 3.1 80500',
    '2022 3.3 2250',
    '2022 3.4 8700',
    '2022 3.5 399',
    '2022 3.7 118',
  ])
})

test('of entities under a scope without a row of the group none stands for it', async () => {
  const rows = [
    ['', '', 'Boundary', 'Unit', '2021', '2022'],
    ['', '', 'Domestic', '', '1,200', '1,100'],
    ['', 'Scope 1', 'Overseas', 't-CO2', '340', '300'],
    ['', '', 'Other countries', '', '40', '30'],
  ]
  const texts = [reportTitle, ...wordsAt(110, [50, 110, 250, 370, 440, 500], rows)]
  expect(await readPages({ texts })).toEqual([])
})

test('an intensity that is a total, a mark for "not measured" and a total of all scopes; what a portfolio emits is not ours', async () => {
  const rows = [
    ['Metric', 'Unit', '2021', '2022'],
    ['Total portfolio emissions (Scope 1 and Scope 2)', 'million tCO2e', '30', '26'],
    ['Scope 1 emissions from company vehicles', 'tCO2e', '*', '9'],
    ['Scope 2 emissions from electricity (location-based)', 'tCO2e', '2,286', '2,348'],
    ['Scope 2 emissions from electricity (market-based)', 'tCO2e', '2,086', '915'],
    ['Scope 3 emissions', 'tCO2e', '1,222', '4,125'],
    ['Waste generated', 'tCO2e', '*', '#'],
    ['Total absolute emissions', 'tCO2e', '3,308', '5,049'],
    ['Certificates to reduce Scope 2 emissions from electricity', 'tCO2e', '', ''],
    ['Total emission intensity', 'tCO2e/employee', '4.2', '7.4'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 360, 450, 540], size: 8 }))).toEqual([
    '2021 2lb 2286',
    '2021 2mb 2086',
    '2021 3 1222',
    '2022 1 9',
    '2022 2lb 2348',
    '2022 2mb 915',
    '2022 3 4125',
  ])
})

test('years down and scopes across over the gutter of the prose below them: one table', async () => {
  const prose = (x: number, words: string) =>
    [...Array(11)].map((_, at) => ({
      x,
      y: 196 + at * 11,
      text: `${words} of some other words in a longer line`,
      size: 7,
    }))
  const rows = [
    ['', 'Scope 1', 'Scope 2 LB', 'Scope 2 MB', 'Scope 3', 'Total'],
    ['2020', '323', '82', '72', '4,282', '4,677'],
    ['2021', '268', '85', '71', '3,997', '4,336'],
    ['2022', '294', '84', '83', '4,420', '4,797'],
  ]
  const texts = [
    reportTitle,
    { x: 50, y: 90, text: 'Emissions by scope (in ktCO2e)', size: 10 },
    ...wordsAt(120, [50, 120, 190, 312, 380, 470], rows),
    ...prose(50, 'The growth in the other business'),
    ...prose(310, 'In the region the accounting was'),
  ]
  expect(await readPages({ texts })).toHaveLength(12)
})

test('"+40 kt" in brackets is a change of what the sentence is about', () => {
  expect(readText('# Report 2022\n\nScope 1 emissions rose in 2022 because of more flights (+40 ktCO2e).')).toEqual([])
})

test('heads set on one foot: years alone beside the last line of heads of three, and a total over its two parts', async () => {
  const columns = [50, 290, 340, 390, 440, 505]
  const rows = [
    ['', '', '', '', '2022', '2022'],
    ['', '', '', '', 'Acme-', 'davon Acme'],
    ['In kt', '2019', '2020', '2021', 'Gruppe', 'AG'],
  ]
  const amounts = [
    ['Gesamte CO2eq-Emissionen', '621', '2.028', '1.843', '1.667', '148'],
    ['Direkte CO2eq-Emissionen (Scope 1)', '341', '1.706', '1.522', '1.425', '108'],
    ['Indirekte CO2eq-Emissionen (Scope 2)', '280', '322', '321', '242', '40'],
  ]
  const texts = [reportTitle, ...wordsAt(120, columns, rows, 8, 9), ...wordsAt(158, columns, amounts, 8, 20)]
  expect(await readPages({ texts })).toEqual([
    '2019 1 341000',
    '2019 1+2 621000',
    '2019 2 280000',
    '2020 1 1706000',
    '2020 1+2 2028000',
    '2020 2 322000',
    '2021 1 1522000',
    '2021 1+2 1843000',
    '2021 2 321000',
    '2022 1 1425000',
    '2022 1+2 1667000',
    '2022 2 242000',
  ])
})

test('categories in Italian and Dutch by their number, "di cui" and "waarvan" before them', async () => {
  const rows = [
    ['Emissioni di GHG', 'U.M.', '2021', '2022'],
    ['di cui emissioni lorde categoria 10 (Trasformazione dei prodotti)', 'tCO2e', '-', '227,68'],
    ['waarvan categorie 11', 'tCO2e', '-', '95.149,29'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 400, 470, 550], size: 8 }))).toEqual([
    '2022 3.10 227.68',
    '2022 3.11 95149.29',
  ])
})

test('the total of all emissions by a method is no scope 2', () => {
  const text = (words: string) => `# Report 2022\n\n${words} 103,349 tonnes of CO2e.`
  expect(readText(text('In 2022, total greenhouse gas emissions by the location-based method were'))).toEqual([])
  expect(readText(text('In 2022, total indirect emissions by the location-based method were'))).toEqual([
    '2022 2lb 103349',
  ])
})

test('a row that names a method alone after the same row of scope 2 by the other', async () => {
  const rows = [
    ['Scope', 'Unit', '2021', '2022'],
    ['Scope 1 Emissions from gas and vehicles', 'tCO2e', '313.30', '356.94'],
    ['Scope 2 Location-based electricity emissions', 'tCO2e', '603.74', '668.70'],
    ['', 'kWh', '2,915,946', '3,229,297'],
    ['Market-based electricity emissions', 'tCO2e', '60.26', '63.99'],
    ['Market-based steam for others', 'tCO2e', '10.26', '13.99'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 400, 470, 550], size: 8 }))).toEqual([
    '2021 1 313.3',
    '2021 2lb 603.74',
    '2021 2mb 60.26',
    '2022 1 356.94',
    '2022 2lb 668.7',
    '2022 2mb 63.99',
  ])
})

test('the scope between the lines of its two rows, its unit in a column behind the years', async () => {
  const at = (y: number, cells: readonly [number, string][]) => cells.map(([x, text]) => ({ x, y, text, size: 8 }))
  const pair = (y: number, scope: string, own: string, all: string) => [
    ...at(y, [
      [130, 'Non-consolidated'],
      [344, own],
      [447, own],
    ]),
    ...at(y + 9, [[50, scope], ...(scope === 'Scope 2' ? ([[490, 't-CO2']] as [number, string][]) : [])]),
    ...at(y + 18, [
      [130, 'Consolidated'],
      [344, all],
      [447, all],
    ]),
  ]
  const head = at(120, [
    [310, '2021'],
    [400, '2022'],
    [490, 'Unit'],
  ])
  const texts = [
    reportTitle,
    ...head,
    ...pair(138, 'Scope 1', '5,120', '14,330'),
    ...pair(174, 'Scope 2', '11,340', '31,210'),
    ...pair(210, 'Scope 3', '511,340', '831,210'),
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 1 14330',
    '2021 2 31210',
    '2021 3 831210',
    '2022 1 14330',
    '2022 2 31210',
    '2022 3 831210',
  ])
})

test('a list of categories in one column goes on over rows that do not apply', () => {
  const none = (from: number, names: readonly string[]) =>
    names.map((name, at) => `| Category ${from + at} ${name} | Not applicable |`).join('\n')
  const text = `Report 2022

[Unit: t-CO2]

| Scope | FY2022 |
|---|---|
| Scope 1 | 4.80 |

Scope-3. by category
[Unit: t-CO2]

Category | 2022年度 |
---|---|
| Category 1 Purchased goods | 204.10 |
| Category 2 Capital goods | 34.10 |
| Category 3 Fuel and energy | 44.10 |
| Category 4 Upstream transport | 54.10 |
| Category 5 Waste generated | 64.10 |
| Category 6 Business travel | 24.10 |
| Category 7 Employee commuting | 291.46 |
${none(8, ['Leased assets (upstream)', 'Transport (downstream)', 'Processing of sold products', 'Use of sold products'])}
${none(12, ['End of life of sold products', 'Leased assets (downstream)', 'Franchises'])}
| Category 15 Investments | 16.32 |
`
  expect(readText(text)).toHaveLength(9)
  expect(readText(text)).toContain('2022 3.15 16.32')
})

const cells = (y: number, ...chunks: readonly (readonly [number, string])[]): TestText[] =>
  chunks.map(([x, text]) => ({ x, y, text, size: 8 }))

test('years over the middle of plants and totals, the head of the labels between the two lines', async () => {
  const texts = [
    reportTitle,
    ...cells(100, [50, 'Unit: metric tons CO2e']),
    ...cells(120, [290, '2021'], [460, '2022']),
    ...cells(124, [50, 'Category']),
    ...cells(128, [220, 'North'], [287, 'South'], [350, 'Total'], [400, 'North'], [457, 'South'], [520, 'Total']),
    ...cells(
      148,
      [50, 'Scope 1'],
      [220, '1,200'],
      [290, '800'],
      [350, '2,000'],
      [400, '1,100'],
      [460, '780'],
      [520, '1,880'],
    ),
    ...cells(
      162,
      [50, 'Scope 2'],
      [220, '3,200'],
      [290, '900'],
      [350, '4,100'],
      [400, '3,100'],
      [460, '880'],
      [520, '3,980'],
    ),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 2000', '2021 2 4100', '2022 1 1880', '2022 2 3980'])
})

test('cells that name scopes in the middle of a total and what it is made of', async () => {
  const row = (y: number, label: string, first: string, second: string): TestText[] =>
    cells(y, [150, label], [280, 'tCO2eq'], [420, first], [490, second])
  const texts = [
    reportTitle,
    ...cells(110, [150, 'Category'], [280, 'Unit'], [420, '2021'], [490, '2022']),
    ...row(124, 'Total', '45,210', '44,120'),
    ...cells(140, [50, 'Scope 1+2']),
    ...row(140, 'Scope 1 (direct)', '12,100', '11,900'),
    ...row(156, 'Scope 2 (indirect)', '33,110', '32,220'),
    ...row(172, 'Total', '512,300', '498,700'),
    ...cells(180, [50, 'Scope 3']),
    ...row(188, 'Business travel', '512', '987'),
  ]
  expect((await readPages({ texts })).filter((one) => one.startsWith('2022'))).toEqual([
    '2022 1 11900',
    '2022 1+2 44120',
    '2022 2 32220',
    '2022 3 498700',
    '2022 3.6 987',
  ])
})

test('a business year broken over lines with the head of the labels between them', async () => {
  const texts = [
    reportTitle,
    ...cells(110, [420, 'FY 2021-'], [490, 'FY 2020-']),
    ...cells(115, [50, 'Parameter'], [280, 'Unit']),
    ...cells(119, [445, '22'], [515, '21']),
    ...cells(140, [50, 'Total Scope 3 emissions'], [280, 'tCO2e'], [420, '5,67,890'], [490, '5,98,101']),
    ...cells(160, [50, 'Business travel'], [280, 'tCO2e'], [420, '67,890'], [490, '98,101']),
  ]
  expect(await readPages({ texts })).toContain('2022 3 567890')
})

test('a unit in a cell merged over rows is read without the amounts that stand on its line', async () => {
  const row = (y: number, entity: string, first: string, second: string): TestText[] =>
    cells(y, [130, entity], [300, first], [400, second])
  const texts = [
    reportTitle,
    ...cells(120, [50, '項目'], [130, '範囲'], [220, '単位'], [300, '2021年度'], [400, '2022年度']),
    ...row(138, '国内', '2,100', '2,000'),
    ...row(152, '海外', '6,100', '6,000'),
    ...cells(152, [50, 'Scope1']),
    ...row(166, '連結合計', '8,200', '8,000'),
    ...row(180, '国内', '12,100', '12,000'),
    ...row(194, '海外', '6,100', '6,000'),
    ...cells(194, [50, 'Scope2'], [220, 't-CO2e']),
    ...row(208, '連結合計', '18,200', '18,000'),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 8200', '2021 2 18200', '2022 1 8000', '2022 2 18000'])
})

test('what equals the sum of scopes 1 and 2 and is called net is no total of both', async () => {
  const rows = (label: string) =>
    pageOf([
      ['tCO2e', '2021', '2022'],
      [label, '6,430', '6,260'],
      ['Scope 1 emissions', '4,120', '4,010'],
      ['Scope 2 emissions', '2,310', '2,250'],
    ])
  expect(await readPages(rows('All GHG emissions'))).toContain('2022 1+2 6260')
  expect(await readPages(rows('Net GHG emissions (excludes exported power)'))).toHaveLength(4)
})
