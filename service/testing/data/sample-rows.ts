import type { PlainRow } from '@/service/sources/tables/read-table'
import { pick, seededRandom } from './seeded-random'

const sampleSize = 14

/** Returns the heading rows and some others of a table, unchanged; always the same rows for the same seed. */
export function sampleRows<Row extends PlainRow>(rows: readonly Row[], headingRow: number, seed: number): Row[] {
  const random = seededRandom(seed)
  const body = rows.slice(headingRow)
  const chosen = new Set(Array.from({ length: sampleSize }, () => pick(random, body)))
  return [...rows.slice(0, headingRow), ...body.filter((row) => chosen.has(row))]
}
