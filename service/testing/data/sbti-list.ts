import { buildTestWorkbook } from '@/service/sources/testing/build-test-workbook'

const columns = [
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

export type SbtiLine = {
  id: number
  name: string
  status?: string
  updated?: string
  lei?: string
  location?: string
  sector?: string
}

/** A file in the layout of SBTi's export, with a line for each company. */
export function sbtiList(lines: readonly SbtiLine[]): Uint8Array {
  const rows = lines.map((line) => {
    const cells: Record<string, string | number | Date | null> = {
      sbti_id: line.id,
      company_name: line.name,
      lei: line.lei ?? null,
      organization_type: 'Corporate',
      location: line.location ?? 'Sweden',
      region: 'Europe',
      sector: line.sector ?? 'Media',
      near_term_status: line.status ?? 'Committed',
      date_updated: new Date(`${line.updated ?? '2024-01-08'}T01:00:00Z`),
    }
    return columns.map((column) => cells[column] ?? null)
  })
  return buildTestWorkbook({ Data: [columns, ...rows] })
}
