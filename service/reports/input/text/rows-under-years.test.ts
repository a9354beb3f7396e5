import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

test('rows of a text that keeps its lines and loses its columns', () => {
  const text = [
    '7.3.5 Emissions generated. ',
    '2020 2021. ',
    'Total Scope 1 (tCO2e) 7,845 11,866. ',
    'Total Scope 2 (tCO2e) - Location Based 20,222 25,441. ',
    'Total Scope 2 (tCO2e) - Market Based 408 --',
  ]
  expect(readText(text.join('\n'))).toEqual([
    '2020 1 7845',
    '2020 2lb 20222',
    '2020 2mb 408',
    '2021 1 11866',
    '2021 2lb 25441',
  ])
})

test('all rows of a table in one line, under a title of one scope', () => {
  const text = [
    'SCOPE 1: DIRECT GHG EMISSIONS (TONS CO2e) 2021-2020. ',
    'Country 2021 2020. ',
    'Italy 20,817 20,813 Germany 12,399 10,757 Elsewhere 10,800 9,704 Total 44,016 41,274. ',
  ]
  expect(readText(text.join('\n'))).toEqual(['2020 1 41274', '2021 1 44016'])
})

test('the same years under both methods', () => {
  const text = [
    'SCOPE 2: INDIRECT GHG EMISSIONS (TONS CO2e). ',
    'Country Location-based Market-based 2021 2020 2021 2020. ',
    'Italy 56,870 59,417 268 288 Germany 40,593 43,809 9,681 8,860 Total 97,463 103,226 9,949 9,148. ',
  ]
  expect(readText(text.join('\n'))).toEqual(['2020 2lb 103226', '2020 2mb 9148', '2021 2lb 97463', '2021 2mb 9949'])
})

test('a row with more amounts than years is nobody’s', () => {
  expect(readText('GHG emissions (tCO2e) 2021 2020. \nScope 1 1,234 5,678 9,012. \n')).toEqual([])
})

test('entries of a list that begin with their year', () => {
  const text =
    'Scope 1 GHG emissions: - In FY2023 36,959 tCO2e - In FY2022 42,703 tCO2e - In FY2019 (base year) 61,901 tCO2e.'
  expect(readText(`Report 2023\n\n${text}`)).toEqual(['2019 1 61901', '2022 1 42703', '2023 1 36959'])
})

test('a sheet of a workbook after a form feed is a page of its own', () => {
  const sheet = (name: string, year: number) =>
    `## ${name}\n\n| Emissions (tCO2e) | ${year} |\n|---|---|\n| Scope 1 | 1,234 |`
  expect(readText(`## People\n\n| Women | 2019 |\n|---|---|\n| Share | 40 |\n\f${sheet('Planet', 2023)}`)).toEqual([
    '2023 1 1234',
  ])
})

test('a head and its rows in one line, whose scopes bear numbers', () => {
  const line =
    'Greenhouse gas emissions (metric tons CO2e) 2021 2020 Scope 1 1,234 1,300 Scope 2 (location-based) 410 405 Scope 2 (market-based) 210 205 Business travel (category 6) 77 12'
  expect(readText(`Report 2021\n\n${line}`)).toEqual([
    '2020 1 1300',
    '2020 2lb 405',
    '2020 2mb 205',
    '2020 3.6 12',
    '2021 1 1234',
    '2021 2lb 410',
    '2021 2mb 210',
    '2021 3.6 77',
  ])
})

test('rows in one line under the line of their years, one of which cannot be counted', () => {
  const lines = [
    'GHG emissions (tCO2e) 2021 2020.',
    'Scope 1 1,234 1,300 Sites covered 12 Scope 2 (market-based) 210 205 Scope 3 5,100 5,210',
  ]
  expect(readText(lines.join('\n'))).toEqual([
    '2020 1 1300',
    '2020 2mb 205',
    '2020 3 5210',
    '2021 1 1234',
    '2021 2mb 210',
    '2021 3 5100',
  ])
})
