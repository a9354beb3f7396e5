import type { GroupOfOrganization } from '@/service/contract/organization/organization'
import type { Outcome } from '@/service/storage/research/outcome'
import { presentCommitments } from './present-commitments'
import { presentPerformance } from './present-performance'
import { type PresentingSources, presentSource } from './present-source'

type Presenting = PresentingSources & { currency: string; ratesYear?: number | null }

function presentCompany({ id, name, region }: { id: number; name: string; region: string | null }) {
  return { id, name, hq_region: region }
}

/** The group of an organization without figures of its own, in wire names; without figures if a person switched them off. */
export function presentGroup(
  group: NonNullable<Outcome['group']>,
  isShown: boolean,
  presenting: Presenting,
): GroupOfOrganization {
  const { parent, ultimate, kind, reason } = group
  const { reference, currency, ratesYear = null } = presenting
  const { sbti, un_memberships, climate_pledge } = presentCommitments(group)
  const relation = { parent: presentCompany(parent), ultimate_parent: ultimate && presentCompany(ultimate) }
  return {
    ...relation,
    relation: kind,
    reason,
    is_shown: isShown,
    performances: isShown
      ? group.performances.map((one) => presentPerformance(one, currency, reference, ratesYear))
      : [],
    sbti: isShown ? sbti : null,
    un_memberships: isShown ? un_memberships : [],
    climate_pledge: isShown ? climate_pledge : null,
    sources: isShown ? group.sources.map((source) => presentSource(source, presenting)) : [],
  }
}
