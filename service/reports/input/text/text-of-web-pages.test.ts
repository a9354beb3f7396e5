import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const read = (lines: readonly string[]) => readText(`# Sustainability report 2023\n\n${lines.join('\n')}\n`)

test('heads that lost the empty cell over their labels', () => {
  const rows = [
    '---|---|---|---|---|',
    '2021年度 | 4,975 | 3,990 | 3,008,877 | 3,017,842 |',
    '2022年度 | 483,134 | 1,391 | 1,980,456 | 2,464,981 |',
  ]
  const expected = ['2021 1 4975', '2021 2 3990', '2021 3 3008877', '2022 1 483134', '2022 2 1391', '2022 3 1980456']
  expect(read(['GHG排出量実績(単位:t-CO2)', 'SCOPE1※1 | SCOPE2 | SCOPE3※2 | 合計 | |', ...rows])).toEqual(expected)
  const years = [
    '2023 | 2022 | |',
    '---|---|---|',
    'Scope 1 (tCO2e) | 4,118 | 4,330 |',
    'Scope 2 (tCO2e) | 1,204 | 1,310 |',
  ]
  expect(read(years)).toEqual(['2022 1 4330', '2022 2 1310', '2023 1 4118', '2023 2 1204'])
})

test('a cell a line, each with its border behind it, also where a table has one row', () => {
  const table = (...rows: string[][]) => [
    '',
    ' | ',
    ...['Unit', '2021', '2022', '2023', ...rows.flat()].map((cell) => `${cell} |`),
  ]
  const scope1 = ['Scope 1 emissions', ...table(['GHG emissions', 'kt CO2e', '81.6', '79.1', '77.2'])]
  const gases = [
    'Of scope 1, gases other than CO2',
    ...table(['CH4', 'kt CO2e', '0.4', '0.3', '0.2'], ['N2O', 'kt CO2e', '5.9', '5.1', '5.0']),
  ]
  expect(read([...scope1, ...gases])).toEqual(['2021 1 81600', '2022 1 79100', '2023 1 77200'])
})

test('labels that sank a line below their amounts', () => {
  const at = (label: string, amount: string) => `${label.padEnd(45)}${amount}`
  const lines = [
    at('SCOPE', 'EMISSIONS 2023 [TONNES CO2E]'),
    at('', '658'),
    at('Scope 1', '1,078'),
    at('Scope 2 (location-based)', '1,042'),
    at('Scope 2 (market-based)', '11,772'),
    at('Scope 3', '13,509'),
    'Total (location-based)',
  ]
  expect(read(lines)).toEqual(['2023 1 658', '2023 2lb 1078', '2023 2mb 1042', '2023 3 11772'])
})

test('scopes and amounts line after line under a heading with its year', () => {
  const block = (heading: string, ...amounts: string[]) => [
    '',
    heading,
    ...amounts.flatMap((amount, at) => [`Scope ${at + 1}`, `${amount} metric tons`]),
  ]
  expect(
    read([
      ...block('Baseline Year 2019', '5.5', '5.6', '23.5'),
      ...block('Reporting Year to December 2023', '4.56', '11.9', '63.9'),
    ]),
  ).toEqual(['2019 1 5.5', '2019 2 5.6', '2019 3 23.5', '2023 1 4.56', '2023 2 11.9', '2023 3 63.9'])
})
