import 'server-only'
import { isList, type ListAnswer, parseList } from '@/lib/views/list-answer'
import { isWithoutList } from './is-without-list'
import { askService } from './service-client'

const pageLimitMs = 4000

/**
 * For the first paint of the list: its first page, 'no_list' where the service has none, or null where only asking
 * again can tell.
 */
export async function readList(query: URLSearchParams): Promise<ListAnswer | 'no_list' | null> {
  const answer = await askService({ method: 'GET', path: `/organizations?${query}`, timeoutMs: pageLimitMs })
  if (isWithoutList(answer, isList)) return 'no_list'
  return answer.kind === 'answered' && answer.status === 200 ? parseList(answer.json) : null
}
