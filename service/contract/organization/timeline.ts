import { z } from 'zod'
import { ReasonCodes } from './state-reason'

/** Answer of GET /organizations/{id}/timeline, an extension. */
export const Timeline = z.object({
  registered_at: z.iso.datetime(),
  events: z
    .array(z.object({ at: z.iso.datetime(), state: z.string(), reason: z.string(), reason_codes: ReasonCodes }))
    .describe('changes of state, the newest first; at most 200'),
  editions: z
    .array(
      z.object({
        source: z.string(),
        title: z.string(),
        publisher: z.string(),
        vintage: z.string(),
        retrieved_at: z.iso.date(),
      }),
    )
    .describe('editions of the sources named in the answer that are in use now'),
})
export type Timeline = z.infer<typeof Timeline>
