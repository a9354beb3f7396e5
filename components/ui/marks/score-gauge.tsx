'use client'

import { useId } from 'react'
import { useMessages } from '@/lib/messages/messages-provider'

type ScoreGaugeProps = {
  /** 0 (worst) to 100 (best). */
  points: number | null
  /** Its range on the same scale, hatched. */
  range?: { low: number; high: number } | null
  /** Another score to compare with, marked on the arc, on the same scale. */
  compare: { points: number } | null
  label: string
}

const radius = 82
const centre = { x: 100, y: 100 }

function pointAt(points: number, distance: number): { x: number; y: number } {
  const angle = Math.PI * (1 - points / 100)
  // Rounded, because server and browser may differ in a sine's last digit.
  const place = (value: number) => Math.round(value * 100) / 100
  return { x: place(centre.x + distance * Math.cos(angle)), y: place(centre.y - distance * Math.sin(angle)) }
}

function arc(from: number, to: number): string {
  const start = pointAt(from, radius)
  const end = pointAt(to, radius)
  return `M${start.x} ${start.y} A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`
}

/** A small triangle outside the arc that points at it. */
function triangleAt(points: number): string {
  const tip = pointAt(points, radius + 8)
  const left = pointAt(points - 1, radius + 17)
  const right = pointAt(points + 1, radius + 17)
  return `M${tip.x} ${tip.y} L${left.x} ${left.y} L${right.x} ${right.y}Z`
}

type Spoken = Pick<ScoreGaugeProps, 'points' | 'range' | 'label'>

/** The text that screen readers read instead of the picture. */
function useSpoken({ points, range = null, label }: Spoken): string {
  const words = useMessages('ui')
  if (points === null)
    return range === null ? words('gaugeUnknown', { label }) : words('gaugeNotScored', { label, ...range })
  return range === null ? words('gaugeValue', { points }) : words('gaugeRange', { points, ...range })
}

/**
 * A half circle from 0 to 100. The score is solid; hatched is what it could be if everything unknown were bad or good. An unknown
 * score is a dashed, empty track, not a zero.
 */
export function ScoreGauge({ points, range = null, compare, label }: ScoreGaugeProps) {
  const words = useMessages('ui')
  const spoken = useSpoken({ points, range, label })
  const hatch = useId()
  const mark = compare ? triangleAt(compare.points) : null
  return (
    <div
      {...(points === null
        ? { role: 'img', 'aria-label': spoken }
        : {
            // Not <meter>, which browsers draw in their own style.
            role: 'meter',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': points,
            'aria-valuetext': spoken,
          })}
      className="@container relative mx-auto w-full max-w-64"
    >
      <svg viewBox="-2 -2 204 114" className="w-full" aria-hidden="true">
        <path
          d={arc(0, 100)}
          fill="none"
          stroke={points === null ? 'var(--line-strong)' : 'var(--score-track)'}
          strokeWidth={points === null ? 1.5 : 14}
          strokeDasharray={points === null ? '3 5' : undefined}
        />
        {points === null || points === 0 ? null : (
          <path d={arc(0, points)} fill="none" stroke="var(--score)" strokeWidth={14} />
        )}
        {range === null || range.high <= range.low ? null : (
          <>
            <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="1.5" height="5" fill="var(--ink-faint)" />
            </pattern>
            {points === null ? (
              <path d={arc(range.low, range.high)} fill="none" stroke="var(--score-track)" strokeWidth={14} />
            ) : null}
            <path d={arc(range.low, range.high)} fill="none" stroke={`url(#${hatch})`} strokeWidth={14} />
          </>
        )}
        {mark ? <path d={mark} fill="var(--ink)" /> : null}
      </svg>
      <div className="absolute inset-x-0 bottom-0 text-center">
        {points === null ? (
          <span className="text-ink-faint text-lg">{words(range === null ? 'unknown' : 'notScored')}</span>
        ) : (
          <>
            <span className="font-strong text-[min(3.5rem,22cqi)] leading-none tracking-tight">{points}</span>
            <span className="ml-1 text-ink-faint">/ 100</span>
          </>
        )}
      </div>
    </div>
  )
}
