import { z } from 'zod'
import type { PrintedPage } from './choose-pages'

/** Changes with every word of the prompt, the schema and the choice of pages: a reading says which one it was asked by. */
export const PROMPT_VERSION = 'emissions-1'

const scopes = ['1', '2', '2_location_based', '2_market_based', '3'] as const

/** What the model answers. Amounts and units as they are printed: what they are in tonnes is worked out here. */
export const ModelAnswer = z.object({
  figures: z
    .array(
      z.object({
        scope: z.enum(scopes),
        year: z.int().min(1990).max(2100),
        value: z.string().min(1).max(40),
        unit: z.string().max(60),
        page: z.int().min(1).nullable(),
      }),
    )
    .max(200),
})
export type ModelAnswer = z.infer<typeof ModelAnswer>

const instructions = `You read greenhouse gas emissions out of pages of a company's sustainability report.
Answer in the given JSON schema and nothing else.
Give every amount of scope 1, scope 2 and scope 3 that the pages print for the whole group, for every year they print.
- scope: "2_location_based" or "2_market_based" only where the page says which; else "2". A total of scopes together is none of them.
- value: the digits exactly as printed, with their separators, without the unit.
- unit: the unit exactly as printed, wherever on the page it stands ("tCO2e", "thousand tonnes of CO2").
- page: the number given in the line "--- page N ---".
Leave out: parts (one country, site, business or category), intensities, targets, changes, shares, offsets, avoided, financed and biogenic emissions.
Leave out what is not printed. Never compute, estimate or convert.`

/** The messages of the one question that is asked of a report. */
export function questionFor(pages: readonly PrintedPage[]): { role: 'system' | 'user'; content: string }[] {
  const text = pages.map(({ page, lines }) => `--- page ${page} ---\n${lines.map((line) => line.text).join('\n')}`)
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: text.join('\n\n') },
  ]
}

/** The schema as endpoints take it. */
export const answerSchema = z.toJSONSchema(ModelAnswer)
