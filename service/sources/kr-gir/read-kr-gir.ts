import { z } from 'zod'
import type { Disclosure } from '@/service/reference/records'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { longestRisingChain } from './longest-rising-chain'

export const KR_GIR_FILE = 'emissions/kr-gir/DERIVED-gir-2024-selected.csv'

const amount = 'ghg_tco2eq'
const columns = ['no', 'corp_name', 'designation_type', amount, 'name_en_ours']
const year = 2024

const Row = z.object({
  no: z
    .string()
    .regex(/^[1-9]\d*$/, 'is no number of a row')
    .transform(Number),
  corp_name: z.string().trim().min(1),
  /** Whether the company is designated as a whole, or for one of its sites. */
  designation_type: z.enum(['업체', '사업장']),
  [amount]: z
    .string()
    .regex(/^[1-9]\d*$/, 'is no amount')
    .transform(Number),
  name_en_ours: z.string().trim(),
})
type Row = z.infer<typeof Row> & { row: number; cell: string }

/**
 * Plausible tonnes of a designated company. A company is designated as a whole if it emits 50,000 t or more, and for a site if
 * that emits 15,000 t or more and the company less than 125,000 t in all, by the means of earlier years. Half the minimum and
 * twice the maximum allow for growth since then, while a digit too many or too few mostly exceeds them.
 */
const plausible: Readonly<Record<Row['designation_type'], { least: number; most: number }>> = {
  업체: { least: 25_000, most: 100_000_000 },
  사업장: { least: 7_500, most: 250_000 },
}

/**
 * Emissions of designated companies in Korea in 2024 from the government's register (scopes 1 and 2 in one sum, verified). The
 * rows were copied by hand without a checksum, so a row is accepted only if its name fits the register's order and its amount
 * fits its designation. Region "KR": a legal entity, not its group. Throws SourceFileError for an unexpected heading, category or
 * cell.
 */
export function readKrGir(bytes: Uint8Array): SourceReading {
  return readKrGirRows(readCsvRows(KR_GIR_FILE, bytes))
}

/** Like the function above, but from the rows of the file. Throws SourceFileError where there is no company, and for a row of the register twice. */
export function readKrGirRows(plainRows: readonly PlainRow<string>[]): SourceReading {
  const rows = keyByHeading(KR_GIR_FILE, plainRows, columns).map(
    ({ row, cells }): Row => ({ ...parseRow(Row, cells, KR_GIR_FILE, row), row, cell: cells[amount] ?? '' }),
  )
  refuseTwice(rows)
  const inOrder = longestRisingChain(rows.toSorted((a, b) => a.no - b.no).map((row) => ({ row, name: row.corp_name })))
  const refused: RefusedRow[] = []
  const records = rows.flatMap((row) => {
    const reason = whyNotBelieved(row, inOrder)
    if (reason === null) return [toRecord(row)]
    refused.push({ source: 'kr-gir', file: KR_GIR_FILE, row: `row ${row.row}`, reason: `${reason}: ${row.corp_name}` })
    return []
  })
  return withRecords(KR_GIR_FILE, { records, refused })
}

function refuseTwice(rows: readonly Row[]): void {
  for (const column of ['no', 'corp_name'] as const) {
    const seen = new Map<number | string, number>()
    for (const { row, [column]: value } of rows) {
      const earlier = seen.get(value)
      const reason = `${value} is in row ${earlier} already`
      if (earlier !== undefined) throw new SourceFileError(KR_GIR_FILE, `row ${row}, column ${column}`, reason)
      seen.set(value, row)
    }
  }
}

function whyNotBelieved(row: Row, inOrder: ReadonlySet<Row>): string | null {
  if (!inOrder.has(row)) return 'its name is not in the order of the register'
  const { least, most } = plausible[row.designation_type]
  return row[amount] < least || row[amount] > most ? 'an amount that its designation does not allow' : null
}

function toRecord(row: Row): SourceRecord {
  const recordId = row.corp_name
  const printed = {
    field: 'scope1And2Kg',
    printed: row.cell,
    unit: 't CO2e',
    place: { file: baseName(KR_GIR_FILE), row: row.row, column: amount },
  }
  const disclosure: Omit<Disclosure, 'companyId'> = {
    source: 'kr-gir',
    recordId,
    year,
    region: 'KR',
    emissions: { scope1And2Kg: row[amount] * 1000 },
    revenue: null,
    document: { url: null, title: '명세서 배출량 통계 (2024)', page: null },
    locator: `row ${row.row}, row ${row.no} of the register; typed off by hand, its order and magnitude looked at again`,
    printed: [printed],
  }
  return plainRecord({
    source: 'kr-gir',
    recordId,
    name: row.corp_name,
    // Our own transliteration and not an official name, so nothing is joined by it.
    otherNames: row.name_en_ours === '' ? [] : [row.name_en_ours],
    hqRegion: 'KR',
    disclosures: [disclosure],
  })
}
