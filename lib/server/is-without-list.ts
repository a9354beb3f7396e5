import 'server-only'
import type { ServiceAnswer } from './service-client'

/** A service with only the two published endpoints has nothing at a list's address, or only POST. */
export function isWithoutList(answer: ServiceAnswer): boolean {
  return 'status' in answer && [404, 405, 501].includes(answer.status)
}
