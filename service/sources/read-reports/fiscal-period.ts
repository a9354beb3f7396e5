import type { Period } from '@/service/reference/records'

/** A fiscal year may end in the first days of a month (2 February 2024): its last month is then the one before. */
const lastDayOfTheMonthBefore = 15

/**
 * Returns the first and last month of the fiscal year that ends on these days ("2024-03-31"). Null where the days differ, where
 * one is unknown, and for a calendar year, which need not be stated.
 */
export function fiscalPeriod(ends: readonly string[]): Period | null {
  const [end] = ends
  if (end === undefined || end === '' || ends.some((one) => one !== end)) return null
  const [year = 0, month = 0, day = 0] = end.split('-').map(Number)
  const last = year * 12 + month - 1 - (day <= lastDayOfTheMonthBefore ? 1 : 0)
  return last % 12 === 11 ? null : { from: monthOf(last - 11), to: monthOf(last) }
}

/** Months counted from the year 0. */
function monthOf(count: number): string {
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}
