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

/** What the address asks for, what the service answers, and how to ask for something else. */
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
  // Read first: the page must hear of every answer, also of one that changes nothing.
  const isAsking = query.isFetching
  function ask(change: Partial<ListQuestion>): void {
    // Another question begins at its first page.
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
    /** Research goes on, but this page has stopped asking how far it is. */
    hasGivenUp: !isAsking && query.error === null && (open ?? 0) > 0 && askAgainAfter(null, dataUpdateCount) === false,
  }
}

/** While research goes on the list asks anew, and the counts with it. */
function useCountsOf(open: number | null | undefined, countAnew: () => Promise<unknown>): void {
  const [countedAt, setCountedAt] = useState(open)
  useEffect(() => {
    if (open === countedAt) return
    if (countedAt !== undefined) void countAnew()
    setCountedAt(open)
  }, [open, countedAt, countAnew])
}

/** A cursor of another order, or of an older service: the first page has no such trouble. */
function isStale(error: Error | null): boolean {
  return error instanceof AnswerError && error.status === 400
}
