import { expect, test } from 'vitest'
import { type TestPage, type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

const proseLines = [
  'Our board reviews climate matters twice a year and',
  'approved the transition plan. Sites in areas of water',
  'stress must keep a plan. Production scrap is returned',
  'to suppliers where possible and most waste of the',
  'operations was recycled. The engagement survey was',
  'answered by many employees and the index rose again.',
]

function proseAt(y: number): TestText[] {
  return [50, 310].flatMap((x) => proseLines.map((text, at) => ({ x, y: y + at * 13, text, size: 9 })))
}

const rows = [
  ['tCO2e', '2022', '2021', '2020'],
  ['Scope 1', '4,118', '4,330', '4,412'],
  ['Scope 2 (market-based)', '1,204', '1,404', '1,512'],
  ['Scope 3', '32,880', '35,030', '-'],
]
const read = [
  '2020 1 4412',
  '2020 2mb 1512',
  '2021 1 4330',
  '2021 2mb 1404',
  '2021 3 35030',
  '2022 1 4118',
  '2022 2mb 1204',
  '2022 3 32880',
]

test('a table over the gutter between two columns of prose keeps its labels', async () => {
  const page: TestPage = {
    texts: [reportTitle, ...proseAt(80), ...tableTexts(220, [50, 330, 440, 550], rows), ...proseAt(300)],
  }
  expect(await readPages(page)).toEqual(read)
})

test('a title with a year right over a head of years is no head', async () => {
  const page = {
    texts: [{ x: 50, y: 80, text: 'GHG data 2022', size: 18 }, ...pageOf(rows, { y: 112 }).texts.slice(1)],
  }
  expect(await readPages(page)).toEqual(read)
})

test('a form of questions and answers: each block has its own year, categories stand over their amounts', async () => {
  const blocks = [
    ['(C6.1) What were your organization’s gross global Scope 1', 'emissions in metric tons CO2e?', 'Reporting year'],
    ['Gross global Scope 1 emissions (metric tons CO2e)', '96120', 'End date', 'December 31 2022', 'Past year 1'],
    ['Gross global Scope 1 emissions (metric tons CO2e)', '99874', 'End date', 'December 31 2021'],
    ['(C6.5) Account for your organization’s gross global Scope 3 emissions.', 'Business travel'],
    ['Evaluation status', 'Relevant, calculated', 'Emissions in reporting year (metric tons CO2e)', '15882'],
    ['Franchises', 'Evaluation status', 'Not relevant, explanation provided'],
  ]
  const texts = blocks.flat().map((text, at) => ({ x: 50, y: 90 + at * 13, text, size: 9 }))
  const header = { x: 50, y: 30, text: 'Questionnaire 2023', size: 8 }
  expect(await readPages({ texts: [header, ...texts] })).toEqual(['2021 1 99874', '2022 1 96120', '2022 3.6 15882'])
})

test('a table of targets: what was emitted in the base year is a figure, parts of a scope are not', async () => {
  const targets = [
    ['Target', 'Base year', 'Base year emissions (tCO2e)', 'Target year', 'Reduction'],
    ['Scope 1 and 2 (market-based)', '2019', '41,204', '2030', '-50%'],
    ['Scope 3 purchased goods', '2020', '812,118', '2030', '-25%'],
    ['Scope 3 categories 4 and 9', '2020', '9,118', '2030', '-25%'],
  ]
  expect(await readPages(pageOf(targets, { columns: [50, 240, 380, 460, 540] }))).toEqual([
    '2019 1+2 41204',
    '2020 3.1 812118',
  ])
})

test('cards beside each other are no sentence, and what stands in brackets is of the year before', async () => {
  const line = (y: number, left: string, right: string, size: number): TestText[] => [
    { x: 50, y, text: left, size },
    { x: 300, y, text: right, size },
  ]
  const texts = [
    ...line(130, '1,904 kt', '-46%', 22),
    ...line(145, 'Scope 3 emissions in 2022, CO2e', 'Scope 1 and 2 emissions since', 9),
    ...line(158, '(2021: 2,011 kt)', '2019', 9),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(['2021 3 2011000', '2022 3 1904000'])
})

test('"UK" beside "Global (excl. UK)": neither is the whole, and a part is not taken for a group without an amount', async () => {
  const uk = [
    ['tCO2e', 'UK and offshore', 'Global (excl. UK)'],
    ['', '2022', '2022'],
    ['Emissions from activities (Scope 1)', '1,204', '3,118'],
  ]
  const group = [
    ['tCO2e 2022', 'Group', 'Subsidiary A'],
    ['Scope 1', '-', '812'],
    ['Scope 2', '1,204', '404'],
  ]
  expect(await readPages(pageOf(uk))).toEqual([])
  expect(await readPages(pageOf(group))).toEqual(['2022 2 1204'])
})

test('two rows of one scope that each name an activity are parts of it', async () => {
  const secr = [
    ['', '2022'],
    ['Emissions from combustion of gas tCO2e (Scope 1)', '412.1'],
    ['Emissions from combustion of fuel for transport tCO2e (Scope 1)', '88.4'],
    ['Emissions from purchased electricity tCO2e (Scope 2, location-based)', '312.6'],
  ]
  expect(await readPages(pageOf(secr))).toEqual(['2022 2lb 312.6'])
})

test('the same years under two headings with a change behind them, and a target left of the years', async () => {
  const likeForLike = [
    ['', 'Absolute', '', 'Like-for-like', '', ''],
    ['', '2022', '2021', '2022', '2021', 'Change'],
    ['Scope 1 (tCO2e)', '412', '433', '388', '401', '-3%'],
  ]
  expect(await readPages(pageOf(likeForLike))).toEqual(['2021 1 433', '2022 1 412'])
  const targets = [
    ['', 'Unit', 'Target', '2022', '2021'],
    ['Scope 1', 'tCO2e', '4,000', '4,118', '4,330'],
    ['Scope 2', 'tCO2e', '0', '-', '844'],
  ]
  expect(await readPages(pageOf(targets))).toEqual(['2021 1 4330', '2021 2 844', '2022 1 4118'])
})

test('a heading of all scopes or of another quantity ends what stands under "Scope 3"; a 2050 may be a head', async () => {
  const table = [
    ['', '2021', '2022', '% N / N-1', '2030', '2050'],
    ['Significant Scope 3 GHG emissions', '', '', '', '', ''],
    ['Total gross indirect (Scope 3) GHG emissions (tCO2eq)', '91,000', '82,404', '-9%', '70,000', '0'],
    ['Total GHG emissions', '', '', '', '', ''],
    ['Total GHG emissions (market-based) (tCO2eq)', '104,100', '93,012', '-10%', '', ''],
  ]
  expect(await readPages(pageOf(table, { columns: [40, 320, 370, 440, 490, 550], size: 8 }))).toEqual([
    '2021 3 91000',
    '2022 3 82404',
  ])
  const text = `Report 2024

                                      31 March 2024     31 March 2023
Scope 3 emissions (thousand tonnes CO2e)
Business travel (category 6)                      5      not reported
Total Scope 3                                 1,068             1,124

Energy consumption (MWh)
Fuels                                       241,330           256,108
Total                                       393,200           410,341
`
  expect(readText(text)).toEqual(['2023 3 1124000', '2024 3 1068000', '2024 3.6 5000'])
})

test('amounts before their scopes, each with the year before in brackets; aims do not date a report', async () => {
  const sentences = [
    'In 2022, emissions amounted to 45,118 tonnes CO2e. We aim for net zero by 2040 and halve waste by 2025.',
    'Of these, 4,118 tonnes (2021: 4,330 tonnes) were Scope 1 emissions and 8,120 tonnes',
    '(2021: 8,844 tonnes) were Scope 2 emissions (market-based). A plan must be in place by 2025.',
  ]
  const texts = sentences.map((text, at) => ({ x: 50, y: 100 + at * 13, text, size: 9 }))
  expect(await readPages({ texts })).toEqual(['2021 1 4330', '2021 2mb 8844', '2022 1 4118', '2022 2mb 8120'])
})
