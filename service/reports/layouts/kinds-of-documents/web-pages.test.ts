import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { markdownOf, pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

test('the last of years that follow each other is no milestone, though the text names the first of them most', async () => {
  const rows = [
    ['Émissions en tonnes de CO2', '2020', '2021', '2022', '2023'],
    ['Scope 1 (chauffage, véhicules)', '4.118,60', '4.330,37', '3.973,55', '3.043'],
    ['Scope 3 (achats, logistique)', '21.568,08', '23.026,27', '19.312,60', '20.025'],
  ]
  const page = pageOf(rows, { above: ['Notre premier bilan porte sur l’exercice 2020 et ses effets.'] })
  expect(await readPages({ texts: page.texts.filter((one) => one !== reportTitle) })).toEqual([
    '2020 1 4118.6',
    '2020 3 21568.08',
    '2021 1 4330.37',
    '2021 3 23026.27',
    '2022 1 3973.55',
    '2022 3 19312.6',
    '2023 1 3043',
    '2023 3 20025',
  ])
})

test('a unit that touches its scope, and waste disposal as a part of scope 3', async () => {
  const rows = [
    ['', '2022', '2021'],
    ['Scope 1t/CO2e', '4,118', '4,330'],
    ['Scope 2 t/CO2e', '1,204', '1,404'],
    ['Scope 3 t/CO2e', '32,880', '35,030'],
    ['Of which Waste Disposal', '2,052', '1,889'],
    ['Of which Business Travel', '3,052', '2,889'],
  ]
  expect(await readPages(pageOf(rows))).toEqual([
    '2021 1 4330',
    '2021 2 1404',
    '2021 3 35030',
    '2021 3.5 1889',
    '2021 3.6 2889',
    '2022 1 4118',
    '2022 2 1204',
    '2022 3 32880',
    '2022 3.5 2052',
    '2022 3.6 3052',
  ])
})

test('labels over those of a wider table below are no heading of each other', async () => {
  const rows = [
    ['CO2 emissions [tCO2e]', '2022', '2021', '2020'],
    ['Stationary combustion', '243.56', '280.34', '259.20'],
    ['Mobile combustion', '21.56', '20.41', '12.55'],
    ['Scope 1 - Total', '265.12', '300.75', '271.75'],
    ['Scope 1 + Scope 2 Location', '765.10', '1,095.13', '732.83'],
    ['Energy intensity [GJ/tons]', '3.62', '2.22', '3.06'],
  ]
  const goods = [
    ['Materials [t]', 'Renewable or not', 'Type of material', 'Quantity', '% recycled'],
    ['Ceramic', 'Non-renewable', 'Semi-manufactured', '171.1', '0%'],
    ['Steel', 'Non-renewable', 'Raw materials', '2,968.7', '15%'],
    ['Plastic', 'Non-renewable', 'Packaging', '48.6', '7%'],
  ]
  const texts = [
    ...tableTexts(100, [50, 420, 480, 550], rows, 12, 7),
    { x: 50, y: 186, text: 'MATERIALS 2022', size: 11 },
    ...goods.flatMap((row, i) =>
      row.map((text, at) => ({ x: [50, 150, 240, 400, 520][at] ?? 0, y: 204 + i * 12, text, size: 7 })),
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2020 1 271.75',
    '2020 1+2 732.83',
    '2021 1 300.75',
    '2021 1+2 1095.13',
    '2022 1 265.12',
    '2022 1+2 765.1',
  ])
})

test('the same words by the other method are of the same scope, with a row of energy between', async () => {
  const rows = [
    ['Scope', 'Unit', '2022', '2021'],
    ['Scope 1 gas and vehicles', 'tCO2e', '313.30', '356.94'],
    ['', 'kWh', '1,598,848', '1,854,992'],
    ['Scope 2 Location-based electricity emissions', 'tCO2e', '603.74', '668.70'],
    ['', 'kWh', '2,915,946', '3,229,297'],
    ['Market-based electricity emissions', 'tCO2e', '60.26', '63.99'],
    ['', 'kWh', '2,915,946', '3,229,297'],
  ]
  const expected = [
    '2021 1 356.94',
    '2021 2lb 668.7',
    '2021 2mb 63.99',
    '2022 1 313.3',
    '2022 2lb 603.74',
    '2022 2mb 60.26',
  ]
  expect(readText(markdownOf(rows))).toEqual(expected)
  expect(await readPages(pageOf(rows, { columns: [50, 340, 440, 540] }))).toEqual(expected)
})

test('a title that names the scope by number lets words describe its only row', async () => {
  const table = (y: number, title: string, label: string, words: string, amounts: readonly string[]) => [
    { x: 45, y, text: title, size: 11 },
    { x: 430, y: y + 22, text: 'Result [t-CO2]', size: 8 },
    { x: 50, y: y + 29, text: 'Category', size: 8 },
    { x: 150, y: y + 29, text: 'Scope of calculation', size: 8 },
    ...['2020', '2021', '2022'].map((text, i) => ({ x: 404 + i * 60, y: y + 36, text, size: 8 })),
    { x: 50, y: y + 52, text: label, size: 8 },
    { x: 150, y: y + 52, text: words, size: 8 },
    ...amounts.map((text, i) => ({ x: 404 + i * 60, y: y + 52, text, size: 8 })),
  ]
  const texts = [
    ...table(100, 'Scope1', 'Direct emissions', 'Direct emissions from fuel use and processes', [
      '1,037',
      '1,488',
      '1,403',
    ]),
    ...table(200, 'Scope2', 'Indirect emissions', 'Emissions from power and heat purchased', [
      '9,384',
      '9,294',
      '8,791',
    ]),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2020 1 1037',
    '2020 2 9384',
    '2021 1 1488',
    '2021 2 9294',
    '2022 1 1403',
    '2022 2 8791',
  ])
})

