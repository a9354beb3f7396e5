import { z } from 'zod'

const Series = z.array(z.tuple([z.int(), z.number()]))

/** One amount of a list row, in kilograms CO2e. */
export const ListFigure = z.object({
  year: z.int(),
  /** "GLOBAL", or the country it covers. */
  region: z.string(),
  kilograms: z.number(),
  covers: z.enum(['all_scopes', 'scope_1_and_2', 'scope_1']),
  /** "stated": the organization's own total; "added_up": our sum of the parts it stated. */
  basis: z.enum(['stated', 'added_up']),
  /** The method of its scope 2; null if it includes none. */
  scope2Method: z.enum(['market', 'location', 'not_stated']).nullable(),
  /** The scope 3 categories (1 to 15) that it is known to include; null: unknown, or it includes no scope 3. */
  scope3Categories: z.array(z.int()).nullable().default(null),
  /** What is known about its scope 3; null: it includes none, or the row was researched before this existed. */
  scope3Coverage: z.enum(['categories', 'total_only', 'scopes_unknown']).nullable().default(null),
  /** An amount of all scopes of a bank, an insurer or a fund without category 15. */
  lacksInvestments: z.boolean().default(false),
  /** Who compiled it, the source of emissions first. */
  sources: z.array(z.string()),
  /** The years with the same scopes, categories, region and method, oldest first. */
  series: Series,
})
export type ListFigure = z.infer<typeof ListFigure>

/** What a list row shows and nothing filters by: organization.list_facts. Amounts are kilograms CO2e. */
export const ListFacts = z.object({
  /** The years with the same scopes and region as the newest amount, oldest first. */
  series: Series,
  /** Who compiled the newest amount, the source of emissions first. */
  emissionSources: z.array(z.string()),
  /** "stated": the organization's own total; "added_up": our sum of the parts it stated. */
  emissionBasis: z.enum(['stated', 'added_up']).nullable(),
  /** The possible divisions if no single industry is known; empty in rows researched before lists showed groups. */
  industryGroup: z.array(z.string()).default([]),
  /** The score's possible range, and the known share of it (0 to 1); missing in rows from before scoring version 3. */
  scoreRange: z.object({ low: z.number(), high: z.number() }).nullable().default(null),
  knownShare: z.number().nullable().default(null),
  /** Both null in rows researched before there were two columns. */
  scopes1And2: ListFigure.nullable().default(null),
  allScopes: ListFigure.nullable().default(null),
  /**
   * The factors for spend: worldwide sums of scopes 1 and 2 and of upstream scope 3 (kg CO2e; null if category 1 is not disclosed) and
   * the revenue of the same year in US dollars, newest first.
   */
  ownFigures: z
    .array(
      z.object({
        year: z.int(),
        scope1And2Kg: z.number(),
        upstreamKg: z.number().nullable(),
        upstreamCategories: z.array(z.int()),
        revenueUsd: z.number(),
        /** Missing in rows from before figures could be stated to a project. */
        isPrivate: z.boolean().default(false),
        /** Rows from before lines of the footprint named their sources lack them. */
        sources: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  /** The parent company of an organization without figures of its own; null: none is known, or it has figures. */
  group: z.string().nullable().default(null),
  /** The confidence of the industry; null: none is known. */
  industryConfidence: z.enum(['low', 'medium', 'high']).nullable().default(null),
  /** The net-zero target in the SBTi list; null: the list does not say, or the row was researched before this existed. */
  netZeroStatus: z.enum(['set', 'committed', 'removed', 'none']).nullable().default(null),
  /** The days of the lists behind the row; null: not looked up, or the row was researched before this existed. */
  sbtiListOf: z.string().nullable().default(null),
  raceToZeroListOf: z.string().nullable().default(null),
  /** The year of the near-term science-based target; null: no such target, or no year in the list. */
  targetYear: z.int().nullable().default(null),
  /** The latest year of the targets that the SBTi list has as set; null: none is set, one has no year, or the row is older than this. */
  lastTargetYear: z.int().nullable().default(null),
})
export type ListFacts = z.infer<typeof ListFacts>
