import type { EmissionField } from '@/service/sources/tables/printed-figures'

/**
 * Returns the field of a scope 3 category. Klimatkollen's number 16 means "other": it is no category of the GHG Protocol and is
 * left out (null); a stated scope 3 total still includes it.
 */
export function fieldOfCategory(category: number): EmissionField | null {
  return category <= 15 ? (`scope3CategoriesKg.${category}` as EmissionField) : null
}
