import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'
import { parseScope } from '@/service/reports/words/parse-scope'

test('numbers that only count the rows are no categories, and the head of the labels may begin a line before its years', async () => {
  const rows = [
    ['category, in tCO2 equivalent', '2021', '2022', 'scope 3 (2022)'],
    ['1  Transport and distribution', '41,300.25', '40,200.50', '80.1%'],
    ['2  Purchased Goods and Services', '8,100.10', '7,900.20', '15.7%'],
    ['3  Employee commuting', '900.30', '880.40', '1.8%'],
    ['4  Fugitive', '430.70', '420.10', '0.8%'],
    ['5  Waste', '610.60', '600.70', '1.2%'],
    ['6  Business air travel', '220.15', '210.35', '0.4%'],
    ['7  Total', '51,562.10', '50,212.25', '100%'],
  ]
  const above = [text(50, 108, 'Other indirect (Scope 3) GHG emissions by'), text(430, 108, 'Percentage of')]
  const found = await readPages({ texts: [reportTitle, ...above, ...tableTexts(120, [50, 330, 410, 520], rows)] })
  expect(found).toEqual([
    '2021 3 51562.1',
    '2021 3.1 8100.1',
    '2021 3.5 610.6',
    '2021 3.6 220.15',
    '2021 3.7 900.3',
    '2022 3 50212.25',
    '2022 3.1 7900.2',
    '2022 3.5 600.7',
    '2022 3.6 210.35',
    '2022 3.7 880.4',
  ])
})

test('numbers of categories stay where names agree with them, and where they are scopes', async () => {
  const listed = [
    ['Scope 3, t CO2e', '2021', '2022'],
    ['1  Purchased goods and services', '8,100', '7,900'],
    ['2  Capital goods', '430', '420'],
    ['4  Upstream logistics', '610', '600'],
  ]
  expect(await readPages(pageOf(listed))).toEqual([
    '2021 3.1 8100',
    '2021 3.2 430',
    '2021 3.4 610',
    '2022 3.1 7900',
    '2022 3.2 420',
    '2022 3.4 600',
  ])
})

test('the last total of a year is not that of the change beside it', async () => {
  const rows = [
    ['', '', '2021', '', '', '2022', '2022/2021'],
    ['t CO2e', 'Continuing', 'Discontinued', 'Total', 'Continuing', 'Discontinued', 'Total', 'Total'],
    ['Gross Scope 1 emissions', '4,100', '90', '4,190', '4,000', '80', '4,080', '97.4 %'],
    ['Gross location-based Scope 2 emissions', '3,100', '60', '3,160', '3,000', '50', '3,050', '96.5 %'],
    ['Gross Scope 3 emissions', '9,100', '20', '9,120', '9,000', '10', '9,010', '98.8 %'],
  ]
  const [years = [], ...others] = rows
  const at = [50, 260, 320, 360, 420, 480, 520, 570]
  const heads = [text(312, 106, '2021', 8), text(456, 106, '2022', 8), text(534, 106, '2022/2021', 7)]
  expect(years).toHaveLength(7)
  expect(await readPages({ texts: [reportTitle, ...heads, ...tableTexts(120, at, others, 16, 7)] })).toEqual([
    '2021 1 4190',
    '2021 2lb 3160',
    '2021 3 9120',
    '2022 1 4080',
    '2022 2lb 3050',
    '2022 3 9010',
  ])
})

test('a year set right over an amount and its share is the year of the amount too', async () => {
  const rows = [
    ['', 'Tonnes of', '', 'Tonnes of'],
    ['', 'CO2e', 'footprint', 'CO2e'],
    ['Scope 1 emissions'],
    ['Combustion of fuel and operation of facilities', '7,310', '9%', '6,120'],
    ['Scope 2 emissions'],
    ['Electricity purchased for own use', '74,220', '91%', '80,510'],
    ['Total', '81,530', '100%', '86,630'],
  ]
  const columns = [50, 330, 460, 540]
  const years = [text(424, 100, '2021/22'), text(504, 100, '2020/21')]
  const share = text(371, 122, 'Percentage of carbon')
  expect(await readPages({ texts: [reportTitle, ...years, share, ...tableTexts(122, columns, rows, 12)] })).toEqual([
    '2021 1 6120',
    '2021 1+2 86630',
    '2021 2 80510',
    '2022 1 7310',
    '2022 1+2 81530',
    '2022 2 74220',
  ])
})

