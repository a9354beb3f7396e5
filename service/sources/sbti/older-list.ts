import { z } from 'zod'
import { findCountry } from '@/service/reference/find-country'
import { parseRow } from '@/service/sources/tables/parse-row'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow } from '@/service/sources/tables/read-table'
import type { SourceRecord } from '@/service/sources/tables/source-record'

const columns = [
  'Company Name',
  'ISIN',
  'LEI',
  'Near term - Target Status',
  'Near term - Target Classification',
  'Near term - Target Year',
  'Long term - Target Status',
  'Long term - Target Classification',
  'Long term - Target Year',
  'Net-Zero Committed',
  'Net-Zero Year',
  'Organization Type',
  'BA1.5',
  'BA1.5 Date',
  'Location',
  'Region',
  'Sector',
  'Date',
  'Target',
  'Target Classification',
  'Extension',
]

const statuses = { 'Targets Set': 'set', Committed: 'committed', Removed: 'removed' } as const
const Status = z
  .enum(['Targets Set', 'Committed', 'Removed'])
  .nullable()
  .transform((value) => (value === null ? ('none' as const) : statuses[value]))
const Text = z
  .union([z.string(), z.number()])
  .nullable()
  .transform((value) => (value === null ? null : String(value).trim()))
/** "01/02/2022" is the first of February. */
const DayCell = z
  .string()
  .regex(/^\d\d\/\d\d\/\d{4}$/, 'is no day')
  .transform((value) => value.split('/').reverse().join('-'))

const Row = z.object({
  'Company Name': z.union([z.string(), z.number()]).transform((value) => String(value).trim()),
  ISIN: Text,
  LEI: Text,
  'Near term - Target Status': Status,
  'Near term - Target Classification': Text,
  'Near term - Target Year': Text,
  'Long term - Target Status': Status,
  'Long term - Target Classification': Text,
  'Long term - Target Year': Text,
  Location: z.string(),
  // Some committed companies have none.
  Date: DayCell.nullable(),
})

/**
 * Converts rows of a list from before March 2025, each to an earlier state of the one record of `numbered` that has its LEI, its
 * ISIN, or its name and country; a row that fits none or two is left out. Net zero had only the value "committed: yes" then, and
 * is not compared. Throws SourceFileError for an unexpected heading or cell.
 */
export function olderListRecords(
  rows: readonly PlainRow[],
  numbered: readonly SourceRecord[],
  { file, on }: { file: string; on: string },
): SourceRecord[] {
  const byKey = indexOf(numbered)
  return keyByHeading(file, rows, columns).flatMap(({ row, cells }) => {
    const line = parseRow(Row, cells, file, row)
    const keys = [
      `lei ${line.LEI?.toUpperCase()}`,
      `isin ${line.ISIN?.toUpperCase()}`,
      nameKey(line['Company Name'], findCountry(line.Location)),
    ]
    const known = keys.map((key) => byKey.get(key)).find((record) => record !== undefined && record !== null)
    const commitment = known?.commitment
    if (!known || commitment?.source !== 'sbti') return []
    const updatedOn = line.Date ?? on
    return [
      {
        ...known,
        commitment: {
          ...commitment,
          place: { file: baseName(file), sheet: 'Worksheet', row },
          nearTerm: {
            status: line['Near term - Target Status'],
            classification: line['Near term - Target Classification'],
            year: line['Near term - Target Year'],
          },
          longTerm: {
            status: line['Long term - Target Status'],
            classification: line['Long term - Target Classification'],
            year: line['Long term - Target Year'],
          },
          // Not stated at that time, so that it never counts as a change.
          netZero: { status: 'none' as const, year: null },
          updatedOn,
        },
      },
    ]
  })
}

/** Returns records by each of their keys; null for a key that two records share. */
function indexOf(records: readonly SourceRecord[]): Map<string, SourceRecord | null> {
  const index = new Map<string, SourceRecord | null>()
  for (const record of records) {
    const keys = record.identifiers.filter(({ kind }) => kind !== 'sbti').map(({ kind, value }) => `${kind} ${value}`)
    for (const key of [...keys, nameKey(record.name, record.hqRegion)]) {
      index.set(key, index.has(key) ? null : record)
    }
  }
  return index
}

function nameKey(name: string, country: string | null): string {
  return `name ${name.toLowerCase()} ${country}`
}
