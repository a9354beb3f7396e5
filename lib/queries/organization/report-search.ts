import { queryOptions } from '@tanstack/react-query'
import { documentPaths } from '@/lib/api-paths'
import { AnswerError, fetchAnswer } from '@/lib/queries/answer-error'
import type { ListedSearchAnswer, SearchAnswer } from '@/lib/views/answers/report-search-answer'

const readers = () => import('@/lib/views/answers/report-search-answer')
const askMs = 5_000

function isOpen(state: string | undefined): boolean {
  return state === 'waiting' || state === 'searching'
}

/** Null if the service does not search for reports. */
async function unlessNotOffered<T>(ask: () => Promise<T | null>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof AnswerError && error.status === 501) return null
    throw error
  }
}

/** The outcome of the search for an organization's report. Polls while the search goes on. */
export function searchQuery(id: number) {
  return queryOptions({
    queryKey: ['report-search', id],
    queryFn: ({ signal }): Promise<SearchAnswer | null> =>
      unlessNotOffered(async () =>
        (await readers()).parseSearch(await fetchAnswer(documentPaths.reportSearch(id), { signal })),
      ),
    retry: false,
    refetchInterval: ({ state }) => (isOpen(state.data?.state) ? askMs : false),
  })
}

/** Starts a search for the report now. */
export async function searchReport(id: number): Promise<void> {
  await fetchAnswer(documentPaths.reportSearch(id), { method: 'POST' })
}

/** The searches for reports; null if the service makes none. */
export const searchesQuery = queryOptions({
  queryKey: ['report-searches'],
  queryFn: ({ signal }): Promise<ListedSearchAnswer[] | null> =>
    unlessNotOffered(async () =>
      (await readers()).parseSearches(await fetchAnswer(documentPaths.reportSearches, { signal })),
    ),
  retry: false,
  refetchInterval: ({ state }) => (state.data?.some((one) => isOpen(one.state)) ? askMs : false),
})
