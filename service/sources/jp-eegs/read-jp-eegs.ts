import { z } from 'zod'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { type SiteFigure, sumOfSites } from '@/service/sources/tables/sum-of-sites'
import { withRecords } from '@/service/sources/tables/with-records'
import { isCorporateNumber } from './corporate-number'
import { type History, historyKey, JP_EEGS_HISTORY_FILE, readHistory } from './read-history'

export const JP_EEGS_FILE = 'emissions/jp-eegs/Japan_eegs.csv'

const amount = '温室効果ガス算定排出量(tCO2)'
const columns = ['法人番号', '特定排出者コード', '事業者・事業所名', '区分', '業種', '所在地', amount, 'ページ']
const year = 2023

const Row = z.object({
  法人番号: z.string().regex(/^\d{13}$/, 'is no corporate number'),
  特定排出者コード: z.string().regex(/^\d+$/, 'is no code'),
  '事業者・事業所名': z.string().trim().min(1),
  区分: z.enum(['特定事業所排出者', '特定荷主', '特定貨物輸送事業者', '特定旅客輸送事業者', '特定航空輸送事業者']),
  業種: z.string(),
  [amount]: z.string().regex(/^\d+(?:\.\d+)?$/, 'is no amount'),
  ページ: z.string(),
})
type Row = z.infer<typeof Row> & { row: number }

/** Suppliers of energy. Their emissions are counted at their customers, so their figure here is only the remainder. */
const suppliersOfEnergy: ReadonlySet<string> = new Set(['電気業', '熱供給業'])
const administrations: ReadonlySet<string> = new Set(['地方公務', '国家公務'])

/**
 * Emissions of legal entities in Japan from April 2023 to March 2024, and of listed ones since 2009 (scopes 1 and 2 in one sum,
 * all gases), from the mandatory register: their sites and their transport, added up. Region "JP": a legal entity, not its group.
 * Throws SourceFileError for an unexpected heading, category or cell.
 */
export function readJpEegs(bytes: { list: Uint8Array; history: Uint8Array }): SourceReading {
  const history = readHistory(readCsvRows(JP_EEGS_HISTORY_FILE, bytes.history))
  return readJpEegsRows(readCsvRows(JP_EEGS_FILE, bytes.list), history)
}

/**
 * Like the function above, but from the rows of the file. Throws SourceFileError where there is no company.
 *
 * @param history what earlier years had, by emitter's code and kind
 */
export function readJpEegsRows(
  plainRows: readonly PlainRow<string>[],
  history: ReadonlyMap<string, History> = new Map(),
): SourceReading {
  const refused: RefusedRow[] = []
  const rows = keyByHeading(JP_EEGS_FILE, plainRows, columns).map(
    ({ row, cells }): Row => ({ ...parseRow(Row, cells, JP_EEGS_FILE, row), row }),
  )
  const namesOf = new Map<string, Set<string>>()
  for (const row of rows) namesOf.set(row.法人番号, (namesOf.get(row.法人番号) ?? new Set()).add(bareName(row)))
  // The offices of one city share its number, each under its own name, so the number identifies none of them. A number whose
  // check digit fails is not used either; the row is identified by the register's own code and its name.
  const hasNumber = (row: Row) => isCorporateNumber(row.法人番号) && namesOf.get(row.法人番号)?.size === 1
  const keyOf = (row: Row) => (hasNumber(row) ? row.法人番号 : `${row.特定排出者コード} ${bareName(row)}`)
  const suppliers = new Set(rows.filter(({ 業種 }) => suppliersOfEnergy.has(業種)).map(keyOf))
  const kept = rows.filter((row) => {
    const reason = whyLeftOut(row, suppliers.has(keyOf(row)))
    if (reason !== null) refused.push(refusal(row, reason))
    return reason === null
  })
  const records = [...groupBy(kept, keyOf).entries()].flatMap(([recordId, ofEntity]) => {
    const [first, ...others] = ofEntity
    return first === undefined ? [] : [toRecord(recordId, [first, ...others], hasNumber(first), history)]
  })
  return withRecords(JP_EEGS_FILE, { records, refused })
}

/** Returns the name without spaces: the register writes 株式会社ヒューテック and 株式会社　ヒューテック for one number. */
function bareName(row: Row): string {
  return row['事業者・事業所名'].normalize('NFKC').replace(/\s+/g, '')
}

function whyLeftOut(row: Row, isSupplier: boolean): string | null {
  if (row.区分 === '特定荷主') return 'freight that others carried for it'
  if (isSupplier) return 'a supplier of power or heat, whose emissions are counted with its customers'
  if (administrations.has(row.業種)) return 'the administration of a state, prefecture or city'
  return Number(row[amount]) === 0 ? '0 stands for nothing' : null
}

function refusal(row: Row, reason: string): RefusedRow {
  return {
    source: 'jp-eegs',
    file: JP_EEGS_FILE,
    row: `row ${row.row}`,
    reason: `${reason}: ${row['事業者・事業所名']}`,
  }
}

/**
 * Returns the entity's earlier years, only where each of its rows of this year has a history that ends with this year's amount:
 * otherwise an earlier year would lack a part that the next one has.
 */
function earlierYears(rows: readonly Row[], history: ReadonlyMap<string, History>): SiteFigure[] {
  const ofRows = rows.map((row) => history.get(historyKey(row.特定排出者コード, row.区分)))
  const fits = rows.every(
    (row, index) => Number(ofRows[index]?.years.get(year)?.printed.printed) === Number(row[amount]),
  )
  if (!fits) return []
  const years = [...(ofRows[0]?.years.keys() ?? [])].filter((one) => one < year)
  return years
    .filter((one) => ofRows.every((earlier) => earlier?.years.has(one)))
    .flatMap((one) => ofRows.flatMap((earlier) => earlier?.years.get(one) ?? []))
}

function toRecord(
  recordId: string,
  rows: readonly [Row, ...Row[]],
  hasNumber: boolean,
  history: ReadonlyMap<string, History>,
): SourceRecord {
  const [first] = rows
  const url = URL.canParse(first.ページ) ? first.ページ : null
  const document = { url, title: '温室効果ガス排出量算定・報告・公表制度', page: null }
  const owner = {
    source: 'jp-eegs' as const,
    recordId,
    region: 'JP',
    document,
    about: 'from April of the year to March of the next',
  }
  const figures = rows.map((row): SiteFigure => {
    const place = { file: baseName(JP_EEGS_FILE), row: row.row, column: amount }
    const printed = { field: 'scope1And2Kg' as const, printed: row[amount], unit: 't CO2e', place }
    return { year, printed: rows.length === 1 ? printed : { ...printed, label: row.区分 } }
  })
  return plainRecord({
    source: 'jp-eegs',
    recordId,
    name: first['事業者・事業所名'],
    hqRegion: 'JP',
    identifiers: hasNumber ? [{ kind: 'jp_corporate_number', value: first.法人番号 }] : [],
    disclosures: sumOfSites(owner, [...earlierYears(rows, history), ...figures]).map((disclosure) => ({
      ...disclosure,
      period: { from: `${disclosure.year}-04`, to: `${disclosure.year + 1}-03` },
    })),
  })
}
