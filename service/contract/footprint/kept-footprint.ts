import { z } from 'zod'
import { by, lineOf } from '@/service/contract/engagement/engagement'
import { Footprint } from './footprint'

/** Extensions of ours: footprints as they were handed over, which can be computed again (docs/footprint/over-time.md). */

/** Of one project. */
export const mostKeptFootprints = 200

/** Body of POST /footprint/kept. */
export const NewKeptFootprint = z.strictObject({
  title: lineOf(200).describe('What it is called: "Annual report 2025"'),
  by,
})
export type NewKeptFootprint = z.output<typeof NewKeptFootprint>

const Kilograms = z.number().describe('kg CO2e')
const Count = z.number().int()

/** Answer of POST /footprint/kept: what the list has of one. */
export const KeptFootprintHead = z.object({
  id: Count,
  title: z.string(),
  kept_by: z.string().nullable(),
  kept_at: z.iso.datetime(),
  year: z.number().int().describe('of the spend'),
  currency: z.string(),
  kg: Kilograms,
  suppliers: Count.describe('with spend in that year'),
  covered_suppliers: Count,
  version: z.number().int().describe('of the way in which it was computed'),
  digest: z.string().describe('SHA-256 of what GET /footprint/kept/{id}/content answers, in hexadecimal digits'),
})
export type KeptFootprintHead = z.infer<typeof KeptFootprintHead>

/** Answer of GET /footprint/kept. */
export const KeptFootprintList = z.object({ kept: z.array(KeptFootprintHead).describe('the newest first') })
export type KeptFootprintList = z.infer<typeof KeptFootprintList>

/** Answer of GET /footprint/kept/{id}. */
export const KeptFootprint = KeptFootprintHead.extend({ footprint: Footprint.describe('as it was then') })
export type KeptFootprint = z.infer<typeof KeptFootprint>

/** Answer of GET /footprint/kept/{id}/content, byte for byte what the digest is of. */
export const KeptFootprintContent = z.object({
  query: z.looseObject({}).describe('the parameters of GET /footprint that ask the same today'),
  inputs: z.looseObject({}).describe('all that it was computed from'),
  footprint: z.looseObject({}).describe('what came out'),
})

/** Why a line is another one today. */
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
    'added, gone: in the one and not the other; spend: the amounts; rate: of its currency; stated: what the supplier allocated to you; own_figures: its figures or revenue; industry: another one, of the supplier or of a category of its spend, or another confidence in it; factor: of its industry, or its median of scopes 1 and 2; choice: the method that somebody chose; calculation: the same inputs give another figure today; target: what the SBTi list says',
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
  is_intact: z.boolean().describe('what is kept has the digest that was written down with it'),
  again: z
    .object({
      version: z.number().int().describe('of the way in which it is computed today'),
      is_same: z.boolean().describe('today’s programs compute the same figures from what was kept'),
      kg: Kilograms,
      other_lines: Count.describe('lines that come out otherwise'),
    })
    .describe('the kept inputs, computed again'),
  today: z
    .object({
      before: Total,
      now: Total,
      reasons: z
        .array(z.object({ reason: Reason, suppliers: Count, kg: Kilograms.describe('more (or, below 0, less) today') }))
        .describe(
          'suppliers for which a reason holds, and by how much all of their lines differ; one with two reasons is in both',
        ),
      lines: z.array(Difference).describe('that differ, the largest difference first, at most 500'),
      differing_suppliers: Count,
      editions: z
        .array(
          z.object({
            source: z.string(),
            before: z.iso.date().nullable(),
            now: z.iso.date().nullable().describe('null: not there'),
          }),
        )
        .describe('that are others'),
      rates: z
        .array(
          z.object({
            currency: z.string(),
            year: z.number().int(),
            before: z.number().nullable(),
            now: z.number().nullable(),
          }),
        )
        .describe('units for one US dollar, that are others'),
    })
    .describe('the footprint of the same year, currency and filter by what is known today'),
})
export type KeptFootprintCheck = z.infer<typeof KeptFootprintCheck>

/** Answer of DELETE /footprint/kept/{id}. */
export const KeptFootprintRemoved = z.object({ id: Count, removed: z.literal(true) })
