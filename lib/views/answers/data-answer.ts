import * as z from 'zod/mini'
import { day, fields, list, number, optionalFields, text } from './tolerant'

const name = z.string().check(z.minLength(1))

/** What the page needs of GET /data/sources and GET /data/report. */
const DataAnswer = z.object({
  sources: list(
    z.object({
      source: name,
      title: text,
      publisher: text,
      url: text,
      licence: text,
      licence_url: text,
      leaves_out: text,
      edition: number,
      vintage: text,
      retrieved_at: day,
      age_days: number,
      records: number,
      refused: number,
      imported_at: day,
      last_failure: optionalFields({ at: day, reason: text }),
      check: optionalFields({ checked_at: day, next_check_at: day }),
    }),
  ),
  counts: list(
    fields({
      key: text,
      what: text,
      found: number,
      newest_years: z.catch(z.nullable(z.array(z.object({ year: z.int(), companies: z.int() }))), null),
    }),
  ),
})
export type DataAnswer = z.infer<typeof DataAnswer>
export type SourceAnswer = DataAnswer['sources'][number]

/** Null if the answer lists no sources. */
export function parseData(answer: unknown): DataAnswer | null {
  if (typeof answer !== 'object' || answer === null || !('sources' in answer)) return null
  const read = DataAnswer.safeParse(answer)
  return read.success ? read.data : null
}