test('energy and emissions by turns across, for a part, the rest and the whole, without a year over them', async () => {
  const columns = [50, 200, 270, 350, 420, 500, 570]
  const rows = [
    ['', 'UK only', '', 'Global', '', 'UK & Global', ''],
    ['', 'Energy', 'UK only', '(excluding UK)', 'Global (excl. UK)', 'Energy', 'UK & Global'],
    ['Utility & scope', 'use (kWh)', '(tCO2e)', 'Energy use', '(tCO2e)', 'use (kWh)', '(tCO2e)'],
    ['Scope 1 Total', '3,286,060', '781.38', '116,855', '25.52', '3,402,915', '806.90'],
    ['Transport (Scope 1)', '981,268', '233.79', '107,072', '23.73', '1,088,340', '257.52'],
    ['Scope 2 Total', '27,463', '5.69', '40,876', '12.31', '68,339', '18.00'],
    ['Scope 3 Total', '302,796', '68.10', '21,975', '4.87', '324,771', '72.97'],
  ]
  const text = 'The table shows consumption and emissions for the financial year ended 31 January 2021.'
  const texts = [{ x: 50, y: 80, text, size: 9 }, ...tableTexts(110, columns, rows, 12, 7)]
  expect(await readPages({ texts })).toEqual(['2021 1 806.9', '2021 2 18', '2021 3 72.97'])
})

