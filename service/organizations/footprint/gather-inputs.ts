import type { Context } from '@/service/context'
import type { FootprintQuery } from '@/service/contract/footprint'
import { type DirectMedian, footprintMethods } from '@/service/footprint/calculate-line'
import type { TargetState } from '@/service/footprint/target-coverage'
import { findFactor } from '@/service/organizations/find-factor'
import { resolveSearch } from '@/service/organizations/list/resolve-search'
import { toListFilter } from '@/service/organizations/list/to-list-filter'
import { findRate, type Rates } from '@/service/reference/read-rates'
import { listIndustryPeers } from '@/service/storage/companies/industry-peers'
import {
  type FootprintRow,
  findEngagementGoal,
  listFootprintRows,
  listSpendYears,
} from '@/service/storage/organizations/footprint'
import { findGroupFactor } from './find-group-factor'
import type { FootprintInputs, SupplierInputs } from './footprint-inputs'

export type FootprintContext = Pick<Context, 'clock' | 'database' | 'industryFigures' | 'reference'>
export type FootprintRequest = { projectId: number; query: FootprintQuery }

/** The present inputs for the footprint of a year's spend: spend, figures, factors, rates and choices. */
export async function gatherInputs(
  ctx: FootprintContext,
  { projectId, query: { currency, year: asked, ...filters } }: FootprintRequest,
): Promise<FootprintInputs> {
  const { database, reference } = ctx
  const years = await listSpendYears(database, projectId)
  const year = asked ?? years[0] ?? null
  const filter = await resolveSearch(database, toListFilter(filters, projectId, reference.industries))
  const [rows, peers, goal] = await Promise.all([
    year === null ? [] : listFootprintRows(database, filter, year),
    listIndustryPeers(database),
    findEngagementGoal(database, projectId),
  ])
  const medians = new Map(peers.map(({ industryId, ...median }) => [industryId, median]))
  const thisYear = ctx.clock().getUTCFullYear()
  const codes = new Set([currency, ...rows.flatMap(({ spend }) => spend.map((one) => one.currency))])
  return {
    year,
    years,
    currency,
    rates: year === null ? [] : ratesOf(reference.rates, [...codes].toSorted(), year),
    goal,
    editions: reference.editions.all.map(({ id, retrievedOn }) => ({ source: id, retrievedOn })),
    suppliers: rows.map((row) => gatherSupplier(ctx, row, medians, thisYear)),
  }
}

function ratesOf(rates: Rates, codes: readonly string[], year: number): FootprintInputs['rates'] {
  return codes.flatMap((code) => {
    const rate = code === 'USD' ? null : findRate(rates, code, year)
    return rate === null ? [] : [{ currency: code, year, perUsd: rate.perUsd, source: rate.source }]
  })
}

function gatherSupplier(
  ctx: FootprintContext,
  row: FootprintRow,
  medians: ReadonlyMap<string, DirectMedian>,
  thisYear: number,
): SupplierInputs {
  const { industryId, facts } = row
  const divisions = industryId === null ? (facts?.industryGroup ?? []) : []
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    industry:
      industryId === null
        ? null
        : { id: industryId, name: ctx.reference.industries.byId.get(industryId)?.name ?? industryId },
    divisions,
    industryConfidence: facts?.industryConfidence ?? null,
    target: targetOf(row, thisYear),
    chosenMethod: footprintMethods.find((method) => method === row.method) ?? null,
    spend: row.spend,
    own: facts?.ownFigures ?? [],
    allocated: row.allocated.map(({ scope, tonnes, assurance }) => ({
      kg: tonnes * 1000,
      covers: scope === 'allocated' ? 'cradle_to_gate' : 'scopes_1_and_2',
      isAssured: assurance !== null && assurance !== 'none',
    })),
    factor: industryId === null ? findGroupFactor(ctx, divisions) : findFactor(ctx, industryId),
    directMedian: industryId === null ? null : (medians.get(industryId) ?? null),
  }
}

/** A target whose year has passed counts as expired: the list does not say whether it was reached. */
function targetOf({ isRecognised, sbtiStatus, facts }: FootprintRow, thisYear: number): TargetState {
  if (!isRecognised || sbtiStatus === null) return 'unknown'
  if (sbtiStatus === 'set') return facts?.targetYear != null && facts.targetYear < thisYear ? 'expired' : 'validated'
  return sbtiStatus === 'committed' || sbtiStatus === 'removed' ? sbtiStatus : 'none'
}