test('"and 2" under the first cell of a row; the group below its domestic part, with the method beside the part', async () => {
  const columns = [
    [50, 'item'],
    [170, 'Coverage'],
    [320, 'Classification'],
  ] as const
  const rows: [number, string, string, string, string[]][] = [
    [162, 'Scope 1', 'Direct emissions', 'Group consolidated', ['5,300', '5,200']],
    [178, 'Total emissions of Scope 1', '', 'Group consolidated', ['9,400', '9,100']],
    [189, 'and 2', '', '', []],
    [204, 'Scope 2', 'Indirect emissions (location-based)', 'Domestic', ['3,500', '3,400']],
    [215, '', '', 'consolidated', []],
    [230, '', '', 'Group consolidated', ['4,100', '3,900']],
    [246, 'Scope 3 Category 1', 'Purchased goods and services', 'Group consolidated', ['20,100', '20,000']],
  ]
  const texts = rows.flatMap(([y, item, coverage, classification, amounts]) => [
    text(50, y, item, 8),
    text(170, y, coverage, 8),
    text(320, y, classification, 8),
    ...tableTexts(y, [0, 480, 550], [['', ...amounts]], 12, 8),
  ])
  const heads = [
    ...columns.map(([x, words]) => text(x, 110, words, 8)),
    ...tableTexts(122, [0, 480, 550], [['', '2021/3', '2022/3']], 12, 8),
  ]
  const all = [reportTitle, text(50, 92, 'GHG emissions (t-CO2e)'), ...heads, ...texts].filter(
    ({ text }) => text !== '',
  )
  expect(await readPages({ texts: all })).toEqual([
    '2021 1 5300',
    '2021 1+2 9400',
    '2021 2lb 4100',
    '2021 3.1 20100',
    '2022 1 5200',
    '2022 1+2 9100',
    '2022 2lb 3900',
    '2022 3.1 20000',
  ])
})

test('"Group consolidated (including overseas)" is the whole of the scope in the cell beside its rows', async () => {
  const rows = [
    ['', '2021', '2022'],
    ['Domestic consolidated', '5,100', '5,000'],
    ['Overseas consolidated', '200', '210'],
    ['Group consolidated (including overseas)', '5,300', '5,210'],
    ['Domestic consolidated', '3,500', '3,400'],
    ['Overseas consolidated', '600', '610'],
    ['Group consolidated (including overseas)', '4,100', '4,010'],
  ]
  const heads = [text(60, 162, 'Scope 1 (direct emissions)'), text(60, 204, 'Scope 2 (indirect emissions)')]
  const table = tableTexts(130, [230, 480, 550], rows)
  expect(await readPages({ texts: [reportTitle, text(60, 112, 'Unit: t CO2e'), ...heads, ...table] })).toEqual([
    '2021 1 5300',
    '2021 2 4100',
    '2022 1 5210',
    '2022 2 4010',
  ])
})

test('CO2 is all of scope 2 under a title with its disclosure, and one gas of several of scope 1', async () => {
  const scope2 = [
    ['', '2020年度', '2021年度', '2022年度'],
    ['CO2排出量(千t-CO2)', '56', '58', '52'],
  ]
  const texts = [text(50, 90, 'GHG排出量(スコープ2)<GRI305-2>'), text(50, 106, '事業活動による間接排出')]
  expect(await readPages({ texts: [reportTitle, ...texts, ...tableTexts(122, [50, 320, 400, 480], scope2)] })).toEqual([
    '2020 2 56000',
    '2021 2 58000',
    '2022 2 52000',
  ])
  const scope1 = [
    ['Scope 1, t CO2e', '2021', '2022'],
    ['CO2', '5,100', '5,000'],
    ['CH4', '20', '30'],
  ]
  expect(await readPages(pageOf(scope1))).toEqual([])
})

test('a year alone over a list of entries is the year of all of them, in each column of its own', async () => {
  const lists = [
    ['2020', 'Scope 1: 99 ton CO2e', 'Scope 2: 799 ton CO2e', 'Scope 3: 347 ton CO2e'],
    ['2021', 'Scope 1: 49 ton CO2e', 'Scope 2: 471 ton CO2e', 'Scope 3: 296 ton CO2e'],
  ]
  const texts = lists.flatMap((lines, column) =>
    lines.map((words, at) => text(60 + column * 260, 200 + at * 18, words, 10)),
  )
  const own = text(60, 100, 'Our report of 2022 tells what we did for the climate.')
  expect(await readPages({ texts: [reportTitle, own, ...texts] })).toEqual([
    '2020 1 99',
    '2020 2 799',
    '2020 3 347',
    '2021 1 49',
    '2021 2 471',
    '2021 3 296',
  ])
})

