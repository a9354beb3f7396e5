import 'server-only'
import { isList, type ListAnswer, parseList, parseSummary, type SummaryAnswer } from '@/lib/views/answers/list-answer'
import { isWithoutList } from './is-without-list'
import { askService } from './service-client'

const pageLimitMs = 4000

/**
 * For the first paint of the list: one of its pages, 'no_list' where the service has none, or null where only asking
 * again can tell.
 */
export async function readList(query: URLSearchParams): Promise<ListAnswer | 'no_list' | null> {
  const answer = await askService({ method: 'GET', path: `/organizations?${query}`, timeoutMs: pageLimitMs })
  // A list refuses a stale cursor with 400.
  if (!query.has('cursor') && isWithoutList(answer, isList)) return 'no_list'
  return answer.kind === 'answered' && answer.status === 200 ? parseList(answer.json) : null
}

/** Its counts, or null where the service has none or asking again may help. */
export async function readSummary(query: URLSearchParams): Promise<SummaryAnswer | null> {
  const answer = await askService({ method: 'GET', path: `/organizations/summary?${query}`, timeoutMs: pageLimitMs })
  return answer.kind === 'answered' && answer.status === 200 ? parseSummary(answer.json) : null
}
