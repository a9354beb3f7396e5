'use client'

import { useState } from 'react'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyStackedBars } from '@/components/charts/lazy-charts'
import { EvidenceButton } from '@/components/evidence/evidence-button'
import { Choice } from '@/components/ui/choice'
import { Panel } from '@/components/ui/panel'
import { Unknown } from '@/components/ui/unknown'
import type { Format } from '@/lib/format/create-format'
import type { EmissionSeriesKey, EmissionsView } from '@/lib/views/emissions-view'
import { scopePointers } from '@/lib/views/evidence-paths'

const colours: Record<EmissionSeriesKey, string> = {
  scope1: 'var(--series-1)',
  scope2: 'var(--series-2)',
  scope1And2: 'var(--series-2)',
  scope3: 'var(--series-3)',
  unsplit: 'var(--series-4)',
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
          <EvidenceButton key={key} of={{ region: emissions.region, year, pointers: scopePointers[key] }}>
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

/** Emissions by scope and year of one place; scopes 1 and 2 by themselves on request. */
export function EmissionsPanel({ emissions, format }: { emissions: EmissionsView; format: Format }) {
  const { charts, place, region, hasAddedUp } = emissions
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
        charts.length > 1 ? (
          <Choice
            legend="Scopes shown"
            options={charts.map(({ label }) => ({ value: label, label }))}
            value={chart.label}
            onChange={setChosen}
          />
        ) : null
      }
      footer={[
        note,
        chart.missing,
        hasAddedUp ? 'Some figures are our sum of the stated parts: the table says which.' : null,
      ]
        .filter((words) => words !== null)
        .join(' ')}
    >
      <ChartFrame
        unit={unit}
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
    </Panel>
  )
}
