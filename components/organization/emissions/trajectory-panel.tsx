'use client'

import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { ChartFrame } from '@/components/charts/chart-frame'
import { DataTable } from '@/components/charts/data-table'
import { LazyYearLines } from '@/components/charts/lazy-charts'
import { Choice } from '@/components/ui/fields/choice'
import { NativeSelect } from '@/components/ui/fields/native-select'
import { Unknown } from '@/components/ui/marks/unknown'
import { Panel } from '@/components/ui/panel'
import type { Format } from '@/lib/format/create-format'
import { useMessages } from '@/lib/messages/messages-provider'
import { useUrlValues } from '@/lib/queries/list/url-state'
import { targetsQuery } from '@/lib/queries/organization/targets-query'
import { chartsInUrl } from '@/lib/views/address/charts-in-url'
import type { OrganizationAnswer } from '@/lib/views/answers/organization-answer'
import { targetsOfAnswer } from '@/lib/views/answers/target-answer'
import {
  type TrajectoryScope,
  type TrajectorySeries,
  type TrajectoryView,
  viewTrajectory,
} from '@/lib/views/emissions/trajectory-view'
import { joinSentences } from '@/lib/views/translate/list-words'

const colours: Record<TrajectorySeries['look'], string> = {
  history: 'var(--series-1)',
  own: 'var(--accent)',
  path: 'var(--benchmark)',
}

function BaseYear({ view, onBase }: { view: TrajectoryView; onBase: (year: number) => void }) {
  const words = useMessages('organization')
  const id = useId()
  if (view.baseYear === null || view.baseYears.length < 2) return null
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-ink-soft text-xs print:hidden">
      {words('baseYearFrom')}
      <NativeSelect id={id} value={view.baseYear} onChange={(event) => onBase(Number(event.target.value))}>
        {view.baseYears.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </NativeSelect>
    </label>
  )
}

function NotDrawn({ reasons }: { reasons: readonly string[] }) {
  const words = useMessages('organization')
  if (reasons.length === 0) return null
  return (
    <div className="mt-4 text-xs">
      <h3 className="text-ink-soft">{words('trajectoryNotDrawn')}</h3>
      <ul className="mt-1 list-disc pl-4 text-ink-faint">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}

function TrajectoryChart({ view, format }: { view: TrajectoryView; format: Format }) {
  const words = useMessages('organization')
  const unit = `${view.unit} CO₂e`
  const head = [words('year'), ...view.series.map(({ label }) => label)]
  const series = view.series.map(({ key, label, look }) => ({
    key,
    label,
    colour: colours[look],
    isDashed: look !== 'history',
    hasDots: look === 'history',
  }))
  return (
    <ChartFrame
      title={words('trajectoryChart')}
      unit={unit}
      height="tall"
      legend={series.map(({ label, colour, isDashed }) => ({ label, colour, look: isDashed ? 'dashed' : 'line' }))}
      source={joinSentences(view.sources, format)}
      data={{
        head: [words('year'), ...view.series.map(({ label }) => words('seriesIn', { series: label, unit }))],
        rows: view.points.map((point) => [point.year, ...view.series.map(({ key }) => point[key] ?? null)]),
      }}
      table={
        <DataTable
          caption={words('trajectoryCaption', { unit })}
          head={head}
          rows={view.points.map((point) => ({
            key: String(point.year),
            cells: [
              point.year,
              ...view.series.map(({ key, label }) => {
                const value = point[key] ?? null
                return value === null ? (
                  <Unknown key={key} reason={words('seriesNothing', { series: label, year: String(point.year) })} />
                ) : (
                  format.number.significant(value, 4)
                )
              }),
            ],
          }))}
        />
      }
    >
      <LazyYearLines
        title={words('inUnit', { what: words('trajectoryChart'), unit })}
        points={view.points}
        series={series}
        level={null}
        marks={view.marks}
        formatTick={(value) => format.number.compact(value)}
        formatValue={(value) => `${format.number.significant(value, 4)} ${unit}`}
      />
    </ChartFrame>
  )
}

/** The organization's emissions, its targets, and a path of minus 4.2 % a year, each line with its source. */
export function TrajectoryPanel({ organization, format }: { organization: OrganizationAnswer; format: Format }) {
  const words = useMessages('organization')
  const version = `${organization.status} ${organization.score}`
  const { data, isPending } = useQuery({
    ...targetsQuery(organization.id, version),
    enabled: organization.has_extensions,
  })
  const [{ target_scopes: scopes, base_year: baseYear }, choose] = useUrlValues(chartsInUrl)
  const scope: TrajectoryScope = scopes === 'all' ? 'all' : 'scopes12'
  const targets = useMemo(() => data ?? targetsOfAnswer(organization), [data, organization])
  const view = useMemo(
    () => viewTrajectory(organization, targets, { scope, baseYear }, format),
    [organization, targets, scope, baseYear, format],
  )
  const isWaiting = organization.has_extensions && isPending
  const sentences = [...view.sources.map((source) => words('trajectorySource', { source })), words('trajectoryOnly')]
  const footer = view.series.length > 0 ? sentences.join(' ') : null
  return (
    <Panel
      title={words('trajectory')}
      claim={view.claim === '' ? undefined : view.claim}
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <BaseYear view={view} onBase={(year) => choose({ base_year: year })} />
          <Choice
            legend={words('trajectoryScopes')}
            options={[
              { value: 'scopes12', label: words('scopes12') },
              { value: 'all', label: words('withScope3') },
            ]}
            value={scope}
            onChange={(value) => choose({ target_scopes: value === 'all' ? 'all' : '1_2' })}
          />
        </div>
      }
      footer={isWaiting ? null : footer}
    >
      {/* Reserves the height of the parts already known and of one reason for a missing line, which the targets mostly add. */}
      <div className={isWaiting ? 'skeleton pb-32 *:invisible sm:pb-16 lg:pb-8' : undefined}>
        {view.series.length > 0 ? (
          <TrajectoryChart view={view} format={format} />
        ) : (
          <p className="text-ink-soft">{words('trajectoryNone')}</p>
        )}
        <NotDrawn reasons={view.notDrawn} />
        {/* While waiting the footer is inside this block: the targets change the heights of chart and footer, but hardly their sum. */}
        {isWaiting ? <div className="mt-4 border-t pt-3 text-xs">{footer}</div> : null}
      </div>
    </Panel>
  )
}
