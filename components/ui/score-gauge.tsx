'use client'

import { useMessages } from '@/lib/messages/messages-provider'

type ScoreGaugeProps = {
  /** 0 (worst) to 100 (best). */
  points: number | null
  /** A mark on the arc to compare with, on the same scale. */
  compare: { points: number } | null
  label: string
}

const radius = 82
const centre = { x: 100, y: 100 }

function pointAt(points: number, distance: number): { x: number; y: number } {
  const angle = Math.PI * (1 - points / 100)
  // Rounded: server and browser may differ in a sine's last digit.
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

/** A half circle from 0 to 100. An unknown score is a dashed, empty track, not a zero. */
export function ScoreGauge({ points, compare, label }: ScoreGaugeProps) {
  const words = useMessages('ui')
  const mark = compare ? triangleAt(compare.points) : null
  return (
    <div
      {...(points === null
        ? { role: 'img', 'aria-label': words('gaugeUnknown', { label }) }
        : {
            // Not <meter>: browsers draw that one themselves.
            role: 'meter',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': points,
            'aria-valuetext': words('gaugeValue', { points }),
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
        {mark ? <path d={mark} fill="var(--ink)" /> : null}
      </svg>
      <div className="absolute inset-x-0 bottom-0 text-center">
        {points === null ? (
          <span className="text-ink-faint text-lg">{words('unknown')}</span>
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
