'use client'

import { useMemo } from 'react'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyStackedBars, LazyYearLines } from '@/components/charts/lazy-charts'
import { Panel } from '@/components/ui/panel'
import { ScoreGauge } from '@/components/ui/score-gauge'
import { Unknown } from '@/components/ui/unknown'
import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import { type ComparedEmissions, type CompareView, viewComparison } from '@/lib/views/compare-view'
import type { EmissionSeriesKey } from '@/lib/views/emissions-view'
import type { OrganizationAnswer } from '@/lib/views/organization-answer'

const colours: Record<EmissionSeriesKey, string> = {
  scope1: 'var(--series-1)',
  scope2: 'var(--series-2)',
  scope1And2: 'var(--series-2)',
  scope3: 'var(--series-3)',
  unsplit: 'var(--series-4)',
}
/** One line each: told apart by dashes as well, since six hues of one kind are not. */
const lineColours = [
  'var(--series-1)',
  'var(--accent)',
  'var(--level-4)',
  'var(--score)',
  'var(--level-1)',
  'var(--ink-faint)',
]

function Emissions({
  shown,
  unit,
  max,
  format,
}: {
  shown: ComparedEmissions
  unit: string
  max: number
  format: Format
}) {
  const title = `Emissions of ${shown.name}`
  const series = shown.series.map(({ key, label }) => ({ key, label, colour: colours[key] }))
  return (
    <ChartFrame
      title={title}
      unit={unit}
      legend={series.map(({ label, colour }) => ({ label, colour, look: 'area' }))}
      source="Worldwide figures, from the sources on the organization’s page"
      data={{
        head: ['Year', ...series.map(({ label }) => `${label} (${unit})`)],
        rows: shown.points.map((point) => [point.year, ...series.map(({ key }) => point[key])]),
      }}
      table={
        <DataTable
          caption={`${title}, in ${unit}`}
          head={['Year', ...series.map(({ label }) => label)]}
          rows={shown.points.map((point) => ({
            key: String(point.year),
            cells: [
              point.year,
              ...series.map(({ key, label }) => {
                const value = point[key]
                return value === null ? (
                  <Unknown key={key} reason={`${label}: not stated for ${point.year}`} />
                ) : (
                  format.number.significant(value, 4)
                )
              }),
            ],
          }))}
        />
      }
    >
      <LazyStackedBars
        title={`${title}, in ${unit}`}
        points={shown.points}
        series={series}
        max={max}
        formatTick={(value) => format.number.compact(value)}
        formatValue={(value) => `${format.number.significant(value, 4)} ${unit}`}
      />
    </ChartFrame>
  )
}

function Factors({ factors, format }: { factors: CompareView['factors']; format: Format }) {
  const unit = `kg CO₂e per ${factors.currency}`
  const series = factors.series.map((one, place) => ({
    ...one,
    colour: lineColours[place % lineColours.length] ?? 'var(--ink)',
    isDashed: place % 2 === 1,
  }))
  const without = factors.without.length === 0 ? null : `Not known in this currency: ${factors.without.join(', ')}`
  return (
    <Panel title="Intensity, scopes 1 and 2" footer={without}>
      {series.length === 0 ? (
        <p className="text-ink-soft">None of them has scopes 1 and 2 and revenue of the same year.</p>
      ) : (
        <ChartFrame
          title="Intensity, scopes 1 and 2"
          unit={unit}
          legend={series.map(({ label, colour, isDashed }) => ({ label, colour, look: isDashed ? 'dashed' : 'line' }))}
          source="Emissions over revenue of the same year"
          data={{
            head: ['Year', ...series.map(({ label }) => `${label} (${unit})`)],
            rows: factors.points.map((point) => [point.year, ...series.map(({ key }) => point[key] ?? null)]),
          }}
          table={
            <DataTable
              caption={`Intensity in ${unit}`}
              head={['Year', ...series.map(({ label }) => label)]}
              rows={factors.points.map((point) => ({
                key: String(point.year),
                cells: [
                  point.year,
                  ...series.map(({ key, label }) => {
                    const value = point[key] ?? null
                    return value === null ? (
                      <Unknown key={key} reason={`${label}: not known for ${point.year}`} />
                    ) : (
                      format.factor(value)
                    )
                  }),
                ],
              }))}
            />
          }
        >
          <LazyYearLines
            title={`Intensity, in ${unit}`}
            points={factors.points}
            series={series}
            level={null}
            formatTick={(value) => format.number.significant(value, 3)}
            formatValue={format.factor}
          />
        </ChartFrame>
      )}
    </Panel>
  )
}

/** The same charts for each, on one scale: a taller bar is a larger figure, whosever it is. */
export function CompareCharts({
  organizations,
  format,
}: {
  organizations: readonly OrganizationAnswer[]
  format: Format
}) {
  const view = useMemo(() => viewComparison(organizations, format), [organizations, format])
  const unit = `${view.unit} CO₂e`
  const columns = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2'
  return (
    <>
      <Panel title="Score" footer="0 is worst, 100 is best.">
        <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3">
          {organizations.map(({ id, name, score }) => (
            <li key={id} className="min-w-0 text-center">
              <ScoreGauge
                label={`Score of ${name ?? `organization ${id}`}`}
                points={score === null ? null : toPoints(score)}
                compare={null}
              />
              <p className="wrap-anywhere mt-1">{name ?? `Organization ${id}`}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Factors factors={view.factors} format={format} />
      <section aria-labelledby="compared-emissions" className="flex flex-col gap-4">
        <h2 id="compared-emissions" className="font-strong text-lg">
          Emissions by scope, on one scale
        </h2>
        <div className={columns}>
          {view.emissions.map((one) => (
            <Panel key={one.id} title={one.name}>
              {one.series === null ? (
                <p className="text-ink-soft">No worldwide emissions of this organization are known.</p>
              ) : (
                <Emissions shown={one} unit={unit} max={view.max} format={format} />
              )}
            </Panel>
          ))}
        </div>
      </section>
    </>
  )
}
