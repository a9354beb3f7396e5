import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { allScopesAmounts, knownCategories } from '@/service/figures/emission-amounts'
import { disclosedIn } from './chosen-figures'

/**
 * The categories (1 to 15) that its scope 3 is known to be made of; null where scope 3 is a total whose categories the source does
 * not have, is not known, or the service names no categories.
 */
export function categoriesKnown(performance: PerformanceAnswer): number[] | null {
  return knownCategories(disclosedIn(performance))
}

/** The same of the amount of all scopes. */
export function categoriesOfAllScopes(performance: PerformanceAnswer): number[] | null {
  return allScopesAmounts(disclosedIn(performance), false)[0]?.scope3Categories ?? null
}
