import { type PlainRow, readSheetRows } from '@/service/sources/tables/read-table'
import type { SourceRecord } from '@/service/sources/tables/source-record'
import { olderListRecords } from './older-list'
import { SBTI_SHEET, sbtiRowsOfHistory } from './read-sbti'

/** Earlier states of the list, oldest first: the day of each, and whether it numbers its companies. */
const states = [
  { on: '2024-05-06', isNumbered: false },
  { on: '2024-08-02', isNumbered: false },
  { on: '2024-10-24', isNumbered: false },
  { on: '2025-01-16', isNumbered: false },
  { on: '2025-03-18', isNumbered: true },
  { on: '2025-06-05', isNumbered: true },
  { on: '2025-09-11', isNumbered: true },
  { on: '2025-11-20', isNumbered: true },
  { on: '2026-01-02', isNumbered: true },
  { on: '2026-03-12', isNumbered: true },
] as const

/**
 * The list as it was on a day. `isWhole`: a company missing from it was not listed; in other states the name may have been spelt
 * differently.
 */
export type SbtiState = { on: string; isWhole: boolean; records: SourceRecord[] }

function fileOf(on: string): string {
  return `sbti/history/history-sbti-companies-taking-action-${on}.xlsx`
}

/**
 * Reads the earlier states of the list since May 2024, oldest first. Lists before March 2025 have no numbers: a row gets the
 * number of the one company of the first numbered list that has its LEI, its ISIN, or its name and country; otherwise it is left
 * out.
 * @param read returns the bytes of a published file, by its path inside the data folder
 * @throws SourceFileError for an unexpected list
 */
export async function readSbtiHistory(read: (file: string) => Uint8Array): Promise<SbtiState[]> {
  const numbered: SbtiState[] = []
  for (const { on } of states.filter(({ isNumbered }) => isNumbered)) {
    const file = fileOf(on)
    numbered.push({ on, isWhole: true, records: sbtiRowsOfHistory(await rowsOf(file, read, SBTI_SHEET), file).records })
  }
  const first = numbered[0]?.records ?? []
  const older: SbtiState[] = []
  for (const { on } of states.filter(({ isNumbered }) => !isNumbered)) {
    const file = fileOf(on)
    older.push({
      on,
      isWhole: false,
      records: olderListRecords(await rowsOf(file, read, 'Worksheet'), first, { file, on }),
    })
  }
  return [...older, ...numbered]
}

function rowsOf(file: string, read: (file: string) => Uint8Array, sheet: string): Promise<PlainRow[]> {
  return readSheetRows(file, read(file), sheet)
}
