import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import type { ListAnswer } from '@/lib/views/list-answer'
import type { ListSort, ListStatus } from '@/lib/views/list-in-url'
import { AnswerError, fetchAnswer } from './answer-error'
import { askAgainAfter } from './poll-delay'

export type ListQuestion = { q: string; status: ListStatus; sort: ListSort }

/** What the list is asked for, as its query string; also used by the page that paints it first. */
export function toListParameters({ q, status, sort }: ListQuestion, cursor: string | null): URLSearchParams {
  const parameters = new URLSearchParams({ sort })
  if (q.trim() !== '') parameters.set('q', q.trim())
  if (status !== '') parameters.set('status', status)
  if (cursor !== null) parameters.set('cursor', cursor)
  return parameters
}

async function fetchPage(question: ListQuestion, cursor: string | null, signal: AbortSignal): Promise<ListAnswer> {
  const [answer, { parseList }] = await Promise.all([
    fetchAnswer(`${paths.api.organizations}?${toListParameters(question, cursor)}`, { signal }),
    // With the first answer, not with the page, which has one already.
    import('@/lib/views/list-answer'),
  ])
  const page = parseList(answer)
  if (page === null)
    throw new AnswerError(502, 'Unexpected answer', 'The service answered with something other than a list.')
  return page
}

/** The project's organizations, page after page; asks again while any of them is being researched. */
export function organizationsQuery(question: ListQuestion) {
  return infiniteQueryOptions({
    queryKey: ['organizations', question.q.trim(), question.status, question.sort],
    queryFn: ({ pageParam, signal }) => fetchPage(question, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: ListAnswer) => page.next_cursor,
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: ({ state }) => {
      const open = state.data?.pages[0]?.totals.in_progress ?? 0
      if (!state.error && open === 0) return false
      return askAgainAfter(state.error, state.dataUpdateCount + state.errorUpdateCount)
    },
    refetchIntervalInBackground: false,
  })
}