test('a unit under each head and no year: the whole is read, and its energy is not', async () => {
  const rows = [
    ['Year ended 31 March 2022', 'UK', 'Rest of world', 'Total', 'Total'],
    ['', 'tCO2e', 'tCO2e', 'tCO2e', 'MWh'],
    ['Scope 1', '1,118', '204', '1,322', '6,402'],
    ['Scope 2 (location-based)', '904', '318', '1,222', '5,318'],
    ['Scope 3 business travel', '411', '97', '508', '2,011'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2022 1 1322', '2022 2lb 1222', '2022 3.6 508'])
})

/** Items at the left edge, merged over the rows of their companies. */
function entityTable(y: number, items: readonly (readonly [string, readonly (readonly [string, string, string])[]])[]) {
  const texts = [
    { x: 160, y, text: 'Unit', size: 8 },
    { x: 220, y, text: 'Scope of data', size: 8 },
    ...tableTexts(y, [0, 470, 550], [['', '2021', '2022']], 12, 8),
  ]
  let at = y
  for (const [item, rows] of items) {
    const lines = item.split('|')
    const below = at + 12
    texts.push(...lines.map((text, i) => ({ x: 40, y: below + i * 8, text, size: 8 })))
    texts.push({ x: 160, y: below, text: 't-CO2e', size: 8 })
    for (const [entity, ...amounts] of rows) {
      at += 12
      texts.push({ x: 220, y: at, text: entity, size: 8 })
      texts.push(...tableTexts(at, [0, 470, 550], [['', ...amounts]], 12, 8))
    }
  }
  return texts
}

test('items with a row for each company: the row of the whole, under the name of its item', async () => {
  const companies = (...amounts: readonly string[]) =>
    ['Acme', 'Group companies (Japan)', 'Group companies (overseas)', 'Acme Group total'].map(
      (entity, i) => [entity, `${i + 1},${amounts[0]}`, `${i + 1},${amounts[1]}`] as const,
    )
  const texts = [
    { x: 40, y: 80, text: 'Scope1', size: 11 },
    ...entityTable(96, [
      ['Scope1', companies('118', '204')],
      ['Energy-related CO2', companies('110', '200')],
    ]),
    { x: 40, y: 220, text: 'Scope3', size: 11 },
    ...entityTable(236, [
      ['Scope3', companies('511', '622')],
      ['Cat.1:|Goods and services|purchased', companies('311', '422')],
    ]),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 4118',
    '2021 3 4511',
    '2021 3.1 4311',
    '2022 1 4204',
    '2022 3 4622',
    '2022 3.1 4422',
  ])
})

test('consolidated beside non-consolidated, and a total before its parts', async () => {
  const two = (a: string, b: string) => [
    ['Non-consolidated', `1,${a}`, `1,${b}`] as const,
    ['Consolidated', `2,${a}`, `2,${b}`] as const,
  ]
  const three = (a: string, b: string) =>
    ['Total', 'Domestic', 'Overseas'].map((entity, i) => [entity, `${9 - i},${a}`, `${9 - i},${b}`] as const)
  const texts = entityTable(100, [
    ['Scope 1', two('118', '204')],
    ['Scope 2|(market-based)', two('511', '622')],
  ])
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 2118',
    '2021 2mb 2511',
    '2022 1 2204',
    '2022 2mb 2622',
  ])
  const totals = entityTable(100, [
    ['Scope 1', three('118', '204')],
    ['Scope 2', three('511', '622')],
    ['Category 6|Business travel', three('311', '422')],
  ])
  expect(await readPages({ texts: [reportTitle, ...totals] })).toEqual([
    '2021 1 9118',
    '2021 2 9511',
    '2021 3.6 9311',
    '2022 1 9204',
    '2022 2 9622',
    '2022 3.6 9422',
  ])
})

/** A row set lower than its label, as where cells are aligned at their feet and labels at their tops. */
function loweredRow(y: number, words: readonly (readonly [number, string])[], amounts: readonly string[]) {
  return [
    ...words.map(([x, text]) => ({ x, y, text, size: 7 })),
    ...tableTexts(y + 4, [0, 300, 345, 390, 435, 480], [['', ...amounts]], 12, 7),
  ]
}

