import { beforeAll, describe, it } from 'vitest'
import { type PlainRow, readCsvRows, readSheetRows, readWorkbookRows } from '@/service/sources/tables/read-table'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { mutateJson } from '@/service/testing/data/mutate-json'
import { sampleRows } from '@/service/testing/data/sample-rows'
import { faultsOfRecords, recordsBy, type Subject, type Tables } from '@/service/testing/data/survive-mutations'
import { expectSurvival } from '@/service/testing/expect-survival'
import { GHGRP_FILES, GHGRP_PARENT_FILES, readEpaGhgrpRows } from './epa-ghgrp/read-epa-ghgrp'
import { emissionSheets, type GhgrpYear, sheetNames } from './epa-ghgrp/sheets'
import { EVALUATION_FILE } from './klimatkollen/read-evaluation'
import { exportSheet, WORKBOOK_FILE } from './klimatkollen/read-export-sheet'
import { COMPANIES_FILE, readKlimatkollenRows, WIKIDATA_FILE } from './klimatkollen/read-klimatkollen'
import { emissionsSheet } from './os-climate-itr/read-emission-rows'
import { fundamentalsSheet } from './os-climate-itr/read-fundamentals'
import { OS_CLIMATE_FILE, readOsClimateItrRows } from './os-climate-itr/read-os-climate-itr'

/** Four companies of the sample with all their rows, because only the first row of a company has its name. */
async function osClimate(): Promise<Subject<SourceReading>> {
  const bytes = readTestData(OS_CLIMATE_FILE)
  const ids = new Set(['US00130H1059', 'US0236081024', 'US0255371017', 'US98389B1008'])
  const idOf = carriedDown(2)
  const ofChosen = (rows: PlainRow[]) => {
    const entity = idOf('', rows)
    return rows.filter(({ row }) => row === 1 || ids.has(entity.get(row) ?? ''))
  }
  return {
    tables: {
      fundamentals: ofChosen(await readSheetRows(OS_CLIMATE_FILE, bytes, fundamentalsSheet)),
      emissions: ofChosen(await readSheetRows(OS_CLIMATE_FILE, bytes, emissionsSheet)),
    },
    headingRows: { fundamentals: 1, emissions: 1 },
    read: ({ fundamentals = [], emissions = [] }) => readOsClimateItrRows({ fundamentals, emissions }),
    entityOf: idOf,
    parts: recordsBy(({ recordId }) => [recordId]),
    faults: faultsOfRecords,
  }
}

/** The cell of this column, or the nearest filled one above it. */
function carriedDown(column: number) {
  return (_table: string, rows: readonly PlainRow[]): ReadonlyMap<number, string> => {
    let entity = ''
    return new Map(
      rows.map(({ row, cells }) => {
        entity = cells[column] ? String(cells[column]) : entity
        return [row, entity]
      }),
    )
  }
}

const ghgrpYears: readonly GhgrpYear[] = [2020, 2023]
const headingRowOf = { 2020: 1, 2023: 4 }

/** A few sites of each sheet for both years, with their owners. */
async function epa(): Promise<Subject<SourceReading>> {
  const tables: Record<string, readonly PlainRow[]> = {}
  const headingRows: Record<string, number> = {}
  for (const year of ghgrpYears) {
    const sites = await readWorkbookRows(GHGRP_FILES[year], readTestData(GHGRP_FILES[year]), sheetNames[year])
    const chosen = new Set<string>()
    for (const [index, { name }] of emissionSheets.entries()) {
      const rows = sites[name[year] as keyof typeof sites] as PlainRow[]
      const few = sampleRows(rows, headingRowOf[year], index).slice(0, headingRowOf[year] + 4)
      for (const { cells } of few.slice(headingRowOf[year])) chosen.add(String(cells[0]))
      tables[`${year} ${name[year]}`] = few
      headingRows[`${year} ${name[year]}`] = headingRowOf[year]
    }
    const column = siteColumn(year)
    const owners = (await ownersOf(year)).filter(({ row, cells }) => row === 1 || chosen.has(String(cells[column])))
    tables[`${year} owners`] = owners
    headingRows[`${year} owners`] = 1
  }
  return {
    tables,
    headingRows,
    read: (all) => readEpaGhgrpRows({ 2020: ghgrpRows(all, 2020), 2023: ghgrpRows(all, 2023) }),
    entityOf: (table, rows) => {
      const column = table.endsWith('owners') ? siteColumn(table.startsWith('2020') ? 2020 : 2023) : 0
      return new Map(rows.map(({ row, cells }) => [row, String(cells[column])]))
    },
    parts: recordsBy(({ name, otherNames }) => sitesOf(tables, [name, ...otherNames])),
    faults: faultsOfRecords,
  }
}

