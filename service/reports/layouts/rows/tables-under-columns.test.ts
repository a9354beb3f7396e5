import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

const left = [
  'Climate change is among the largest risks we see for our',
  'business, and so we have set ourselves targets that follow',
  'from science. Our plants in the north have changed to wood',
  'chips; those in the south follow in the coming years, when',
  'their boilers have to be replaced in any case and when the',
]
const right = [
  'The share of power from renewable sources rose again. All',
  'sites in three countries now buy it, and prove that by the',
  'guarantees of origin which they cancel. Heat pumps replace',
  'gas in the first offices, and solar modules are being put on',
  'the roofs of two more halls.',
]
const prose = (y: number) =>
  left.flatMap((one, at) => [text(43, y + at * 11, one, 7.5), text(276, y + at * 11, right[at] ?? '', 7.5)])

test('the list of chapters at the left edge lends a table no labels and parts it from no head', async () => {
  const chapters = [
    'Our business',
    'How we create value',
    'Better company',
    '→ Be climate neutral and',
    'drive resource-efficient',
    'operations',
    'Act ethically',
    'and respect human rights',
    'Better living',
    'Climate goals',
    'Notes',
    'GRI index',
  ]
  const list = chapters.map((one, at) => text(20, 70 + at * 14.6, one, 7))
  const rows = [
    ['Scope 3 emissions, ktonnes CO2e', '2020', '2021', '2022'],
    ['Purchased goods and services', '8,420', '9,130', '8,260'],
    ['Business travel', '9', '6', '17'],
    ['Use of sold products', '60,200', '62,700', '55,400'],
    ['of which laundry', '26,200', '26,900', '23,500'],
    ['End-of-life treatment of sold products', '1,070', '1,160', '990'],
    ['Waste generated in operations', '31', '29', '27'],
  ]
  const table = tableTexts(157.2, [179, 420, 480, 540], rows, 17.4, 8)
  const found = await readPages({ texts: [text(176, 50, 'Sustainability report 2022', 16), ...list, ...table] })
  expect(found).toHaveLength(15)
  expect(found).toEqual(expect.arrayContaining(['2022 3.1 8260000', '2022 3.6 17000', '2022 3.5 27000']))
})

test('heads under two columns of text belong to the table that goes over both, whatever is long beside them', async () => {
  const heads = [
    ...[text(360, 163, '2020', 7), text(410, 163, '2021', 7), text(460, 163, '2021', 7), text(534, 163, 'Change', 7)],
    ...[text(46, 172, '(in thousands of tonnes of CO2 equivalent)', 7), text(349, 172, 'Base year', 7)],
    ...[text(402, 172, 'Published', 7), text(452, 172, 'Restated', 7), text(503, 172, '2022', 7)],
    ...[text(530, 172, '2022/2020', 7)],
  ]
  const rows = [
    ['Scope 1 – direct emissions', '730', '688', '682', '641', '(12.2) %'],
    ['Scope 2 – indirect emissions, market-based', '432', '316', '311', '243', '(43.8) %'],
    ['Total scopes 1 and 2', '1,162', '1,004', '993', '884', '(23.9) %'],
    ['Scope 2 – indirect emissions, location-based', '–', '841', '835', '806', '–'],
  ]
  const table = tableTexts(186, [46, 374, 424, 474, 518, 560], rows, 14, 7)
  const title = text(43, 150, 'Emissions of scopes 1 and 2', 9)
  const found = await readPages({
    texts: [text(43, 50, 'Sustainability report 2022', 14), ...prose(90), title, ...heads, ...table, ...prose(300)],
  })
  expect(found).toEqual([
    ...['2020 1 730000', '2020 1+2 1162000', '2020 2mb 432000'],
    ...['2021 1 682000', '2021 1+2 993000', '2021 2lb 835000', '2021 2mb 311000'],
    ...['2022 1 641000', '2022 1+2 884000', '2022 2lb 806000', '2022 2mb 243000'],
  ])
})

test('labels of two lines, their amounts between the two, over two columns of text', async () => {
  const rows = [
    [
      'Scope 1: combustion of fuel and',
      'operation of facilities',
      ['17,204', '22,817', '40,021', '18,866', '23,940', '42,806'],
    ],
    ['Scope 2: purchased electricity,', 'location-based', ['4,310', '9,882', '14,192', '5,204', '10,776', '15,980']],
    ['Scope 2: purchased electricity,', 'market-based', ['1,122', '9,640', '10,762', '5,031', '10,690', '15,721']],
  ] as const
  const columns = [222, 310, 360, 410, 499, 549]
  const head = ['UK', 'Rest of world', 'Group', 'UK', 'Rest of world', 'Group']
  const texts = [
    ...[text(262, 103, '2020', 7.6), text(450, 103, '2019', 7.6), text(47, 120, 'Tonnes CO2e', 7.6)],
    ...head.map((one, at) => text((columns[at] ?? 0) - one.length * 3.7, 120, one, 7.6)),
    ...rows.flatMap(([first, second, amounts], at) => [
      ...[text(47, 138 + at * 28, first, 7.6), text(47, 147 + at * 28, second, 7.6)],
      ...amounts.map((one, i) => text((columns[i] ?? 0) - one.length * 4, 142.5 + at * 28, one, 7.6)),
    ]),
  ]
  expect(await readPages({ texts: [text(43, 50, 'Annual report 2020', 14), ...texts, ...prose(260)] })).toEqual([
    ...['2019 1 42806', '2019 2lb 15980', '2019 2mb 15721', '2020 1 40021', '2020 2lb 14192', '2020 2mb 10762'],
  ])
})

