import { z } from 'zod'
import { SourceId } from '@/service/reference/records'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import reviewed from './reviewed-industries.json' with { type: 'json' }

const ReviewedIndustry = z.strictObject({
  source: SourceId,
  id: z.string(),
  /** As the list writes it; under another name the review does not apply. */
  name: z.string(),
  /** One division, or the divisions it works in. */
  divisions: z.array(z.string().regex(/^\d{2}$/)).min(1),
  /** What was published, and by whom. */
  basis: z.string().min(10),
})
export type ReviewedIndustry = z.infer<typeof ReviewedIndustry>

/**
 * Industries of the largest companies whose lists say too little or something wrong, taken from another published list. Only from lists
 * at hand, never from memory.
 */
export const REVIEWED_INDUSTRIES: readonly ReviewedIndustry[] = z.array(ReviewedIndustry).parse(reviewed)

const byRecord = new Map(REVIEWED_INDUSTRIES.map((entry) => [`${entry.source}:${entry.id}`, entry]))

/** Null if none of these records was reviewed under its present name. */
export function findReviewedIndustry(records: readonly SourceRecord[]): ReviewedIndustry | null {
  for (const { source, recordId, name } of records) {
    const entry = byRecord.get(`${source}:${recordId}`)
    if (entry !== undefined && entry.name === name) return entry
  }
  return null
}
