import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { markdownOf, pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

const text = (x: number, y: number, words: string, size = 8): TestText => ({ x, y, text: words, size })

test('a unit stated at the right edge holds for all years; a subtotal of scopes 1 and 2; the total is of no category', async () => {
  const rows = [
    ['区分', '', '2021年度', '2022年度'],
    ['Scope1', '', '1,818', '1,676'],
    ['Scope2', '', '11,219', '8,233'],
    ['', '', '13,037', '9,909'],
    ['Scope3', '', '342,270', '241,982'],
    ['', '', '22,731', '19,329'],
    ['', '', '290,042', '205,872'],
    ['', '', '355,307', '251,891'],
  ]
  const labels: [number, number, string][] = [
    [230, 3, '小計'],
    [70, 5, 'カテゴリー1'],
    [150, 5, '購入した製品・サービス'],
    [70, 6, 'カテゴリー15'],
    [150, 6, '投資'],
    [230, 7, '合計'],
  ]
  const texts = [
    text(50, 84, 'a. 温室効果ガス(CO2)排出量'),
    text(490, 106, '(単位:t)'),
    ...tableTexts(120, [50, 300, 420, 500], rows, 15),
    ...labels.map(([x, row, words]) => text(x, 120 + row * 15, words, 9)),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 1818',
    '2021 1+2 13037',
    '2021 2 11219',
    '2021 3 342270',
    '2021 3.1 22731',
    '2021 3.15 290042',
    '2022 1 1676',
    '2022 1+2 9909',
    '2022 2 8233',
    '2022 3 241982',
    '2022 3.1 19329',
    '2022 3.15 205872',
  ])
})

test('a row of marks, for which nothing was measured, is no heading of the total below it', async () => {
  const rows = [
    ['Emissions', '2019', '2020', '2021', '2022'],
    ['Business travel', '124', '113', '120', '118'],
    ['Waste generated', '*', '#', '#', '#'],
    ['Total absolute emissions', '23,557', '3,508', '6,482', '11,480'],
  ]
  const page = pageOf(rows, { columns: [50, 330, 400, 470, 540] })
  const units = [134, 148, 162].map((y) => text(230, y, 'tCO2e', 9))
  const found = await readPages({ ...page, texts: [...page.texts, ...units] })
  expect(found.filter((one) => / 3\.5 /.test(one))).toEqual([])
})

test('words left of a table that name scope 3 make its total none of scope 3', async () => {
  const page = pageOf(
    [
      ['1,000 tonnes CO2e', '2022', '2021'],
      ['Purchased goods and services', '2,067', '1,473'],
      ['Business travel', '83', '73'],
      ['Scope 3', '3,738', '2,418'],
      ['Total CO2e emissions', '3,831', '2,510'],
    ],
    { columns: [230, 430, 520] },
  )
  const beside = [text(90, 136, '3,738', 16), text(90, 152, 'Scope 3, 2022', 7)]
  const found = await readPages({ ...page, texts: [...page.texts, ...beside] })
  expect(found.filter((one) => / 3 /.test(one))).toEqual(['2021 3 2418000', '2022 3 3738000'])
})

test('scope 1 has no method: a row by one under its heading is of another scope', () => {
  const rows = [
    ['Emissions (tCO2e)', '2021', '2022'],
    ['Scope 1', '', ''],
    ['Location-based', '668', '603'],
  ]
  expect(readText(markdownOf(rows))).toEqual([])
})

