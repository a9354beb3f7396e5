import type { Format } from '@/lib/format/create-format'
import { joinKnown, joinWithCommas } from '@/lib/views/translate/list-words'
import { allCategories, isWholeOfScope3 } from '@/service/scope-3-coverage'

/** How many categories scope 3 includes in each year. */

/** "1 of 15" */
export function categoriesInShort(categories: readonly number[] | null, format: Format): string | null {
  if (categories === null) return null
  return format.words('figures')('countOfAll', { count: categories.length, all: allCategories })
}

type YearOfCategories = { year: number; scope3Categories: readonly number[] | null }

/** How many categories each year has, for downloads; null if unknown for all years. */
export function categoryCounts(years: readonly YearOfCategories[]): (number | null)[] | null {
  const counts = years.map(({ scope3Categories: of }) => of?.length ?? null)
  return counts.some((count) => count !== null) ? counts : null
}

/** Years whose scope 3 is known to include only a few categories: their bars are incomplete. */
export function yearsOfFew(years: readonly YearOfCategories[]): number[] {
  return years.flatMap(({ year, scope3Categories: of }) => (isWholeOfScope3(of) ? [] : [year]))
}

/** "Scope 3 holds 1 of 15 categories: 2023. Scope 3 holds 9 of 15 categories: 2022." Null if no year's categories are known. */
export function categoriesSentence(years: readonly YearOfCategories[], format: Format): string | null {
  const byCount = new Map<number, string[]>()
  for (const { year, scope3Categories: of } of years.toReversed()) {
    if (of !== null) byCount.set(of.length, [...(byCount.get(of.length) ?? []), String(year)])
  }
  const words = format.words('figures')
  const sentences = [...byCount].map(([count, of]) =>
    words('scope3Added', { count, all: allCategories, years: joinWithCommas(of, format) }),
  )
  return joinKnown(sentences, format)
}
