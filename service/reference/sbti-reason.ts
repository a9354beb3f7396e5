import type { Commitment } from './records'

type SbtiStatus = Extract<Commitment, { source: 'sbti' }>['nearTerm']['status']

/**
 * Whether the reason in a row of SBTi's list is one of what the row says today: it is one of a removal or of more time for a
 * commitment, and stays in the row after a target is set.
 */
export function isReasonStanding(statuses: readonly SbtiStatus[]): boolean {
  return statuses.some((status) => status === 'removed' || status === 'committed')
}
