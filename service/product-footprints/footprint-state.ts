import type { FootprintState } from '@/service/contract/product-footprints/product-footprint'
import type { CountingRow } from '@/service/storage/engagement/product-footprints'

/**
 * Returns whether a footprint counts at `now`, or why not. `all` are the footprints of its organization: one that another names as
 * its predecessor is replaced, in whichever order they were added. No footprint names itself (`ProductFootprint`).
 */
export function stateOfFootprint(row: CountingRow, all: readonly CountingRow[], now: Date): FootprintState {
  if (row.status === 'Deprecated') return 'deprecated'
  if (all.some((other) => other.precedingIds.includes(row.pactId))) return 'replaced'
  if (row.validFrom !== null && row.validFrom > now) return 'not_yet_valid'
  return row.validUntil > now ? 'counts' : 'expired'
}

/** Returns the next time at which `stateOfFootprint` changes without a change of data; null if there is none. */
export function nextChange(
  { validFrom, validUntil }: Pick<CountingRow, 'validFrom' | 'validUntil'>,
  now: Date,
): Date | null {
  if (validFrom !== null && validFrom > now) return validFrom
  return validUntil > now ? validUntil : null
}
