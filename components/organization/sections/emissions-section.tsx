'use client'

import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { ChartsSection } from '@/components/organization/emissions/charts-section'
import { FiguresPanel } from '@/components/organization/figures-panel'
import { WhenNear } from '@/components/ui/when-near'
import type { Format } from '@/lib/format/create-format'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { viewDetails } from '@/lib/views/organization/organization-details'
import type { OrganizationView } from '@/lib/views/organization/organization-view'

function EstimateRoom() {
  return <div className="panel skeleton h-60 print:hidden" />
}

const LazyEstimate = dynamic(
  () => import('@/components/organization/estimate-panel').then(({ EstimatePanel }) => EstimatePanel),
  { ssr: false, loading: EstimateRoom },
)

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

/** The years as charts and as a table, and an estimate for what is not known. */
export function EmissionsSection({ view, ...props }: EmissionsSectionProps) {
  const { organization, format, currency } = props
  const details = useMemo(() => viewDetails(organization, format), [organization, format])
  const { id, progress } = view
  return (
    <>
      <ChartsSection {...props} view={details} progress={progress} />
      <FiguresPanel
        tables={details.figures}
        publishers={details.publishers}
        rates={details.revenue?.rates ?? null}
        progress={progress}
      />
      {details.offersEstimate ? (
        <WhenNear room={<EstimateRoom />}>
          <LazyEstimate id={id} format={format} currency={currency} />
        </WhenNear>
      ) : null}
    </>
  )
}
