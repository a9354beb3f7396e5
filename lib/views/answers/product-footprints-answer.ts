import * as z from 'zod/mini'
import { day, fields, list, number, text, year } from './tolerant'

/** GET /organizations/{id}/product-footprints: PACT footprints that an organization shares with the project. */

const states = ['counts', 'deprecated', 'replaced', 'not_yet_valid', 'expired'] as const

const Footprint = z.object({
  id: z.int(),
  pact_id: z.string(),
  /** An unknown state is not shown as counting. */
  state: z.catch(z.nullable(z.enum(states)), null),
  spec_version: text,
  preceding_ids: list(z.string()),
  product: z.string(),
  product_description: text,
  product_ids: list(z.string()),
  company_name: text,
  company_ids: list(z.string()),
  company_known_by: z.catch(z.nullable(z.enum(['identifier', 'name', 'person'])), null),
  declared_unit: z.string(),
  declared_amount: text,
  pcf_excluding_biogenic_uptake: text,
  pcf_including_biogenic_uptake: text,
  year,
  factor: z.number(),
  factor_per_kilogram: number,
  reference_period_start: day,
  reference_period_end: day,
  geography: text,
  boundary: text,
  valid_from: day,
  valid_until: day,
  exempted_percent: text,
  primary_data_share: text,
  data_quality: z.catch(
    z.nullable(z.object({ technological: z.string(), geographical: z.string(), temporal: z.string() })),
    null,
  ),
  standards: list(z.string()),
  verification: z.catch(z.nullable(z.object({ coverage: text, provider: text, standard: text })), null),
  comment: text,
  origin: z.catch(z.enum(['uploaded', 'host']), 'uploaded'),
  given_from: text,
  given_by: text,
  given_at: day,
})
export type ProductFootprintAnswer = z.infer<typeof Footprint>

const Outcome = z.object({
  product: text,
  result: z.enum(['taken', 'known', 'asks', 'refused']),
  detail: text,
})
export type ProductOutcome = z.infer<typeof Outcome>

const Host = z.object({
  url: z.string(),
  client_id: text,
  set_by: text,
  asked_at: day,
  answered: number,
  failure: text,
})
export type PactHostAnswer = z.infer<typeof Host>

const OfOrganization = z.object({ host: z.nullable(Host) })

export function parsePactHost(answer: unknown): PactHostAnswer | null {
  return OfOrganization.parse(answer).host
}

const Footprints = fields({ footprints: list(Footprint) })
const Taken = fields({ footprints: list(Footprint), outcomes: list(Outcome) })
export type ProductFootprintsTaken = z.infer<typeof Taken>

export function parseFootprints(answer: unknown): ProductFootprintAnswer[] {
  return Footprints.parse(answer).footprints
}

export function parseFootprintsTaken(answer: unknown): ProductFootprintsTaken {
  return Taken.parse(answer)
}
