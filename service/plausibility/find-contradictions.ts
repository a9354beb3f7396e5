import { scope3CategorySum } from '@/service/reference/emission-sums'
import type { Disclosure } from '@/service/reference/records'
import type { Finding } from './finding'
import { toFinding } from './to-finding'

/** Large figures are rounded: a difference below 2 % is no contradiction. */
const roundingShare = 0.98
/** Categories are often restated or rounded one by one: a difference below 5 % is no contradiction. */
const categoriesShare = 0.95

/**
 * Finds stated totals that are smaller than a part of them: such a total leaves something out or has another unit. Only the total
 * is held back.
 */
export function findContradictions(disclosures: readonly Disclosure[]): Finding[] {
  return disclosures.flatMap((disclosure) => [...totalBelowPart(disclosure), ...scope3BelowCategories(disclosure)])
}

function totalBelowPart(disclosure: Disclosure): Finding[] {
  const { totalKg, ...parts } = disclosure.emissions
  if (totalKg === undefined) return []
  const { scope3CategoriesKg, scope2LocationKg, scope1And2LocationKg, ...scopes } = parts
  // Totals are mostly market-based, so a location-based figure is not compared with them where a market-based one is known.
  const locationBased = [
    ...(scopes.scope2MarketKg === undefined ? [scope2LocationKg ?? 0] : []),
    ...(scopes.scope1And2MarketKg === undefined ? [scope1And2LocationKg ?? 0] : []),
  ]
  const stated = [...Object.values(scopes), ...Object.values(scope3CategoriesKg ?? {})].filter((kg) => kg !== undefined)
  const largest = Math.max(0, ...locationBased, ...stated)
  if (totalKg >= largest * roundingShare) return []
  const reason = `the stated total of ${tonnes(totalKg)} is smaller than one of its parts, ${tonnes(largest)}`
  return [toFinding('total_below_part', disclosure, 'totalKg', totalKg, reason)]
}

function scope3BelowCategories(disclosure: Disclosure): Finding[] {
  const { scope3Kg } = disclosure.emissions
  const sum = scope3CategorySum(disclosure.emissions)
  if (scope3Kg === undefined || sum === null || scope3Kg >= sum * categoriesShare) return []
  const reason = `the stated scope 3 of ${tonnes(scope3Kg)} is smaller than the sum of its categories, ${tonnes(sum)}`
  return [toFinding('scope_3_below_categories', disclosure, 'scope3Kg', scope3Kg, reason)]
}

function tonnes(kilograms: number): string {
  return `${(kilograms / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} t`
}
