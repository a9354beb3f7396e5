'use client'

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { axisStyle } from './axis-style'
import { ChartTooltip } from './chart-tooltip'

export type BarSeries = { key: string; label: string; colour: string }
export type BarPoint = { year: number } & Record<string, number | null>

type StackedBarsProps = {
  title: string
  points: readonly BarPoint[]
  series: readonly BarSeries[]
  formatTick: (value: number) => string
  formatValue: (value: number) => string
}

/** One bar a year, its parts on top of each other. A year without figures leaves its place empty. */
export function StackedBars({ title, points, series, formatTick, formatValue }: StackedBarsProps) {
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={axisStyle.initial}>
      <BarChart data={[...points]} margin={axisStyle.margin} accessibilityLayer title={title} maxBarSize={44}>
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
        />
        <Tooltip
          cursor={axisStyle.cursor}
          isAnimationActive={false}
          content={({ active, label, payload }) =>
            active && payload?.length ? (
              <ChartTooltip
                title={String(label)}
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
      </BarChart>
    </ResponsiveContainer>
  )
}
