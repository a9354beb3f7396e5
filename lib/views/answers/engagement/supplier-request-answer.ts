import * as z from 'zod/mini'
import { fields, flag, list, number, optionalFields, optionalYear, text } from '@/lib/views/answers/tolerant'

/** GET /organizations/{id}/supplier-requests and GET /supplier-form: links with which organizations answer. */

const states = ['open', 'answered', 'declined', 'expired', 'revoked'] as const

const Request = z.object({
  id: z.int(),
  state: z.enum(states),
  team: z.string(),
  year: z.int(),
  recipient: text,
  created_at: z.string(),
  expires_at: z.string(),
  opened_at: text,
  revoked_at: text,
  answered_at: text,
  answered_by: text,
  note: text,
  document_id: number,
})
export type SupplierRequestAnswer = z.infer<typeof Request>

const Requests = fields({
  sends_mail: z.catch(z.boolean(), false),
  requests: list(Request),
  request_id: number,
  letter: optionalFields({
    subject: z.string(),
    text: z.string(),
    is_reachable: z.catch(z.boolean(), true),
  }),
})
export type SupplierRequestsAnswer = z.infer<typeof Requests>

export function parseRequests(answer: unknown): SupplierRequestsAnswer {
  return Requests.parse(answer)
}

const Form = z.object({
  state: z.enum(states),
  team: z.string(),
  organization: text,
  year: optionalYear,
  expires_at: text,
  has_report: flag,
})
export type SupplierFormAnswer = z.infer<typeof Form>

/** Null if it is not a form. */
export function parseForm(answer: unknown): SupplierFormAnswer | null {
  const read = Form.safeParse(answer)
  return read.success ? read.data : null
}
