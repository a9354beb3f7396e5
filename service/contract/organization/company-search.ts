import { z } from 'zod'
import { Text } from '@/service/contract/text'
import { MatchCandidate } from './match'

/** An extension to the published interface: known companies that match what a person types. */

/** The fewest letters or digits of a query; two suffice in scripts whose words are short. */
const fewest = 3

/** Query of GET /companies/search. */
export const CompanySearchQuery = z.strictObject({
  q: Text.transform((text) => text.trim())
    .refine((text) => [...text].length <= 200, 'must have at most 200 characters')
    .refine(
      (text) =>
        (text.match(/[\p{L}\p{N}]/gu) ?? []).length >=
        (/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/u.test(text) ? 2 : fewest),
      `must have at least ${fewest} letters or digits`,
    )
    .describe('A part of a name, a ticker, an LEI, an ISIN or a website'),
})

/** Answer of GET /companies/search: at most 20, the best match first. */
export const CompanySearch = z.object({ companies: z.array(MatchCandidate) })
export type CompanySearch = z.infer<typeof CompanySearch>
