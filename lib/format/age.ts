import type { Format } from './create-format'

/** A figure may be so many years old and count as recent: reports come out a year after their year, and data sets another. */
const recentYears = 3

/** The first year that counts as recent. */
export function firstRecentYear({ thisYear }: Pick<Format, 'thisYear'>): number {
  return thisYear - recentYears
}

export function isOld(year: number, format: Pick<Format, 'thisYear'>): boolean {
  return year < firstRecentYear(format)
}
