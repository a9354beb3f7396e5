import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'
import { withMethodsBelow } from './methods-below'
import { withoutRepeatedYears } from './repeated-years'

const page = (...lines: string[]) => readText(['Sustainability report 2023', ...lines].join('\n'))
const head = 'GHG emissions Unit 2023 2022'
const methods = ['2022 1 1300', '2022 2lb 405', '2022 2mb 205', '2023 1 1234', '2023 2lb 410', '2023 2mb 210']

test('a method in brackets below its row is of that row, whatever of another column stands beside it', () => {
  const mb = ['Scope 2 – indirect emissions t CO2e 210 205', '(market based) Energy sources']
  const lb = ['Scope 2 – indirect emissions t CO2e 410 405', 'As of December 31', '(location based)']
  expect(page(head, 'Scope 1 – direct emissions t CO2e 1,234 1,300', ...mb, ...lb)).toEqual(methods)
})

test.each([
  ['a row that names its method', ['Scope 2 (location-based) t 410 405', '(market based)', 'Scope 2 t 210 205']],
  ['a row of another scope', ['Scope 1 t 410 405', '(market based)']],
  ['a bracket that names none', ['Scope 2 t 410 405', '(restated)']],
])('below %s the lines stay as they are', (_, lines) => {
  expect(withMethodsBelow(lines)).toEqual(lines)
})

test('a year that stands twice in a head: neither of its columns is read, and the others are', () => {
  const rows = [
    'Scope 1 (direct emissions: energy 1’000 tonnes 312 304 325 307',
    'consumption)',
    'Scope 3 1’000 tonnes 6 7 8 4',
  ]
  const read = ['2021 1 307000', '2021 3 4000', '2023 1 312000', '2023 3 6000']
  expect(page('GHG emissions in CO2e Unit 2023 2022 2022 2021', ...rows)).toEqual(read)
  const cells = rows.filter((one) => one.includes('1’')).flatMap((one) => one.split(/ (?=1’)| (?=\d+(?: |$))/))
  expect(page('GHG emissions in CO2e', '2023', '2022', '2022', '2021', ...cells)).toEqual(read)
  expect(withoutRepeatedYears(['2023', '2022', '2023', '2022'])).toBeNull()
})

test('a table goes on behind lines that are no rows', () => {
  const others = [
    'Target line index 106 104 102',
    '(production volume /',
    'energy)',
    'Index 107 107 107',
    '(at year-end)',
    'Emissions',
  ]
  const rows = [
    'Gas 1,000 GJ 412 405',
    'Heat 1,000 GJ 212 205',
    ...others,
    'Scope 1 t CO2e 1,234 1,300',
    'Scope 3 t CO2e 5,234 5,300',
  ]
  expect(page('Unit 2023 2022', ...rows)).toEqual(['2022 1 1300', '2022 3 5300', '2023 1 1234', '2023 3 5234'])
})

test('prose of the column beside the table ends before the label of a row', () => {
  const rows = ['safety that customers can trust and use with peace of mind. Scope 1 363 338', 'Scope 2 34 42']
  expect(page('CO2 emissions by scope (unit: 1,000 t CO2)', 'FY2023 FY2022', ...rows)).toEqual([
    ...['2022 1 338000', '2022 2 42000', '2023 1 363000', '2023 2 34000'],
  ])
})

test('units behind the amounts of each row, of which one is a ratio', () => {
  const rows = ['Scope 1', '4.50', '4.58', 'million t CO2e', 'Scope 2', '0.34', '0.33', 'million t CO2e']
  const ratios = ['Emission intensity', 'Scope 1', '2.25', '2.20', 'MT CO2e / MT Production']
  expect(page('2023', '2022', ...rows, ...ratios)).toEqual([
    ...['2022 1 4580000', '2022 2 330000', '2023 1 4500000', '2023 2 340000'],
  ])
})

test('a heading with a unit among cells, and no row of its own', () => {
  const rows = [
    'Headcount',
    '255',
    '256',
    'GHG emissions (t CO2e)',
    'Scope 1',
    '69,570',
    '81,655',
    'Scope 3',
    '1,402',
    '1,300',
  ]
  expect(page('2023', '2022', ...rows)).toEqual(['2022 1 81655', '2022 3 1300', '2023 1 69570', '2023 3 1402'])
})

test('the gas in the name of a unit stays with the label', () => {
  expect(
    page(
      '2023 2022',
      'Direct GHG emissions (10^3 tonnes CO2e) 231 160',
      'Indirect GHG emissions (10^3 tonnes CO2e) 228 259',
    ),
  ).toEqual(['2022 1 160000', '2022 2 259000', '2023 1 231000', '2023 2 228000'])
})
