import { digitsOfChange, digitsOfQuotientChange } from '@/service/contract/organization/change-digits'
import {
  type ComparedYear,
  mixesMethods,
  mostBetweenYears,
  whyNotCompared,
} from '@/service/contract/organization/comparable-years'
import type { DisclosedEmissions } from '@/service/reference/records'
import type { Evidence, YearOfEvidence } from '../evidence'
import type { Finality } from '../indicator'
import type { UnknownReason } from '../unknown-reasons'

/**
 * Changes between two years of one publisher, over the same scopes by the same method: a year that newly includes scope 2, or
 * states it by another method, has not emitted more. A series with a step that looks like another method is not compared,
 * nor is a sum of which a part has such a step.
 */

/** The content of `covers` for programs: scopes "1, 2", "1", "2" or "3", the method of scope 2, the categories of scope 3. */
export type Boundary = {
  scopes: string
  scope_2_method: 'market_based' | 'location_based' | null
  categories: string | null
  revenue_currency: string | null
}

export type Compared = {
  from: number
  to: number
  covers: string
  boundary: Boundary
  fromKg: number
  toKg: number
  /** The first and the last amount, by which the digits of their change are counted. */
  ends: readonly Pick<ComparedYear, 'kilograms' | 'parts'>[]
  /** The digits that the change bears. */
  digits: number
  finality: Finality
}

/** Change per year, linear as SBTi computes it: -0.05 is 5 % of the first year's amount less each year. */
export type Change = Compared & { perYear: number }

/** Kilograms CO2e of a measure in one year, and whether they are a sum of the single scopes. */
type Amount = Pick<ComparedYear, 'kilograms' | 'parts'> & { isFromParts: boolean }
type Measure = { covers: string; boundary: Boundary; of: (emissions: DisclosedEmissions) => Amount | null }

function fromParts(one: number | undefined, other: number | undefined, combined: number | undefined): Amount | null {
  const parts = { scope1: one ?? null, scope2: other ?? null }
  if (one !== undefined && other !== undefined) return { kilograms: one + other, parts, isFromParts: true }
  return combined === undefined ? null : { kilograms: combined, parts, isFromParts: false }
}

function single(kilograms: number | undefined): Amount | null {
  return kilograms === undefined ? null : { kilograms, parts: {}, isFromParts: false }
}

function scopes(held: string, method: Boundary['scope_2_method'] = null): Boundary {
  return { scopes: held, scope_2_method: method, categories: null, revenue_currency: null }
}

/** Scopes 1 and 2 by one method: the sum of both, otherwise the combined figure. */
const bothScopes: readonly Measure[] = [
  {
    covers: 'scopes 1 and 2 (market based)',
    boundary: scopes('1, 2', 'market_based'),
    of: (one) => fromParts(one.scope1Kg, one.scope2MarketKg, one.scope1And2MarketKg),
  },
  {
    covers: 'scopes 1 and 2 (location based)',
    boundary: scopes('1, 2', 'location_based'),
    of: (one) => fromParts(one.scope1Kg, one.scope2LocationKg, one.scope1And2LocationKg),
  },
  {
    covers: 'scopes 1 and 2 (method of scope 2 not stated)',
    boundary: scopes('1, 2'),
    of: (one) => fromParts(one.scope1Kg, one.scope2Kg, one.scope1And2Kg),
  },
]

const oneScope: readonly Measure[] = [
  { covers: 'scope 1', boundary: scopes('1'), of: (one) => single(one.scope1Kg) },
  { covers: 'scope 2 (market based)', boundary: scopes('2', 'market_based'), of: (one) => single(one.scope2MarketKg) },
  {
    covers: 'scope 2 (location based)',
    boundary: scopes('2', 'location_based'),
    of: (one) => single(one.scope2LocationKg),
  },
  { covers: 'scope 2 (method not stated)', boundary: scopes('2'), of: (one) => single(one.scope2Kg) },
]

const categoryNumbers = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'] as const

/** Scope 3 over the categories that both years have. A total alone does not say which categories it includes. */
function scope3Measure(base: YearOfEvidence, newest: YearOfEvidence): Measure | null {
  const has = ({ emissions }: YearOfEvidence, category: (typeof categoryNumbers)[number]) =>
    emissions.scope3CategoriesKg?.[category] !== undefined
  const shared = categoryNumbers.filter((one) => has(base, one) && has(newest, one))
  if (shared.length === 0) return null
  const named = shared.join(', ')
  return {
    covers: `scope 3 ${shared.length === 1 ? 'category' : 'categories'} ${named}`,
    boundary: { ...scopes('3'), categories: named },
    of: ({ scope3CategoriesKg: amounts = {} }) =>
      shared.some((one) => amounts[one] === undefined)
        ? null
        : { kilograms: shared.reduce((total, one) => total + (amounts[one] ?? 0), 0), parts: {}, isFromParts: false },
  }
}

export type Window = 'last_year' | 'three_years'

/** Whether a year of this age is a base of the window: the year before, or a year three to five years back. */
function isBase(window: Window, age: number): boolean {
  return window === 'last_year' ? age === 1 : age >= 3 && age <= 5
}

/** Returns one publisher's years from `base` to `newest`, oldest first. */
function yearsBetween(evidence: Evidence, base: YearOfEvidence, newest: YearOfEvidence): YearOfEvidence[] {
  return evidence.years
    .filter(({ year, source }) => year >= base.year && year <= newest.year && source === newest.source)
    .toSorted((a, b) => a.year - b.year)
}

type Step = Compared | 'another_method' | null

