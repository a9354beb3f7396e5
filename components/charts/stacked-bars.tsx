'use client'

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useMessages } from '@/lib/messages/messages-provider'
import { axisStyle } from './axis-style'
import { ChartTooltip } from './chart-tooltip'

export type BarSeries = { key: string; label: string; colour: string }
export type BarPoint = { year: number } & Record<string, number | null>

type StackedBarsProps = {
  title: string
  points: readonly BarPoint[]
  series: readonly BarSeries[]
  /** Years whose bar is incomplete: drawn open at the top. */
  incomplete?: readonly number[]
  /** The upper end of the axis, if several charts share one. */
  max?: number
  formatTick: (value: number) => string
  formatValue: (value: number) => string
}

const openTop = 'open top'

/** The open top is drawn, not counted: a twentieth of the highest bar, in a separate series that nothing else reads. */
function withOpenTops(
  points: readonly BarPoint[],
  series: readonly BarSeries[],
  incomplete: readonly number[],
): BarPoint[] {
  const highest = Math.max(0, ...points.map((point) => series.reduce((sum, { key }) => sum + (point[key] ?? 0), 0)))
  return points.map((point) => ({ ...point, [openTop]: incomplete.includes(point.year) ? highest / 20 : null }))
}

/** One stacked bar per year. A year without figures leaves a gap. */
export function StackedBars({
  title,
  points,
  series,
  incomplete = [],
  max,
  formatTick,
  formatValue,
}: StackedBarsProps) {
  const words = useMessages('charts')
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={axisStyle.initial}>
      <BarChart
        data={withOpenTops(points, series, incomplete)}
        margin={axisStyle.margin}
        accessibilityLayer
        title={title}
        maxBarSize={44}
      >
        <CartesianGrid vertical={false} stroke={axisStyle.grid.stroke} />
        <XAxis
          dataKey="year"
          tick={axisStyle.tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          minTickGap={8}
        />
        <YAxis
          tick={axisStyle.tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={formatTick}
          tickCount={5}
          {...(max === undefined ? {} : { domain: [0, max] as [number, number] })}
        />
        <Tooltip
          cursor={axisStyle.cursor}
          isAnimationActive={false}
          content={({ active, label, payload }) =>
            active && payload?.length ? (
              <ChartTooltip
                title={String(label)}
                note={incomplete.includes(Number(label)) ? words('notAllScopes') : null}
                rows={series.toReversed().flatMap(({ key, label: name, colour }) => {
                  const value = payload.find(({ dataKey }) => dataKey === key)?.value
                  return typeof value === 'number' ? [{ key, label: name, colour, text: formatValue(value) }] : []
                })}
              />
            ) : null
          }
        />
        {series.map(({ key, label, colour }) => (
          <Bar
            key={key}
            dataKey={key}
            name={label}
            stackId="all"
            fill={colour}
            stroke="var(--paper)"
            strokeWidth={1}
            isAnimationActive={false}
          />
        ))}
        {incomplete.length > 0 ? (
          <Bar
            dataKey={openTop}
            stackId="all"
            className="open-top"
            fill="none"
            stroke="var(--ink-faint)"
            strokeDasharray="3 2"
            isAnimationActive={false}
          />
        ) : null}
      </BarChart>
    </ResponsiveContainer>
  )
}
