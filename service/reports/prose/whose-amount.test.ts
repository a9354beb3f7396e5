import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const page = (...lines: string[]) => readText(['Annual report 2024', '', ...lines].join('\n'))

test('an amount behind brackets that hold the amounts of other scopes is of what was named before them', () => {
  expect(
    page(
      'Our Scope 1 and 2 emissions in 2024 totalled 3,870 tCO2e (Scope 1: 2,950 tCO2e; Scope 2 market-based: 920 tCO2e), down 11% from 4,350 tCO2e in 2023.',
    ),
  ).toEqual(['2023 1+2 4350', '2024 1 2950', '2024 1+2 3870', '2024 2mb 920'])
})

test.each([
  [
    'one category',
    'Emissions from business travel in rental cars or employee-owned vehicles (Scope 3)',
    ['2024 3.6 214'],
  ],
  ['some of them', 'Emissions from business travel, waste and commuting (Scope 3)', []],
  ['all of the value chain', 'Emissions from our value chain (Scope 3)', ['2024 3 214']],
])('what stands before "(Scope 3)" says what was counted: %s', (_, words, expected) => {
  expect(page(`${words} were 214 tCO2e in 2024.`)).toEqual(expected)
})

test('French: each method of scope 2 behind its own amount', () => {
  expect(
    page(
      "En 2024, les émissions indirectes liées à l'énergie (scope 2) ont atteint 6 320 tCO2e selon l'approche fondée sur le marché et 9 875 tCO2e selon l'approche fondée sur la localisation.",
    ),
  ).toEqual(['2024 2lb 9875', '2024 2mb 6320'])
})

test.each([
  ['each with its unit', 'Scope 1 and Scope 2 (location-based) emissions were 1,234 tCO2e and 5,678 tCO2e.'],
  ['one unit for both', 'Scope 1 and location-based Scope 2 emissions were 1,234 and 5,678 tCO2e.'],
])('of two scopes and two amounts neither is the total of both: %s', (_, words) => {
  expect(page(`In 2024, our ${words}`)).toEqual([])
})

test('a total of both with its amount of the year before stays one', () => {
  expect(page('Scope 1 and 2 emissions were 6,912 tCO2e in 2024 and 7,100 tCO2e in 2023.')).toEqual([
    '2023 1+2 7100',
    '2024 1+2 6912',
  ])
})

test.each(['our carbon footprint (location-based) was', 'our operational emissions by the location-based method were'])(
  'a method does not make everything scope 2: %s',
  (words) => {
    expect(page(`In 2024 ${words} 6,912 tCO2e.`)).toEqual([])
  },
)
