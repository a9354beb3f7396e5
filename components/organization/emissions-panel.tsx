'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyStackedBars } from '@/components/charts/lazy-charts'
import { EvidenceButton } from '@/components/evidence/evidence-button'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { Panel } from '@/components/ui/panel'
import { Unknown } from '@/components/ui/unknown'
import type { Format } from '@/lib/format/create-format'
import type { EmissionSeriesKey, EmissionsView } from '@/lib/views/emissions-view'
import { type FigureRef, scopePointers } from '@/lib/views/evidence-paths'
import type { Scope3Year } from '@/lib/views/scope-3-view'

const LazyScope3Chart = dynamic(() => import('./scope-3-chart').then(({ Scope3Chart }) => Scope3Chart), {
  ssr: false,
  loading: () => <div className="skeleton mt-5 h-96" />,
})

const methodLabels = { any: 'As stated', market: 'Market based', location: 'Location based' } as const

const colours: Record<EmissionSeriesKey, string> = {
  scope1: 'var(--series-1)',
  scope2: 'var(--series-2)',
  scope1And2: 'var(--series-2)',
  scope3: 'var(--series-3)',
  unsplit: 'var(--series-4)',
}

/** The figure of one method has its own place in the answer. */
function pointersOf(key: EmissionSeriesKey, method: EmissionsView['method']): FigureRef['pointers'] {
  if (method === 'any' || (key !== 'scope2' && key !== 'scope1And2')) return scopePointers[key]
  return [`/emissions/${key === 'scope2' ? 'scope_2' : 'scope_1_and_2'}/total_${method}_based`]
}

function EmissionsTable({ emissions, format }: { emissions: EmissionsView; format: Format }) {
  const rows = emissions.years.toReversed().map(({ year, figures }) => ({
    key: String(year),
    cells: [
      year,
      ...emissions.series.map(({ key, label }) => {
        const figure = figures[key]
        const amount = figure && format.mass(figure.kilograms, emissions.unit).figure
        return (
          <EvidenceButton
            key={key}
            of={{ region: emissions.region, year, pointers: pointersOf(key, emissions.method) }}
          >
            {amount ?? <Unknown reason={`${label}: not stated for ${year}`} />}
            {figure?.basis === 'added_up' ? ' (added up)' : null}
          </EvidenceButton>
        )
      }),
    ],
  }))
  return (
    <DataTable
      caption={`Emissions, ${emissions.place}, in ${emissions.unit} CO₂e`}
      head={['Year', ...emissions.series.map(({ label }) => label)]}
      rows={rows}
    />
  )
}

type EmissionsPanelProps = {
  emissions: EmissionsView
  /** Scope 3 by category of this place, drawn on demand. */
  scope3: readonly Scope3Year[]
  /** Who compiled the figures, in one line. */
  source: string
  format: Format
}

/** Emissions by scope and year of one place; one method of scope 2, scopes 1 and 2 by themselves and the categories on request. */
export function EmissionsPanel({ emissions: stated, scope3, source, format }: EmissionsPanelProps) {
  const [method, setMethod] = useState<string>('any')
  const [showsScope3, setShowsScope3] = useState(false)
  const emissions = stated.byMethod.find((one) => one.method === method)?.view ?? stated
  const { charts, place, region, hasAddedUp } = emissions
  const [newest, ...older] = scope3
  const [chosen, setChosen] = useState(charts[0].label)
  const chart = charts.find(({ label }) => label === chosen) ?? charts[0]
  const title = region === 'worldwide' ? 'Emissions by scope' : `Emissions in ${place} only`
  const unit = `${chart.unit} CO₂e`
  const series = chart.series.map(({ key, label }) => ({ key, label, colour: colours[key] }))
  const note = region === 'worldwide' ? 'Worldwide.' : `Sites in ${place}: not to be compared with worldwide figures.`
  return (
    <Panel
      title={title}
      claim={chart.claim}
      aside={
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {stated.byMethod.length > 1 ? (
            <Choice
              legend="Method of scope 2"
              options={(['any', 'market', 'location'] as const).map((value) => ({ value, label: methodLabels[value] }))}
              value={method}
              onChange={setMethod}
            />
          ) : null}
          {charts.length > 1 ? (
            <Choice
              legend="Scopes shown"
              options={charts.map(({ label }) => ({ value: label, label }))}
              value={chart.label}
              onChange={setChosen}
            />
          ) : null}
        </div>
      }
      footer={[
        note,
        emissions.method === 'any' ? null : `Scope 2 ${methodLabels[emissions.method].toLowerCase()} only.`,
        chart.missing,
        emissions.extracted,
        hasAddedUp ? 'Some figures are our sum of the stated parts: the table says which.' : null,
      ]
        .filter((words) => words !== null)
        .join(' ')}
    >
      <ChartFrame
        title={title}
        unit={unit}
        source={source}
        data={{
          head: ['Year', ...series.map(({ label }) => `${label} (${unit})`)],
          rows: chart.points.map((point) => [point.year, ...series.map(({ key }) => point[key])]),
        }}
        legend={[
          ...series.map(({ label, colour }) => ({ label, colour, look: 'area' as const })),
          ...(chart.missing ? [{ label: 'Not all scopes known', colour: '', look: 'open' as const }] : []),
        ]}
        table={<EmissionsTable emissions={emissions} format={format} />}
      >
        <LazyStackedBars
          title={`${title}, in ${unit}`}
          points={chart.points}
          incomplete={chart.incomplete}
          series={series}
          formatTick={(value) => format.number.compact(value)}
          formatValue={(value) => `${format.number.significant(value, 4)} ${chart.unit}`}
        />
      </ChartFrame>
      {newest ? (
        showsScope3 ? (
          <LazyScope3Chart years={[newest, ...older]} region={region} source={source} format={format} />
        ) : (
          <Button look="plain" className="mt-4 print:hidden" onClick={() => setShowsScope3(true)}>
            Show scope 3 by category
          </Button>
        )
      ) : null}
    </Panel>
  )
}
