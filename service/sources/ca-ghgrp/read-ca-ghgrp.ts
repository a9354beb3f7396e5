import { z } from 'zod'
import { groupBy } from '@/service/sources/tables/group-by'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { type SiteFigure, sumOfSites } from '@/service/sources/tables/sum-of-sites'
import { withRecords } from '@/service/sources/tables/with-records'
import { companyKey, reviewedName } from './company-key'

export const CA_GHGRP_FILE = 'emissions/ca-ghgrp/Greenhouse gas emissions from large facilities.csv'

const columns = [
  'Facility ID',
  'Facility name',
  'Company name',
  'City',
  'Address',
  'Postal code',
  'Province',
  'Latitude',
  'Longitude',
  'Total emissions',
  'Units',
  'Report year',
  'Industry classification',
  'Industry classification link',
  'Facility information',
  'Facility details',
]

const Row = z.object({
  'Facility ID': z.string().regex(/^\d+$/, 'is no number of a facility'),
  'Facility name': z.string().trim().min(1),
  'Company name': z.string().trim().min(1),
  /** "12 502.01". */
  'Total emissions': z.string().regex(/^(?:\d+|\d{1,3}(?: \d{3})+)(?:\.\d+)?$/, 'is no amount'),
  Units: z.literal('kilotonnes of carbon dioxide equivalents (kt CO2 eq)'),
  'Report year': z.literal('2021'),
})
type Row = z.infer<typeof Row> & { row: number }

/**
 * Emissions of large facilities in Canada in 2021, in kilotonnes, added up for the company that reports them: scope 1, region
 * "CA", never "GLOBAL". Throws SourceFileError for an unexpected heading, unit, year or cell.
 */
export function readCaGhgrp(bytes: Uint8Array): SourceReading {
  return readCaGhgrpRows(readCsvRows(CA_GHGRP_FILE, bytes, { encoding: 'windows-1252' }))
}

/** Like the function above, but from the rows of the file. Throws SourceFileError where there is no company, and for a facility that is there twice. */
export function readCaGhgrpRows(plainRows: readonly PlainRow<string>[]): SourceReading {
  const rows = keyByHeading(CA_GHGRP_FILE, plainRows, columns).map(
    ({ row, cells }): Row => ({ ...parseRow(Row, cells, CA_GHGRP_FILE, row), row }),
  )
  const rowOf = new Map<string, number>()
  for (const { 'Facility ID': facility, row } of rows) {
    const earlier = rowOf.get(facility)
    if (earlier !== undefined) {
      throw new SourceFileError(
        CA_GHGRP_FILE,
        `row ${row}, column Facility ID`,
        `${facility} is in row ${earlier} already`,
      )
    }
    rowOf.set(facility, row)
  }
  const ofCompany = groupBy(rows, (row) => companyKey(row['Company name']))
  const records = [...ofCompany.values()].map((sites) => {
    const { name, otherNames } = namesOf(sites.map((site) => site['Company name']))
    const recordId = name.toLowerCase()
    const document = { url: null, title: 'Greenhouse gas emissions from large facilities, 2021', page: null }
    const owner = { source: 'ca-ghgrp' as const, recordId, region: 'CA', document, about: 'facilities in Canada only' }
    const disclosures = sumOfSites(owner, sites.map(toFigure))
    return plainRecord({ source: 'ca-ghgrp', recordId, name, otherNames, hqRegion: 'CA', disclosures })
  })
  return withRecords(CA_GHGRP_FILE, { records, refused: [] })
}

/** The name of a company and its other spellings: reviewed, else the one with the most facilities, of two the alphabetically first. */
function namesOf(spellings: readonly string[]): { name: string; otherNames: string[] } {
  const written = spellings.map((spelling) => spelling.replace(/\s+/g, ' '))
  const counts = new Map<string, number>()
  for (const spelling of written) counts.set(spelling, (counts.get(spelling) ?? 0) + 1)
  const byFrequency = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([spelling]) => spelling)
  const reviewed = written.map(reviewedName).find((name) => name !== null)
  const name = reviewed ?? byFrequency[0] ?? ''
  return { name, otherNames: byFrequency.filter((spelling) => spelling.toLowerCase() !== name.toLowerCase()).sort() }
}

function toFigure(site: Row): SiteFigure {
  const place = { file: baseName(CA_GHGRP_FILE), row: site.row, column: 'Total emissions' }
  const printed = { field: 'scope1Kg' as const, printed: site['Total emissions'], unit: 'kt CO2e', place }
  return { year: 2021, printed: { ...printed, label: site['Facility name'] } }
}
