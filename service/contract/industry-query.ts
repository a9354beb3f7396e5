import { z } from 'zod'
import { CurrencyParameter } from '@/service/contract/organization/organization-query'
import { Text } from './text'
import { wholeNumber } from './whole-number'

const paging = {
  page: wholeNumber(100_000).default(1).describe('Counts from 1'),
  per_page: wholeNumber(200).default(50).describe('1 to 200; 50 if absent'),
  currency: CurrencyParameter,
}

const SearchWords = Text.refine(
  (text) => text.trim() !== '' && [...text].length <= 200,
  'must have 1 to 200 characters',
)
const searched =
  'words, in English, German, French, Spanish, Swedish or Japanese, of what an industry is called or does: its name, its section, its ' +
  'classes in ISIC Rev. 4 and NAICS 2017; or an id'

/** Query of GET /industries. */
export const IndustryListQuery = z.strictObject({
  search: SearchWords.optional().describe(`Only industries found by these ${searched}; the best match comes first`),
  ...paging,
})
export type IndustryListQuery = z.output<typeof IndustryListQuery>

/** Query of GET /industries/{code}. */
export const IndustryFiguresQuery = z.strictObject({ currency: CurrencyParameter })

/** Query of GET /industries/search. */
export const IndustrySearchQuery = z.strictObject({
  q: SearchWords.describe(searched.replace('words', 'Words')),
  ...paging,
})
export type IndustrySearchQuery = z.output<typeof IndustrySearchQuery>
