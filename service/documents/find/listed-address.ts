import { coreKey } from '@/service/matching/names/name-keys'
import type { ReportAddress } from '@/service/reference/report-addresses'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'

type Named = Pick<OrganizationRow, 'name' | 'foundName' | 'hqRegion' | 'foundRegion'>

/** Listed addresses by core name. Cached, because computing core names is slow and every researched organization is looked up. */
const keyed = new WeakMap<readonly ReportAddress[], ReadonlyMap<string, ReportAddress[]>>()

function byCoreName(addresses: readonly ReportAddress[]): ReadonlyMap<string, ReportAddress[]> {
  const known = keyed.get(addresses)
  if (known !== undefined) return known
  const made = Map.groupBy(addresses, ({ name }) => coreKey(name))
  keyed.set(addresses, made)
  return made
}

/** Returns the listed address of the organization's newest report; null if its names match no entry for its country, or more than one. */
function listedAddress(addresses: readonly ReportAddress[], organization: Named): ReportAddress | null {
  const region = organization.hqRegion ?? organization.foundRegion
  const keys = [organization.name, organization.foundName].flatMap((name) => (name === null ? [] : [coreKey(name)]))
  const found = [...new Set(keys)]
    .flatMap((key) => byCoreName(addresses).get(key) ?? [])
    .filter(({ hqRegion }) => region === null || hqRegion === region)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Returns the website and the listed address where a search begins; null if neither is known. */
export function startOfSearch(
  organization: Named & Pick<OrganizationRow, 'website' | 'foundWebsite'>,
  addresses: readonly ReportAddress[],
): { website: string | null; listed: ReportAddress | null } | null {
  const website = organization.website ?? organization.foundWebsite
  const listed = listedAddress(addresses, organization)
  return website === null && listed === null ? null : { website, listed }
}
