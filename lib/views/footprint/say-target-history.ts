import type { Format } from '@/lib/format/create-format'
import type { TargetHistoryAnswer, TargetShares } from '@/lib/views/answers/footprint/target-history-answer'

type Basis = 'spend' | 'emissions'
type Point = { day: string; shares: TargetShares }

/** The days with shares on that basis, oldest first. */
export function pointsOf({ points }: TargetHistoryAnswer, basis: Basis): Point[] {
  return points.flatMap(({ day, [basis]: shares }) => (shares === null ? [] : [{ day, shares }]))
}

export function shareInWords(share: number, format: Format): string {
  return format.percent(format.number.significant(share * 100, 2))
}

/** "31%", or "31% to 44%" if more may have been validated. */
function validatedInWords({ validated, validated_at_most: most }: TargetShares, format: Format): string {
  const low = shareInWords(validated, format)
  const high = shareInWords(most, format)
  return low === high ? low : format.words('footprint')('historyRange', { low, high })
}

/** The message of the curve: where it was, where it is, and what the goal still requires. Null with fewer than two days. */
export function sayTargetHistory(history: TargetHistoryAnswer, basis: Basis, format: Format): string | null {
  const points = pointsOf(history, basis)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || first === last || history.year === null) return null
  const words = format.words('footprint')
  const finding = words(basis === 'spend' ? 'historyOfSpend' : 'historyOfEmissions', {
    year: String(history.year),
    first: format.day(first.day),
    before: validatedInWords(first.shares, format),
    last: format.day(last.day),
    now: validatedInWords(last.shares, format),
  })
  const { goal } = history
  if (goal === null || goal.basis !== basis) return finding
  const values = { share: shareInWords(goal.share, format), year: String(goal.year) }
  const missing = goal.share - last.shares.validated
  const ofGoal =
    missing <= 0
      ? words('historyGoalReached', values)
      : words('historyGoalMissing', { ...values, missing: format.number.significant(missing * 100, 2) })
  return `${finding} ${ofGoal}`
}
