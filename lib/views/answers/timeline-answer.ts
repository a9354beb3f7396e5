import * as z from 'zod/mini'
import { day, flag, list, text } from './tolerant'

const ReasonCodes = list(z.object({ code: z.string(), values: z.catch(z.record(z.string(), z.string()), {}) }))

const Timeline = z.object({
  registered_at: text,
  events: list(z.object({ at: z.string(), state: z.string(), reason: text, reason_codes: ReasonCodes, english: flag })),
  editions: list(z.object({ title: z.string(), publisher: text, vintage: text, retrieved_at: day })),
})
export type TimelineAnswer = z.infer<typeof Timeline>

/** Null if it is not a timeline. */
export function parseTimeline(value: unknown): TimelineAnswer | null {
  if (typeof value !== 'object' || value === null || !Array.isArray(Reflect.get(value, 'events'))) return null
  const read = Timeline.safeParse(value)
  return read.success ? read.data : null
}
