import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

const rows = [
  ['Direct GHG emissions (Scope 1)', '5,205', '5,266', '5,763'],
  ['Indirect GHG emissions (Scope 2)', '143', '148', '170'],
]
const read = ['2020 1 5763', '2020 2 170', '2021 1 5266', '2021 2 148', '2022 1 5205', '2022 2 143']

test('the line at the top of each page names a report and its year, and heads no column', async () => {
  const top = ['2022 DATA SUPPLEMENT REPORT', 'CN', 'Delivering responsibly']
  const over = top.map((one, at) => text([40, 175, 205][at] ?? 0, 46, one, 7))
  const heads = ['GRI', 'Performance indicator', '2022', '2021', '2020']
  const table = [
    ...heads.map((one, at) => text([48, 190, 436, 492, 549][at] ?? 0, 88, one)),
    ...[text(40, 68, 'Environment'), text(76, 105, 'Emissions (tonnes CO2e)')],
    ...[text(43, 123, '305-1'), text(43, 139, '305-2')],
    ...tableTexts(123, [76, 456, 513, 569], rows, 16),
  ]
  expect((await readPages({ texts: [...over, ...table] })).toSorted()).toEqual(read)
})

test('the title of a five-year table is no part of the head of its first column', async () => {
  const years = [
    ['Year', 'Scope 1, tonnes CO2e', 'Scope 2, tonnes CO2e', 'Tonnes CO2e per MSEK'],
    ['2021', '4,960', '13,270', '4.3'],
    ['2022', '5,420', '14,150', '3.6'],
  ]
  const texts = [reportTitle, text(50, 106, 'Utveckling fem år'), ...tableTexts(120, [54, 190, 310, 430], years)]
  expect((await readPages({ texts })).toSorted()).toEqual([
    '2021 1 4960',
    '2021 2 13270',
    '2022 1 5420',
    '2022 2 14150',
  ])
})

test('the years under the bars of a chart head no table that begins right below', async () => {
  const chart = [
    ...[text(80, 100, '98,970', 8), text(178, 125, '27,717', 8), text(275, 112, '41,369', 8)],
    ...[text(84, 150, '2020', 8), text(180, 150, '2021', 8), text(278, 150, '2022', 8)],
  ]
  const table = tableTexts(170, [50, 377, 432, 547], [['In metric tons CO2e', '2022', '2021', '2020'], ...rows])
  expect((await readPages({ texts: [reportTitle, ...chart, ...table] })).toSorted()).toEqual(read)
})

test('a title with a year beside the title of a chart stands over its table, whose head has a bar of the chart on its height', async () => {
  const titles = [text(43, 100, 'Évolution des scopes 1 et 2 (ktCO2e)', 8), text(304, 100, 'Détail exercice 2022', 8)]
  const bars = [text(76, 118, '162', 7), text(147, 126, '149', 7), text(219, 132, '138', 7)]
  const table = tableTexts(
    118,
    [307, 485, 550],
    [
      ['tCO2e', '2022', '2021'],
      ['Scope 1', '138,214', '148,902'],
      ['Scope 2 (market-based)', '58,977', '66,310'],
    ],
  )
  expect((await readPages({ texts: [reportTitle, ...titles, ...bars, ...table] })).toSorted()).toEqual([
    ...['2021 1 148902', '2021 2mb 66310', '2022 1 138214', '2022 2mb 58977'],
  ])
})

