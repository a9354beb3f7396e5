import { z } from 'zod'

const Series = z.array(z.tuple([z.int(), z.number()]))

/** One amount of a row. Amounts are kilograms CO2e. */
export const ListFigure = z.object({
  year: z.int(),
  /** "GLOBAL", or the country it is of. */
  region: z.string(),
  kilograms: z.number(),
  covers: z.enum(['all_scopes', 'scope_1_and_2', 'scope_1']),
  /** "stated": the organization's own total; "added_up": the sum of what it stated of the scopes. */
  basis: z.enum(['stated', 'added_up']),
  /** How its scope 2 was accounted for; null where it holds none. */
  scope2Method: z.enum(['market', 'location', 'not_stated']).nullable(),
  /** The categories of scope 3 (1 to 15) that it is known to hold; null: not known, or it holds no scope 3. */
  scope3Categories: z.array(z.int()).nullable().default(null),
  /** What is known of its scope 3; null: it holds none, and in rows researched before it was kept. */
  scope3Coverage: z.enum(['categories', 'total_only', 'scopes_unknown']).nullable().default(null),
  /** All scopes of a bank, an insurer or a fund that hold no category 15. */
  lacksInvestments: z.boolean().default(false),
  /** Who compiled it, the first for emissions. */
  sources: z.array(z.string()),
  /** The years of the same scopes, categories, region and method, oldest first. */
  series: Series,
})
export type ListFigure = z.infer<typeof ListFigure>

/** What a row of the list draws and nothing filters by: organization.list_facts. Amounts are kilograms CO2e. */
export const ListFacts = z.object({
  /** The years that hold the very scopes and region of the newest amount, oldest first. */
  series: Series,
  /** Who compiled the newest amount, the first for emissions. */
  emissionSources: z.array(z.string()),
  /** "stated": the organization's own total; "added_up": the sum of what it stated of the scopes. */
  emissionBasis: z.enum(['stated', 'added_up']).nullable(),
  /** The divisions it may be in where no one industry is known; rows researched before lists showed groups have none. */
  industryGroup: z.array(z.string()).default([]),
  /** What the score could be, and the share of it that is known (0 to 1); rows from before scoring version 3 lack them. */
  scoreRange: z.object({ low: z.number(), high: z.number() }).nullable().default(null),
  knownShare: z.number().nullable().default(null),
  /** Rows that were researched before there were two columns have neither. */
  scopes1And2: ListFigure.nullable().default(null),
  allScopes: ListFigure.nullable().default(null),
  /**
   * What spend is multiplied with: worldwide sums of scopes 1 and 2 and of upstream scope 3 (kg CO2e; null where category 1 is
   * not disclosed) and the revenue of the same year in US dollars, newest first.
   */
  ownFigures: z
    .array(
      z.object({
        year: z.int(),
        scope1And2Kg: z.number(),
        upstreamKg: z.number().nullable(),
        upstreamCategories: z.array(z.int()),
        revenueUsd: z.number(),
        /** Rows from before figures could be stated to a project lack it. */
        isPrivate: z.boolean().default(false),
        /** Rows from before lines of the footprint named their sources lack them. */
        sources: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  /** The company above one without figures of its own; null: none is known, or it has figures. */
  group: z.string().nullable().default(null),
  /** How sure the industry is; null: none is known. */
  industryConfidence: z.enum(['low', 'medium', 'high']).nullable().default(null),
  /** What the SBTi list has of a net-zero target; null: that list says nothing of it, and in rows researched before it was kept. */
  netZeroStatus: z.enum(['set', 'committed', 'removed', 'none']).nullable().default(null),
  /** The days of the lists that the row's answers are of; null: not looked up, and in rows researched before they were kept. */
  sbtiListOf: z.string().nullable().default(null),
  raceToZeroListOf: z.string().nullable().default(null),
  /** Year that the near-term science-based target is due; null: no such target, or no year in the list. */
  targetYear: z.int().nullable().default(null),
})
export type ListFacts = z.infer<typeof ListFacts>
