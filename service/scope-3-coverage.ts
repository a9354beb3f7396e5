/** The GHG Protocol's scope 3 standard has fifteen categories. */
export const allCategories = 15

/**
 * From so many of the 15 categories on, a sum of them stands beside stated totals of scope 3. Of the company-years in our sources
 * that state both, at least 95 % have nine tenths of the total in seven categories or more; with fewer, one in ten has less than
 * 92 %, and with one category one in ten less than 5 % (docs/decisions/0085).
 */
const fewestOfAWhole = 7

/** Whether an amount can be read as the whole of scope 3. `categories`: those that were added up; null: a stated total. */
export function isWholeOfScope3(categories: readonly unknown[] | null): boolean {
  return categories === null || categories.length >= fewestOfAWhole
}
