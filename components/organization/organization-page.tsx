'use client'

import dynamic from 'next/dynamic'
import { memo, type ReactNode, useEffect, useMemo } from 'react'
import { EvidenceProvider } from '@/components/evidence/evidence-provider'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { type Said, useProblemWords } from '@/lib/queries/use-problem-words'
import { currencyInUrl } from '@/lib/views/address/currency-in-url'
import { ratesInUrl } from '@/lib/views/address/rates-in-url'
import { viewOrganization } from '@/lib/views/organization/organization-view'
import { Announcement } from './announcement'
import { CommitmentsPanel } from './commitments-panel'
import { LevelsPanel } from './levels-panel'
import { OrganizationHeader } from './organization-header'
import { OrganizationNotices } from './organization-notices'
import { OrganizationSkeleton } from './organization-skeleton'
import { ScorePanel } from './score-panel'
import { useOrganization } from './use-organization'

/**
 * Written by the server with the page, and hydrated by itself, after what stands above it. Drawn again only with what it shows: React
 * throws away what the server wrote of a part, and what was chosen in it, where the part changes before its code is there.
 */
const OrganizationDetails = memo(
  dynamic(() => import('./organization-details').then((loaded) => loaded.OrganizationDetails), {
    loading: () => <div className="panel skeleton h-[60rem]" />,
  }),
)

type OrganizationPageProps = {
  id: number
  locale: string
  currencies: readonly string[]
  /** What can be done to the record itself (components/registration), below its head. */
  actions?: ReactNode
  /** What stands below the score and says what it stands on. */
  assessment?: ReactNode
  /** The reports that were given (components/documents), below the figures. */
  reports?: ReactNode
  /** What a person is asked about it (components/matching); it shows itself where there is something to ask. */
  question?: ReactNode
  /** The same of rows of lists that come near its name, below the commitments. */
  rowQuestions?: ReactNode
}

/** Everything known of one organization. Asks again by itself while its research is in progress. */
export function OrganizationPage({
  id,
  locale,
  currencies,
  actions,
  assessment,
  reports,
  question,
  rowQuestions,
}: OrganizationPageProps) {
  const wordsOf = useWordsOfProblem()
  const [asked, setCurrency] = useUrlValue('currency', currencyInUrl)
  const [rates, setRates] = useUrlValue('rates', ratesInUrl)
  const { query, organization, failure, currency, ...trouble } = useOrganization(
    id,
    { currency: asked, rates },
    currencies,
  )
  const format = useFormat(locale)
  const view = useMemo(() => (organization ? viewOrganization(organization, format) : null), [organization, format])
  const status = failure instanceof AnswerError ? failure.status : null
  const name = view?.name ?? null

  useEffect(() => {
    import('./note-opened')
      .then(({ noteOpened }) => noteOpened({ id, name, isGone: status === 404 }))
      // Then it is not among those that are suggested, and nothing else.
      .catch(() => {})
  }, [id, name, status])

  if (view === null || organization === undefined) {
    if (failure === null) return <OrganizationSkeleton />
    return <FailedPage error={failure} isTrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  return (
    <EvidenceProvider
      organization={organization}
      currency={currency}
      rates={rates}
      version={query.dataUpdatedAt}
      format={format}
    >
      <article className="flex flex-col gap-5">
        <OrganizationHeader view={view} />
        {actions}
        <Announcement view={view} />
        <OrganizationNotices
          {...trouble}
          failure={failure ? wordsOf(failure).detail : null}
          isChecking={query.isFetching}
          onCheck={() => void query.refetch()}
        />
        {question}
        <div className="grid gap-5 lg:grid-cols-[1fr_20rem] print:grid-cols-[1fr_20rem]">
          <ScorePanel score={view.score} progress={view.progress} />
          <LevelsPanel industry={view.industryLevel} region={view.regionLevel} view={view} />
        </div>
        {assessment}
        <CommitmentsPanel id={id} commitments={view.commitments} progress={view.progress} questions={rowQuestions} />
        <OrganizationDetails
          organization={organization}
          view={view}
          format={format}
          currency={currency}
          currencies={currencies}
          onCurrency={setCurrency}
          rates={rates}
          onRates={setRates}
          isBusy={query.isPlaceholderData && failure === null}
          reports={reports}
        />
      </article>
    </EvidenceProvider>
  )
}

function useWordsOfProblem(): (error: Error) => Said {
  const words = useMessages('organization')
  const wordsOfProblem = useProblemWords()
  return (error) => wordsOfProblem(error, { title: words('somethingWrong'), detail: words('notShown') })
}

function FailedPage({ error, isTrying, onRetry }: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const words = useMessages('organization')
  const wordsOf = useWordsOfProblem()
  const isMissing = error instanceof AnswerError && error.status === 404
  const { title, detail } = wordsOf(error)
  if (isMissing) {
    return (
      <>
        <h1 className="mb-4 font-strong text-xl">{words('notFoundTitle')}</h1>
        <Notice tone="plain" title={words('notFound')}>
          {words('notFoundDetail')}
        </Notice>
      </>
    )
  }
  return (
    <>
      <h1 className="mb-4 font-strong text-xl">{words('organization')}</h1>
      <RetryNotice title={title} detail={detail} isTrying={isTrying} onRetry={onRetry} />
    </>
  )
}
