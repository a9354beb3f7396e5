import type { MatchCandidate } from '@/service/matching/match-subject'

/** Lists of the largest companies of the world or of a stock exchange, and of nobody else. */
const listsOfLarge = ['net-zero-tracker', 'carbon-gap', 'os-climate-itr', 'klimatkollen']

/** Registers of owners of sites in one country whose names are in Latin letters: a group's member there has the group's name. */
const registersOfSites = ['epa-ghgrp', 'au-nger', 'uk-ets', 'ca-ghgrp', 'us-washington']

/** Joins nothing and tells nothing of size: a member of a group takes part in it as well. */
const participants = 'un-global-compact'

/** What the lists that name a company tell of how far it reaches (MatchCandidate). */
export function reachOf(sources: readonly string[]): NonNullable<MatchCandidate['reach']> | null {
  if (sources.some((source) => listsOfLarge.includes(source))) return 'group'
  const others = sources.filter((source) => source !== participants)
  return others.length > 0 && others.every((source) => registersOfSites.includes(source)) ? 'sites' : null
}
