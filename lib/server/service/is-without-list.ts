import 'server-only'
import type { ServiceAnswer } from './service-client'

const refusals = [400, 403, 404, 405, 422, 501]

/**
 * Whether a service with only the two published endpoints answers so at a list's address: it knows no such path or takes
 * it for something else, redirects, answers a page, or JSON that is no list. For a request without a cursor, because a
 * list refuses a stale one with 400.
 */
export function isWithoutList(answer: ServiceAnswer, isList: (json: unknown) => boolean): boolean {
  if (!('status' in answer)) return false
  const { status } = answer
  if (refusals.includes(status)) return true
  if (answer.kind === 'unreadable') return status >= 200 && status < 400
  return status >= 200 && status < 300 && !isList(answer.json)
}
