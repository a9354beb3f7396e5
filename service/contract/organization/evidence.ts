import { z } from 'zod'
import { StateReason } from './state-reason'

const Text = z.string().nullable()
/** The English sentence of the field beside it as codes for programs; new codes may be added at any time. */
const Codes = z.array(StateReason)

const Value = z.union([z.number(), z.string(), z.boolean()]).nullable()

/** An extension: where every figure of an answer of GET /organizations/{id} comes from. */

export const EvidencePlace = z.object({
  file: z.string().describe("name of the publisher's file"),
  sheet: Text,
  row: z.number().int().nullable().describe('counted as in a spreadsheet program: headings count as rows'),
  column: Text.describe('heading of the column, or its letters'),
  path: Text.describe('JSON path, where the file is JSON'),
})
export type EvidencePlace = z.infer<typeof EvidencePlace>

export const PrintedValue = z.object({
  value: z.string().describe('as the file prints it'),
  unit: z.string(),
  place: EvidencePlace,
  share: z.number().nullable().describe('percentage of it that counts, for a site that is owned in part'),
  share_place: EvidencePlace.nullable(),
  label: Text.describe('what a partial value refers to, such as a site; for a report the words before the value'),
})
export type PrintedValue = z.infer<typeof PrintedValue>

export const EvidenceSource = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  url: z.string(),
  licence: z.string(),
  licence_url: Text,
  attribution: z.string(),
  retrieved_at: z.iso.date(),
})
export type EvidenceSource = z.infer<typeof EvidenceSource>

/** What one publisher's file says. */
export const EvidenceStatement = z.object({
  source: z.string().describe('id of an entry of `sources`'),
  record: z.string().describe("the row or key in the publisher's file"),
  printed: z.array(PrintedValue).describe('several where figures are added up; empty where the place was not recorded'),
  document: z
    .object({ url: Text, title: Text, page: Text })
    .nullable()
    .describe('the report that the publisher took it from, if known'),
})
export type EvidenceStatement = z.infer<typeof EvidenceStatement>

export const EvidenceInput = z.object({
  label: z.string(),
  label_codes: Codes,
  value: Value,
  unit: Text,
  path: Text.describe('JSON pointer to the entry of this input, where it has one'),
  source: Text.describe('id of an entry of `sources`, where it has no entry'),
})
export type EvidenceInput = z.infer<typeof EvidenceInput>

export const EvidenceRate = z.object({
  currency: z.string(),
  per_usd: z.number().describe('units for one US dollar'),
  year: z.number().int(),
  method: z.string(),
  method_codes: Codes,
  source: z.string(),
})

export const EvidenceConversion = z.object({
  from: z.string(),
  to: z.string(),
  rate: z.number().describe('units of `to` for one unit of `from`'),
  year: z.number().int(),
  method: z.string(),
  rates: z.array(EvidenceRate).describe('the published rates it is computed from'),
})
export type EvidenceConversion = z.infer<typeof EvidenceConversion>

/** None of the reasons says that the organization does not disclose a figure: no source holds everything that it publishes. */
export const MissingReason = z.enum(['not_in_our_sources', 'held_back', 'not_applicable'])
export type MissingReason = z.infer<typeof MissingReason>

export const EvidenceMethod = z.enum([
  'reported',
  'listed',
  'computed',
  'estimated',
  'extracted',
  'stated_privately',
  'set_by_hand',
])
export type EvidenceMethod = z.infer<typeof EvidenceMethod>

export const EvidenceEntry = z.object({
  path: z.string().describe('JSON pointer (RFC 6901) into the answer of GET /organizations/{id}'),
  label: z.string(),
  label_codes: Codes.describe(
    'the label as codes for programs; every other field of codes does the same for the text before it',
  ),
  value: Value.describe('the value in that answer; null where it is missing'),
  unit: Text,
  method: EvidenceMethod.nullable().describe(
    "reported: compiled by the publisher from the company's report; listed: what a public list says; extracted: read from a report of the organization and verified by a person; stated_privately: the organization stated it to this project but did not publish it; set_by_hand: a person of the project entered it after the registration; null: missing",
  ),
  statement: EvidenceStatement.nullable(),
  computation: z.object({ formula: z.string(), formula_codes: Codes, inputs: z.array(EvidenceInput) }).nullable(),
  basis: Text.describe('what else a reader must know; for an estimate, what it is based on'),
  basis_codes: Codes.nullable(),
  conversion: EvidenceConversion.nullable(),
  others: z
    .array(z.object({ value: Value, unit: Text, statement: EvidenceStatement }))
    .describe('what other sources state for the same figure, where it differs'),
  chosen_because: Text.describe('why this source was preferred to the others'),
  chosen_because_codes: Codes.nullable(),
  missing: z.object({ reason: MissingReason, words: z.string(), codes: Codes }).nullable(),
})
export type EvidenceEntry = z.infer<typeof EvidenceEntry>

/** Answer of GET /organizations/{id}/evidence. */
export const Evidence = z.object({
  organization_id: z.number().int(),
  currency: z.string(),
  entries: z.array(EvidenceEntry),
  sources: z.array(EvidenceSource),
})
export type Evidence = z.infer<typeof Evidence>
