import type { DisclosedEmissions } from '@/service/reference/records'
import type { Evidence, YearOfEvidence } from '../evidence'

/**
 * Changes between two years of one publisher, over the same scopes by the same method. A year that newly holds scope 2, or
 * holds it by another method, has not emitted more.
 */

/** What `covers` says, for programs: scopes "1, 2", "1", "2" or "3", the method of scope 2, the categories of scope 3. */
export type Boundary = {
  scopes: string
  scope_2_method: 'market_based' | 'location_based' | null
  categories: string | null
  revenue_currency: string | null
}

export type Compared = { from: number; to: number; covers: string; boundary: Boundary; fromKg: number; toKg: number }

/** Change a year, linear as SBTi counts it: -0.05 is 5 % of the first year's amount less each year. */
export type Change = Compared & { perYear: number }

type Amount = (emissions: DisclosedEmissions) => number | undefined

function added(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other
}

type Candidate = { covers: string; boundary: Boundary; amount: Amount }

function scopes(held: string, method: Boundary['scope_2_method'] = null): Boundary {
  return { scopes: held, scope_2_method: method, categories: null, revenue_currency: null }
}

/** Both scopes by one method each: from their parts, else as combined. */
const bothScopes: readonly Candidate[] = [
  {
    covers: 'scopes 1 and 2 (market based)',
    boundary: scopes('1, 2', 'market_based'),
    amount: (one) => added(one.scope1Kg, one.scope2MarketKg) ?? one.scope1And2MarketKg,
  },
  {
    covers: 'scopes 1 and 2 (location based)',
    boundary: scopes('1, 2', 'location_based'),
    amount: (one) => added(one.scope1Kg, one.scope2LocationKg) ?? one.scope1And2LocationKg,
  },
  {
    covers: 'scopes 1 and 2',
    boundary: scopes('1, 2'),
    amount: (one) => added(one.scope1Kg, one.scope2Kg) ?? one.scope1And2Kg,
  },
]

const oneScope: readonly Candidate[] = [
  { covers: 'scope 1', boundary: scopes('1'), amount: (one) => one.scope1Kg },
  { covers: 'scope 2 (market based)', boundary: scopes('2', 'market_based'), amount: (one) => one.scope2MarketKg },
  {
    covers: 'scope 2 (location based)',
    boundary: scopes('2', 'location_based'),
    amount: (one) => one.scope2LocationKg,
  },
  { covers: 'scope 2', boundary: scopes('2'), amount: (one) => one.scope2Kg },
]

function compareBy(candidates: readonly Candidate[], base: YearOfEvidence, newest: YearOfEvidence): Compared[] {
  return candidates.flatMap(({ covers, boundary, amount }) => {
    const fromKg = amount(base.emissions)
    const toKg = amount(newest.emissions)
    if (fromKg === undefined || toKg === undefined || fromKg <= 0) return []
    return [{ from: base.year, to: newest.year, covers, boundary, fromKg, toKg }]
  })
}

/**
 * Scopes 1 and 2 where both years have them, else the one scope they share. Where both years state both methods the more
 * favourable counts: neither is wrong, and so stating the second one never costs a point.
 */
export function compareScopes1And2(base: YearOfEvidence, newest: YearOfEvidence): Compared | null {
  const both = compareBy(bothScopes, base, newest)
  if (both.length > 0) return both.reduce((best, one) => (one.toKg / one.fromKg < best.toKg / best.fromKg ? one : best))
  return compareBy(oneScope, base, newest)[0] ?? null
}

/** Scope 3 over the categories that both years have. A total alone does not say what it holds. */
export function compareScope3(base: YearOfEvidence, newest: YearOfEvidence): Compared | null {
  const before = base.emissions.scope3CategoriesKg ?? {}
  const after = newest.emissions.scope3CategoriesKg ?? {}
  const shared = categoryNumbers.filter((one) => before[one] !== undefined && after[one] !== undefined)
  const sum = (amounts: typeof before) => shared.reduce((total, category) => total + (amounts[category] ?? 0), 0)
  const fromKg = sum(before)
  if (shared.length === 0 || fromKg <= 0) return null
  const covers = `scope 3 ${shared.length === 1 ? 'category' : 'categories'} ${shared.join(', ')}`
  const boundary = { ...scopes('3'), categories: shared.join(', ') }
  return { from: base.year, to: newest.year, covers, boundary, fromKg, toKg: sum(after) }
}

const categoryNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'] as const

/** Divides what was compared by each year's revenue: in one currency where both years have it, else in US dollars. */
export function perRevenue(compared: Compared, base: YearOfEvidence, newest: YearOfEvidence): Compared | null {
  const isOneCurrency = base.revenue !== null && base.revenue.currency === newest.revenue?.currency
  const [before, after] = isOneCurrency
    ? [base.revenue?.amount ?? 0, newest.revenue?.amount ?? 0]
    : [base.revenueUsd ?? 0, newest.revenueUsd ?? 0]
  if (before <= 0 || after <= 0) return null
  const currency = isOneCurrency ? (base.revenue?.currency ?? 'USD') : 'USD'
  const covers = `${compared.covers} per ${currency} of revenue`
  const boundary = { ...compared.boundary, revenue_currency: currency }
  return { ...compared, covers, boundary, fromKg: compared.fromKg / before, toKg: compared.toKg / after }
}

export type Window = 'last_year' | 'three_years'

/** The year before, or the newest year that is three to five years back. */
function isBase(window: Window, age: number): boolean {
  return window === 'last_year' ? age === 1 : age >= 3 && age <= 5
}

/** The change over a window that ends with the newest year for which `compare` can be asked. Null: nothing to compare. */
export function changeOver(
  evidence: Evidence,
  window: Window,
  compare: (base: YearOfEvidence, newest: YearOfEvidence) => Compared | null,
): Change | null {
  const [newest, ...older] = evidence.years.toSorted((a, b) => b.year - a.year)
  if (newest === undefined) return null
  for (const base of older) {
    if (!isBase(window, newest.year - base.year) || base.source !== newest.source) continue
    const compared = compare(base, newest)
    if (compared) return { ...compared, perYear: (compared.toKg / compared.fromKg - 1) / (compared.to - compared.from) }
  }
  return null
}
