import { z } from 'zod'
import { Currency, defaultCurrency } from '@/service/contract/currency'

/** An empty `?currency=` means the same as an absent one, like an empty field of a registration. */
export const CurrencyParameter = z
  .preprocess((value) => (value === '' ? undefined : value), Currency.optional())
  .transform((currency) => currency ?? defaultCurrency)
  .describe('ISO 4217 code of the currency of revenue and factors; USD if absent')

/** First year with exchange rates. The last one depends on the data; GET answers 400 for later years. */
export const firstRatesYear = 1999

const ratesWords =
  '"yearly" (the default): revenue of each year at the mean rate of that year; a year from 1999 on, such as "2023": every year at that year’s rate'

/** Parsed to null for "yearly" (each year at its own rate), otherwise to the year whose rate is used for all years. */
export const RatesYear = z
  .string()
  .trim()
  .refine(
    (text) => text === 'yearly' || (/^\d{4}$/.test(text) && Number(text) >= firstRatesYear),
    `is neither "yearly" nor a year from ${firstRatesYear} on`,
  )
  .transform((text) => (text === 'yearly' ? null : Number(text)))

/** An extension: the exchange rates with which revenue of several years is converted. */
export const RatesParameter = z
  .preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), RatesYear.nullish())
  .transform((year) => year ?? null)
  .describe(ratesWords)

/** Query of GET /organizations/{id}. */
export const OrganizationQuery = z.strictObject({ currency: CurrencyParameter, rates: RatesParameter })
export type OrganizationQuery = z.output<typeof OrganizationQuery>
