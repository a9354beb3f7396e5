import type { Organization, SbtiTarget } from '@/service/contract/organization/organization'
import { isReasonStanding } from '@/service/reference/lists/sbti-reason'
import type { Outcome, StoredCommitments, StoredSbtiTarget } from '@/service/storage/research/outcome'

const raceToZero = { name: 'Race to Zero', slug: 'race-to-zero' } as const
const globalCompact = { name: 'UN Global Compact', slug: 'un-global-compact' } as const

function presentTarget(target: StoredSbtiTarget, retrievedOn: string | null): SbtiTarget {
  return {
    created_at: target.createdOn,
    retrieved_at: retrievedOn,
    near_term: {
      has_target: target.nearTerm === 'set',
      target_status: target.nearTerm,
      year: target.nearTermYear,
      ambition: target.nearTermAmbition,
    },
    long_term: {
      has_target: target.longTerm === 'set',
      target_status: target.longTerm,
      target: target.longTermDegrees,
      year: target.longTermYear,
      ambition: target.longTermAmbition,
    },
    net_zero: {
      has_target: target.netZero === 'set',
      target_status: target.netZero,
      target_year: target.netZeroYear,
    },
    business_ambition_1_5: { has_target: target.businessAmbition, joined_at: target.businessAmbitionJoinedOn },
    target_detail: target.detail,
    reason: isReasonStanding([target.nearTerm, target.longTerm, target.netZero]) ? target.reason : null,
    removed_at: target.removedOn,
  }
}

/** Membership in Race to Zero; null if its list does not say. */
function isMember(un: StoredCommitments['un'] | undefined): boolean | null {
  if (un === undefined || un.retrievedOn === null) return null
  return un.initiatives.some(({ slug }) => slug === raceToZero.slug)
}

/**
 * What the public lists say. `un` lists the initiatives the organization takes part in; `un_memberships` says for Race to Zero and the
 * Global Compact separately whether it does, or that it is unknown.
 */
export function presentCommitments(
  outcome: Pick<Outcome, 'commitments'> | null,
): Pick<Organization, 'cdp' | 'sbti' | 'un' | 'un_memberships' | 'climate_pledge'> {
  const sbti = outcome?.commitments.sbti
  const un = outcome?.commitments.un
  const compact = outcome?.commitments.globalCompact
  const pledge = outcome?.commitments.climatePledge
  return {
    // We hold no CDP list: unknown, never "not listed".
    cdp: { last_retrieved_at: null, is_listed: null, url: null },
    sbti: {
      last_retrieved_at: sbti?.retrievedOn ?? null,
      data: (sbti?.targets ?? []).map((target) => presentTarget(target, sbti?.retrievedOn ?? null)),
    },
    un: {
      last_retrieved_at: un?.retrievedOn ?? compact?.retrievedOn ?? null,
      url: un?.url ?? compact?.url ?? null,
      initiatives: [...(un?.initiatives ?? []), ...(compact === undefined ? [] : [globalCompact])],
    },
    un_memberships: [
      {
        ...raceToZero,
        is_member: isMember(un),
        joined_at: un?.joinedOn ?? null,
        last_retrieved_at: un?.retrievedOn ?? null,
        listed_by:
          un === undefined || un.retrievedOn === null ? null : un.isTracked ? 'net-zero-tracker' : 'race-to-zero',
      },
      {
        ...globalCompact,
        // Never false: the list is older than many memberships.
        is_member: compact === undefined ? null : true,
        joined_at: compact?.joinedOn ?? null,
        last_retrieved_at: compact?.retrievedOn ?? null,
        listed_by: compact === undefined ? null : 'un-global-compact',
      },
    ],
    climate_pledge: { signed: pledge?.signed ?? null, signed_at: pledge?.signedOn ?? null, link: pledge?.url ?? null },
  }
}
