import { z } from 'zod'
import type { Queryable } from '@/service/storage/engine/database'
import {
  figuresSql,
  type ListFilter,
  notRecognisedSql,
  scoreBandSql,
  startParameters,
  whereSql,
} from './organization-filter'

/** Counts over the organizations that a filter leaves, read in one pass over narrow columns. */

const figuresOf = ['country', 'division', 'phase', 'confidence', 'band', 'sbt', 'race', 'pledge', 'net_zero'] as const
export type Facet = (typeof figuresOf)[number]

const FacetRow = z.object({ facet: z.enum(figuresOf), value: z.string().nullable(), count: z.int() })
export type FacetRow = z.infer<typeof FacetRow>

const FigureRow = z.object({
  organizations: z.int(),
  withEmissions: z.int(),
  worldwide: z.int(),
  oneCountry: z.int(),
  notRecognised: z.int(),
  inProgress: z.int(),
  withCandidates: z.int(),
  medianIntensity: z.number().nullable(),
  intensityOrganizations: z.int(),
  firstYear: z.int().nullable(),
  lastYear: z.int().nullable(),
  divisions: z.int(),
})
export type FigureRow = z.infer<typeof FigureRow>

export type LabelCount = { label: string; count: number }

const facetSql: Record<Facet, string> = {
  country: 'country',
  division: 'division',
  phase: 'phase::text',
  confidence: 'confidence',
  band: `(${scoreBandSql})::text`,
  sbt: 'has_science_based_target::text',
  race: 'is_in_race_to_zero::text',
  pledge: 'has_signed_climate_pledge::text',
  net_zero: 'has_net_zero_target::text',
}

/** How many have each value of each facet; null is a value of its own. */
export async function countFacets(db: Queryable, filter: ListFilter): Promise<FacetRow[]> {
  const parameters = startParameters()
  const named = figuresOf.map((facet) => `${facetSql[facet]} as ${facet}`).join(', ')
  const sets = figuresOf.map((facet) => `(${facet})`).join(', ')
  const value = figuresOf.map((facet) => `when grouping(${facet}) = 0 then ${facet}`).join(' ')
  const name = figuresOf.map((facet) => `when grouping(${facet}) = 0 then '${facet}'`).join(' ')
  const rows = await db.query(
    `select case ${name} end as facet, case ${value} end as value, count(*)::int as count
       from (select ${named} from organization where ${whereSql(filter, parameters)}) as listed
      group by grouping sets (${sets})`,
    parameters.values,
  )
  return rows.map((row) => FacetRow.parse(row))
}

/**
 * Counts, and the median of the intensities in a currency: each at the rate of its own year (`perUsd`, units for one
 * dollar); those of a year without a rate are left out. Null for the dollar itself.
 */
export async function measurePortfolio(
  db: Queryable,
  filter: ListFilter,
  perUsd: readonly { year: number; rate: number }[] | null,
): Promise<FigureRow> {
  const parameters = startParameters()
  const where = whereSql(filter, parameters)
  const rates = perUsd && parameters.add(JSON.stringify(perUsd))
  const intensity = rates === null ? 'intensity_kg_per_usd' : 'intensity_kg_per_usd / r.rate'
  const join =
    rates === null
      ? ''
      : `left join jsonb_to_recordset(${rates}::jsonb) as r(year int, rate float8) on r.year = intensity_year`
  const [row] = await db.query(
    `select count(*)::int as organizations, count(emissions_kg)::int as "withEmissions",
            (count(*) filter (where ${figuresSql.worldwide}))::int as worldwide,
            (count(*) filter (where ${figuresSql.one_country}))::int as "oneCountry",
            (count(*) filter (where ${notRecognisedSql}))::int as "notRecognised",
            (count(*) filter (where emissions_kg is null and phase = 1))::int as "inProgress",
            (count(*) filter (where open_candidates > 0))::int as "withCandidates",
            percentile_cont(0.5) within group (order by intensity) as "medianIntensity",
            count(intensity)::int as "intensityOrganizations",
            min(intensity_year) filter (where intensity is not null) as "firstYear",
            max(intensity_year) filter (where intensity is not null) as "lastYear",
            (count(distinct coalesce(division, '')) filter (where intensity is not null))::int as divisions
       from (select emissions_kg, emissions_region, company_id, phase, division, open_candidates, intensity_year, ${intensity} as intensity
               from organization ${join} where ${where}) as listed`,
    parameters.values,
  )
  return FigureRow.parse(row)
}

/** How many have their newest worldwide figure of each year, newest first. */
export async function countWorldwideYears(
  db: Queryable,
  filter: ListFilter,
): Promise<{ year: number; count: number }[]> {
  const parameters = startParameters()
  return db.query<{ year: number; count: number }>(
    `select emissions_year as year, count(*)::int as count from organization
      where ${whereSql(filter, parameters)} and ${figuresSql.worldwide} group by 1 order by 1 desc`,
    parameters.values,
  )
}

/** Labels with how many of these have them. */
export async function countLabels(db: Queryable, filter: ListFilter): Promise<LabelCount[]> {
  const parameters = startParameters()
  return db.query<LabelCount>(
    `select min(l.label) as label, count(*)::int as count from organization_label l
      where l.project_id = ${parameters.add(filter.projectId)}
        and l.organization_id in (select id from organization where ${whereSql(filter, parameters)})
      group by l.label_key order by count desc, l.label_key limit 200`,
    parameters.values,
  )
}
