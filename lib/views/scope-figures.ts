import type { PerformanceAnswer } from './organization-answer'

/**
 * stated    the organization's own total
 * added_up  we added up what it stated in parts
 */
export type ScopeFigure = { kilograms: number; basis: 'stated' | 'added_up' } | null

/** One figure per scope: the stated total before the sum of its parts. Null is unknown, zero is a stated zero. */
export type ScopeFigures = {
  scope1: ScopeFigure
  scope2: ScopeFigure
  /** Set only where scopes 1 and 2 are not known apart. */
  scope1And2: ScopeFigure
  scope3: ScopeFigure
  total: ScopeFigure
}

function pick(stated: readonly (number | null)[], sum: number | null): ScopeFigure {
  const total = stated.find((kilograms) => kilograms !== null)
  if (total !== undefined && total !== null) return { kilograms: total, basis: 'stated' }
  return sum === null ? null : { kilograms: sum, basis: 'added_up' }
}

/** Market based before location based: it is the figure that targets and totals are usually stated with. */
export function scopeFigures({ emissions }: PerformanceAnswer): ScopeFigures {
  const { scope_1, scope_2, scope_3, scope_1_and_2: both } = emissions
  const scope1 = pick([scope_1.total], scope_1.sum)
  const scope2 = pick([scope_2.total, scope_2.total_market_based, scope_2.total_location_based], scope_2.sum)
  const scope1And2 = pick([both.total, both.total_market_based, both.total_location_based], null)
  const apart = scope1 !== null && scope2 !== null
  return {
    scope1: apart || scope1And2 === null ? scope1 : null,
    scope2: apart || scope1And2 === null ? scope2 : null,
    scope1And2: apart ? null : scope1And2,
    scope3: pick([scope_3.total], scope_3.sum),
    total: pick([emissions.total], emissions.sum),
  }
}
