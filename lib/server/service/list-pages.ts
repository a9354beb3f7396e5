import 'server-only'
import { servicePath } from '@/lib/server/service-path'
import { type ListAnswer, parseList } from '@/lib/views/answers/list-answer'
import { askService, type ServiceAnswer } from './service-client'

const pageSize = 200

/** `page` null: the answer is not a page of the list. */
type ReadPage = { answer: ServiceAnswer; page: ListAnswer | null }

/** One page of the list that `parameters` select; the first if the cursor is null. */
export async function readPage(parameters: URLSearchParams, cursor: string | null): Promise<ReadPage> {
  const asked = new URLSearchParams(parameters)
  asked.set('limit', String(pageSize))
  if (cursor !== null) asked.set('cursor', cursor)
  const answer = await askService({ method: 'GET', path: servicePath('/organizations', {}, asked) })
  return { answer, page: answer.kind === 'answered' && answer.status === 200 ? parseList(answer.json) : null }
}

/** The pages after the first. Throws if one cannot be read: half a list must not look like a whole one. */
export async function* pagesAfter(first: ListAnswer, parameters: URLSearchParams): AsyncGenerator<ListAnswer> {
  for (let cursor = first.next_cursor; cursor !== null; ) {
    const { page } = await readPage(parameters, cursor)
    if (page === null) throw new Error('A page of the list could not be read')
    yield page
    cursor = page.next_cursor === cursor ? null : page.next_cursor
  }
}
