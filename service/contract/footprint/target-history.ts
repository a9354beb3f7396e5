import { z } from 'zod'
import { TargetState } from './footprint'

/** Extension of ours: how much of today's spend was with suppliers that had targets, since May 2024. */

const Share = z.number().describe('0 to 1')

const Shares = z.object({
  validated: Share,
  committed: Share,
  removed: Share,
  expired: Share,
  none: Share,
  unknown: Share.describe('of which the list of that day is not known well enough'),
  validated_at_most: Share.describe('`validated`, and what of `unknown` may have been'),
})

/** Answer of GET /footprint/target-history. */
export const TargetHistory = z.object({
  year: z.number().int().nullable().describe('of the spend that all shares are of, also those of earlier days'),
  list_day: z.iso.date().describe('of the SBTi list in use: nothing later is known'),
  points: z
    .array(
      z.object({
        day: z.iso.date(),
        spend: Shares,
        emissions: Shares.nullable().describe('of the emissions computed; null where none are'),
      }),
    )
    .describe('the first list, the first day of each month and the day of the list, oldest first; none without spend'),
  movers: z
    .array(
      z.object({
        organization_id: z.number().int(),
        name: z.string().nullable(),
        spend_share: Share,
        before: TargetState,
        now: TargetState,
      }),
    )
    .describe(
      'suppliers that were certainly of another state on the first day, the largest first, at most 20; `before` unknown and `now` validated: it was not validated',
    ),
  goal: z
    .object({ basis: z.enum(['spend', 'emissions']), share: Share, year: z.number().int() })
    .nullable()
    .describe('the project’s own'),
})
export type TargetHistory = z.infer<typeof TargetHistory>
