import { z } from 'zod'
import { footprintMethods } from '@/service/footprint/calculate-line'
import { targetStates } from '@/service/footprint/target-coverage'

/**
 * Everything that a year's footprint is computed from: from the same inputs `calculateFootprint` computes the same figures, whatever
 * sources say later. Stored as JSON in a kept footprint.
 */

const Factor = z.object({
  kgPerUsd: z.number(),
  spread: z.object({ low: z.number(), high: z.number() }).nullable(),
  priceYear: z.int(),
  region: z.string(),
  basis: z.enum(['epa_supply_chain', 'median_of_disclosed']),
  naicsCodes: z.int().nullable(),
  organizations: z.int().nullable(),
  /** Absent also in means that were kept before it was said: those have a number of codes that is high enough for their spread to be used. */
  isWide: z.boolean().optional(),
  hasMedians: z.boolean().optional(),
})

const SupplierInputs = z.object({
  id: z.int(),
  name: z.string().nullable(),
  country: z.string().nullable(),
  industry: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The possible divisions, if no single one is known. */
  divisions: z.array(z.string()),
  industryConfidence: z.enum(['low', 'medium', 'high']).nullable(),
  target: z.enum(targetStates),
  chosenMethod: z.enum(footprintMethods).nullable(),
  /** As given, each amount in its own currency. */
  spend: z.array(
    z.object({
      amount: z.number(),
      currency: z.string(),
      priceBasis: z.enum(['purchaser', 'basic']).nullable(),
      /** Of the list, one spelling for all; version 1 did not keep it. */
      category: z.string().nullable().default(null),
    }),
  ),
  own: z.array(
    z.object({
      year: z.int(),
      scope1And2Kg: z.number(),
      upstreamKg: z.number().nullable(),
      upstreamCategories: z.array(z.int()),
      revenueUsd: z.number(),
      isPrivate: z.boolean(),
      /** Version 1 did not keep them. */
      sources: z.array(z.string()).default([]),
    }),
  ),
  allocated: z.array(
    z.object({ kg: z.number(), covers: z.enum(['cradle_to_gate', 'scopes_1_and_2']), isAssured: z.boolean() }),
  ),
  factor: Factor.nullable(),
  directMedian: z.object({ kgPerUsd: z.number(), organizations: z.int() }).nullable(),
})
export type SupplierInputs = z.infer<typeof SupplierInputs>
export type CategoryInputs = FootprintInputs['categories'][number]

export const FootprintInputs = z.object({
  /** The year of the spend; null: the project has no spend of any year. */
  year: z.int().nullable(),
  years: z.array(z.int()),
  /** The currency of the amounts in the answer. */
  currency: z.string(),
  /** Units per US dollar in the year of the spend, for the currencies of the spend and of the answer. */
  rates: z.array(z.object({ currency: z.string(), year: z.int(), perUsd: z.number(), source: z.string() })),
  goal: z.object({ basis: z.enum(['spend', 'emissions']), share: z.number(), year: z.int() }).nullable(),
  /** Version 1 kept no words of them. */
  editions: z.array(
    z.object({
      source: z.string(),
      retrievedOn: z.string(),
      publisher: z.string().optional(),
      title: z.string().optional(),
      vintage: z.string().optional(),
    }),
  ),
  /** What the project says of categories of its list; version 1 had none. */
  categories: z
    .array(
      z.object({
        category: z.string(),
        industry: z.object({ id: z.string(), name: z.string() }).nullable(),
        scope3Category: z.int().nullable(),
        factor: Factor.nullable(),
      }),
    )
    .default([]),
  /** Names of the divisions that suppliers may be in, by id. */
  divisionNames: z.record(z.string(), z.string()).default({}),
  /** By id. */
  suppliers: z.array(SupplierInputs),
})
export type FootprintInputs = z.infer<typeof FootprintInputs>
