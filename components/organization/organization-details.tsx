'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useMemo } from 'react'
import { ChartsSection } from '@/components/organization/emissions/charts-section'
import { WhenNear } from '@/components/ui/when-near'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewGroup } from '@/lib/views/organization/group-view'
import { viewDetails } from '@/lib/views/organization/organization-details'
import type { OrganizationView } from '@/lib/views/organization/organization-view'
import { FiguresPanel } from './figures-panel'
import { GroupPanel } from './group-panel'
import { MatchPanel } from './match-panel'
import { SourcesPanel } from './sources-panel'

function EstimateRoom() {
  return <div className="panel skeleton h-60 print:hidden" />
}

const LazyEstimate = dynamic(() => import('./estimate-panel').then(({ EstimatePanel }) => EstimatePanel), {
  ssr: false,
  loading: EstimateRoom,
})

const LazyOwnData = dynamic(() => import('./own-data-panel').then(({ OwnDataPanel }) => OwnDataPanel), { ssr: false })

const LazyEngagement = dynamic(
  () => import('@/components/engagement/engagement-section').then(({ EngagementSection }) => EngagementSection),
  { ssr: false },
)

function NotesRoom() {
  return <div className="panel skeleton h-[20.5rem] sm:h-[18rem] print:hidden" />
}

const LazyNotes = dynamic(() => import('./notes-panel').then(({ NotesPanel }) => NotesPanel), {
  ssr: false,
  loading: NotesRoom,
})

const LazyTimeline = dynamic(() => import('./timeline-panel').then(({ TimelinePanel }) => TimelinePanel), {
  ssr: false,
  loading: () => <div className="panel skeleton h-(--timeline) print:hidden" />,
})

// The room that the timeline waits in: of a company that was found it tells more.
const matchedTimeline = '[--timeline:65rem] sm:[--timeline:44rem]'
const unmatchedTimeline = '[--timeline:54rem] sm:[--timeline:39rem]'

type OrganizationDetailsProps = {
  organization: OrganizationAnswer
  view: OrganizationView
  format: Format
  currency: string
  currencies: readonly string[]
  onCurrency: (code: string) => void
  rates: string
  onRates: (rates: string) => void
  isBusy: boolean
  /** The organization's reports, where the service keeps documents. */
  reports: ReactNode
}

/** The years, the figures, and where they come from: what a reader scrolls to. */
export function OrganizationDetails({ view, reports, ...props }: OrganizationDetailsProps) {
  const { organization, format, currency } = props
  const details = useMemo(() => viewDetails(organization, format), [organization, format])
  const group = useMemo(() => viewGroup(organization, format), [organization, format])
  const { id, progress, match } = view
  return (
    <>
      <ChartsSection {...props} view={details} progress={progress} />
      <FiguresPanel
        tables={details.figures}
        publishers={details.publishers}
        rates={details.revenue?.rates ?? null}
        progress={progress}
      />
      {group === null ? null : <GroupPanel id={id} group={group} />}
      {organization.has_extensions ? reports : null}
      {details.offersEstimate ? (
        <WhenNear room={<EstimateRoom />}>
          <LazyEstimate id={id} format={format} currency={currency} />
        </WhenNear>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem] print:grid-cols-[1fr_20rem]">
        <SourcesPanel sources={details.sources} progress={progress} />
        <MatchPanel match={match} given={view.givenCountry} progress={progress} />
      </div>
      {organization.has_extensions ? (
        <WhenNear room={<div />}>
          <LazyOwnData id={id} format={format} />
        </WhenNear>
      ) : null}
      {organization.has_extensions ? (
        <WhenNear room={<div />}>
          <LazyEngagement id={id} format={format} />
        </WhenNear>
      ) : null}
      <WhenNear room={organization.has_extensions ? <NotesRoom /> : <div />}>
        <LazyNotes id={id} isOffered={organization.has_extensions} format={format} />
      </WhenNear>
      {organization.has_extensions ? (
        <div className={match === null ? unmatchedTimeline : matchedTimeline}>
          <WhenNear room={<div className="panel skeleton h-(--timeline) print:hidden" />}>
            <LazyTimeline id={id} version={`${organization.status} ${organization.score}`} format={format} />
          </WhenNear>
        </div>
      ) : null}
    </>
  )
}
