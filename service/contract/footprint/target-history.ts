import { z } from 'zod'
import { TargetState } from './footprint'

/** An extension to the published interface: how much of today's spend was with suppliers that had targets, since May 2024. */

const Share = z.number().describe('0 to 1')

const Shares = z.object({
  validated: Share,
  committed: Share,
  removed: Share,
  expired: Share,
  none: Share,
  unknown: Share.describe('suppliers whose state on that day is not known well enough from the list'),
  validated_at_most: Share.describe('`validated` plus the part of `unknown` that may have been validated'),
})

/** Answer of GET /footprint/target-history. */
export const TargetHistory = z.object({
  year: z.number().int().nullable().describe('year of the spend that all shares refer to, also those of earlier days'),
  list_day: z.iso.date().describe('day of the SBTi list in use; nothing later is known'),
  points: z
    .array(
      z.object({
        day: z.iso.date(),
        spend: Shares,
        emissions: Shares.nullable().describe('shares of the computed emissions; null where none are computed'),
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
      'suppliers that certainly had another state on the first day, the largest first, at most 20; where `before` is unknown and `now` validated, it was certainly not validated before',
    ),
  goal: z
    .object({ basis: z.enum(['spend', 'emissions']), share: Share, year: z.number().int() })
    .nullable()
    .describe('the goal of this project'),
})
export type TargetHistory = z.infer<typeof TargetHistory>
