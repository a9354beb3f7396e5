import { z } from 'zod'

/** The most footprints of one document: more than a list of one supplier has. */
export const mostFootprints = 500

const Answer = z.looseObject({ data: z.union([z.array(z.unknown()), z.looseObject({})]) })
const Event = z.looseObject({ type: z.string(), data: z.looseObject({ pfs: z.array(z.unknown()) }) })

/**
 * Returns the product footprints of a document, not yet checked. The document may be one footprint, a list, the answer of GET
 * /3/footprints or GET /3/footprints/{id}, or the event that answers a request. Null for anything else.
 */
export function findFootprints(document: unknown): unknown[] | null {
  if (Array.isArray(document)) return document
  const event = Event.safeParse(document)
  if (event.success) return event.data.data.pfs
  const answer = Answer.safeParse(document)
  if (answer.success) return Array.isArray(answer.data.data) ? answer.data.data : [answer.data.data]
  return typeof document === 'object' && document !== null && 'pcf' in document ? [document] : null
}

const Rejection = z.looseObject({
  type: z.string().regex(/\.RequestRejectedEvent\.\d+$/),
  data: z.looseObject({ error: z.looseObject({ code: z.string().optional(), message: z.string().optional() }) }),
})

/** Returns what the supplier says in an event that rejects a request for a footprint; null for any other document. */
export function readRejection(document: unknown): string | null {
  const read = Rejection.safeParse(document)
  if (!read.success) return null
  const { code, message } = read.data.data.error
  return (message ?? code ?? 'without a reason').replace(/[\s\p{C}]+/gu, ' ').slice(0, 200)
}
