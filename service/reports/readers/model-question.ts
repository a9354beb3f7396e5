import { z } from 'zod'
import type { PrintedPage } from './choose-pages'

/** Change it with every edit of the prompt, the schema or the choice of pages: each stored reading names the version it was asked with. */
export const PROMPT_VERSION = 'emissions-1'

const scopes = ['1', '2', '2_location_based', '2_market_based', '3'] as const

/** The shape of the model's answer. Amounts and units as printed; tonnes are computed here. */
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

/** The messages of the single question asked about a report. */
export function questionFor(pages: readonly PrintedPage[]): { role: 'system' | 'user'; content: string }[] {
  const text = pages.map(({ page, lines }) => `--- page ${page} ---\n${lines.map((line) => line.text).join('\n')}`)
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: text.join('\n\n') },
  ]
}

/** The JSON schema as endpoints expect it. */
export const answerSchema = z.toJSONSchema(ModelAnswer)
