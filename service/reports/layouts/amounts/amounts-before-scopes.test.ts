import { expect, test } from 'vitest'
import type { TestPage, TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

function sentences(...lines: string[]): TestPage {
  return { texts: [reportTitle, ...lines.map((text, at): TestText => ({ x: 50, y: 100 + at * 12, text, size: 9 }))] }
}

test('amounts that stand before their scopes, with or without "of" between', async () => {
  const total = 'Our footprint in 2022 was 38,202 tCO2e:'
  const read = ['2022 1 4118', '2022 2mb 1204', '2022 3 32880']
  const bare = '4,118 tCO2e Scope 1, 1,204 tCO2e Scope 2 (market-based) and 32,880 tCO2e Scope 3.'
  expect(await readPages(sentences(total, bare))).toEqual(read)
  const of = 'comprising 4,118 tCO2e of Scope 1, 1,204 tCO2e of Scope 2 (market-based) and 32,880 tCO2e of Scope 3.'
  expect(await readPages(sentences(total.replace(':', ','), of))).toEqual(read)
})

test('lines of a large amount, its unit and its scope', async () => {
  const lines = [
    ['4,118', 'Scope 1'],
    ['1,204', 'Scope 2 (location-based)'],
    ['32,880', 'Scope 3'],
  ]
  const texts = lines.flatMap(([amount = '', label = ''], at): TestText[] => [
    { x: 50, y: 120 + at * 50, text: amount, size: 20 },
    { x: 130, y: 120 + at * 50, text: 'tCO2e', size: 8 },
    { x: 180, y: 120 + at * 50, text: label, size: 10 },
  ])
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(['2022 1 4118', '2022 2lb 1204', '2022 3 32880'])
})

test('the method after its amount, and scopes with their amounts in rows stay as they are', async () => {
  const methods = sentences(
    'Emissions from purchased energy (Scope 2) were 1,204 tonnes CO2e by the market-based method',
    'and 2,310 tonnes CO2e by the location-based method.',
  )
  expect(await readPages(methods)).toEqual(['2022 2lb 2310', '2022 2mb 1204'])
})

test('two amounts of two years between which emissions fell', async () => {
  const page = sentences(
    'Between 2021 and 2022, Scope 1 emissions fell from 4,330 to 4,118 tonnes CO2e, while Scope 2',
    'emissions rose from 1,204 to 1,404 tonnes CO2e.',
  )
  expect(await readPages(page)).toEqual(['2021 1 4330', '2021 2 1204', '2022 1 4118', '2022 2 1404'])
  const oneYear = sentences('In 2022, Scope 1 emissions fell from 4,330 to 4,118 tonnes CO2e.')
  expect(await readPages(oneYear)).toEqual(['2022 1 4118'])
})

test('each amount before its description, which ends with its scope in brackets', async () => {
  const page = sentences(
    'In 2022 the Group emitted 4,118 tonnes of CO2e from the combustion of fuel and operation of facilities (Scope 1)',
    '(2021: 4,402 tonnes) and 12,204 tonnes of CO2e from purchased electricity, calculated using the location-based',
    'method (Scope 2) (2021: 12,877 tonnes).',
  )
  expect(await readPages(page)).toEqual(['2021 1 4402', '2021 2lb 12877', '2022 1 4118', '2022 2lb 12204'])
  const after = sentences(
    'Scope 1 emissions were 4,118 tonnes CO2e from combustion, and purchased electricity (Scope 2)',
  )
  expect(await readPages(after)).toEqual(['2022 1 4118'])
})

test('of the total of scope 3 one category, where the words say that it comes from it', async () => {
  const said = (rest: string) => readPages(sentences(`Our Scope 3 emissions amounted to 188,402 tonnes of CO2e${rest}`))
  expect(await said(', of which 121,877 tonnes came from purchased goods and services.')).toEqual([
    '2022 3 188402',
    '2022 3.1 121877',
  ])
  expect(await said(', of which 121,877 tonnes were verified.')).toEqual(['2022 3 188402'])
})

test('brackets that begin with the year before hold a scope and an amount each', async () => {
  const page = sentences(
    'Scope 1 emissions were 4,118 tCO2e and Scope 2 emissions were 9,086 tCO2e (2021: Scope 1 4,402 and Scope 2 9,644).',
  )
  expect(await readPages(page)).toEqual(['2021 1 4402', '2021 2 9644', '2022 1 4118', '2022 2 9086'])
})

test('scopes with an amount each, compared with as many, "respectively", of the year that is said or the one before', async () => {
  const said = (end: string) =>
    readPages(
      sentences(
        'For fiscal year 2022, our Scope 1 emissions totaled 402,118 metric tons of CO2e, and our Scope 2 emissions totaled',
        `288,402 metric tons of CO2e, compared to 418,204 and 344,877 metric tons, respectively${end}.`,
      ),
    )
  const both = ['2021 1 418204', '2021 2 344877', '2022 1 402118', '2022 2 288402']
  expect(await said(', in fiscal year 2021')).toEqual(both)
  expect(await said('')).toEqual(both)
})
