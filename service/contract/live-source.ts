import { z } from 'zod'

/** Extensions: publishers that are asked through their interfaces, and how far asking them is. */

export const LiveSourceState = z.object({
  source: z.string(),
  url: z.string().describe('of the interface'),
  key: z
    .enum(['environment', 'typed', 'missing'])
    .nullable()
    .describe('where the key to it is from; null where it needs none'),
  key_from: z.string().nullable().describe('where one gets a key'),
  is_for_own_use: z.boolean().describe('the terms forbid passing its figures on'),
  by_hand: z.string().describe('what to do where programs are refused'),
  every_days: z.number().int(),
  next_at: z.iso
    .datetime()
    .nullable()
    .describe('when it is asked next; null where it is asked only when somebody says so'),
  state: z.enum(['never', 'waiting', 'running', 'done', 'failed']),
  asked_at: z.iso.datetime().nullable(),
  step: z.string().nullable().describe('what it is at while it runs'),
  done: z.number().int(),
  total: z.number().int().nullable(),
  ended_at: z.iso.datetime().nullable(),
  outcome: z.enum(['imported', 'unchanged']).nullable(),
  failure: z
    .object({ code: z.string(), reason: z.string(), remedy: z.string().nullable() })
    .nullable()
    .describe('why the last time came to nothing, and what to do'),
  remarks: z.array(z.string()).describe('what was left out before the reader saw it'),
})
export type LiveSourceState = z.infer<typeof LiveSourceState>

export const LiveKey = z.strictObject({
  key: z.string().min(1).max(500).describe('kept encrypted, and never answered'),
})
export type LiveKey = z.infer<typeof LiveKey>
