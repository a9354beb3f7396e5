import { toPoints } from '@/lib/format/score'

export type ScoreRange = { low: number; high: number }

/** A range in whole points; null if the service has none. */
export function toRange(range: { low: number | null; high: number | null } | null | undefined): ScoreRange | null {
  if (!range || range.low === null || range.high === null) return null
  return { low: toPoints(range.low), high: toPoints(range.high) }
}
