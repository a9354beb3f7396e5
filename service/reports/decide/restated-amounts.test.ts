import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

test.each([
  [
    'in brackets behind the first',
    'Scope 1 emissions were 5,120 tonnes CO2e in 2022 (restated: 5,640 tonnes CO2e) and 5,210 tonnes CO2e in 2023.',
    ['2022 1 5640', '2023 1 5210'],
  ],
  [
    'as the amount itself, the first behind it',
    'Scope 2 emissions (market-based) were 812 tCO2e in 2023 and 905 tCO2e in 2022 (restated from 1,110 tCO2e).',
    ['2022 2mb 905', '2023 2mb 812'],
  ],
  [
    'after the one that was reported last year, whose year is not last year',
    'Scope 3 emissions for 2022 were 74,300 tCO2e as reported last year; restated 91,750 tCO2e.',
    ['2022 3 91750'],
  ],
])('the restated amount of a year wins over the one first reported: %s', (_, sentence, expected) => {
  expect(readText(`Report 2023\n\n${sentence}`)).toEqual(expected)
})

test.each([
  ['beside a column of the same year', '2022', '2022 restated'],
  ['before the column as first reported', '2022 as first reported', '2022 (restated)'],
])('so does a column: %s', (_, first, restated) => {
  expect(
    readText(`Report 2023

| Indicator | Unit | ${first} | ${restated} | 2023 |
|---|---|---|---|---|
| Scope 1 | tCO2e | 5,120 | 5,640 | 5,210 |
| Scope 3 | tCO2e | 74,300 | 91,750 | 88,200 |`),
  ).toEqual(['2022 1 5640', '2022 3 91750', '2023 1 5210', '2023 3 88200'])
})

test('so does a row', () => {
  expect(
    readText(`Emissions 2022 2023
Scope 1 (tCO2e) 5,120 5,210
Scope 1 (tCO2e) (restated) 5,640 5,210`),
  ).toEqual(['2022 1 5640', '2023 1 5210'])
})

test('so does a row of scope 3, whose brackets name no sources', () => {
  expect(
    readText(`Emissions 2022 2023
Scope 1 (tCO2e) 5,120 5,210
Scope 3 emissions (previously reported) tCO2e 74,300 88,200
Scope 3 emissions (restated for acquisitions) tCO2e 91,750 94,100`),
  ).toEqual(['2022 1 5120', '2022 3 91750', '2023 1 5210', '2023 3 94100'])
})
