import * as z from 'zod/mini'
import { fields, list, number, optionalFields, text } from './tolerant'

const State = z.catch(z.enum(['earned', 'not_earned', 'unknown']), 'unknown')
export type IndicatorState = z.infer<typeof State>

/** Names of the texts that stay in the service's English because there are no words in the reader's language. */
const english = list(z.string())

const Indicator = z.object({
  id: z.string(),
  group: z.string(),
  title: z.string(),
  points: z.number(),
  possible: z.number(),
  state: State,
  reason: z.string(),
  evidence: z.catch(z.record(z.string(), z.unknown()), {}),
  to_earn: text,
  advice_limit: text,
  english,
})

const Group = z.object({
  id: z.string(),
  title: z.string(),
  about: text,
  points: z.number(),
  possible: z.number(),
  score_without: number,
  english,
})

const Assessment = fields({
  score: number,
  confidence: text,
  basis: text,
  known_share: number,
  summary: text,
  methodology: optionalFields({ version: text, current_version: text }),
  groups: list(Group),
  indicators: list(Indicator),
  we_need: list(z.object({ need: z.string(), points: z.number(), words: z.string(), english })),
  raise_most: list(z.object({ indicator: z.string(), gain: z.number(), to_earn: z.string(), english })),
  english,
})
export type AssessmentAnswer = z.infer<typeof Assessment>

/** The assessment of a service that has them; null for any other answer. */
export function parseAssessment(value: unknown): AssessmentAnswer | null {
  const read = Assessment.safeParse(value)
  return read.success && (read.data.summary !== null || read.data.indicators.length > 0) ? read.data : null
}