test('a base year a line higher than the other years, the change beside them, and references for labels', async () => {
  const texts = [
    { x: 40, y: 100, text: 'All emissions in tonnes of carbon', size: 7 },
    { x: 40, y: 113, text: 'dioxide equivalent (tCO2e)', size: 7 },
    ...tableTexts(100, [0, 300, 480], [['', '2018/19', '% change']], 12, 7),
    ...tableTexts(113, [0, 300, 345, 390, 433], [['', '(baseline)', '2019/20', '2020/21', '2021/22']], 12, 7),
    { x: 436, y: 113, text: 'from 2018/19', size: 7 },
    ...loweredRow(
      132,
      [[40, 'Energy used to calculate emissions in kWh']],
      ['76,231', '23,197', '76,948', '36,935', '-13%'],
    ),
    ...loweredRow(
      156,
      [
        [40, 'Scope 1 emissions'],
        [160, 'See footnote 1'],
      ],
      ['0', '0', '0', '0', '-'],
    ),
    ...loweredRow(
      180,
      [
        [40, 'Scope 2 emissions'],
        [160, 'Location-based'],
      ],
      ['275.1', '261.9', '228.7', '181.2', '-34%'],
    ),
    ...loweredRow(204, [[160, 'Market-based']], ['160.5', '0', '0', '0', '-100%']),
    ...loweredRow(
      228,
      [
        [40, 'Scope 3 emissions'],
        [160, 'See footnotes 3 & 4'],
      ],
      ['60.3', '0.2', '2.3', '53.2', '-12%'],
    ),
  ]
  const read = await readPages({ texts: [{ ...reportTitle, text: 'Climate report 2021/22' }, ...texts] })
  expect(read).toHaveLength(16)
  expect(read).toEqual(expect.arrayContaining(['2019 1 0', '2020 2lb 261.9', '2021 2mb 0', '2022 3 53.2']))
})

test('amounts a little under their labels, and a base year over the line of the other years', async () => {
  const texts = [
    ...tableTexts(100, [0, 345, 480], [['', '2018', 'Change']], 12, 7),
    ...tableTexts(
      113,
      [40, 345, 390, 433, 480],
      [['GHG emissions (tCO2e)', '(base year)', '2020', '2021', 'vs. 2018']],
      12,
      7,
    ),
    ...[
      ['Scope 1', '4,118', '4,330', '4,227', '+3%'],
      ['Scope 2 (location-based)', '2,118', '2,330', '2,227', '+5%'],
      ['Scope 2 (market-based)', '1,118', '1,330', '1,227', '+10%'],
      ['Scope 3', '34,118', '34,330', '34,227', '+0%'],
    ].flatMap(([label = '', ...amounts], i) => loweredRow(132 + i * 20, [[40, label]], ['', ...amounts])),
  ]
  const read = await readPages({ texts: [{ ...reportTitle, text: 'Climate report 2021' }, ...texts] })
  expect(read).toHaveLength(12)
  expect(read).toEqual(expect.arrayContaining(['2018 1 4118', '2020 2lb 2330', '2021 2mb 1227', '2018 3 34118']))
})

/** A diagram of what goes in and what comes out, the year in the title of the page. */
function diagram(unit: string, between: string) {
  const row = (y: number, label: string, amount: string, words: string) => [
    { x: 330, y, text: label, size: 8 },
    { x: 430, y, text: words === '' ? `${amount} ${unit}` : `${amount} ${unit}${between}${words}`, size: 8 },
  ]
  return [
    { x: 40, y: 40, text: 'Material flow (FY2021)', size: 16 },
    { x: 40, y: 100, text: 'Energy consumption in factories', size: 8 },
    { x: 40, y: 114, text: '11,305 MWh', size: 8 },
    { x: 330, y: 100, text: 'GHG emissions from factories and offices', size: 8 },
    ...row(116, 'Scope 1 + Scope 2', '20,473', ''),
    ...row(130, 'Scope 1', '3,449', 'Direct GHG emissions by the operator'),
    ...row(144, 'Scope 2', '17,024', 'Indirect GHG emissions from electricity'),
    { x: 330, y: 166, text: 'GHG emissions from the supply chain', size: 8 },
    ...row(180, 'Scope 3', '308,310', ''),
    ...row(194, 'Category 1', '296,741', 'Purchased goods and services'),
    ...row(206, 'Category 5', '143', 'Waste generated in operations'),
    ...row(218, 'Category 11', '1,307', 'Use of sold products'),
    ...row(230, 'Category 14', 'Not applicable', 'Franchises').slice(0, 1),
    { x: 330, y: 252, text: 'Amount of waste generated', size: 9 },
    { x: 480, y: 252, text: '1,352 tons', size: 9 },
  ]
}

