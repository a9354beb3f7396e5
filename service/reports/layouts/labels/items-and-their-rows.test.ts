import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

test('two parts and their total, again and again: the total is that of the scope beside one of the parts', async () => {
  const rows = [
    ['Unit: t-CO2', '2021', '2022'],
    ["Scope 1, the bank's sites", '1,259', '1,342'],
    ['Group companies', '24', '25'],
    ['Total', '1,283', '1,367'],
    ["Scope 2, the bank's sites", '18,590', '14,854'],
    ['Group companies', '614', '672'],
    ['Total', '19,204', '15,526'],
    ["Total of Scope 1 and 2, the bank's sites", '19,849', '16,196'],
    ['Group companies', '638', '697'],
    ['Total', '20,487', '16,893'],
  ]
  expect(await readPages(pageOf(rows))).toEqual([
    ...['2021 1 1283', '2021 1+2 20487', '2021 2 19204'],
    ...['2022 1 1367', '2022 1+2 16893', '2022 2 15526'],
  ])
})

test('the unit of scope 3 is that of its categories, whose numbers stand in a column of their own', async () => {
  const names = [
    'Purchased goods',
    'Capital goods',
    'Fuel and energy',
    'Upstream transport',
    'Waste',
    'Business travel',
  ]
  const lines = [
    ['Scope 1 (t)', '', '345.5', '611.3'],
    ['Scope 3 (t)', '', '3,227,899.0', '3,131,503.4'],
    ...names.map((name, at) => [`Category ${at + 1}`, name, `${at + 1},618.9`, `${at + 1},331.8`]),
  ]
  const texts = lines.flatMap((cells, at) => [
    text(112, 134 + at * 14, cells[0] ?? ''),
    ...(cells[1] === '' ? [] : [text(195, 134 + at * 14, cells[1] ?? '')]),
    ...tableTexts(134 + at * 14, [10, 440, 530], [['', ...cells.slice(2)]]),
  ])
  const head = tableTexts(120, [47, 440, 530], [['Disclosures', '2021', '2022']])
  const found = await readPages({ texts: [reportTitle, ...head, text(42, 204, 'CO2 emissions', 8), ...texts] })
  expect(found.filter((one) => one.startsWith('2022 3.'))).toEqual(
    names.map((_, at) => `2022 3.${at + 1} ${at + 1}331.8`),
  )
})

test('an item at the height between the rows of the same companies: only the row of the whole counts', async () => {
  const companies = ['Parent', 'Group companies (Japan)', 'Group companies (overseas)', 'Example Group total']
  const items: readonly [string, readonly (readonly string[])[]][] = [
    [
      'Scope 1',
      [
        ['382', '352'],
        ['2,623', '2,488'],
        ['1,163', '1,365'],
        ['4,168', '4,205'],
      ],
    ],
    [
      'CH4',
      [
        ['1', '1'],
        ['2', '2'],
        ['3', '3'],
        ['6', '6'],
      ],
    ],
    [
      'N2O',
      [
        ['1', '1'],
        ['2', '2'],
        ['4', '4'],
        ['7', '7'],
      ],
    ],
  ]
  const texts = items.flatMap(([item, rows], i) => [
    text(43, 139 + i * 50, item, 7),
    text(152, 139 + i * 50, 't-CO2e', 7),
    ...rows.flatMap((cells, at) => [
      text(200, 120 + i * 50 + at * 12, companies[at] ?? '', 7),
      ...tableTexts(120 + i * 50 + at * 12, [10, 440, 530], [['', ...cells]], 14, 7),
    ]),
  ])
  const head = [
    text(152, 106, 'Unit', 7),
    ...tableTexts(106, [200, 440, 530], [['Scope of calculation', '2021', '2022']], 14, 7),
  ]
  expect(await readPages({ texts: [reportTitle, ...head, ...texts] })).toEqual(['2021 1 4168', '2022 1 4205'])
})

test('a total of both scopes in cells merged over the columns of each', async () => {
  const rows = [
    ['', 'Scope 1', 'Scope 2', 'Scope 1', 'Scope 2'],
    ['Refining', '3,251', '526', '3,282', '503'],
    ['Chemicals', '835', '177', '765', '175'],
    ['Total', '4,086', '703', '4,047', '678'],
  ]
  const texts = [
    text(50, 92, 'GHG emissions (thousands of tonnes of CO2 equivalent)'),
    text(302, 106, '2022'),
    text(442, 106, '2021'),
    ...tableTexts(120, [50, 300, 370, 440, 510], rows),
    text(50, 176, 'Total, scopes 1+2'),
    text(302, 176, '4,789'),
    text(442, 176, '4,725'),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    ...['2021 1 4047000', '2021 1+2 4725000', '2021 2 678000'],
    ...['2022 1 4086000', '2022 1+2 4789000', '2022 2 703000'],
  ])
})

