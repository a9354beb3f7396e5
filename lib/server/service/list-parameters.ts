import 'server-only'
import type { QueryName } from '@/lib/server/service-path'

/** The filters of the list by the service's names. */
export const filterNames = [
  'q',
  'status',
  'ids',
  'country',
  'industry',
  'score_band',
  'confidence',
  'label',
  'has_emissions',
  'figures',
  'recognition',
  'figures_since',
  'figures_until',
  'sbti',
  'science_based_target',
  'race_to_zero',
  'global_compact',
  'climate_pledge',
  'net_zero',
  'has_candidates',
  'score_below',
  'emissions_above',
  'category',
  'buyer',
  'own_text',
  'has_spend',
  'spend_at_least',
  'spend_year',
  'stage',
  'owner',
] as const satisfies readonly QueryName<'/organizations'>[]

/** The parameters of a request's query that may be passed on to the service. */
export function readListParameters(url: string, names: readonly string[]): URLSearchParams {
  const asked = new URL(url).searchParams
  const passed = new URLSearchParams()
  for (const name of names) {
    const value = asked.get(name)
    if (value) passed.set(name, value)
  }
  return passed
}
