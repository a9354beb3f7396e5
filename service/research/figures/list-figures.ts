import { isAddedUpByUs } from '@/service/reference/added-up-by-us'
import { allScopes, allScopesBest, categoriesInAllScopes, scope1And2Sum } from '@/service/reference/emission-sums'
import { amountOf, type EmissionTerm, scope1And2Terms } from '@/service/reference/emission-terms'
import { isWholeOfScope3 } from '@/service/scope-3-coverage'
import type { ListFigure } from '@/service/storage/organizations/list-facts'
import type { StoredPerformance } from '@/service/storage/research/outcome'
import { isPartOfACountry } from './is-part-of-a-country'

/** Enough for a line as small as a row; the organization's page has them all. */
export const longestSeries = 12

type Emissions = StoredPerformance['emissions']
type Amount = Pick<ListFigure, 'kilograms' | 'covers' | 'basis' | 'scope2Method' | 'scope3Categories'>

const combinedTerms = ['scope1And2MarketKg', 'scope1And2Kg', 'scope1And2LocationKg'] as const

function methodOf(terms: readonly EmissionTerm[] | null): NonNullable<ListFigure['scope2Method']> {
  if (terms?.some((term) => term.endsWith('MarketKg'))) return 'market'
  return terms?.some((term) => term.endsWith('LocationKg')) ? 'location' : 'not_stated'
}

function scopes1And2Of(emissions: Emissions): Amount | null {
  const kilograms = scope1And2Sum(emissions)
  if (kilograms === null) return null
  const isStated = combinedTerms.some((term) => amountOf(emissions, term) === kilograms)
  return {
    kilograms,
    covers: 'scope_1_and_2',
    basis: isStated ? 'stated' : 'added_up',
    scope2Method: methodOf(scope1And2Terms(emissions)),
    scope3Categories: null,
  }
}

function scope1Of({ scope1Kg }: Emissions, sources: readonly string[]): Amount | null {
  if (scope1Kg === undefined) return null
  const basis = isAddedUpByUs(sources[0]) ? 'added_up' : 'stated'
  return { kilograms: scope1Kg, covers: 'scope_1', basis, scope2Method: null, scope3Categories: null }
}

function allScopesOf(emissions: Emissions): Amount | null {
  const kilograms = allScopes(emissions)
  if (kilograms === null) return null
  const terms = allScopesBest(emissions)
  const isStated = terms?.[0] === 'totalKg'
  return {
    kilograms,
    covers: 'all_scopes',
    basis: isStated ? 'stated' : 'added_up',
    // A stated total does not say by which method its scope 2 was accounted for.
    scope2Method: isStated ? 'not_stated' : methodOf(terms),
    scope3Categories: categoriesInAllScopes(emissions),
  }
}

/** All scopes where scope 3 is whole: a stated total, or most of its categories. */
function wholeOf(emissions: Emissions): Amount | null {
  const amount = allScopesOf(emissions)
  return amount !== null && isWholeOfScope3(amount.scope3Categories) ? amount : null
}

/** Of two sums over a few categories each, the larger may be the one of more categories. */
function isMadeAlike(one: Amount, other: Amount): boolean {
  if (one.covers !== other.covers || one.scope2Method !== other.scope2Method) return false
  const [first, second] = [one.scope3Categories, other.scope3Categories]
  return (isWholeOfScope3(first) && isWholeOfScope3(second)) || String(first) === String(second)
}

/** The newest of `performances` (newest first) that `read` finds an amount in, with its like in the years before. */
function newestOf(
  performances: readonly StoredPerformance[],
  read: (emissions: Emissions, sources: readonly string[]) => Amount | null,
): ListFigure | null {
  for (const { year, region, emissions, sources } of performances) {
    const amount = read(emissions, sources)
    if (amount === null) continue
    const series = performances.flatMap((one): [number, number][] => {
      const other = one.region === region ? read(one.emissions, one.sources) : null
      return other !== null && isMadeAlike(amount, other) ? [[one.year, other.kilograms]] : []
    })
    return {
      ...amount,
      year,
      region,
      sources,
      series: series.toSorted(([a], [b]) => a - b).slice(-longestSeries),
    }
  }
  return null
}

/**
 * The two amounts of a row, worldwide before one country's. Scope 1 alone stands for scopes 1 and 2 only where no year has
 * both, and a sum with a few categories of scope 3 for all scopes only where no year has them whole; both say so.
 */
export function listFigures(performances: readonly StoredPerformance[]): {
  scopes1And2: ListFigure | null
  allScopes: ListFigure | null
} {
  const worldwide = performances.filter(({ region }) => region === 'GLOBAL')
  // A state's year is not newer than its country's: it is less.
  const ofCountries = performances.filter(({ region }) => region !== 'GLOBAL' && !isPartOfACountry(region))
  const ofStates = performances.filter(({ region }) => isPartOfACountry(region))
  return {
    scopes1And2:
      newestOf(worldwide, scopes1And2Of) ??
      newestOf(worldwide, scope1Of) ??
      newestOf(ofCountries, scopes1And2Of) ??
      newestOf(ofCountries, scope1Of) ??
      newestOf(ofStates, scope1Of),
    allScopes:
      newestOf(worldwide, wholeOf) ??
      newestOf(worldwide, allScopesOf) ??
      newestOf(ofCountries, wholeOf) ??
      newestOf(ofCountries, allScopesOf),
  }
}

/** What a column is ordered by: a worldwide amount that holds all the column names, else nothing. */
export function rankedKilograms(figure: ListFigure | null): number | null {
  if (figure === null || figure.region !== 'GLOBAL' || figure.covers === 'scope_1') return null
  return isWholeOfScope3(figure.scope3Categories) ? figure.kilograms : null
}
