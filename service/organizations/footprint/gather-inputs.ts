import type { Context } from '@/service/context'
import type { FootprintQuery } from '@/service/contract/footprint/footprint'
import { standingTargetYear } from '@/service/contract/organization/target-years'
import { type DirectMedian, footprintMethods } from '@/service/footprint/calculate-line'
import type { TargetState } from '@/service/footprint/target-coverage'
import { foldText } from '@/service/matching/names/fold-text'
import { findFactor } from '@/service/organizations/find-factor'
import { resolveFilter } from '@/service/organizations/list/resolve-filter'
import { toListFilter } from '@/service/organizations/list/to-list-filter'
import { findRate, type Rates } from '@/service/reference/read-rates'
import { listIndustryPeers } from '@/service/storage/companies/industry-peers'
import {
  type FootprintRow,
  findEngagementGoal,
  listFootprintRows,
  listSpendYears,
} from '@/service/storage/organizations/footprint'
import { listSpendCategories, type SpendCategoryRow } from '@/service/storage/organizations/spend-categories'
import { findGroupFactor } from './find-group-factor'
import type { FootprintInputs, SupplierInputs } from './footprint-inputs'

export type FootprintContext = Pick<Context, 'clock' | 'database' | 'industryFigures' | 'reference'>
export type FootprintRequest = { projectId: number; query: FootprintQuery }

/** The present inputs for the footprint of a year's spend: spend, figures, factors, rates and choices. */
export async function gatherInputs(
  ctx: FootprintContext,
  { projectId, query: { currency: askedCurrency, year: asked, ...filters } }: FootprintRequest,
): Promise<FootprintInputs> {
  const { database, reference } = ctx
  const years = await listSpendYears(database, projectId)
  const year = asked ?? years[0] ?? null
  const filter = await resolveFilter(database, toListFilter(filters, projectId, ctx))
  const [rows, peers, goal, said] = await Promise.all([
    year === null ? [] : listFootprintRows(database, filter, year),
    listIndustryPeers(database),
    findEngagementGoal(database, projectId),
    listSpendCategories(database, projectId),
  ])
  const medians = new Map(peers.map(({ industryId, ...median }) => [industryId, median]))
  const thisYear = ctx.clock().getUTCFullYear()
  const spellings = spellingsOf(rows)
  const currency = askedCurrency ?? mainCurrency(reference.rates, rows, year)
  const codes = new Set([currency, ...rows.flatMap(({ spend }) => spend.map((one) => one.currency))])
  return {
    year,
    years,
    currency,
    rates: year === null ? [] : ratesOf(reference.rates, [...codes].toSorted(), year),
    goal,
    editions: reference.editions.all.map(({ id, retrievedOn, publisher, title, vintage }) => ({
      source: id,
      retrievedOn,
      publisher,
      title,
      vintage,
    })),
    categories: gatherCategories(ctx, said, spellings),
    divisionNames: namesOf(ctx, rows),
    suppliers: rows.map((row) => gatherSupplier(ctx, inOneSpelling(row, spellings), medians, thisYear)),
  }
}

/** Of categories that differ in case and accents alone the one that stands first: by how they are compared, and by each spelling. */
type Spellings = { ofFolded: ReadonlyMap<string, string>; of: ReadonlyMap<string, string> }

function spellingsOf(rows: readonly FootprintRow[]): Spellings {
  const ofFolded = new Map<string, string>()
  const of = new Map<string, string>()
  for (const { category } of rows.flatMap(({ spend }) => spend)) {
    if (category === null || of.has(category)) continue
    const folded = foldText(category)
    const first = ofFolded.get(folded) ?? category
    ofFolded.set(folded, first)
    of.set(category, first)
  }
  return { ofFolded, of }
}

function inOneSpelling(row: FootprintRow, { of }: Spellings): FootprintRow {
  const spend = row.spend.map(({ category, ...line }) => ({
    ...line,
    category: category === null ? null : (of.get(category) ?? category),
  }))
  return { ...row, spend }
}

/** What was said of the categories that the spend has. */
function gatherCategories(
  ctx: FootprintContext,
  said: readonly SpendCategoryRow[],
  { ofFolded }: Spellings,
): FootprintInputs['categories'] {
  return said.flatMap(({ folded, industryId, scope3Category }) => {
    const category = ofFolded.get(folded)
    if (category === undefined) return []
    const industry = industryId === null ? null : (ctx.reference.industries.byId.get(industryId) ?? null)
    return [
      {
        category,
        industry: industry && { id: industry.id, name: industry.name },
        scope3Category,
        factor: industry && findFactor(ctx, industry.id),
      },
    ]
  })
}

function namesOf({ reference }: FootprintContext, rows: readonly FootprintRow[]): FootprintInputs['divisionNames'] {
  const ids = new Set(
    rows.flatMap(({ industryId, facts }) => (industryId === null ? (facts?.industryGroup ?? []) : [])),
  )
  return Object.fromEntries(
    [...ids].toSorted().flatMap((id) => {
      const name = reference.industries.byId.get(id)?.name
      return name === undefined ? [] : [[id, name] as const]
    }),
  )
}

/** The currency that most of the spend is in, by amount; US dollars where no amount has a rate. */
function mainCurrency(rates: Rates, rows: readonly FootprintRow[], year: number | null): string {
  const sums = new Map<string, number>()
  for (const { amount, currency } of rows.flatMap(({ spend }) => spend)) {
    const perUsd = currency === 'USD' ? 1 : year === null ? null : (findRate(rates, currency, year)?.perUsd ?? null)
    if (perUsd !== null && amount > 0) sums.set(currency, (sums.get(currency) ?? 0) + amount / perUsd)
  }
  const [largest] = [...sums].toSorted(([codeA, a], [codeB, b]) => b - a || (codeA < codeB ? -1 : 1))
  return largest?.[0] ?? 'USD'
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

/** Targets whose years have all passed count as expired: the list does not say whether they were reached. */
function targetOf({ isRecognised, sbtiStatus, facts }: FootprintRow, thisYear: number): TargetState {
  if (!isRecognised || sbtiStatus === null) return 'unknown'
  if (sbtiStatus === 'set') {
    const years = { nearTerm: facts?.targetYear ?? null, last: facts?.lastTargetYear ?? null }
    return standingTargetYear(years, thisYear).isPast ? 'expired' : 'validated'
  }
  return sbtiStatus === 'committed' || sbtiStatus === 'removed' ? sbtiStatus : 'none'
}
