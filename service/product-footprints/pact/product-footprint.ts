import { z } from 'zod'
import { CarbonFootprint } from './carbon-footprint'
import { Moment, NonEmptyText, setOf, Urn } from './values'

const Extension = z.looseObject({
  specVersion: NonEmptyText,
  dataSchema: NonEmptyText,
  data: z.looseObject({}),
})

/**
 * Data type ProductFootprint of the PACT Technical Specifications 3.0. Unknown properties are kept but not used: hosts of later
 * revisions and of drafts send some.
 */
export const ProductFootprint = z
  .looseObject({
    id: z.uuid('must be a UUID').toLowerCase(),
    specVersion: z.string().regex(/^3\.\d+\.\d+(-\d{8})?$/, 'must be a version 3 of the PACT Technical Specifications'),
    precedingPfIds: setOf(z.uuid('must be a UUID').toLowerCase()).optional(),
    created: Moment,
    status: z.enum(['Active', 'Deprecated']),
    validityPeriodStart: Moment.optional(),
    validityPeriodEnd: Moment.optional(),
    companyName: NonEmptyText,
    companyIds: setOf(Urn),
    productDescription: z.string().max(20_000),
    productIds: setOf(Urn),
    productClassifications: setOf(Urn).optional(),
    productNameCompany: NonEmptyText,
    comment: z.string().max(20_000).optional(),
    pcf: CarbonFootprint,
    extensions: z.array(Extension).max(200).optional(),
  })
  .refine((one) => !isAfter(one.validityPeriodStart, one.validityPeriodEnd), {
    message: 'must be after validityPeriodStart',
    path: ['validityPeriodEnd'],
  })
  .refine((one) => one.precedingPfIds?.includes(one.id) !== true, {
    message: 'must not name the footprint itself',
    path: ['precedingPfIds'],
  })
export type ProductFootprint = z.infer<typeof ProductFootprint>

function isAfter(start: string | undefined, end: string | undefined): boolean {
  return start !== undefined && end !== undefined && Date.parse(start) >= Date.parse(end)
}
