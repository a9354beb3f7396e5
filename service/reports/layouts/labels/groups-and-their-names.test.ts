import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readIn2024, readPages, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

type Colour = readonly [number, number, number]
const [dark, light, pale]: readonly [Colour, Colour, Colour] = [
  [0.1, 0.3, 0.6],
  [0.5, 0.7, 0.9],
  [0.9, 0.6, 0.1],
]

/** Three bars for the years of one scope, its name under them. */
function group(left: number, name: string, amounts: readonly number[], color: Colour) {
  const height = (amount: number) => amount / 950
  return {
    boxes: amounts.map((amount, at) => {
      return { x: left + at * 43, y: 412 - height(amount), width: 34, height: height(amount), color }
    }),
    texts: [
      ...amounts.flatMap((amount, at) => [
        text(left + at * 43 + 2, 408 - height(amount), amount.toLocaleString('en'), 7.7),
        text(left + at * 43 + 9, 424, String(2020 + at), 7.7),
      ]),
      text(left + 41, 441, name, 9.6),
    ],
  }
}

test('bars of years in groups on one foot, with the name of its scope under each group', async () => {
  const groups = [
    group(75, 'Scope 1', [138_620, 134_275, 131_908], dark),
    group(236, 'Scope 2', [77_416, 80_133, 81_940], light),
    group(396, 'Scope 3', [14_083, 15_227, 16_754], pale),
  ]
  const title = text(40, 233, 'Total GHG emissions (tonnes CO2e)', 10.5)
  const found = await readPages({
    texts: [reportTitle, title, ...groups.flatMap(({ texts }) => texts)],
    boxes: groups.flatMap(({ boxes }) => boxes),
  })
  expect(found).toEqual([
    ...['2020 1 138620', '2020 2 77416', '2020 3 14083'],
    ...['2021 1 134275', '2021 2 80133', '2021 3 15227'],
    ...['2022 1 131908', '2022 2 81940', '2022 3 16754'],
  ])
})

test('lying bars of years beside the name of each scope, which the report of the next year shows', async () => {
  const rows = [
    ['Scope 1', '2022', '1,638'],
    ['', '2021', '1,411'],
    ['', '2020', '2,047'],
    ['Scope 2', '2022', '26,904'],
    ['', '2021', '24,733'],
    ['', '2020', '24,306'],
  ]
  const table = rows.flatMap(([name = '', year = '', amount = ''], at) => [
    ...(name === '' ? [] : [text(55, 222 + at * 17, name, 7.5)]),
    text(145, 222 + at * 17, year, 7.5),
    text(226 + Number(amount.replace(',', '')) / 250, 222 + at * 17, amount, 7.5),
  ])
  const texts = [
    text(43, 38, 'ACME LIMITED | INTEGRATED SUSTAINABILITY REPORT 2023', 6.8),
    text(55, 193, "GHG emissions of the Group's operations (tonnes CO2e)", 9),
    ...table,
    text(55, 283, '(location-based)', 6.5),
  ]
  expect(await readPages({ texts })).toEqual([
    ...['2020 1 2047', '2020 2lb 24306', '2021 1 1411', '2021 2lb 24733', '2022 1 1638', '2022 2lb 26904'],
  ])
})

test('the column of the group, under a head that calls all columns global', async () => {
  const page = pageOf(
    [
      ['Global tonnes of CO2e', 'UK & ROI', 'Group', 'UK & ROI', 'Group', '2015/16'],
      ['Scope 1', '892,614', '1,014,382', '950,237', '1,094,551', '1,277,924'],
      ['Scope 2 (market-based)', '1,247', '5,906', '1,382', '8,817', '1,218,370'],
      ['Intensity (kg CO2e per sq. ft.)', '15.32', '11.34', '16.33', '12.23', '24.39'],
    ],
    { columns: [43, 330, 385, 435, 490, 540] },
  )
  const heads = [text(352, 107, '2022/23'), text(457, 107, '2021/22'), text(535, 107, 'Base year')]
  expect(await readPages({ texts: [...page.texts, ...heads] })).toEqual([
    ...['2016 1 1277924', '2016 2mb 1218370', '2022 1 1094551', '2022 2mb 8817', '2023 1 1014382', '2023 2mb 5906'],
  ])
})

