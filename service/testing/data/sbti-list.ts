import { SBTI_COLUMNS } from '@/service/sources/sbti/read-sbti'
import { buildTestWorkbook } from '@/service/sources/testing/build-test-workbook'

export type SbtiLine = {
  id: number
  name: string
  status?: string
  updated?: string
  lei?: string
  location?: string
  sector?: string
}

/** Returns a file in the layout of SBTi's export, with a row for each company. */
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
    return SBTI_COLUMNS.map((column) => cells[column] ?? null)
  })
  return buildTestWorkbook({ Data: [SBTI_COLUMNS, ...rows] })
}
