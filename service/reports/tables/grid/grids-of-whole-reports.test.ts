import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const report = (...lines: string[]) => readText(['# Report 2024', '', ...lines, ''].join('\n'))
const scopes = (years: string) => [`| Emissions (tCO2e) | ${years} |`, '|---|---|---|']

test('a table with borders beside one that only its columns tell: each is read', () => {
  const lines = [...scopes('2024 | 2023'), '| Scope 1 | 1,234 | 1,300 |', '', 'Other emissions, tCO2e', '']
  expect(
    report(...lines, 'GHG emissions (tCO2e) 2024 2023', 'Scope 2 (location-based) 410 405', 'Scope 3 52,234 52,300'),
  ).toEqual(['2023 1 1300', '2023 2lb 405', '2023 3 52300', '2024 1 1234', '2024 2lb 410', '2024 3 52234'])
})

test('the year over what is counted in each of its columns: amounts, and intensities, which are none', () => {
  const lines = [
    '| | | 2024 | 2024 | 2023/24 | 2023/24 |',
    '|---|---|---|---|---|---|',
    '| Activity, scope 1 and 2 | Source | Absolute emissions, t CO2e | Intensity, kg CO2e/m2 | Absolute emissions, t CO2e | Intensity, kg CO2e/m2 |',
    '| Cars | Records | 25 | 0.04 | 23 | 0.05 |',
    '| Scope 1 total | | 132 | 0.05 | 123 | 0.06 |',
    '| Scope 2 total (market-based) | | 680 | 1.1 | 767 | 1.3 |',
  ]
  expect(report(...lines)).toEqual(['2023 1 123', '2023 2mb 767', '2024 1 132', '2024 2mb 680'])
})

test('a total under the heading of its scope, below what it is of, and not those', () => {
  const lines = [
    ...scopes('2024 | 2023'),
    '| Scope 2 | | |',
    '| Electricity | 140 | 410 |',
    '| District heating | 20,600 | 27,400 |',
  ]
  expect(report(...lines, '| Total | 20,745 | 27,812 |')).toEqual(['2023 2 27812', '2024 2 20745'])
})

test('labels that stand further right than the amounts of another line', () => {
  const lines = [
    '| Scope 1 emissions (tCO2e) | | | 2024 | 2023 |',
    '|---|---|---|---|---|',
    '| Sites | 12 | | | |',
    '| | | Total | 3,591 | 2,538 |',
  ]
  expect(report(...lines)).toEqual(['2023 1 2538', '2024 1 3591'])
})

test('a heading of a document ends what the one before it said', () => {
  const lines = [
    '#### Outside of scopes',
    '',
    'They are told apart.',
    '',
    '### GHG emissions',
    '',
    ...scopes('2024 | 2023'),
  ]
  expect(report(...lines, '| Scope 1 | 30 | 10 |')).toEqual(['2023 1 10', '2024 1 30'])
  const below = ['### Outside of scopes', '', '#### By year', '', ...scopes('2024 | 2023'), '| Scope 1 | 30 | 10 |']
  expect(report(...below)).toEqual([])
})

test('the sign of money in a head that names a mass, and a factor in the line of an amount, are not its unit', () => {
  const lines = ['| SEK:s emissions in t CO2e | 2024 | 2023 | Factor |', '|---|---|---|---|']
  expect(report(...lines, '| Scope 1 | 87 | 90 | Nordic mix: 0.0213 kgCO2e/kWh |')).toEqual(['2023 1 90', '2024 1 87'])
  expect(report(...lines.with(0, '| SEK million | 2024 | 2023 | Factor |'), '| Scope 1 | 87 | 90 | |')).toEqual([])
})
