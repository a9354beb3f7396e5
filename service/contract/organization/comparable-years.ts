/**
 * If consecutive years of a series differ by more than this factor, the method or boundary has probably changed. Such years are
 * marked, are not compared, and neither add nor subtract points. Scores use this rule, and so do clients that draw a series.
 * Scope 3 may change more from year to year, because categories and factors change.
 */
export const mostBetweenYears = { scopes1And2: 2, scope3: 3 } as const

/** Whether the larger of two amounts is more than `most` times the smaller; also true if exactly one of them is 0. */
export function looksLikeAnotherMethod(before: number, after: number, most: number): boolean {
  return Math.max(before, after) > Math.min(before, after) * most
}
