import { iso31661Alpha3ToAlpha2 } from 'iso-3166'
import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** Fossil CO2 (no other gases, no land use) of one country in one year, in tonnes. */
export type CountryCo2 = { country: string; year: number; tonnes: number }

export const OWID_CO2_FILE = 'country/owid-annual-co2-emissions-per-country-to-2024.csv'
const CO2 = 'Annual CO₂ emissions'
const Row = z.object({
  Entity: z.string().min(1),
  // Regions and income groups have no code; OWID_ codes are its own.
  Code: z.stringFormat('country code', /^([A-Z]{3}|OWID_[A-Z]+|)$/),
  Year: z.stringFormat('year', /^\d{4}$/).transform(Number),
  [CO2]: z
    .stringFormat('tonnes', /^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().min(0)),
})

/**
 * Annual fossil CO2 by ISO 3166-1 alpha-2 code. Rows of regions, of the world and of Kosovo (no ISO code) are dropped.
 * Throws SourceFileError for other columns, an unknown code, a figure that is not a number, or a country and year twice.
 */
export function readOwidCo2(bytes: Uint8Array): CountryCo2[] {
  return readOwidCo2Rows(readCsvRows(OWID_CO2_FILE, bytes))
}

/** Like the function above, but from the rows of the file. */
export function readOwidCo2Rows(rows: readonly PlainRow<string>[]): CountryCo2[] {
  const figures = new Map<string, CountryCo2>()
  for (const { row, cells } of keyByHeading(OWID_CO2_FILE, rows, ['Entity', 'Code', 'Year', CO2])) {
    const { Code: code, Year: year, [CO2]: tonnes } = parseRow(Row, cells, OWID_CO2_FILE, row)
    if (code === '' || code.startsWith('OWID_')) continue
    const country = iso31661Alpha3ToAlpha2[code]
    if (!country) throw new SourceFileError(OWID_CO2_FILE, `row ${row}`, `${code} is no country of ISO 3166-1`)
    const key = `${country} ${year}`
    if (figures.has(key)) throw new SourceFileError(OWID_CO2_FILE, `row ${row}`, `${code} ${year} is there twice`)
    figures.set(key, { country, year, tonnes })
  }
  if (figures.size === 0) throw new SourceFileError(OWID_CO2_FILE, 'the whole file', 'no rows')
  return [...figures.values()]
}
