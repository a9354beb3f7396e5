import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'

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

/** `any`: market based before location based, since targets and totals are usually stated with it. */
export type MethodChoice = 'any' | 'market' | 'location'

/** The one method asked for and no other: a year without it has no scope 2. */
function ofMethod<Figures extends { total_market_based: number | null; total_location_based: number | null }>(
  figures: Figures,
  method: MethodChoice,
): readonly (number | null)[] {
  return [method === 'market' ? figures.total_market_based : figures.total_location_based]
}

export function scopeFigures({ emissions }: PerformanceAnswer, method: MethodChoice = 'any'): ScopeFigures {
  const { scope_1, scope_2, scope_1_and_2: both } = emissions
  if (method !== 'any') return figuresOf(scope_1, ofMethod(scope_2, method), ofMethod(both, method), emissions, null)
  const indirect = [scope_2.total, scope_2.total_market_based, scope_2.total_location_based]
  const together = [both.total, both.total_market_based, both.total_location_based]
  return figuresOf(scope_1, indirect, together, emissions, scope_2.sum)
}

function figuresOf(
  scope_1: PerformanceAnswer['emissions']['scope_1'],
  indirect: readonly (number | null)[],
  together: readonly (number | null)[],
  { scope_3, total, sum }: PerformanceAnswer['emissions'],
  scope2Sum: number | null,
): ScopeFigures {
  const scope1 = pick([scope_1.total], scope_1.sum)
  const scope2 = pick(indirect, scope2Sum)
  const scope1And2 = pick(together, null)
  const apart = scope1 !== null && scope2 !== null
  return {
    scope1: apart || scope1And2 === null ? scope1 : null,
    scope2: apart || scope1And2 === null ? scope2 : null,
    scope1And2: apart ? null : scope1And2,
    scope3: pick([scope_3.total], scope_3.sum),
    total: pick([total], sum),
  }
}