test('a column of notes beside categories, kinds of one category, and waste under scope 3', async () => {
  const rows = [
    ['GHG emissions', 'Unit', 'Note', '2022', '2021'],
    ['Scope 3 – total of reported categories', 'kilotons', '5', '34 903', '36 280'],
    ['Purchased goods and services: raw materials', 'kilotons', '', '12 260', '11 270'],
    ['Purchased goods and services: packaging', 'kilotons', '', '2 585', '2 290'],
    ['Emissions from waste management', 'kilotons', '', '497', '568'],
  ]
  expect(await readPages(pageOf(rows, { columns: [43, 280, 350, 420, 500] }))).toEqual([
    '2021 3 36280000',
    '2021 3.5 568000',
    '2022 3 34903000',
    '2022 3.5 497000',
  ])
})

test('a unit of two lines at its right edge over categories that bear their numbers', async () => {
  const rows = [
    ['Category', 'tCO2e'],
    ['1 Purchased goods and services', '3,318'],
    ['4 Upstream transport', '141'],
    ['5 Waste', '26'],
    ['6/7 Travel and commuting', '9'],
    ['Total', '3,494'],
  ]
  const table = tableTexts(127, [386, 538], rows, 16, 7.3)
  const texts = [
    reportTitle,
    text(386, 97, 'Scope 3 emissions 2021', 9.5),
    ...tableTexts(116, [386, 538], [['', 'thousand']], 16, 7.3),
    ...table,
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 3 3494000',
    '2021 3.1 3318000',
    '2021 3.4 141000',
    '2021 3.5 26000',
  ])
})

test('kilograms per box are no emissions, tonnes a year are', () => {
  const table = (unit: string) => `| ${unit} | 2024 | 2023 |\n|---|---|---|\n| Scope 1 and 2 | 19.6 | 20.4 |`
  expect(readIn2024(table('kgCO2e/TEU'))).toEqual([])
  expect(readIn2024(table('kgCO2e/year'))).toEqual(['2023 1+2 0.0204', '2024 1+2 0.0196'])
})

test.each([
  [
    'Scope 1 and market-based Scope 2 emissions totaled 26,680 metric tons CO2e in 2024, 42% less than the 45,882 metric tons in our 2019 base year.',
    ['2019 1+2 45882', '2024 1+2 26680'],
  ],
  ['Terminals emitted 0.5 million tonnes CO2e (scope 1 and 2), down from 0.6 million tonnes in 2023.', []],
  [
    'The categories are: business travel 71,218 tCO2e (FY 2023: 24,306), employee commute 29,544 tCO2e (FY 2023: 8,115), fuel- and energy-related activities 20,071 tCO2e, capital goods, and waste.',
    ['2023 3.6 24306', '2023 3.7 8115', '2024 3.3 20071', '2024 3.6 71218', '2024 3.7 29544'],
  ],
  [
    'This year we report Scope 3 for the first time. Fuel- and energy-related activities accounted for 302,480 metric tons of CO2e, purchased transportation from third-party carriers and rail (Category 4) for 688,215 metric tons, capital goods for 141,960 metric tons and business travel for 4,118 metric tons. Employee commuting added 9,877 metric tons.',
    ['2024 3.2 141960', '2024 3.3 302480', '2024 3.4 688215', '2024 3.6 4118', '2024 3.7 9877'],
  ],
  [
    'We estimate upstream Scope 3 emissions each year and report them to CDP. In 2024, purchased goods and services accounted for about 1.61 million metric tons of CO2e and capital goods for 1.14 million metric tons. Business travel remained low at 14,300 metric tons.',
    ['2024 3.1 1610000', '2024 3.2 1140000', '2024 3.6 14300'],
  ],
  [
    'On a location basis, Scope 2 emissions amounted to 571,000 tonnes CO2e (2022: 604,000 tonnes).',
    ['2022 2lb 604000', '2023 2lb 571000'],
  ],
  [
    'On a location basis, Scope 2 emissions amounted to 571,000 tonnes CO2e (2023: 604,000 tonnes).',
    ['2023 2lb 604000', '2024 2lb 571000'],
  ],
  ['1. UK emissions (Scope 1 and 2) were 640 tonnes CO2e in 2024 (2023: 655 tonnes).', []],
])('%s', (sentence, figures) => {
  expect(readIn2024(sentence)).toEqual(figures)
})

