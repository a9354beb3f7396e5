'use client'

import dynamic from 'next/dynamic'
import { memo, type ReactNode, useEffect, useMemo } from 'react'
import { ChartSubjectProvider } from '@/components/charts/chart-subject'
import { EvidenceProvider } from '@/components/evidence/evidence-provider'
import { useCanEdit } from '@/components/ui/can-edit'
import { Notice } from '@/components/ui/notices/notice'
import { RetryNotice } from '@/components/ui/notices/retry-notice'
import { useFormat } from '@/lib/format/use-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { AnswerError } from '@/lib/queries/answer-error'
import { useUrlValue } from '@/lib/queries/list/url-state'
import { useCurrency } from '@/lib/queries/list/use-currency'
import { type Said, useProblemWords } from '@/lib/queries/use-problem-words'
import { ratesInUrl } from '@/lib/views/address/rates-in-url'
import { type Section, sectionInUrl } from '@/lib/views/address/section-in-url'
import { viewOrganization } from '@/lib/views/organization/organization-view'
import { Announcement } from './announcement'
import { BackLinks } from './back-links'
import { OrganizationHead } from './organization-head'
import { OrganizationHeader } from './organization-header'
import { OrganizationNotices } from './organization-notices'
import { OrganizationSkeleton } from './organization-skeleton'
import { useOrganization } from './use-organization'

/** On a phone one row that scrolls, so that the name stays in the first screen; otherwise rows that wrap. */
const actionsRow =
  '-my-1 flex items-center gap-2 overflow-x-auto py-1 *:shrink-0 sm:flex-wrap sm:content-start sm:overflow-visible print:hidden'

/** Reserves the height of all actions, some of which first ask the service, so that nothing below them moves. */
const rowsOfActions = 'min-h-11 sm:min-h-22 lg:min-h-11'

function SectionRoom() {
  return <div className="panel skeleton h-[40rem]" />
}

/*
 * Each section is rendered by the server where the address asks for it, and hydrated separately, after the parts above it. `memo`
 * avoids a new render before its code has loaded: React would discard the server's HTML of the section, and any input in it.
 */
const PageActions = memo(dynamic(() => import('./page-actions').then((loaded) => loaded.PageActions)))
const SummarySection = memo(
  dynamic(() => import('./sections/summary-section').then((loaded) => loaded.SummarySection), { loading: SectionRoom }),
)
const EmissionsSection = memo(
  dynamic(() => import('./sections/emissions-section').then((loaded) => loaded.EmissionsSection), {
    loading: SectionRoom,
  }),
)
const TargetsSection = memo(
  dynamic(() => import('./sections/targets-section').then((loaded) => loaded.TargetsSection), { loading: SectionRoom }),
)
const ScoreSection = memo(
  dynamic(() => import('./sections/score-section').then((loaded) => loaded.ScoreSection), { loading: SectionRoom }),
)
const EvidenceSection = memo(
  dynamic(() => import('./sections/evidence-section').then((loaded) => loaded.EvidenceSection), {
    loading: SectionRoom,
  }),
)
const ActivitySection = memo(
  dynamic(() => import('./sections/activity-section').then((loaded) => loaded.ActivitySection), {
    loading: SectionRoom,
  }),
)

type OrganizationPageProps = {
  id: number
  locale: string
  currencies: readonly string[]
  /** Actions on the registration (components/registration), above the name. */
  actions?: ReactNode
  /** The indicators behind the score. */
  assessment?: ReactNode
  /** The uploaded reports (components/documents). */
  reports?: ReactNode
  /** The question of a match for a person to decide (components/matching); it renders nothing where there is none. */
  question?: ReactNode
  /** The questions about near rows of lists, below the commitments. */
  rowQuestions?: ReactNode
}

/** Everything known about one organization. Asks again while its research is in progress. */
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
  const canEdit = useCanEdit()
  const [asked, setCurrency] = useCurrency()
  const [rates, setRates] = useUrlValue('rates', ratesInUrl)
  const [section, setSection] = useUrlValue('section', sectionInUrl)
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
      // Then only the list of recent organizations lacks it.
      .catch(() => {})
  }, [id, name, status])

  if (view === null || organization === undefined) {
    if (failure === null) return <OrganizationSkeleton />
    return <FailedPage error={failure} isTrying={query.isFetching} onRetry={() => void query.refetch()} />
  }
  const licences = [...new Set(organization.sources.flatMap(({ licence: one }) => one ?? []))]
  const licence = licences.length === 0 ? null : licences.join('; ')
  const isShown = (one: Section) => section === one || section === 'all'
  return (
    <EvidenceProvider
      organization={organization}
      currency={currency}
      rates={rates}
      version={query.dataUpdatedAt}
      format={format}
    >
      <ChartSubjectProvider name={view.name} licence={licence}>
        <article className="flex flex-col gap-4">
          <div className={`${actionsRow} ${canEdit && organization.has_extensions ? rowsOfActions : ''}`}>
            <BackLinks id={id} />
            <PageActions id={id} name={view.name} isOurs={organization.has_extensions} />
            {actions}
            {question}
          </div>
          <OrganizationHead
            organization={organization}
            view={view}
            section={section}
            onSection={setSection}
            format={format}
          />
          <Announcement view={view} />
          <OrganizationNotices
            {...trouble}
            failure={failure ? wordsOf(failure).detail : null}
            isChecking={query.isFetching}
            onCheck={() => void query.refetch()}
          />
          {isShown('summary') ? <OrganizationHeader view={view} /> : null}
          {isShown('summary') ? (
            <SummarySection organization={organization} view={view} format={format} isAlone={section === 'summary'} />
          ) : null}
          {isShown('emissions') ? (
            <EmissionsSection
              organization={organization}
              view={view}
              format={format}
              currency={currency}
              currencies={currencies}
              onCurrency={setCurrency}
              rates={rates}
              onRates={setRates}
              isBusy={query.isPlaceholderData && failure === null}
            />
          ) : null}
          {isShown('targets') ? (
            <TargetsSection organization={organization} view={view} format={format} questions={rowQuestions} />
          ) : null}
          {isShown('score') ? <ScoreSection view={view} assessment={assessment} /> : null}
          {isShown('evidence') ? (
            <EvidenceSection organization={organization} view={view} format={format} reports={reports} />
          ) : null}
          {isShown('activity') ? (
            <ActivitySection organization={organization} view={view} format={format} currency={currency} />
          ) : null}
        </article>
      </ChartSubjectProvider>
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
