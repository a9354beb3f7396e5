import { expect, test } from 'vitest'
import { readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

function report(...lines: string[]): string[] {
  return readText(`Report 2022\n\n${lines.join(' ')}\n`)
}

test('categories right before their amounts are parts of the scope 3 named with its total', () => {
  const total = 'Scope 3 emissions were 402,150 tCO2e in 2022'
  const read = ['2022 3 402150', '2022 3.1 251300', '2022 3.6 9120']
  expect(
    report(`${total}, of which purchased goods and services 251,300 tCO2e and business travel 9,120 tCO2e.`),
  ).toEqual(read)
  expect(report(`${total}. Includes purchased goods and services (251,300) and business travel (9,120).`)).toEqual(read)
  expect(report(`${total}. We aim to cut purchased goods (251,300) and business travel (9,120).`)).toEqual([
    '2022 3 402150',
  ])
})

test('business years in sentences, amounts of the year before, and several years in one bracket', () => {
  expect(report('In FY22 Scope 1 emissions were 4.1 kt CO2e (FY21: 4.3 kt CO2e).')).toEqual([
    '2021 1 4300',
    '2022 1 4100',
  ])
  expect(report('Scope 1 emissions fell to 94 tonnes CO2e in 2022 from 377 tonnes CO2e.')).toEqual([
    '2021 1 377',
    '2022 1 94',
  ])
  expect(report('Scope 1 emissions were 94 tonnes CO2e in 2022, down from 377 tonnes CO2e.')).toContain('2021 1 377')
  expect(report('Scope 1 emissions were 94 tonnes CO2e in 2022 (2021: 377; 2020: 412).')).toEqual([
    '2020 1 412',
    '2021 1 377',
    '2022 1 94',
  ])
})

test('what suppliers report and what is financed is not the company’s', () => {
  expect(report('One supplier reports Scope 1 emissions of 1.8 million tonnes CO2e.')).toEqual([])
  expect(report('Financed emissions of 1,284,000 tonnes CO2e (Scope 1 and 2 of the companies held) rose.')).toEqual([])
})

test('a title in larger type is no part of the sentence under it, and a small unit is no mark of a large amount', async () => {
  const at = (x: number, y: number, text: string, size: number) => ({ x, y, text, size })
  const paragraph = [
    at(50, 90, 'Metrics and targets', 14),
    at(50, 108, 'In 2022 our Scope 1 emissions were 186 tonnes CO2e.', 10),
  ]
  expect(await readPages({ texts: [reportTitle, ...paragraph] })).toEqual(['2022 1 186'])
  const tile = [at(50, 130, '14,312', 24), at(132, 126, 'tCO2e', 10), at(50, 150, 'Scope 1 emissions in 2022', 9)]
  expect(await readPages({ texts: [reportTitle, ...tile] })).toEqual(['2022 1 14312'])
})