async function ownersOf(year: GhgrpYear): Promise<PlainRow[]> {
  const file = GHGRP_PARENT_FILES[year]
  if (year === 2023) return readCsvRows(file, readTestData(file))
  return readSheetRows(file, readTestData(file), 'DE_parentcompanies')
}

/** The archived file of 2020 has a column of row numbers before the others. */
function siteColumn(year: GhgrpYear): number {
  return year === 2020 ? 1 : 0
}

function ghgrpRows(tables: Tables, year: GhgrpYear) {
  const sheets = emissionSheets.map(({ name }) => [name[year], tables[`${year} ${name[year]}`] ?? []])
  return { sites: Object.fromEntries(sheets), parents: tables[`${year} owners`] ?? [] }
}

/** Every site that the undamaged parent files assign to one of these names. */
function sitesOf(tables: Tables, names: readonly string[]): string[] {
  const words = new Set(names.map((name) => name.toLowerCase()))
  return ghgrpYears.flatMap((year) =>
    (tables[`${year} owners`] ?? []).flatMap(({ cells }) => {
      const parent = String(cells[siteColumn(year) + 9] ?? '')
        .replace(/\s+/g, ' ')
        .trim()
      return words.has(parent.toLowerCase()) ? [String(cells[siteColumn(year)])] : []
    }),
  )
}

/** A few companies of each file; a JSON file is damaged as a tree, with companies instead of rows. */
async function klimatkollen(): Promise<Subject<SourceReading>> {
  const json = (file: string): unknown => JSON.parse(new TextDecoder().decode(readTestData(file)))
  const elements = (file: string) =>
    (json(file) as unknown[]).slice(0, 8).map((value, row) => ({ row, cells: [JSON.stringify(value)] }))
  const known = Object.entries(json(WIKIDATA_FILE) as Record<string, { wikidataId: string }>)
  const bytes = (text: string) => new TextEncoder().encode(text)
  const list = (rows: readonly PlainRow[] = []) => bytes(`[${rows.map(({ cells }) => cells[0]).join(',')}]`)
  const idOf = (text: string) => /"wikidataId":"(Q\d+)"/.exec(text)?.[1] ?? ''
  const sheet = await readSheetRows(WORKBOOK_FILE, readTestData(WORKBOOK_FILE), exportSheet)
  const workbook = sampleRows(sheet, 1, 21).slice(0, 12)
  const listed = new Set(workbook.map(({ cells }) => String(cells[0])))
  const wikidata = Object.fromEntries(known.filter(([name]) => listed.has(name)))
  return {
    tables: { workbook, companies: elements(COMPANIES_FILE), evaluation: elements(EVALUATION_FILE) },
    headingRows: { workbook: 1 },
    mutate: { companies: mutateJson, evaluation: mutateJson },
    read: ({ workbook: rows = [], companies, evaluation }) =>
      readKlimatkollenRows({
        workbook: rows,
        companies: list(companies),
        evaluation2024: list(evaluation),
        wikidata: bytes(JSON.stringify(wikidata)),
      }),
    entityOf: (table, rows) =>
      new Map(
        rows.map(({ row, cells }) => {
          const [first, second] = cells.map(String)
          return [row, table === 'workbook' ? (wikidata[first ?? '']?.wikidataId ?? second ?? '') : idOf(first ?? '')]
        }),
      ),
    parts: recordsBy(({ identifiers }) => identifiers.map(({ value }) => value)),
    faults: faultsOfRecords,
  }
}

describe.skipIf(!hasTestData)(
  `1,000 damaged rows of each report end in a refusal or a true reading${needsTestData}`,
  () => {
    let ghgrp: Subject<SourceReading>
    beforeAll(async () => {
      ghgrp = await epa()
    }, 120_000)

    it('OS-Climate', async () => expectSurvival(await osClimate(), 31), 120_000)
    it('EPA', () => expectSurvival(ghgrp, 32), 120_000)
    it('Klimatkollen', async () => expectSurvival(await klimatkollen(), 33), 120_000)
  },
)
