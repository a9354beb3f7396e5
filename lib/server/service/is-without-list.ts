import 'server-only'
import type { ServiceAnswer } from './service-client'

const refusals = [400, 403, 404, 405, 422, 501]

/**
 * Whether a response at a list's address comes from a service with only the two published endpoints: an unknown path, a redirect, an HTML
 * page, or JSON that is not a list. Only for a request without a cursor, because a list answers 400 to a stale one.
 */
export function isWithoutList(answer: ServiceAnswer, isList: (json: unknown) => boolean): boolean {
  if (!('status' in answer)) return false
  const { status } = answer
  if (refusals.includes(status)) return true
  if (answer.kind === 'unreadable') return status >= 200 && status < 400
  return status >= 200 && status < 300 && !isList(answer.json)
}
