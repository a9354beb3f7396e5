import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { allScopesAmounts, knownCategories } from '@/service/figures/emission-amounts'
import { disclosedIn } from './chosen-figures'

/**
 * The categories (1 to 15) that the year's scope 3 is known to include; null if scope 3 is a total without categories, is unknown, or the
 * service names no categories.
 */
export function categoriesKnown(performance: PerformanceAnswer): number[] | null {
  return knownCategories(disclosedIn(performance))
}

/** The same for the amount of all scopes. */
export function categoriesOfAllScopes(performance: PerformanceAnswer): number[] | null {
  return allScopesAmounts(disclosedIn(performance), false)[0]?.scope3Categories ?? null
}
