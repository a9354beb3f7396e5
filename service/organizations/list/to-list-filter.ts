import type { Context } from '@/service/context'
import type { OrganizationFilter } from '@/service/contract/organization/organization-filter'
import { foldText } from '@/service/matching/names/fold-text'
import type { Industries } from '@/service/reference/industries/read-industries'
import type { ListFilter } from '@/service/storage/organizations/organization-filter'
import { labelKey } from './change-labels'

function orNull(value: string): string | null {
  return value === 'unknown' ? null : value
}

/** The ids of the divisions selected by a filter: a section selects all of its divisions. */
function divisionsOf(id: string, industries: Industries): (string | null)[] {
  if (id === 'unknown') return [null]
  if (/^\d/.test(id)) return [id]
  return industries.all.filter(({ section }) => section.id === id).map((industry) => industry.id)
}

/** Null where neither the order nor a filter asks about spend; `resolve-filter.ts` finds a year that is not named. */
function spendOf({ sort, ...query }: OrganizationFilter & { sort?: string }): ListFilter['spend'] {
  const atLeast = query.spend_at_least ?? null
  if (atLeast === null && sort !== 'spend' && sort !== '-spend') return null
  return { year: query.spend_year === undefined ? null : query.spend_year, atLeast }
}

/** A query as a filter for storage; a search matches part of a name (`resolve-filter.ts` chooses the best way). */
export function toListFilter(
  query: OrganizationFilter & { sort?: string },
  projectId: number,
  { clock, reference: { industries } }: Pick<Context, 'clock' | 'reference'>,
): ListFilter {
  const search = foldText(query.q ?? '')
  return {
    projectId,
    thisYear: clock().getUTCFullYear(),
    search: search === '' ? null : { words: search, as: 'part', countries: [], labels: [] },
    status: query.status ?? null,
    ids: query.ids?.map(Number) ?? null,
    countries: query.country?.map(orNull) ?? null,
    divisions: query.industry?.flatMap((id) => divisionsOf(id, industries)) ?? null,
    confidences: query.confidence?.map(orNull) ?? null,
    scoreBands: query.score_band?.map((band) => (band === 'unknown' ? null : Number(band))) ?? null,
    labels: query.label?.map(labelKey) ?? null,
    hasEmissions: query.has_emissions ?? null,
    figures: query.figures ?? null,
    recognition: query.recognition ?? null,
    figuresSince: query.figures_since ?? null,
    figuresUntil: query.figures_until ?? null,
    sbti: query.sbti ?? null,
    hasScienceBasedTarget: query.science_based_target ?? null,
    isInRaceToZero: query.race_to_zero ?? null,
    isInGlobalCompact: query.global_compact ?? null,
    hasSignedClimatePledge: query.climate_pledge ?? null,
    hasNetZeroTarget: query.net_zero ?? null,
    hasCandidates: query.has_candidates === 'yes',
    scoreBelow: query.score_below ?? null,
    emissionsAbove: query.emissions_above ?? null,
    category: query.category ?? null,
    buyer: query.buyer ?? null,
    ownText: query.own_text === undefined ? null : foldText(query.own_text),
    stage: query.stage ?? null,
    owner: query.owner ?? null,
    hasSpend: query.has_spend ?? null,
    spend: spendOf(query),
  }
}
