'use client'

import dynamic from 'next/dynamic'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { type DistributionView, fewestShown } from '@/lib/views/list/distribution-view'

const LazyChart = dynamic(
  () => import('@/components/charts/distribution-chart').then(({ DistributionChart }) => DistributionChart),
  { ssr: false, loading: () => <div className="skeleton h-full" /> },
)

type DistributionPanelProps = {
  title: string
  unit: string
  view: DistributionView | null
  /** "0.12 kg CO₂e per USD" */
  writeMedian: (median: number) => string
  source: string
  format: Format
}

/** The distribution of the known companies, with the bars that contain the team's own organizations. */
export function DistributionPanel({ title, unit, view, writeMedian, source, format }: DistributionPanelProps) {
  const words = useMessages('benchmarks')
  if (view === null) {
    return (
      <Panel title={title}>
        <p className="text-ink-soft">{words('tooFewKnown', { count: fewestShown })}</p>
      </Panel>
    )
  }
  const median = view.median === null ? null : writeMedian(view.median)
  const head = [words('range'), words('companiesWithFigures'), words('yourOrganizations')]
  const hasOwn = view.bins.some(({ own }) => own > 0)
  return (
    <Panel
      title={title}
      claim={median === null ? undefined : words('halfBelow', { median, count: format.number.whole(view.counted) })}
      footer={source}
    >
      <ChartFrame
        title={title}
        unit={words('knownBy', { unit })}
        legend={[
          { label: words('companiesWithFigures'), colour: 'var(--series-3)', look: 'area' },
          ...(hasOwn
            ? [{ label: words('yourOrganizationsMark'), colour: 'var(--accent)', look: 'area' as const }]
            : []),
        ]}
        source={source}
        data={{
          head: [
            words('fromUnit', { unit }),
            words('toUnit', { unit }),
            words('companiesWithFigures'),
            words('yourOrganizations'),
          ],
          rows: view.bins.map(({ from, to, count, own }) => [from, to, count, own]),
        }}
        table={
          <DataTable
            caption={words('tableOf', { title, unit })}
            head={head}
            rows={view.bins.map(({ label, count, own }) => ({
              key: label,
              cells: [label, format.number.whole(count), own === 0 ? '' : format.number.whole(own)],
            }))}
          />
        }
      >
        <LazyChart
          title={words('knownChart', { title, count: format.number.whole(view.counted), unit })}
          bins={view.bins}
          median={
            median === null || view.medianAt === null ? null : { at: view.medianAt, label: words('median', { median }) }
          }
          formatCount={format.number.whole}
        />
      </ChartFrame>
    </Panel>
  )
}
