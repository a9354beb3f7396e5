import { z } from 'zod'

export const targetKinds = ['near_term', 'long_term', 'net_zero', 'interim', 'end'] as const

/** One target of the matched company in a public list. An extension. */
export const Target = z.object({
  kind: z.enum(targetKinds).describe('interim and end are kinds of Net Zero Tracker, the others of SBTi'),
  status: z.string().describe('as in the list: set, committed, removed; or the kind of target in words'),
  ambition: z.string().nullable().describe('temperature class of SBTi'),
  target_year: z.number().int().nullable(),
  base_year: z.number().int().nullable().describe('null where the list, as far as it is imported, does not state it'),
  reduction_percent: z.number().nullable().describe('of the emissions of the base year'),
  scopes: z.string().nullable().describe('which scopes it covers; null where the list does not state it'),
  source: z.object({
    title: z.string(),
    publisher: z.string(),
    url: z.string(),
    retrieved_at: z.iso.date(),
  }),
})
export type Target = z.infer<typeof Target>

/** Answer of GET /organizations/{id}/targets. */
export const TargetList = z.object({ targets: z.array(Target) })
export type TargetList = z.infer<typeof TargetList>
