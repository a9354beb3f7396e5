import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'
import { withYearsInLine } from './years-in-line'

const rows = ['Scope 1 1,234 1,300', 'Scope 2 (location-based) 410 405', 'Scope 3 52,234 52,300']

test('years in lines of their own over rows of one line each', () => {
  expect(readText(['Report 2023', 'GHG emissions (tCO2e)', '2022', '', '2023', ...rows].join('\n'))).toEqual([
    ...['2022 1 1234', '2022 2lb 410', '2022 3 52234', '2023 1 1300', '2023 2lb 405', '2023 3 52300'],
  ])
})

test.each([
  ['one row alone', ['2022', '2023', 'Scope 1 1,234 1,300']],
  ['more amounts than years', ['2022', '2023', 'Scope 1 1,234 1,300 9,999', 'Scope 3 2,234 2,300 9,999']],
  ['years in no order', ['2022', '2024', '2023', 'Scope 1 1,234 1,300 1,400', 'Scope 3 2,234 2,300 2,400']],
  ['words between them', ['2022', 'and', '2023', ...rows]],
])('%s: the lines stay as they are', (_, lines) => {
  expect(withYearsInLine(lines)).toEqual(lines)
})
