import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { ListFacts } from './list-facts'
import {
  figuresSql,
  type ListFilter,
  notRecognisedSql,
  type Parameters,
  startParameters,
  whereSql,
} from './organization-filter'

/** The list of a project's organizations: keyset pages, so that inserts between two pages neither repeat nor skip rows. */

const Text = z.string().nullable()
const Figure = z.number().nullable()
const Flag = z.boolean().nullable()

const ListedRow = z.object({
  id: z.int(),
  name: Text,
  foundName: Text,
  country: Text,
  division: Text,
  website: Text,
  foundWebsite: Text,
  externalId: Text,
  status: z.string(),
  score: Figure,
  scorePercentile: Figure,
  industryRank: Text,
  regionRank: Text,
  emissionsKg: Figure,
  emissionsYear: Figure,
  emissionsRegion: Text,
  emissionsCover: Text,
  hasScienceBasedTarget: Flag,
  intensityKgPerUsd: Figure,
  intensityYear: Figure,
  sbtiStatus: Text,
  hasNetZeroTarget: Flag,
  isInRaceToZero: Flag,
  hasSignedClimatePledge: Flag,
  confidence: Text,
  openCandidates: z.int(),
  facts: ListFacts.nullable(),
  labels: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
  sortValue: z.union([z.string(), z.number(), z.date()]).nullable(),
})
export type ListedRow = z.infer<typeof ListedRow>

const rowColumns = `id, name, found_name as "foundName", country, division, website, found_website as "foundWebsite",
  external_id as "externalId", status, score, score_percentile as "scorePercentile", industry_rank as "industryRank",
  region_rank as "regionRank", emissions_kg as "emissionsKg", emissions_year as "emissionsYear",
  emissions_region as "emissionsRegion", emissions_cover as "emissionsCover",
  has_science_based_target as "hasScienceBasedTarget", intensity_kg_per_usd as "intensityKgPerUsd",
  intensity_year as "intensityYear", sbti_status as "sbtiStatus", has_net_zero_target as "hasNetZeroTarget",
  is_in_race_to_zero as "isInRaceToZero", has_signed_climate_pledge as "hasSignedClimatePledge", confidence,
  open_candidates as "openCandidates", list_facts as facts, created_at as "createdAt", updated_at as "updatedAt",
  (select coalesce(jsonb_agg(l.label order by l.label_key), '[]') from organization_label l
    where l.organization_id = organization.id) as labels`

const sortColumns = {
  name: { column: 'sort_name', type: 'text', mayBeNull: false },
  country: { column: 'country_name', type: 'text', mayBeNull: true },
  score: { column: 'score', type: 'float8', mayBeNull: true },
  // Worldwide amounts only: a country's would stand among totals of the whole.
  emissions: { column: 'all_scopes_kg', type: 'float8', mayBeNull: true },
  all_scopes: { column: 'all_scopes_kg', type: 'float8', mayBeNull: true },
  scope_1_2: { column: 'scope_1_2_kg', type: 'float8', mayBeNull: true },
  intensity: { column: 'intensity_kg_per_usd', type: 'float8', mayBeNull: true },
  status: { column: 'phase', type: 'int', mayBeNull: false },
  updated: { column: 'updated_at', type: 'timestamptz', mayBeNull: false },
  created: { column: 'created_at', type: 'timestamptz', mayBeNull: false },
} as const
export type SortKey = keyof typeof sortColumns

/** A row that a page stands beside: the last of the page before, or, read backwards, the first of the page after. */
export type Position = { value: string | number | null; id: number }

export type ListRequest = {
  filter: ListFilter
  sort: SortKey
  descending: boolean
  limit: number
  /** Rows after this one; rows before it, nearest first, when `backwards`. */
  from: Position | null
  backwards: boolean
}

type Segment = { when: string; order: string; position: readonly unknown[] }

/**
 * The order, cut where an index can start: rows with the position's own value, rows beyond it, rows without a value. Each is
 * one range of the index; a page is filled from the first of them that has rows.
 */
