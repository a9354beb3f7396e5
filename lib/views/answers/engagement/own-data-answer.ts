import * as z from 'zod/mini'
import { fields, list, text, year } from '@/lib/views/answers/tolerant'

/** GET /organizations/{id}/own-data, as tolerant as an organization's own answer. */
const OwnDataAnswer = fields({
  category: text,
  buyer: text,
  contact_email: text,
  columns: z.catch(z.record(z.string(), z.string()), {}),
  spend: list(
    z.object({ account: text, year, amount: z.number(), currency: z.string(), category: text, price_basis: text }),
  ),
})
export type OwnDataAnswer = z.infer<typeof OwnDataAnswer>

export function parseOwnData(answer: unknown): OwnDataAnswer {
  return OwnDataAnswer.parse(answer)
}
