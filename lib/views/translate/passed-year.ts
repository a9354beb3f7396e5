import type { Format } from '@/lib/format/create-format'

/** A year that has passed says nothing of whether the target was reached, and no list tells it. */
export function hasPassed(year: number, { thisYear }: Pick<Format, 'thisYear'>): boolean {
  return year < thisYear
}

/** What a list says of a target, with that its year is over where it is. */
export function withPassedYear(
  what: string,
  { sbti, year }: { sbti: string | null; year: number | null },
  format: Format,
): string {
  const isPast = sbti === 'set' && year !== null && hasPassed(year, format)
  return isPast ? format.words('figures')('targetYearPassed', { what }) : what
}
