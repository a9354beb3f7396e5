'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { Panel } from '@/components/ui/panel'
import { useFormat } from '@/lib/format/use-format'
import { useMessages, useReader } from '@/lib/messages/messages-provider'
import { paths } from '@/lib/paths'
import { assessmentQuery } from '@/lib/queries/organization/assessment-query'
import { viewAssessment } from '@/lib/views/organization/assessment-view'
import { Advice } from './advice'
import { AssessmentGroup } from './assessment-group'

/** The parts of the score by group, and what would raise it most. Nothing for a service without assessments. */
export function AssessmentPanel({ id, version }: { id: number; version: string }) {
  const { language } = useReader()
  const { data, isPending } = useQuery(assessmentQuery(id, `${version} ${language}`))
  const words = useMessages('assessment')
  const format = useFormat()
  const view = useMemo(() => (data ? viewAssessment(data, format) : null), [data, format])
  if (isPending) return <div className="skeleton h-[40rem] sm:h-[34.5rem] lg:h-96" />
  if (view === null) return null
  return (
    // Not printed: collapsed groups say little on paper, and two pages should be enough.
    <Panel
      className="print:hidden"
      title={words('title')}
      claim={view.summary === null ? undefined : <span lang={view.summaryLang}>{view.summary}</span>}
      footer={
        <>
          {view.version === null ? null : `${words('version', { version: view.version })} `}
          {view.isOlder ? `${words('older')} ` : null}
          <PageLink href={paths.methodology} className="link">
            {words('howMade')}
          </PageLink>
        </>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <ul>
          {view.groups.map((group) => (
            <AssessmentGroup key={group.id} group={group} />
          ))}
        </ul>
        <Advice view={view} />
      </div>
    </Panel>
  )
}
