import { findParent } from '@/service/companies/groups/find-parent'
import type { Editions } from '@/service/reference/read-editions'
import { buildPerformances } from '@/service/research/figures/build-performances'
import { collectSources } from '@/service/research/figures/collect-sources'
import type { Queryable } from '@/service/storage/engine/database'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import type { Outcome } from '@/service/storage/research/outcome'
import { buildCommitments } from './build-commitments'
import { isInNoList } from './leave-open-for-group'

type Own = Pick<Outcome, 'performances' | 'commitments'> & { companyId: number | null; region: string | null }

type FoundGroup = NonNullable<Outcome['group']>

/**
 * What is known about the group above an organization: its figures and commitments, which are not part of the organization's own answer,
 * sums, score or ranks. Null if no group is known, or it is not needed: the organization has its own figures, and it is in every list
 * that was checked.
 */
export async function findGroup(
  db: Queryable,
  organization: OrganizationRow,
  { performances, commitments, companyId, region }: Own,
  editions: Editions,
): Promise<FoundGroup | null> {
  if (hasOwnFigures(performances) && !isInNoList(commitments)) return null
  const { name, foundName, leiNumber, website } = organization
  const parent = await findParent(db, { name: name ?? foundName, region, website, lei: leiNumber, companyId })
  if (parent === null) return null
  const { profile, kind, reason, ultimate } = parent
  const { company } = profile
  const figures = buildPerformances(profile.disclosures)
  return {
    parent: { id: company.id, name: company.name, region: company.hqRegion },
    ultimate,
    kind,
    reason,
    performances: figures,
    commitments: buildCommitments(profile, editions),
    sources: collectSources(profile, figures, [], editions),
  }
}

/** A group is only shown for an organization without figures of its own. */
export function hasOwnFigures(performances: Outcome['performances']): boolean {
  return performances.some(({ emissions }) => Object.keys(emissions).length > 0)
}
