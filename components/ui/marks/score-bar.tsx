/**
 * A score from 0 to 100 as figure and bar, for a table. `range` is hatched: the score if the unknown points were bad, and if they
 * were good.
 */
export function ScoreBar({ points, range = null }: { points: number; range?: { low: number; high: number } | null }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="w-6 text-right font-strong">{points}</span>
      <span
        className="relative h-1.5 w-16 overflow-hidden rounded-full bg-score-track forced-color-adjust-none"
        aria-hidden="true"
      >
        <span className="block h-full rounded-full bg-score" style={{ width: `${points}%` }} />
        {range === null ? null : (
          <span
            className="absolute inset-y-0 bg-[repeating-linear-gradient(135deg,var(--ink-faint)_0_1px,transparent_1px_3px)]"
            style={{ left: `${range.low}%`, width: `${range.high - range.low}%` }}
          />
        )}
      </span>
    </span>
  )
}
