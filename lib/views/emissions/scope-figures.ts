import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'
import type { Scope2Method } from './scope-methods'

/**
 * stated    the organization's own total
 * added_up  we added up what it stated in parts
 */
export type ScopeFigure = { kilograms: number; basis: 'stated' | 'added_up' } | null

/** One figure per scope: the stated total, otherwise the sum of its parts. Null is unknown, zero is a stated zero. */
export type ScopeFigures = {
  scope1: ScopeFigure
  scope2: ScopeFigure
  /** Set only if scopes 1 and 2 are not known separately. */
  scope1And2: ScopeFigure
  /** The method of `scope2` or `scope1And2`; null if both are unknown. */
  scope2Method: Scope2Method | null
  scope3: ScopeFigure
  total: ScopeFigure
}

function pick(stated: readonly (number | null)[], sum: number | null): ScopeFigure {
  const total = stated.find((kilograms) => kilograms !== null)
  if (total !== undefined && total !== null) return { kilograms: total, basis: 'stated' }
  return sum === null ? null : { kilograms: sum, basis: 'added_up' }
}

/** `any`: the first method that the year has: market-based, then unnamed, then location-based. */
export type MethodChoice = 'any' | 'market' | 'location'

type Indirect = { method: Scope2Method; scope2: ScopeFigure; scope1And2: ScopeFigure }

/** Scope 2, and scopes 1 and 2 together, by each method in order of preference (service/figures). */
function byMethod({ scope_2, scope_1_and_2: both }: PerformanceAnswer['emissions'], method: MethodChoice): Indirect[] {
  const market: Indirect = {
    method: 'market',
    scope2: pick([scope_2.total_market_based], null),
    scope1And2: pick([both.total_market_based], null),
  }
  const location: Indirect = {
    method: 'location',
    scope2: pick([scope_2.total_location_based], null),
    scope1And2: pick([both.total_location_based], null),
  }
  if (method !== 'any') return [method === 'market' ? market : location]
  const hasMethod = market.scope2 !== null || location.scope2 !== null
  const unstated: Indirect = {
    method: 'unstated',
    scope2: pick([scope_2.total], hasMethod ? null : scope_2.sum),
    scope1And2: pick([both.total], null),
  }
  return [market, unstated, location]
}

export function scopeFigures({ emissions }: PerformanceAnswer, method: MethodChoice = 'any'): ScopeFigures {
  const { scope_1, scope_3, total, sum } = emissions
  const scope1 = pick([scope_1.total], scope_1.sum)
  const methods = byMethod(emissions, method)
  const first = methods.find(({ scope2, scope1And2 }) => (scope1 !== null && scope2 !== null) || scope1And2 !== null)
  const isApart = scope1 !== null && first?.scope2 != null
  const isTogether = !isApart && first?.scope1And2 != null
  const alone = methods.find(({ scope2 }) => scope2)
  return {
    scope1: isTogether ? null : scope1,
    scope2: isApart ? first.scope2 : isTogether ? null : (alone?.scope2 ?? null),
    scope1And2: isTogether ? first.scope1And2 : null,
    scope2Method: (isApart || isTogether ? first : alone)?.method ?? null,
    scope3: pick([scope_3.total], scope_3.sum),
    total: pick([total], sum),
  }
}
