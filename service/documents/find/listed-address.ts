import { coreKey } from '@/service/matching/names/name-keys'
import type { ReportAddress } from '@/service/reference/report-addresses'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'

type Named = Pick<OrganizationRow, 'name' | 'foundName' | 'hqRegion' | 'foundRegion'>

/** By the addresses of a reference, which never change: each organization that is researched is looked up, and reading names takes long. */
const keyed = new WeakMap<readonly ReportAddress[], ReadonlyMap<string, ReportAddress[]>>()

function byCoreName(addresses: readonly ReportAddress[]): ReadonlyMap<string, ReportAddress[]> {
  const known = keyed.get(addresses)
  if (known !== undefined) return known
  const made = Map.groupBy(addresses, ({ name }) => coreKey(name))
  keyed.set(addresses, made)
  return made
}

/** Where a public list has the organization's newest report; null where none of its names is in it for its country, or two are. */
function listedAddress(addresses: readonly ReportAddress[], organization: Named): ReportAddress | null {
  const region = organization.hqRegion ?? organization.foundRegion
  const keys = [organization.name, organization.foundName].flatMap((name) => (name === null ? [] : [coreKey(name)]))
  const found = [...new Set(keys)]
    .flatMap((key) => byCoreName(addresses).get(key) ?? [])
    .filter(({ hqRegion }) => region === null || hqRegion === region)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The address where a search begins; null where none is known. */
export function startOfSearch(
  organization: Named & Pick<OrganizationRow, 'website' | 'foundWebsite'>,
  addresses: readonly ReportAddress[],
): { website: string | null; listed: ReportAddress | null } | null {
  const website = organization.website ?? organization.foundWebsite
  const listed = listedAddress(addresses, organization)
  return website === null && listed === null ? null : { website, listed }
}
