import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const read = (said: string) => readText(`# Sustainability report 2022\n\nGHG emissions (t CO2e)\n\n${said}\n`)

test('an amount in brackets behind the year that is compared with is of that year', () => {
  expect(read('Scope 1 emissions rose slightly compared with 2021 (31,900 t CO2e).')).toEqual(['2021 1 31900'])
  expect(read('Compared to 2021 (4,330 t CO2e), our Scope 1 emissions fell by 5% to 4,118 t CO2e in 2022.')).toEqual([
    '2021 1 4330',
    '2022 1 4118',
  ])
  expect(
    read(
      'We are on the path towards our target, although compared with 2021 (31,900 t CO2e), Scope 1 and 2 emissions remained flat.',
    ),
  ).toEqual(['2021 1+2 31900'])
})

test('a change in such brackets is no amount', () => {
  expect(read('Scope 1 emissions fell compared with 2021 (-1,200 t CO2e).')).toEqual([])
  expect(read('Scope 1 emissions fell compared with 2021 (1,200 t CO2e less).')).toEqual([])
  expect(read('Compared with 2021 (a saving of 300 t CO2e), Scope 1 emissions fell.')).toEqual([])
})
