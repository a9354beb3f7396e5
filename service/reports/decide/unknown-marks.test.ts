import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

test.each([
  ['a sentence', 'In 2023 our Scope 1 emissions were 41.235 kt CO2e and our Scope 3 emissions were 612.400 kt CO2e.'],
  [
    'a table',
    '| | 2022 | 2023 |\n|---|---|---|\n| Scope 1 (kt CO2e) | 41.235 | 39.870 |\n| Scope 2 (kt CO2e) | 12.100 | 11.905 |',
  ],
])('thousands of tonnes are left out where nothing says whether a point is of decimals or thousands: %s', (_, text) => {
  expect(readText(`Report 2023\n\n${text}`)).toEqual([])
})

test.each([
  ['another number has decimals', 'They fell by 3.4 %.', '2023 1 41235'],
  ['another number has decimals behind a comma', 'They fell by 3,4 %.', '2023 1 41235000'],
  ['amounts in the same unit have no mark', '\n\n| kt CO2e | 2023 |\n|---|---|\n| Scope 2 | 482 |', '2023 1 41235000'],
  ['the same amount stands in tonnes', 'In 2023 Scope 1 emissions were 41 235 tonnes CO2e.', '2023 1 41235'],
])('they are read where %s', (_, sentence, expected) => {
  expect(readText(`Report 2023\n\nIn 2023 our Scope 1 emissions were 41.235 kt CO2e. ${sentence}`)[0]).toBe(expected)
})
