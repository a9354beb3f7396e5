import { z } from 'zod'
import { CurrencyParameter } from './organization-query'
import { Text } from './text'
import { wholeNumber } from './whole-number'

const paging = {
  page: wholeNumber(100_000).default(1).describe('Counts from 1'),
  per_page: wholeNumber(200).default(50).describe('1 to 200, 50 where none is given'),
  currency: CurrencyParameter,
}

/** Query of GET /industries. */
export const IndustryListQuery = z.strictObject(paging)
export type IndustryListQuery = z.output<typeof IndustryListQuery>

/** Query of GET /industries/{code}. */
export const IndustryFiguresQuery = z.strictObject({ currency: CurrencyParameter })

/** Query of GET /industries/search. */
export const IndustrySearchQuery = z.strictObject({
  q: Text.refine((text) => text.trim() !== '' && [...text].length <= 200, 'must have 1 to 200 characters').describe(
    'Words of the name of an industry or of its section, or an id',
  ),
  ...paging,
})
export type IndustrySearchQuery = z.output<typeof IndustrySearchQuery>
