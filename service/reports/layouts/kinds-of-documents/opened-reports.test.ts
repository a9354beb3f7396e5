import { expect, test } from 'vitest'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import {
  markdownOf,
  pageOf,
  readFigures,
  readPages,
  readText,
  reportTitle,
  textAt,
} from '@/service/reports/testing/read-test-pages'

test('years of business close to each other, each drawn as a number and a word, are heads of their own', async () => {
  const years = [2020, 2021, 2022].flatMap((year, at): TestText[] => [
    textAt(300 + at * 46, 116, String(year), 10),
    textAt(323 + at * 46, 116, '年度', 9),
  ])
  const rows = [
    ['Scope1', '万t-CO2e', '390.2', '358.8', '346.7'],
    ['Scope2', '万t-CO2e', '28.7', '26.0', '23.9'],
    ['Scope3', '万t-CO2e', '3,656.8', '3,574.6', '3,265.6'],
  ]
  const texts = [textAt(60, 116, '項目'), textAt(250, 116, '単位'), ...years]
  const table = tableTexts(134, [60, 286, 334, 380, 426], rows)
  expect(await readPages({ texts: [reportTitle, ...texts, ...table] })).toEqual([
    '2020 1 3902000',
    '2020 2 287000',
    '2020 3 36568000',
    '2021 1 3588000',
    '2021 2 260000',
    '2021 3 35746000',
    '2022 1 3467000',
    '2022 2 239000',
    '2022 3 32656000',
  ])
})

test('the upper line of a head of changes between the unit and the years is of its own column', async () => {
  const heads = [
    textAt(377, 96, 'EMISSIONS (KTCO2E)', 9),
    textAt(228, 98, 'IN TARGET', 8),
    textAt(498, 103, 'DIFFERENCE', 8),
    textAt(71, 108, 'CATEGORY', 8),
    textAt(379, 108, '2018', 8),
    textAt(447, 108, '2022', 8),
    textAt(518, 113, '(%)', 8),
  ]
  const rows = [
    ['Scope 1', 'Included', '6', '3', '–49%'],
    ['Scope 2 (market-based)', 'Included', '25', '4', '–84%'],
    ['Scope 2 (location-based)', 'Excluded', '29', '17', '–40%'],
    ['Scope 3', 'Included', '553', '408', '–26%'],
  ]
  const texts = [reportTitle, ...heads, ...tableTexts(150, [60, 270, 396, 462, 540], rows, 30)]
  expect(await readPages({ texts })).toEqual([
    '2018 1 6000',
    '2018 2lb 29000',
    '2018 2mb 25000',
    '2018 3 553000',
    '2022 1 3000',
    '2022 2lb 17000',
    '2022 2mb 4000',
    '2022 3 408000',
  ])
})

test('a mark raised nearly a line high, as on pages of websites, does not part the lines of a label', async () => {
  const label = ['Greenhouse gas', 'emissions (Scope 1', 'and Scope 2)', '(metric tonnes', 'CO2e)']
  const block = label.map((text, at) => textAt(140, 180 + at * 16, text, 11))
  const rows = [
    ['', '832,000', '788,000'],
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
    ['Scope 1', '201,000', '192,000'],
    ['', '', ''],
    ['', '', ''],
    ['Scope 2', '631,000', '596,000'],
  ]
  const mark = textAt(176, 235, '2', 8.5)
  const heads = [textAt(340, 140, '2021', 11), textAt(470, 140, '2022', 11)]
  const texts = [reportTitle, ...heads, ...block, mark, ...tableTexts(212, [140, 366, 498], rows, 16, 11)]
  expect(await readPages({ texts })).toEqual([
    '2021 1 201000',
    '2021 1+2 832000',
    '2021 2 631000',
    '2022 1 192000',
    '2022 1+2 788000',
    '2022 2 596000',
  ])
})

const withTargets = [
  ['', '', '2021', '2022', 'SDG target'],
  ['Direct emissions (Scope 1)', '(million tonnes CO2eq)', '43.15', '41.20', '13.1'],
  ['Energy used', '(million GJ)', '310', '305', '13.1'],
  ['Methane emissions', '(ktonnes CH4)', '38.8', '21.9', '13.1'],
  ['Indirect emissions (Scope 2)', '(million tonnes CO2eq)', '0.65', '0.69', '13.1'],
  ['Indirect emissions (Scope 3)', '', '', '', '13.1'],
  ['of which: from use of sold products', '', '229', '204', ''],
  ['of which: from purchased goods and services', '', '1.7', '2.0', ''],
]

