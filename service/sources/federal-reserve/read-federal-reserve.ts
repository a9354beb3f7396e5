import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { keyByHeading, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** Mean rate of one currency over one year, in units of it per US dollar. */
export type FederalReserveRate = { currency: string; year: number; perUsd: number }

export const FEDERAL_RESERVE_FILE = 'fx/fred-exchange-rates-annual-1971-2025.csv'

const FIRST_YEAR = 1999
/** Countries whose figures in this file change their unit without a note. */
const MIXED_UNITS = new Set(['Venezuela'])

const CURRENCIES = {
  Australia: 'AUD',
  Brazil: 'BRL',
  Canada: 'CAD',
  China: 'CNY',
  Denmark: 'DKK',
  Euro: 'EUR',
  'Hong Kong': 'HKD',
  India: 'INR',
  Japan: 'JPY',
  Malaysia: 'MYR',
  Mexico: 'MXN',
  'New Zealand': 'NZD',
  Norway: 'NOK',
  Singapore: 'SGD',
  'South Africa': 'ZAR',
  'South Korea': 'KRW',
  Sweden: 'SEK',
  Switzerland: 'CHF',
  Taiwan: 'TWD',
  Thailand: 'THB',
  Venezuela: 'VES',
} as const
type Country = keyof typeof CURRENCIES

const Row = z.object({
  Date: z.stringFormat('first day of a year', /^\d{4}-01-01$/).transform((day) => Number(day.slice(0, 4))),
  Country: z.enum(Object.keys(CURRENCIES) as [Country, ...Country[]]),
  'Exchange rate': z
    .stringFormat('rate', /^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().positive()),
})

/**
 * Returns the annual averages since 1999, by currency and year, of countries whose unit is the same throughout. Throws
 * SourceFileError for another heading, an unknown country, a year twice, or a value that is no rate.
 */
export function readFederalReserve(bytes: Uint8Array): FederalReserveRate[] {
  const file = FEDERAL_RESERVE_FILE
  const rows = keyByHeading(file, readCsvRows(file, bytes), ['Date', 'Country', 'Exchange rate'])
  if (rows.length === 0) throw new SourceFileError(file, 'the whole file', 'no rows')
  const rates = new Map<string, FederalReserveRate>()
  for (const { row, cells } of rows) {
    const { Date: year, Country: country, 'Exchange rate': perUsd } = parseRow(Row, cells, file, row)
    const key = `${country} ${year}`
    if (rates.has(key)) throw new SourceFileError(file, `row ${row}`, `${key} is there twice`)
    rates.set(key, { currency: CURRENCIES[country], year, perUsd })
  }
  return [...rates]
    .filter(([key, { year }]) => year >= FIRST_YEAR && !MIXED_UNITS.has(key.replace(/ \d{4}$/, '')))
    .map(([, rate]) => rate)
}
