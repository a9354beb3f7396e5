'use client'

import dynamic from 'next/dynamic'
import { WhenNear } from '@/components/ui/when-near'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import type { OrganizationView } from '@/lib/views/organization/organization-view'
import { isSettled } from '@/lib/views/organization/research-progress'

function EstimateRoom() {
  return <div className="panel skeleton h-60 print:hidden" />
}

const LazyEstimate = dynamic(
  () => import('@/components/organization/estimate-panel').then(({ EstimatePanel }) => EstimatePanel),
  { ssr: false, loading: EstimateRoom },
)

const LazyOwnData = dynamic(
  () => import('@/components/organization/own-data-panel').then(({ OwnDataPanel }) => OwnDataPanel),
  { ssr: false },
)

/** Height of four empty panels. */
function EngagementRoom() {
  return <div className="panel skeleton h-[78rem] sm:h-[61rem] lg:h-[31rem] print:hidden" />
}

const LazyEngagement = dynamic(
  () => import('@/components/engagement/engagement-section').then(({ EngagementSection }) => EngagementSection),
  { ssr: false, loading: EngagementRoom },
)

function NotesRoom() {
  return <div className="panel skeleton h-[20.5rem] sm:h-[18rem] print:hidden" />
}

const LazyNotes = dynamic(() => import('@/components/organization/notes-panel').then(({ NotesPanel }) => NotesPanel), {
  ssr: false,
  loading: NotesRoom,
})

const LazyTimeline = dynamic(
  () => import('@/components/organization/timeline-panel').then(({ TimelinePanel }) => TimelinePanel),
  { ssr: false, loading: () => <div className="panel skeleton h-(--timeline) print:hidden" /> },
)

// Height reserved for the timeline: it is longer for a matched company.
const matchedTimeline = '[--timeline:53rem] sm:[--timeline:38rem] xl:[--timeline:36rem]'
const unmatchedTimeline = '[--timeline:45rem] sm:[--timeline:35rem] xl:[--timeline:34rem]'

type ActivitySectionProps = {
  organization: OrganizationAnswer
  view: OrganizationView
  format: Format
  currency: string
}

/** The team's own data: columns of its list, an estimate from its spend, notes, and the timeline. */
export function ActivitySection({ organization, view, format, currency }: ActivitySectionProps) {
  const { has_extensions: isOurs, status, score } = organization
  const { id, match } = view
  return (
    <>
      {isOurs ? (
        <WhenNear room={<div />}>
          <LazyOwnData id={id} format={format} />
        </WhenNear>
      ) : null}
      {isOurs ? (
        <WhenNear room={<EngagementRoom />}>
          <LazyEngagement id={id} format={format} />
        </WhenNear>
      ) : null}
      {isOurs && isSettled(status) ? (
        <WhenNear room={<EstimateRoom />}>
          <LazyEstimate id={id} format={format} currency={currency} />
        </WhenNear>
      ) : null}
      <div id="notes" className="scroll-mt-40">
        <WhenNear room={isOurs ? <NotesRoom /> : <div />}>
          <LazyNotes id={id} isOffered={isOurs} format={format} />
        </WhenNear>
      </div>
      {isOurs ? (
        <div className={match === null ? unmatchedTimeline : matchedTimeline}>
          <WhenNear room={<div className="panel skeleton h-(--timeline) print:hidden" />}>
            <LazyTimeline id={id} version={`${status} ${score}`} format={format} />
          </WhenNear>
        </div>
      ) : null}
    </>
  )
}
