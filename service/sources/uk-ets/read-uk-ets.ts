import { z } from 'zod'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readSheetRows, type TableRow } from '@/service/sources/tables/read-table'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { type SiteFigure, sumOfSites } from '@/service/sources/tables/sum-of-sites'
import { withRecords } from '@/service/sources/tables/with-records'

export const UK_ETS_FILE = 'emissions/uk-ets/20250611_Compliance_Report_Emissions_and_Surrenders.xlsx'
export const UK_ETS_SHEET = 'Data'

const years = [2021, 2022, 2023, 2024] as const
export const ukEtsColumns = [
  'Regulator',
  'Account Holder Name',
  'Account type',
  'Account status',
  'Operator ID',
  'Permit ID or Monitoring plan ID',
  'Installation name',
  'First Year of Operation',
  'Last Year of Operation',
  ...years.map((year) => `Recorded emissions ${year}`),
  'Cumulative emissions',
  'Cumulative surrenders',
  ...years.map((year) => `Static surrender status ${year}`),
  'NACE Code',
  'NACE Description',
]

/** "EXCLUDED" is a year for which the operator did not have to report: not 0. */
const Amount = z.union([z.number().min(0), z.literal('EXCLUDED'), z.null()])
const Row = z.object({
  'Account Holder Name': z
    .union([z.string(), z.number(), z.null()])
    .transform((value) => (value === null ? '' : String(value).trim())),
  'Account type': z.enum(['OPERATOR_HOLDING_ACCOUNT', 'AIRCRAFT_OPERATOR_HOLDING_ACCOUNT']),
  'Operator ID': z.number(),
  'Installation name': z
    .union([z.string(), z.number(), z.null()])
    .transform((value) => (value === null ? null : String(value))),
  'Recorded emissions 2021': Amount,
  'Recorded emissions 2022': Amount,
  'Recorded emissions 2023': Amount,
  'Recorded emissions 2024': Amount,
})
type Row = z.infer<typeof Row> & { table: TableRow }

/**
 * Verified emissions under the UK Emissions Trading Scheme, 2021 to 2024, in tonnes, added up by account holder: of installations
 * in the United Kingdom (scope 1), and of flights inside it and to the EEA. Region "GB", never "GLOBAL". Throws SourceFileError
 * for an unexpected heading, category or cell.
 */
export async function readUkEts(bytes: Uint8Array): Promise<SourceReading> {
  return readUkEtsRows(await readSheetRows(UK_ETS_FILE, bytes, UK_ETS_SHEET))
}

/** Like the function above, but from the rows of the sheet. Throws SourceFileError where there is no company. */
export function readUkEtsRows(plainRows: readonly PlainRow[]): SourceReading {
  const refused: RefusedRow[] = []
  const rows = keyByHeading(UK_ETS_FILE, plainRows, ukEtsColumns).map(
    (table): Row => ({ ...parseRow(Row, table.cells, UK_ETS_FILE, table.row), table }),
  )
  const named = rows.filter((row) => {
    if (row['Account Holder Name'] === '') refuse(row, 'no account holder is named', refused)
    return row['Account Holder Name'] !== ''
  })
  const ofAccounts = [...groupBy(named, accountsOf).values()].filter((rows) => {
    const [first] = rows
    if (first === undefined || !isBusinessJet(rows)) return true
    refuse(first, 'flights of a business jet', refused)
    return false
  })
  // One holder is one legal entity: an airline's installations and flights are added up.
  const ofHolders = groupBy(ofAccounts.flat(), holderOf)
  const records = [...ofHolders.entries()].flatMap(([holder, rows]) => {
    const record = toRecord(
      holder,
      rows,
      rows.flatMap((row) => figuresOf(row, refused)),
    )
    return record.disclosures.length === 0 ? [] : [record]
  })
  return withRecords(UK_ETS_FILE, { records, refused })
}

function refuse(row: Row, reason: string, refused: RefusedRow[]): void {
  const words = `${reason}: ${row['Account Holder Name']}`
  refused.push({ source: 'uk-ets', file: UK_ETS_FILE, row: `row ${row.table.row}`, reason: words })
}

/** Kilograms a year. A holder with less is no airline, and the jet of a carmaker says nothing about the carmaker's emissions. */
const leastOfAnAirline = 1_000_000

function isBusinessJet(rows: readonly Row[]): boolean {
  if (rows.some(isOfInstallation)) return false
  return toRecord(
    '',
    rows,
    rows.flatMap((row) => figuresOf(row, [])),
  ).disclosures.every(({ emissions }) => (emissions.scope1Kg ?? 0) < leastOfAnAirline)
}

function isOfInstallation(row: Row): boolean {
  return row['Account type'] === 'OPERATOR_HOLDING_ACCOUNT'
}

function holderOf(row: Row): string {
  return row['Account Holder Name'].toLowerCase().replace(/\s+/g, ' ')
}

function accountsOf(row: Row): string {
  return `${row['Account type']} ${holderOf(row)}`
}

function figuresOf(row: Row, refused: RefusedRow[]): SiteFigure[] {
  return years.flatMap((year): SiteFigure[] => {
    const column = `Recorded emissions ${year}` as const
    const cell = row[column]
    if (cell === null) return []
    if (cell === 'EXCLUDED') {
      refuse(row, `excluded from reporting ${year}`, refused)
      return []
    }
    const place = { file: baseName(UK_ETS_FILE), sheet: UK_ETS_SHEET, row: row.table.row, column }
    const label = row['Installation name']
    const printed = { field: 'scope1Kg' as const, printed: String(cell), unit: 't CO2e', place }
    return [{ year, printed: label === null ? printed : { ...printed, label } }]
  })
}

/** Flights of a foreign airline are no site of a company in the United Kingdom: who has nothing else has no country and an id of its own. */
function toRecord(holder: string, rows: readonly Row[], figures: readonly SiteFigure[]): SourceRecord {
  const hasInstallations = rows.some(isOfInstallation)
  const kinds = [
    ...(hasInstallations ? ['installations in the United Kingdom'] : []),
    ...(rows.every(isOfInstallation) ? [] : ['flights in the United Kingdom and to the EEA']),
  ]
  const about = `${kinds.join(', ')} only`
  const recordId = hasInstallations ? holder : `flights of ${holder}`
  const document = { url: null, title: 'UK ETS compliance report: emissions and surrenders, 11 June 2025', page: null }
  const owner = { source: 'uk-ets' as const, recordId, region: 'GB', document, about }
  // A closed or idle installation reports 0; 0 in all of them says nothing about the company.
  const disclosures = sumOfSites(owner, figures).filter(({ emissions }) => (emissions.scope1Kg ?? 0) > 0)
  const name = rows[0]?.['Account Holder Name'] ?? recordId
  return plainRecord({ source: 'uk-ets', recordId, name, hqRegion: hasInstallations ? 'GB' : null, disclosures })
}
