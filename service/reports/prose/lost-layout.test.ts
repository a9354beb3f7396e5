import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const page = (...lines: string[]) => readText(['Sustainability report 2023', '', ...lines].join('\n'))

test.each([
  [
    'names below each other, then their amounts',
    'In 2023 the verified totals are Scope 1 GHG emissions Scope 2 GHG emissions Reported total 8,730,756 tonnes CO2e 25,944 tonnes CO2e',
  ],
  [
    'a row of a table and a note behind it',
    'Gross emissions (Scope 3) 15,570,000 20,280,000 in 2023 we estimate our use of electricity to be about 70,000 tonnes CO2e.',
  ],
  [
    'another sentence between the scope and the amount',
    'In 2023 Scope 2 is from electricity in our buildings. available from the company, the rest is 268 tonnes CO2e.',
  ],
  [
    'a line of a neighbouring column',
    'The most recent Scope 3 emissions data are reported for follows: Fiscal 2023: 29,146 tonnes CO2e; for the rest see below.',
  ],
  [
    'a note about a method',
    'Scope 3 emissions 15 Waste specific method involves using emission factors Fiscal 2023: 36,393 tonnes CO2e that we produce.',
  ],
  ['the mark of a note', 'In 2023 the market-based method)2 (metric tons) of the GHG Protocol was used.'],
  ['a short year', 'Emissions by Scope 2 in FY23 tCO2e and in total.'],
  [
    'a saving before a sentence about a scope',
    'In 2023 the projects reduced emissions by approximately 0.9 million tonnes of CO2eq. Scope 2 emissions are explained below.',
  ],
  [
    'three scopes with their descriptions, then all amounts',
    'In 2023 direct emissions from owned or controlled sources Scope 1 Indirect emissions from the generation of purchased electricity Scope 2 Other indirect emissions sources Scope 3 69,570 tonnes CO2e 660,601 tonnes CO2e 36,169 tonnes CO2e',
  ],
  [
    'a standard whose name holds a scope',
    'Worldwide properties / WRI/WBCSD GHG Protocol Corporate Value Chain (Scope 3) Waste landfilled in 2023: 17,400 tonnes CO2e',
  ],
  ['the number of a note before a unit', 'Emissions of Scope 1 2 metric tons CO2e as in the year 2023.'],
  [
    'credits',
    'For 2023 our Scope 2 emissions from purchase of credits to offset a total of 500,000 tonnes CO2e were retired.',
  ],
])('nothing of a text that lost its layout: %s', (_, line) => {
  expect(page(line)).toEqual([])
})

test.each([
  ['Scope 1 emissions in 2023 were 1,234 tonnes CO2e.', '2023 1 1234'],
  ['In 2023 Scope 1 GHG emissions 1,234 tonnes CO2e', '2023 1 1234'],
  [
    'Scope 1 emissions (on-site fuels): fuels burned in the offices and data centers of the company, such as diesel from tanks. 1,234 tonnes CO2e.',
    '2023 1 1234',
  ],
  [
    'In 2023 Scope 3 emissions, which include the goods and services that we buy from others, totalled 1,234 tonnes CO2e.',
    '2023 3 1234',
  ],
  ['Scope 1: 1,234 tonnes CO2e in 2023, Scope 2 GHG emissions: 234 tonnes CO2e.', '2023 1 1234'],
])('an amount that is stated is read: %s', (line, figure) => {
  expect(page(line)).toContain(figure)
})

test('amounts below a heading in its own line are those of another row', () => {
  const rows = [
    'Scope 1 emissions (tCO2e)',
    '1,000 1,100',
    'Scope 1 emissions by gas:',
    '900 950',
    'CO2',
    '100 150',
    'CH4',
  ]
  expect(page('GHG emissions (tCO2e) 2023 2022', ...rows)).toEqual(['2022 1 1100', '2023 1 1000'])
})

test.each([
  ['in one line', ['4,100 3,900', '13,300 13,200', '9,100 8,800', '81,200 79,800']],
  ['one a line', ['4,100\n3,900', '13,300\n13,200', '9,100\n8,800', '81,200\n79,800']],
])('amounts above their labels, %s, are never read as those of the label before', (_, amounts) => {
  const labels = ['Scope 1', 'Scope 2 (location-based)', 'Scope 2 (market-based)', 'Scope 3']
  const above = labels.flatMap((label, at) => [...(amounts[at] ?? '').split('\n'), label])
  const below = labels.flatMap((label, at) => [label, ...(amounts[at] ?? '').split('\n')])
  const right = [
    '2022 1 4100',
    '2022 2lb 13300',
    '2022 2mb 9100',
    '2022 3 81200',
    '2023 1 3900',
    '2023 2lb 13200',
    '2023 2mb 8800',
    '2023 3 79800',
  ]
  for (const years of [['2022 2023'], ['2022', '2023']])
    expect(right).toEqual(expect.arrayContaining(page('GHG emissions (tCO2e)', ...years, ...above)))
  expect(page('GHG emissions (tCO2e)', '2022', '2023', ...below)).toContain('2023 2mb 8800')
})

test('a line of a paragraph behind the name of a scope is no label', () => {
  const rows = [
    'SCOPE 1',
    'sources of emissions in all of their 2.25 2.20',
    'SCOPE 2',
    'various groups and their many members. 0.17 0.16',
  ]
  expect(page('GHG emissions (tonnes CO2e) 2023 2022', ...rows)).toEqual([])
})

test('two rows of a text that differ more than tenfold for one scope give nothing', () => {
  const rows = ['Scope 1 10,100 10,200', 'Scope 3 412,800 265,800', 'Products', 'Scope 3 15,570,000 20,280,000']
  expect(page('GHG emissions (tCO2e) 2023 2022', ...rows)).toEqual(['2022 1 10200', '2023 1 10100'])
})

test.each([
  ['words', ' available from the rest'.repeat(10_000)],
  ['names of scopes', ' Scope 1 emissions Scope 2 emissions'.repeat(2_000)],
  ['words before an amount', `${' is'.repeat(5_000)}${' about'.repeat(5_000)}`],
])('a sentence of very many %s takes no longer than its length', (_, words) => {
  const began = process.cpuUsage()
  page(`In 2023 Scope 1 emissions${words} 12,345 tonnes CO2e.`)
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(3_000)
})

test('few tonnes that a sentence of another language states are no mark of a note', () => {
  expect(page('Bolagets direkta utsläpp (scope 1) uppgick till 37 tCO2e under 2023.')).toEqual(['2023 1 37'])
})
