import { isOld } from '@/lib/format/age'
import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import type { OrganizationAnswer, PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import { mainCurrency } from '@/lib/views/organization/money-view'
import { withinSentence } from '@/lib/views/translate/list-words'
import { allScopesAmounts } from '@/service/figures/emission-amounts'
import { isOfFinancial, reportedYears, toListed } from './chosen-figures'
import { categoriesOfAllScopes } from './known-categories'
import { categoriesSentence, categoryCounts } from './scope-3-by-year'
import { coverageInWords } from './scope-3-coverage'
import { spanOf, yearsOf } from './worldwide'

const factorSeries = [
  { key: 'all', label: 'allScopes', inline: 'allScopesInline' },
  { key: 'upstream', label: 'scopes12Upstream', inline: null },
  { key: 'scope1And2', label: 'scopes12', inline: null },
] as const satisfies { key: string; label: Key<'figures'>; inline: Key<'figures'> | null }[]
export type FactorKey = (typeof factorSeries)[number]['key']

export type FactorYear = { year: number; industry: number | null } & Record<FactorKey, number | null>

export type IndustryFactor = {
  year: number
  factor: number
  sentence: string
  sourceUrl: string | null
}

export type FactorsView = {
  currency: string
  series: { key: FactorKey; label: string }[]
  years: FactorYear[]
  claim: string
  /** The year of the claim, if it is long ago. */
  oldYear: number | null
  /** Which years' scope 3 is a sum of categories, and of how many; null if none. */
  categories: string | null
  /** How many categories each year has, for downloads. */
  categoryCounts: (number | null)[] | null
  /**
   * Industry averages in the same currency, oldest first; never the organization's own. They include the supply chain, so they are left
   * out if the organization's factors do not: the newest is then `aside` and not drawn.
   */
  industry: IndustryFactor[]
  aside: IndustryFactor | null
  industryName: string
}

const noFactors = { all: null, upstream: null, scope1And2: null }

function factorsOf(performance: PerformanceAnswer): Record<FactorKey, number | null> {
  return {
    all: performance.emission_factor,
    upstream: performance.total_upstream_emission_factor,
    scope1And2: performance.scope_1_and_2_emission_factor,
  }
}

const basisKeys: Record<string, Key<'figures'>> = {
  epa_supply_chain: 'basisEpa',
  median_of_disclosed: 'basisMedian',
}

function basisWords(basis: string | null, organizations: number | null, format: Format): string {
  const words = format.words('figures')
  const key = basis === null ? 'industryFactor' : basisKeys[basis]
  const said = key ? words(key) : (basis ?? '').replaceAll('_', ' ')
  return organizations === null ? said : words('basisOf', { basis: said, count: String(organizations) })
}

function industryFactors({ industry }: OrganizationAnswer, currency: string, format: Format): IndustryFactor[] {
  const usable = (industry?.performances ?? []).filter(({ currency: own }) => own === null || own === currency)
  return usable
    .map(({ year, emission_factor: factor, basis, organizations, source }) => {
      return {
        year,
        factor,
        sentence: format.words('figures')('factorIn', {
          factor: format.factor(factor),
          year: String(year),
          basis: basisWords(basis, organizations, format),
        }),
        sourceUrl: source.url,
      }
    })
    .sort((a, b) => a.year - b.year)
}

/**
 * How the factor compares with the industry's is said once by the score, in one currency: at the rates of two years a ratio would change
 * with the currency.
 */
function claimOf(newest: FactorYear | undefined, held: string | null, currency: string, format: Format): string {
  const known = newest && factorSeries.find(({ key }) => newest[key] !== null)
  if (!newest || !known) return ''
  const words = format.words('figures')
  return words('factorClaim', {
    factor: format.factor(newest[known.key] ?? 0),
    currency,
    year: String(newest.year),
    scopes: scopesIn(held, known, format),
  })
}

/** `held`: the scopes that the amount of all scopes is known to include. */
function scopesIn(held: string | null, { key, label, inline }: (typeof factorSeries)[number], format: Format): string {
  if (key === 'all' && held !== null) return held
  const words = format.words('figures')
  return inline === null ? withinSentence(words(label), format) : words(inline)
}

/** The scopes in the factor of all scopes; null if the service returns none of its amounts. */
function heldInFactor(organization: OrganizationAnswer, year: number | undefined, format: Format): string | null {
  const years = reportedYears(organization, ['worldwide'])
  const of = years.find((one) => one.year === year)
  const all = years.map(({ emissions }) => emissions)
  const [amount] = of ? allScopesAmounts(of.emissions, isOfFinancial(organization), all) : []
  return amount && of ? coverageInWords(toListed({ ...amount, ...of, series: [] }), format) : null
}

/** Emissions per unit of revenue beside the industry's, in kg CO2e; null if no year has a factor. */
export function viewFactors(organization: OrganizationAnswer, format: Format): FactorsView | null {
  const words = format.words('figures')
  const worldwide = yearsOf(organization, 'worldwide')
  const withFactors = worldwide.filter((performance) =>
    Object.values(factorsOf(performance)).some((factor) => factor !== null),
  )
  const currency = mainCurrency(withFactors) ?? words('unitOfRevenue')
  const inMain = withFactors.filter(({ revenue_currency: own }) => own === null || own === currency)
  if (inMain.length === 0) return null
  const known = industryFactors(organization, currency, format)
  const isAlike = inMain.some(({ total_upstream_emission_factor: factor }) => factor !== null)
  const industry = isAlike ? known : []
  const byYear = new Map(inMain.map((performance) => [performance.year, factorsOf(performance)]))
  const industryByYear = new Map(industry.map(({ year, factor }) => [year, factor]))
  const years = spanOf([...byYear.keys()]).map((year) => ({
    year,
    ...(byYear.get(year) ?? noFactors),
    industry: industryByYear.get(year) ?? null,
  }))
  const addedByYear = new Map(
    inMain.map((performance) => [
      performance.year,
      performance.emission_factor === null ? null : categoriesOfAllScopes(performance, worldwide),
    ]),
  )
  const added = years.map(({ year }) => ({ year, scope3Categories: addedByYear.get(year) ?? null }))
  const newest = years.findLast(({ all, upstream, scope1And2 }) => (all ?? upstream ?? scope1And2) !== null)
  return {
    currency,
    series: factorSeries
      .filter(({ key }) => years.some((entry) => entry[key] !== null))
      .map(({ key, label }) => ({ key, label: words(label) })),
    years,
    claim: claimOf(newest, heldInFactor(organization, newest?.year, format), currency, format),
    oldYear: newest && isOld(newest.year, format) ? newest.year : null,
    categories: categoriesSentence(added, format),
    categoryCounts: categoryCounts(added),
    industry,
    aside: isAlike ? null : (known.at(-1) ?? null),
    industryName: organization.industry?.name ? format.industryName(organization.industry.name) : words('itsIndustry'),
  }
}