test('columns of standards beside one table do not part the next table from its labels', async () => {
  const standards = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) => [
    text(575, 114 + at * 14, 'CCE-4', 8),
    text(640, 114 + at * 14, 'EM-EP-110', 8),
  ])
  const first = tableTexts(
    100,
    [43, 368, 412, 457],
    [
      ['Greenhouse gas emissions (tonnes CO2e)', '2020', '2021', '2022'],
      ['CO2 from operations', '20,820', '17,100', '16,400'],
      ['Methane (CO2e)', '4,270', '3,500', '3,200'],
      ['Nitrous oxide (CO2e)', '60', '40', '40'],
      ['Scope 1', '25,150', '20,640', '19,640'],
      ['Scope 2 (market-based)', '1,050', '1,100', '1,000'],
      ['Energy used (GWh)', '1,204', '1,188', '1,122'],
      ['Flared gas (tonnes)', '2,204', '1,988', '1,822'],
      ['Gas vented (tonnes)', '3,204', '2,188', '2,122'],
    ],
  )
  const second = tableTexts(
    252,
    [43, 593, 671, 749],
    [
      ['', '2020', '2021', '2022'],
      ['Business travel', '1', '1', '2'],
      ['Downstream transportation and distribution', '6', '6', '5'],
      ['Processing of sold products', '16', '18', '14'],
      ['Use of sold products', '178', '189', '152'],
    ],
  )
  const heads = [text(575, 100, 'IPIECA', 8), text(640, 100, 'SASB', 8)]
  const title = text(40, 232, 'Scope 3 emissions (million tonnes CO2e)')
  const texts = [reportTitle, ...heads, ...first, ...standards, title, ...second]
  expect(await readPages({ texts, width: 800 })).toEqual(
    expect.arrayContaining(['2020 3.11 178000000', '2022 3.6 2000000', '2021 1 20640', '2022 2mb 1000']),
  )
})

test('a label of two letters among the rows of a table below two columns of text', async () => {
  const left = [
    'We will be climate neutral in the whole of our chain. Most',
    'of what is emitted, nine tenths of it, comes from raw materials',
    'and their making, and from how customers use our products.',
    'Our own transport, shops, offices and warehouses are the rest.',
  ]
  const right = [
    'Emissions of freight fell by a fifth, as volumes were lower',
    'and no flight was used to fill our shelves. All of our shops in',
    'three countries buy renewable power, and prove it by the',
    'guarantees of origin that they cancel for it.',
  ]
  const prose = left.flatMap((one, at) => [text(43, 76 + at * 12, one, 8), text(304, 76 + at * 12, right[at] ?? '', 8)])
  const table = tableTexts(
    140,
    [46, 330, 388, 445],
    [
      ['Emissions, tonnes CO2e', '2022', '2021', '2020'],
      ['Scope 1 (company cars, emergency power)', '118', '127', '139'],
      ['Scope 2 (market-based)', '1,866', '2,140', '2,377'],
      ['El', '402', '511', '608'],
      ['Heat', '1,464', '1,629', '1,769'],
      ['Scope 3', '364,921', '438,087', '411,630'],
      ['Business travel', '588', '201', '640'],
    ],
  )
  const more = left.flatMap((one, at) => [
    text(43, 280 + at * 12, one, 8),
    text(304, 280 + at * 12, right[at] ?? '', 8),
  ])
  expect((await readPages({ texts: [...prose, ...table, ...more] })).filter((one) => one.startsWith('2022'))).toEqual([
    ...['2022 1 118', '2022 2mb 1866', '2022 3 364921', '2022 3.6 588'],
  ])
})

test('a chart takes no title from the head of a table that stands over it', async () => {
  const table = pageOf([
    ['Scope 1 and 2 emissions, tonnes CO2e', '2022', '2021'],
    ['Group', '162', '175'],
  ]).texts
  const labels = [text(80, 196, '30.2', 8), text(150, 200, '29.8', 8), text(220, 204, '28.4', 8)]
  const axis = [text(80, 300, '2019', 8), text(150, 300, '2020', 8), text(220, 300, '2021', 8)]
  const bar = (x: number, height: number) => ({
    x,
    y: 288 - height,
    width: 36,
    height,
    color: [0.1, 0.2, 0.5] as const,
  })
  const boxes = [bar(72, 84.6), bar(142, 83.4), bar(212, 79.5)]
  expect(await readPages({ texts: [...table, ...labels, ...axis], boxes })).toEqual(['2021 1+2 175', '2022 1+2 162'])
})
