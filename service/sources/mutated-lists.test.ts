import { describe, it } from 'vitest'
import { type PlainRow, readCsvRows, readSheetRows } from '@/service/sources/tables/read-table'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { sampleRows } from '@/service/testing/data/sample-rows'
import {
  faultsOfRecords,
  recordsBy,
  recordsByRow,
  rowByRow,
  type Subject,
} from '@/service/testing/data/survive-mutations'
import { expectSurvival } from '@/service/testing/expect-survival'
import { AU_NGER_FILE, readAuNgerRows } from './au-nger/read-au-nger'
import { CARBON_GAP_FILE, readCarbonGapRows } from './carbon-gap/read-carbon-gap'
import { CLIMATE_PLEDGE_FILE, readClimatePledgeRows } from './climate-pledge/read-climate-pledge'
import { NET_ZERO_TRACKER_FILE, readNetZeroTrackerRows } from './net-zero-tracker/read-net-zero-tracker'
import { RACE_TO_ZERO_FILE, readRaceToZeroRows } from './race-to-zero/read-race-to-zero'
import { READ_REPORTS_FILE } from './read-reports/columns'
import { readReadReportsRows } from './read-reports/read-read-reports'
import { readSbtiRows, SBTI_FILE } from './sbti/read-sbti'
import { SEC_FILE, secRecords } from './sec/read-sec'
import { readTaiwanMoenvRows, TAIWAN_MOENV_FILE } from './taiwan-moenv/read-taiwan-moenv'
import { GLOBAL_COMPACT_FILE, readGlobalCompactRows } from './un-global-compact/read-global-compact'
import { readWikidataRows, WIKIDATA_P5991_FILE } from './wikidata/read-wikidata'

function oneRowEach(rows: readonly PlainRow[], headingRow: number, read: (rows: never) => SourceReading) {
  return {
    tables: { rows },
    headingRows: { rows: headingRow },
    read: (tables) => read(tables['rows'] as never),
    entityOf: rowByRow,
    parts: recordsByRow,
    faults: faultsOfRecords,
  } satisfies Subject<SourceReading>
}

const csv = (file: string) => readCsvRows(file, readTestData(file))
const xlsx = (file: string, sheet: string) => readSheetRows(file, readTestData(file), sheet)

describe.skipIf(!hasTestData)(
  `1,000 damaged rows of each list end in a refusal or a true reading${needsTestData}`,
  () => {
    it('Carbon Gap', () => {
      expectSurvival(oneRowEach(sampleRows(csv(CARBON_GAP_FILE), 2, 1), 2, readCarbonGapRows), 11)
    }, 120_000)

    it('Taiwan', () => {
      expectSurvival(oneRowEach(sampleRows(csv(TAIWAN_MOENV_FILE), 1, 2), 1, readTaiwanMoenvRows), 12)
    }, 120_000)

    it('Global Compact', () => {
      expectSurvival(oneRowEach(sampleRows(csv(GLOBAL_COMPACT_FILE), 1, 32), 1, readGlobalCompactRows), 33)
    }, 120_000)

    it('Australia', () => {
      expectSurvival(oneRowEach(sampleRows(csv(AU_NGER_FILE), 1, 3), 1, readAuNgerRows), 13)
    }, 120_000)

    it('figures read by hand', () => {
      // By company: its rows become one record.
      const subject: Subject<SourceReading> = {
        ...oneRowEach(sampleRows(csv(READ_REPORTS_FILE), 1, 31), 1, readReadReportsRows),
        entityOf: (_, table) => new Map(table.map(({ row, cells }) => [row, String(cells[1])])),
        parts: recordsBy(({ recordId }) => [recordId]),
      }
      expectSurvival(subject, 31)
    }, 120_000)

    it('Wikidata', () => {
      const subject: Subject<SourceReading> = {
        ...oneRowEach(sampleRows(csv(WIKIDATA_P5991_FILE), 1, 32), 1, readWikidataRows),
        entityOf: (_, table) => new Map(table.map(({ row, cells }) => [row, String(cells[0])])),
        parts: recordsBy(({ recordId }) => [recordId]),
      }
      expectSurvival(subject, 32)
    }, 120_000)

    it('Race to Zero', () => {
      expectSurvival(oneRowEach(sampleRows(csv(RACE_TO_ZERO_FILE), 1, 4), 1, readRaceToZeroRows), 14)
    }, 120_000)

    it('SBTi', async () => {
      expectSurvival(oneRowEach(sampleRows(await xlsx(SBTI_FILE, 'Data'), 1, 5), 1, readSbtiRows), 15)
    }, 120_000)

    it('The Climate Pledge', async () => {
      expectSurvival(
        oneRowEach(sampleRows(await xlsx(CLIMATE_PLEDGE_FILE, 'Sheet1'), 1, 6), 1, readClimatePledgeRows),
        16,
      )
    }, 120_000)

    it('Net Zero Tracker', async () => {
      const rows = await xlsx(NET_ZERO_TRACKER_FILE, 'Current Snapshot')
      expectSurvival(oneRowEach(sampleRows(rows, 2, 7), 2, readNetZeroTrackerRows), 17)
    }, 120_000)

    it('SEC', () => {
      const content = JSON.parse(new TextDecoder().decode(readTestData(SEC_FILE))) as {
        data: string[][]
        fields: string[]
      }
      const all: PlainRow[] = [content.fields, ...content.data].map((cells, index) => ({ row: index + 1, cells }))
      const rows = sampleRows(all, 1, 8)
      const subject: Subject<SourceReading> = {
        ...oneRowEach(rows, 1, () => ({ records: [], refused: [] })),
        read: ({ rows: table = [] }) =>
          secRecords({ fields: table[0]?.cells, data: table.slice(1).map(({ cells }) => cells) }),
        // By CIK: rows of one company become one record.
        entityOf: (_, table) => new Map(table.map(({ row, cells }) => [row, String(cells[0])])),
        parts: recordsBy(({ recordId }) => [recordId]),
      }
      expectSurvival(subject, 18)
    }, 120_000)
  },
)