test('a part has the unit printed last in the column of units, and a target is no amount of the heading above', async () => {
  const page = pageOf(withTargets, { columns: [40, 330, 400, 450, 540] })
  expect(await readPages(page)).toEqual([
    '2021 1 43150000',
    '2021 2 650000',
    '2021 3.1 1700000',
    '2021 3.11 229000000',
    '2022 1 41200000',
    '2022 2 690000',
    '2022 3.1 2000000',
    '2022 3.11 204000000',
  ])
})

test('one year over the middle of the scopes heads them all, the first of which begins far left of it', async () => {
  const rows = [
    ['GHG scope', 'Scope 1', 'Scope 2', 'Scope 3', 'Total'],
    ['North mine (tCO2e)', '25,014', '24,097', '746,750', '795,861'],
    ['Exploration (tCO2e)', '385', '–', '–', '385'],
    ['Offices (tCO2e)', '–', '73', '–', '73'],
    ['Total (tCO2e)', '25,399', '24,170', '746,750', '796,319'],
  ]
  const texts = [reportTitle, textAt(372, 126, '2022'), ...tableTexts(140, [50, 290, 350, 410, 470], rows)]
  expect(await readPages({ texts })).toEqual(['2022 1 25399', '2022 2 24170', '2022 3 746750'])
})

test('a list of sources has the year of the paragraph over it, also "FY21", and not that of the report', async () => {
  const rows = [
    ['Scope', 'Source', 'tCO2-e', 'Share'],
    ['Scope 1', 'Gas, fuels', '3,105', '13%'],
    ['Scope 2', 'Electricity', '11,637', '49%'],
    ['Scope 3', 'Other indirect', '8,986', '38%'],
    ['Total', '', '23,728', ''],
  ]
  const above = ['In FY21, the global emissions of', 'our group were 23,728 tCO2-e.']
  const page = pageOf(rows, { above, columns: [50, 180, 250, 310] })
  expect(await readPages(page)).toEqual(['2021 1 3105', '2021 2 11637', '2021 3 8986'])
})

test('shares beside the scopes of a ring are no amounts', async () => {
  const texts = [
    reportTitle,
    textAt(60, 120, 'Emissions by scope 2022 (tCO2e)'),
    textAt(308, 160, 'Scope 1: 0.1%'),
    textAt(330, 174, 'Scope 2: 7.9%'),
    textAt(177, 300, 'Scope 3: 92.0%'),
  ]
  expect(await readPages({ texts })).toEqual([])
})

