/**
 * Years of one series that differ by more than this look like another method or boundary: they are marked, are not compared, and
 * give or take no points. Scores keep this rule, and so do clients that draw a series. Scope 3 moves more from year to year, because categories and factors change.
 */
export const mostBetweenYears = { scopes1And2: 2, scope3: 3 } as const

/** Whether two amounts of one unit lie further apart than `most` times; also where one of them is nothing and the other is not. */
export function looksLikeAnotherMethod(before: number, after: number, most: number): boolean {
  return Math.max(before, after) > Math.min(before, after) * most
}
