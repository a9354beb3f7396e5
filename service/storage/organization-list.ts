import { z } from 'zod'
import type { Queryable } from './database'

/** The list of a project's organizations: keyset pages, so that inserts between two pages neither repeat nor skip rows. */

const Text = z.string().nullable()
const Figure = z.number().nullable()

const ListedRow = z.object({
  id: z.int(),
  name: Text,
  foundName: Text,
  hqRegion: Text,
  foundRegion: Text,
  industryId: Text,
  industry: Text,
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
  hasScienceBasedTarget: z.boolean().nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
  sortValue: z.union([z.string(), z.number(), z.date()]).nullable(),
})
export type ListedRow = z.infer<typeof ListedRow>

const sortColumns = {
  name: { column: 'sort_name', type: 'text' },
  score: { column: 'score', type: 'float8' },
  emissions: { column: 'emissions_kg', type: 'float8' },
  created: { column: 'created_at', type: 'timestamptz' },
} as const
export type SortKey = keyof typeof sortColumns

/** The last row of the page before. */
export type Position = { value: string | number | null; id: number }

export type ListFilter = { projectId: number; search: string | null; status: string | null }
export type ListRequest = ListFilter & { sort: SortKey; descending: boolean; limit: number; after: Position | null }

const filterSql = `($2::text is null or search_text like $2 or lower(found_name) like $2 or lower(found_website) like $2)
  and ($3::text is null or status = $3 or ($3 = 'in_progress' and status not in ('synced', 'errored')))`

function filterParameters(filter: ListFilter): [number, string | null, string | null] {
  return [filter.projectId, filter.search === null ? null : containing(filter.search), filter.status]
}

/** A pattern of LIKE for texts that contain `text`: its wildcards stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** At most `limit` rows. Rows without the figure come last in both directions; equal rows by id. */
export async function selectOrganizations(db: Queryable, request: ListRequest): Promise<ListedRow[]> {
  const { column, type } = sortColumns[request.sort]
  const parameters: unknown[] = [...filterParameters(request), request.limit]
  let position = ''
  if (request.after?.value === null) {
    parameters.push(request.after.id)
    position = `and ${column} is null and id > $5`
  } else if (request.after) {
    parameters.push(request.after.id, request.after.value)
    const beyond = request.descending ? '<' : '>'
    position = `and (${column} ${beyond} $6::${type} or (${column} = $6::${type} and id > $5) or ${column} is null)`
  }
  const rows = await db.query(
    `select id, name, found_name as "foundName", hq_region as "hqRegion", found_region as "foundRegion",
            industry_id as "industryId", industry, website, found_website as "foundWebsite", external_id as "externalId",
            status, score, score_percentile as "scorePercentile", industry_rank as "industryRank",
            region_rank as "regionRank", emissions_kg as "emissionsKg", emissions_year as "emissionsYear",
            emissions_region as "emissionsRegion", emissions_cover as "emissionsCover",
            has_science_based_target as "hasScienceBasedTarget", created_at as "createdAt", updated_at as "updatedAt",
            ${column} as "sortValue"
       from organization
      where project_id = $1 and merged_into is null and ${filterSql} ${position}
      order by ${column} ${request.descending ? 'desc' : 'asc'} nulls last, id
      limit $4`,
    parameters,
  )
  return rows.map((row) => ListedRow.parse(row))
}

export type ListTotals = {
  matching: number
  organizations: number
  withEmissions: number
  withScienceBasedTargets: number
  inProgress: number
}

/** Counts over the whole project, and over the filter. */
export async function countOrganizations(db: Queryable, filter: ListFilter): Promise<ListTotals> {
  const [totals] = await db.query<ListTotals>(
    `select count(*)::int as organizations,
            (count(*) filter (where ${filterSql}))::int as matching,
            (count(*) filter (where emissions_kg is not null))::int as "withEmissions",
            (count(*) filter (where has_science_based_target))::int as "withScienceBasedTargets",
            (count(*) filter (where status not in ('synced', 'errored')))::int as "inProgress"
       from organization where project_id = $1 and merged_into is null`,
    filterParameters(filter),
  )
  if (!totals) throw new Error('An aggregate gave no row')
  return totals
}
