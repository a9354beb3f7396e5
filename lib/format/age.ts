import type { Format } from './create-format'

/** A figure of up to this age in years counts as recent: a report appears a year after its year, and data sets another year later. */
const recentYears = 3

/** The first year that counts as recent. */
export function firstRecentYear({ thisYear }: Pick<Format, 'thisYear'>): number {
  return thisYear - recentYears
}

export function isOld(year: number, format: Pick<Format, 'thisYear'>): boolean {
  return year < firstRecentYear(format)
}
