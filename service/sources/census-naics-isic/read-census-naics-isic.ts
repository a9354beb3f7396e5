import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { keyByHeading, type PlainRow, readSheetRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** One six-digit NAICS 2017 industry and one ISIC Rev. 4 class (four digits) or group (three) that share activities. */
export type NaicsIsicLink = { naics: string; isic: string }

export const CENSUS_NAICS_ISIC_FILE = 'industry/census_2017_NAICS_to_ISIC_4.xlsx'
const SHEET = 'NAICS 17 to ISIC 4 technical'
const COLUMNS = [
  'Part of NAICS US',
  '2017\r\nNAICS\r\nUS',
  '2017 NAICS US TITLE',
  'Part of ISIC',
  'ISIC 4.0',
  'ISIC Revision 4.0 Title',
  'Notes:  link content based on NAICS definition, entire NAICS industry if blank',
] as const

const Row = z.object({
  [COLUMNS[1]]: z.union([z.literal(0), z.int().min(110000).max(999999)]),
  // One code of the sheet is text ("4330").
  [COLUMNS[4]]: z.union([z.int().positive(), z.stringFormat('ISIC code', /^\d{3,4}$/)]),
})

/**
 * The links of the Census Bureau's concordance, each pair once. Its two rows with NAICS "0" link households to all
 * industries at once and are dropped.
 *
 * @param isicCodes all codes of ISIC Rev. 4: the sheet stores numbers, so 111 is class 0111 and 12 is group 012.
 * @throws SourceFileError for other columns, an ISIC code that does not exist, or one row twice.
 */
export async function readCensusNaicsIsic(bytes: Uint8Array, isicCodes: ReadonlySet<string>): Promise<NaicsIsicLink[]> {
  return readCensusNaicsIsicRows(await readSheetRows(CENSUS_NAICS_ISIC_FILE, bytes, SHEET), isicCodes)
}

/** Like the function above, but from the rows of the sheet. */
export function readCensusNaicsIsicRows(rows: readonly PlainRow[], isicCodes: ReadonlySet<string>): NaicsIsicLink[] {
  const seen = new Set<string>()
  const links = new Map<string, NaicsIsicLink>()
  for (const { row, cells } of keyByHeading(CENSUS_NAICS_ISIC_FILE, rows, COLUMNS)) {
    // A pair may be there twice with different activities in the note; an identical row may not.
    const whole = JSON.stringify(cells)
    if (seen.has(whole)) throw new SourceFileError(CENSUS_NAICS_ISIC_FILE, `row ${row}`, 'repeats an earlier row')
    seen.add(whole)
    const parsed = parseRow(Row, cells, CENSUS_NAICS_ISIC_FILE, row)
    const naics = String(parsed[COLUMNS[1]])
    const isic = isicCodeOf(String(parsed[COLUMNS[4]]), isicCodes)
    if (!isic)
      throw new SourceFileError(CENSUS_NAICS_ISIC_FILE, `row ${row}`, `no ISIC code reads ${parsed[COLUMNS[4]]}`)
    if (naics !== '0') links.set(`${naics} ${isic}`, { naics, isic })
  }
  if (links.size === 0) throw new SourceFileError(CENSUS_NAICS_ISIC_FILE, 'the whole file', 'no rows')
  return [...links.values()]
}

/** Returns a class that lost its leading zero before a group: 161 is 0161 (crop support), not sawmilling, as the titles show. */
function isicCodeOf(digits: string, isicCodes: ReadonlySet<string>): string | null {
  const withZero = `0${digits}`
  if (digits.length < 4 && isicCodes.has(withZero)) return withZero
  return digits.length > 2 && isicCodes.has(digits) ? digits : null
}
