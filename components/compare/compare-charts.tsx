'use client'

import { type CSSProperties, useMemo } from 'react'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyStackedBars, LazyYearLines } from '@/components/charts/lazy-charts'
import { scopeColours } from '@/components/charts/scope-colours'
import { ScoreGauge } from '@/components/ui/marks/score-gauge'
import { Unknown } from '@/components/ui/marks/unknown'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { toPoints } from '@/lib/format/score'
import { useMessages } from '@/lib/messages/messages-provider'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { type ComparedEmissions, type CompareView, viewComparison } from '@/lib/views/compare/compare-view'
import { isOfOtherMethod } from '@/lib/views/emissions/emissions-view'
import { toRange } from '@/lib/views/organization/score-range'
import { joinWithCommas } from '@/lib/views/translate/list-words'

/** The colours of the lines, which also differ in dashes, since six shades are hard to tell apart. */
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
  const words = useMessages('compare')
  const wordsOfCharts = useMessages('charts')
  const title = words('emissionsOf', { name: shown.name })
  const series = shown.series.map(({ key, label }) => ({ key, label, colour: scopeColours[key] }))
  return (
    <ChartFrame
      title={title}
      unit={unit}
      legend={[
        ...series.map(({ label, colour }) => ({ label, colour, look: 'area' as const })),
        ...(shown.incomplete.length > 0
          ? [{ label: wordsOfCharts('notAllScopes'), colour: '', look: 'open' as const }]
          : []),
      ]}
      source={words('emissionsSource')}
      data={{
        head: [
          words('year'),
          ...series.map(({ label }) => words('seriesIn', { series: label, unit })),
          ...(shown.categoryCounts === null ? [] : [format.words('figures')('categoriesAddedUp')]),
        ],
        rows: shown.points.map((point, index) => [
          point.year,
          ...series.map(({ key }) => point[key]),
          ...(shown.categoryCounts === null ? [] : [shown.categoryCounts[index] ?? null]),
        ]),
      }}
      table={
        <DataTable
          caption={words('caption', { what: title, unit })}
          head={[words('year'), ...series.map(({ label }) => label)]}
          rows={shown.points.map((point) => ({
            key: String(point.year),
            cells: [
              point.year,
              ...series.map(({ key, label }) => {
                const value = point[key]
                return value === null ? (
                  <Unknown
                    key={key}
                    reason={words(isOfOtherMethod(point, key) ? 'otherMethodYear' : 'notStatedYear', {
                      series: label,
                      year: String(point.year),
                    })}
                  />
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
        title={words('caption', { what: title, unit })}
        points={shown.points}
        incomplete={shown.incomplete}
        series={series}
        max={max}
        formatTick={(value) => format.number.compact(value)}
        formatValue={(value) => `${format.number.significant(value, 4)} ${unit}`}
      />
    </ChartFrame>
  )
}

function Factors({
  factors,
  methods,
  format,
}: {
  factors: CompareView['factors']
  methods: CompareView['methods']
  format: Format
}) {
  const words = useMessages('compare')
  const unit = useMessages('figures')('kgPerCurrency', { currency: factors.currency })
  const series = factors.series.map((one, place) => ({
    ...one,
    colour: lineColours[place % lineColours.length] ?? 'var(--ink)',
    isDashed: place % 2 === 1,
  }))
  const said = (key: 'intensityMissing' | 'intensityWithout', names: readonly string[]) =>
    names.length === 0 ? '' : words(key, { names: joinWithCommas(names, format) })
  const without =
    [said('intensityMissing', factors.missing), said('intensityWithout', factors.without), methods]
      .filter(Boolean)
      .join(' ') || null
  return (
    <Panel title={words('intensity')} footer={without}>
      {series.length === 0 ? (
        <p className="text-ink-soft">{words('intensityNone')}</p>
      ) : (
        <ChartFrame
          title={words('intensity')}
          unit={unit}
          legend={series.map(({ label, colour, isDashed }) => ({ label, colour, look: isDashed ? 'dashed' : 'line' }))}
          source={words('intensitySource')}
          data={{
            head: [words('year'), ...series.map(({ label }) => words('seriesIn', { series: label, unit }))],
            rows: factors.points.map((point) => [point.year, ...series.map(({ key }) => point[key] ?? null)]),
          }}
          table={
            <DataTable
              caption={words('intensityCaption', { unit })}
              head={[words('year'), ...series.map(({ label }) => label)]}
              rows={factors.points.map((point) => ({
                key: String(point.year),
                cells: [
                  point.year,
                  ...series.map(({ key, label }) => {
                    const value = point[key] ?? null
                    return value === null ? (
                      <Unknown key={key} reason={words('notKnownYear', { series: label, year: String(point.year) })} />
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
            title={words('intensityIn', { unit })}
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

/** The same charts for each organization on one scale: a taller bar is a larger figure. */
export function CompareCharts({
  organizations,
  format,
}: {
  organizations: readonly OrganizationAnswer[]
  format: Format
}) {
  const words = useMessages('compare')
  const nameOf = ({ id, name }: OrganizationAnswer) => name ?? words('organizationNumber', { id: String(id) })
  const view = useMemo(() => viewComparison(organizations, format), [organizations, format])
  const unit = `${view.unit} CO₂e`
  const columns = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2'
  return (
    <>
      <Panel title={words('score')} footer={words('scoreFooter')}>
        {/* One row, so that they are seen side by side; two columns where a phone has no room for more. */}
        <ul
          className="grid grid-cols-2 gap-5 sm:grid-cols-[repeat(var(--compared),minmax(0,1fr))]"
          style={{ '--compared': organizations.length } as CSSProperties}
        >
          {organizations.map((organization) => (
            <li key={organization.id} className="min-w-0 text-center">
              <ScoreGauge
                label={words('scoreOf', { name: nameOf(organization) })}
                points={organization.score === null ? null : toPoints(organization.score)}
                range={toRange(organization.score_range)}
                compare={null}
              />
              <p className="wrap-anywhere mt-1">{nameOf(organization)}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Factors factors={view.factors} methods={view.methods} format={format} />
      <section aria-labelledby="compared-emissions" className="flex flex-col gap-4">
        <h2 id="compared-emissions" className="font-strong text-lg">
          {words('emissionsOneScale')}
        </h2>
        {view.methods === null ? null : <p className="text-ink-soft">{view.methods}</p>}
        <div className={columns}>
          {view.emissions.map((one) => (
            <Panel key={one.id} title={one.name} footer={one.series === null ? null : one.missing}>
              {one.series === null ? (
                <p className="text-ink-soft">{words(one.isIdentified ? 'noEmissions' : 'notIdentifiedYet')}</p>
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
