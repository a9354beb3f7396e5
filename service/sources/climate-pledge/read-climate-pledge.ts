import { z } from 'zod'
import { parseRow } from '@/service/sources/tables/parse-row'
import { baseName } from '@/service/sources/tables/printed-figures'
import { keyByHeading, type PlainRow, readSheetRows, type TableRow } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { listedWebsite } from '../listed-website'

export const CLIMATE_PLEDGE_FILE = 'pledges/climate-pledge-signatories-2023-04.xlsx'
const SHEET = 'Sheet1'

const COLUMNS = ['', 'signatory_names', 'join_dates', 'signatory_descriptions', 'signatory_sites', 'sign_link']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Feb 3  2023" -> "2023-02-03". */
const JoinDate = z
  .string()
  .regex(/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2} {1,2}20\d\d$/)
  .transform((value) => {
    const [month = '', day = '', year = ''] = value.split(/ +/)
    return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  })
  .pipe(z.iso.date())

const ClimatePledgeRow = z.object({
  signatory_names: z.string().trim().min(1),
  join_dates: JoinDate,
  signatory_sites: z.string(),
  sign_link: z.url({ hostname: /^www\.theclimatepledge\.com$/ }),
})

/** Rows of the list of signatories -> records. Descriptions are the publisher's sentences and are never read. */
export function climatePledgeRecords(rows: readonly TableRow[], file: string = CLIMATE_PLEDGE_FILE): SourceReading {
  const reading: SourceReading = { records: [], refused: [] }
  const seen = new Set<string>()
  for (const { row, cells } of rows) {
    const line = parseRow(ClimatePledgeRow, cells, file, row)
    const recordId = line.sign_link.replace(/^.*\//, '').replace(/\.html$/, '')
    if (seen.has(recordId))
      throw new SourceFileError(file, `row ${row}, column sign_link`, `${recordId} is there twice`)
    seen.add(recordId)
    const name = line.signatory_names.replace(/\s+/g, ' ')
    const website = listedWebsite(line.signatory_sites)
    if (website === null)
      reading.refused.push({ source: 'climate-pledge', file, row: String(row), reason: 'website is no address' })
    reading.records.push({
      source: 'climate-pledge',
      recordId,
      name,
      otherNames: [],
      hqRegion: null,
      hqSubregion: null,
      website,
      identifiers: [],
      tickers: [],
      sector: null,
      sizeUsd: null,
      isPart: false,
      commitment: {
        source: 'climate-pledge',
        recordId,
        nameAsListed: name,
        place: { file: baseName(file), sheet: SHEET, row },
        signedOn: line.join_dates,
        url: line.sign_link,
      },
      disclosures: [],
    })
  }
  return reading
}

/** The Climate Pledge's signatories of April 2023, an xlsx sheet. */
export async function readClimatePledge(bytes: Uint8Array): Promise<SourceReading> {
  return readClimatePledgeRows(await readSheetRows(CLIMATE_PLEDGE_FILE, bytes, SHEET))
}

/** Like the function above, but from the rows of its sheet. Throws SourceFileError where there is no signatory. */
export function readClimatePledgeRows(rows: readonly PlainRow[]): SourceReading {
  return withRecords(CLIMATE_PLEDGE_FILE, climatePledgeRecords(keyByHeading(CLIMATE_PLEDGE_FILE, rows, COLUMNS)))
}
