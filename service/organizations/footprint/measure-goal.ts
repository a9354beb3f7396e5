import type { Footprint } from '@/service/contract/footprint/footprint'
import type { FootprintInputs, SupplierInputs } from './footprint-inputs'
import type { CalculatedSupplier } from './present-footprint'

type Goal = NonNullable<Footprint['engagement']['goal']>
type GoalInputs = NonNullable<FootprintInputs['goal']>

/**
 * How far a goal is reached by suppliers with validated targets, and the largest suppliers without one that would complete it. The share
 * is of the spend in dollars, or of the emissions of lines; spend without a rate is in neither.
 */
export function measureGoal(goal: GoalInputs, suppliers: readonly CalculatedSupplier[]): Goal {
  const weights = suppliers.map((one) => ({ supplier: one.supplier, weight: weightOf(goal, one) }))
  const total = weights.reduce((sum, { weight }) => sum + weight, 0)
  const has = ({ target }: SupplierInputs) => target === 'validated'
  const reached = weights.reduce((sum, { supplier, weight }) => sum + (has(supplier) ? weight : 0), 0)
  const gap: number[] = []
  let withGap = reached
  const without = weights.filter(({ supplier, weight }) => !has(supplier) && weight > 0)
  for (const { supplier, weight } of without.toSorted((one, other) => other.weight - one.weight)) {
    if (withGap >= goal.share * total) break
    gap.push(supplier.id)
    withGap += weight
  }
  return { ...goal, reached: total > 0 ? reached / total : 0, gap }
}

function weightOf({ basis }: GoalInputs, { calculated }: CalculatedSupplier): number {
  return Math.max(0, (basis === 'spend' ? calculated.usd : calculated.line?.kg) ?? 0)
}
