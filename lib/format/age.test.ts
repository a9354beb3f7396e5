import { expect, it } from 'vitest'
import { isOld } from './age'

it('calls a year old when more than three lie between it and this one', () => {
  const format = { thisYear: 2026 }
  expect([2022, 2023, 2026, 2027].map((year) => isOld(year, format))).toEqual([true, false, false, false])
})
