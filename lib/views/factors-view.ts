import type { Format } from '@/lib/format/create-format'
import { mainCurrency } from './money-view'
import type { OrganizationAnswer, PerformanceAnswer } from './organization-answer'
import { spanOf, yearsOf } from './worldwide'

const factorSeries = [
  { key: 'all', label: 'All scopes' },
  { key: 'upstream', label: 'Scopes 1, 2 and upstream' },
  { key: 'scope1And2', label: 'Scopes 1 and 2' },
] as const
export type FactorKey = (typeof factorSeries)[number]['key']

export type FactorYear = { year: number; industry: number | null } & Record<FactorKey, number | null>

export type IndustryFactor = {
  year: number
  factor: number
  sentence: string
  sourceUrl: string | null
  isCradleToGate: boolean
}

export type FactorsView = {
  currency: string
  series: { key: FactorKey; label: string }[]
  years: FactorYear[]
  claim: string
  /** Industry averages in the same currency, oldest first. Never the organization's own. */
  industry: IndustryFactor[]
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

/** Both stand for scopes 1, 2 and upstream, so only an organization's figure of that boundary compares with them. */
const basisWords: Record<string, string> = {
  epa_supply_chain: 'US EPA supply-chain factor',
  median_of_disclosed: 'median of disclosed factors',
}

function industryFactors({ industry }: OrganizationAnswer, currency: string, format: Format): IndustryFactor[] {
  const usable = (industry?.performances ?? []).filter(({ currency: own }) => own === null || own === currency)
  return usable
    .map(({ year, emission_factor: factor, basis, organizations, source }) => {
      const words = basis === null ? 'industry factor' : (basisWords[basis] ?? basis.replaceAll('_', ' '))
      const of = organizations === null ? '' : ` of ${organizations} organizations`
      return {
        year,
        factor,
        sentence: `${format.factor(factor)} in ${year} (${words}${of})`,
        sourceUrl: source.url,
        isCradleToGate: basis !== null && Object.hasOwn(basisWords, basis),
      }
    })
    .sort((a, b) => a.year - b.year)
}

function claimOf(
  years: readonly FactorYear[],
  currency: string,
  industry: readonly IndustryFactor[],
  format: Format,
): string {
  const newest = years.findLast(({ all, upstream, scope1And2 }) => (all ?? upstream ?? scope1And2) !== null)
  const known = newest && factorSeries.find(({ key }) => newest[key] !== null)
  if (!newest || !known) return ''
  const claim = `${format.factor(newest[known.key] ?? 0)} kg CO₂e per ${currency} in ${newest.year} (${known.label.toLowerCase()})`
  const average = industry.at(-1)
  const alike = newest.upstream ?? newest.scope1And2
  if (!average?.isCradleToGate || alike === null) return claim
  const of = newest.upstream === null ? 'Scopes 1 and 2 are' : 'Up to the gate it is'
  return `${claim}. ${of} ${format.number.significant(alike / average.factor, 2)} times the factor of its industry (${average.year}).`
}

/** Emissions per unit of revenue beside the industry's, in kg CO2e; null where no year has a factor. */
export function viewFactors(organization: OrganizationAnswer, format: Format): FactorsView | null {
  const withFactors = yearsOf(organization, 'worldwide').filter((performance) =>
    Object.values(factorsOf(performance)).some((factor) => factor !== null),
  )
  const currency = mainCurrency(withFactors) ?? 'unit of revenue'
  const inMain = withFactors.filter(({ revenue_currency: own }) => own === null || own === currency)
  if (inMain.length === 0) return null
  const industry = industryFactors(organization, currency, format)
  const byYear = new Map(inMain.map((performance) => [performance.year, factorsOf(performance)]))
  const industryByYear = new Map(industry.map(({ year, factor }) => [year, factor]))
  const years = spanOf([...byYear.keys()]).map((year) => ({
    year,
    ...(byYear.get(year) ?? noFactors),
    industry: industryByYear.get(year) ?? null,
  }))
  return {
    currency,
    series: factorSeries.filter(({ key }) => years.some((entry) => entry[key] !== null)),
    years,
    claim: claimOf(years, currency, industry, format),
    industry,
    industryName: organization.industry?.name ?? 'its industry',
  }
}
