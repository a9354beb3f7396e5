import { z } from 'zod'
import type { PrintedFigure } from '@/service/reference/records'
import { groupBy } from '@/service/sources/tables/group-by'
import { lookUp } from '@/service/sources/tables/look-up'
import { parseRow } from '@/service/sources/tables/parse-row'
import { plainRecord } from '@/service/sources/tables/plain-record'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { type SiteFigure, sumOfSites } from '@/service/sources/tables/sum-of-sites'
import { withRecords } from '@/service/sources/tables/with-records'
import { columns, gases } from './columns'

export const US_WASHINGTON_FILE = 'emissions/us-washington/GHG_Reporting_Program_Publication_20251228.csv'

const amount = /^(?:|\d+|\d{1,3}(?:,\d{3})+)$/
const Amount = z.string().regex(amount, 'is no amount')
const Row = z.object({
  Reporter: z.string().trim().min(1),
  Year: z.string().regex(/^20[12]\d$/, 'is no year'),
  Sector: z.enum([
    '',
    'Chemicals',
    'Food Production',
    'Government',
    'Health Care',
    'Livestock',
    'Manufacturing',
    'Metals',
    'Minerals',
    'Natural Gas Systems',
    'Petroleum Systems',
    'Power',
    'Power Plants',
    'Pulp and Paper',
    'Supplier',
    'Waste',
    'Wood Products',
  ]),
  'Parent Company': z.string().trim(),
  'Reported Emissions (MTCO2e)': Amount,
  'Biogenic Carbon Dioxide (MTCO2e)': Amount,
  Notes: z.string(),
})
type Row = z.infer<typeof Row> & { row: number; cells: Readonly<Record<string, string>> }

/** In tonnes; each column is rounded separately. */
const rounding = 5

/**
 * Emissions of sites in the state of Washington from 2012 to 2023, by gas and without biogenic CO2, added up by parent: scope 1,
 * region "US-WA", never "US", which is the region of EPA's figures. Throws SourceFileError for an unexpected heading, sector or
 * cell.
 */
export function readUsWashington(bytes: Uint8Array): SourceReading {
  return readUsWashingtonRows(readCsvRows(US_WASHINGTON_FILE, bytes))
}

/** Like the function above, but from the rows of the file. Throws SourceFileError where there is no company, and for a site that is there twice in a year. */
export function readUsWashingtonRows(plainRows: readonly PlainRow<string>[]): SourceReading {
  const refused: RefusedRow[] = []
  const rows = keyByHeading(US_WASHINGTON_FILE, plainRows, columns).map(({ row, cells }): Row => {
    for (const gas of gases) parseRow(z.object({ [gas]: Amount }), cells, US_WASHINGTON_FILE, row)
    return { ...parseRow(Row, cells, US_WASHINGTON_FILE, row), row, cells }
  })
  refuseTwice(rows)
  const sites = rows.filter((row) => {
    const reason = whyNoSite(row)
    if (reason !== null) refused.push(refusal(row, reason))
    return reason === null
  })
  const records = [...groupBy(sites, parentKey).entries()].flatMap(([recordId, ofParent]) => {
    // A sum without one of the sites would be wrong, so the parent gets none for that year.
    const doubtful = ofParent.flatMap((row) => {
      const reason = whyInDoubt(row)
      return reason === null ? [] : [{ row, reason }]
    })
    refused.push(...doubtful.map(({ row, reason }) => refusal(row, reason)))
    const years = new Set(doubtful.map(({ row }) => row.Year))
    const record = toRecord(
      recordId,
      ofParent.filter(({ Year }) => !years.has(Year)),
    )
    return record.disclosures.length === 0 ? [] : [record]
  })
  return withRecords(US_WASHINGTON_FILE, { records, refused })
}

function refuseTwice(rows: readonly Row[]): void {
  const seen = new Map<string, number>()
  for (const { Reporter, Year, row } of rows) {
    const earlier = seen.get(`${Reporter} ${Year}`)
    const reason = `${Reporter} of ${Year} is in row ${earlier} already`
    if (earlier !== undefined) throw new SourceFileError(US_WASHINGTON_FILE, `row ${row}, column Reporter`, reason)
    seen.set(`${Reporter} ${Year}`, row)
  }
}

