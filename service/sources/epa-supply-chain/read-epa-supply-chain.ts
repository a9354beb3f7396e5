import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** kg CO2e per US dollar of 2022 at purchaser prices, margins included, of one six-digit NAICS 2017 code. */
export type EpaFactor = { naics: string; kgPerUsd: number }

/** The price year of the dollar in these factors. */
export const EPA_FACTOR_YEAR = 2022

export const EPA_SUPPLY_CHAIN_FILE = 'factors/SupplyChainGHGEmissionFactors_v1.3.0_NAICS_CO2e_USD2022.csv'
const COLUMNS = [
  '2017 NAICS Code',
  '2017 NAICS Title',
  'GHG',
  'Unit',
  'Supply Chain Emission Factors without Margins',
  'Margins of Supply Chain Emission Factors',
  'Supply Chain Emission Factors with Margins',
  'Reference USEEIO Code',
]

const Figure = z.stringFormat('figure', /^\d+(\.\d+)?$/).transform(Number)
const Row = z.object({
  '2017 NAICS Code': z.stringFormat('NAICS code', /^\d{6}$/),
  GHG: z.literal('All GHGs'),
  Unit: z.literal('kg CO2e/2022 USD, purchaser price'),
  'Supply Chain Emission Factors with Margins': Figure.pipe(z.number().positive()),
})

/**
 * Reads EPA's supply-chain factors. Throws SourceFileError for other columns, another unit or gas, a factor that is not a number,
 * or a code twice.
 */
export function readEpaSupplyChain(bytes: Uint8Array): EpaFactor[] {
  return readEpaSupplyChainRows(readCsvRows(EPA_SUPPLY_CHAIN_FILE, bytes))
}

/** Like the function above, but from the rows of the file. */
export function readEpaSupplyChainRows(rows: readonly PlainRow<string>[]): EpaFactor[] {
  const factors = new Map<string, EpaFactor>()
  for (const { row, cells } of keyByHeading(EPA_SUPPLY_CHAIN_FILE, rows, COLUMNS)) {
    const parsed = parseRow(Row, cells, EPA_SUPPLY_CHAIN_FILE, row)
    const naics = parsed['2017 NAICS Code']
    if (factors.has(naics))
      throw new SourceFileError(EPA_SUPPLY_CHAIN_FILE, `row ${row}`, `NAICS ${naics} is there twice`)
    factors.set(naics, { naics, kgPerUsd: parsed['Supply Chain Emission Factors with Margins'] })
  }
  if (factors.size === 0) throw new SourceFileError(EPA_SUPPLY_CHAIN_FILE, 'the whole file', 'no rows')
  return [...factors.values()]
}