test('rows that share a scope in the column behind their labels are its activities', async () => {
  const rows = [
    ['Categoria', 'Scope', 'Emissioni (ktCO2e)'],
    ['Carburante per la flotta aziendale', 'Scope 1', '1,1'],
    ['Aggiunte di gas F', 'Scope 1', '2,6'],
    ['Elettricità (impianti di proprietà)', 'Scope 2', '0,3'],
    ['Elettricità (locazione)', 'Scope 2', '0,2'],
    ['Acquisto di beni e servizi', 'Scope 3', '21,6'],
    ['Attività di combustibile ed energia (non incluse in Scope 1 o Scope 2)', 'Scope 3', '0,8'],
  ]
  const at = (column: number) => [50, 380, 470][column] ?? 0
  const texts = rows.flatMap((row, line) => row.map((words, column) => text(at(column), 120 + line * 15, words, 8)))
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(['2022 3.1 21600', '2022 3.3 800'])
})

test('a disclosure at the end of the title is no column, and square feet are no emissions', async () => {
  const rows = [
    ['Total GHG emissions (MT CO2e)', '2022', '2021'],
    ['Other indirect scope 3 emissions', '2,150,900', '2,052,900'],
    ['Estimated', '1,400,800', '1,798,300'],
    ['Data coverage (square feet)'],
    ['Total square footage', '241,584,600', '215,267,100'],
  ]
  const title = [text(50, 88, 'Other indirect (Scope 3) GHG emissions', 11), text(500, 88, 'GRI 305-3', 11)]
  expect(await readPages({ texts: [reportTitle, ...title, ...tableTexts(120, [56, 400, 520], rows, 20)] })).toEqual([
    '2021 3 2052900',
    '2022 3 2150900',
  ])
})

test('a row that says its unit is no intensity, whatever heading went before', async () => {
  const rows = [
    ['', '2022', '2021'],
    ['Scope 3 GHG emissions per kWh of energy generated'],
    ['• Category 1: Purchased goods (thousand tons of CO2e)', '161', '171'],
    ['• Category 6: Business travel (thousand tons of CO2e)', '12', '11'],
  ]
  expect(await readPages({ texts: [reportTitle, ...tableTexts(120, [50, 420, 520], rows)] })).toEqual([
    '2021 3.1 171000',
    '2021 3.6 11000',
    '2022 3.1 161000',
    '2022 3.6 12000',
  ])
})

test('cards under a sentence on the base year are of the year of the report, and the method may stand under its amount', async () => {
  const prose = [
    'In 2022 we reduced our emissions. In 2022 all entities were covered, and in 2022 the Bank',
    'recalculated the base year 2018 for Scope 1, with the indicators of DEFRA, and for Scope 2.',
  ]
  const texts = [
    ...prose.map((words, at) => text(50, 100 + at * 13, words)),
    text(107, 150, 'Scope 1:'),
    text(279, 150, 'Scope 2:'),
    text(451, 150, 'Scope 3:'),
    text(80, 172, '13 976 Mg CO2e', 13),
    text(250, 172, '75 548 Mg CO2e', 13),
    text(420, 172, '32 846 Mg CO2e', 13),
    text(262, 188, '(location based)'),
    text(250, 212, '28 950 Mg CO2e', 13),
    text(262, 228, '(market based)'),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2022 1 13976',
    '2022 2lb 75548',
    '2022 2mb 28950',
    '2022 3 32846',
  ])
})

test('an amount over its mark, the words of its row at the height between them', async () => {
  const rows = [
    ['kt CO2e', '2021', '2022'],
    ['Scope 3: Capital goods', '13', '11'],
    ['Scope 3: End-of-life treatment of sold products', '9 (*6)', '5'],
  ]
  const texts = [
    ...tableTexts(120, [50, 430, 530], rows),
    ...tableTexts(159, [50, 430, 530], [['', '1,304']]),
    ...tableTexts(164, [50, 430, 530], [['Scope 3: Purchased goods and services', '', '1,361']]),
    ...tableTexts(169, [50, 430, 530], [['', '(*6)']]),
    text(50, 200, '(*6) In line with the rules of the sector'),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 3.1 1304000',
    '2021 3.2 13000',
    '2021 3.12 9000',
    '2022 3.1 1361000',
    '2022 3.2 11000',
    '2022 3.12 5000',
  ])
})