test('an amount and a year printed over each other are no amount', async () => {
  const rows = [
    ['tonnes CO2e', '2021', '2022'],
    ['Scope 1', '159,000', '157,0002022'],
    ['Scope 2', '551,000', '488,000'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1 159000', '2021 2 551000', '2022 2 488000'])
})

test('"Scope1,2,3" before an amount is all scopes, and the number of a note no amount', async () => {
  const texts = [
    reportTitle,
    textAt(60, 120, '2022年度のCO2排出量(Scope1,2,3)は約3,775万トンです。'),
    textAt(60, 180, '海外 Scope1+2 備考4 万t-CO2e'),
  ]
  expect(await readPages({ texts })).toEqual([])
})

test('tiles have the year of the title over them, and scope 3 on both sides of the chain is two parts', async () => {
  const texts = [
    reportTitle,
    textAt(200, 100, 'Greenhouse gas emissions (2021)'),
    textAt(60, 140, '622,900 t CO2e', 14),
    textAt(60, 156, 'Scope 3'),
    textAt(250, 140, '336,200 t CO2e', 14),
    textAt(250, 156, 'Scope 1.2'),
    textAt(440, 140, '2,815,300 t CO2e', 14),
    textAt(440, 156, 'Scope 3'),
  ]
  const figures = await readFigures([{ texts }])
  expect(figures.map(({ year, scope, value }) => `${year} ${scope} ${value}`)).toEqual(['2021 1+2 336200'])
})

test('words of three lines beside an amount over its unit say its scopes and its year', async () => {
  const picture = (x: number, amount: string, words: readonly string[]) => [
    textAt(x, 121, amount, 12),
    textAt(x - 2, 130, 'ktCO2e', 7),
    ...words.map((text, at) => textAt(x + 40, 112 + at * 10, text, 8)),
  ]
  const texts = [
    reportTitle,
    textAt(60, 90, 'Where we started'),
    ...picture(60, '31', ['Absolute Scope 1', 'and Scope 2', 'emissions in 2019']),
    ...picture(240, '553', ['Absolute Scope 3', 'emissions in 2019']),
    ...picture(420, '12', ['Reduction in Scope 1', 'and Scope 2', 'emissions by 2030']),
  ]
  expect(await readPages({ texts })).toEqual(['2019 1+2 31000', '2019 3 553000'])
})

test('of a gross, an adjusted and a net table of one text the gross one is read', () => {
  const block = (title: string, one: string, two: string, both: string) => [
    [title, '', ''],
    ['Greenhouse gas scope', 'FY22', 'FY23'],
    ['Scope 1 emissions (ktCO2-e)', '860', one],
    ['Scope 2 emissions (ktCO2-e)', '47.2', two],
    ['Total GHG emissions (ktCO2-e)', '907.2', both],
    ['', '', ''],
  ]
  const rows = [
    ['2. People', 'FY22', 'FY23'],
    ['Employees', '6,888', '7,546'],
    ['', '', ''],
    ...block('3.1 Gross scope 1 and scope 2 greenhouse gas emissions', '1062.3', '50.3', '1112.6'),
    ...block('3.2 Adjusted gross scope 1 and scope 2 greenhouse gas emissions', '1247', '61', '1308'),
    ...block('3.3 Net scope 1 and scope 2 greenhouse gas emissions', '1247', '61', '1308'),
  ]
  const text = markdownOf(rows)
  expect(readText(text).toSorted()).toEqual([
    '2022 1 860000',
    '2022 1+2 907200',
    '2022 2 47200',
    '2023 1 1062300',
    '2023 1+2 1112600',
    '2023 2 50300',
  ])
})

test('"Total" beside a scope is of that scope, though the next one stands halfway to the first of its categories', async () => {
  const texts = [
    reportTitle,
    textAt(62, 100, 'Supply chain emissions (Scopes 1, 2, 3), FY2022 results', 7),
    ...['Unit', 'Emissions', 'Coverage', 'Remarks'].map((text, at) =>
      textAt([285, 324, 366, 476][at] ?? 0, 100, text, 7),
    ),
    ...[
      ['Scope 1', 'Total', '20,794', 117],
      ['Scope 2 (location-based)', 'Total', '52,024', 133],
      ['Scope 2 (market-based)', 'Total', '49,605', 149],
      ['Category 1', 'Purchased goods and services', '248,003', 180],
      ['Category 2', 'Capital goods', '122,971', 196],
      ['Category 3', 'Fuel- and energy-related activities', '3,774', 212],
    ].flatMap(([label = '', of = '', amount = '', y]) => [
      textAt(62, Number(y), String(label), 7),
      textAt(157, Number(y), String(of), 7),
      textAt(285, Number(y), 't-CO2e', 7),
      textAt(332, Number(y), String(amount), 7),
      textAt(366, Number(y), 'Domestic companies', 7),
    ]),
    textAt(62, 164, 'Scope 3', 7),
  ]
  expect(await readPages({ texts })).toEqual([
    '2022 1 20794',
    '2022 2lb 52024',
    '2022 2mb 49605',
    '2022 3.1 248003',
    '2022 3.2 122971',
    '2022 3.3 3774',
  ])
})

test('scopes under each of two years are no picture of the value chain', async () => {
  const texts = [
    reportTitle,
    textAt(262, 100, '2021'),
    textAt(442, 100, '2022'),
    ...tableTexts(
      116,
      [50, 240, 300, 360, 420, 480, 540],
      [
        ['t CO2e', 'Scope 1', 'Scope 2', 'Scope 3', 'Scope 1', 'Scope 2', 'Scope 3'],
        ['Group', '4,118', '1,204', '34,204', '4,330', '1,404', '35,404'],
        ['of which plants', '4,018', '1,104', '4,204', '4,230', '1,304', '5,404'],
      ],
    ),
  ]
  const found = await readPages({ texts })
  expect(found.filter((one) => one.includes(' 3 '))).toEqual(['2021 3 34204', '2022 3 35404'])
})
