'use client'

import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { axisStyle } from './axis-style'
import { ChartTooltip } from './chart-tooltip'

export type LineSeries = {
  key: string
  label: string
  colour: string
  isDashed: boolean
  /** False for a path that is computed for every year, not measured. */
  hasDots?: boolean
}
export type LinePoint = { year: number } & Record<string, number | null>

type YearLinesProps = {
  title: string
  points: readonly LinePoint[]
  series: readonly LineSeries[]
  /** A constant level to compare with. */
  level: { value: number; label: string } | null
  /** Years marked with a label, without a figure. */
  marks?: readonly { year: number; label: string }[]
  /** The upper end of the axis, if several charts share one. */
  max?: number
  formatTick: (value: number) => string
  formatValue: (value: number) => string
}

/** Lines over the years from zero. A year without a figure interrupts the line. */
export function YearLines({ title, points, series, level, marks = [], max, formatTick, formatValue }: YearLinesProps) {
  const highest = Math.max(level?.value ?? 0, ...points.flatMap((point) => series.map(({ key }) => point[key] ?? 0)))
  // A mark's label is on the side with more room, each on its own line.
  const middle = ((points[0]?.year ?? 0) + (points.at(-1)?.year ?? 0)) / 2
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={axisStyle.initial}>
      <LineChart data={[...points]} margin={{ ...axisStyle.margin, right: 16 }} accessibilityLayer title={title}>
        <CartesianGrid vertical={false} stroke={axisStyle.grid.stroke} />
        <XAxis
          dataKey="year"
          tick={axisStyle.tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          minTickGap={8}
          padding={{ left: 16, right: 8 }}
        />
        <YAxis
          tick={axisStyle.tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={formatTick}
          tickCount={5}
          domain={[0, max ?? (highest === 0 ? 1 : 'auto')]}
        />
        {marks.map(({ year, label }, place) => (
          <ReferenceLine
            key={year}
            x={year}
            stroke="var(--line-strong)"
            strokeDasharray="2 3"
            label={{
              value: label,
              position: year < middle ? 'insideTopLeft' : 'insideTopRight',
              dy: place * 15,
              fill: 'var(--ink-soft)',
              fontSize: 12,
            }}
          />
        ))}
        {level ? (
          <ReferenceLine
            y={level.value}
            ifOverflow="extendDomain"
            stroke="var(--benchmark)"
            strokeDasharray="5 4"
            strokeWidth={1.5}
            label={{ value: level.label, position: 'insideBottomRight', fill: 'var(--ink-soft)', fontSize: 12 }}
          />
        ) : null}
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--line-strong)' }}
          content={({ active, label, payload }) =>
            active && payload?.length ? (
              <ChartTooltip
                title={String(label)}
                rows={series.flatMap(({ key, label: name, colour }) => {
                  const value = payload.find(({ dataKey }) => dataKey === key)?.value
                  return typeof value === 'number' ? [{ key, label: name, colour, text: formatValue(value) }] : []
                })}
              />
            ) : null
          }
        />
        {series.map(({ key, label, colour, isDashed, hasDots = true }) => (
          <Line
            key={key}
            dataKey={key}
            name={label}
            stroke={colour}
            strokeWidth={2}
            {...(isDashed ? { strokeDasharray: '5 4' } : {})}
            dot={hasDots ? { r: 4, fill: colour, stroke: 'var(--paper)', strokeWidth: 1 } : false}
            activeDot={{ r: 5 }}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  )
}
