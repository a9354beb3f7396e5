'use client'

import dynamic from 'next/dynamic'
import type { ReactNode } from 'react'
import { CommitmentsPanel } from '@/components/organization/commitments-panel'
import { WhenNear } from '@/components/ui/when-near'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { yearsOf } from '@/lib/views/emissions/worldwide'
import type { OrganizationView } from '@/lib/views/organization/organization-view'

function TrajectoryRoom() {
  return <div className="panel skeleton h-[66rem] sm:h-[51rem] lg:h-[43rem]" />
}

const LazyTrajectory = dynamic(
  () => import('@/components/organization/emissions/trajectory-panel').then(({ TrajectoryPanel }) => TrajectoryPanel),
  { ssr: false, loading: TrajectoryRoom },
)

type TargetsSectionProps = {
  organization: OrganizationAnswer
  view: OrganizationView
  format: Format
  /** The questions about near rows of lists. */
  questions: ReactNode
}

/** The organization's targets, and whether its emissions are on track. */
export function TargetsSection({ organization, view, format, questions }: TargetsSectionProps) {
  const { id, commitments, progress } = view
  const isOpen = progress.phase === 'in_progress'
  return (
    <>
      <CommitmentsPanel id={id} commitments={commitments} progress={progress} questions={questions} />
      {isOpen || organization.performances.length === 0 || yearsOf(organization, 'worldwide').length === 0 ? null : (
        <WhenNear room={<TrajectoryRoom />}>
          <LazyTrajectory organization={organization} format={format} />
        </WhenNear>
      )}
    </>
  )
}
