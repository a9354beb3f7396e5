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
