import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { paths } from '@/lib/paths'
import { fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { askAgainAfter } from '@/lib/queries/poll-delay'
import {
  type ListFilters,
  type ListQuestion,
  toFilterParameters,
  toListParameters,
} from '@/lib/views/address/list-in-url'
import type { ListAnswer, SummaryAnswer } from '@/lib/views/answers/list-answer'

async function fetchPage(parameters: string, signal: AbortSignal): Promise<ListAnswer> {
  const [answer, { parseList }] = await Promise.all([
    fetchAnswer(`${paths.api.organizations}?${parameters}`, { signal }),
    // Loaded with the first answer; the page has one already.
    import('@/lib/views/answers/list-answer'),
  ])
  const page = parseList(answer)
  if (page === null) throw unexpectedAnswer('The service answered with something other than a list.')
  return page
}

/** One page of the project's organizations; polls while any of them is being researched. */
export function organizationsQuery(question: ListQuestion) {
  const parameters = toListParameters(question).toString()
  return queryOptions({
    queryKey: ['organizations', 'page', parameters],
    queryFn: ({ signal }) => fetchPage(parameters, signal),
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: ({ state }) => {
      const open = state.data?.totals.in_progress ?? 0
      if (!state.error && open === 0) return false
      return askAgainAfter(state.error, state.dataUpdateCount + state.errorUpdateCount)
    },
    refetchIntervalInBackground: false,
  })
}

async function fetchSummary(parameters: string, signal: AbortSignal): Promise<SummaryAnswer> {
  const [answer, { parseSummary }] = await Promise.all([
    fetchAnswer(`${paths.api.summary}?${parameters}`, { signal }),
    import('@/lib/views/answers/list-answer'),
  ])
  const summary = parseSummary(answer)
  if (summary === null) throw unexpectedAnswer('The service answered with something other than a summary.')
  return summary
}

/** The parameters of the summary: the list's filters and a currency. */
export function toSummaryParameters(filters: ListFilters, currency: string): URLSearchParams {
  const parameters = toFilterParameters(filters)
  parameters.set('currency', currency)
  return parameters
}

/** Counts over the filters. Refetched with the list while research runs (`portfolio-page.tsx`). */
export function summaryQuery(filters: ListFilters, currency: string) {
  const parameters = toSummaryParameters(filters, currency).toString()
  return queryOptions({
    queryKey: ['organizations', 'summary', parameters],
    queryFn: ({ signal }) => fetchSummary(parameters, signal),
    placeholderData: keepPreviousData,
    retry: false,
  })
}
