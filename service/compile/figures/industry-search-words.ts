import { z } from 'zod'
import reviewed from './industry-words.json' with { type: 'json' }

export const wordLanguages = ['en', 'de', 'fr', 'es', 'sv', 'ja'] as const

const Terms = z.array(z.string().min(1)).min(1)

/** By division of ISIC Rev. 4 and language: what people call it who do not know the classification. */
export const IndustryWords = z.record(
  z.string().regex(/^\d{2}$/),
  z.strictObject({ en: Terms, de: Terms, fr: Terms, es: Terms, sv: Terms, ja: Terms }),
)
export type IndustryWords = z.infer<typeof IndustryWords>

/** Reads the reviewed list beside this file, written by us: no publisher has such words in six languages. */
export function readIndustryWords(): IndustryWords {
  return IndustryWords.parse(reviewed)
}
