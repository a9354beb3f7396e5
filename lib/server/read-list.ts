import 'server-only'
import { type ListAnswer, parseList } from '@/lib/views/list-answer'
import { askService } from './service-client'

const pageLimitMs = 4000

/** For the first paint of the list: its first page, or null where only asking again can tell. */
export async function readList(query: URLSearchParams): Promise<ListAnswer | null> {
  const answer = await askService({ method: 'GET', path: `/organizations?${query}`, timeoutMs: pageLimitMs })
  return answer.kind === 'answered' && answer.status === 200 ? parseList(answer.json) : null
}