function compareBy(measure: Measure, years: readonly YearOfEvidence[], most: number, isNewestOfData: boolean): Step {
  const namesNoMethod = measure.boundary.scopes.includes('2') && measure.boundary.scope_2_method === null
  const held = years.flatMap(({ year, source, emissions }) => {
    const amount = namesNoMethod && mixesMethods(source) ? null : measure.of(emissions)
    return amount === null ? [] : [{ year, publisher: source, madeOf: measure.covers, ...amount }]
  })
  const [first, last] = [held[0], held.at(-1)]
  const [base, newest] = [years[0], years.at(-1)]
  if (!first || !last || first.year !== base?.year || last.year !== newest?.year || first.kilograms <= 0) return null
  const hasBreak = held.some((one, place) => {
    const before = held[place - 1]
    return before !== undefined && whyNotCompared(before, one, most) !== null
  })
  if (hasBreak) return 'another_method'
  // If no year is missing and all are sums of the single scopes, more evidence can only add a more favourable method.
  const isWhole = held.length === last.year - first.year + 1 && held.every(({ isFromParts }) => isFromParts)
  return {
    from: first.year,
    to: last.year,
    covers: measure.covers,
    boundary: measure.boundary,
    fromKg: first.kilograms,
    toKg: last.kilograms,
    ends: [first, last],
    digits: digitsOfChange(first, last),
    finality: isWhole && isNewestOfData && last.year - first.year <= 3 ? 'only_up' : 'open',
  }
}

function isCompared(step: Step): step is Compared {
  return step !== null && step !== 'another_method'
}

/** Returns the more favourable of several methods: none is wrong, so that stating a second one never costs a point. */
function bestOf(steps: readonly Step[]): Step {
  const compared = steps.filter(isCompared)
  const [first, ...rest] = compared
  if (first) return rest.reduce((best, one) => (one.toKg / one.fromKg < best.toKg / best.fromKg ? one : best), first)
  return steps.includes('another_method') ? 'another_method' : null
}

/** Compares scopes 1 and 2 if both years have them, otherwise the one scope that they have in common. */
function compareScopes1And2(years: readonly YearOfEvidence[], isNewestOfData: boolean): Step {
  const compare = (measure: Measure) => compareBy(measure, years, mostBetweenYears.scopes1And2, isNewestOfData)
  return bestOf(bothScopes.map(compare)) ?? oneScope.map(compare).find((step) => step !== null) ?? null
}

function compareScope3(years: readonly YearOfEvidence[]): Step {
  const [base, newest] = [years[0], years.at(-1)]
  const measure = base && newest ? scope3Measure(base, newest) : null
  return measure && compareBy(measure, years, mostBetweenYears.scope3, false)
}

/** Divides the compared amounts by each year's revenue: in the same currency if possible, otherwise in US dollars. */
function perRevenue(compared: Compared, years: readonly YearOfEvidence[]): Compared | null {
  const [base, newest] = [years[0], years.at(-1)]
  if (!base || !newest) return null
  const isOneCurrency = base.revenue !== null && base.revenue.currency === newest.revenue?.currency
  const [before, after] = isOneCurrency
    ? [base.revenue?.amount ?? 0, newest.revenue?.amount ?? 0]
    : [base.revenueUsd ?? 0, newest.revenueUsd ?? 0]
  if (before <= 0 || after <= 0) return null
  const [fromKg, toKg] = [compared.fromKg / before, compared.toKg / after]
  // The currency's rates have more digits than any revenue.
  const revenues = [base.revenue?.amount ?? before, newest.revenue?.amount ?? after]
  const numbers = [...compared.ends, ...revenues.map((kilograms) => ({ kilograms, parts: {} }))]
  const currency = isOneCurrency ? (base.revenue?.currency ?? 'USD') : 'USD'
  return {
    ...compared,
    covers: `${compared.covers} per ${currency} of revenue`,
    boundary: { ...compared.boundary, revenue_currency: currency },
    fromKg,
    toKg,
    digits: digitsOfQuotientChange(toKg / fromKg - 1, numbers),
    finality: base.revenue !== null && newest.revenue !== null ? compared.finality : 'open',
  }
}

/** The most years by which figures may be older than the newest of any company, so that their change is still relevant today. */
export const oldestForTrend = 3

export type Asked = 'scopes_1_and_2' | 'scopes_1_and_2_per_revenue' | 'scope_3'

/** The reason if nothing of this kind can be compared. */
const nothingToCompare: Record<Asked, UnknownReason> = {
  scopes_1_and_2: 'no_same_scopes',
  scopes_1_and_2_per_revenue: 'no_same_scopes_and_revenue',
  scope_3: 'no_same_categories',
}

function compare(asked: Asked, years: readonly YearOfEvidence[], isNewestOfData: boolean): Step {
  if (asked === 'scope_3') return compareScope3(years)
  const step = compareScopes1And2(years, isNewestOfData)
  return asked === 'scopes_1_and_2' || !isCompared(step) ? step : perRevenue(step, years)
}

/** Returns the change over a window that ends with the newest year, or why there is none. */
export function changeOver(evidence: Evidence, window: Window, asked: Asked): Change | UnknownReason {
  const [newest, ...older] = evidence.years.toSorted((a, b) => b.year - a.year)
  if (newest === undefined) return 'no_figures'
  if (evidence.newestYearOfData - newest.year > oldestForTrend) return 'figures_too_old'
  const isNewestOfData = newest.year >= evidence.newestYearOfData
  let reason = nothingToCompare[asked]
  for (const base of older) {
    if (!isBase(window, newest.year - base.year) || base.source !== newest.source) continue
    const step = compare(asked, yearsBetween(evidence, base, newest), isNewestOfData)
    if (isCompared(step)) return { ...step, perYear: (step.toKg / step.fromKg - 1) / (step.to - step.from) }
    if (step === 'another_method') reason = 'another_method'
  }
  return reason
}
