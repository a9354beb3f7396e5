import { scope3Categories } from '@/service/contract/organization/scope-3-categories'
import type { EmissionTerm } from '@/service/reference/emission-terms'

/** A figure of `emissions` in the answer and the figure of a disclosure that it shows. */
export type EmissionCell = { pointer: string; term: EmissionTerm; label: string }

function categoryLabel(category: string, index: number): string {
  return `Scope 3, category ${index + 1}, ${category.replaceAll('_', ' ')}`
}

const scope3Cells = scope3Categories.map(
  (category, index): EmissionCell => ({
    pointer: `/scope_3/${category}`,
    term: `scope3CategoriesKg.${index + 1}`,
    label: categoryLabel(category, index),
  }),
)

/** Every figure that a publisher may state. */
export const statedCells: readonly EmissionCell[] = [
  { pointer: '/scope_1/total', term: 'scope1Kg', label: 'Scope 1' },
  { pointer: '/scope_2/total', term: 'scope2Kg', label: 'Scope 2, method not stated' },
  { pointer: '/scope_2/total_location_based', term: 'scope2LocationKg', label: 'Scope 2, location based' },
  { pointer: '/scope_2/total_market_based', term: 'scope2MarketKg', label: 'Scope 2, market based' },
  { pointer: '/scope_1_and_2/total', term: 'scope1And2Kg', label: 'Scopes 1 and 2, stated together' },
  {
    pointer: '/scope_1_and_2/total_location_based',
    term: 'scope1And2LocationKg',
    label: 'Scopes 1 and 2, stated together, location based',
  },
  {
    pointer: '/scope_1_and_2/total_market_based',
    term: 'scope1And2MarketKg',
    label: 'Scopes 1 and 2, stated together, market based',
  },
  { pointer: '/scope_3/total', term: 'scope3Kg', label: 'Scope 3, stated' },
  ...scope3Cells,
  { pointer: '/total', term: 'totalKg', label: 'All scopes, stated' },
]

export const scope3SumCell: EmissionCell = {
  pointer: '/scope_3/sum',
  term: 'scope3CategorySum',
  label: 'Scope 3, sum of its disclosed categories',
}

const byTerm = new Map([...statedCells, scope3SumCell].map((cell) => [cell.term, cell]))

/** Where a term stands in the answer. Every term has its cell. */
export function cellOf(term: EmissionTerm): EmissionCell {
  const cell = byTerm.get(term)
  if (!cell) throw new Error(`The answer has no figure for ${term}`)
  return cell
}
