'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import dynamic from 'next/dynamic'
import { useEffect, useMemo, useState } from 'react'
import { GivenUpNotice } from '@/components/ui/notices/given-up-notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { AnswerError } from '@/lib/queries/answer-error'
import { changeLabels } from '@/lib/queries/change-labels'
import { organizationsQuery, summaryQuery } from '@/lib/queries/organizations-query'
import { askAgainAfter } from '@/lib/queries/poll-delay'
import { onRegistration } from '@/lib/queries/registrations-channel'
import { useUrlValue, useUrlValues } from '@/lib/queries/url-state'
import { useFailure } from '@/lib/queries/use-failure'
import { useProblemWords } from '@/lib/queries/use-problem-words'
import { currencyInUrl } from '@/lib/views/currency-in-url'
import { isUnfiltered, type ListQuestion, listInUrl, noFilters, toFilterParameters } from '@/lib/views/list-in-url'
import { fairSort } from '@/lib/views/listed-figures'
import { viewRow } from '@/lib/views/portfolio-row'
import { Pager } from './pager'
import { PortfolioHeading } from './portfolio-heading'
import { PortfolioPageSkeleton } from './portfolio-skeleton'
import { PortfolioView } from './portfolio-view'

const BrowserPortfolio = dynamic(() => import('./browser-portfolio').then((loaded) => loaded.BrowserPortfolio), {
  ssr: false,
  loading: PortfolioPageSkeleton,
})
const EmptyPortfolio = dynamic(() => import('./empty-portfolio').then((loaded) => loaded.EmptyPortfolio))

type PortfolioPageProps = { locale: string; hasNoList: boolean }

/** The organizations of the project; of this browser where the service has no list. */
export function PortfolioPage({ locale, hasNoList }: PortfolioPageProps) {
  const words = useMessages('portfolio')
  const wordsOfProblem = useProblemWords()
  const [question, setQuestion] = useUrlValues(listInUrl)
  const [currency] = useUrlValue('currency', currencyInUrl)
  const [isFaceted, setFaceted] = useState(false)
  const queryClient = useQueryClient()
  const query = useQuery({ ...organizationsQuery(question), enabled: !hasNoList })
  const summary = useQuery({ ...summaryQuery(question, currency), enabled: !hasNoList })
  const facets = useQuery({
    ...summaryQuery({ ...question, ...noFilters }, currency),
    enabled: !hasNoList && isFaceted,
  })
  useEffect(
    () => onRegistration(() => void queryClient.invalidateQueries({ queryKey: ['organizations'] })),
    [queryClient],
  )
  const failure = useFailure(query)
  const list = failure !== null && query.isPlaceholderData ? undefined : query.data
  // While research goes on the list asks anew, and the counts with it.
  const open = list?.totals.in_progress
  const { refetch: countAnew } = summary
  const [countedAt, setCountedAt] = useState(open)
  useEffect(() => {
    if (open === countedAt) return
    if (countedAt !== undefined) void countAnew()
    setCountedAt(open)
  }, [open, countedAt, countAnew])
  const format = useFormat(locale)
  const { below, above } = question
  const rows = useMemo(
    () => list?.organizations.map((organization) => viewRow(organization, format, { below, above })),
    [list, format, below, above],
  )
  function ask(change: Partial<ListQuestion>) {
    // Another question begins at its first page.
    const isTyping = 'q' in change && Object.keys(change).length === 1
    setQuestion({ cursor: '', ...change }, isTyping ? 'replace' : 'push')
  }
  if (hasNoList || (failure instanceof AnswerError && failure.status === 501)) {
    return <BrowserPortfolio format={format} question={question} onQuestion={ask} />
  }
  const isPaged = question.cursor !== ''
  const isEmpty = list !== undefined && list.totals.organizations === 0
  if (isEmpty || (rows?.length === 0 && isUnfiltered(question) && !isPaged)) return <EmptyPortfolio />
  const { dataUpdateCount = 0 } = queryClient.getQueryState(organizationsQuery(question).queryKey) ?? {}
  // Read first: the page must hear of every answer, also of one that changes nothing.
  const isAsking = query.isFetching
  const hasGivenUp =
    !isAsking && query.error === null && (open ?? 0) > 0 && askAgainAfter(null, dataUpdateCount) === false
  return (
    <>
      <PortfolioHeading
        totals={list?.totals}
        summary={summary.data}
        isLoading={list === undefined && failure === null}
        isSummaryLoading={summary.data === undefined && summary.error === null}
        format={format}
      />
      <PortfolioView
        rows={rows}
        question={question}
        facets={facets.data ?? summary.data ?? null}
        format={format}
        isBusy={query.isPlaceholderData && failure === null}
        exports={(ids) => exportsOf(question, ids)}
        onQuestion={ask}
        onFacets={() => setFaceted(true)}
        onLabels={async (change) => {
          const changed = await changeLabels(change)
          void queryClient.invalidateQueries({ queryKey: ['organizations'] })
          return changed
        }}
        notices={
          failure ? (
            <div className="mb-4">
              <RetryNotice
                {...wordsOf(failure)}
                isTrying={isAsking}
                onRetry={() => void (isPaged && isStale(failure) ? ask({}) : query.refetch())}
              />
            </div>
          ) : hasGivenUp ? (
            <div className="mb-4">
              <GivenUpNotice isChecking={isAsking} onCheck={() => void query.refetch()}>
                {words('givenUp')}
              </GivenUpNotice>
            </div>
          ) : null
        }
        hasNoMatch={rows?.length === 0}
        pager={
          list && rows && rows.length > 0 ? (
            <Pager
              first={list.first_position ?? 1}
              shown={rows.length}
              matching={list.matching}
              isExact={list.matching_is_exact !== false}
              format={format}
              onPrevious={goTo(list.previous_cursor)}
              onNext={goTo(list.next_cursor)}
            />
          ) : null
        }
      />
    </>
  )

  function wordsOf(error: Error): { title: string; detail: string } {
    const said = wordsOfProblem(error, { title: words('somethingWrong'), detail: words('listNotShown') })
    return rows === undefined ? said : { ...said, detail: `${said.detail} ${words('lastAnswer')}` }
  }

  function goTo(cursor: string | null): (() => void) | null {
    if (cursor === null) return null
    return () => {
      ask({ cursor })
      scrollTo({ top: 0 })
    }
  }
}

/** A cursor of another order, or of an older service: the first page has no such trouble. */
function isStale(error: Error): boolean {
  return error instanceof AnswerError && error.status === 400
}

/** The list as a file: what is filtered, or those chosen. */
function exportsOf(question: ListQuestion, ids: readonly number[] | null) {
  const parameters = ids ? new URLSearchParams({ ids: ids.join(',') }) : toFilterParameters(question)
  parameters.set('sort', fairSort(question))
  return [
    { label: 'Excel', format: 'xlsx' },
    { label: 'CSV', format: 'csv' },
  ].map(({ label, format }) => ({ label, href: `${paths.api.exportList}?format=${format}&${parameters}` }))
}
