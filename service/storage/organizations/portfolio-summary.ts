import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import { jsonOf, parsedRow, parsedRows } from '@/service/storage/engine/rows'
import {
  figuresAre,
  hasPassedTarget,
  isListed,
  isNotRecognised,
  type ListFilter,
  recognitionIs,
  scoreBand,
} from './organization-filter'

/** Counts over the filtered organizations, read in one pass over narrow columns. */

const figuresOf = [
  'country',
  'division',
  'phase',
  'confidence',
  'band',
  'sbt',
  'race',
  'compact',
  'pledge',
  'net_zero',
] as const
export type Facet = (typeof figuresOf)[number]

const FacetRow = z.object({ facet: z.enum(figuresOf), value: z.string().nullable(), count: z.int() })
export type FacetRow = z.infer<typeof FacetRow>

const FigureRow = z.object({
  organizations: z.int(),
  withEmissions: z.int(),
  worldwide: z.int(),
  oneCountry: z.int(),
  notRecognised: z.int(),
  recognised: z.int(),
  toDecide: z.int(),
  notFound: z.int(),
  inProgress: z.int(),
  withCandidates: z.int(),
  medianIntensity: z.number().nullable(),
  intensityOrganizations: z.int(),
  firstYear: z.int().nullable(),
  lastYear: z.int().nullable(),
  divisions: z.int(),
})
export type FigureRow = z.infer<typeof FigureRow>

const LabelCount = z.object({ label: z.string(), count: z.int() })
export type LabelCount = z.infer<typeof LabelCount>

const YearCount = z.object({ year: z.int(), count: z.int() })

const facets: Record<Exclude<Facet, 'sbt'>, RawBuilder<unknown>> = {
  country: sql`country`,
  division: sql`division`,
  phase: sql`phase::text`,
  confidence: sql`confidence`,
  band: sql`(${scoreBand})::text`,
  race: sql`is_in_race_to_zero::text`,
  compact: sql`is_in_global_compact::text`,
  pledge: sql`has_signed_climate_pledge::text`,
  net_zero: sql`has_net_zero_target::text`,
}

/** "passed": the list has a target as set whose year is over. */
function columnOf(facet: Facet, { thisYear }: ListFilter): RawBuilder<unknown> {
  if (facet !== 'sbt') return facets[facet]
  return sql`case when ${hasPassedTarget(thisYear)} then 'passed' else has_science_based_target::text end`
}

/** The count of each value of each facet; null is a separate value. */
export async function countFacets(db: Queryable, filter: ListFilter): Promise<FacetRow[]> {
  const names = figuresOf.map((facet) => ({ facet, column: sql.raw(facet) }))
  const named = sql.join(names.map(({ facet, column }) => sql`${columnOf(facet, filter)} as ${column}`))
  const sets = sql.join(names.map(({ column }) => sql`(${column})`))
  const isOf = ({ column }: { column: RawBuilder<unknown> }) => sql`when grouping(${column}) = 0 then`
  const value = sql.join(
    names.map((each) => sql`${isOf(each)} ${each.column}`),
    sql` `,
  )
  const name = sql.join(
    names.map((each) => sql`${isOf(each)} ${sql.lit(each.facet)}`),
    sql` `,
  )
  return parsedRows(
    db,
    FacetRow,
    sql`select case ${name} end as facet, case ${value} end as value, count(*)::int as count
       from (select ${named} from organization where ${isListed(filter)}) as listed
      group by grouping sets (${sets})`,
  )
}

/**
 * Counts, and the median intensity in a currency: each at the rate of its own year (`perUsd`, units per dollar); years without a rate are
 * left out. Null for the dollar itself.
 */
export async function measurePortfolio(
  db: Queryable,
  filter: ListFilter,
  perUsd: readonly { year: number; rate: number }[] | null,
): Promise<FigureRow> {
  const intensity = perUsd === null ? sql`intensity_kg_per_usd` : sql`intensity_kg_per_usd / r.rate`
  const rates =
    perUsd === null
      ? sql``
      : sql`left join jsonb_to_recordset(${jsonOf(['year', 'rate'], perUsd)}::jsonb) as r(year int, rate float8)
              on r.year = intensity_year`
  const row = await parsedRow(
    db,
    FigureRow,
    sql`select count(*)::int as organizations, count(emissions_kg)::int as with_emissions,
            (count(*) filter (where ${figuresAre.worldwide}))::int as worldwide,
            (count(*) filter (where ${figuresAre.one_country}))::int as one_country,
            (count(*) filter (where ${isNotRecognised}))::int as not_recognised,
            (count(*) filter (where ${recognitionIs.recognised}))::int as recognised,
            (count(*) filter (where ${recognitionIs.to_decide}))::int as to_decide,
            (count(*) filter (where ${recognitionIs.not_found}))::int as not_found,
            (count(*) filter (where emissions_kg is null and phase = 1))::int as in_progress,
            (count(*) filter (where open_candidates > 0))::int as with_candidates,
            percentile_cont(0.5) within group (order by intensity) as median_intensity,
            count(intensity)::int as intensity_organizations,
            min(intensity_year) filter (where intensity is not null) as first_year,
            max(intensity_year) filter (where intensity is not null) as last_year,
            (count(distinct coalesce(division, '')) filter (where intensity is not null))::int as divisions
       from (select emissions_kg, emissions_region, company_id, phase, division, open_candidates, intensity_year, ${intensity} as intensity
               from organization ${rates} where ${isListed(filter)}) as listed`,
  )
  if (row === null) throw new Error('An aggregate gave no row')
  return row
}

/** The number of organizations by the year of their newest worldwide figure, newest first. */
export async function countWorldwideYears(
  db: Queryable,
  filter: ListFilter,
): Promise<{ year: number; count: number }[]> {
  return parsedRows(
    db,
    YearCount,
    sql`select emissions_year as year, count(*)::int as count from organization
      where ${isListed(filter)} and ${figuresAre.worldwide} group by 1 order by 1 desc`,
  )
}

const StageCount = z.object({ stage: z.string(), count: z.int() })
const OwnerCount = z.object({ owner: z.string(), count: z.int() })
export type EngagementCounts = { stages: z.infer<typeof StageCount>[]; owners: z.infer<typeof OwnerCount>[] }

/** The number at each stage, and per owner, most first. Those without any entry count as not contacted. */
export async function countEngagement(db: Queryable, filter: ListFilter): Promise<EngagementCounts> {
  const [stageCounts, owners] = await Promise.all([
    parsedRows(
      db,
      StageCount,
      sql`select coalesce(e.stage, 'not_contacted') as stage, count(*)::int as count
            from (select id from organization where ${isListed(filter)}) as listed
            left join organization_engagement e on e.organization_id = listed.id group by 1`,
    ),
    parsedRows(
      db,
      OwnerCount,
      sql`select owner, count(*)::int as count from organization_engagement
           where project_id = ${filter.projectId} and owner is not null
             and organization_id in (select id from organization where ${isListed(filter)})
           group by 1 order by count desc, 1 limit 200`,
    ),
  ])
  return { stages: stageCounts, owners }
}

/** Labels with the number of these organizations that have them. */
export async function countLabels(db: Queryable, filter: ListFilter): Promise<LabelCount[]> {
  return parsedRows(
    db,
    LabelCount,
    sql`select min(l.label) as label, count(*)::int as count from organization_label l
      where l.project_id = ${filter.projectId}
        and l.organization_id in (select id from organization where ${isListed(filter)})
      group by l.label_key order by count desc, l.label_key limit 200`,
  )
}
