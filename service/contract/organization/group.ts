import { z } from 'zod'

/** An extension: the group of an organization without figures of its own. The group's figures are never the organization's, and in no sum. */

export const parentKinds = ['legal_entity', 'reviewed', 'name', 'website'] as const

/** Body of POST /organizations/{id}/group. */
export const GroupChoice = z.strictObject({
  is_shown: z.boolean().describe('false: the figures and targets of the group are not shown for this organization'),
})
export type GroupChoice = z.infer<typeof GroupChoice>
