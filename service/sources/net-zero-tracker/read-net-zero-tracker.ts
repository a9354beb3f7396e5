import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readSheetRows, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { checkedIdentifiers } from '../checked-identifiers'
import { regionOf } from '../region-of'
import { COLUMNS } from './columns'
import { NET_ZERO_TRACKER_SECTORS } from './sectors'

export const NET_ZERO_TRACKER_FILE = 'pledges/net-zero-tracker-snapshot-2025-11-09.xlsx'
const SHEET = 'Current Snapshot'

const EndTarget = z.enum([
  'Net zero',
  'No target',
  'Carbon neutral(ity)',
  'Emissions reduction target',
  'Emissions intensity target',
  'Other',
  'Climate neutral',
  'Zero emissions',
  'Science-based target',
  'Zero carbon',
  'Absolute emissions target',
  '1.5°C target',
  'Carbon negative',
  'GHG neutral(ity)',
  'Climate positive',
  'Net negative',
])
const InterimTarget = z.enum([
  'Emissions reduction target',
  'No target',
  'Other',
  'Net zero or similar',
  'Emissions intensity target',
  'Absolute emissions target',
  'Reduction v. BAU',
])
const EndTargetStatus = z.enum([
  'In corporate strategy',
  'In policy document',
  'Declaration / pledge',
  'Proposed / in discussion',
  'In law',
  'Achieved (self-declared)',
  'Achieved (externally validated)',
])
type Sector = keyof typeof NET_ZERO_TRACKER_SECTORS
const SECTORS = Object.keys(NET_ZERO_TRACKER_SECTORS) as [Sector, ...Sector[]]

const CompanyRow = z.object({
  ID_Code: z.string().regex(/^COM-\d+$/),
  ISIN_ID: z.string().nullable(),
  Name: z.string().trim().min(1),
  Country: z.string().regex(/^[A-Z]{3}$/),
  End_target: EndTarget.nullable(),
  End_target_year: z.int().nullable(),
  Status_of_end_target: EndTargetStatus.nullable(),
  End_target_percentage_reduction: z.number().nullable(),
  End_target_baseline_year: z.int().nullable(),
  Interim_target: InterimTarget.nullable(),
  Interim_target_year: z.int().nullable(),
  Interim_target_percentage_reduction: z.number().nullable(),
  Interim_target_baseline_year: z.int().nullable(),
  Interim_target_intensity_unit: z.union([z.string(), z.number()]).nullable(),
  Race_to_zero_member: z.enum(['Yes', 'No']).nullable(),
  Company_annual_revenue: z.union([z.number(), z.literal('NA')]).nullable(),
  Industry: z.enum([...SECTORS, 'NA']).nullable(),
})
type CompanyRow = z.infer<typeof CompanyRow>
const EntityType = z.object({ Entity_type: z.enum(['Company', 'City', 'Region', 'Country']) })

// 121 of 2,087 revenues are in millions ("12443") or negative; no company of the Forbes 2000 has less revenue than this.
const SMALLEST_REVENUE_USD = 1_000_000
const plausibleYear = (year: number | null) => (year !== null && year >= 2000 && year <= 2100 ? year : null)

/** Types of target whose percentage refers to the emissions of a base year, not to an intensity or a forecast. */
const absoluteTargets: ReadonlySet<string> = new Set([
  'Emissions reduction target',
  'Absolute emissions target',
  'Science-based target',
  'Net zero or similar',
])

function reductionOf(percent: number | null, baseYear: number | null, targetYear: number) {
  if (percent === null || percent <= 0 || percent > 100) return {}
  // A base year must be before the target year, and 1990 is the earliest that any company states.
  return baseYear === null || baseYear < 1990 || baseYear >= targetYear ? {} : { reduction: { percent, baseYear } }
}

