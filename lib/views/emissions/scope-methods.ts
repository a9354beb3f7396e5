import type { Key } from '@/lib/messages/words'
import type { PerformanceAnswer } from '@/lib/views/answers/organization-answer'

/** How scope 2 was computed. `unstated`: the publisher does not name the method. */
export type Scope2Method = 'market' | 'location' | 'unstated'

/** Order of preference: market-based, as totals mostly are; location-based last. */
export const scope2MethodsInOrder = ['market', 'unstated', 'location'] as const satisfies Scope2Method[]

export const methodWords = {
  market: 'marketBased',
  location: 'locationBased',
  unstated: 'methodUnstated',
} as const satisfies Record<Scope2Method, Key<'figures'>>

export type MethodFigures = Record<Scope2Method, number | null>

/** Scope 2 in kilograms by method; null if it is not stated by that method. */
export function scope2ByMethod({ emissions }: PerformanceAnswer): MethodFigures {
  const { total_market_based: market, total_location_based: location, total, sum } = emissions.scope_2
  return { market, location, unstated: total ?? (market === null && location === null ? sum : null) }
}

/** Scopes 1 and 2 together in kilograms by scope 2 method: added up if both are stated, otherwise as stated together. */
export function scopes1And2ByMethod(performance: PerformanceAnswer): MethodFigures {
  const { scope_1: scope1, scope_1_and_2: both } = performance.emissions
  const direct = scope1.total ?? scope1.sum
  const scope2 = scope2ByMethod(performance)
  const together = { market: both.total_market_based, location: both.total_location_based, unstated: both.total }
  const of = (method: Scope2Method) => {
    const indirect = scope2[method]
    return direct !== null && indirect !== null ? direct + indirect : together[method]
  }
  return { market: of('market'), location: of('location'), unstated: of('unstated') }
}