test('two tables side by side, the second with small amounts and a label of two lines', async () => {
  const row = (xs: readonly number[], y: number, cells: readonly string[]) => tableTexts(y, xs, [cells], 10, 7.8)
  const input = [
    row([51, 232, 272], 217, ['Item', 'FY2020', 'FY2021']),
    row([51, 232, 272], 235, ['Energy (TJ)']),
    row([51, 232, 272], 253, ['Electricity', '858', '829']),
    row([51, 232, 272], 271, ['Fuel gas and oil', '57', '59']),
    row([51, 232, 272], 289, ['Renewable energy', '12', '41']),
    row([51, 232, 272], 307, ['Water (thousand m3)']),
    row([51, 232, 272], 325, ['City water and industrial water', '221', '207']),
    row([51, 232, 272], 343, ['Groundwater', '190', '176']),
    row([51, 232, 272], 361, ['Materials (thousand t)']),
    row([51, 232, 272], 379, ['Plastics', '12.1', '13.0']),
    row([51, 232, 272], 397, ['Metals', '14.8', '15.9']),
  ]
  const output = [
    row([317, 510, 549], 217, ['Item', 'FY2020', 'FY2021']),
    row([317, 510, 549], 235, ['GHG emissions (thousand t-CO2)']),
    row([317, 510, 549], 253, ['Direct emissions (Scope 1)', '3.0', '3.1']),
    row([317, 510, 549], 271, ['Indirect emissions associated with energy']),
    row([317, 510, 549], 276.5, ['', '48.8', '45.5']),
    row([317, 510, 549], 281, ['use (Scope 2)']),
    row([317, 510, 549], 299, ['Emissions into air (t)']),
    row([317, 510, 549], 318, ['Substances subject to reduction', '26', '24']),
    row([317, 510, 549], 354, ['Water discharge']),
    row([317, 510, 549], 372, ['Total discharge (thousand m3)', '338', '311']),
    row([317, 510, 549], 408, ['Waste (thousand t)']),
    row([317, 510, 549], 426, ['Total volume generated', '7.7', '7.9']),
    row([317, 510, 549], 444, ['Final disposal', '0.1', '0.1']),
  ]
  const texts = [text(51, 199, 'INPUT', 10), text(317, 199, 'OUTPUT', 10), ...input.flat(), ...output.flat()]
  const found = await readPages({ texts: [text(43, 50, 'Integrated report 2021', 14), ...texts] })
  expect(found).toEqual(['2020 1 3000', '2020 2 48800', '2021 1 3100', '2021 2 45500'])
})

test('the last line of a text over a table is no title of it', async () => {
  const above = ['The market-based approach is used', 'with the emission factors of our energy suppliers.']
  const rows = [
    ['GHG emissions in CO2-eq t', '2021', '2022'],
    ['Scope 1', '5,894', '4,417'],
  ]
  expect(await readPages(pageOf(rows, { above }))).toEqual(['2021 1 5894', '2022 1 4417'])
  expect(await readPages(pageOf(rows, { above: ['Emission factors of our energy suppliers'] }))).toEqual([])
})

test('heads of two lines beside one of one line, under the years', async () => {
  const columns = [274, 349, 392, 440, 515, 558]
  const under = ['operations', '(excluding UK)', 'Total']
  const rows = [
    ['Scope 1 emissions (tonnes CO2e)', '17,206', '484,638', '501,844', '18,377', '527,025', '545,402'],
    ['Scope 2 emissions (market-based) (tonnes CO2e)', '0', '128,377', '128,377', '0', '143,936', '143,936'],
  ]
  const texts = [
    ...[text(305, 151, '2022', 6.2), text(472, 151, '2021', 6.2)],
    ...[text(243, 166, 'UK', 6.2), text(300, 166, 'Global operations', 6.2)],
    ...[text(409, 166, 'UK', 6.2), text(466, 166, 'Global operations', 6.2)],
    ...[243, 300, 378, 409, 466, 544].map((x, at) => text(x, 175, under[at % 3] ?? '', 6.2)),
    ...tableTexts(190, [37, ...columns], rows, 15, 6.2),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    ...['2021 1 545402', '2021 2mb 143936', '2022 1 501844', '2022 2mb 128377'],
  ])
})

test('regions under two years on a lower line, the head of the labels between the two', async () => {
  const columns = [260, 313, 343, 381, 414, 466, 497, 535]
  const under = ['EMEA', 'AMER', 'APAC', 'GROUP']
  const rows = [
    ['', ...under, ...under],
    ['Scope 1', '8,473', '614', '1,352', '10,439', '8,308', '579', '1,227', '10,114'],
    ['Scope 2 – Market based', '6,902', '1,561', '4,890', '13,353', '8,316', '1,422', '5,540', '15,278'],
  ]
  const texts = [
    ...[text(57, 180, 'Greenhouse gas emissions (tCO2e)', 8), text(299, 197, '2022', 7.6), text(453, 197, '2021', 7.6)],
    ...[text(60, 206, 'Emissions', 7.6), ...tableTexts(215, [60, ...columns], rows, 17.5, 7.6)],
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    ...['2021 1 10114', '2021 2mb 15278', '2022 1 10439', '2022 2mb 13353'],
  ])
})
