import * as z from 'zod/mini'
import { fields, flag, list, number, optionalFields, text } from './tolerant'

const value = z.catch(z.nullable(z.union([z.number(), z.string(), z.boolean()])), null)

/** The sentence before it in machine-readable parts. */
const codes = list(z.object({ code: z.string(), values: z.catch(z.record(z.string(), z.string()), {}) }))

const place = { file: text, sheet: text, row: number, column: text, path: text }

const statement = {
  source: text,
  record: text,
  printed: list(
    fields({
      value: text,
      unit: text,
      place: fields(place),
      share: number,
      share_place: optionalFields(place),
      label: text,
    }),
  ),
  document: optionalFields({ url: text, title: text, page: text }),
}

const Entry = z.object({
  path: z.string(),
  label: text,
  label_codes: codes,
  value,
  unit: text,
  method: text,
  statement: optionalFields(statement),
  computation: optionalFields({
    formula: text,
    formula_codes: codes,
    inputs: list(
      fields({ label: text, label_codes: codes, value, unit: text, path: text, source: text, english: flag }),
    ),
  }),
  basis: text,
  basis_codes: codes,
  conversion: optionalFields({
    from: text,
    to: text,
    rate: number,
    year: number,
    rates: list(
      fields({ currency: text, per_usd: number, year: number, method: text, method_codes: codes, source: text }),
    ),
  }),
  others: list(fields({ value, unit: text, statement: optionalFields(statement) })),
  chosen_because: text,
  chosen_because_codes: codes,
  missing: optionalFields({ reason: text, words: text, codes }),
  /** Which of label, basis, chosen_because, formula and missing are in English on a page in another language. */
  english: list(z.string()),
})

/** What a page needs of GET /organizations/{id}/evidence. */
export const EvidenceAnswer = z.object({
  entries: list(Entry),
  sources: list(
    z.object({
      id: z.string(),
      title: text,
      publisher: text,
      url: text,
      licence: text,
      licence_url: text,
      retrieved_at: text,
    }),
  ),
})
export type EvidenceAnswer = z.infer<typeof EvidenceAnswer>
export type EntryAnswer = EvidenceAnswer['entries'][number]
export type StatementAnswer = NonNullable<EntryAnswer['statement']>

/** Null if it is not an answer about evidence. */
export function parseEvidence(answer: unknown): EvidenceAnswer | null {
  const read = EvidenceAnswer.safeParse(answer)
  return read.success ? read.data : null
}
