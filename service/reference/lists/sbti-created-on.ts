import type { Commitment } from '@/service/reference/records'

/**
 * The day that the interface calls `created_at` of an entry of SBTi's list: the entry's date, or, for an entry that was removed,
 * the day on which it was listed.
 */
export function sbtiCreatedOn({ history, updatedOn }: Extract<Commitment, { source: 'sbti' }>): string {
  return history?.listedOn ?? updatedOn
}