test('other names: the rest of scope 3 is a part, "Other indirect" is all of it', () => {
  expect(parseScope('Other indirect scope 3 emissions')?.narrowness).toBe(0)
  expect(parseScope('Other scope 3 emissions')?.narrowness).toBeGreaterThanOrEqual(8)
})

test('years on one foot with the last line of heads of three', async () => {
  const rows = [
    ['Direct CO2eq emissions (Scope 1)', '1,827', '1,626', '1,236', '15'],
    ['Indirect CO2eq emissions (Scope 2)', '325', '315', '227', '7'],
  ]
  const columns = [50, 310, 360, 460, 550]
  const heads = [
    ...tableTexts(
      130,
      columns,
      [
        ['', '', '', '2022', '2022'],
        ['', '', '', 'Own', 'thereof'],
      ],
      14.3,
    ),
    ...tableTexts(158.7, columns, [['metric kilotons', '2020', '2021', 'Group', 'Holding AG']]),
  ]
  expect(await readPages({ texts: [reportTitle, ...heads, ...tableTexts(185, columns, rows, 26)] })).toEqual([
    '2020 1 1827000',
    '2020 2 325000',
    '2021 1 1626000',
    '2021 2 315000',
    '2022 1 1236000',
    '2022 2 227000',
  ])
})

test('what corresponds with a scope in a table of energy is no emission, though the page names tonnes elsewhere', async () => {
  const emissions = [
    ['GHG emissions (metric tons CO2e)', '2021', '2022'],
    ['Scope 3 emissions', '9,120', '9,010'],
  ]
  const energy = [
    ['Energy Consumption', '2021', '2022'],
    ['Energy consumption from operations (thousand MWh)', '1,167', '1,101'],
    ['Direct sources (corresponds with Scope 1 emissions)', '161', '130'],
    ['Indirect sources (corresponds with Scope 2 emissions)', '1,006', '971'],
  ]
  const columns = [50, 420, 520]
  const texts = [...tableTexts(100, columns, emissions), ...tableTexts(260, columns, energy)]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(['2021 3 9120', '2022 3 9010'])
})

test('a numbered category is one of scope 3, though its cell "Scope3" stands in the middle of its rows', async () => {
  const rows: [number, string, string, string][] = [
    [130, 'Scope1', '直接排出(燃料)', '694'],
    [148, 'Scope2', '間接排出(電気)', '2,501'],
    [166, '', 'カテゴリ1 購入した製品等', '829'],
    [184, '', 'カテゴリ2 資本財', '3,702'],
    [202, 'Scope3', 'カテゴリ4 輸送・配送(上流)', '1,040'],
    [220, '', 'カテゴリ5 事業活動から出る廃棄物', '178'],
    [238, '', 'カテゴリ6 出張', '145'],
  ]
  const texts = rows.flatMap(([y, scope, label, amount]) => [
    ...(scope === '' ? [] : [text(50, y, scope)]),
    text(100, y, label),
    ...tableTexts(y, [0, 400], [['', amount]]),
  ])
  const heads = [text(300, 92, '(単位:t-CO2)'), text(362, 110, '2022年度')]
  expect(await readPages({ texts: [reportTitle, ...heads, ...texts] })).toEqual([
    '2022 1 694',
    '2022 2 2501',
    '2022 3.1 829',
    '2022 3.2 3702',
    '2022 3.4 1040',
    '2022 3.5 178',
    '2022 3.6 145',
  ])
})

test('"compared with our 1990 baseline", the end of a line above, dates nothing', async () => {
  const lines = [
    '62% reduction in our scope 1 and 2 greenhouse gas emissions',
    'compared with our 1990 baseline',
    '',
    'Scope 3 emissions were around 35.6 million tonnes carbon dioxide equivalent.',
  ]
  const texts = lines.map((words, at) => text(50, 120 + at * 16, words)).filter(({ text }) => text !== '')
  const years = [text(50, 240, '2022 was a good year for us; in 2022 we invested.'), text(300, 80, 'Year ended 2021')]
  expect(await readPages({ texts: [reportTitle, ...texts, ...years] })).toEqual(['2022 3 35600000'])
})
