import { z } from 'zod'
import type { Disclosure } from '@/service/reference/records'
import { holdBackUnitErrors } from '@/service/sources/hold-back-unit-errors'
import { printedFigure } from '@/service/sources/tables/printed-figures'
import { type PlainRow, readSheetRows } from '@/service/sources/tables/read-table'
import type { RefusedRow, SourceReading, SourceRecord } from '@/service/sources/tables/source-record'
import { withRecords } from '@/service/sources/tables/with-records'
import { withoutFigures } from '@/service/sources/tables/without-figures'
import type { CompanyYear } from './company-year'
import { parseJsonFile } from './parse-json'
import { readEvaluation } from './read-evaluation'
import { exportSheet, readExportSheet, WORKBOOK_FILE } from './read-export-sheet'
import { COMPANIES_FILE, readPeriods } from './read-periods'
import { revenueByYear } from './revenue-by-year'
import { reviewedFigures } from './reviewed-figures'

export { COMPANIES_FILE } from './read-periods'
export const WIKIDATA_FILE = 'emissions/klimatkollen-company-wikidata.json'

const WikidataIds = z.record(
  z.string(),
  z.strictObject({ wikidataId: z.string().regex(/^Q\d+$/), tags: z.array(z.string()) }),
)

/** The bytes of Klimatkollen's four files; see the README in this folder. */
export type KlimatkollenFiles = {
  companies: Uint8Array
  evaluation2024: Uint8Array
  workbook: Uint8Array
  wikidata: Uint8Array
}

type Entry = { wikidataIds: Set<string>; names: Set<string>; years: CompanyYear[] }
type YearDisclosure = Omit<Disclosure, 'companyId'>

/**
 * Nordic companies, 2015 to 2024, tonnes as companies reported them: 2015 to 2022 from the company file, 2023 from the workbook,
 * 2024 from the published values of the evaluation file. The files state no country and no industry. Throws SourceFileError for
 * an unexpected shape, heading or cell.
 */
export async function readKlimatkollen(files: KlimatkollenFiles): Promise<SourceReading> {
  const workbook = await readSheetRows(WORKBOOK_FILE, files.workbook, exportSheet)
  return readKlimatkollenRows({ ...files, workbook })
}

/** Like the function above, but from the rows of the workbook's sheet. Throws SourceFileError where there is no company. */
export function readKlimatkollenRows(
  files: Omit<KlimatkollenFiles, 'workbook'> & { workbook: readonly PlainRow[] },
): SourceReading {
  const current = parseJsonFile(WIKIDATA_FILE, files.wikidata, WikidataIds)
  const periods = readPeriods(files.companies)
  const evaluation = readEvaluation(files.evaluation2024)
  const idByName = new Map(
    [...periods.companies, ...evaluation.companies].map(({ name, wikidataId }) => [name, wikidataId] as const),
  )
  for (const [name, { wikidataId }] of Object.entries(current)) idByName.set(name, wikidataId)
  const sheet = readExportSheet(files.workbook, (name) => idByName.get(name) ?? null)

  // A few companies changed their Wikidata id between the files; the list of ids is the newest and decides.
  const entries = new Map<string, Entry>()
  const entryOf = (name: string, wikidataId: string): Entry => {
    const id = current[name]?.wikidataId ?? wikidataId
    const entry = entries.get(id) ?? { wikidataIds: new Set([id]), names: new Set<string>(), years: [] }
    entries.set(id, entry)
    entry.names.add(name)
    entry.wikidataIds.add(wikidataId)
    return entry
  }
  for (const { name, wikidataId } of [...periods.companies, ...evaluation.companies]) entryOf(name, wikidataId)
  for (const year of [...periods.years, ...sheet.years, ...evaluation.years]) {
    entryOf(year.name, year.wikidataId).years.push(year)
  }
  for (const [name, { wikidataId }] of Object.entries(current)) entries.get(wikidataId)?.names.add(name)

  const readings = [...entries].map(([id, entry]) => toRecord(id, entry))
  return withRecords(COMPANIES_FILE, {
    records: readings.map(({ record }) => record),
    refused: [...sheet.refused, ...evaluation.refused, ...readings.flatMap(({ refused }) => refused)],
  })
}

function toRecord(recordId: string, entry: Entry): { record: SourceRecord; refused: RefusedRow[] } {
  const [name = recordId, ...otherNames] = entry.names
  const { revenue, refused } = revenueByYear(entry.years)
  const disclosures = entry.years.flatMap((year): YearDisclosure[] => {
    const { emissions } = year
    const turnover = revenue.get(year.year)
    if (Object.keys(emissions).length === 0) return []
    return [
      {
        source: 'klimatkollen',
        recordId,
        year: year.year,
        region: 'GLOBAL',
        emissions,
        revenue: turnover ? { amount: turnover.amount, currency: turnover.currency } : null,
        document: documentOf(year.reportUrl),
        locator: `${year.file.replace('emissions/', '')}, ${year.locator}`,
        printed: [
          ...year.printed,
          ...(turnover
            ? [printedFigure('revenue', turnover.printed.printed, turnover.currency, turnover.printed.place)]
            : []),
        ],
      },
    ]
  })
  const reviewed = withoutFigures(disclosures, reviewedFigures[recordId] ?? [], name, 'klimatkollen')
  const checked = holdBackUnitErrors(reviewed.disclosures, name, 'klimatkollen')
  const record: SourceRecord = {
    source: 'klimatkollen',
    recordId,
    name,
    otherNames,
    hqRegion: null,
    hqSubregion: null,
    website: null,
    identifiers: [...entry.wikidataIds].map((value) => ({ kind: 'wikidata' as const, value })),
    tickers: [],
    sector: null,
    sizeUsd: null,
    isPart: false,
    commitment: null,
    disclosures: checked.disclosures.sort((left, right) => left.year - right.year),
  }
  return { record, refused: [...refused, ...reviewed.refused, ...checked.refused] }
}

function documentOf(reportUrl: string | null): YearDisclosure['document'] {
  const url = reportUrl?.trim() ?? ''
  return /^https?:/.test(url) && URL.canParse(url) ? { url, title: null, page: null } : null
}
