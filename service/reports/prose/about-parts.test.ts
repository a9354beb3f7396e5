import { expect, test } from 'vitest'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

const said = (text: string) => readPages({ texts: [reportTitle, { x: 50, y: 90, text, size: 9 }] })

test('sentences about a site, a country, a part of the year or what was bought to compensate name no whole', async () => {
  for (const text of [
    'Our largest site accounts for 1,800 tonnes of Scope 1 emissions.',
    'Our northern plant reported Scope 1 emissions of 1,200 tonnes CO2e in 2022.',
    'Emissions from acquired businesses added 500 tonnes CO2e to Scope 1 in 2022.',
    'Scope 1 emissions in Germany were 1,200 tonnes CO2e in 2022.',
    'Scope 1 emissions for the first half of 2022 were 2,000 tonnes CO2e.',
    'The Scope 1 emissions of a typical plant are 30,000 tonnes CO2e.',
    'We purchased carbon credits for 4,118 tonnes CO2e to compensate Scope 1 emissions in 2022.',
  ])
    expect(await said(text)).toEqual([])
})

test('sentences about all of the company stay', async () => {
  for (const text of [
    'Scope 1 emissions in Fiscal Year 2022 were 1,200 tonnes CO2e.',
    'Our sites emitted 1,200 tonnes CO2e (Scope 1) in 2022.',
    'In 2022 emissions in Scope 1 were 1,200 tonnes CO2e, among them those of H2 production.',
  ])
    expect(await said(text)).toEqual(['2022 1 1200'])
})

test('an amount is of the category that was named last before it', async () => {
  const text =
    'Scope 3 emissions from purchased goods and services were 20,000 tonnes CO2e and from business travel 500 tonnes CO2e in 2022.'
  expect(await said(text)).toEqual(['2022 3.1 20000', '2022 3.6 500'])
})

test('upstream beside downstream are parts of scope 3; what is left out is no category', async () => {
  const rows = (...scope3: string[][]) => pageOf([['tCO2e', '2022'], ['Scope 1', '1,204'], ...scope3])
  expect(await readPages(rows(['Scope 3 upstream', '900'], ['Scope 3 downstream', '8,100']))).toEqual(['2022 1 1204'])
  expect(await readPages(rows(['Scope 3 (excluding use of sold products)', '900']))).toEqual([
    '2022 1 1204',
    '2022 3 900',
  ])
})

test('lists: the year in a label is that of its amount, and one over a block of rows is that of the block', async () => {
  const labels = [
    ['Scope 1 2022 (tCO2e)', '1,100'],
    ['Scope 1 2021 (tCO2e)', '1,110'],
    ['Scope 2 market-based 2022 (tCO2e)', '1,005'],
    ['Scope 2 market-based 2021 (tCO2e)', '1,006'],
  ]
  expect(await readPages(pageOf(labels, { columns: [50, 400] }))).toEqual([
    '2021 1 1110',
    '2021 2mb 1006',
    '2022 1 1100',
    '2022 2mb 1005',
  ])
  const block = (year: string, one: string, two: string) => [
    [year],
    ['Scope 1', one, 'tCO2e'],
    ['Scope 2', two, 'tCO2e'],
  ]
  const blocks = pageOf([...block('2022', '1,100', '1,050'), ...block('2021', '1,110', '1,060')], {
    columns: [50, 300, 400],
  })
  expect(await readPages(blocks)).toEqual(['2021 1 1110', '2021 2 1060', '2022 1 1100', '2022 2 1050'])
})

test('under "Total scope 1 and 2" each method is a total of both', () => {
  const text = `| tCO2e | 2022 |\n|---|---|\n| Scope 1 | 100 |\n| Scope 2 | |\n| Location-based | 50 |\n| Market-based | 5 |
| Total scope 1 and 2 | |\n| Location-based | 150 |\n| Market-based | 105 |`
  expect(readText(text)).toEqual(['2022 1 100', '2022 1+2 105', '2022 2lb 50', '2022 2mb 5'])
})
