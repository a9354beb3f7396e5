import { scope3Categories } from '@/service/contract/organization/scope-3-categories'
import type { EmissionTerm } from '@/service/reference/emission-terms'

/** English names of the figures of a performance, by the codes that sentences use for them. */
const namedCells = {
  scope_1: 'Scope 1',
  scope_1_of_sites: 'Scope 1, added up over its sites',
  scope_2: 'Scope 2, method not stated',
  scope_2_location_based: 'Scope 2, location based',
  scope_2_market_based: 'Scope 2, market based',
  scope_1_and_2: 'Scopes 1 and 2, stated together',
  scope_1_and_2_location_based: 'Scopes 1 and 2, stated together, location based',
  scope_1_and_2_market_based: 'Scopes 1 and 2, stated together, market based',
  scope_3: 'Scope 3, stated',
  scope_3_categories: 'Scope 3, sum of its disclosed categories',
  total: 'All scopes, stated',
  all_scopes: 'All scopes, added up',
  revenue: 'Revenue',
  emission_factor: 'All scopes per unit of revenue',
  total_upstream_emission_factor: 'Scopes 1, 2 and upstream scope 3 per unit of revenue',
  scope_1_and_2_emission_factor: 'Scopes 1 and 2 per unit of revenue',
} as const

type Category = `scope_3_category_${number}`
export type CellCode = keyof typeof namedCells | Category

function categoryCode(index: number): Category {
  return `scope_3_category_${index + 1}`
}

/** English name of every cell by its code. The dashboard's English catalog has the same names. */
export const cellNames: Readonly<Record<string, string>> = {
  ...namedCells,
  ...Object.fromEntries(
    scope3Categories.map((category, index) => [
      categoryCode(index),
      `Scope 3, category ${index + 1}, ${category.replaceAll('_', ' ')}`,
    ]),
  ),
}

/** A figure of `emissions` in the answer, by its JSON pointer, and the figure of a disclosure that it shows. */
export type EmissionCell = { pointer: string; term: EmissionTerm; code: CellCode }

const scope3Cells = scope3Categories.map(
  (category, index): EmissionCell => ({
    pointer: `/scope_3/${category}`,
    term: `scope3CategoriesKg.${index + 1}`,
    code: categoryCode(index),
  }),
)

/** Every figure that a publisher may state. */
export const statedCells: readonly EmissionCell[] = [
  { pointer: '/scope_1/total', term: 'scope1Kg', code: 'scope_1' },
  { pointer: '/scope_2/total', term: 'scope2Kg', code: 'scope_2' },
  { pointer: '/scope_2/total_location_based', term: 'scope2LocationKg', code: 'scope_2_location_based' },
  { pointer: '/scope_2/total_market_based', term: 'scope2MarketKg', code: 'scope_2_market_based' },
  { pointer: '/scope_1_and_2/total', term: 'scope1And2Kg', code: 'scope_1_and_2' },
  {
    pointer: '/scope_1_and_2/total_location_based',
    term: 'scope1And2LocationKg',
    code: 'scope_1_and_2_location_based',
  },
  { pointer: '/scope_1_and_2/total_market_based', term: 'scope1And2MarketKg', code: 'scope_1_and_2_market_based' },
  { pointer: '/scope_3/total', term: 'scope3Kg', code: 'scope_3' },
  ...scope3Cells,
  { pointer: '/total', term: 'totalKg', code: 'total' },
]

export const scope3SumCell: EmissionCell = {
  pointer: '/scope_3/sum',
  term: 'scope3CategorySum',
  code: 'scope_3_categories',
}

const byTerm = new Map([...statedCells, scope3SumCell].map((cell) => [cell.term, cell]))

/** Returns the cell of the answer that shows a term. Throws if there is none. */
export function cellOf(term: EmissionTerm): EmissionCell {
  const cell = byTerm.get(term)
  if (!cell) throw new Error(`The answer has no figure for ${term}`)
  return cell
}
