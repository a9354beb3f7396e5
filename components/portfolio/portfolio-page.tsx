'use client'

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useEffect, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { GivenUpNotice } from '@/components/ui/given-up-notice'
import { RetryNotice } from '@/components/ui/retry-notice'
import { useFormat } from '@/lib/format/use-format'
import { AnswerError } from '@/lib/queries/answer-error'
import { organizationsQuery } from '@/lib/queries/organizations-query'
import { askAgainAfter, givesUpAfter } from '@/lib/queries/poll-delay'
import { onRegistration } from '@/lib/queries/registrations-channel'
import { listInUrl } from '@/lib/views/list-in-url'
import { viewRow } from '@/lib/views/portfolio-row'
import { portfolioSentence } from '@/lib/views/portfolio-sentence'
import { BrowserPortfolio } from './browser-portfolio'
import { EmptyPortfolio } from './empty-portfolio'
import { ListControls } from './list-controls'
import { NoMatches } from './no-matches'
import { PortfolioSkeleton } from './portfolio-skeleton'
import { PortfolioTable } from './portfolio-table'

/** The organizations of the project; of this browser where the service has no list. */
export function PortfolioPage({ locale, hasNoList }: { locale: string; hasNoList: boolean }) {
  const [question, setQuestion] = useQueryStates(listInUrl)
  const query = useInfiniteQuery({ ...organizationsQuery(question), enabled: !hasNoList })
  const queryClient = useQueryClient()
  useEffect(
    () => onRegistration(() => void queryClient.invalidateQueries({ queryKey: ['organizations'] })),
    [queryClient],
  )
  const format = useFormat(locale)
  const rows = useMemo(
    () => query.data?.pages.flatMap(({ organizations }) => organizations.map((summary) => viewRow(summary, format))),
    [query.data, format],
  )
  if (hasNoList || (query.error instanceof AnswerError && query.error.status === 501)) {
    return <BrowserPortfolio format={format} question={question} onQuestion={(next) => void setQuestion(next)} />
  }
  const first = query.data?.pages[0]
  const { dataUpdateCount = 0 } = queryClient.getQueryState(organizationsQuery(question).queryKey) ?? {}
  // Read first: the page must hear of every answer, also of one that changes nothing.
  const isAsking = query.isFetching
  const hasGivenUp =
    !isAsking &&
    query.error === null &&
    (first?.totals.in_progress ?? 0) > 0 &&
    askAgainAfter(null, dataUpdateCount) === false
  const isEmpty = first !== undefined && first.totals.organizations === 0
  if (isEmpty || (rows?.length === 0 && isUnfiltered(question))) return <EmptyPortfolio />
  const sentence = first ? portfolioSentence(first.totals, format) : null
  return (
    <>
      <PortfolioHeading sentence={sentence} isLoading={rows === undefined && query.error === null} />
      <ListControls question={question} onQuestion={(next) => void setQuestion(next)} />
      {query.error ? (
        <div className="mb-4">
          <RetryNotice
            {...wordsOf(query.error, rows !== undefined)}
            isTrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : null}
      {hasGivenUp ? (
        <div className="mb-4">
          <GivenUpNotice isChecking={query.isFetching} onCheck={() => void query.refetch()}>
            {`Not all research is complete. The list asks for ${givesUpAfter}.`}
          </GivenUpNotice>
        </div>
      ) : null}
      {rows === undefined && query.error === null ? <PortfolioSkeleton /> : null}
      {rows !== undefined && rows.length > 0 ? <PortfolioTable rows={rows} isBusy={query.isPlaceholderData} /> : null}
      {rows?.length === 0 ? <NoMatches onClear={() => void setQuestion({ q: '', status: '' })} /> : null}
      <div className="mt-4 flex items-center gap-4">
        {query.hasNextPage ? (
          <Button look="plain" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? 'Loading more' : 'Load more'}
          </Button>
        ) : null}
        {rows && first?.matching != null ? (
          <p aria-live="polite" className="text-ink-faint">
            {format.number.whole(rows.length)} of {format.number.whole(first.matching)} shown
          </p>
        ) : null}
      </div>
    </>
  )
}

function isUnfiltered({ q, status }: { q: string; status: string }): boolean {
  return q.trim() === '' && status === ''
}

function wordsOf(error: Error, hasRows: boolean): { title: string; detail: string } {
  const kept = hasRows ? ' What you see is the last answer.' : ''
  if (error instanceof AnswerError) return { title: error.title, detail: `${error.detail}${kept}` }
  return { title: 'Something went wrong', detail: `The list could not be shown.${kept}` }
}

function PortfolioHeading({ sentence, isLoading }: { sentence: string | null; isLoading: boolean }) {
  return (
    <div className="mb-5">
      <h1 className="font-strong text-xl tracking-tight">Organizations</h1>
      <p className="mt-1 min-h-6 text-base text-ink-soft">
        {isLoading ? <span className="skeleton inline-block h-4 w-80 max-w-full" /> : sentence}
      </p>
    </div>
  )
}