test('cards around a middle, with the year before under their words, over columns of text', async () => {
  // As wide as Helvetica sets them.
  const widthOf = (letter: string) =>
    /\d/.test(letter) ? 0.556 : /[,.: ]/.test(letter) ? 0.278 : /[()]/.test(letter) ? 0.333 : 0.5
  const centred = (middle: number, y: number, words: string, size: number) =>
    text(middle - ([...words].reduce((sum, letter) => sum + widthOf(letter), 0) * size) / 2, y, words, size)
  const cards = [
    [124, 'SCOPE 1', '1,284,910', '(2021: 1,251,437)'],
    [305, 'SCOPE 2 (LOCATION-BASED)', '16,385', '(2021: 15,902)'],
  ] as const
  const columns = [40, 283, 527]
  const prose = [
    'We measure emissions by the standard of',
    'the GHG Protocol, as companies like ours',
    'do, and have them assured each year by',
    'an auditor, who looks at all of our sites',
    'and at the fuel of each of our vehicles.',
  ]
  const texts = [
    text(40, 39, 'ACME 2022 CORPORATE RESPONSIBILITY REPORT', 7),
    ...cards.flatMap(([middle, name, amount, before]) => [
      centred(middle, 142, name, 7),
      centred(middle, 167, amount, 21),
      centred(middle, 179, 'metric tons CO2e in 2022', 7.6),
      centred(middle, 189, before, 7.6),
    ]),
    ...columns.flatMap((x) => [
      text(x, 226, 'OUR APPROACH', 12),
      ...prose.map((words, at) => text(x, 241 + at * 12, words, 8.6)),
    ]),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 1251437', '2021 2lb 15902', '2022 1 1284910', '2022 2lb 16385'])
})

test('years under two of three titles, and a head of two lines under the third', async () => {
  const columns = [37, 383, 426, 468, 569, 605, 690, 760]
  const rows = [
    ['Indicator', '2022', '2021', '2020', '2022', '2021', 'Office', 'Light industry'],
    ['Direct emissions, Scope 1 (tonnes CO2e)', '531', '604', '522', '441', '498', '109', '307'],
    [
      'Indirect emissions, Scope 2, market-based (tonnes CO2e)',
      '7,842',
      '6,240',
      '6,587',
      '4,820',
      '5,388',
      '2,440',
      '1,369',
    ],
    ['Total Scope 1 and 2, market-based (tonnes CO2e)', '8,373', '6,844', '7,109', '5,261', '5,886', '2,549', '1,676'],
  ]
  const texts = [
    reportTitle,
    text(350, 105, 'Absolute performance', 8),
    text(540, 105, 'Like-for-like', 8),
    text(680, 105, 'LfL by property type 2022', 8),
    text(715, 121, 'Warehouse/', 8),
    ...tableTexts(130, columns, rows, 15, 8),
  ]
  const found = await readPages({ width: 842, height: 595, texts })
  expect(found).toEqual([
    ...['2020 1 522', '2020 1+2 7109', '2020 2mb 6587', '2021 1 604', '2021 1+2 6844', '2021 2mb 6240'],
    ...['2022 1 531', '2022 1+2 8373', '2022 2mb 7842'],
  ])
})

test('rows of a second table below, which happen to have as many cells, move no heads of the first', async () => {
  const first = [
    ['GHG Protocol category, tonnes CO2e', '2022', '2021', '2020', 'Comment'],
    ['1. Purchased goods and services', '21,640', '18,911', '17,203', 'Spend-based'],
    ['2. Capital goods', '64,385', '56,220', '52,118', 'New buildings'],
    ['6. Business travel', '145', '61', '78', 'Train, air'],
    ['7. Employee commuting', '217', '190', '204', 'Survey'],
  ]
  const second = [
    ['Ventilation', '41', '92', '6,110', '188'],
    ['Heat pumps', '12', '48', '4,377', '160'],
    ['Lighting', '66', '35', '2,015', '31'],
  ]
  const texts = [
    reportTitle,
    text(50, 100, 'Other indirect emissions, Scope 3', 9),
    ...tableTexts(118, [50, 247, 293, 334, 430], first, 15, 8),
    ...tableTexts(212, [50, 247, 350, 450, 540], second, 15, 8),
  ]
  const found = await readPages({ texts })
  expect(found).toEqual(expect.arrayContaining(['2021 3.1 18911', '2020 3.2 52118', '2021 3.7 190']))
})

test('the total of what is financed is category 15, though the head of its column says whose emissions they are', async () => {
  const rows = [
    ['Asset class', 'Financed emissions 2022', 'Financed emissions 2021'],
    ['Business loans (million t CO2e)', '11.84', '12.97'],
    ['Mortgages (million t CO2e)', '1.63', '1.71'],
    ['Total category 15 (million t CO2e)', '13.47', '14.68'],
  ]
  const page = pageOf(rows, {
    above: ['Category 15 – investments: financed emissions by asset class'],
    columns: [50, 400, 540],
  })
  expect(await readPages(page)).toEqual(['2021 3.15 14680000', '2022 3.15 13470000'])
})

test('a note that lists categories in Indian digits, with their unit at its end', () => {
  const note =
    'Scope 3 emissions for FY 2024 comprise: purchased goods and services 7,91,804; capital goods 60,118; business travel 11,302 (all in tCO2e).'
  expect(readIn2024(note)).toEqual(['2024 3.1 791804', '2024 3.2 60118', '2024 3.6 11302'])
})

test('a year at the end of the words of a card', async () => {
  const texts = [
    text(50, 40, 'Annual report 2023', 14),
    ...[text(50, 120, '1.94m tonnes', 20), text(50, 136, 'CO2e Scope 1 and 2', 8)],
    ...[
      text(50, 146, 'emissions in calendar year', 8),
      text(50, 156, '2022', 8),
      text(50, 166, '2021: 2.06m tonnes', 8),
    ],
  ]
  expect(await readPages({ texts })).toEqual(['2021 1+2 2060000', '2022 1+2 1940000'])
})

test('units per year in a column of units, which are no column of words', async () => {
  const rows = [
    ['Indicator', '2022', '2021', 'Units'],
    ...['Offices reporting', 'Scope 1 emissions', 'Scope 2 emissions'].map((label, at) => [
      label,
      `2,${at}71`,
      `2,${at}02`,
      'tCO2e/year',
    ]),
    ['Scope 3 Category 1 – Purchased goods and services', '384,906', '402,715', 'tCO2e/year'],
    ['Scope 3 Category 5 – Waste generated in operations', '303', '389', 'tCO2e/year'],
    ['Scope 3 Category 6 – Business travel (flights)', '35,654', '4,110', 'tCO2e/year'],
    ['Scope 3 Category 7 – Employee commuting', '41,087', '22,539', 'tCO2e/year'],
  ]
  const found = await readPages(pageOf(rows, { columns: [37, 400, 450, 556] }))
  expect(found).toHaveLength(12)
  expect(found).toEqual(expect.arrayContaining(['2021 3.6 4110', '2022 3.7 41087']))
})
