import { z } from 'zod'
import type { Disclosure, PrintedFigure } from '@/service/reference/records'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName, type EmissionField, toEmissions } from '@/service/sources/tables/printed-figures'
import { readAmount, tonnesToKilograms } from '@/service/sources/tables/read-number'
import { keyByHeading, type PlainRow, readCsvRows, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { boundaryOf, groupAmountsIn, methodOf } from './boundary'
import { type Identity, readIdentities, TAIWAN_IDENTITIES_FILE } from './read-identities'
import { readRevenues, TAIWAN_REVENUE_FILE } from './read-revenues'
import { doubtedCells, type ForeignParent, foreignParents, groupCells } from './reviewed-groups'

export const TAIWAN_REPORTS_FILES = {
  figures: 'emissions/tw-gcaa/gcaa-hist-raw_欄位搜集結果.csv',
  identities: TAIWAN_IDENTITIES_FILE,
  revenues: TAIWAN_REVENUE_FILE,
}

const file = TAIWAN_REPORTS_FILES.figures
const columns = [
  '西元年份',
  '公司代碼',
  '公司簡稱',
  '欄位編號',
  '欄位名稱',
  '欄位數值',
  '欄位單位',
  '補充說明',
  '參考頁數',
  '處理時間',
]

/** Numbers of the fields that are read, with the name that each must have. */
const fieldNames: Readonly<Record<string, string>> = {
  '9': '範疇一/類別一（值）',
  '10': '範疇二/類別二（值）',
  '11': '範疇三（值）',
}
const year = 2024

const Row = z.object({
  西元年份: z.literal(String(year)),
  公司代碼: z.string().trim().min(1),
  公司簡稱: z.string().trim().min(1),
  欄位編號: z.string().regex(/^\d{1,2}$/, 'is no number of a field'),
  欄位名稱: z.string(),
  欄位單位: z.string(),
  補充說明: z.string(),
  參考頁數: z.string(),
})
type Row = z.infer<typeof Row> & { table: TableRow<string> }
type Figure = { row: Row; field: EmissionField; kilograms: number; region: string; printed: PrintedFigure }
type YearDisclosure = Omit<Disclosure, 'companyId'>

/**
 * Figures of 2024 from reports of large emitters in Taiwan, and their revenue of 2022 to 2024. A figure is worldwide only where
 * the note beside it says that it covers the group, of Taiwan where it says so, otherwise it is left out. Totals of foreign
 * groups are filed under those groups. Throws SourceFileError for an unexpected heading, field or cell.
 */
export function readTaiwanReports(
  bytes: Readonly<Record<keyof typeof TAIWAN_REPORTS_FILES, Uint8Array>>,
): SourceReading {
  const identities = readIdentities(readCsvRows(TAIWAN_IDENTITIES_FILE, bytes.identities))
  const revenues = readRevenues(readCsvRows(TAIWAN_REVENUE_FILE, bytes.revenues, { mayBeShort: true }))
  const reading = readFiguresOfReports(readCsvRows(file, bytes.figures), identities)
  return withRecords(file, { records: withRevenues(reading.records, revenues), refused: reading.refused })
}

/** Reads the figures only, from the rows of their file. */
export function readFiguresOfReports(
  plainRows: readonly PlainRow<string>[],
  identities: ReadonlyMap<string, Identity>,
): SourceReading {
  const refused: RefusedRow[] = []
  const rows = keyByHeading(file, plainRows, columns).flatMap((table): Row[] => {
    const number = table.cells['欄位編號'] ?? ''
    if (fieldNames[number] === undefined) return []
    const row = { ...parseRow(Row, table.cells, file, table.row), table }
    return row.欄位名稱 === fieldNames[number] ? [row] : []
  })
  const records = [...groupBy(rows, (row) => row.公司代碼).entries()].flatMap(([code, ofCompany]) => {
    refuseRepeated(ofCompany)
    const figures = ofCompany.flatMap((row) => {
      const read = readFigure(row)
      if (typeof read !== 'string') return read
      refused.push({
        source: 'taiwan-reports',
        file,
        row: `row ${row.table.row}`,
        reason: `${read}: ${row.公司簡稱}, ${row.欄位名稱}`,
      })
      return []
    })
    const record = toRecord(code, ofCompany[0]?.公司簡稱 ?? '', figures, identities)
    if (record === null && figures.length > 0) {
      const reason = `no tax id is known of its code: ${ofCompany[0]?.公司簡稱}`
      refused.push({ source: 'taiwan-reports', file, row: `row ${ofCompany[0]?.table.row}`, reason })
    }
    return record === null ? [] : [record]
  })
  return { records, refused }
}

/** The parts of one note are added up; two rows of one field would be too, and nothing tells which of them is right. */
function refuseRepeated(ofCompany: readonly Row[]): void {
  const fields = ofCompany.map(({ 欄位編號 }) => 欄位編號)
  const repeated = ofCompany.find(({ 欄位編號 }, at) => fields.indexOf(欄位編號) < at)
  if (!repeated) return
  throw new SourceFileError(file, `row ${repeated.table.row}`, `${repeated.公司簡稱} has ${repeated.欄位名稱} twice`)
}

/** Returns the figures of one cell, or why they are not carried over. */
function readFigure(row: Row): Figure[] | string {
  const place = { file, row: row.table.row, column: '欄位數值' }
  const cell = row.table.cells['欄位數值']?.trim() ?? ''
  const tonnes = cell === 'NA' ? null : readAmount(cell, place)
  if (tonnes === null) return []
  const key = `${row.公司代碼} ${row.欄位編號}`
  if (row.欄位單位 !== '公噸CO2e') return 'a figure without the unit of the column'
  const doubt = doubtedCells[key]
  if (doubt !== undefined) return `a person found it in doubt (${doubt})`
  const parent = foreignParents[row.公司代碼]
  const boundary = parent !== undefined || groupCells.has(key) ? 'group' : boundaryOf(row.補充說明)
  const ofGroup = groupAmountsIn(row.補充說明, tonnes).map((amount) => toFigure(row, parent, 'GLOBAL', amount))
  if (boundary === 'taiwan') return [...ofGroup, toFigure(row, parent, 'TW', cell)]
  if (ofGroup.length > 0) return ofGroup
  return boundary === 'group'
    ? [toFigure(row, parent, 'GLOBAL', cell)]
    : 'the note does not say whether it is the group’s'
}

function toFigure(row: Row, parent: ForeignParent | undefined, region: string, printed: string): Figure {
  const column = printed === row.table.cells['欄位數值']?.trim() ? '欄位數值' : '補充說明'
  const field = fieldOf(row, parent)
  const tonnes = readAmount(printed, { file, row: row.table.row, column }) ?? 0
  const pages = [...row.參考頁數.matchAll(/\d+/g)].map(([page]) => page)
  return {
    row,
    field,
    kilograms: tonnesToKilograms(tonnes),
    region,
    printed: {
      field,
      printed,
      unit: 't CO2e',
      place: { file: baseName(file), row: row.table.row, column },
      ...(pages.length > 0 && { page: pages.join(', ') }),
    },
  }
}

function fieldOf(row: Row, parent: ForeignParent | undefined): EmissionField {
  if (row.欄位編號 === '9') return parent?.isScope1And2 ? 'scope1And2Kg' : 'scope1Kg'
  return row.欄位編號 === '10' ? methodOf(row.補充說明) : 'scope3Kg'
}

function toRecord(
  code: string,
  name: string,
  figures: readonly Figure[],
  identities: ReadonlyMap<string, Identity>,
): SourceRecord | null {
  if (figures.length === 0) return null
  const parent = foreignParents[code]
  const disclosuresOf = (recordId: string) =>
    [...groupBy(figures, ({ region }) => region).entries()].map(([region, ofRegion]) =>
      toDisclosure(recordId, region, ofRegion),
    )
  if (parent !== undefined) {
    const recordId = `parent of ${code}`
    const { name: parentName, hqRegion } = parent
    const disclosures = disclosuresOf(recordId)
    return plainRecord({ source: 'taiwan-reports', recordId, name: parentName, hqRegion, disclosures })
  }
  const identity = identities.get(code.replace(/^_/, ''))
  if (identity === undefined) return null
  const { taxId, fullName } = identity
  return plainRecord({
    source: 'taiwan-reports',
    recordId: taxId,
    name: fullName,
    otherNames: name === fullName ? [] : [name],
    hqRegion: 'TW',
    identifiers: [{ kind: 'tw_tax_id', value: taxId }],
    disclosures: disclosuresOf(taxId),
  })
}

function toDisclosure(recordId: string, region: string, figures: readonly Figure[]): YearDisclosure {
  const rows = figures.map(({ row }) => row.table.row)
  const pages = [...new Set(figures.flatMap(({ printed }) => printed.page?.split(', ') ?? []))]
  return {
    source: 'taiwan-reports',
    recordId,
    year,
    region,
    emissions: toEmissions(sumsByField(figures)),
    revenue: null,
    document: { url: null, title: 'sustainability report on 2024', page: pages.length > 0 ? pages.join(', ') : null },
    filedIn: year + 1,
    locator: `rows ${rows[0]} to ${rows.at(-1)}`,
    printed: figures.map(({ printed }) => printed),
  }
}

/** A note may state the group in two parts: both are printed figures of one field, and the field is their sum. */
function sumsByField(figures: readonly Figure[]): [EmissionField, number][] {
  return [...groupBy(figures, ({ field }) => field).entries()].map(([field, parts]) => [
    field,
    Number(parts.reduce((sum, { kilograms }) => sum + kilograms, 0).toPrecision(15)),
  ])
}

/** Revenue covers the company worldwide: it is joined with the worldwide figures of its year, or forms a year of its own. */
function withRevenues(records: readonly SourceRecord[], revenues: ReturnType<typeof readRevenues>): SourceRecord[] {
  const byTaxId = new Map(records.map((record) => [record.recordId, record]))
  for (const { taxId, fullName, shortName, years } of revenues) {
    const before =
      byTaxId.get(taxId) ??
      plainRecord({
        source: 'taiwan-reports',
        recordId: taxId,
        name: fullName,
        otherNames: shortName === fullName ? [] : [shortName],
        hqRegion: 'TW',
        identifiers: [{ kind: 'tw_tax_id', value: taxId }],
      })
    byTaxId.set(taxId, { ...before, disclosures: joinYears(before.disclosures, years) })
  }
  return [...byTaxId.values()]
}

function joinYears(ofReports: readonly YearDisclosure[], ofRevenue: readonly YearDisclosure[]): YearDisclosure[] {
  const worldwide = (year: number) => (one: YearDisclosure) => one.year === year && one.region === 'GLOBAL'
  const joined = ofReports.map((one) => {
    const beside = one.region === 'GLOBAL' ? ofRevenue.find(worldwide(one.year)) : undefined
    return beside ? { ...one, revenue: beside.revenue, printed: [...one.printed, ...beside.printed] } : one
  })
  return [...joined, ...ofRevenue.filter(({ year }) => !ofReports.some(worldwide(year)))]
}
