import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { regionOf } from '../region-of'

export const GLOBAL_COMPACT_FILE = 'pledges/DERIVED-ungc-participants-2023-07.csv'

const columns = ['Name', 'Type', 'Sector', 'Country', 'Joined On']

/** Misspelt countries of the list. */
const misspelt: ReadonlyMap<string, string> = new Map([['Tajikstan', 'Tajikistan']])
/** ISO 3166-1 has no code for Kosovo, so no region can be stated. */
const withoutCode = /^Kosovo\b/

const Participant = z.object({
  Name: z.string().trim().min(1),
  Type: z.enum([
    'Company',
    'Small or Medium-sized Enterprise',
    'Micro Enterprise',
    'Academic',
    'Business Association Global',
    'Business Association Local',
    'City',
    'Foundation',
    'Labour Global',
    'Labour Local',
    'NGO Global',
    'NGO Local',
    'Public Sector Organization',
  ]),
  Country: z.string().min(1),
  'Joined On': z.iso.date().refine((day) => day >= '2000-07-26', 'is before the Global Compact began'),
})

/**
 * Participants of the UN Global Compact, a CSV file: name, country, type and day of joining. It has no identifier and no website,
 * so a record is attached to a known company and never creates one (service/compile/join/attach-participants.ts). Throws
 * SourceFileError for an unexpected heading, type, country or day.
 */
export function readGlobalCompact(bytes: Uint8Array): SourceReading {
  return readGlobalCompactRows(readCsvRows(GLOBAL_COMPACT_FILE, bytes))
}

/** Like the function above, but from the rows of the file. Throws SourceFileError where there is no participant. */
export function readGlobalCompactRows(rows: readonly PlainRow<string>[]): SourceReading {
  const file = GLOBAL_COMPACT_FILE
  const reading: SourceReading = { records: [], refused: [] }
  const namesakes = new Map<string, number>()
  for (const { row, cells } of keyByHeading(file, rows, columns)) {
    const line = parseRow(Participant, cells, file, row)
    if (line.Type === 'City') {
      reading.refused.push({ source: 'un-global-compact', file, row: String(row), reason: 'not an organization: City' })
      continue
    }
    if (withoutCode.test(line.Country)) {
      const reason = 'a country without a code of ISO 3166-1'
      reading.refused.push({ source: 'un-global-compact', file, row: String(row), reason })
      continue
    }
    const hqRegion = regionOf(misspelt.get(line.Country) ?? line.Country, file, row, 'Country')
    const key = `${line.Name}|${hqRegion}`
    const nth = (namesakes.get(key) ?? 0) + 1
    namesakes.set(key, nth)
    const recordId = nth === 1 ? key : `${key}|${nth}`
    reading.records.push(
      plainRecord({
        source: 'un-global-compact',
        recordId,
        name: line.Name,
        hqRegion,
        commitment: {
          source: 'un-global-compact',
          recordId,
          nameAsListed: line.Name,
          place: { file: baseName(file), row },
          joinedOn: line['Joined On'],
          participantType: line.Type,
        },
      }),
    )
  }
  return withRecords(file, reading)
}
