import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { allScopesAmounts, knownCategories } from '@/service/figures/emission-amounts'
import { disclosedIn } from './chosen-figures'

/** `years`: all of the same place. A year may name the category whose very amount is the total of another. */
type Years = readonly PerformanceAnswer[]

const disclosedInEach = (years: Years) => years.map((year) => disclosedIn(year))

/**
 * The categories (1 to 15) that the year's scope 3 is known to include; null if scope 3 is a total without categories, is unknown, or the
 * service names no categories.
 */
export function categoriesKnown(performance: PerformanceAnswer, years: Years): number[] | null {
  return knownCategories(disclosedIn(performance), disclosedInEach(years))
}

/** The same for the amount of all scopes. */
export function categoriesOfAllScopes(performance: PerformanceAnswer, years: Years): number[] | null {
  return allScopesAmounts(disclosedIn(performance), false, disclosedInEach(years))[0]?.scope3Categories ?? null
}
