'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyStackedBars } from '@/components/charts/lazy-charts'
import { scopeColours } from '@/components/charts/scope-colours'
import { EvidenceButton } from '@/components/evidence/evidence-button'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/fields/choice'
import { Unknown } from '@/components/ui/marks/unknown'
import { YearMark } from '@/components/ui/marks/year-mark'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { useUrlValues } from '@/lib/queries/list/url-state'
import { chartsInUrl } from '@/lib/views/address/charts-in-url'
import {
  type EmissionSeriesKey,
  type EmissionsView,
  isOfOtherMethod,
  seriesOfMethod,
} from '@/lib/views/emissions/emissions-view'
import { toRelative } from '@/lib/views/emissions/relative-chart'
import type { Scope3Year } from '@/lib/views/emissions/scope-3-view'
import { type FigureRef, scopePointers } from '@/lib/views/evidence/evidence-paths'

const LazyScope3Chart = dynamic(() => import('./scope-3-chart').then(({ Scope3Chart }) => Scope3Chart), {
  ssr: false,
  loading: () => <div className="skeleton mt-5 h-96" />,
})

const methodLabels = { any: 'methodAny', market: 'methodMarket', location: 'methodLocation' } as const

/** A figure of one scope 2 method has its own path in the answer. */
function pointersOf(key: EmissionSeriesKey, method: EmissionsView['method']): FigureRef['pointers'] {
  if (method === 'any' || (key !== 'scope2' && key !== 'scope1And2')) return scopePointers[key]
  return scopePointers[seriesOfMethod[method][key]]
}

function EmissionsTable({ emissions, format }: { emissions: EmissionsView; format: Format }) {
  const words = useMessages('organization')
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
            {amount === null ? (
              <Unknown
                reason={words(isOfOtherMethod(figures, key) ? 'seriesOtherMethod' : 'seriesNotStated', {
                  series: label,
                  year: String(year),
                })}
              />
            ) : figure?.basis === 'added_up' ? (
              words('added', { figure: amount })
            ) : (
              amount
            )}
          </EvidenceButton>
        )
      }),
    ],
  }))
  return (
    <DataTable
      caption={words('emissionsCaption', { place: emissions.place, unit: emissions.unit })}
      head={[words('year'), ...emissions.series.map(({ label }) => label)]}
      rows={rows}
    />
  )
}

type EmissionsChoicesProps = {
  /** The scope 2 method that is shown; null where there is only one. */
  method: string | null
  onMethod: (method: string) => void
  charts: readonly string[]
  chart: string
  onChart: (chart: string) => void
  /** Null where fewer than two complete years compare. */
  isRelative: boolean | null
  onRelative: (isRelative: boolean) => void
}

function EmissionsChoices(props: EmissionsChoicesProps) {
  const { method, onMethod, charts, chart, onChart, isRelative, onRelative } = props
  const words = useMessages('organization')
  const options = (['any', 'market', 'location'] as const).map((value) => ({
    value,
    label: words(methodLabels[value]),
  }))
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      {method === null ? null : (
        <Choice legend={words('methodLegend')} options={options} value={method} onChange={onMethod} />
      )}
      {charts.length > 1 ? (
        <Choice
          legend={words('scopesShown')}
          options={charts.map((label) => ({ value: label, label }))}
          value={chart}
          onChange={onChart}
        />
      ) : null}
      {isRelative === null ? null : (
        <Choice
          legend={words('scale')}
          options={[
            { value: 'absolute', label: words('scaleAbsolute') },
            { value: 'relative', label: words('scaleRelative') },
          ]}
          value={isRelative ? 'relative' : 'absolute'}
          onChange={(scale) => onRelative(scale === 'relative')}
        />
      )}
    </div>
  )
}

/** Number of years for which the chart has a figure. */
function known({ points, series }: EmissionsView['charts'][number]): number {
  return points.filter((point) => series.some(({ key }) => point[key] !== null)).length
}

type Scope3OnRequestProps = { years: readonly Scope3Year[]; region: string; source: string; format: Format }

function Scope3OnRequest({ years: [newest, ...older], ...rest }: Scope3OnRequestProps) {
  const words = useMessages('organization')
  const [isShown, setShown] = useState(false)
  if (newest === undefined) return null
  if (isShown) return <LazyScope3Chart years={[newest, ...older]} {...rest} />
  return (
    <Button look="plain" className="mt-4 print:hidden" onClick={() => setShown(true)}>
      {words('showScope3')}
    </Button>
  )
}