test('cells that say where something is included head nothing, and numbered categories are none of the scope over them', async () => {
  const rows = [
    ['Emissions (t-CO2)', 'Category', 'FY2021', 'FY2022'],
    ['Scope 1', '', '6,741', '7,679'],
    ['Scope 2', '', '47,182', '38,209'],
    ['', '1.Purchased goods and services', '1,418,395', '1,434,982'],
    ['', '6.Business travel', '1,385', '1,350'],
    ['', '8.Upstream leased assets', '(Included in Scope 1,2)', '(Included in Scope 1,2)'],
    ['', '11.Use of sold products', '829,133', '679,018'],
    ['Scope 3 Total', '', '2,248,913', '2,115,350'],
  ]
  const texts = rows.flatMap((cells, at) => [
    ...(cells[0] === '' ? [] : [text(50, 120 + at * 14, cells[0] ?? '', 8)]),
    ...(cells[1] === '' ? [] : [text(150, 120 + at * 14, cells[1] ?? '', 8)]),
    ...tableTexts(120 + at * 14, [10, 440, 540], [['', ...cells.slice(2)]], 14, 8),
  ])
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    ...['2021 1 6741', '2021 2 47182', '2021 3 2248913', '2021 3.1 1418395', '2021 3.6 1385', '2021 3.11 829133'],
    ...['2022 1 7679', '2022 2 38209', '2022 3 2115350', '2022 3.1 1434982', '2022 3.6 1350', '2022 3.11 679018'],
  ])
})

test('the year of the book in a column of links beside the table heads none of its columns', async () => {
  const links = [
    'EXAMPLE LINE',
    'ESG DATA BOOK',
    '2023',
    'Message',
    'Environment',
    'Climate change',
    'Biodiversity',
    'Social',
  ]
  const texts = [
    ...links.map((one, at) => text(17, 180 + at * 15, one, 7)),
    text(130, 210, 'Group GHG emissions and ratio', 7),
    text(315, 210, '[Unit: ton-CO2e]', 7),
    text(136, 226, 'Total output', 7),
    ...['FY2020', 'FY2021', 'FY2022'].map((year, at) => text(345 + at * 80, 226, year, 7)),
    ...tableTexts(
      242,
      [136, 375, 455, 535],
      [
        ['Scope 1', '11,650,054', '12,678,695', '11,255,044'],
        ['Scope 2', '49,444', '45,391', '76,255'],
        ['Scope 3', '1,623,678', '3,890,661', '3,264,023'],
      ],
      15,
      7,
    ),
  ]
  const found = await readPages({ texts: [reportTitle, ...texts] })
  expect(found.filter((one) => one.startsWith('2022'))).toEqual(['2022 1 11255044', '2022 2 76255', '2022 3 3264023'])
  expect(found).toHaveLength(9)
})

test('"mt" in small letters beside a small amount may be millions or metric: neither is believed', () => {
  expect(readText('# Report 2022\n\nIn 2022, our Scope 1 emissions were 9.2 mt of CO2 equivalent.')).toEqual([])
  expect(readText('# Report 2022\n\nIn 2022, our Scope 1 emissions were 9,200.5 mt of CO2 equivalent.')).toEqual([
    '2022 1 9200.5',
  ])
})

test('a total under a long title with its unit in brackets, and names that companies give to categories', async () => {
  const rows = [
    ['Category', '2022', '2021'],
    ['Purchased goods and services', '5,131', '4,820'],
    ['Transport and distribution of raw materials', '962', '956'],
    ['Emissions from transportation of employees to and from work', '5', '6'],
    ['Transport and downstream distribution of the production process', '534', '656'],
    ['Total', '6,632', '6,438'],
  ]
  const above = ['Scope 3 emissions by category (Thousands of tonnes of CO2 eq)']
  expect(await readPages(pageOf(rows, { above, columns: [50, 430, 520] }))).toEqual([
    ...['2021 3 6438000', '2021 3.1 4820000', '2021 3.4 956000', '2021 3.7 6000', '2021 3.9 656000'],
    ...['2022 3 6632000', '2022 3.1 5131000', '2022 3.4 962000', '2022 3.7 5000', '2022 3.9 534000'],
  ])
})

test('one bar over each scope, under a title that names the year', async () => {
  const bars = [428, 538, 1218]
  const texts = bars.flatMap((amount, at) => [
    text(115 + at * 90, 400, `Scope ${at + 1}`),
    text(120 + at * 90, 382 - amount / 8, amount.toLocaleString('en')),
  ])
  const boxes = bars.map((amount, at) => ({
    x: 110 + at * 90,
    y: 388 - amount / 8,
    width: 40,
    height: amount / 8,
    color: [0.3 + at * 0.2, 0.2, 0.5] as const,
  }))
  const title = text(60, 196, 'Emissions by source 2021 (tCO2e)')
  expect(await readPages({ texts: [reportTitle, title, ...texts], boxes })).toEqual([
    '2021 1 428',
    '2021 2 538',
    '2021 3 1218',
  ])
})
