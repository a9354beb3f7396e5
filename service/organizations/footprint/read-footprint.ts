import type { Context } from '@/service/context'
import type { Footprint, FootprintQuery } from '@/service/contract/footprint'
import {
  calculateLine,
  type DirectMedian,
  footprintMethods,
  type SupplierBasis,
} from '@/service/footprint/calculate-line'
import type { CalculatedSpend, NotCoveredReason } from '@/service/footprint/sum-footprint'
import type { TargetState } from '@/service/footprint/target-coverage'
import { findFactor } from '@/service/organizations/find-factor'
import { resolveSearch } from '@/service/organizations/list/resolve-search'
import { toListFilter } from '@/service/organizations/list/to-list-filter'
import { convert, type Rates } from '@/service/reference/read-rates'
import type { Confidence } from '@/service/reference/records'
import { listIndustryPeers } from '@/service/storage/companies/industry-peers'
import {
  type FootprintRow,
  findEngagementGoal,
  listFootprintRows,
  listSpendYears,
} from '@/service/storage/organizations/footprint'
import { findGroupFactor } from './find-group-factor'
import { type CalculatedSupplier, presentFootprint } from './present-footprint'

type Request = { projectId: number; query: FootprintQuery }

/**
 * The emissions of a year's spend, supplier by supplier, computed at each call from the figures in use: GHG Protocol scope 3
 * categories 1 and 2 (docs/footprint.md). What no method covers is told with the reason and is in no sum.
 */
export async function readFootprint(
  ctx: Pick<Context, 'clock' | 'database' | 'industryFigures' | 'reference'>,
  { projectId, query: { currency, year: asked, ...filters } }: Request,
): Promise<Footprint> {
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
  const suppliers = rows.map((row): CalculatedSupplier => {
    const directMedian = row.industryId === null ? null : (medians.get(row.industryId) ?? null)
    return { row, ...calculateSpend(ctx, row, { year, currency, directMedian }), target: targetOf(row, thisYear) }
  })
  return presentFootprint(reference, { year, years, currency, suppliers, goal })
}

type Of = { year: number | null; currency: string; directMedian: DirectMedian | null }

function calculateSpend(
  ctx: Pick<Context, 'industryFigures' | 'reference'>,
  row: FootprintRow,
  { year, currency, directMedian }: Of,
): { spend: number | null; calculated: CalculatedSpend } {
  const usd = sumIn(ctx.reference.rates, row, 'USD', year)
  const spend = sumIn(ctx.reference.rates, row, currency, year)
  const without = (reason: NotCoveredReason) => ({ spend, calculated: { usd, line: null, reason } })
  if (usd === null) return without('no_rate')
  if (usd <= 0) return without('not_positive')
  const group = row.industryId === null ? (row.facts?.industryGroup ?? []) : []
  const factor = row.industryId === null ? findGroupFactor(ctx, group) : findFactor(ctx, row.industryId)
  const basis: SupplierBasis = {
    own: row.facts?.ownFigures ?? [],
    allocated: row.allocated.map(({ scope, tonnes, assurance }) => ({
      kg: tonnes * 1000,
      covers: scope === 'allocated' ? 'cradle_to_gate' : 'scopes_1_and_2',
      isAssured: assurance !== null && assurance !== 'none',
    })),
    factor,
    directMedian,
    industryConfidence: confidenceOf(row),
    chosenMethod: footprintMethods.find((method) => method === row.method) ?? null,
  }
  const line = calculateLine(basis, { usd, year })
  if (line !== null) return { spend, calculated: { usd, line, reason: null } }
  if (row.industryId !== null) return without('no_factor')
  return without(group.length > 0 ? 'industry_group' : 'industry_unknown')
}

/** An industry that the project itself gave counts as known, not as guessed. */
function confidenceOf({ industryId, facts }: FootprintRow): Confidence | null {
  return facts?.industryConfidence ?? (industryId === null ? null : 'high')
}

/** All amounts of the row in one currency at the year's mean rates; null where one of them has no rate. */
function sumIn(rates: Rates, { spend }: FootprintRow, currency: string, year: number | null): number | null {
  let sum = 0
  for (const line of spend) {
    const converted = year === null ? null : convert(rates, line.amount, line.currency, currency, year)
    if (converted === null) return null
    sum += converted.amount
  }
  return sum
}

/** A target whose year has passed counts as expired: whether it was reached the list does not say. */
function targetOf({ isRecognised, sbtiStatus, facts }: FootprintRow, thisYear: number): TargetState {
  if (!isRecognised || sbtiStatus === null) return 'unknown'
  if (sbtiStatus === 'set') return facts?.targetYear != null && facts.targetYear < thisYear ? 'expired' : 'validated'
  return sbtiStatus === 'committed' || sbtiStatus === 'removed' ? sbtiStatus : 'none'
}
