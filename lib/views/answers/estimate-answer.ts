import * as z from 'zod/mini'
import { fields, list, number, optionalFields, text } from './tolerant'

const range = { value: number, low: number, high: number }

/** What the panel needs of GET /organizations/{id}/estimate. */
const EstimateAnswer = z.object({
  industry: optionalFields({ name: text }),
  has_disclosed_emissions: z.catch(z.boolean(), false),
  estimate: optionalFields({
    ...range,
    confidence: text,
    boundary: text,
    factor: fields({ source: fields({ title: text, url: text }) }),
    amount: fields({
      kind: text,
      amount: number,
      currency: text,
      year: number,
      source: optionalFields({ title: text }),
    }),
    regional: optionalFields({ ...range, ratio: number, country: fields({ region: text }) }),
    regional_reason: text,
    basis: list(z.string()),
  }),
  reason: text,
})
export type EstimateAnswer = z.infer<typeof EstimateAnswer>

/** Null if the answer is not an estimate. */
export function parseEstimate(answer: unknown): EstimateAnswer | null {
  if (typeof answer !== 'object' || answer === null || !('estimate' in answer)) return null
  const read = EstimateAnswer.safeParse(answer)
  return read.success ? read.data : null
}
