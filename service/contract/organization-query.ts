import { z } from 'zod'
import { Currency, defaultCurrency } from './currency'

/** `?currency=` with nothing after it says nothing, as an empty field of a registration does. */
export const CurrencyParameter = z
  .preprocess((value) => (value === '' ? undefined : value), Currency.optional())
  .transform((currency) => currency ?? defaultCurrency)
  .describe('ISO 4217 code of the currency of revenue and factors; USD where none is given')

/** Query of GET /organizations/{id}. */
export const OrganizationQuery = z.strictObject({ currency: CurrencyParameter })
export type OrganizationQuery = z.output<typeof OrganizationQuery>
