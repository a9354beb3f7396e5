import type { Owner } from './read-owners'

/** Territories of the US that ISO 3166-1 gives a code of their own. */
const territories = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI'])

/** Offices in Delaware and elsewhere that receive letters for thousands of companies; no company has its headquarters there. */
const registeredAgents =
  /\b(?:1209 (?:n(?:orth)? )?orange|251 little falls|2711 centerville|850 new burton|160 greentree)\b/i

/** Legal forms that no US state has: EPA was given the group above, with one of its US offices. */
const foreignForm = /\b(?:nv|plc|public lc|ag|kg)$/i

/**
 * Returns the country and state of a parent's address, where all its lines agree. EPA asks for the highest owner in the United
 * States, so the country is that owner's, not that of a group above it abroad.
 */
export function parentPlace(
  name: string,
  owners: readonly Owner[],
): { hqRegion: string | null; hqSubregion: string | null } {
  const regions = new Set(owners.map(({ state }) => regionOf(state)))
  const [region = null] = regions
  if (regions.size !== 1 || region === null || foreignForm.test(name)) return { hqRegion: null, hqSubregion: null }
  const states = new Set(owners.map(({ state }) => state))
  const [state = null] = states
  const isOffice = owners.every(({ street }) => street === null || !registeredAgents.test(street))
  return { hqRegion: region, hqSubregion: region === 'US' && states.size === 1 && isOffice ? state : null }
}

function regionOf(state: string | null): string | null {
  if (state === null) return null
  return territories.has(state) ? state : 'US'
}
