import { z } from 'zod'
import { ErrorBody } from '@/service/contract/error-body'
import { givenFields } from '@/service/contract/registration'
import { Who } from '@/service/contract/who'

/** Extensions to the published interface: changing, removing and restoring registered organizations. */

export const mostChanges = 200
export const mostRemoved = 1000

type FieldName = keyof typeof givenFields
const fieldNames = Object.keys(givenFields) as FieldName[]

const SeenText = z.string().nullable().optional()
const seenTexts = Object.fromEntries(fieldNames.map((name) => [name, SeenText])) as Record<FieldName, typeof SeenText>

/** Fields of `registration` as the client saw them before the change. */
const SeenFields = z
  .strictObject({ ...seenTexts, is_legal_entity_name: z.boolean().nullable().optional() })
  .describe(
    'Fields as GET /organizations/{id} returned them in `registration`. If one of them has a different value now, and not the value of this change, nothing is changed and the answer is 409',
  )
export type SeenFields = z.infer<typeof SeenFields>

/**
 * Body of PATCH /organizations/{id}: a JSON merge patch (RFC 7396) of the registration. An absent field stays as it is; null or a
 * blank text removes its value.
 */
export const OrganizationChange = z.strictObject({ ...givenFields, if_unchanged: SeenFields.optional(), by: Who })
export type OrganizationChange = z.output<typeof OrganizationChange>

/** The fields that a body of PATCH contains, with their new values. */
export type ChangedFields = Partial<Omit<OrganizationChange, 'by' | 'if_unchanged'>>

/** Body of PATCH /organizations/batch. */
export const ChangeBatch = z.strictObject({
  changes: z
    .array(z.unknown())
    .min(1)
    .max(mostChanges)
    .describe(
      'Bodies of PATCH /organizations/{id}, each with the `id` of its organization, accepted or refused independently of the others',
    ),
  by: Who,
})

/** The outcome of one change: exactly one of the two is not null. */
export const ChangeOutcome = z.object({
  organization: z
    .object({
      id: z.number().int().describe('id of the organization that answers: the surviving one where two were merged'),
      is_changed: z.boolean().describe('false: it had these values already'),
    })
    .nullable(),
  error: ErrorBody.nullable().describe('what PATCH /organizations/{id} would have answered'),
})
export type ChangeOutcome = z.infer<typeof ChangeOutcome>

/** Answer of PATCH /organizations/batch: one outcome for each change, in their order. */
export const ChangeOutcomes = z.object({ outcomes: z.array(ChangeOutcome) })
export type ChangeOutcomes = z.infer<typeof ChangeOutcomes>

const Ids = z
  .array(z.number().int().positive())
  .min(1)
  .max(mostRemoved, `must have at most ${mostRemoved}`)
  .describe('Ids returned by registration')

/** Body of POST /organizations/remove and POST /organizations/restore. */
export const OrganizationIds = z.strictObject({ ids: Ids, by: Who })
export type OrganizationIds = z.output<typeof OrganizationIds>

const notFound = z.array(z.number().int()).describe('ids that this project does not have, or no longer has')

/** Answer of POST /organizations/remove, and of DELETE /organizations/{id}. */
export const OrganizationsRemoved = z.object({
  removed: z
    .array(z.number().int())
    .describe('organizations that were merged into one of these are removed with it and not listed'),
  not_found: notFound,
  erased_at: z.iso.datetime().describe('until then they can be restored'),
})
export type OrganizationsRemoved = z.infer<typeof OrganizationsRemoved>

/** Answer of POST /organizations/restore. */
export const OrganizationsRestored = z.object({
  restored: z.array(z.number().int()),
  not_found: z.array(z.number().int()).describe('ids that were not removed, or are erased'),
})
export type OrganizationsRestored = z.infer<typeof OrganizationsRestored>
