import { iso31661Alpha3ToAlpha2 } from 'iso-3166'
import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** Gross domestic product of one country in one year, in US dollars of that year. */
export type CountryGdp = { country: string; year: number; usd: number }

export const WORLD_BANK_GDP_FILE = 'country/worldbank-gdp-current-usd-1960-2023.csv'

/** The World Bank's codes of regions, income and lending groups, the Channel Islands, and Kosovo (no ISO code). */
const NOT_A_COUNTRY = new Set(
  'AFE AFW ARB CEB CHI CSS EAP EAR EAS ECA ECS EMU EUU FCS HIC HPC IBD IBT IDA IDB IDX LAC LCN LDC LIC LMC LMY LTE MEA MIC MNA NAC OED OSS PRE PSS PST SAS SSA SSF SST TEA TEC TLA TMN TSA TSS UMC WLD XKX'.split(
    ' ',
  ),
)

const Row = z.object({
  'Country Code': z.stringFormat('code', /^[A-Z]{3}$/),
  Year: z.stringFormat('year', /^\d{4}$/).transform(Number),
  Value: z
    .stringFormat('dollars', /^\d+(\.\d+)?$/)
    .transform(Number)
    .pipe(z.number().positive()),
})

/**
 * GDP at current prices by ISO 3166-1 alpha-2 code. The World Bank has none for Taiwan.
 * Throws SourceFileError for other columns, an unknown code, a figure that is not a number, or a country and year twice.
 */
export function readWorldBankGdp(bytes: Uint8Array): CountryGdp[] {
  return readWorldBankGdpRows(readCsvRows(WORLD_BANK_GDP_FILE, bytes))
}

/** Like the function above, but from the rows of the file. */
export function readWorldBankGdpRows(rows: readonly PlainRow<string>[]): CountryGdp[] {
  const figures = new Map<string, CountryGdp>()
  const columns = ['Country Name', 'Country Code', 'Year', 'Value']
  for (const { row, cells } of keyByHeading(WORLD_BANK_GDP_FILE, rows, columns)) {
    const { 'Country Code': code, Year: year, Value: usd } = parseRow(Row, cells, WORLD_BANK_GDP_FILE, row)
    if (NOT_A_COUNTRY.has(code)) continue
    const country = iso31661Alpha3ToAlpha2[code]
    if (!country)
      throw new SourceFileError(WORLD_BANK_GDP_FILE, `row ${row}`, `${code} is neither a country nor a group we know`)
    const key = `${country} ${year}`
    if (figures.has(key)) throw new SourceFileError(WORLD_BANK_GDP_FILE, `row ${row}`, `${code} ${year} is there twice`)
    figures.set(key, { country, year, usd })
  }
  if (figures.size === 0) throw new SourceFileError(WORLD_BANK_GDP_FILE, 'the whole file', 'no rows')
  return [...figures.values()]
}
