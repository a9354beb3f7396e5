import { z } from 'zod'
import type { Disclosure } from '@/service/reference/records'
import { holdBackUnitErrors } from '@/service/sources/hold-back-unit-errors'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName, type StatedTonnes, toDisclosed } from '@/service/sources/tables/printed-figures'
import { readAmount } from '@/service/sources/tables/read-number'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { boundaryOf } from '../taiwan-reports/boundary'

export const TAIWAN_EXCHANGE_FILES = { twse: 'live/t187ap46_L_1.json', tpex: 'live/t187ap46_O_1.json' } as const

export type TaiwanExchange = keyof typeof TAIWAN_EXCHANGE_FILES

/** Amount, boundary and assurance of each scope. The unit is a part of the heading: another unit would be another heading. */
const scopes = [
  { field: 'scope1Kg', amount: '範疇一排放量(噸CO2e)', boundary: '範疇一資料邊界' },
  { field: 'scope2Kg', amount: '範疇二排放量(噸CO2e)', boundary: '範疇二資料邊界' },
  { field: 'scope3Kg', amount: '範疇三排放量(噸CO2e)', boundary: '範疇三資料邊界' },
] as const

const Cell = z.string().trim().nullish()

const Row = z.object({
  報告年度: z
    .string()
    .trim()
    .regex(/^\d{2,3}$/, 'is no year of the Republic of China'),
  公司代號: z.string().trim().min(1),
  公司名稱: z.string().trim().min(1),
  '範疇一排放量(噸CO2e)': Cell,
  範疇一資料邊界: Cell,
  '範疇二排放量(噸CO2e)': Cell,
  範疇二資料邊界: Cell,
  '範疇三排放量(噸CO2e)': Cell,
  範疇三資料邊界: Cell,
})
type Row = z.infer<typeof Row> & { row: number }
type Figure = StatedTonnes & { region: string; row: Row }

/** Headings that every row must have: if one is missing, the exchange has changed its table. */
const needed = [
  '報告年度',
  '公司代號',
  '公司名稱',
  ...scopes.map(({ amount }) => amount),
  '範疇一資料邊界',
  '範疇二資料邊界',
]

const firstYear = 1911

/**
 * Scopes 1, 2 and 3 that companies listed in Taiwan state, from an exchange's table (JSON). A figure is worldwide where its
 * boundary names the group, of Taiwan where it names the company itself, otherwise it is refused. Throws SourceFileError for a
 * file that is no such table, and for a table without one of its headings.
 */
export function readTaiwanExchange(exchange: TaiwanExchange, bytes: Uint8Array): SourceReading {
  return readTaiwanExchangeRows(exchange, parseTable(TAIWAN_EXCHANGE_FILES[exchange], bytes))
}

function parseTable(file: string, bytes: Uint8Array): unknown[] {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new SourceFileError(file, 'the whole file', 'is not JSON: a web page, or a file that was cut off', { cause })
  }
  if (!Array.isArray(json)) throw new SourceFileError(file, 'the whole file', 'is no list of rows')
  return json
}

/** Like the function above, but from the rows of the table. */
export function readTaiwanExchangeRows(exchange: TaiwanExchange, table: readonly unknown[]): SourceReading {
  const file = TAIWAN_EXCHANGE_FILES[exchange]
  const refused: RefusedRow[] = []
  const rows = table.map((cells, index): Row => {
    for (const heading of needed) {
      if (typeof cells !== 'object' || cells === null || !(heading in cells)) {
        throw new SourceFileError(file, `row ${index + 1}, column ${heading}`, 'no such column')
      }
    }
    return { ...parseRow(Row, cells, file, index + 1), row: index + 1 }
  })
  const records = [...groupBy(rows, (row) => row.公司代號).entries()].flatMap(([code, ofCompany]) => {
    const name = ofCompany[0]?.公司名稱 ?? ''
    const figures = ofCompany.flatMap((row) => figuresOf(exchange, row, refused))
    const years = [...groupBy(figures, ({ row, region }) => `${row.報告年度} ${region}`).values()].flatMap((ofYear) =>
      toYear(exchange, code, ofYear),
    )
    const checked = [...groupBy(years, ({ region }) => region).values()].map((ofRegion) =>
      holdBackUnitErrors(ofRegion, name, file),
    )
    refused.push(...checked.flatMap((one) => one.refused))
    const disclosures = checked.flatMap((one) => one.disclosures)
    if (disclosures.length === 0) return []
    const tickers = [{ exchange: exchange.toUpperCase(), symbol: code }]
    return [plainRecord({ source: exchange, recordId: code, name, hqRegion: 'TW', tickers, disclosures })]
  })
  return withRecords(file, { records, refused })
}

function figuresOf(exchange: TaiwanExchange, row: Row, refused: RefusedRow[]): Figure[] {
  const file = TAIWAN_EXCHANGE_FILES[exchange]
  const refuse = (reason: string) =>
    void refused.push({ source: exchange, file, row: `row ${row.row}`, reason: `${reason}: ${row.公司名稱}` })
  return scopes.flatMap(({ field, amount, boundary }): Figure[] => {
    const cell = row[amount] ?? ''
    const place = { file, row: row.row, column: amount }
    const tonnes = readAmount(cell, place)
    // An amount that a company does not state is a 0 with an empty boundary.
    if (tonnes === null || (tonnes === 0 && (row[boundary] ?? '') === '')) return []
    const region = regionOfBoundary(row[boundary] ?? '')
    if (region === null) {
      refuse(`${boundary} ${JSON.stringify(row[boundary] ?? '')} does not say whose ${amount} is`)
      return []
    }
    return [{ field, tonnes, cell, region, row, place: { file: baseName(file), row: row.row, column: amount } }]
  })
}

function regionOfBoundary(words: string): string | null {
  // The exchanges' own abbreviations, besides the words that companies write into reports.
  if (/^(?:合併|合併公司|合併財務報告|合併財報|集團)$/.test(words)) return 'GLOBAL'
  if (/^(?:個體|個體公司|個體財務報告|母公司|本公司)$/.test(words)) return 'TW'
  const boundary = boundaryOf(words)
  return boundary === 'group' ? 'GLOBAL' : boundary === 'taiwan' ? 'TW' : null
}

function toYear(exchange: TaiwanExchange, code: string, figures: readonly Figure[]): Omit<Disclosure, 'companyId'>[] {
  const [first] = figures
  if (first === undefined) return []
  const year = Number(first.row.報告年度) + firstYear
  return [
    {
      source: exchange,
      recordId: code,
      year,
      region: first.region,
      ...toDisclosed(figures),
      revenue: null,
      document: { url: null, title: `sustainability report on ${year}`, page: null },
      filedIn: year + 1,
      locator: `row ${first.row.row}, company ${code}`,
    },
  ]
}
