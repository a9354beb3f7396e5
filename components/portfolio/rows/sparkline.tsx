import type { Sparkline as View } from '@/lib/views/list/portfolio-row'

/** A series as a tiny line, with the same as text for screen readers. */
export function Sparkline({ line, end, words }: View) {
  return (
    <svg viewBox="0 0 64 20" className="h-5 w-16 shrink-0 overflow-visible" role="img" aria-label={words}>
      <title>{words}</title>
      <polyline
        points={line}
        fill="none"
        stroke="var(--series-2)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={end.x} cy={end.y} r="2" fill="var(--series-2)" />
    </svg>
  )
}
