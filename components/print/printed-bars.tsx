import { scopeColours } from '@/components/charts/scope-colours'
import type { Format } from '@/lib/format/create-format'
import type { EmissionsChart } from '@/lib/views/emissions/emissions-view'

const width = 640
const height = 220
const left = 56
const bottom = 24
const top = 8

/** Returns three or four round numbers from 0 to at least `largest`, for an axis. */
export function ticksTo(largest: number): number[] {
  if (largest <= 0) return [0]
  const rough = largest / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, place) => place * step)
}

type StackedBarsProps = { chart: EmissionsChart; label: string; format: Format }

/** Emissions by scope and year, drawn by the server, so that printing needs no script. */
export function PrintedBars({ chart, label, format }: StackedBarsProps) {
  const { points, series, unit, incomplete } = chart
  const sums = points.map((point) => series.reduce((sum, { key }) => sum + (point[key] ?? 0), 0))
  const ticks = ticksTo(Math.max(0, ...sums))
  const most = ticks.at(-1) || 1
  const inner = { width: width - left - 8, height: height - top - bottom }
  const slot = inner.width / Math.max(1, points.length)
  const bar = Math.min(48, slot * 0.6)
  const y = (value: number) => top + inner.height * (1 - value / most)
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="w-full">
        <title>{label}</title>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width - 8} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
            <text x={left - 6} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="var(--ink-soft)">
              {format.number.compact(tick)}
            </text>
          </g>
        ))}
        {points.map((point, place) => {
          const x = left + slot * place + (slot - bar) / 2
          let base = 0
          return (
            <g key={point.year}>
              {series.map(({ key }) => {
                const value = point[key] ?? 0
                const from = base
                base += value
                return value <= 0 ? null : (
                  <rect
                    key={key}
                    x={x}
                    width={bar}
                    y={y(base)}
                    height={Math.max(0.5, y(from) - y(base))}
                    fill={scopeColours[key]}
                    opacity={incomplete.includes(point.year) ? 0.55 : 1}
                  />
                )
              })}
              <text x={x + bar / 2} y={height - 6} textAnchor="middle" fontSize="12" fill="var(--ink-soft)">
                {point.year}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 text-ink-soft text-xs">
        {series.map(({ key, label: name }) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <span
              className="size-2.5 forced-color-adjust-none"
              style={{ background: scopeColours[key] }}
              aria-hidden="true"
            />
            {name}
          </span>
        ))}
        <span>{unit} CO₂e</span>
      </figcaption>
    </figure>
  )
}
