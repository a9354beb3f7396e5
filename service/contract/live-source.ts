import { z } from 'zod'

/** Extensions: publishers whose interfaces the service queries, and the progress of each query. */

export const LiveSourceState = z.object({
  source: z.string(),
  url: z.string().describe('address of the interface'),
  key: z
    .enum(['environment', 'typed', 'missing'])
    .nullable()
    .describe('where its key comes from; null where it needs none'),
  key_from: z.string().nullable().describe('where to get a key'),
  is_for_own_use: z.boolean().describe('its terms forbid passing the figures on'),
  by_hand: z.string().describe('what to do by hand where the publisher refuses programs'),
  every_days: z.number().int(),
  next_at: z.iso.datetime().nullable().describe('when it is queried next; null where it is queried only on request'),
  state: z.enum(['never', 'waiting', 'running', 'done', 'failed']),
  asked_at: z.iso.datetime().nullable(),
  step: z.string().nullable().describe('the current step while it runs'),
  done: z.number().int(),
  total: z.number().int().nullable(),
  ended_at: z.iso.datetime().nullable(),
  outcome: z.enum(['imported', 'unchanged']).nullable(),
  failure: z
    .object({ code: z.string(), reason: z.string(), remedy: z.string().nullable() })
    .nullable()
    .describe('why the last query failed, and what to do'),
  remarks: z.array(z.string()).describe('what was left out before the file was read'),
})
export type LiveSourceState = z.infer<typeof LiveSourceState>

export const LiveKey = z.strictObject({
  key: z.string().min(1).max(500).describe('stored encrypted and never returned'),
})
export type LiveKey = z.infer<typeof LiveKey>
