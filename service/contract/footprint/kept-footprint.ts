import { z } from 'zod'
import { by, lineOf } from '@/service/contract/engagement/engagement'
import { Footprint } from './footprint'

/** Extensions to the published interface: footprints stored as they were handed over, with all inputs, so that they can be computed again (docs/footprint/over-time.md). */

/** The most kept footprints of one project. */
export const mostKeptFootprints = 200

/** Body of POST /footprint/kept. */
export const NewKeptFootprint = z.strictObject({
  title: lineOf(200).describe('Its title, such as "Annual report 2025"'),
  by,
})
export type NewKeptFootprint = z.output<typeof NewKeptFootprint>

const Kilograms = z.number().describe('kg CO2e')
const Count = z.number().int()

/** Answer of POST /footprint/kept, and an entry of the list. */
export const KeptFootprintHead = z.object({
  id: Count,
  title: z.string(),
  kept_by: z.string().nullable(),
  kept_at: z.iso.datetime(),
  year: z.number().int().describe('the year of the spend'),
  currency: z.string(),
  kg: Kilograms,
  suppliers: Count.describe('suppliers with spend in that year'),
  covered_suppliers: Count,
  version: z.number().int().describe('version of the calculation'),
  digest: z.string().describe('SHA-256 of the answer of GET /footprint/kept/{id}/content, in hexadecimal digits'),
})
export type KeptFootprintHead = z.infer<typeof KeptFootprintHead>

/** Answer of GET /footprint/kept. */
export const KeptFootprintList = z.object({ kept: z.array(KeptFootprintHead).describe('the newest first') })
export type KeptFootprintList = z.infer<typeof KeptFootprintList>

/** Answer of GET /footprint/kept/{id}. */
export const KeptFootprint = KeptFootprintHead.extend({ footprint: Footprint.describe('as it was then') })
export type KeptFootprint = z.infer<typeof KeptFootprint>

/** Answer of GET /footprint/kept/{id}/content: the very bytes whose digest is stored. */
export const KeptFootprintContent = z.object({
  query: z.looseObject({}).describe('the parameters of GET /footprint for the same footprint today'),
  inputs: z.looseObject({}).describe('everything it was computed from'),
  footprint: z.looseObject({}).describe('the result'),
})

/** Why a line differs today. */
export const lineReasons = [
  'added',
  'gone',
  'spend',
  'rate',
  'stated',
  'own_figures',
  'industry',
  'factor',
  'choice',
  'calculation',
  'target',
] as const
export type LineReason = (typeof lineReasons)[number]

const Reason = z
  .enum(lineReasons)
  .describe(
    'What differs. added, gone: the line is in only one of the two; spend: its amounts; rate: the exchange rate of its currency; stated: what the supplier allocated to you; own_figures: its figures or revenue; industry: the industry of the supplier or of a category of its spend, or the confidence in it; factor: the factor of its industry, or the median of scopes 1 and 2 there; choice: the chosen method; calculation: the same inputs yield another figure today; target: what the SBTi list says',
  )

const Difference = z.object({
  organization_id: Count,
  name: z.string().nullable(),
  kg_before: Kilograms.nullable().describe('null: no line'),
  kg_now: Kilograms.nullable(),
  because: z.array(Reason),
})

const Total = z.object({ kg: Kilograms, low: Kilograms, high: Kilograms, suppliers: Count, covered_suppliers: Count })

/** Answer of GET /footprint/kept/{id}/check. */
export const KeptFootprintCheck = z.object({
  id: Count,
  is_intact: z.boolean().describe('whether the stored content still has the digest that was stored with it'),
  again: z
    .object({
      version: z.number().int().describe('version of the calculation today'),
      is_same: z.boolean().describe('whether today’s calculation yields the same figures from the stored inputs'),
      kg: Kilograms,
      other_lines: Count.describe('lines that differ'),
    })
    .describe('the stored inputs, computed again'),
  today: z
    .object({
      before: Total,
      now: Total,
      reasons: z
        .array(
          z.object({ reason: Reason, suppliers: Count, kg: Kilograms.describe('difference today; negative: less') }),
        )
        .describe(
          'how many suppliers each reason applies to, and by how much their lines differ in total; a supplier with two reasons is counted in both',
        ),
      lines: z.array(Difference).describe('lines that differ, the largest difference first, at most 500'),
      differing_suppliers: Count,
      editions: z
        .array(
          z.object({
            source: z.string(),
            before: z.iso.date().nullable(),
            now: z.iso.date().nullable().describe('null: not used'),
          }),
        )
        .describe('editions that differ'),
      rates: z
        .array(
          z.object({
            currency: z.string(),
            year: z.number().int(),
            before: z.number().nullable(),
            now: z.number().nullable(),
          }),
        )
        .describe('exchange rates that differ: units for one US dollar'),
    })
    .describe('the footprint of the same year, currency and filter with the data known today'),
})
export type KeptFootprintCheck = z.infer<typeof KeptFootprintCheck>

/** Answer of DELETE /footprint/kept/{id}. */
export const KeptFootprintRemoved = z.object({ id: Count, removed: z.literal(true) })
