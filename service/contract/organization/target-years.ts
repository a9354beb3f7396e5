type Part = { status: string | null; year: number | null }

/**
 * The latest year of a company's validated targets (near-term, long-term, net zero); null if none is validated, or one of them has no
 * year, so that nobody can say when the last of them is over.
 */
export function lastTargetYear(parts: readonly Part[]): number | null {
  const years = parts.filter(({ status }) => status === 'set').map(({ year }) => year)
  const known = years.filter((year) => year !== null)
  return known.length === 0 || known.length < years.length ? null : Math.max(...known)
}

/**
 * The year that stands for a company's validated targets: that of the near-term target until it is over, then that of the last one.
 * `isPast`: the years of all of them are over. A company whose near-term target was for last year and whose long-term target is for
 * 2040 still has a validated target. `last`: from `lastTargetYear`.
 */
export function standingTargetYear(
  { nearTerm, last }: { nearTerm: number | null; last: number | null },
  thisYear: number,
): { year: number | null; isPast: boolean } {
  if (nearTerm !== null && nearTerm >= thisYear) return { year: nearTerm, isPast: false }
  return { year: last, isPast: last !== null && last < thisYear }
}
