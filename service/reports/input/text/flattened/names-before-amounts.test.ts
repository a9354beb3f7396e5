import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const page = (...lines: string[]) => readText(['Sustainability report 2022', '', ...lines].join('\n'))

test.each([
  [
    'a list of names, one with its definition, before all amounts',
    [
      'GHG emissions (tCO2e) 2022 2021',
      'Scope 1 direct emissions',
      'from our own facilities',
      'Scope 2 (location-based)',
      'Scope 2 (market-based)',
      '1,234 1,300',
      '2,345 2,400',
      '2,222 2,300',
    ],
  ],
  [
    'names in one line before rows of amounts',
    [
      'Scope 1 & 2 emissions (tCO2e)',
      '2022 2021 2020',
      'Scope 1 Scope 2',
      '100 200 300',
      '1,234 1,300 1,350',
      '2,222 2,300 2,350',
    ],
  ],
  [
    'rows of parts whose first one stands beside the scope',
    [
      'GHG emissions (tCO2e) 2022 2021',
      'Scope 1 Europe 900 950',
      'Asia 334 350',
      'Scope 2 (market-based) Europe 1,222 1,300',
      'Asia 1,000 1,000',
    ],
  ],
])('nothing of %s', (_, lines) => {
  expect(page(...lines)).toEqual([])
})

test('a name over a row whose other rows have their names takes nothing from it', () => {
  const lines = [
    'GHG emissions (tCO2e) 2022 2021',
    'Scope 1 1,234 1,300',
    'Scope 2 (location-based) 2,345 2,400',
    'Scope 2 (market-based) 2,222 2,300',
  ]
  expect(page(...lines).filter((one) => one.startsWith('2022'))).toEqual([
    '2022 1 1234',
    '2022 2lb 2345',
    '2022 2mb 2222',
  ])
})

test('the years of two tables beside each other are those of either', () => {
  const lines = [
    'EMISSIONS (METRIC TONS CO2e) EMISSIONS (METRIC TONS CO2e)',
    '2022 2021 2020 2022 2021 2020',
    'Scope 1 Emissions 993,347 901,714 503,221 Scope 3 Emissions In Progress 10,637,943 9,243,076',
    'Scope 2 Emissions (location-based) 782,066 702,062 675,984',
  ]
  expect(page(...lines)).toEqual([
    '2020 1 503221',
    '2020 2lb 675984',
    '2020 3 9243076',
    '2021 1 901714',
    '2021 2lb 702062',
    '2021 3 10637943',
    '2022 1 993347',
    '2022 2lb 782066',
  ])
})

test('nothing where the years stand twice and a row has an amount for each of them', () => {
  const lines = [
    'Emissions (tCO2e) Group UK',
    '2022 2021 2022 2021',
    'Scope 1 1,234 1,300 234 300',
    'Scope 3 2,234 2,300 134 200',
  ]
  expect(page(...lines)).toEqual([])
})

test('a label whose beginning is on the line over it is of both scopes', () => {
  const lines = [
    '2022 2021 2020',
    'Greenhouse Gas Emissions (Scope',
    '1 and Scope 2) (tonnes CO2e) 832,000 788,000 710,000',
    'Energy (MWh) 1,000 1,100 1,200',
  ]
  expect(page(...lines).filter((one) => !one.includes(' 1+2 '))).toEqual([])
})

test('two spaces inside a multiple of a unit are as good as one', () => {
  const lines = [
    'GHG emissions 2022 2021 2020',
    'Total 1’000  tonnes 630 641 668',
    'Scope 1 1’000  tonnes CO2e 312 304 325',
    'Scope 2 1’000  tonnes CO2e 318 337 343',
  ]
  expect(page(...lines).filter((one) => one.startsWith('2022'))).toEqual(['2022 1 312000', '2022 2 318000'])
})
