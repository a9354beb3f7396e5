import { isAddedUpByUs } from '@/service/reference/added-up-by-us'
import { allScopesBest, scope1And2Sum, wholeOfAllScopes } from '@/service/reference/emission-sums'
import { convert, type Rates } from '@/service/reference/read-rates'
import { footprintFigures } from '@/service/research/figures/footprint-figures'
import { latestEmissions } from '@/service/research/figures/latest-emissions'
import { listFigures, longestSeries, rankedKilograms } from '@/service/research/figures/list-figures'
import type { ListFacts } from '@/service/storage/organizations/list-facts'
import type { Outcome, StoredPerformance } from '@/service/storage/research/outcome'
import type { ListColumns } from '@/service/storage/research/research'

/** What lists show, filter and sort by of an outcome. Null: not known; a list that was not read says nothing. */
export function summarizeOutcome(outcome: Outcome, rates: Rates): ListColumns {
  const { sbti, un, globalCompact, climatePledge } = outcome.commitments
  const intensity = newestIntensity(outcome.performances, rates)
  const figures = listFigures(outcome.performances)
  return {
    scope1And2Kg: rankedKilograms(figures.scopes1And2),
    allScopesKg: rankedKilograms(figures.allScopes),
    intensityKgPerUsd: intensity?.kgPerUsd ?? null,
    intensityYear: intensity?.year ?? null,
    sbtiStatus: sbti.retrievedOn === null ? null : strongestOf(sbti.targets.slice(0, 1)),
    hasNetZeroTarget: sbti.retrievedOn === null ? null : sbti.targets[0]?.netZero === 'set',
    isInRaceToZero: un.retrievedOn === null ? null : un.initiatives.some(({ slug }) => slug === 'race-to-zero'),
    isInGlobalCompact: globalCompact === undefined ? null : true,
    hasSignedClimatePledge: climatePledge.signed,
    confidence: outcome.assessment?.confidence ?? null,
    facts: {
      ...factsOf(outcome.performances),
      ...figures,
      industryGroup: outcome.industryGroup ?? [],
      scoreRange: outcome.assessment?.range ?? null,
      knownShare: outcome.assessment?.knownShare ?? null,
      ownFigures: footprintFigures(outcome.performances, rates),
      group: outcome.group?.parent.name ?? null,
      industryConfidence: outcome.industry?.confidence ?? null,
      targetYear: sbti.targets[0]?.nearTerm === 'set' ? sbti.targets[0].nearTermYear : null,
    },
  }
}

/** The first entry of the list is the one that stands; removed ones come after it. */
function strongestOf(targets: Outcome['commitments']['sbti']['targets']): ListColumns['sbtiStatus'] {
  const statuses = targets.flatMap(({ nearTerm, longTerm }) => [nearTerm, longTerm])
  return (['set', 'committed', 'removed'] as const).find((status) => statuses.includes(status)) ?? 'none'
}

/**
 * kg CO2e of scopes 1 and 2 per US dollar of that year's revenue, worldwide: scope 3 is counted too differently to be divided by
 * revenue and laid side by side.
 */
function newestIntensity(
  performances: readonly StoredPerformance[],
  rates: Rates,
): { kgPerUsd: number; year: number } | null {
  for (const { region, revenue, emissions, year, period } of performances) {
    const kilograms = scope1And2Sum(emissions)
    if (region !== 'GLOBAL' || revenue === null || kilograms === null) continue
    const usd = convert(rates, revenue.amount, revenue.currency, 'USD', year, period)
    if (usd !== null && usd.amount > 0) return { kgPerUsd: kilograms / usd.amount, year }
  }
  return null
}

function factsOf(
  performances: readonly StoredPerformance[],
): Pick<ListFacts, 'series' | 'emissionSources' | 'emissionBasis'> {
  const latest = latestEmissions(performances)
  if (latest === null) return { series: [], emissionSources: [], emissionBasis: null }
  const newest = performances.find(({ year, region }) => year === latest.year && region === latest.region)
  const series = performances
    .filter(({ region }) => region === latest.region)
    .flatMap(({ year, emissions }): [number, number][] => {
      const kilograms = amountOf(emissions, latest.covers)
      return kilograms === null ? [] : [[year, kilograms]]
    })
  return {
    series: series.toSorted(([a], [b]) => a - b).slice(-longestSeries),
    emissionSources: newest?.sources ?? [],
    emissionBasis: newest === undefined ? null : basisOf(newest, latest.covers),
  }
}

function amountOf(emissions: StoredPerformance['emissions'], covers: string): number | null {
  if (covers === 'all_scopes') return wholeOfAllScopes(emissions)
  return covers === 'scope_1_and_2' ? scope1And2Sum(emissions) : (emissions.scope1Kg ?? null)
}

function basisOf({ emissions, sources }: StoredPerformance, covers: string): ListFacts['emissionBasis'] {
  if (covers === 'scope_1') return isAddedUpByUs(sources[0]) ? 'added_up' : 'stated'
  if (covers === 'all_scopes') return allScopesBest(emissions)?.[0] === 'totalKg' ? 'stated' : 'added_up'
  const amount = scope1And2Sum(emissions)
  const { scope1And2Kg, scope1And2LocationKg, scope1And2MarketKg } = emissions
  const stated = [scope1And2Kg, scope1And2MarketKg, scope1And2LocationKg]
  return amount !== null && stated.includes(amount) ? 'stated' : 'added_up'
}
