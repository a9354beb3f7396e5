import 'server-only'
import { servicePath } from '@/lib/server/service-path'
import { isList, type ListAnswer, parseList, parseSummary, type SummaryAnswer } from '@/lib/views/answers/list-answer'
import { isWithoutList } from './is-without-list'
import { askService } from './service-client'

const pageLimitMs = 4000

/** One page of the list for the first rendering; 'no_list' if the service has none, null if only asking again can tell. */
export async function readList(query: URLSearchParams): Promise<ListAnswer | 'no_list' | null> {
  const answer = await askService({
    method: 'GET',
    path: servicePath('/organizations', {}, query),
    timeoutMs: pageLimitMs,
  })
  // A list answers 400 to a stale cursor.
  if (!query.has('cursor') && isWithoutList(answer, isList)) return 'no_list'
  return answer.kind === 'answered' && answer.status === 200 ? parseList(answer.json) : null
}

/** The list's counts; null if the service has none, or asking again may help. */
export async function readSummary(query: URLSearchParams): Promise<SummaryAnswer | null> {
  const answer = await askService({
    method: 'GET',
    path: servicePath('/organizations/summary', {}, query),
    timeoutMs: pageLimitMs,
  })
  return answer.kind === 'answered' && answer.status === 200 ? parseSummary(answer.json) : null
}
