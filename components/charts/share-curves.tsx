'use client'

import { useWidth } from './use-width'

export type ShareCurve = {
  key: string
  colour: string
  isStrong: boolean
  points: readonly { day: string; share: number }[]
}

type ShareCurvesProps = {
  title: string
  curves: readonly ShareCurve[]
  /** The upper bound of a curve, drawn as a band above it. */
  band: readonly { day: string; low: number; high: number }[]
  /** The goal of a curve, approached from `from` in a straight line; null: reached. */
  goal: { from: { day: string; share: number } | null; day: string; share: number; label: string } | null
  formatShare: (share: number) => string
}

const height = 224
const left = 44
const right = 14
const top = 16
const base = 198
const ticks = [0, 0.25, 0.5, 0.75, 1]

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The first day of each year from the day on which the axis begins. */
function yearsBetween(first: number, last: number): { year: number; at: number }[] {
  const from = new Date(first).getUTCFullYear() + 1
  const count = new Date(last).getUTCFullYear() - from + 1
  return Array.from({ length: Math.max(0, count) }, (_, place) => ({
    year: from + place,
    at: Date.UTC(from + place, 0, 1),
  }))
}

/** Shares from 0 to 1 over days, always on the full axis, so that a share is never magnified. */
export function ShareCurves({ title, curves, band, goal, formatShare }: ShareCurvesProps) {
  const [frame, width] = useWidth()
  const days = [...curves.flatMap(({ points }) => points.map(({ day }) => day)), ...(goal === null ? [] : [goal.day])]
  const times = days.map(timeOf)
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const x = (day: string | number) =>
    left +
    ((typeof day === 'string' ? timeOf(day) : day) - first) * ((width - left - right) / Math.max(1, last - first))
  const y = (share: number) => base - share * (base - top)
  const at = (day: string, share: number) => `${x(day).toFixed(1)},${y(share).toFixed(1)}`
  const area = [
    ...band.map(({ day, high }) => at(day, high)),
    ...band.toReversed().map(({ day, low }) => at(day, low)),
  ].join(' ')
  return (
    <div ref={frame} className="h-full">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} data-chart>
        <title>{title}</title>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
            <text x={left - 6} y={y(tick) + 4} textAnchor="end" fontSize="11" fill="var(--ink-soft)">
              {formatShare(tick)}
            </text>
          </g>
        ))}
        {yearsBetween(first, last).map(({ year, at: day }) => (
          <g key={year}>
            <line x1={x(day)} x2={x(day)} y1={base} y2={base + 5} stroke="var(--line-strong)" />
            <text x={x(day)} y={base + 18} textAnchor="middle" fontSize="11" fill="var(--ink-soft)">
              {year}
            </text>
          </g>
        ))}
        {area === '' ? null : <polygon points={area} fill="var(--score)" fillOpacity="0.16" />}
        {curves.map(({ key, colour, isStrong, points }) => (
          <polyline
            key={key}
            points={points.map(({ day, share }) => at(day, share)).join(' ')}
            fill="none"
            stroke={colour}
            strokeWidth={isStrong ? 3 : 1.5}
          />
        ))}
        {goal === null ? null : (
          <g>
            {goal.from === null ? null : (
              <polyline
                points={`${at(goal.from.day, goal.from.share)} ${at(goal.day, goal.share)}`}
                fill="none"
                stroke="var(--benchmark)"
                strokeWidth="1.5"
                strokeDasharray="5 4"
              />
            )}
            <circle cx={x(goal.day)} cy={y(goal.share)} r="4" fill="var(--benchmark)" />
            <text
              x={x(goal.day) - 8}
              y={y(goal.share) + (goal.share > 0.9 ? 18 : -8)}
              textAnchor="end"
              fontSize="12"
              fill="var(--ink)"
            >
              {goal.label}
            </text>
          </g>
        )}
      </svg>
    </div>
  )
}
