'use client'

import { useQuery } from '@tanstack/react-query'
import { useQueryState } from 'nuqs'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Notice } from '@/components/ui/notice'
import { RetryNotice } from '@/components/ui/retry-notice'
import { createFormat } from '@/lib/format/create-format'
import { AnswerError } from '@/lib/queries/answer-error'
import { organizationQuery } from '@/lib/queries/organization-query'
import { forgetOrganization, rememberOrganization } from '@/lib/views/browser-organizations'
import { currencyInUrl } from '@/lib/views/currency-in-url'
import { viewOrganization } from '@/lib/views/organization-view'
import { Announcement } from './announcement'
import { ChartsSection } from './charts-section'
import { CommitmentsPanel } from './commitments-panel'
import { FiguresPanel } from './figures-panel'
import { LevelsPanel } from './levels-panel'
import { MatchPanel } from './match-panel'
import { OrganizationHeader } from './organization-header'
import { OrganizationSkeleton } from './organization-skeleton'
import { ScorePanel } from './score-panel'
import { SourcesPanel } from './sources-panel'

type OrganizationPageProps = {
  id: number
  locale: string
  currencies: readonly string[]
  /** What a person is asked about it (components/matching); it shows itself where there is something to ask. */
  question?: ReactNode
}

/** Everything known of one organization. Asks again by itself while its research is in progress. */
export function OrganizationPage({ id, locale, currencies, question }: OrganizationPageProps) {
  const [currency, setCurrency] = useQueryState('currency', currencyInUrl)
  const query = useQuery(organizationQuery(id, currency))
  const format = useMemo(() => createFormat(locale), [locale])
  const view = useMemo(() => (query.data ? viewOrganization(query.data, format) : null), [query.data, format])
  const status = query.error instanceof AnswerError ? query.error.status : null
  const name = view?.name ?? null

  useEffect(() => {
    if (status === 404) forgetOrganization(localStorage, id)
    else if (name !== null) rememberOrganization(localStorage, { id, name })
  }, [id, name, status])

  if (view === null) {
    if (query.error === null) return <OrganizationSkeleton />
    return <FailedPage error={query.error} isTrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  return (
    <article className="flex flex-col gap-5">
      <OrganizationHeader view={view} />
      <Announcement view={view} />
      {query.error ? (
        <Notice tone="danger" title="These figures could not be refreshed">
          {wordsOf(query.error).detail} What you see is the last answer.
        </Notice>
      ) : null}
      {question}
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem] print:grid-cols-[1fr_20rem]">
        <ScorePanel score={view.score} progress={view.progress} />
        <LevelsPanel industry={view.industryLevel} region={view.regionLevel} view={view} />
      </div>
      <CommitmentsPanel commitments={view.commitments} progress={view.progress} />
      <ChartsSection
        view={view}
        format={format}
        currency={currency}
        currencies={currencies}
        onCurrency={(code) => void setCurrency(code)}
        isBusy={query.isPlaceholderData}
      />
      <FiguresPanel tables={view.figures} publishers={view.publishers} progress={view.progress} />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem] print:grid-cols-[1fr_20rem]">
        <SourcesPanel sources={view.sources} progress={view.progress} />
        <MatchPanel match={view.match} progress={view.progress} />
      </div>
    </article>
  )
}

function wordsOf(error: Error): { title: string; detail: string } {
  if (error instanceof AnswerError) return { title: error.title, detail: error.detail }
  return { title: 'Something went wrong', detail: 'The organization could not be shown.' }
}

function FailedPage({ error, isTrying, onRetry }: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const isMissing = error instanceof AnswerError && error.status === 404
  const { title, detail } = wordsOf(error)
  if (isMissing) {
    return (
      <>
        <h1 className="mb-4 font-strong text-xl">Organization not found</h1>
        <Notice tone="plain" title="There is no organization with this number here">
          It may belong to another project, or the address may be mistyped.
        </Notice>
      </>
    )
  }
  return (
    <>
      <h1 className="mb-4 font-strong text-xl">Organization</h1>
      <RetryNotice title={title} detail={detail} isTrying={isTrying} onRetry={onRetry} />
    </>
  )
}
