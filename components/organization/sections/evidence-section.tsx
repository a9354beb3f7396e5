'use client'

import { type ReactNode, useMemo } from 'react'
import { GroupPanel } from '@/components/organization/group-panel'
import { MatchPanel } from '@/components/organization/match-panel'
import { SourcesPanel } from '@/components/organization/sources-panel'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewGroup } from '@/lib/views/organization/group-view'
import type { OrganizationView } from '@/lib/views/organization/organization-view'
import { viewSources } from '@/lib/views/organization/sources-view'

type EvidenceSectionProps = {
  organization: OrganizationAnswer
  view: OrganizationView
  format: Format
  /** The organization's reports, where the service stores documents. */
  reports: ReactNode
}

/** Where the figures come from: uploaded reports, sources, the matched company and its group. */
export function EvidenceSection({ organization, view, format, reports }: EvidenceSectionProps) {
  const sources = useMemo(() => viewSources(organization, format), [organization, format])
  const group = useMemo(() => viewGroup(organization, format), [organization, format])
  const { id, progress, match } = view
  return (
    <>
      {organization.has_extensions ? reports : null}
      {group === null ? null : <GroupPanel id={id} group={group} />}
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem] print:grid-cols-[1fr_20rem]">
        <SourcesPanel sources={sources} progress={progress} />
        <MatchPanel match={match} given={view.givenCountry} progress={progress} />
      </div>
    </>
  )
}
