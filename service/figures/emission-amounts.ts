import { allScopesBest, isTotalOfAllScopes, rounding } from '@/service/reference/emission-sums'
import { addTerms, amountOf, categoriesOf, type EmissionTerm, methods } from '@/service/reference/emission-terms'
import type { DisclosedEmissions } from '@/service/reference/records'
import { isWholeOfScope3 } from '@/service/scope-3-coverage'

/** What is known of one year of one place. `isOurSum`: its scope 1 was added up over sites and stated by nobody. */
export type ReportedYear = {
  year: number
  region: string
  emissions: DisclosedEmissions
  sources: readonly string[]
  isOurSum: boolean
}

type Scope2Method = 'market' | 'location' | 'not_stated'

/**
 * categories      the categories of its scope 3 are known
 * total_only      its scope 3 is a stated total, and which categories are in it is not in our sources
 * scopes_unknown  a stated total, and what is in it is not in our sources
 */
type Scope3Coverage = 'categories' | 'total_only' | 'scopes_unknown'

/** An amount with what it is. `scope3Coverage` and `scope3Categories` are null where it holds no scope 3. */
export type EmissionAmount = {
  kilograms: number
  covers: 'all_scopes' | 'scope_1_and_2' | 'scope_1'
  basis: 'stated' | 'added_up'
  scope2Method: Scope2Method | null
  /** The categories (1 to 15) that its scope 3 is known to be made of; null: not known. */
  scope3Categories: number[] | null
  scope3Coverage: Scope3Coverage | null
  /** Of a bank, an insurer or a fund, whose emissions lie in what it finances, without a category 15 (investments). */
  lacksInvestments: boolean
}

/** Divisions 64 to 66 of ISIC Rev. 4: banks, insurers, funds and those who serve them. */
export function isFinancial(divisions: readonly string[]): boolean {
  return divisions.length > 0 && divisions.every((division) => /^6[456]$/.test(division))
}

/** Whether an amount holds all that its column names, as far as anybody knows. */
export function isWholeAmount(
  amount: Pick<EmissionAmount, 'covers' | 'scope3Categories' | 'lacksInvestments'>,
): boolean {
  return amount.covers !== 'scope_1' && !amount.lacksInvestments && isWholeOfScope3(amount.scope3Categories)
}

/** Whether two amounts are the same but for the rounding of what is printed. */
export function isAbout(one: number, other: number): boolean {
  return Math.abs(one - other) <= rounding * Math.max(one, other)
}

/** Scopes 1 and 2 by each method that the year has, in the order in which they count: the first stands for the year. */
export function scopes1And2Amounts(emissions: DisclosedEmissions): EmissionAmount[] {
  // A total whose method is not named is of the method that comes to it.
  const isStated = (sum: number, combined: EmissionTerm) =>
    amountOf(emissions, combined) === sum || amountOf(emissions, 'scope1And2Kg') === sum
  return methods.flatMap(({ name, scope2, combined }): EmissionAmount[] => {
    const apart = addTerms(emissions, ['scope1Kg', scope2])
    const kilograms = apart ?? amountOf(emissions, combined)
    if (kilograms === null) return []
    return [
      {
        kilograms,
        covers: 'scope_1_and_2',
        basis: apart === null || isStated(apart, combined) ? 'stated' : 'added_up',
        scope2Method: name,
        scope3Categories: null,
        scope3Coverage: null,
        lacksInvestments: false,
      },
    ]
  })
}

export function scope1Amount({
  emissions,
  isOurSum,
}: Pick<ReportedYear, 'emissions' | 'isOurSum'>): EmissionAmount | null {
  const kilograms = emissions.scope1Kg ?? null
  if (kilograms === null) return null
  return {
    kilograms,
    covers: 'scope_1',
    basis: isOurSum ? 'added_up' : 'stated',
    scope2Method: null,
    scope3Categories: null,
    scope3Coverage: null,
    lacksInvestments: false,
  }
}

/**
 * The categories that scope 3 of a year is known to be made of: those added up, or those that make up the stated total, or the
 * one whose very amount the total is in another year. Null: not known. `others`: every other year of the same place, so that lists,
 * tables and changes say the same of a year; the year itself among them changes nothing.
 */
export function knownCategories(emissions: DisclosedEmissions, others: readonly DisclosedEmissions[]): number[] | null {
  const stated = emissions.scope3Kg ?? null
  const categories = categoriesOf(emissions)
  const sum = amountOf(emissions, 'scope3CategorySum')
  if (sum !== null) return stated === null || sum >= stated * (1 - rounding) ? categories : null
  if (stated === null) return null
  const same = others.find((other) => {
    const [category, ...more] = categoriesOf(other)
    return category !== undefined && more.length === 0 && amountOf(other, 'scope3CategorySum') === stated
  })
  return same === undefined ? null : categoriesOf(same)
}

/** What a stated total is made of, where its scopes are known and come to as much. */
function partsOfTotal(
  total: number,
  sums: readonly number[],
  emissions: DisclosedEmissions,
  others: readonly DisclosedEmissions[],
) {
  const scope3 = amountOf(emissions, 'scope3Kg') ?? amountOf(emissions, 'scope3CategorySum')
  if (sums.some((sum) => isAbout(sum, total))) return coverageOf(knownCategories(emissions, others))
  const isApart = scope3 !== null || scopes1And2Amounts(emissions).length > 0
  return { scope3Categories: null, scope3Coverage: isApart ? ('total_only' as const) : ('scopes_unknown' as const) }
}

function coverageOf(categories: number[] | null): Pick<EmissionAmount, 'scope3Categories' | 'scope3Coverage'> {
  return { scope3Categories: categories, scope3Coverage: categories === null ? 'total_only' : 'categories' }
}

/**
 * All scopes by each method that the year has, the first of which stands for the year; none where a scope is not known. A
 * stated total stands for the sum that it comes to, whose method is then its own. `others`: as for `knownCategories`.
 */
export function allScopesAmounts(
  emissions: DisclosedEmissions,
  ofFinancial: boolean,
  others: readonly DisclosedEmissions[],
): EmissionAmount[] {
  const scope3 = amountOf(emissions, 'scope3Kg') ?? amountOf(emissions, 'scope3CategorySum')
  const lacksInvestments = ofFinancial && emissions.scope3CategoriesKg?.['15'] === undefined
  const sums: EmissionAmount[] =
    scope3 === null
      ? []
      : scopes1And2Amounts(emissions).map(({ kilograms, scope2Method }) => ({
          kilograms: kilograms + scope3,
          covers: 'all_scopes',
          basis: 'added_up',
          scope2Method,
          ...coverageOf(knownCategories(emissions, others)),
          lacksInvestments,
        }))
  const total = emissions.totalKg ?? null
  if (total === null || !isTotalOfAllScopes(emissions) || allScopesBest(emissions)?.[0] !== 'totalKg') return sums
  const apart = (sum: EmissionAmount) => Math.abs(sum.kilograms - total)
  const nearest = sums
    .filter((sum) => isAbout(sum.kilograms, total))
    .toSorted((one, other) => apart(one) - apart(other))[0]
  const stated: EmissionAmount = {
    kilograms: total,
    covers: 'all_scopes',
    basis: 'stated',
    scope2Method: nearest?.scope2Method ?? 'not_stated',
    ...partsOfTotal(
      total,
      sums.map(({ kilograms }) => kilograms),
      emissions,
      others,
    ),
    lacksInvestments,
  }
  return [stated, ...sums.filter(({ scope2Method }) => scope2Method !== stated.scope2Method)]
}
