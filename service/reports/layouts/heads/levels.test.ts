import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

test('a head over regions that names the year is no head of its own: the group’s years stand beside it', async () => {
  const rows = [
    ['', '', 'Group', '', '', '2022 by region', ''],
    ['Metric', 'Unit', '2022', '2021', 'Americas', 'Europe', 'Asia'],
    ['Energy', 'GWh', '2,044', '1,939', '858', '756', '429'],
    ['Scope 1', 't CO2e', '9,842', '8,917', '4,134', '3,642', '2,066'],
    ['Scope 2 (market-based)', 'kt CO2e', '21.6', '46.8', '0.0', '6.7', '14.9'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 230, 300, 350, 430, 500, 560], size: 7 }))).toEqual([
    '2021 1 8917',
    '2021 2mb 46800',
    '2022 1 9842',
    '2022 2mb 21600',
  ])
})

test('heads of two lines beside years of one: each year keeps its own column', async () => {
  const rows = [
    ['', '', '2021', '2021 as', '', '2018', 'Change'],
    ['1,000 t CO2e', '2022', 'restated', 'reported', '2020', 'base year', '2018-2022'],
    ['Scope 1', '1,284', '1,331', '1,296', '1,402', '1,618', '-21%'],
    ['Scope 2, market-based', '377', '421', '408', '480', '602', '-37%'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 260, 320, 380, 440, 500, 570], size: 7 }))).toEqual([
    '2018 1 1618000',
    '2018 2mb 602000',
    '2020 1 1402000',
    '2020 2mb 480000',
    '2021 1 1331000',
    '2021 2mb 421000',
    '2022 1 1284000',
    '2022 2mb 377000',
  ])
})

test('under "Financed emissions (Scope 3, Category 15)" the total is that of the category, its parts are none', async () => {
  const rows = [
    ['million metric tons CO2e', '2022', '2021'],
    ['Financed emissions (Scope 3, Category 15)'],
    ['Total financed emissions', '5.84', '6.31'],
    ['Business loans', '3.94', '4.32'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 3.15 6310000', '2022 3.15 5840000'])
})

test('one category beside scope 3, or in brackets behind it, is a part of it', async () => {
  const rows = (label: string) => [
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '1,204', '1,310'],
    [label, '315', '325'],
  ]
  const ofScope3 = async (label: string) => (await readPages(pageOf(rows(label)))).filter((one) => / 3/.test(one))
  for (const label of [
    'Scope 3 business travel',
    'Scope 3: Business travel',
    'Business travel (Scope 3)',
    'Scope 3 (business travel)',
  ])
    expect(await ofScope3(label)).toEqual(['2021 3.6 325', '2022 3.6 315'])
})

function sentences(...lines: string[]): { texts: TestText[] } {
  return { texts: [reportTitle, ...lines.map((text, at) => ({ x: 50, y: 90 + at * 13, text, size: 9 }))] }
}

test('an amount that was emitted is none that something fell short of; what an amount stems from may have its number', async () => {
  const emitted = 'They remain below the 3.72 million tonnes of CO2e that we emitted under Scope 1 in 2019.'
  expect(await readPages(sentences(emitted))).toEqual(['2019 1 3720000'])
  const stems = 'The largest part, 706,300 tonnes of CO2e, stems from the production and transport of fuel'
  const named = '(category 3, fuel- and energy-related activities).'
  expect(await readPages(sentences('Scope 3 emissions came to 840,000 tonnes of CO2e in 2022.', stems, named))).toEqual(
    ['2022 3 840000', '2022 3.3 706300'],
  )
})

test('amounts in brackets are the year before’s where the page says so', async () => {
  const said = 'Figures in brackets refer to the previous year.'
  const amounts = 'Scope 1 emissions were 2,314 tonnes CO2e in 2022 (2,687).'
  expect(await readPages(sentences(amounts, said))).toEqual(['2021 1 2687', '2022 1 2314'])
  expect(await readPages(sentences(amounts))).toEqual(['2022 1 2314'])
})

test('a paragraph with the labels of a chart on its height stays one', async () => {
  const page = sentences(
    'Of the emissions of the value chain, which are those of scope 3,',
    'we attribute to what we buy from others (purchased goods and services,',
    'category 1) 104,500 tonnes CO2e in 2022.',
  )
  const labels = [400, 460].map((x) => ({ x, y: 103, text: '2,687', size: 8 }))
  expect(await readPages({ texts: [...page.texts, ...labels] })).toEqual(['2022 3.1 104500'])
})

test('a head over the first years alone is theirs', async () => {
  const rows = [
    ['tCO2e', '2022', '2021', '2022', '2021'],
    ['Scope 1+2', '41', '46', '9,120', '9,840'],
    ['Scope 3', '187', '203', '41,330', '43,200'],
  ]
  const page = pageOf(rows, { columns: [50, 240, 340, 420, 490] })
  const over = { x: 222, y: 106, text: 'Intensity (per CHF million)', size: 9 }
  expect(await readPages({ texts: [...page.texts, over] })).toEqual([
    '2021 1+2 9840',
    '2021 3 43200',
    '2022 1+2 9120',
    '2022 3 41330',
  ])
})
