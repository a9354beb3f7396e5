/** A score from 0 to 100 as figure and bar, for a table. */
export function ScoreBar({ points }: { points: number }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <span className="w-6 text-right font-strong">{points}</span>
      <span
        className="h-1.5 w-16 overflow-hidden rounded-full bg-score-track forced-color-adjust-none"
        aria-hidden="true"
      >
        <span className="block h-full rounded-full bg-score" style={{ width: `${points}%` }} />
      </span>
    </span>
  )
}
