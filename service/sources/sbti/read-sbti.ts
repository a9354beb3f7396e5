import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readSheetRows, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { checkedIdentifiers } from '../checked-identifiers'
import { regionOf } from '../region-of'
import { SBTI_SECTORS } from './sectors'

export const SBTI_FILE = 'sbti/sbti-companies-taking-action-2026-05-07.xlsx'
export const SBTI_SHEET = 'Data'

export const SBTI_COLUMNS = [
  'sbti_id',
  'company_name',
  'isin',
  'lei',
  'organization_type',
  'location',
  'region',
  'sector',
  'near_term_status',
  'near_term_target_classification',
  'near_term_target_year',
  'long_term_status',
  'long_term_target_classification',
  'long_term_target_year',
  'net_zero_status',
  'net_zero_year',
  'full_target_language',
  'ba15_status',
  'ba15_date',
  'target_classification_long',
  'reason_for_extension_or_removal',
  'date_updated',
]
/** "2030", or "FY2030" where the target runs to the end of a financial year. */
const TargetYear = z
  .union([z.int(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^(FY)?20\d\d$/))
  .nullable()
const TARGET_STATUS = { 'Targets set': 'set', Committed: 'committed', 'Commitment removed': 'removed' } as const
const Status = z
  .enum(['Targets set', 'Committed', 'Commitment removed'])
  .nullable()
  .transform((value) => (value === null ? ('none' as const) : TARGET_STATUS[value]))
const Classification = z
  .enum([
    '1.5°C',
    'Well-below 2°C',
    '2°C',
    '1.5°C/Well-below 2°C',
    '1.5°C/1.5°C',
    'Well-below 2°C/2°C',
    'Well-below 2°C/Well-below 2°C',
    '2°C/2°C',
    '1.5°C/2°C',
  ])
  .nullable()
const Reason = z.enum([
  'Automakers pathway',
  'Company change',
  'Expired commitment',
  'FINZ extension policy',
  'Financial institutions net-zero commitment: deadline 24 months from Financial Institutions Net-Zero Standard launch',
  'Legacy extension',
  'Target set at parent company level',
  'Timber and Wood Fiber Pathway',
  'Withdrawn commitment',
])
// The sheet has instants at 01:00 UTC of the day.
const DayCell = z.date().transform((value) => value.toISOString().slice(0, 10))

/** Some cells contain a typed 0: it fails its check digits like any other wrong number. */
const Identifier = z.union([z.string(), z.number().transform(String)]).nullable()

const SbtiRow = z.object({
  sbti_id: z.int().positive(),
  company_name: z.string().trim().min(1),
  isin: Identifier,
  lei: Identifier,
  organization_type: z.enum(['Corporate', 'SME', 'Financial Institution']),
  location: z.string(),
  sector: z.enum(Object.keys(SBTI_SECTORS) as [keyof typeof SBTI_SECTORS, ...(keyof typeof SBTI_SECTORS)[]]),
  near_term_status: Status,
  near_term_target_classification: Classification,
  near_term_target_year: TargetYear,
  long_term_status: Status,
  long_term_target_classification: Classification,
  long_term_target_year: TargetYear,
  net_zero_status: Status,
  net_zero_year: TargetYear,
  ba15_status: z.literal('BA1.5 member').nullable(),
  ba15_date: DayCell.nullable(),
  // One cell may hold several reasons, separated by "; ".
  reason_for_extension_or_removal: z
    .string()
    .nullable()
    .refine(
      (value) => value === null || value.split('; ').every((part) => Reason.safeParse(part).success),
      'not a known reason',
    ),
  date_updated: DayCell,
})

/** Reasons that are no longer used are not checked: an earlier state is read only for what was set and removed, and when. */
const HistoryRow = SbtiRow.extend({
  reason_for_extension_or_removal: z.unknown().transform(() => null),
})

/** Reads an earlier state of the list. A row without a type was not finally published and is left out. */
export function sbtiRowsOfHistory(rows: readonly PlainRow[], file: string): SourceReading {
  const typed = keyByHeading(file, rows, SBTI_COLUMNS).filter(({ cells }) => cells['organization_type'] !== null)
  return sbtiRecords(typed, file, HistoryRow)
}

/** Converts rows of the initiative's own export to records. The target's wording (full_target_language) is never carried over. */
export function sbtiRecords(
  rows: readonly TableRow[],
  file: string = SBTI_FILE,
  schema: z.ZodType<z.output<typeof SbtiRow>> = SbtiRow,
): SourceReading {
  const reading: SourceReading = { records: [], refused: [] }
  const seen = new Set<string>()
  for (const { row, cells } of rows) {
    const line = parseRow(schema, cells, file, row)
    const recordId = String(line.sbti_id)
    if (seen.has(recordId)) throw new SourceFileError(file, `row ${row}, column sbti_id`, `${recordId} is there twice`)
    seen.add(recordId)
    const checked = checkedIdentifiers({ lei: line.lei, isin: line.isin }, { source: 'sbti', recordId })
    for (const reason of checked.refused) reading.refused.push({ source: 'sbti', file, row: String(row), reason })
    const name = line.company_name
    reading.records.push({
      source: 'sbti',
      recordId,
      name,
      otherNames: [],
      hqRegion: regionOf(line.location, file, row, 'location'),
      hqSubregion: null,
      website: null,
      identifiers: [...checked.identifiers, { kind: 'sbti', value: recordId }],
      tickers: [],
      sector: line.sector,
      sizeUsd: null,
      isPart: false,
      commitment: {
        source: 'sbti',
        recordId,
        nameAsListed: name,
        place: { file: baseName(file), sheet: SBTI_SHEET, row },
        nearTerm: {
          status: line.near_term_status,
          classification: line.near_term_target_classification,
          year: line.near_term_target_year,
        },
        longTerm: {
          status: line.long_term_status,
          classification: line.long_term_target_classification,
          year: line.long_term_target_year,
        },
        netZero: { status: line.net_zero_status, year: line.net_zero_year },
        businessAmbition: { status: line.ba15_status === null ? null : 'member', joinedOn: line.ba15_date },
        reason: line.reason_for_extension_or_removal,
        organizationType: line.organization_type,
        updatedOn: line.date_updated,
      },
      disclosures: [],
    })
  }
  return reading
}

/** Reads the initiative's list of companies, an xlsx export. */
export async function readSbti(bytes: Uint8Array): Promise<SourceReading> {
  return readSbtiRows(await readSheetRows(SBTI_FILE, bytes, SBTI_SHEET))
}

/** Like the function above, but from the rows of its sheet. Throws SourceFileError where there is no company. */
export function readSbtiRows(rows: readonly PlainRow[]): SourceReading {
  return withRecords(SBTI_FILE, sbtiRecords(keyByHeading(SBTI_FILE, rows, SBTI_COLUMNS)))
}
