import { z } from 'zod'
import { by } from '@/service/contract/engagement/engagement'

/** Extensions to the published interface: product carbon footprints that an organization shares with a project (PACT 3). They stay in the project. */

export const footprintStates = ['counts', 'deprecated', 'replaced', 'not_yet_valid', 'expired'] as const
const FootprintState = z
  .enum(footprintStates)
  .describe(
    'counts: it is in production_emission_factors; deprecated: its author withdrew it; replaced: another one names it as its predecessor; not_yet_valid, expired: outside its validity period',
  )
export type FootprintState = z.infer<typeof FootprintState>

/** Body of POST /organizations/{id}/product-footprints. */
export const NewProductFootprints = z.strictObject({
  document: z
    .unknown()
    .describe(
      'JSON as the supplier or its host sent it: one ProductFootprint of PACT 3, a list of them, the answer of GET /3/footprints or /3/footprints/{id}, or a RequestFulfilledEvent',
    ),
  confirms_company: z
    .boolean()
    .default(false)
    .describe('true: a person confirms that footprints which name another company belong to this organization'),
  file_name: z
    .string()
    .max(300)
    .nullish()
    .transform((name) => name?.trim() || null),
  by,
})
export type NewProductFootprints = z.output<typeof NewProductFootprints>

const Kilograms = z.number().describe('kg CO2e')

export const ProductFootprintEntry = z.object({
  id: z.number().int(),
  pact_id: z.uuid(),
  state: FootprintState,
  spec_version: z.string(),
  preceding_ids: z.array(z.uuid()),
  product: z.string(),
  product_description: z.string(),
  product_ids: z.array(z.string()),
  product_classifications: z.array(z.string()),
  company_name: z.string(),
  company_ids: z.array(z.string()),
  company_known_by: z
    .enum(['identifier', 'name', 'person'])
    .describe(
      'why it was accepted for this organization; person: it names another company, and a person confirmed that it is right',
    ),
  declared_unit: z.string(),
  declared_amount: z.string().describe('units in one declared unit, as written in the document'),
  mass_per_declared_unit: z
    .string()
    .nullable()
    .describe('kilograms, as written in the document; null where the product has no mass'),
  pcf_excluding_biogenic_uptake: z.string().describe('kg CO2e per declared unit, as written in the document'),
  pcf_including_biogenic_uptake: z.string().describe('kg CO2e per declared unit, as written in the document'),
  year: z
    .number()
    .int()
    .describe('year of the last day of the reference period; the factor is in the answer’s performance of this year'),
  factor: Kilograms.describe('kg CO2e per unit (not per declared unit), without biogenic uptake'),
  factor_per_kilogram: Kilograms.nullable().describe('kg CO2e per kilogram of product; null where no mass is stated'),
  reference_period_start: z.string(),
  reference_period_end: z.string().describe('not part of it'),
  geography: z
    .string()
    .nullable()
    .describe('where it is made: ISO code or region of the United Nations; null: worldwide'),
  boundary: z.string().nullable().describe('processes that it covers, in the words of its author'),
  valid_from: z.iso.datetime().nullable(),
  valid_until: z.iso
    .datetime()
    .describe('not part of it; three years after the reference period where the document does not state it'),
  exempted_percent: z.string(),
  primary_data_share: z.string().nullable().describe('percent'),
  data_quality: z
    .object({ technological: z.string(), geographical: z.string(), temporal: z.string() })
    .nullable()
    .describe('ratings of PACT, 1 (best) to 5'),
  standards: z.array(z.string()),
  characterization_factors: z.array(z.string()),
  verification: z
    .object({
      coverage: z.string().nullable(),
      provider: z.string().nullable(),
      standard: z.string().nullable(),
      completed_at: z.string().nullable(),
    })
    .nullable()
    .describe('null: the document states no verification'),
  comment: z.string().nullable(),
  created: z.string(),
  origin: z.enum(['uploaded', 'host']).describe('host: the supplier’s PACT host was asked'),
  given_from: z.string().nullable().describe('name of the file, or address of the host'),
  given_by: z.string().nullable(),
  given_at: z.iso.datetime(),
})
export type ProductFootprintEntry = z.infer<typeof ProductFootprintEntry>

const footprints = z.array(ProductFootprintEntry).describe('newest year first')

/** Answer of GET /organizations/{id}/product-footprints. */
export const ProductFootprintList = z.object({ organization_id: z.number().int(), footprints })
export type ProductFootprintList = z.infer<typeof ProductFootprintList>

export const ProductFootprintOutcome = z.object({
  pact_id: z.string().nullable(),
  product: z.string().nullable(),
  result: z
    .enum(['taken', 'known', 'asks', 'refused'])
    .describe(
      'taken: stored; known: already stored; asks: it names another company (confirms_company stores it nevertheless)',
    ),
  detail: z.string().nullable().describe('why it was not stored'),
})
export type ProductFootprintOutcome = z.infer<typeof ProductFootprintOutcome>

/** Answer of POST /organizations/{id}/product-footprints: an outcome for each footprint of the document, in their order. */
export const ProductFootprintsTaken = z.object({
  organization_id: z.number().int(),
  outcomes: z.array(ProductFootprintOutcome),
  footprints,
})
export type ProductFootprintsTaken = z.infer<typeof ProductFootprintsTaken>

/** Answer of GET /organizations/{id}/product-footprints/{footprintId}. */
export const ProductFootprintDocument = ProductFootprintEntry.extend({
  document: z.looseObject({}).describe('the ProductFootprint as it was sent'),
})
export type ProductFootprintDocument = z.infer<typeof ProductFootprintDocument>
