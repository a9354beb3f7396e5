'use client'

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useMessages } from '@/lib/messages/messages-provider'
import { axisStyle } from './axis-style'
import { ChartTooltip } from './chart-tooltip'

type CategoryBarsProps = {
  title: string
  bars: readonly { label: string; value: number }[]
  colour: string
  formatTick: (value: number) => string
  formatValue: (value: number) => string
}

/** One horizontal bar per category, with its name beside it. */
export function CategoryBars({ title, bars, colour, formatTick, formatValue }: CategoryBarsProps) {
  const words = useMessages('charts')
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={axisStyle.initial}>
      <BarChart
        data={[...bars]}
        layout="vertical"
        margin={{ ...axisStyle.margin, right: 16 }}
        accessibilityLayer
        title={title}
        maxBarSize={22}
      >
        <CartesianGrid horizontal={false} stroke={axisStyle.grid.stroke} />
        <XAxis
          type="number"
          tick={axisStyle.tick}
          tickLine={false}
          axisLine={false}
          tickFormatter={formatTick}
          tickCount={4}
        />
        <YAxis
          type="category"
          dataKey="label"
          width={140}
          interval={0}
          tick={{ ...axisStyle.tick, fontSize: 11 }}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
        />
        <Tooltip
          cursor={axisStyle.cursor}
          isAnimationActive={false}
          content={({ active, label, payload }) => {
            const value = active ? payload?.[0]?.value : undefined
            return typeof value === 'number' ? (
              <ChartTooltip
                title={String(label)}
                rows={[{ key: 'value', label: words('emissions'), colour, text: formatValue(value) }]}
              />
            ) : null
          }}
        />
        <Bar dataKey="value" fill={colour} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  )
}
