import { z } from 'zod'

export const targetKinds = ['near_term', 'long_term', 'net_zero', 'interim', 'end'] as const

/** One target that a public list has of the matched company. An extension. */
export const Target = z.object({
  kind: z.enum(targetKinds).describe('interim and end are those of Net Zero Tracker, the others those of SBTi'),
  status: z.string().describe('as the list has it: set, committed, removed; or the kind of target in words'),
  ambition: z.string().nullable().describe('temperature class of SBTi'),
  target_year: z.number().int().nullable(),
  base_year: z.number().int().nullable().describe('null where the list, as it is carried here, does not say'),
  reduction_percent: z.number().nullable().describe('of the emissions of the base year'),
  scopes: z.string().nullable().describe('which scopes it covers; null where the list does not say'),
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
