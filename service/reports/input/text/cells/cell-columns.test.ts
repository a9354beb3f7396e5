import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const labels = ['Scope 1', 'Scope 2', '(market-based)', 'Scope 3']
const columns = ['2021', '1,234', '2,234', '52,234', '2022', '1,134', '2,134', '51,234']
const end = 'The figures of both years were assured.'

test('text of one cell a line, column after column: labels, then each year with its amounts', () => {
  const text = ['Report 2022', 'Greenhouse gas emissions', 'tCO2e', ...labels, ...columns, end].join('\n\n')
  expect(readText(text)).toEqual([
    '2021 1 1234',
    '2021 2mb 2234',
    '2021 3 52234',
    '2022 1 1134',
    '2022 2mb 2134',
    '2022 3 51234',
  ])
})

test.each([
  ['fewer labels than amounts', ['tCO2e', ...labels.slice(0, 1), 'Scope 3']],
  ['a scope above the labels', ['tCO2e', 'Scope 3 upstream', ...labels]],
])('%s: nothing, for nothing says whose the amounts are', (_, some) => {
  expect(readText(['Report 2022', ...some, ...columns, end].join('\n'))).toEqual([])
})

test('units between the labels and the years, with a head of their own', () => {
  const units = ['Unit', 'tCO2e', 'tCO2e', 'tCO2e']
  expect(readText(['Report 2022', 'GHG emissions', ...labels, ...units, ...columns, end].join('\n'))).toEqual([
    '2021 1 1234',
    '2021 2mb 2234',
    '2021 3 52234',
    '2022 1 1134',
    '2022 2mb 2134',
    '2022 3 51234',
  ])
})
