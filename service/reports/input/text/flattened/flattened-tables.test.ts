import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'
import { growthOf } from '@/service/testing/growth'
import { withFlattenedTables } from './flattened-tables'

const page = (...lines: string[]) => readText(['Sustainability report 2023', '', ...lines].join('\n'))
const read = ['2021 1 1402', '2021 3 52402', '2022 1 1300', '2022 3 52300', '2023 1 1234', '2023 3 52234']

test.each([
  ['rows in one line', ['Scope 1 1,234 1,300 1,402 Scope 3 52,234 52,300 52,402.']],
  ['a cell in each line', ['Scope 1', '1,234', '1,300', '1,402', 'Scope', '3', '52,234', '52,300', '52,402']],
  ['changes behind the amounts', ['Scope 1 1,234 1,300 1,402 -5% -7%', 'Scope 3 52,234 52,300 52,402 -1% -2%']],
  [
    'labels, then the amounts of each year',
    ['Scope 1', 'Scope 3', '1,234', '52,234', '1,300', '52,300', '1,402', '52,402'],
  ],
  [
    'a label that goes on, and numbers before labels',
    ['Direct emissions', '(Scope 1)', '1,234 1,300 1,402', '3. Scope 3 52,234 52,300 52,402'],
  ],
])('the same table, flattened: %s', (_, rows) => {
  expect(page('GHG emissions (tCO2e) 2023 2022 2021', ...rows)).toEqual(read)
})

test('a year with the mark of a note that touches it is a column, and so is one that a bracket tells apart', () => {
  const rows = ['Scope 1 (tCO2e) 1,234 1,300 1,402', 'Scope 3 (tCO2e) 52,234 52,300 52,402']
  expect(page('20232 2022 2021', ...rows)).toEqual(read)
})

test.each([
  [
    'fewer years than the rows have amounts',
    ['Emissions tCO2e 2023 2022', 'Scope 1 1,234 1,300 1,402', 'Scope 2 234 300 402', 'Scope 3 5,234 5,300 5,402'],
  ],
  ['an amount before the years', ['Emissions tCO2e 1,234 2023 2022', 'Scope 1 1,234 1,300', 'Scope 3 234 300']],
  [
    'amounts before any label, as in charts',
    ['Emissions tCO2e', '2023 2022', '1,234 1,300', '234 300', 'Scope 1 Scope 2'],
  ],
  ['the marks of an axis', ['tCO2e', '2023', '2022', '2021', 'Scope 1', '0', '500', '1,000']],
])('nothing of %s', (_, lines) => {
  expect(page(...lines)).toEqual([])
})

test('a text full of heads does not take time that grows with the square of what it holds', () => {
  const table = ['Emissions tCO2e 2023 2022', 'Scope 1 1,234 1,300 words', 'Scope 3 4,234 4,300 words']
  const some = (length: number) => Array.from({ length }, () => table).flat()
  expect(withFlattenedTables(some(10)).length).toBeGreaterThan(some(10).length)
  expect(growthOf((length) => withFlattenedTables(some(length)), 1_000)).toBeLessThan(9)
})
