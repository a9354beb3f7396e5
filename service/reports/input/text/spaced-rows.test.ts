import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'
import { splitAmounts } from './split-amounts'

const expected = [
  '2021 1 1402',
  '2021 2lb 2402',
  '2021 3 52402',
  '2022 1 1300',
  '2022 2lb 2300',
  '2022 3 52300',
  '2023 1 1234',
  '2023 2lb 2234',
  '2023 3 52234',
]

test('text whose cells are one space apart: years over rows that end in as many amounts', () => {
  const text = `Acme annual report 2023
Environmental performance
GHG emissions (tCO2e) 2023 2022 2021
Scope 1 1,234 1,300 1,402
Scope 2 (location-based) 2,234 2,300 2,402
Scope 3 2 52,234 52,300 52,402
Energy (MWh) 10,234 10,300 10,402
Our people
We employ 1,200 people in 14 countries.`
  expect(readText(text)).toEqual(expected)
})

test('units between label and amounts, a label over two lines, a heading of a scope, and a change', () => {
  const text = `Nachhaltigkeitsbericht 2023
Kennzahl Einheit 2023 2022 2021 Veränderung in %
Scope 1 t CO2e 1.234 1.300 1.402 -5,1 %
Scope 2 emissions
Location-
based emissions t CO2e 2.234 2.300 2.402 -2,9 %
Scope 3 t CO2e 52.234 52.300 52.402 -0,1 %
Wasserverbrauch m3 12.234 12.300 12.402 -0,5 %`
  expect(readText(text)).toEqual(expected)
})

test('thousands set apart by spaces, also right behind the number of a scope', () => {
  const text = `Rapport de durabilité 2023
Émissions de GES (tCO2e) 2021 2022 2023
Scope 1 1 402 1 300 1 234
Scope 2 (location-based) 2 402 2 300 2 234
Scope 3 52 402 52 300 52 234
Total 56 206 55 900 55 702`
  expect(readText(text)).toEqual(expected)
})

test('a row of dashes has no amounts, and lends its label to none', () => {
  const text = `Vuosiraportti 2023
Päästöt, tCO2e 2023 2022
Scope 1 234 300
Scope 3 - -
Yhteensä 1 168 1 200`
  expect(readText(text)).toEqual(['2022 1 300', '2023 1 234'])
})

test('a sentence that ends in years is no head, and rows with fewer amounts than years are none', () => {
  const text = `Report 2023
Our emissions fell in 2021 2022 and we report them in tCO2e
Scope 1 1,234 1,300 of the group
Emissions in tCO2e 2021 2022 2023
Scope 1 1,234 1,300
Scope 3 52,234 52,300`
  expect(readText(text)).toEqual([])
})

test('amounts that may be read in two ways are none', () => {
  expect(splitAmounts(['402', '300', '234'], 2, false)).toBeNull()
  expect(splitAmounts(['1', '402', '1', '300'], 2, false)).toEqual(['1 402', '1 300'])
  expect(splitAmounts(['402', '300', '234', '500', '120', '400'], 3, false)).toEqual(['402 300', '234 500', '120 400'])
  expect(splitAmounts(['1,402', '1,300', '-7%'], 2, true)).toEqual(['1,402', '1,300', '-7%'])
})

test('a label on the line before its unit and amounts', () => {
  const text = `Business responsibility report 2023-24
Parameter Unit FY 2023-24 FY 2022-23
Total Scope 1 emissions (break-up of the GHG into CO2, CH4, N2O, HFCs, PFCs, SF6, NF3, if available)
Metric tonnes of CO2 equivalent 1,12,304 1,20,118
Total Scope 2 emissions (break-up of the GHG into CO2, CH4, N2O, HFCs, PFCs, SF6, NF3, if available)
Metric tonnes of CO2 equivalent 2,12,304 2,20,118`
  expect(readText(text)).toEqual(['2023 1 120118', '2023 2 220118', '2024 1 112304', '2024 2 212304'])
})

test('ratios, what was avoided, targets and waste between years are none', () => {
  const text = `Sustainability statement 2023
Key ratios 2023 2022
Scope 1 and 2 intensity (tCO2e/£m) 12.3 13.4
Scope 3 avoided emissions (tCO2e) 1,234 1,300
Emission reduction target Scope 1 -42% -42%
Waste (t) 1,234 1,300`
  expect(readText(text)).toEqual([])
})

test('a number in brackets ends a label, and what is financed is not the own', () => {
  const text = `Annual report 2023
Own operations (tCO2e) 2023 2022
Scope 1 1,234 1,300
Scope 3 (excluding category 15) 12,234 12,300
Financed emissions (ktCO2e) 2023 2022
Scope 1 34,567 35,678
Total 39,134 41,356`
  expect(readText(text)).toEqual(['2022 1 1300', '2022 3 12300', '2023 1 1234', '2023 3 12234'])
})

test('remarks behind the amounts, also in lines of their own, and categories without amounts', () => {
  const lines = [
    'Scope 1 (tCO2e)',
    'Scope 1 (tCO2e) 2021-22 2022-23 Exclusions/justifications where relevant',
    'Gas 879.12 951.28',
    '',
    'Biomass 4.01 11.77',
    '',
    'CH4 and N2O only; CO2 of biomass is reported outside of scopes.',
    '',
    'Scope 1 Total 883.1 963.0  ',
    '',
    'Scope 3 (tCO2e)',
    'Scope 3 (tCO2e) 2021-22 2022-23 Exclusions/justifications where relevant',
    'Purchased goods and services 5,844.86 5,200.16 Includes procurement (spend based data) and water supply (m3).',
    'Capital goods 5,851.14 4,327.23  ',
    ...[
      'Fuel- and energy-related activities',
      '',
      '',
      'Upstream transportation and distribution',
      '',
      'Processing of sold products',
    ],
    ...['', 'Use of sold products', '', 'End-of-life treatment of sold products', ''],
    'Downstream leased assets 227.98 183.86 Includes solar consumption at grid intensity',
    'Scope 3 Total 11,924.0 9,711.3  ',
  ]
  expect(readText(lines.join('\n'))).toEqual([
    ...['2022 1 883.1', '2022 3 11924', '2022 3.1 5844.86', '2022 3.2 5851.14', '2022 3.13 227.98'],
    ...['2023 1 963', '2023 3 9711.3', '2023 3.1 5200.16', '2023 3.2 4327.23', '2023 3.13 183.86'],
  ])
})

test('an aim before the years, raised marks, and one cell that is empty', () => {
  const lines = [
    'Environmental data Unit Target 2025 2023 2022 2021',
    'CO2, scope 1¹ Tonnes 20.3 45 42 79',
    'CO2e, scope 2 (market-based) Tonnes 61.5 71 56 66',
    'CO2e, scope 2 (location-based) Tonnes   455 386 412',
    'Energy consumption (scope 1 + scope 2)² GJ   9,154 7,247 8,458',
    'CO2e, scope 3, estimated              ',
    'C5: Waste¹ Tonnes   1.2 1.1 -',
    'C6: Business travel¹ Tonnes   15.2 44.2 117.6',
  ]
  expect(readText(lines.join('\n'))).toEqual([
    ...['2021 1 79', '2021 2lb 412', '2021 2mb 66', '2021 3.6 117.6'],
    ...['2022 1 42', '2022 2lb 386', '2022 2mb 56', '2022 3.5 1.1', '2022 3.6 44.2'],
    ...['2023 1 45', '2023 2lb 455', '2023 2mb 71', '2023 3.5 1.2', '2023 3.6 15.2'],
  ])
})
