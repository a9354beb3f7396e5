import { z } from 'zod'

/** What a row of the list draws and nothing filters by: organization.list_facts. Amounts are kilograms CO2e. */
export const ListFacts = z.object({
  /** The years that hold the very scopes and region of the newest amount, oldest first. */
  series: z.array(z.tuple([z.int(), z.number()])),
  /** Who compiled the newest amount, the first for emissions. */
  emissionSources: z.array(z.string()),
  /** "stated": the organization's own total; "added_up": the sum of what it stated of the scopes. */
  emissionBasis: z.enum(['stated', 'added_up']).nullable(),
  /** What the score could be, and the share of it that is known (0 to 1); rows of before scoring version 3 lack them. */
  scoreRange: z.object({ low: z.number(), high: z.number() }).nullable().default(null),
  knownShare: z.number().nullable().default(null),
})
export type ListFacts = z.infer<typeof ListFacts>
