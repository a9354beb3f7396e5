import { z } from 'zod'
import { Text } from '@/service/contract/text'

/** Extensions to the published interface: how a team works with an organization. It stays in the project and changes no figure. */

export const stages = ['not_contacted', 'asked', 'answered', 'verified', 'declined'] as const
export const Stage = z.enum(stages)
export type Stage = z.infer<typeof Stage>

/** One line of text: line breaks become spaces, and spaces at the ends are removed. */
export function lineOf(longest: number) {
  return Text.transform((text) => text.replace(/\s+/g, ' ').trim()).refine(
    (text) => text !== '' && [...text].length <= longest,
    `must have 1 to ${longest} characters`,
  )
}

/** A blank text means the same as null or an absent field. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z
    .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())
    .transform((value) => value ?? null)
}

const isInOurTime = (day: string) => day >= '2000-01-01' && day <= '2100-12-31'

export const by = lineOf(300).optional().describe('Who does it, if the client knows')

/** Body of PUT /organizations/{id}/engagement: replaces the whole entry. */
export const EngagementChange = z.strictObject({
  stage: Stage,
  owner: optional(lineOf(200)).describe('The member of the team who works with the organization'),
  next_step: optional(lineOf(500)),
  due_on: z.iso
    .date()
    .refine(isInOurTime, 'must be a day from 2000 to 2100')
    .nullish()
    .transform((day) => day ?? null)
    .describe('The day by which the next step is due'),
  by,
})
export type EngagementChange = z.output<typeof EngagementChange>

const record = {
  stage: Stage.describe('verified: a member of the team has checked the answer'),
  owner: z.string().nullable(),
  next_step: z.string().nullable(),
  due_on: z.iso.date().nullable(),
}

/** Answer of GET and PUT /organizations/{id}/engagement. */
export const Engagement = z.object({
  organization_id: z.number().int(),
  ...record,
  changes: z
    .array(z.object({ ...record, changed_by: z.string().nullable(), changed_at: z.iso.datetime() }))
    .describe('the entry after each change, the newest first, at most 100'),
  labels: z.array(
    z.object({
      label: z.string(),
      added_by: z.string().nullable(),
      added_at: z.iso.datetime().nullable().describe('null: added before times were stored'),
    }),
  ),
})
export type Engagement = z.infer<typeof Engagement>
