'use client'

import { useWidth } from './use-width'

export type DistributionBin = { label: string; count: number; own: number }

type DistributionChartProps = {
  title: string
  bins: readonly DistributionBin[]
  /** The position of the median, as a share of the whole axis. */
  median: { at: number; label: string } | null
  /** The text of a triangle. */
  formatCount: (count: number) => string
}

const height = 256
const base = 204
const top = 44

type BarProps = {
  bin: DistributionBin
  /** Its left edge, its width with the gap, and its height. */
  x: number
  step: number
  size: number
  isLabelled: boolean
  formatCount: (count: number) => string
}

function Bar({ bin: { label, count, own }, x, step, size, isLabelled, formatCount }: BarProps) {
  const words = { textAnchor: 'middle', fontSize: '11', fill: 'var(--ink-soft)' } as const
  return (
    <g>
      <title>{label}</title>
      <rect x={x + 1} y={base - size} width={Math.max(1, step - 2)} height={size} fill="var(--series-3)" />
      {count > 0 ? (
        <text x={x + step / 2} y={base - size - 5} {...words}>
          {formatCount(count)}
        </text>
      ) : null}
      {own > 0 ? (
        <path d={`M${x + step / 2} ${base + 3}l6 10h-12z`} fill="var(--accent)" stroke="var(--paper)" strokeWidth="1" />
      ) : null}
      {isLabelled ? (
        <text x={Math.max(label.length * 3.1, x + step / 2)} y={base + 30} {...words}>
          {label}
        </text>
      ) : null}
    </g>
  )
}

function MedianLine({ x, label, width }: { x: number; label: string; width: number }) {
  const room = label.length * 6.6
  const isBefore = x + 6 + room > width
  return (
    <g>
      <line x1={x} x2={x} y1={14} y2={base} stroke="var(--benchmark)" strokeWidth="1.5" strokeDasharray="5 4" />
      <text
        x={isBefore ? Math.max(room, x - 6) : x + 6}
        y={18}
        textAnchor={isBefore ? 'end' : 'start'}
        fontSize="12"
        fill="var(--ink-soft)"
      >
        {label}
      </text>
    </g>
  )
}

/** Bars that count companies, and a triangle under each bar that contains the team's own organizations. */
export function DistributionChart({ title, bins, median, formatCount }: DistributionChartProps) {
  const [frame, width] = useWidth()
  const highest = Math.max(1, ...bins.map(({ count }) => count))
  const step = width / Math.max(1, bins.length)
  // A digit takes 6.2 pixels at this size: labels must not run into each other.
  const widest = Math.max(8, ...bins.map(({ label }) => label.length)) * 6.2 + 8
  const every = Math.max(1, Math.ceil(widest / step))
  return (
    // The drawing is out of the layout, or its last width would keep the frame from shrinking.
    <div ref={frame} className="relative h-full">
      <svg
        data-chart
        className="absolute top-0 left-0"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={title}
      >
        <line x1="0" x2={width} y1={base} y2={base} stroke="var(--line-strong)" />
        {bins.map((bin, index) => (
          <Bar
            key={bin.label}
            bin={bin}
            x={index * step}
            step={step}
            size={((base - top) * bin.count) / highest}
            isLabelled={index % every === 0}
            formatCount={formatCount}
          />
        ))}
        {median ? <MedianLine x={median.at * width} label={median.label} width={width} /> : null}
      </svg>
    </div>
  )
}
