import { loadAnsweredProfile } from '@/service/companies/answered-profile'
import type { Context } from '@/service/context'
import type { Target, TargetList } from '@/service/contract/organization/target'
import { type MatchRequest, requireSurvivor } from '@/service/organizations/match/read-match-question'
import type { Commitment, Edition } from '@/service/reference/records'

type Of<Source extends Commitment['source']> = Extract<Commitment, { source: Source }>

const unsaid = { ambition: null, base_year: null, reduction_percent: null, scopes: null }

function sourceOf({ title, publisher, url, retrievedOn }: Edition): Target['source'] {
  return { title, publisher, url, retrieved_at: retrievedOn }
}

/** "FY2030" and "2030-2050": of two dates the first is the target year. */
function firstYear(text: string | null): number | null {
  const year = /\b(?:FY)?(20\d\d)/.exec(text ?? '')?.[1]
  return year === undefined ? null : Number(year)
}

/** Only class and year of a target are carried over from the list, never its percentage or base year (docs/data). */
function ofSbti(listed: Of<'sbti'>, source: Target['source']): Target[] {
  // A row of an earlier edition is history, not a target.
  if (listed.history !== undefined) return []
  const { nearTerm, longTerm, netZero } = listed
  const parts = [
    { kind: 'near_term', status: nearTerm.status, ambition: nearTerm.classification, year: nearTerm.year },
    { kind: 'long_term', status: longTerm.status, ambition: longTerm.classification, year: longTerm.year },
    { kind: 'net_zero', status: netZero.status, ambition: null, year: netZero.year },
  ] as const
  return parts.flatMap(({ kind, status, ambition, year }) =>
    status === 'none' ? [] : [{ ...unsaid, kind, status, ambition, target_year: firstYear(year), source }],
  )
}

function reductionOf(reduction: { percent: number; baseYear: number } | undefined) {
  return { base_year: reduction?.baseYear ?? null, reduction_percent: reduction?.percent ?? null }
}

function ofTracker(listed: Of<'net-zero-tracker'>, source: Target['source']): Target[] {
  const { endTarget, endTargetYear, endReduction, interim } = listed
  const targets: Target[] = []
  if (interim) {
    const { target: status, year, reduction } = interim
    targets.push({ ...unsaid, kind: 'interim', status, target_year: year, ...reductionOf(reduction), source })
  }
  if (endTarget !== null && endTarget !== 'No target') {
    const end = { kind: 'end' as const, status: endTarget, target_year: endTargetYear }
    targets.push({ ...unsaid, ...end, ...reductionOf(endReduction), source })
  }
  return targets
}

/**
 * The matched company's targets in the public lists in use; empty if no company was matched. ServiceError `organization_not_found`, also
 * for another project's organization.
 */
export async function readTargets(
  { database, reference }: Pick<Context, 'database' | 'reference'>,
  request: MatchRequest,
): Promise<TargetList> {
  const { companyId, projectId } = await requireSurvivor(database, request)
  const profile = companyId === null ? null : await loadAnsweredProfile(database, projectId, companyId)
  const { byId } = reference.editions
  return {
    targets: (profile?.commitments ?? []).flatMap((commitment) => {
      if (commitment.source === 'sbti') return ofSbti(commitment, sourceOf(byId.sbti))
      return commitment.source === 'net-zero-tracker' ? ofTracker(commitment, sourceOf(byId['net-zero-tracker'])) : []
    }),
  }
}
