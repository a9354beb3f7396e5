import type { Commitment } from './records'

/**
 * The day that the interface calls `created_at` of an entry of SBTi's list: its date in the list; for what the list no longer
 * has, the day on which it was listed.
 */
export function sbtiCreatedOn({ history, updatedOn }: Extract<Commitment, { source: 'sbti' }>): string {
  return history?.listedOn ?? updatedOn
}
