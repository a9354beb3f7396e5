'use client'

import type { ReactNode } from 'react'
import { LevelsPanel } from '@/components/organization/levels-panel'
import { ScorePanel } from '@/components/organization/score-panel'
import type { OrganizationView } from '@/lib/views/organization/organization-view'

type ScoreSectionProps = {
  view: OrganizationView
  /** The indicators of the score, by group. */
  assessment: ReactNode
}

/** The score, its indicators, and the intensity of industry and country. */
export function ScoreSection({ view, assessment }: ScoreSectionProps) {
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem] print:grid-cols-[1fr_20rem]">
        <ScorePanel score={view.score} progress={view.progress} />
        <LevelsPanel industry={view.industryLevel} region={view.regionLevel} view={view} />
      </div>
      {assessment}
    </>
  )
}
