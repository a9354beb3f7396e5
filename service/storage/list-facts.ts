import { z } from 'zod'

/** What a row of the list draws and nothing filters by: organization.list_facts. Amounts are kilograms CO2e. */
export const ListFacts = z.object({
  /** The years that hold the very scopes and region of the newest amount, oldest first. */
  series: z.array(z.tuple([z.int(), z.number()])),
  /** Who compiled the newest amount, the first for emissions. */
  emissionSources: z.array(z.string()),
  /** "stated": the organization's own total; "added_up": the sum of what it stated of the scopes. */
  emissionBasis: z.enum(['stated', 'added_up']).nullable(),
})
export type ListFacts = z.infer<typeof ListFacts>
