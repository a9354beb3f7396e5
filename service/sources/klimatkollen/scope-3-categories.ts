import type { DisclosedEmissions } from '@/service/reference/records'
import { tonnesToKilograms } from '@/service/sources/read-number'

type Categories = NonNullable<DisclosedEmissions['scope3CategoriesKg']>

/**
 * GHG Protocol categories in kilograms from pairs of number and tonnes, null where there are none. Klimatkollen's number
 * 16 means "other": it is no category of the protocol and is left out; a scope 3 total the company states still holds it.
 */
export function categoriesInKilograms(pairs: readonly (readonly [number, number])[]): Categories | null {
  const entries = pairs.filter(([category]) => category <= 15)
  if (entries.length === 0) return null
  return Object.fromEntries(
    entries.map(([category, tonnes]) => [String(category), tonnesToKilograms(tonnes)]),
  ) as Categories
}