test.each([
  ['t-CO2', ' :'],
  ['tCO2e', ': '],
  ['t-CO2e', ' ('],
])(
  'in a list, what stands behind an amount in %s describes it, and waste has a weight of its own',
  async (unit, between) => {
    expect(await readPages({ texts: diagram(unit, between) })).toEqual([
      '2021 1 3449',
      '2021 1+2 20473',
      '2021 2 17024',
      '2021 3 308310',
      '2021 3.1 296741',
      '2021 3.5 143',
      '2021 3.11 1307',
    ])
  },
)

test('a heading that names the scope over a title that does not, and words for all of it in Japanese', () => {
  const table = (title: string, rows: readonly string[]) =>
    `${title}\n\n| | 単位 | 2020年度 | 2021年度 |\n|---|---|---|---|\n${rows.join('\n')}\n\n`
  const text = [
    '# 温室効果ガス排出量\n\n## GHG排出量(スコープ1)<GRI305-1>\n\n',
    table('スコープ1排出量', ['| 温室効果 ガス排出量 | 千t-CO2eq | 1,190 | 1,192 |']),
    table('スコープ1排出量のうちCO2以外の温室効果ガス排出量', [
      '| CH4(メタン) | 千t-CO2eq | 59 | 61 |',
      '| 合計 | 千t-CO2eq | 70 | 72 |',
    ]),
    '## GHG排出量(スコープ2)<GRI305-2>\n\n',
    table('事業活動による間接排出', ['| CO2排出量 | 千t-CO2 | 564 | 592 |']),
    '## 組織内のエネルギー消費量 <GRI302-1>\n\n',
    table('燃料消費量', ['| 石炭 | 千t | 8,145 | 8,201 |']),
  ].join('')
  expect(readText(text)).toEqual(['2020 1 1190000', '2020 2 564000', '2021 1 1192000', '2021 2 592000'])
})

test('a heading over the title of a table whose rows are gases: the total of them, and not one of the gases', () => {
  const rows = [
    ['Gas', 'Unit', '2021', '2022'],
    ['CO2 emissions', 't-CO2e', '1,104', '1,118'],
    ['CH4', 't-CO2e', '4', '5'],
    ['Total', 't-CO2e', '1,108', '1,123'],
  ]
  expect(readText(markdownOf(rows, '## GHG emissions (scope 1)\n\nDirect releases by gas'))).toEqual([
    '2021 1 1108',
    '2022 1 1123',
  ])
})

test('text of one cell a line: headings of scopes, rows of as many amounts as years, and none that do not come out even', () => {
  const lines = [
    'Acme sustainability report 2022',
    'Unit',
    ...['FY2019', 'FY2020', 'FY2021', 'FY2022'],
    ...['Scope 1', 'Emissions', 't-CO₂e', '9,057', '7,241', '9,613', '14,018*1'],
    ...['Coverage rate of data (sales)', '％', ''],
    ...['Scope 2', 'Location basis', 't-CO₂e', '171,173', '170,807', '165,748', '165,792'],
    ...['Coverage rate of data (sales)', '％', ''],
    ...['Market basis', 't-CO₂e', '159,672', '155,165', '130,066', '83,912'],
    ...['Scope 3', 'Emissions', 't-CO₂e', '1,862,634*2', '1,671,259', '1,837,925'],
    ...['Waste', 'Total amount reused', 't', '3,854', '2,656', '4,220', '3,166*5'],
    ...['Total final disposal of waste', 't', '1,320', '1,604', '1,590'],
    '*1 The increase was due to a malfunction of equipment.',
  ]
  expect(readText(lines.join('\n'))).toEqual([
    '2019 1 9057',
    '2019 2lb 171173',
    '2019 2mb 159672',
    '2020 1 7241',
    '2020 2lb 170807',
    '2020 2mb 155165',
    '2021 1 9613',
    '2021 2lb 165748',
    '2021 2mb 130066',
    '2022 1 14018',
    '2022 2lb 165792',
    '2022 2mb 83912',
  ])
})

