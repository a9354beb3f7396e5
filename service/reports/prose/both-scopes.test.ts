import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const read = (line: string) => readText(['Sustainability report 2023', '', line].join('\n'))

test.each([
  'In 2023, Scope 1 emissions and Scope 2 location-based emissions totalled 3,579 tCO2e.',
  'In 2023 our Scope 1 GHG emissions, together with Scope 2 (location-based), were 3,579 tCO2e.',
  'In 2023 emissions in Scope 1 plus those in Scope 2 (market-based) came to 3,579 tCO2e.',
])('an amount behind two scopes that are named as one is of both: %s', (line) => {
  expect(read(line)).toEqual(['2023 1+2 3579'])
})

test.each([
  'In 2023, scope 2 (location-based) fell and total emissions reached 3,579 tCO2e.',
  'In 2023, gross location-based Scope 2 emissions are included in our 3,579 tCO2e total footprint.',
  'In 2023, we measured Scope 2 by the location-based method; direct emissions from gas were 1,234 tCO2e.',
  'Our Scope 1 and Scope 2 location-based emissions in 2023 were 1,234 and 2,345 tCO2e.',
])('an amount of more than the scope that is named, or of another one, is not of this scope: %s', (line) => {
  expect(read(line)).toEqual([])
})

test('a total beside amounts of scopes is no amount of a scope', () => {
  expect(
    read('In 2023, we emitted 1,234 tCO2e (Scope 1) 2,345 tCO2e (Scope 2 location-based) 3,579 tCO2e (Total).'),
  ).toEqual(['2023 1 1234', '2023 2lb 2345'])
})

test.each([
  [
    'In 2023, we reduced Scope 2 (location-based) emissions, and our Scope 1 emissions were 1,234 tCO2e.',
    ['2023 1 1234'],
  ],
  [
    'In 2023, 1,234 tCO2e of Scope 1 and 2,345 tCO2e of Scope 2 location-based emissions were emitted.',
    ['2023 1 1234', '2023 2lb 2345'],
  ],
])('a scope whose own clause has the amount keeps it: %s', (line, expected) => {
  expect(read(line)).toEqual(expected)
})

test.each([
  'GHG emissions in 2023 Scope 1 Scope 2 (location-based) Scope 2 (market-based) 1,234 tCO2e 2,345 tCO2e 2,222 tCO2e',
  'Scope 3 emissions sources 2023 8,000 6,000 tCO2e 4,000 2,000 0 Business travel and commuting',
])('nothing of names in succession before their amounts, nor of the ticks of an axis: %s', (line) => {
  expect(read(line)).toEqual([])
})
