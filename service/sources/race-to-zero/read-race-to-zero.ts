import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readCsvRows, type TableRow } from '@/service/sources/tables/read-table'
import type { SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { checkedIdentifiers } from '../checked-identifiers'
import { listedWebsite } from '../listed-website'
import { regionOf } from '../region-of'
import { COLUMNS } from './columns'
import { INITIATIVES } from './initiatives'
import { joinDate } from './join-date'
import { RACE_TO_ZERO_SECTORS } from './sectors'

export const RACE_TO_ZERO_FILE = 'pledges/race-to-zero-participants-2024-09.csv'

const INITIATIVE_COLUMNS = Object.keys(INITIATIVES) as (keyof typeof INITIATIVES)[]
const Member = z.object({
  Name: z.string().trim().min(1),
  'GCAP ID': z.string().regex(/^(GCAP\d+)?$/),
  Website: z.string(),
  'LEI (if applicable)': z.string(),
  'Country of HQ': z.string(),
  Type: z.enum([
    'SME',
    'Company',
    'Higher Education',
    'City',
    'Financial Institution',
    'Other',
    'Healthcare',
    'State or Region',
  ]),
  'Sector (if applicable)': z.string(),
  'Join Date (DD/MM/YYYY)': z.string(),
  ...Object.fromEntries(INITIATIVE_COLUMNS.map((column) => [column, z.enum(['Yes', ''])])),
})
const Sector = z.object({
  'Sector (if applicable)': z
    .string()
    .refine((value) => value === '' || Object.hasOwn(RACE_TO_ZERO_SECTORS, value), 'not a known sector'),
})

/** Converts rows of the members' list to records. Cities and regions are left out; universities and hospitals stay. */
export function raceToZeroRecords(rows: readonly TableRow<string>[], file: string = RACE_TO_ZERO_FILE): SourceReading {
  const reading: SourceReading = { records: [], refused: [] }
  const gcapRows = new Map<string, number>()
  for (const { cells } of rows) gcapRows.set(cells['GCAP ID'] ?? '', (gcapRows.get(cells['GCAP ID'] ?? '') ?? 0) + 1)
  const namesakes = new Map<string, number>()
  for (const { row, cells } of rows) {
    const refuse = (reason: string) => reading.refused.push({ source: 'race-to-zero', file, row: String(row), reason })
    const line = parseRow(Member, cells, file, row)
    if (line.Type === 'City' || line.Type === 'State or Region') {
      refuse(`not an organization: ${line.Type}`)
      continue
    }
    parseRow(Sector, cells, file, row)
    const country = line['Country of HQ'].trim()
    // 11 times two rows share one GCAP id, some of them a parent and its subsidiary: such an id is not used.
    const gcap = gcapRows.get(line['GCAP ID']) === 1 ? line['GCAP ID'] : ''
    const key = `${line.Name}|${country}`
    const nth = (namesakes.get(key) ?? 0) + 1
    namesakes.set(key, nth)
    const recordId = gcap !== '' ? gcap : nth === 1 ? key : `${key}|${nth}`
    reading.records.push(
      memberRecord(
        line,
        recordId,
        gcap,
        country === '' ? null : regionOf(country, file, row, 'Country of HQ'),
        { row, cells },
        file,
        refuse,
      ),
    )
  }
  return reading
}

function memberRecord(
  line: z.output<typeof Member>,
  recordId: string,
  gcap: string,
  hqRegion: string | null,
  { row, cells }: TableRow<string>,
  file: string,
  refuse: (reason: string) => void,
): SourceRecord {
  const checked = checkedIdentifiers({ lei: line['LEI (if applicable)'] }, { source: 'race-to-zero', recordId })
  checked.refused.forEach(refuse)
  const address = listedWebsite(line.Website)
  const website = address === null || isGuessedWebsite(line.Name, line.Website, cells) ? null : address
  if (line.Website.trim() !== '' && address === null) refuse('website is no address')
  else if (address !== null && website === null) refuse('website is a guess that does not fit the name')
  const joinedOn = joinDate(line['Join Date (DD/MM/YYYY)'])
  const joinCell = line['Join Date (DD/MM/YYYY)'].trim()
  if (joinedOn === null && joinCell !== '' && joinCell !== '-') refuse('join date is no day before the list was made')
  const isUniversity = line.Type === 'Higher Education'
  const sector = isUniversity ? 'Higher Education' : line['Sector (if applicable)'] || null
  return {
    source: 'race-to-zero',
    recordId,
    name: line.Name,
    otherNames: [],
    hqRegion,
    hqSubregion: null,
    website,
    identifiers: [...checked.identifiers, ...(gcap === '' ? [] : [{ kind: 'gcap' as const, value: gcap }])],
    tickers: [],
    sector,
    sizeUsd: null,
    isPart: false,
    commitment: {
      source: 'race-to-zero',
      recordId,
      nameAsListed: line.Name,
      place: { file: baseName(file), row },
      initiatives: INITIATIVE_COLUMNS.filter((column) => cells[column] === 'Yes').map((column) => INITIATIVES[column]),
      joinedOn,
      url: null,
    },
    disclosures: [],
  }
}

/**
 * Rows that came from SBTi, which has no websites, have bare hosts that were looked up by name: spiegel.de for SPIE,
 * healthplan.com for Wipro. Such a host counts only when the company's name contains its label.
 */
function isGuessedWebsite(name: string, cell: string, cells: TableRow<string>['cells']): boolean {
  if (cells['SBTi'] !== 'Yes' || cells['SME Climate Hub'] === 'Yes' || /^(https?:|www\.)/i.test(cell.trim()))
    return false
  const label =
    cell
      .trim()
      .toLowerCase()
      .split('.')[0]
      ?.replace(/[^a-z0-9]/g, '') ?? ''
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  // ae.com is not AECOM's: a short label must be the whole first word.
  return words[0] !== label && !(label.length >= 4 && words.join('').includes(label))
}

/** The Race to Zero members' list of September 2024, a CSV file. */
export function readRaceToZero(bytes: Uint8Array): SourceReading {
  return readRaceToZeroRows(readCsvRows(RACE_TO_ZERO_FILE, bytes))
}

/** Like the function above, but from the rows of the file. Throws SourceFileError where there is no member. */
export function readRaceToZeroRows(rows: readonly PlainRow<string>[]): SourceReading {
  return withRecords(RACE_TO_ZERO_FILE, raceToZeroRecords(keyByHeading(RACE_TO_ZERO_FILE, rows, COLUMNS)))
}
