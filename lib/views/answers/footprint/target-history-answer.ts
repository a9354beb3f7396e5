import * as z from 'zod/mini'
import { list, optionalYear, text, year } from '@/lib/views/answers/tolerant'

/** What the page reads from GET /footprint/target-history: shares of one year's spend by what SBTi's list said on earlier days. */

const Shares = z.object({
  validated: z.number(),
  committed: z.number(),
  removed: z.number(),
  expired: z.number(),
  none: z.number(),
  unknown: z.number(),
  validated_at_most: z.number(),
})
export type TargetShares = z.infer<typeof Shares>

const State = z.enum(['validated', 'committed', 'removed', 'expired', 'none', 'unknown'])

const History = z.object({
  year: optionalYear,
  list_day: z.string(),
  points: list(z.object({ day: z.string(), spend: Shares, emissions: z.nullable(Shares) })),
  movers: list(z.object({ organization_id: z.int(), name: text, spend_share: z.number(), before: State, now: State })),
  goal: z.catch(z.nullable(z.object({ basis: z.enum(['spend', 'emissions']), share: z.number(), year })), null),
})
export type TargetHistoryAnswer = z.infer<typeof History>

/** Null if it is not a history. */
export function parseTargetHistory(value: unknown): TargetHistoryAnswer | null {
  const read = History.safeParse(value)
  return read.success ? read.data : null
}
