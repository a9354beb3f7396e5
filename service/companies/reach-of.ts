import type { MatchCandidate } from '@/service/matching/match-subject'

/** Lists that contain only the largest companies of the world or of a stock exchange. */
const listsOfLarge = ['net-zero-tracker', 'carbon-gap', 'os-climate-itr', 'klimatkollen']

/** Registers of owners of sites in one country with names in Latin letters, where a subsidiary often has its group's name. */
const registersOfSites = ['epa-ghgrp', 'au-nger', 'uk-ets', 'ca-ghgrp', 'us-washington']

/** A list that says nothing about size, because subsidiaries also take part in it. */
const participants = 'un-global-compact'

/** Returns whether the lists of a company show that it is a group or a local owner of sites (MatchCandidate); null if they show neither. */
export function reachOf(sources: readonly string[]): NonNullable<MatchCandidate['reach']> | null {
  if (sources.some((source) => listsOfLarge.includes(source))) return 'group'
  const others = sources.filter((source) => source !== participants)
  return others.length > 0 && others.every((source) => registersOfSites.includes(source)) ? 'sites' : null
}