type EmissionsPanelProps = {
  emissions: EmissionsView
  /** Scope 3 by category for this region, drawn on request. */
  scope3: readonly Scope3Year[]
  /** Who compiled the figures, in one line. */
  source: string
  format: Format
}

/**
 * Emissions of one region by scope and year, with one method of scope 2; scopes 1 and 2 alone, and the categories of scope 3, on
 * request.
 */
export function EmissionsPanel({ emissions: stated, scope3, source, format }: EmissionsPanelProps) {
  const words = useMessages('organization')
  const [{ scope_2: method, scopes, scale }, choose] = useUrlValues(chartsInUrl)
  const emissions = stated.byMethod.find((one) => one.method === method)?.view ?? stated
  const { charts, place, region, hasAddedUp } = emissions
  const isRelative = scale === 'relative'
  const absolute = (scopes === '1_2' ? charts[1] : undefined) ?? charts[0]
  const relative = toRelative(absolute)
  const chart = isRelative && relative !== null ? { ...absolute, points: relative.points } : absolute
  // A chart with one bar would only repeat the figure.
  const isDrawn = known(absolute) > 1
  const title = words(region === 'worldwide' ? 'emissionsByScope' : 'emissionsIn', { place })
  const unit =
    isRelative && relative !== null ? words('percentOfYear', { year: String(relative.baseYear) }) : `${chart.unit} CO₂e`
  const series = chart.series.map(({ key, label }) => ({ key, label, colour: scopeColours[key] }))
  const note = words(region === 'worldwide' ? 'worldwide' : 'place', { place })
  return (
    <Panel
      title={title}
      isFinding
      claim={
        <>
          {chart.claim}
          {emissions.register === null ? null : ` ${emissions.register}`}
          {chart.oldYear === null ? null : (
            <>
              {' '}
              <YearMark year={chart.oldYear} isOld />
            </>
          )}
        </>
      }
      aside={
        <EmissionsChoices
          method={stated.byMethod.length > 1 ? method : null}
          onMethod={(wanted) => choose({ scope_2: chartsInUrl.scope_2.parse(wanted) ?? 'any' })}
          charts={charts.map(({ label }) => label)}
          chart={chart.label}
          onChart={(label) => choose({ scopes: label === charts[1]?.label ? '1_2' : 'all' })}
          isRelative={relative === null ? null : isRelative}
          onRelative={(isNow) => choose({ scale: isNow ? 'relative' : 'absolute' })}
        />
      }
      footer={[
        note,
        emissions.method === 'any'
          ? null
          : words(emissions.method === 'market' ? 'methodMarketOnly' : 'methodLocationOnly'),
        chart.madeOf,
        chart.missing,
        emissions.extracted,
        hasAddedUp ? words('someAddedUp') : null,
      ]
        .filter((said) => said !== null)
        .join(' ')}
    >
      {isDrawn ? (
        <ChartFrame
          title={title}
          claim={chart.claim}
          unit={unit}
          source={source}
          data={{
            head: [
              words('year'),
              ...series.map(({ label }) => words('seriesIn', { series: label, unit })),
              ...(chart.categoryCounts === null ? [] : [format.words('figures')('categoriesAddedUp')]),
            ],
            rows: chart.points.map((point, index) => [
              point.year,
              ...series.map(({ key }) => point[key]),
              ...(chart.categoryCounts === null ? [] : [chart.categoryCounts[index] ?? null]),
            ]),
          }}
          legend={[
            ...series.map(({ label, colour }) => ({ label, colour, look: 'area' as const })),
            ...(chart.incomplete.length > 0 ? [{ label: words('partial'), colour: '', look: 'open' as const }] : []),
          ]}
          table={<EmissionsTable emissions={emissions} format={format} />}
        >
          <LazyStackedBars
            title={words('inUnit', { what: title, unit })}
            points={chart.points}
            incomplete={chart.incomplete}
            series={series}
            formatTick={(value) => format.number.compact(value)}
            formatValue={(value) =>
              isRelative && relative !== null
                ? format.percent(format.number.significant(value, 3))
                : `${format.number.significant(value, 4)} ${chart.unit}`
            }
          />
        </ChartFrame>
      ) : (
        <EmissionsTable emissions={emissions} format={format} />
      )}
      <Scope3OnRequest years={scope3} region={region} source={source} format={format} />
    </Panel>
  )
}
