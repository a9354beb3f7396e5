import { z } from 'zod'
import { Language } from '@/service/contract/language'
import { Text } from '@/service/contract/text'
import { by, lineOf } from './engagement'
import { noCellTwice, StatedValue, statement } from './stated-figure'

/** Extensions to the published interface: a link with which an organization answers a team's questions without signing in. */

const Email = Text.transform((text) => text.trim()).refine(
  (text) => text.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]+$/u.test(text),
  'is no e-mail address',
)

const RequestState = z.enum(['open', 'answered', 'declined', 'expired', 'revoked'])
export type RequestState = z.infer<typeof RequestState>

/** Body of POST /organizations/{id}/supplier-requests. */
export const NewSupplierRequest = z.strictObject({
  team: lineOf(200).describe('Who asks. Of the project, the organization sees only this and the year'),
  language: Language.default('en').describe('language of the form'),
  year: z.int().min(1990).max(2100).describe('the year that figures are asked for'),
  expires_in_days: z.int().min(1).max(180).default(60),
  recipient: Email.nullish().transform((email) => email ?? null),
  by,
})
export type NewSupplierRequest = z.output<typeof NewSupplierRequest>

export const SupplierRequest = z.object({
  id: z.number().int(),
  state: RequestState,
  team: z.string(),
  language: Language,
  year: z.number().int(),
  recipient: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  opened_at: z.iso.datetime().nullable().describe('when its form was first shown'),
  mailed_at: z.iso.datetime().nullable().describe('when this service last sent the letter'),
  revoked_at: z.iso.datetime().nullable(),
  answered_at: z.iso.datetime().nullable(),
  answered_by: z.string().nullable(),
  answered_email: z.string().nullable(),
  note: z.string().nullable().describe('what the organization wrote with its figures'),
  document_id: z.number().int().nullable().describe('the report that it sent'),
})
export type SupplierRequest = z.infer<typeof SupplierRequest>

/** Answer of GET /organizations/{id}/supplier-requests, and of every request that changes one. */
export const SupplierRequestList = z.object({
  organization_id: z.number().int(),
  sends_mail: z.boolean().describe('whether this installation can send the letter itself (SMTP_URL)'),
  requests: z.array(SupplierRequest).describe('the newest first'),
})
export type SupplierRequestList = z.infer<typeof SupplierRequestList>

/** Answer of POST /organizations/{id}/supplier-requests. */
export const SupplierRequestMade = SupplierRequestList.extend({
  request_id: z.number().int(),
  token: z.string().describe('the token of the link; shown once, stored only as a hash'),
})
export type SupplierRequestMade = z.infer<typeof SupplierRequestMade>

/** Body of POST /organizations/{id}/supplier-requests/{requestId}/mail. */
export const SupplierLetter = z.strictObject({
  to: Email,
  subject: lineOf(300),
  text: Text.transform((text) => text.trim())
    .refine((text) => text !== '' && text.length <= 20_000, 'must have 1 to 20000 characters')
    .describe('must contain the token of the link; other texts are not sent'),
  reply_to: Email.nullish().transform((email) => email ?? null),
})
export type SupplierLetter = z.output<typeof SupplierLetter>

/** Answer of GET /supplier-form: everything that whoever has the link can see. */
export const SupplierForm = z.object({
  state: RequestState,
  team: z.string(),
  language: Language,
  organization: z.string().nullable().describe('as the team calls it; null where the link is not open'),
  year: z.number().int().nullable().describe('null where the link is not open'),
  expires_at: z.iso.datetime().nullable().describe('null where the link is not open'),
  has_report: z.boolean().describe('whether a report was sent with this link'),
})
export type SupplierForm = z.infer<typeof SupplierForm>

const answeredScopes = ['1', '2lb', '2mb', '3', 'allocated', 'allocated_1+2']

/** Body of POST /supplier-form. */
export const SupplierAnswer = z
  .strictObject({
    figures: z
      .array(StatedValue)
      .max(20)
      .refine(noCellTwice, 'names a year and scope twice')
      .refine(
        (figures) => figures.every(({ scope }) => answeredScopes.includes(scope)),
        `may be of the scopes ${answeredScopes.join(', ')}`,
      )
      .default([]),
    ...statement,
    name: lineOf(200).describe('who answers'),
    email: Email.nullish().transform((email) => email ?? null),
    declines: z.boolean().default(false).describe('it will not answer'),
  })
  .refine(({ declines, figures }) => !declines || figures.length === 0, {
    message: 'must be empty where `declines` is true',
    path: ['figures'],
  })
export type SupplierAnswer = z.output<typeof SupplierAnswer>

/** Query of POST /supplier-form/report, whose body is the report. */
export const SupplierReport = z.strictObject({ name: lineOf(300) })
