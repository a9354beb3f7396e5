import { groupBy } from '@/service/sources/tables/group-by'
import { lookUp } from '@/service/sources/tables/look-up'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow } from '@/service/sources/tables/source-record'
import { parentKey } from './parent-key'
import { GHGRP_PARENT_FILES, type Owner } from './read-owners'
import { GHGRP_FILES, type Site, type SiteRow } from './read-sites'
import { reviewedParents } from './reviewed-parents'
import type { GhgrpYear } from './sheets'

/** In percent. Shares are printed with two or more decimals; those of a site with many owners add up to 99.67 or 100.1. */
const roundingOfShares = 0.5
/** In percent. Owners with less are mostly persons with mineral rights in a well, and users of a joint power line. */
const smallestShare = 2
/** If more than this share of all sites has no owner, the parent file was cut off. */
const mostWithoutOwner = 0.01

/** What one parent owns of one year's emissions. */
export type ParentYear = {
  year: GhgrpYear
  key: string
  tonnes: number
  /** The lines of the parent file whose sites are included in `tonnes`. */
  owners: Owner[]
  /** The rows of the sites included in `tonnes`, each with the line of the parent file that states the share. */
  siteRows: { site: SiteRow; owner: Owner }[]
  /** Sites that are not included in `tonnes`, because the shares of their owners do not add up. */
  without: number[]
}

/**
 * Returns the emissions of each parent: the sum over its sites of the site's total multiplied by the share in the parent file. A
 * site whose shares are unknown or do not add up to 100 % is refused completely, and its owners' figures say so. Also refused are
 * parents with less than 2 % of every site, and amounts of 0, which a site reports after it was closed.
 * @throws SourceFileError where so many sites have no owner that the parent file must have been cut off
 */
export function resolveParents(
  year: GhgrpYear,
  sites: ReadonlyMap<number, Site>,
  owners: readonly Owner[],
): { parents: ParentYear[]; refused: RefusedRow[] } {
  const ownersOfSite = groupBy(owners, ({ siteId }) => siteId)
  const orphans = [...sites.keys()].filter((id) => !ownersOfSite.has(id))
  if (orphans.length > mostWithoutOwner * sites.size) {
    const reason = `names no owner for ${orphans.length} of ${sites.size} sites, so it was cut or is of another year`
    throw new SourceFileError(GHGRP_PARENT_FILES[year], 'the whole file', reason)
  }
  const refused: RefusedRow[] = []
  const parents = new Map<string, ParentYear>()
  for (const { id, tonnes, rows } of [...sites.values()].sort((a, b) => a.id - b.id)) {
    const ofSite = ownersOfSite.get(id) ?? []
    const reason = whyNotShared(ofSite)
    if (reason !== null) refused.push(refusalOfSite(year, id, ofSite, reason))
    for (const owner of ofSite) {
      const spelling = parentKey(owner.parent, owner.state)
      const key = lookUp(reviewedParents, spelling) ?? spelling
      const parent = parents.get(key) ?? { year, key, tonnes: 0, owners: [], siteRows: [], without: [] }
      parents.set(key, parent)
      if (reason !== null) parent.without.push(id)
      else {
        parent.tonnes += (tonnes * (owner.percent ?? 0)) / 100
        parent.owners.push(owner)
        parent.siteRows.push(...rows.map((site) => ({ site, owner })))
      }
    }
  }
  const withOwners = [...parents.values()].filter(({ owners: lines }) => lines.length > 0)
  for (const parent of withOwners) {
    const why = whyRefused(parent)
    if (why !== null) refused.push(refusalOfParent(parent, why))
  }
  return { parents: withOwners.filter((parent) => whyRefused(parent) === null), refused }
}

function whyNotShared(owners: readonly Owner[]): string | null {
  if (owners.length === 0) return 'the parent file names no owner of the site'
  if (owners.some(({ percent }) => percent === null)) return 'an owner’s percentage is missing'
  const sum = owners.reduce((total, { percent }) => total + (percent ?? 0), 0)
  return Math.abs(sum - 100) <= roundingOfShares ? null : 'the owners’ percentages do not make 100'
}

function whyRefused({ tonnes, owners }: ParentYear): string | null {
  if (owners.every(({ percent }) => (percent ?? 0) < smallestShare)) return 'less than 2% of each of its sites'
  return tonnes === 0 ? 'its sites report 0 t' : null
}

function refusalOfSite(year: GhgrpYear, id: number, owners: readonly Owner[], reason: string): RefusedRow {
  const shares = owners.map(({ parent, percent }) => `${parent} ${percent ?? '?'}%`).join(', ')
  const row = `Facility Id ${id}${owners.length === 0 ? '' : `, parent file rows ${owners.map(({ row }) => row).join(', ')}`}`
  const detail = shares === '' ? '' : `: ${shares}`
  return { source: 'epa-ghgrp', file: GHGRP_FILES[year], row, reason: `${reason}${detail}` }
}

function refusalOfParent({ year, owners, key }: ParentYear, reason: string): RefusedRow {
  const rows = owners.map(({ row }) => row).join(', ')
  return { source: 'epa-ghgrp', file: GHGRP_PARENT_FILES[year], row: `rows ${rows}`, reason: `${reason}: ${key}` }
}