test('merged cells over two lines of amounts each, labels of two lines at half their height, energy between', async () => {
  const at = (y: number, unit: string, ...amounts: string[]) => [
    text(338, y, unit, 7),
    ...amounts.map((amount, i) => text(440 + i * 80, y, amount, 7)),
  ]
  const texts = [
    text(45, 100, 'Scope', 7),
    ...at(100, 'Unit', '2022', '2021'),
    ...at(115, 'tCO2e', '313.30', '356.94'),
    text(133, 118, 'Emissions from gas, refrigerants', 7),
    text(45, 122, 'Scope 1', 7),
    text(133, 127, 'and owned vehicles', 7),
    ...at(129, 'kWh', '1,598,848', '1,854,992'),
    text(133, 143, 'Location-based', 7),
    ...at(143, 'tCO2e', '603.74', '668.70'),
    text(133, 157, 'electricity', 7),
    ...at(157, 'kWh', '2,915,946', '3,229,297'),
    text(45, 165, 'Scope 2', 7),
    ...at(172, 'tCO2e', '60.26', '63.99'),
    text(133, 174, 'Market-based', 7),
    text(133, 186, 'electricity', 7),
    ...at(186, 'kWh', '2,915,946', '3,229,297'),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 356.94',
    '2021 2lb 668.7',
    '2021 2mb 63.99',
    '2022 1 313.3',
    '2022 2lb 603.74',
    '2022 2mb 60.26',
  ])
})

test('one row over the gutter between two columns of prose', async () => {
  const prose = (y: number) =>
    [50, 320].flatMap((x) =>
      Array.from({ length: 6 }, (_, line) =>
        text(x, y + line * 11, 'We want to meet what the climate agreement asks of all of us', 8),
      ),
    )
  const table = [
    text(50, 200, 'Other indirect emissions (Scope 3)', 9),
    text(50, 216, 'in kt of CO2e', 8),
    text(50, 232, 'All other indirect gross emissions', 8),
    ...['2019', '2020', '2021', '2022'].map((year, at) => text(380 + at * 50, 216, year, 8)),
    ...['339', '5,030', '5,716', '6,616'].map((amount, at) => text(380 + at * 50, 232, amount, 8)),
  ]
  expect(await readPages({ texts: [reportTitle, ...prose(100), ...table, ...prose(270)] })).toEqual([
    '2019 3 339000',
    '2020 3 5030000',
    '2021 3 5716000',
    '2022 3 6616000',
  ])
})

test('short tons beside metric ones are the same amounts again', async () => {
  const rows = [
    ['Emissions', '2021', '2021', '2022', '2022'],
    ['', 'Tons CO2e', 'Metric tons CO2e', 'Tons CO2e', 'Metric tons CO2e'],
    ['Scope 1', '675,000', '612,000', '708,000', '642,000'],
    ['Scope 2 (location-based)', '830,000', '753,000', '859,000', '779,000'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 250, 340, 430, 540] }))).toEqual([
    '2021 1 612000',
    '2021 2lb 753000',
    '2022 1 642000',
    '2022 2lb 779000',
  ])
})

test('goals left of what is measured and remarks right of the amounts are no part of the table', async () => {
  const remark = 'In 2022, our scope 1 emissions were a little higher, which is a decrease from our'
  const texts = [
    text(42, 135, 'Goal', 7),
    text(143, 135, 'Unit of measure', 7),
    ...['2020', '2021', '2022'].map((year, at) => text(369 + at * 46, 135, year, 7)),
    text(500, 135, 'About our performance in 2022', 7),
    text(42, 155, 'We will reach net zero'),
    text(143, 155, 'Scope 1: Direct emissions'),
    text(265, 155, 'MTCO2e'),
    ...['57,000', '44,200', '45,600'].map((amount, at) => text(361 + at * 46, 155, amount)),
    text(500, 155, remark),
    text(42, 168, 'emissions by 2050'),
    text(500, 168, remark),
    text(500, 180, remark),
    text(143, 210, 'Scope 2: Indirect emissions, market-based'),
    text(310, 210, 'MTCO2e'),
    ...['233,300', '172,200', '158,100'].map((amount, at) => text(356 + at * 46, 210, amount)),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts], width: 842 })).toEqual([
    '2020 1 57000',
    '2020 2mb 233300',
    '2021 1 44200',
    '2021 2mb 172200',
    '2022 1 45600',
    '2022 2mb 158100',
  ])
})
