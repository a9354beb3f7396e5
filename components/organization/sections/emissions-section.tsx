'use client'

import { useMemo } from 'react'
import { ChartsSection } from '@/components/organization/emissions/charts-section'
import { HeldBackPanel } from '@/components/organization/emissions/held-back-panel'
import { FiguresPanel } from '@/components/organization/figures-panel'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewDetails } from '@/lib/views/organization/organization-details'
import type { OrganizationView } from '@/lib/views/organization/organization-view'

export type EmissionsSectionProps = {
  organization: OrganizationAnswer
  view: OrganizationView
  format: Format
  currency: string
  currencies: readonly string[]
  onCurrency: (code: string) => void
  rates: string
  onRates: (rates: string) => void
  isBusy: boolean
}

/** All years as charts and as a table. */
export function EmissionsSection({ view, ...props }: EmissionsSectionProps) {
  const { organization, format } = props
  const details = useMemo(() => viewDetails(organization, format), [organization, format])
  const { progress } = view
  return (
    <>
      <ChartsSection {...props} view={details} progress={progress} />
      <FiguresPanel
        tables={details.figures}
        publishers={details.publishers}
        rates={details.revenue?.rates ?? null}
        progress={progress}
      />
      <HeldBackPanel heldBack={organization.held_back} />
    </>
  )
}