/** Names that a person found to be other spellings of one parent, by key: with the state, or with the division that runs one of its sites. */
const reviewedParents: Readonly<Record<string, string>> = {
  'cowlitz county washington': 'Cowlitz County', // A landfill each, Castle Rock and Longview
  'yakima county public services - solid waste division': 'Yakima County Public Services', // A landfill each, Yakima and Zillah
}

/** Returns a key without commas and dots, because parents are spelt with and without them. */
function plainKey(name: string): string {
  return name.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim()
}

/** The name that a person chose for a spelling; null where none was reviewed. */
function reviewedName(name: string): string | null {
  return lookUp(reviewedParents, plainKey(name)) ?? null
}

function parentKey({ 'Parent Company': name }: Row): string {
  return plainKey(reviewedName(name) ?? name)
}

function whyNoSite(row: Row): string | null {
  if (row.Sector === 'Supplier') return 'what others emit with the fuel sold'
  if (row.Sector === 'Power') return 'power delivered to the state'
  if (row.Sector === 'Government') return 'a site of an administration'
  return row['Parent Company'] === '' ? 'no parent is named' : null
}

function whyInDoubt(row: Row): string | null {
  if (/assigned emissions level/i.test(row.Notes)) return 'assigned by the regulator, not reported'
  const parts = gases.map((gas) => row.cells[gas] ?? '')
  if (parts.includes('')) return 'a gas is missing'
  const biogenic = tonnesOf(row['Biogenic Carbon Dioxide (MTCO2e)'])
  const sum = parts.reduce((total, cell) => total + tonnesOf(cell), biogenic)
  return Math.abs(sum - tonnesOf(row['Reported Emissions (MTCO2e)'])) > rounding
    ? 'its gases do not come to its total'
    : null
}

function tonnesOf(cell: string): number {
  return Number(cell.replaceAll(',', ''))
}

function refusal({ row, Reporter, Year }: Row, reason: string): RefusedRow {
  const words = `${reason}: ${Reporter} ${Year}`
  return { source: 'us-washington', file: US_WASHINGTON_FILE, row: `row ${row}`, reason: words }
}

function toRecord(recordId: string, sites: readonly Row[]): SourceRecord {
  const document = { url: null, title: 'GHG Reporting Program Publication, 28 December 2025', page: null }
  const about = 'sites in the state of Washington only'
  const owner = { source: 'us-washington' as const, recordId, region: 'US-WA', document, about }
  // 0 at every site says nothing about a company.
  const disclosures = sumOfSites(owner, sites.flatMap(toFigures)).filter(
    ({ emissions }) => (emissions.scope1Kg ?? 0) > 0,
  )
  const newestFirst = sites.toSorted((a, b) => Number(b.Year) - Number(a.Year)).map((site) => site['Parent Company'])
  // As the newest row spells it whose spelling was not replaced.
  const name = newestFirst.find((spelling) => reviewedName(spelling) === null) ?? newestFirst[0] ?? recordId
  const replaced = newestFirst.filter((spelling) => reviewedName(spelling) !== null && spelling !== name)
  const otherNames = [...new Set(replaced)]
  return plainRecord({ source: 'us-washington', recordId, name, otherNames, hqRegion: 'US', disclosures })
}

function toFigures(site: Row): SiteFigure[] {
  return gases.flatMap((gas): SiteFigure[] => {
    const cell = site.cells[gas] ?? ''
    if (tonnesOf(cell) === 0) return []
    const printed: PrintedFigure & { field: 'scope1Kg' } = {
      field: 'scope1Kg',
      printed: cell,
      unit: 't CO2e',
      place: { file: baseName(US_WASHINGTON_FILE), row: site.row, column: gas },
      label: site.Reporter,
    }
    return [{ year: Number(site.Year), printed }]
  })
}
