import { z } from 'zod'
import { by } from '@/service/contract/engagement/engagement'
import { Text } from '@/service/contract/text'
import { longestLabel } from './organization-filter'

/** Extensions to the published interface: labels that a project gives its organizations. */

export const mostLabels = 20
const mostIds = 1000

const Label = Text.transform((text) => text.trim().replace(/\s+/g, ' '))
  .refine((text) => text !== '', 'must not be empty')
  .refine((text) => [...text].length <= longestLabel, `must have at most ${longestLabel} characters`)
  .refine((text) => !/[,\p{Cc}]/u.test(text), 'must have neither commas nor control characters')

const Labels = z.array(Label).max(mostLabels, `must have at most ${mostLabels}`)

/** Body of PUT /organizations/{id}/labels: replaces all labels of the organization. */
export const LabelsOfOrganization = z.strictObject({ labels: Labels, by })
export type LabelsOfOrganization = z.infer<typeof LabelsOfOrganization>

/** Body of POST /organizations/labels. */
export const LabelChange = z.strictObject({
  ids: z.array(z.number().int().positive()).min(1).max(mostIds, `must have at most ${mostIds}`),
  add: Labels.default([]),
  remove: Labels.default([]),
  by,
})
export type LabelChange = z.output<typeof LabelChange>

/** Answer of both: the labels that each organization has now, and the labels added and removed, which an undo needs. */
export const LabelsChanged = z.object({
  organizations: z.array(z.object({ id: z.number().int(), labels: z.array(z.string()) })),
  added: z
    .array(z.object({ id: z.number().int(), label: z.string() }))
    .describe('labels that the organization did not have before'),
  removed: z
    .array(z.object({ id: z.number().int(), label: z.string() }))
    .describe('labels that the organization had before'),
})
export type LabelsChanged = z.infer<typeof LabelsChanged>
