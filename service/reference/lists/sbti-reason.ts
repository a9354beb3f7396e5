import type { Commitment } from '@/service/reference/records'

type SbtiStatus = Extract<Commitment, { source: 'sbti' }>['nearTerm']['status']

/**
 * Whether the reason in a row of SBTi's list still applies. It explains a removal or an extension of a commitment, and stays in
 * the row even after a target was set.
 */
export function isReasonStanding(statuses: readonly SbtiStatus[]): boolean {
  return statuses.some((status) => status === 'removed' || status === 'committed')
}
