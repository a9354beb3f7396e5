import type { FootprintState } from '@/service/contract/product-footprints/product-footprint'
import type { CountingRow } from '@/service/storage/engagement/product-footprints'

/**
 * Whether a footprint counts at `now`, and if not why. `all` are those of its organization: one that another names as its preceding
 * one has been replaced, in whichever order they came. None names itself (`ProductFootprint`).
 */
export function stateOfFootprint(row: CountingRow, all: readonly CountingRow[], now: Date): FootprintState {
  if (row.status === 'Deprecated') return 'deprecated'
  if (all.some((other) => other.precedingIds.includes(row.pactId))) return 'replaced'
  if (row.validFrom !== null && row.validFrom > now) return 'not_yet_valid'
  return row.validUntil > now ? 'counts' : 'expired'
}

/** The next moment at which `stateOfFootprint` changes by time alone; null where it never does. */
export function nextChange(
  { validFrom, validUntil }: Pick<CountingRow, 'validFrom' | 'validUntil'>,
  now: Date,
): Date | null {
  if (validFrom !== null && validFrom > now) return validFrom
  return validUntil > now ? validUntil : null
}