test.each([
  ['row by row', ['199', '315', '550', '3,945', '4,903', '7,511', '4,144', '5,218', '8,061']],
  ['column by column', ['199', '3,945', '4,144', '315', '4,903', '5,218', '550', '7,511', '8,061']],
])('labels, then units, then amounts %s, where a total says which', (_, amounts) => {
  const lines = [
    ...['Key figures', 'Unit', '2020', '2021', '2022', 'Aspect A1: Emissions'],
    ...['Scope 1 greenhouse gas emissions', 'Scope 2 greenhouse gas emissions', 'Total greenhouse gas emissions'],
    ...['Tons', 'Tons', 'Tons', ...amounts],
    ...['Total hazardous waste', 'Tons', '29,085', '41,446', '71,741'],
  ]
  const read = readText(lines.join('\n\n'))
  expect(read).toEqual(expect.arrayContaining(['2020 1 199', '2021 2 4903', '2022 1+2 8061']))
  expect(read).toHaveLength(9)
})

test('labels, then units, then amounts without a total that adds up: how alike they are says whose they are, or nothing does', () => {
  const page = (...amounts: string[]) => {
    const head = ['Key figures', 'Unit', '2021', '2022', 'Scope 1 emissions', 'Scope 2 emissions', 'tCO2e', 'tCO2e']
    const others = ['Water', 'm3', '4,118', '4,330', 'Energy', 'MWh', '5,118', '5,330']
    return readText([...head, ...amounts, ...others].join('\n'))
  }
  const read = ['2021 1 199', '2021 2 3945', '2022 1 215', '2022 2 4103']
  expect(page('199', '215', '3,945', '4,103')).toEqual(read)
  expect(page('199', '3,945', '215', '4,103')).toEqual(read)
  expect(page('1,990', '3,150', '2,945', '2,903')).toEqual([])
})

test('an amount that was formerly reported, in a note beside another scope, is not read', () => {
  const text =
    '# Report 2022\n\nScope 2 quality criteria were met. 3 Restated; formerly reported as 70,115 MT CO2e (Scope 1 + 2: 72,025 MT CO2e), after late receipt.\n'
  expect(readText(text)).toEqual([])
})

test('tables in Chinese: scopes, categories by name, an intensity, tonnes of three decimals', () => {
  const table = (rows: readonly string[]) => `| 類別 | 2021年 | 2022年 |\n|---|---|---|\n${rows.join('\n')}\n\n`
  const text = [
    '# 溫室氣體\n\n## 範疇一及範疇二溫室氣體排放統計\n\n',
    table([
      '| 範疇一：直接溫室氣體排放 | 4.393 | 14.654 |',
      '| 範疇二：能源間接溫室氣體排放 | 132.317 | 142.175 |',
      '| 總排放量 | 136.710 | 156.829 |',
      '| 溫室氣體排放密集度(公噸CO2e/億元) | 0.259 | 0.326 |',
    ]),
    '2022 年溫室氣體總排放量為 156.829 公噸 CO2e。\n\n## 範疇三溫室氣體排放統計\n\n',
    table([
      '| 類別 3：與燃料和能源相關活動的排放（未涵蓋在範疇一或二） | 42.775 | 47.390 |',
      '| 類別 9：下游運輸和配送產生的排放 | 1,232.375 | 1,316.942 |',
      '| 總計 | 1,275.150 | 1,364.332 |',
    ]),
  ].join('')
  expect(readText(text)).toEqual([
    '2021 1 4.393',
    '2021 1+2 136.71',
    '2021 2 132.317',
    '2021 3 1275.15',
    '2021 3.3 42.775',
    '2021 3.9 1232.375',
    '2022 1 14.654',
    '2022 1+2 156.829',
    '2022 2 142.175',
    '2022 3 1364.332',
    '2022 3.3 47.39',
    '2022 3.9 1316.942',
  ])
})

