import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** A six-digit industry of NAICS 2017. `description` is without the sentences that say what is classified elsewhere. */
export type NaicsIndustry = { naics: string; title: string; description: string }

export const CENSUS_NAICS_FILE = 'industry/census_2017_NAICS_titles_descriptions.csv'
const COLUMNS = ['NAICS', '2017 NAICS Short Title', '2017 NAICS Full Title', '2017 NAICS Description'] as const

const Row = z.object({
  [COLUMNS[0]]: z.stringFormat('NAICS code', /^\d{2,6}(-\d{2})?$/),
  [COLUMNS[2]]: z.string().trim().min(1),
  [COLUMNS[3]]: z.string().trim(),
})

/** A sentence about what is classified elsewhere: its words would lead a search to the wrong industry. */
const speaksOfOthers = /\b(excluded|excluding|except|classified (in|elsewhere)|not included|included in industry)\b/i

/**
 * Returns the six-digit industries of the Census Bureau's list of titles and descriptions. Its wider levels add nothing.
 * @throws SourceFileError for other columns, a code of another form, one code twice, or no six-digit industry
 */
export function readCensusNaics(bytes: Uint8Array): NaicsIndustry[] {
  return readCensusNaicsRows(readCsvRows(CENSUS_NAICS_FILE, bytes))
}

/** Like the function above, but from the rows of the file. */
export function readCensusNaicsRows(rows: readonly PlainRow<string>[]): NaicsIndustry[] {
  const industries = new Map<string, NaicsIndustry>()
  for (const { row, cells } of keyByHeading(CENSUS_NAICS_FILE, rows, COLUMNS)) {
    const parsed = parseRow(Row, cells, CENSUS_NAICS_FILE, row)
    const naics = parsed[COLUMNS[0]]
    if (naics.length !== 6) continue
    if (industries.has(naics)) throw new SourceFileError(CENSUS_NAICS_FILE, `row ${row}`, `${naics} is there twice`)
    const sentences = parsed[COLUMNS[3]].split(/(?<=\.)\s+/)
    const description = sentences.filter((sentence) => !speaksOfOthers.test(sentence)).join(' ')
    industries.set(naics, { naics, title: parsed[COLUMNS[2]], description })
  }
  if (industries.size === 0) throw new SourceFileError(CENSUS_NAICS_FILE, 'the whole file', 'no six-digit industry')
  return [...industries.values()]
}
