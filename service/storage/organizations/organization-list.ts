import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { parsedRow } from '@/service/storage/engine/rows'
import { tables } from '@/service/storage/engine/tables'
import { ListFacts } from './list-facts'
import { figuresAre, hasPassedTarget, isListed, isNotRecognised, type ListFilter } from './organization-filter'

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
  companyId: z.int().nullable(),
  website: Text,
  foundWebsite: Text,
  externalId: Text,
  leiNumber: Text,
  isinNumber: Text,
  dunsNumber: Text,
  spGlobalNumber: Text,
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
  isInGlobalCompact: Flag,
  hasSignedClimatePledge: Flag,
  confidence: Text,
  openCandidates: z.int(),
  hidesGroup: z.boolean(),
  facts: ListFacts.nullable(),
  labels: z.array(z.string()),
  createdAt: z.date(),
  updatedAt: z.date(),
  sortValue: z.union([z.string(), z.number(), z.date()]).nullable(),
})
export type ListedRow = z.infer<typeof ListedRow>

const columns = [
  'id',
  'name',
  'foundName',
  'country',
  'division',
  'companyId',
  'website',
  'foundWebsite',
  'externalId',
  'leiNumber',
  'isinNumber',
  'dunsNumber',
  'spGlobalNumber',
  'status',
  'score',
  'scorePercentile',
  'industryRank',
  'regionRank',
  'emissionsKg',
  'emissionsYear',
  'emissionsRegion',
  'emissionsCover',
  'hasScienceBasedTarget',
  'intensityKgPerUsd',
  'intensityYear',
  'sbtiStatus',
  'hasNetZeroTarget',
  'isInRaceToZero',
  'isInGlobalCompact',
  'hasSignedClimatePledge',
  'confidence',
  'openCandidates',
  'hidesGroup',
  'listFacts as facts',
  'createdAt',
  'updatedAt',
] as const

const labels = sql`(select coalesce(jsonb_agg(l.label order by l.label_key), '[]') from organization_label l
    where l.organization_id = organization.id)`.as('labels')

const sortColumns = {
  name: { column: 'sortName', type: 'text', mayBeNull: false },
  country: { column: 'countryName', type: 'text', mayBeNull: true },
  score: { column: 'score', type: 'float8', mayBeNull: true },
  // Worldwide amounts only, as totals of one country are not comparable with them.
  emissions: { column: 'allScopesKg', type: 'float8', mayBeNull: true },
  all_scopes: { column: 'allScopesKg', type: 'float8', mayBeNull: true },
  scope_1_2: { column: 'scope_1_2Kg', type: 'float8', mayBeNull: true },
  intensity: { column: 'intensityKgPerUsd', type: 'float8', mayBeNull: true },
  spend: { column: 'spentUsd', type: 'float8', mayBeNull: true },
  status: { column: 'phase', type: 'int', mayBeNull: false },
  updated: { column: 'updatedAt', type: 'timestamptz', mayBeNull: false },
  created: { column: 'createdAt', type: 'timestamptz', mayBeNull: false },
} as const
export type SortKey = keyof typeof sortColumns

/** The row at a page's edge: the last of the previous page or, read backwards, the first of the next page. */
export type Position = { value: string | number | null; id: number }

export type ListRequest = {
  filter: ListFilter
  sort: SortKey
  descending: boolean
  limit: number
  /** Returns rows after this one; with `backwards` rows before it, nearest first. */
  from: Position | null
  backwards: boolean
}

type Segment = { when: RawBuilder<boolean>; order: RawBuilder<unknown> }

/**
 * The order, split where an index can start: rows with the position's value, rows beyond it, rows without a value. Each is one index
 * range; a page is filled from the first ones that have rows.
 */
function segmentsOf({ sort, descending, from, backwards }: ListRequest): Segment[] {
  const { column, type, mayBeNull } = sortColumns[sort]
  const value = sql.ref(column)
  // Read backwards, everything is mirrored: values, ids, and rows without a value come first.
  const idWord = sql.raw(backwards ? 'desc' : 'asc')
  const idBeyond = sql.raw(backwards ? '<' : '>')
  const falling = descending !== backwards
  // Ids follow the direction of the values, so that one index serves both: a country with 100,000 organizations would otherwise be sorted
  // for each page.
  const direction = sql.raw(falling ? 'desc' : 'asc')
  const further = sql.raw(falling ? '<' : '>')
  const valued = sql`${value} ${direction}, id ${direction}`
  const all: Segment = { when: sql`${value} is not null`, order: valued }
  // Of an order that joins another table: rows that it lacks, said so that the planner knows them as such.
  const isMissing = sort === 'spend' ? sql<boolean>`spending_id is null` : sql<boolean>`${value} is null`
  const without: Segment = { when: isMissing, order: sql`id ${idWord}` }
  if (!mayBeNull && from === null) return [all]
  if (from === null) return backwards ? [without, all] : [all, without]
  if (from.value === null) {
    const rest = { ...without, when: sql<boolean>`${isMissing} and id ${idBeyond} ${from.id}` }
    return backwards ? [rest, all] : [rest]
  }
  const position = sql`${from.value}::${sql.raw(type)}`
  const equal: Segment = {
    when: sql`${value} = ${position} and id ${further} ${from.id}`,
    order: sql`id ${direction}`,
  }
  const beyond: Segment = { when: sql`${value} ${further} ${position}`, order: valued }
  return backwards || !mayBeNull ? [equal, beyond] : [equal, beyond, without]
}

