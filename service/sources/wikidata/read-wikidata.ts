import { z } from 'zod'
import type { Disclosure } from '@/service/reference/records'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName, type StatedTonnes, toDisclosed } from '@/service/sources/tables/printed-figures'
import { isMissing, readAmount, readNumber } from '@/service/sources/tables/read-number'
import { keyByHeading, type PlainRow, readCsvRows, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { holdBackUnitErrors } from '../hold-back-unit-errors'
import { whyNotBelieved } from './reviewed-rows'

export const WIKIDATA_P5991_FILE = 'emissions/wikidata/DERIVED-wikidata-p5991-companies-2026-07-17.csv'

/** The columns of that file; service/live writes the same. */
export const WIKIDATA_COLUMNS = [
  'qid',
  'name',
  'year',
  's1',
  's2_mb',
  's2_lb',
  's2_unspecified',
  's3_total',
  's3_categories_count',
  's3_categories_sum',
  'total_stated',
  'check',
  'ref',
]

const fields = {
  s1: 'scope1Kg',
  s2_mb: 'scope2MarketKg',
  s2_lb: 'scope2LocationKg',
  s2_unspecified: 'scope2Kg',
  s3_total: 'scope3Kg',
  total_stated: 'totalKg',
} as const

const Row = z.object({
  qid: z.string().regex(/^Q[1-9]\d*$/, 'is no entity of Wikidata'),
  name: z.string().trim(),
  year: z.string().regex(/^(?:|(?:19|20)\d\d)$/, 'is not a year'),
  check: z.enum(['', 'ok', 'differs']),
  ref: z.string().trim(),
})
type Row = z.infer<typeof Row> & { table: TableRow<string> }
type YearDisclosure = Omit<Disclosure, 'companyId'>

/**
 * The carbon footprints (P5991) of companies in Wikidata, in tonnes, with the address of the report they cite. A stated total is
 * carried over only where it equals its parts: some leave scope 3 out. Throws SourceFileError for an unexpected heading, entity,
 * year or cell.
 */
export function readWikidata(bytes: Uint8Array): SourceReading {
  return readWikidataRows(readCsvRows(WIKIDATA_P5991_FILE, bytes))
}

/** Like the function above, but from the rows of the file. Throws SourceFileError where there is no company. */
export function readWikidataRows(plainRows: readonly PlainRow<string>[]): SourceReading {
  const rows = keyByHeading(WIKIDATA_P5991_FILE, plainRows, WIKIDATA_COLUMNS).map(
    (table): Row => ({ ...parseRow(Row, table.cells, WIKIDATA_P5991_FILE, table.row), table }),
  )
  const refused: RefusedRow[] = []
  const records = [...groupBy(rows, ({ qid }) => qid).entries()].flatMap(([qid, ofEntity]) => {
    const name = ofEntity[0]?.name ?? ''
    const years = ofEntity.flatMap((row) => {
      const reading = readYear(row)
      refused.push(...reading.refused)
      return reading.disclosure === null ? [] : [reading.disclosure]
    })
    const checked = holdBackUnitErrors(years, name, WIKIDATA_P5991_FILE)
    refused.push(...checked.refused)
    if (checked.disclosures.length === 0) return []
    const identifiers = [{ kind: 'wikidata' as const, value: qid }]
    return [plainRecord({ source: 'wikidata', recordId: qid, name, identifiers, disclosures: checked.disclosures })]
  })
  refuseTwice(rows)
  return withRecords(WIKIDATA_P5991_FILE, { records, refused })
}

function readYear(row: Row): { disclosure: YearDisclosure | null; refused: RefusedRow[] } {
  const refused: RefusedRow[] = []
  const refuse = (reason: string) => {
    const words = `${reason}: ${row.name === '' ? row.qid : row.name} ${row.year}`
    refused.push({ source: 'wikidata', file: WIKIDATA_P5991_FILE, row: `row ${row.table.row}`, reason: words })
  }
  if (row.name === '') refuse('no name')
  else if (row.year === '') refuse('no year')
  const stated = statedFigures(row, refuse)
  const isNameless = row.name === '' || row.year === ''
  const isTotalAlone = stated.every(({ field }) => field === 'totalKg')
  if (!isNameless && isTotalAlone && !isMissing(row.table.cells['total_stated'])) refuse('a total without its parts')
  if (isNameless || isTotalAlone) return { disclosure: null, refused }
  const disclosure: YearDisclosure = {
    source: 'wikidata',
    recordId: row.qid,
    year: Number(row.year),
    region: 'GLOBAL',
    ...toDisclosed(stated),
    revenue: null,
    document: { url: /^https?:/.test(row.ref) && URL.canParse(row.ref) ? row.ref : null, title: null, page: null },
    locator: `row ${row.table.row}, statements P5991 of ${row.qid}`,
  }
  return { disclosure, refused }
}

function statedFigures(row: Row, refuse: (reason: string) => void): StatedTonnes[] {
  return Object.entries(fields).flatMap(([column, field]): StatedTonnes[] => {
    const cell = row.table.cells[column]
    const tonnes = readNumber(cell, { file: WIKIDATA_P5991_FILE, row: row.table.row, column })
    if (tonnes === null || cell === undefined) return []
    // Anybody may edit Wikidata: one negative cell does not mean that the file is another one.
    if (tonnes < 0) {
      refuse(`${column} is negative`)
      return []
    }
    const because = whyNotBelieved(row.qid, row.year, column)
    if (because !== null) {
      refuse(`a person found ${column} wrong (${because})`)
      return []
    }
    if (column === 'total_stated' && row.check !== 'ok') return []
    if (column === 's3_total' && isBelowItsCategories(row, tonnes)) {
      refuse('scope 3 below the sum of its categories')
      return []
    }
    if (column === 's3_total' && tonnes === 0) {
      refuse('scope 3 of 0 stands for a blank')
      return []
    }
    return [{ field, tonnes, cell, place: { file: baseName(WIKIDATA_P5991_FILE), row: row.table.row, column } }]
  })
}

/** 5 % is allowed for rounding. The categories themselves are not carried over, so no other check would notice. */
function isBelowItsCategories(row: Row, tonnes: number): boolean {
  const column = 's3_categories_sum'
  const sum = readAmount(row.table.cells[column], { file: WIKIDATA_P5991_FILE, row: row.table.row, column })
  return sum !== null && tonnes < sum * 0.95
}

function refuseTwice(rows: readonly Row[]): void {
  const seen = new Map<string, number>()
  for (const { qid, year, table } of rows) {
    const earlier = seen.get(`${qid} ${year}`)
    if (earlier !== undefined) {
      const reason = `${qid} of ${year} is in row ${earlier} already`
      throw new SourceFileError(WIKIDATA_P5991_FILE, `row ${table.row}, column year`, reason)
    }
    seen.set(`${qid} ${year}`, table.row)
  }
}