function interimOf(line: CompanyRow) {
  const { Interim_target: target } = line
  const year = plausibleYear(line.Interim_target_year)
  if (target === null || target === 'No target' || year === null) return {}
  const isAbsolute = absoluteTargets.has(target) && line.Interim_target_intensity_unit === null
  const { Interim_target_percentage_reduction: percent, Interim_target_baseline_year: baseYear } = line
  return { interim: { target, year, ...(isAbsolute ? reductionOf(percent, baseYear, year) : {}) } }
}

function endReductionOf(line: CompanyRow, endTargetYear: number | null) {
  if (endTargetYear === null || !absoluteTargets.has(line.End_target ?? '')) return {}
  const { End_target_percentage_reduction: percent, End_target_baseline_year: baseYear } = line
  const { reduction } = reductionOf(percent, baseYear, endTargetYear)
  return reduction === undefined ? {} : { endReduction: reduction }
}

/** Converts rows of the snapshot to records of companies. The publisher's texts, notes and links are not read. */
export function netZeroTrackerRecords(rows: readonly TableRow[], file: string = NET_ZERO_TRACKER_FILE): SourceReading {
  const reading: SourceReading = { records: [], refused: [] }
  const seen = new Set<string>()
  for (const { row, cells } of rows) {
    const refuse = (reason: string) =>
      reading.refused.push({ source: 'net-zero-tracker', file, row: String(row), reason })
    const { Entity_type } = parseRow(EntityType, cells, file, row)
    if (Entity_type !== 'Company') {
      refuse(`not a company: ${Entity_type}`)
      continue
    }
    const line = parseRow(CompanyRow, cells, file, row)
    if (seen.has(line.ID_Code))
      throw new SourceFileError(file, `row ${row}, column ID_Code`, `${line.ID_Code} is there twice`)
    seen.add(line.ID_Code)
    const checked = checkedIdentifiers({ isin: line.ISIN_ID }, { source: 'net-zero-tracker', recordId: line.ID_Code })
    checked.refused.forEach(refuse)
    const endTargetYear = plausibleYear(line.End_target_year)
    if (line.End_target_year !== endTargetYear) refuse(`end target year ${line.End_target_year} is not plausible`)
    const revenue = typeof line.Company_annual_revenue === 'number' ? line.Company_annual_revenue : null
    const sizeUsd = revenue !== null && revenue >= SMALLEST_REVENUE_USD ? revenue : null
    if (revenue !== null && sizeUsd === null) refuse('revenue below one million USD, so its unit is in doubt')
    const industry = line.Industry === 'NA' ? null : line.Industry
    reading.records.push({
      source: 'net-zero-tracker',
      recordId: line.ID_Code,
      name: line.Name,
      otherNames: [],
      hqRegion: regionOf(line.Country, file, row, 'Country'),
      hqSubregion: null,
      website: null,
      identifiers: checked.identifiers,
      tickers: [],
      sector: industry,
      sizeUsd,
      isPart: false,
      commitment: {
        source: 'net-zero-tracker',
        recordId: line.ID_Code,
        nameAsListed: line.Name,
        place: { file: baseName(file), sheet: SHEET, row },
        endTarget: line.End_target,
        endTargetYear,
        status: line.Status_of_end_target,
        raceToZero: line.Race_to_zero_member === null ? null : line.Race_to_zero_member === 'Yes',
        ...endReductionOf(line, endTargetYear),
        ...interimOf(line),
      },
      disclosures: [],
    })
  }
  return reading
}

/** Net Zero Tracker's snapshot of 9 November 2025, an xlsx workbook. The sheet's second row holds the column names. */
export async function readNetZeroTracker(bytes: Uint8Array): Promise<SourceReading> {
  return readNetZeroTrackerRows(await readSheetRows(NET_ZERO_TRACKER_FILE, bytes, SHEET))
}

/** Like the function above, but from the rows of its sheet. Throws SourceFileError where there is no company. */
export function readNetZeroTrackerRows(rows: readonly PlainRow[]): SourceReading {
  return withRecords(
    NET_ZERO_TRACKER_FILE,
    netZeroTrackerRecords(keyByHeading(NET_ZERO_TRACKER_FILE, rows, COLUMNS, 2)),
  )
}
