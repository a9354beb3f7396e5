'use client'

import dynamic from 'next/dynamic'
import { memo, useEffect, useMemo } from 'react'
import { WhenNear } from '@/components/ui/when-near'
import { useFormat } from '@/lib/format/use-format'
import { type ListQuestion, listInUrl } from '@/lib/views/address/list-in-url'
import { writeUrl } from '@/lib/views/address/url-value'
import { viewRow } from '@/lib/views/list/portfolio-row'
import { exportLinks } from './export-links'
import { PortfolioPageSkeleton } from './portfolio-skeleton'
import { PortfolioView } from './portfolio-view'
import { SummaryCardsSkeleton } from './summary-cards-skeleton'
import { usePortfolio } from './use-portfolio'

const BrowserPortfolio = dynamic(() => import('./browser-portfolio').then((loaded) => loaded.BrowserPortfolio), {
  ssr: false,
  loading: PortfolioPageSkeleton,
})
const EmptyPortfolio = dynamic(() => import('./empty/empty-portfolio').then((loaded) => loaded.EmptyPortfolio))

/** Rendered by the server with the page. `memo` avoids a new render with the same content, because its code loads after the rows. */
const PortfolioHeading = memo(dynamic(() => import('./portfolio-heading').then((loaded) => loaded.PortfolioHeading)))
const loadAfterRows = () => import('./after-the-rows')
/** Loaded where something failed. */
const PortfolioNotices = dynamic(() => loadAfterRows().then((loaded) => loaded.PortfolioNotices))
/** Below the rows, and hydrated after them. */
const Pager = dynamic(() => import('./around-the-rows').then((loaded) => loaded.Pager))
/** Five figures about the list, hydrated after it. */
const SummaryCards = dynamic(() => import('./around-the-rows').then((loaded) => loaded.SummaryCards), {
  loading: SummaryCardsSkeleton,
})

type PortfolioPageProps = { locale: string; hasNoList: boolean }

/** The project's organizations; those of this browser where the service has no list. */
export function PortfolioPage({ locale, hasNoList }: PortfolioPageProps) {
  const portfolio = usePortfolio(hasNoList)
  const { question, ask, list, failure, isAsking, hasGivenUp } = portfolio
  const format = useFormat(locale)
  const { below, above } = question
  const spendYear = list?.spend_order?.year ?? null
  const rows = useMemo(
    () => list?.organizations.map((organization) => viewRow(organization, format, { below, above }, spendYear)),
    [list, spendYear, format, below, above],
  )
  useEffect(() => {
    if (list === undefined) return
    const seen = { search: window.location.search, ids: list.organizations.map(({ id }) => id) }
    // If it fails to load, links back lead to the whole list.
    loadAfterRows()
      .then(({ keepLastList }) => keepLastList(seen))
      .catch(() => {})
  }, [list])
  useEffect(() => {
    // Loaded while the service answers, because the notices may have to say that it does not.
    loadAfterRows().catch(() => {})
  }, [])
  if (portfolio.hasNoList) return <BrowserPortfolio format={format} question={question} onQuestion={ask} />
  if (portfolio.isEmpty) return <EmptyPortfolio />
  const goTo = (cursor: string | null) => (cursor === null ? null : () => turnTo(() => ask({ cursor })))
  return (
    <>
      <PortfolioHeading
        totals={list?.totals}
        summary={portfolio.summary}
        isLoading={list === undefined && failure === null}
        isSummaryLoading={portfolio.isSummaryLoading}
        question={question}
        format={format}
      />
      <PortfolioView
        rows={rows}
        spendYear={spendYear}
        question={question}
        facets={portfolio.facets}
        format={format}
        isBusy={portfolio.isBusy}
        exports={(ids) => exportLinks(question, ids, format.words('portfolio'))}
        printed={printedQuery(question)}
        onQuestion={ask}
        onFacets={portfolio.askForFacets}
        onLabels={async (change) => {
          const { changeLabels } = await import('@/lib/queries/organization/change-labels')
          const changed = await changeLabels(change)
          portfolio.askAnew()
          return changed
        }}
        onRemoved={portfolio.askAnew}
        notices={
          failure || hasGivenUp ? (
            <PortfolioNotices
              failure={failure}
              hasRows={rows !== undefined}
              isAsking={isAsking}
              onRetry={portfolio.retry}
            />
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
      {portfolio.summary && portfolio.summary.organizations > 0 ? (
        <div className="mt-8 print:hidden">
          <WhenNear room={<SummaryCardsSkeleton />}>
            <SummaryCards answer={portfolio.summary} totals={list?.totals.organizations ?? null} format={format} />
          </WhenNear>
        </div>
      ) : null}
    </>
  )
}

/** The printed list starts at its first page. */
function printedQuery(question: ListQuestion): '' | `?${string}` {
  const search = writeUrl(listInUrl, '', { ...question, cursor: '' })
  return search === '' ? '' : `?${search.slice(1)}`
}

/** Scrolls to the top when another page of the list is shown. */
function turnTo(ask: () => void): void {
  ask()
  scrollTo({ top: 0 })
}
