import { findParent } from '@/service/companies/groups/find-parent'
import type { Editions } from '@/service/reference/read-editions'
import { buildPerformances } from '@/service/research/figures/build-performances'
import { collectSources } from '@/service/research/figures/collect-sources'
import type { Queryable } from '@/service/storage/engine/database'
import type { OrganizationRow } from '@/service/storage/organizations/organizations'
import type { Outcome } from '@/service/storage/research/outcome'
import { buildCommitments } from './build-commitments'

type Own = Pick<Outcome, 'performances'> & { companyId: number | null; region: string | null }

/**
 * What is known of the group, of an organization that has no emission figures of its own: the parent's figures and commitments. They
 * are no part of its own answer, sums, score or ranks. Null where it has figures of its own, or no parent is known.
 */
export async function findGroup(
  db: Queryable,
  organization: OrganizationRow,
  { performances, companyId, region }: Own,
  editions: Editions,
): Promise<Outcome['group']> {
  if (performances.some(({ emissions }) => Object.keys(emissions).length > 0)) return null
  const { name, foundName, leiNumber } = organization
  const parent = await findParent(db, { name: name ?? foundName, region, lei: leiNumber, companyId })
  if (parent === null) return null
  const { profile, kind, reason, ultimate } = parent
  const { company } = profile
  const figures = buildPerformances(profile.disclosures)
  const commitments = buildCommitments(profile, editions)
  return {
    parent: { id: company.id, name: company.name, region: company.hqRegion },
    ultimate,
    kind,
    reason,
    performances: figures,
    commitments,
    sources: collectSources(profile, figures, [], editions),
  }
}
