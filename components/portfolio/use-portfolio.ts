import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { AnswerError } from '@/lib/queries/answer-error'
import { onRegistration } from '@/lib/queries/import/registrations-channel'
import { organizationsQuery, summaryQuery } from '@/lib/queries/list/organizations-query'
import { useUrlValues } from '@/lib/queries/list/url-state'
import { useCurrency } from '@/lib/queries/list/use-currency'
import { askAgainAfter } from '@/lib/queries/poll-delay'
import { useFailure } from '@/lib/queries/use-failure'
import { isUnfiltered, type ListQuestion, listInUrl, noFilters } from '@/lib/views/address/list-in-url'

/** Reads the list that the page's address asks for, and returns functions that change the address. */
export function usePortfolio(hasNoList: boolean) {
  const [question, setQuestion] = useUrlValues(listInUrl)
  const [currency] = useCurrency()
  const [isFaceted, setFaceted] = useState(false)
  const queryClient = useQueryClient()
  const query = useQuery({ ...organizationsQuery(question), enabled: !hasNoList })
  const summary = useQuery({ ...summaryQuery(question, currency), enabled: !hasNoList })
  const facets = useQuery({
    ...summaryQuery({ ...question, ...noFilters }, currency),
    enabled: !hasNoList && isFaceted,
  })
  const askAnew = () => void queryClient.invalidateQueries({ queryKey: ['organizations'] })
  useEffect(
    () => onRegistration(() => void queryClient.invalidateQueries({ queryKey: ['organizations'] })),
    [queryClient],
  )
  const failure = useFailure(query)
  const list = failure !== null && query.isPlaceholderData ? undefined : query.data
  const open = list?.totals.in_progress
  useCountsOf(open, summary.refetch)
  const { dataUpdateCount = 0 } = queryClient.getQueryState(organizationsQuery(question).queryKey) ?? {}
  // Read first, so that the page renders for every answer, even for one without changes.
  const isAsking = query.isFetching
  function ask(change: Partial<ListQuestion>): void {
    // Other filters start again at the first page.
    const isTyping = 'q' in change && Object.keys(change).length === 1
    setQuestion({ cursor: '', ...change }, isTyping ? 'replace' : 'push')
  }
  const isPaged = question.cursor !== ''
  const isBare = list?.organizations.length === 0 && isUnfiltered(question) && !isPaged
  return {
    question,
    ask,
    list,
    failure,
    isAsking,
    isBusy: query.isPlaceholderData && failure === null,
    summary: summary.data,
    isSummaryLoading: summary.data === undefined && summary.error === null,
    facets: facets.data ?? summary.data ?? null,
    askForFacets: () => setFaceted(true),
    askAnew,
    /** Repeats the request; from the first page where its cursor is no longer valid. */
    retry: () => void (isPaged && isStale(failure) ? ask({}) : query.refetch()),
    isEmpty: list?.totals.organizations === 0 || isBare,
    hasNoList: hasNoList || (failure instanceof AnswerError && failure.status === 501),
    /** Research is still in progress, but this page has stopped asking. */
    hasGivenUp: !isAsking && query.error === null && (open ?? 0) > 0 && askAgainAfter(null, dataUpdateCount) === false,
  }
}

/** While research is in progress, the list is fetched again, and so are the counts. */
function useCountsOf(open: number | null | undefined, countAnew: () => Promise<unknown>): void {
  const [countedAt, setCountedAt] = useState(open)
  useEffect(() => {
    if (open === countedAt) return
    if (countedAt !== undefined) void countAnew()
    setCountedAt(open)
  }, [open, countedAt, countAnew])
}

/** Whether the cursor belongs to another order or an older service; the first page is fetched then. */
function isStale(error: Error | null): boolean {
  return error instanceof AnswerError && error.status === 400
}
