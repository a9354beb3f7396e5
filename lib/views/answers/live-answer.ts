import * as z from 'zod/mini'
import { day, list, number, optionalFields, text } from './tolerant'

const name = z.string().check(z.minLength(1))

/** What the page needs of GET /api/data/live. */
const LiveAnswer = z.object({
  may_fetch: z.catch(z.boolean(), false),
  sources: list(
    z.object({
      source: name,
      key: z.catch(z.nullable(z.enum(['environment', 'typed', 'missing'])), null),
      key_from: text,
      is_for_own_use: z.catch(z.boolean(), false),
      by_hand: text,
      every_days: number,
      next_at: day,
      state: z.catch(z.enum(['never', 'waiting', 'running', 'done', 'failed']), 'never'),
      step: text,
      done: number,
      total: number,
      ended_at: day,
      outcome: text,
      failure: optionalFields({ code: text, reason: text }),
      remarks: z.catch(z.array(z.string()), []),
    }),
  ),
})
export type LiveAnswer = z.infer<typeof LiveAnswer>
export type LiveSourceAnswer = LiveAnswer['sources'][number]

/** Null if the answer lists no live sources. */
export function parseLive(answer: unknown): LiveAnswer | null {
  const read = LiveAnswer.safeParse(answer)
  return read.success ? read.data : null
}
