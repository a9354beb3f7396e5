'use client'

import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { useFormat } from '@/lib/format/use-format'
import { viewRow } from '@/lib/views/list/portfolio-row'
import { exportLinks } from './export-links'
import { Pager } from './pager'
import { PortfolioHeading } from './portfolio-heading'
import { PortfolioNotices } from './portfolio-notices'
import { PortfolioPageSkeleton } from './portfolio-skeleton'
import { PortfolioView } from './portfolio-view'
import { usePortfolio } from './use-portfolio'
import { useRemoval } from './use-removal'

const BrowserPortfolio = dynamic(() => import('./browser-portfolio').then((loaded) => loaded.BrowserPortfolio), {
  ssr: false,
  loading: PortfolioPageSkeleton,
})
const EmptyPortfolio = dynamic(() => import('./empty-portfolio').then((loaded) => loaded.EmptyPortfolio))

type PortfolioPageProps = { locale: string; hasNoList: boolean }

/** The organizations of the project; of this browser where the service has no list. */
export function PortfolioPage({ locale, hasNoList }: PortfolioPageProps) {
  const portfolio = usePortfolio(hasNoList)
  const { question, ask, list, failure, isAsking, hasGivenUp } = portfolio
  const format = useFormat(locale)
  const remove = useRemoval(portfolio.askAnew)
  const { below, above } = question
  const rows = useMemo(
    () => list?.organizations.map((organization) => viewRow(organization, format, { below, above })),
    [list, format, below, above],
  )
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
        format={format}
      />
      <PortfolioView
        rows={rows}
        question={question}
        facets={portfolio.facets}
        format={format}
        isBusy={portfolio.isBusy}
        exports={(ids) => exportLinks(question, ids)}
        onQuestion={ask}
        onFacets={portfolio.askForFacets}
        onLabels={async (change) => {
          const { changeLabels } = await import('@/lib/queries/organization/change-labels')
          const changed = await changeLabels(change)
          portfolio.askAnew()
          return changed
        }}
        onRemove={remove}
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
    </>
  )
}

/** Another page of the list is read from its top. */
function turnTo(ask: () => void): void {
  ask()
  scrollTo({ top: 0 })
}
