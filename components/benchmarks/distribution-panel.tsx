'use client'

import dynamic from 'next/dynamic'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { type DistributionView, fewestShown } from '@/lib/views/distribution-view'

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

/** How the known companies are spread, and in which bars one's own organizations are. */
export function DistributionPanel({ title, unit, view, writeMedian, source, format }: DistributionPanelProps) {
  if (view === null) {
    return (
      <Panel title={title}>
        <p className="text-ink-soft">{`Fewer than ${fewestShown} known companies have this figure: too few for a distribution.`}</p>
      </Panel>
    )
  }
  const median = view.median === null ? null : writeMedian(view.median)
  const head = ['Range', 'Known companies', 'Your organizations']
  const hasOwn = view.bins.some(({ own }) => own > 0)
  return (
    <Panel
      title={title}
      claim={median === null ? undefined : `Half of the known companies are at or below ${median}.`}
      footer={source}
    >
      <ChartFrame
        title={title}
        unit={`Known companies by ${unit}`}
        legend={[
          { label: 'Known companies', colour: 'var(--series-3)', look: 'area' },
          ...(hasOwn ? [{ label: '▲ Your organizations', colour: 'var(--accent)', look: 'area' as const }] : []),
        ]}
        source={source}
        data={{
          head: [`From (${unit})`, `To (${unit})`, 'Known companies', 'Your organizations'],
          rows: view.bins.map(({ from, to, count, own }) => [from, to, count, own]),
        }}
        table={
          <DataTable
            caption={`${title}: ${unit}`}
            head={head}
            rows={view.bins.map(({ label, count, own }) => ({
              key: label,
              cells: [label, format.number.whole(count), own === 0 ? '' : format.number.whole(own)],
            }))}
          />
        }
      >
        <LazyChart
          title={`${title}: ${format.number.whole(view.counted)} known companies by ${unit}`}
          bins={view.bins}
          median={median === null || view.medianAt === null ? null : { at: view.medianAt, label: `Median ${median}` }}
          formatCount={format.number.whole}
        />
      </ChartFrame>
    </Panel>
  )
}
