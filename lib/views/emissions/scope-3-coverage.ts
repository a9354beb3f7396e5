import type { Format } from '@/lib/format/create-format'
import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { joinWithCommas } from '@/lib/views/translate/list-words'
import { scope3Categories } from '@/service/contract/organization/scope-3-categories'
import { allCategories, isWholeOfScope3 } from '@/service/scope-3-coverage'

/**
 * The categories of scope 3 (1 to 15) that its sum holds; null where scope 3 is stated as a total, is not known, or the service
 * names no categories.
 */
export function categoriesAddedUp({ emissions: { scope_3: of } }: PerformanceAnswer): number[] | null {
  if (of.total !== null || of.sum === null) return null
  const known = scope3Categories.flatMap((category, index) => (of[category] === null ? [] : [index + 1]))
  return known.length === 0 ? null : known
}

/** The same of the amount of all scopes, where that is not stated as a total. */
export function categoriesOfAllScopes(performance: PerformanceAnswer): number[] | null {
  const { total, sum } = performance.emissions
  // A stated total below the sum of its scopes leaves some of them out, and is not what stands for all.
  return total !== null && (sum === null || total >= sum) ? null : categoriesAddedUp(performance)
}

/** "1 of 15 categories of scope 3" */
export function categoriesInWords(categories: readonly number[], format: Format): string {
  return format.words('figures')('categoriesOfScope3', { count: categories.length, all: allCategories })
}

/** "1 of 15" */
export function categoriesInShort(categories: readonly number[] | null, format: Format): string | null {
  if (categories === null) return null
  return format.words('figures')('countOfAll', { count: categories.length, all: allCategories })
}

type YearOfCategories = { year: number; scope3Categories: readonly number[] | null }

/** By year, for whoever takes the figures away; null where no year adds categories up. */
export function categoryCounts(years: readonly YearOfCategories[]): (number | null)[] | null {
  const counts = years.map(({ scope3Categories: of }) => of?.length ?? null)
  return counts.some((count) => count !== null) ? counts : null
}

/** Years whose scope 3 is a sum of a few categories: their bars are not the whole. */
export function yearsOfFew(years: readonly YearOfCategories[]): number[] {
  return years.flatMap(({ year, scope3Categories: of }) => (isWholeOfScope3(of) ? [] : [year]))
}

/** "Scope 3 added up from 1 of 15 categories: 2023. From 9 of 15: 2022." Null where no year adds categories up. */
export function categoriesSentence(years: readonly YearOfCategories[], format: Format): string | null {
  const byCount = new Map<number, string[]>()
  for (const { year, scope3Categories: of } of years.toReversed()) {
    if (of !== null) byCount.set(of.length, [...(byCount.get(of.length) ?? []), String(year)])
  }
  if (byCount.size === 0) return null
  const words = format.words('figures')
  return [...byCount]
    .map(([count, of]) => words('scope3Added', { count, all: allCategories, years: joinWithCommas(of, format) }))
    .join(format.locale.startsWith('ja') ? '' : ' ')
}