function segmentsOf({ sort, descending, from, backwards }: ListRequest): Segment[] {
  const { column, type, mayBeNull } = sortColumns[sort]
  // Read backwards, all of it is mirrored: values, ids, and what has no value comes first.
  const idWord = backwards ? 'desc' : 'asc'
  const idBeyond = backwards ? '<' : '>'
  const falling = descending !== backwards
  // Ids run with the values, so that an index serves both directions: a country of 100,000 would else be sorted for a page.
  const direction = falling ? 'desc' : 'asc'
  const further = falling ? '<' : '>'
  const valued = `${column} ${direction}, id ${direction}`
  const all: Segment = { when: `${column} is not null`, order: valued, position: [] }
  const without: Segment = { when: `${column} is null`, order: `id ${idWord}`, position: [] }
  if (!mayBeNull && from === null) return [all]
  if (from === null) return backwards ? [without, all] : [all, without]
  if (from.value === null) {
    const rest = { ...without, when: `${column} is null and id ${idBeyond} ?`, position: [from.id] }
    return backwards ? [rest, all] : [rest]
  }
  const equal = {
    when: `${column} = ?::${type} and id ${further} ?`,
    order: `id ${direction}`,
    position: [from.value, from.id],
  }
  const beyond = { when: `${column} ${further} ?::${type}`, order: valued, position: [from.value] }
  return backwards || !mayBeNull ? [equal, beyond] : [equal, beyond, without]
}

/** How many rows of a walk cost PostgreSQL as much as it thinks one costs that an index led to; measured (docs/decisions/0032). */
const underrated = 8

/**
 * The first `limit` rows of `select`. PostgreSQL thinks a walk along the list's order cheap and walked fifty thousand rows for a
 * search that a thousandth has. It weighs the two ways for the limit inside, and fetches from a WITH only what is asked outside.
 */
function weighedAsMany(select: string, limit: number, { add }: Parameters): string {
  return `with listed as materialized (${select} limit ${add(limit * underrated)})
    select * from listed limit ${add(limit)}`
}

/**
 * At most `limit` rows in the order of the list. Rows without the figure come last in both directions; equal rows by id, in the
 * direction of the order.
 */
export async function selectOrganizations(db: Queryable, request: ListRequest): Promise<ListedRow[]> {
  const { column } = sortColumns[request.sort]
  const rows: ListedRow[] = []
  for (const segment of segmentsOf(request)) {
    if (rows.length >= request.limit) break
    const parameters = startParameters()
    const where = whereSql(request.filter, parameters)
    let place = 0
    const when = segment.when.replaceAll('?', () => parameters.add(segment.position[place++]))
    const limit = request.limit - rows.length
    const select = `select ${rowColumns}, ${column} as "sortValue" from organization
        where ${where} and ${when}
        order by ${segment.order}`
    const found = await db.query(
      request.filter.search === null
        ? `${select} limit ${parameters.add(limit)}`
        : weighedAsMany(select, limit, parameters),
      parameters.values,
    )
    rows.push(...found.map((row) => ListedRow.parse(row)))
  }
  return request.backwards ? rows.reverse() : rows
}

export type ListTotals = {
  organizations: number
  withEmissions: number
  withWorldwideFigures: number
  withOneCountryFigures: number
  notRecognised: number
  withScienceBasedTargets: number
  inProgress: number
}

/** Counts over the whole project. */
export async function countProject(db: Queryable, projectId: number): Promise<ListTotals> {
  const [totals] = await db.query<ListTotals>(
    `select count(*)::int as organizations,
            (count(*) filter (where emissions_kg is not null))::int as "withEmissions",
            (count(*) filter (where ${figuresSql.worldwide}))::int as "withWorldwideFigures",
            (count(*) filter (where ${figuresSql.one_country}))::int as "withOneCountryFigures",
            (count(*) filter (where ${notRecognisedSql}))::int as "notRecognised",
            (count(*) filter (where has_science_based_target))::int as "withScienceBasedTargets",
            (count(*) filter (where phase = 1))::int as "inProgress"
       from organization where project_id = $1 and merged_into is null`,
    [projectId],
  )
  if (!totals) throw new Error('An aggregate gave no row')
  return totals
}

/** How many `filter` leaves. With `most` counting ends at one more than that. */
export async function countMatching(
  db: Queryable,
  filter: ListFilter,
  { most }: { most: number | null } = { most: null },
): Promise<number> {
  const parameters = startParameters()
  const where = whereSql(filter, parameters)
  const limit = most === null ? '' : `limit ${parameters.add(most + 1)}`
  const [row] = await db.query<{ matching: number }>(
    `select count(*)::int as matching from (select from organization where ${where} ${limit}) as listed`,
    parameters.values,
  )
  return row?.matching ?? 0
}
