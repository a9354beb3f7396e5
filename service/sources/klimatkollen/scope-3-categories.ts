import type { EmissionField } from '@/service/sources/tables/printed-figures'

/**
 * The field of a scope 3 category. Klimatkollen's number 16 means "other": it is no category of the protocol and is left
 * out (null); a scope 3 total the company states still holds it.
 */
export function fieldOfCategory(category: number): EmissionField | null {
  return category <= 15 ? (`scope3CategoriesKg.${category}` as EmissionField) : null
}