/** How many scanned rows cost as much as PostgreSQL estimates for one row found by an index; measured (docs/decisions/0032). */
const underrated = 8

/** Known spend of the year by which the list is ordered. Its columns have names that organizations' columns have not. */
function spentIn({ projectId, spend }: ListFilter) {
  return sql<{ spendingId: number; spentUsd: number }>`(select organization_id as spending_id, usd as spent_usd
    from organization_yearly_spend where project_id = ${projectId} and year = ${spend?.year ?? null}::int and usd is not null)`.as(
    'spent',
  )
}

/** The rows of one segment selected by a filter, in order. */
function listed(db: Queryable, { filter, sort }: ListRequest, { when, order }: Segment) {
  return tables(db)
    .selectFrom('organization')
    .select(columns)
    .select([labels, sql.ref(sortColumns[sort].column).as('sortValue')])
    .$if(sort === 'spend', (query) =>
      query.leftJoin(spentIn(filter), (join) => join.onRef('spent.spendingId', '=', 'organization.id')),
    )
    .where(isListed(filter))
    .where(when)
    .orderBy(order)
}

/**
 * The first `limit` rows. PostgreSQL underestimates scanning along the list's order, and scanned fifty thousand rows for a search that
 * matches one in a thousand. It plans for the inner limit, and fetches from a WITH only what the outer query needs.
 */
function weighedAsMany(rows: ReturnType<typeof listed>, limit: number): RawBuilder<unknown> {
  return sql`with listed as materialized ${rows.limit(limit * underrated)} select * from listed limit ${limit}`
}

/**
 * At most `limit` rows in list order. Rows without the figure come last in both directions; equal rows are ordered by id, in the
 * direction of the order.
 */
export async function selectOrganizations(db: Queryable, request: ListRequest): Promise<ListedRow[]> {
  const rows: ListedRow[] = []
  for (const segment of segmentsOf(request)) {
    if (rows.length >= request.limit) break
    const limit = request.limit - rows.length
    const query = listed(db, request, segment)
    const found =
      request.filter.search === null
        ? await query.limit(limit).execute()
        : (await weighedAsMany(query, limit).execute(tables(db))).rows
    rows.push(...found.map((row) => ListedRow.parse(row)))
  }
  return request.backwards ? rows.reverse() : rows
}

const ListTotals = z.object({
  organizations: z.int(),
  withEmissions: z.int(),
  withWorldwideFigures: z.int(),
  withOneCountryFigures: z.int(),
  notRecognised: z.int(),
  withScienceBasedTargets: z.int(),
  inProgress: z.int(),
})
export type ListTotals = z.infer<typeof ListTotals>

/** Counts over the whole project. */
export async function countProject(
  db: Queryable,
  { projectId, thisYear }: Pick<ListFilter, 'projectId' | 'thisYear'>,
): Promise<ListTotals> {
  const totals = await parsedRow(
    db,
    ListTotals,
    sql`select count(*)::int as organizations,
            (count(*) filter (where emissions_kg is not null))::int as with_emissions,
            (count(*) filter (where ${figuresAre.worldwide}))::int as with_worldwide_figures,
            (count(*) filter (where ${figuresAre.one_country}))::int as with_one_country_figures,
            (count(*) filter (where ${isNotRecognised}))::int as not_recognised,
            (count(*) filter (where has_science_based_target and not ${hasPassedTarget(thisYear)}))::int as with_science_based_targets,
            (count(*) filter (where phase = 1))::int as in_progress
       from organization where project_id = ${projectId} and merged_into is null and removed_at is null`,
  )
  if (totals === null) throw new Error('An aggregate gave no row')
  return totals
}

/** How many organizations `filter` selects. With `most`, counting stops at one more than that. */
export async function countMatching(
  db: Queryable,
  filter: ListFilter,
  { most }: { most: number | null } = { most: null },
): Promise<number> {
  const { matching } = await tables(db)
    .selectFrom((eb) =>
      eb
        .selectFrom('organization')
        .select('id')
        .where(isListed(filter))
        .$if(most !== null, (query) => query.limit((most ?? 0) + 1))
        .as('listed'),
    )
    .select((eb) => eb.fn.countAll<number>().as('matching'))
    .executeTakeFirstOrThrow()
  return matching
}
