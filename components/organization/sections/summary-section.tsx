'use client'

import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { EvidenceButton } from '@/components/evidence/evidence-button'
import { ScoreGauge } from '@/components/ui/marks/score-gauge'
import { Panel } from '@/components/ui/panel'
import { WhenNear } from '@/components/ui/when-near'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewHead } from '@/lib/views/organization/head-view'
import { viewMissingData } from '@/lib/views/organization/missing-data-view'
import type { OrganizationView } from '@/lib/views/organization/organization-view'
import { summarySentence } from '@/lib/views/organization/summary-sentence'
import { IntensityLines } from './intensity-lines'
import { MissingDataPanel } from './missing-data-panel'

function ChartRoom() {
  return <div className="panel skeleton h-[36rem] sm:h-[30rem]" />
}

const LazyChart = dynamic(() => import('./summary-chart').then((loaded) => loaded.SummaryChart), {
  ssr: false,
  loading: ChartRoom,
})

type SummarySectionProps = {
  organization: OrganizationAnswer
  view: OrganizationView
  format: Format
  /** Whether it is the only section shown; otherwise emissions and score follow in their own sections. */
  isAlone: boolean
}

/** One sentence, the emissions, the score, and the missing data, on one screen. */
export function SummarySection({ organization, view, format, isAlone }: SummarySectionProps) {
  const words = useMessages('organization')
  const head = useMemo(() => viewHead(organization, format), [organization, format])
  const { points, range, notScored, industryPoints, standing } = view.score
  const isOpen = view.progress.phase === 'in_progress'
  const hasEmissions = head.scopes1And2 !== null || head.allScopes !== null
  const score = (
    <Panel title={words('score')}>
      <ScoreGauge
        label={words('score')}
        points={points}
        range={range}
        compare={industryPoints === null ? null : { points: industryPoints }}
      />
      {notScored === null ? null : <p className="mt-2 text-center text-ink-soft">{notScored}</p>}
      {standing === null ? null : (
        <p className="mx-auto mt-2 max-w-60 text-center text-ink-soft">
          <EvidenceButton of="/industry_score_percentile">{standing}</EvidenceButton>
        </p>
      )}
      <p className="mt-2 mb-3 text-center text-xs print:hidden">
        <EvidenceButton of="/score">
          <span className="link">{words(points === null ? 'scoreWhyNone' : 'scoreWhere')}</span>
        </EvidenceButton>
      </p>
      <IntensityLines view={view} />
    </Panel>
  )
  const lacks = <MissingDataPanel lacks={viewMissingData(organization, head)} />
  return (
    <>
      {isOpen ? null : (
        <p className="wrap-anywhere max-w-4xl text-base">{summarySentence(view.name, head, view.score, format)}</p>
      )}
      {isAlone ? (
        <div
          className={`grid items-start gap-5 ${hasEmissions || isOpen ? 'lg:grid-cols-[1fr_18rem]' : 'sm:grid-cols-[1fr_18rem]'}`}
        >
          {hasEmissions ? (
            <WhenNear room={<ChartRoom />}>
              <LazyChart organization={organization} format={format} />
            </WhenNear>
          ) : isOpen ? (
            <ChartRoom />
          ) : (
            lacks
          )}
          {score}
        </div>
      ) : null}
      {isAlone && !hasEmissions ? null : lacks}
    </>
  )
}