test('a Chinese table with its unit in a column, and one ratio that is no amount', () => {
  const rows = [
    ['指标', '单位', '2021年', '2022年'],
    ['范围一温室气体排放量', '吨二氧化碳当量', '4,118', '4,330'],
    ['范围二温室气体排放量（基于市场）', '吨二氧化碳当量', '2,118', '2,330'],
    ['温室气体排放强度', '吨二氧化碳当量/百万元', '0.52', '0.49'],
    ['有害废弃物', '吨', '118', '130'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2021 1 4118', '2021 2mb 2118', '2022 1 4330', '2022 2mb 2330'])
})

test('years set right over their groups, each with the same heads under it', async () => {
  const columns = [50, 190, 235, 280, 325, 370, 415, 460, 505]
  const rows = [
    ['', '', '', '', '2022', '', '', '', '2021'],
    ['tCO2e', 'Group', 'EMEA', 'APAC', 'Americas', 'Group', 'EMEA', 'APAC', 'Americas'],
    ['Scope 1', '354', '220', '30', '104', '376', '230', '32', '114'],
    ['Scope 2 (location-based)', '2,454', '1,220', '130', '1,104', '2,476', '1,230', '132', '1,114'],
    ['Scope 3: waste disposal', '62', '32', '6', '24', '60', '33', '6', '21'],
  ]
  expect(await readPages({ texts: [reportTitle, ...tableTexts(110, columns, rows, 14, 8)] })).toEqual([
    '2021 1 376',
    '2021 2lb 2476',
    '2021 3.5 60',
    '2022 1 354',
    '2022 2lb 2454',
    '2022 3.5 62',
  ])
})

test('a title that names the scope over heads of words: the total of the rows below', async () => {
  const rows = [
    ['Category', 'Calculation range', '2021', '2022'],
    ['1 Purchased goods and services', 'All purchases', '118,104', '118,204'],
    ['4 Upstream transportation', 'Inbound logistics', '18,104', '18,204'],
    ['Total', '', '136,208', '136,408'],
  ]
  const texts = [
    { x: 50, y: 80, text: 'Scope 3', size: 11 },
    { x: 480, y: 100, text: 'Emissions [t-CO2e]', size: 8 },
    ...rows.flatMap((row, i) =>
      row.map((text, at) => ({ x: [50, 220, 440, 510][at] ?? 0, y: 114 + i * 16, text, size: 8 })),
    ),
  ]
  const read = await readPages({ texts: [reportTitle, ...texts.filter(({ text }) => text !== '')] })
  expect(read).toHaveLength(6)
  expect(read).toEqual(expect.arrayContaining(['2021 3 136208', '2022 3 136408']))
})

test('tiles whose amounts differ little from those of the year before are two amounts', async () => {
  const tile = (x: number, label: string, amount: string, before: string) => [
    { x, y: 98, text: label, size: 10 },
    { x, y: 119, text: amount, size: 20 },
    { x, y: 135, text: before, size: 8 },
  ]
  const texts = [
    { x: 40, y: 60, text: 'Our year 2023 in figures', size: 14 },
    ...tile(40, 'Scope 1 emissions', '12,204 tCO2e', '2022: 12,254 tCO2e'),
    ...tile(230, 'Scope 2 emissions', '8,204 tCO2e', '2022: 9,104 tCO2e'),
    ...tile(420, 'Scope 3 emissions', '312,204 tCO2e', '2022: 313,104 tCO2e'),
  ]
  expect(await readPages({ texts })).toEqual([
    '2022 1 12254',
    '2022 2 9104',
    '2022 3 313104',
    '2023 1 12204',
    '2023 2 8204',
    '2023 3 312204',
  ])
})

test('units with their description in brackets, in a cell right of the amount', async () => {
  const rows = [
    ['Scope 1', '3,449', 't-CO2e'],
    ['Scope 3', '308,310', 't-CO2e'],
    ['Category 1', '296,741', 't-CO2e (Purchased goods and services)'],
    ['Category 4', '10,340', 't-CO2e (Upstream transportation)'],
    ['Wastewater', '112,769', 'm3'],
  ]
  const texts = rows.flatMap(([label = '', amount = '', unit = ''], i) => [
    { x: 330, y: 120 + i * 14, text: label, size: 8 },
    ...tableTexts(120 + i * 14, [0, 440], [['', amount]], 14, 8),
    { x: 446, y: 120 + i * 14, text: unit, size: 8 },
  ])
  expect(await readPages({ texts: [{ ...reportTitle, text: 'Impacts (fiscal 2022)' }, ...texts] })).toEqual([
    '2022 1 3449',
    '2022 3 308310',
    '2022 3.1 296741',
    '2022 3.4 10340',
  ])
})
