/**
 * Advice that does not hold for every company: whoever cannot follow it is not given it. `divisions` are of ISIC Rev. 4; of a company
 * that may be in several, one of them is enough, because advice is only for those who surely can follow it. `statuses`: what the
 * list says of the target. The first limit that holds counts, and its words stand in the place of the advice.
 */
export const adviceLimits = [
  {
    id: 'fossil_fuels',
    indicators: ['target_near_term', 'target_ambition', 'target_long_term', 'target_net_zero'],
    // Coal, oil and gas, what serves their extraction, and refining: https://sciencebasedtargets.org/sectors/oil-and-gas, category 1.1.
    divisions: ['05', '06', '09', '19'],
    statuses: null,
    words:
      'No advice: SBTi accepts no targets of most companies that extract, serve or refine coal, oil and gas (its policy of March 2022)',
  },
  {
    id: 'target_ended',
    indicators: ['target_near_term', 'target_ambition', 'target_long_term', 'target_net_zero'],
    divisions: null,
    statuses: ['ended'],
    words: 'No advice: SBTi removed the commitment because the company changed, or its parent company set a target',
  },
] as const satisfies readonly AdviceLimit[]

type AdviceLimit = {
  id: string
  indicators: readonly string[]
  divisions: readonly string[] | null
  statuses: readonly string[] | null
  words: string
}

type Advised = { indicator: string; status: unknown; divisions: readonly string[] }

/** Why a company cannot follow the advice of an indicator; null if nothing is known to speak against it. */
export function adviceLimitOf({ indicator, status, divisions }: Advised): (typeof adviceLimits)[number] | null {
  const limits: readonly AdviceLimit[] = adviceLimits
  const place = limits.findIndex((limit) => {
    const isOfDivision = limit.divisions === null || divisions.some((division) => limit.divisions?.includes(division))
    const isOfStatus = limit.statuses === null || limit.statuses.includes(String(status))
    return limit.indicators.includes(indicator) && isOfDivision && isOfStatus
  })
  return adviceLimits[place] ?? null
}
