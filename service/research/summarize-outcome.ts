import { lastTargetYear } from '@/service/contract/organization/target-years'
import { type ChosenFigure, newestYears, rankedKilograms } from '@/service/figures/choose-figures'
import { scope1And2Sum } from '@/service/reference/emission-sums'
import { convert, type Rates } from '@/service/reference/read-rates'
import { footprintFigures } from '@/service/research/figures/footprint-figures'
import { figuresForList } from '@/service/research/figures/list-figures'
import type { ListFacts } from '@/service/storage/organizations/list-facts'
import type { Outcome, StoredPerformance, StoredSbtiTarget } from '@/service/storage/research/outcome'
import type { ListColumns } from '@/service/storage/research/research'

/** The fields of an outcome that lists show, filter and sort by. Null: unknown, also for a list that was not read. */
export function summarizeOutcome(outcome: Outcome, rates: Rates, figures = figuresForList(outcome)): ListColumns {
  const { sbti, un, globalCompact, climatePledge } = outcome.commitments
  const intensity = newestIntensity(outcome.performances, rates)
  const { scopes1And2, allScopes, headline } = figures
  return {
    scope1And2Kg: rankedKilograms(scopes1And2),
    allScopesKg: rankedKilograms(allScopes),
    intensityKgPerUsd: intensity?.kgPerUsd ?? null,
    intensityYear: intensity?.year ?? null,
    sbtiStatus: sbti.retrievedOn === null ? null : strongestOf(sbti.targets.slice(0, 1)),
    hasNetZeroTarget: sbti.retrievedOn === null ? null : sbti.targets[0]?.netZero === 'set',
    isInRaceToZero: un.retrievedOn === null ? null : un.initiatives.some(({ slug }) => slug === 'race-to-zero'),
    isInGlobalCompact: globalCompact === undefined ? null : true,
    hasSignedClimatePledge: climatePledge.signed,
    confidence: outcome.assessment?.confidence ?? null,
    facts: {
      series: newestYears(headline?.series ?? []),
      emissionSources: [...(headline?.sources ?? [])],
      emissionBasis: headline?.basis ?? null,
      scopes1And2: toStored(scopes1And2),
      allScopes: toStored(allScopes),
      industryGroup: outcome.industryGroup ?? [],
      scoreRange: outcome.assessment?.range ?? null,
      knownShare: outcome.assessment?.knownShare ?? null,
      ownFigures: footprintFigures(outcome.performances, rates),
      group: outcome.group?.parent.name ?? null,
      industryConfidence: outcome.industry?.confidence ?? null,
      netZeroStatus: sbti.retrievedOn === null ? null : (sbti.targets[0]?.netZero ?? 'none'),
      sbtiListOf: sbti.retrievedOn,
      // Net Zero Tracker's day is not a day of the Race to Zero list.
      raceToZeroListOf: un.isTracked ? null : un.retrievedOn,
      ...targetYearsOf(sbti.targets[0]),
    },
  }
}

function targetYearsOf(first: StoredSbtiTarget | undefined): Pick<ListFacts, 'lastTargetYear' | 'targetYear'> {
  if (first === undefined) return { targetYear: null, lastTargetYear: null }
  const parts = [
    { status: first.nearTerm, year: first.nearTermYear },
    { status: first.longTerm, year: first.longTermYear },
    { status: first.netZero, year: first.netZeroYear },
  ]
  return { targetYear: first.nearTerm === 'set' ? first.nearTermYear : null, lastTargetYear: lastTargetYear(parts) }
}

/** The first entry of the list is the valid one; removed ones follow. */
function strongestOf(targets: Outcome['commitments']['sbti']['targets']): ListColumns['sbtiStatus'] {
  const statuses = targets.flatMap(({ nearTerm, longTerm }) => [nearTerm, longTerm])
  return (['set', 'committed', 'removed'] as const).find((status) => statuses.includes(status)) ?? 'none'
}

/**
 * kg CO2e of scopes 1 and 2 per US dollar of that year's revenue, worldwide; scope 3 is computed too differently for comparing such
 * ratios.
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

function toStored(figure: ChosenFigure | null): ListFacts['allScopes'] {
  return figure && { ...figure, sources: [...figure.sources], series: newestYears(figure.series) }
}
