import { describe, expect, it } from 'vitest'
import { readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { AU_NGER_FILE, readAuNger } from './au-nger/read-au-nger'
import { CARBON_GAP_FILE, readCarbonGap } from './carbon-gap/read-carbon-gap'
import { CENSUS_NAICS_ISIC_FILE, readCensusNaicsIsic } from './census-naics-isic/read-census-naics-isic'
import { CLIMATE_PLEDGE_FILE, readClimatePledge } from './climate-pledge/read-climate-pledge'
import { ECB_FILE, readEcb } from './ecb/read-ecb'
import { GHGRP_FILES, GHGRP_PARENT_FILES } from './epa-ghgrp/read-epa-ghgrp'
import { readOwners } from './epa-ghgrp/read-owners'
import { readSites } from './epa-ghgrp/read-sites'
import { EPA_SUPPLY_CHAIN_FILE, readEpaSupplyChain } from './epa-supply-chain/read-epa-supply-chain'
import { JP_EEGS_HISTORY_FILE, readHistory } from './jp-eegs/read-history'
import { JP_EEGS_FILE, readJpEegsRows } from './jp-eegs/read-jp-eegs'
import { EVALUATION_FILE, readEvaluation } from './klimatkollen/read-evaluation'
import { COMPANIES_FILE, readPeriods } from './klimatkollen/read-periods'
import { KR_GIR_FILE, readKrGir } from './kr-gir/read-kr-gir'
import { NET_ZERO_TRACKER_FILE, readNetZeroTracker } from './net-zero-tracker/read-net-zero-tracker'
import { OS_CLIMATE_FILE, readOsClimateItr } from './os-climate-itr/read-os-climate-itr'
import { OWID_CO2_FILE, readOwidCo2 } from './owid-co2/read-owid-co2'
import { RACE_TO_ZERO_FILE, readRaceToZero } from './race-to-zero/read-race-to-zero'
import { READ_REPORTS_FILE } from './read-reports/columns'
import { readReadReportsRows } from './read-reports/read-read-reports'
import { readSbti, SBTI_FILE } from './sbti/read-sbti'
import { readSec, SEC_FILE } from './sec/read-sec'
import { readTaiwanMoenv, TAIWAN_MOENV_FILE } from './taiwan-moenv/read-taiwan-moenv'
import { readUkEts, UK_ETS_FILE } from './uk-ets/read-uk-ets'
import { GLOBAL_COMPACT_FILE, readGlobalCompact } from './un-global-compact/read-global-compact'
import { readUnIsic, UN_ISIC_FILE } from './un-isic/read-un-isic'
import { readUsWashington, US_WASHINGTON_FILE } from './us-washington/read-us-washington'
import { readWikidata, WIKIDATA_P5991_FILE } from './wikidata/read-wikidata'
import { readWorldBankGdp, WORLD_BANK_GDP_FILE } from './world-bank-gdp/read-world-bank-gdp'

type Reader = (bytes: Uint8Array) => unknown

const texts: [string, Reader][] = [
  [CARBON_GAP_FILE, readCarbonGap],
  [TAIWAN_MOENV_FILE, readTaiwanMoenv],
  [AU_NGER_FILE, readAuNger],
  [READ_REPORTS_FILE, (bytes) => readReadReportsRows(readCsvRows(READ_REPORTS_FILE, bytes))],
  [WIKIDATA_P5991_FILE, readWikidata],
  [JP_EEGS_FILE, (bytes) => readJpEegsRows(readCsvRows(JP_EEGS_FILE, bytes))],
  [JP_EEGS_HISTORY_FILE, (bytes) => readHistory(readCsvRows(JP_EEGS_HISTORY_FILE, bytes))],
  [KR_GIR_FILE, readKrGir],
  [US_WASHINGTON_FILE, readUsWashington],
  [RACE_TO_ZERO_FILE, readRaceToZero],
  [GLOBAL_COMPACT_FILE, readGlobalCompact],
  [GHGRP_PARENT_FILES[2023], (bytes) => readOwners(2023, bytes)],
  [EPA_SUPPLY_CHAIN_FILE, readEpaSupplyChain],
  [UN_ISIC_FILE, readUnIsic],
  [OWID_CO2_FILE, readOwidCo2],
  [WORLD_BANK_GDP_FILE, readWorldBankGdp],
]
const containers: [string, Reader][] = [
  [SBTI_FILE, readSbti],
  [CLIMATE_PLEDGE_FILE, readClimatePledge],
  [UK_ETS_FILE, readUkEts],
  [NET_ZERO_TRACKER_FILE, readNetZeroTracker],
  [OS_CLIMATE_FILE, readOsClimateItr],
  [GHGRP_FILES[2020], (bytes) => readSites(2020, bytes)],
  [GHGRP_FILES[2023], (bytes) => readSites(2023, bytes)],
  [GHGRP_PARENT_FILES[2020], (bytes) => readOwners(2020, bytes)],
  [CENSUS_NAICS_ISIC_FILE, (bytes) => readCensusNaicsIsic(bytes, new Set())],
  [ECB_FILE, readEcb],
  [SEC_FILE, readSec],
  [COMPANIES_FILE, readPeriods],
  [EVALUATION_FILE, readEvaluation],
]

async function errorOf(read: Reader, bytes: Uint8Array): Promise<unknown> {
  try {
    await read(bytes)
    return 'it was read'
  } catch (error) {
    return error
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const wrongContents: [string, Uint8Array][] = [
  ['nothing', new Uint8Array()],
  ['a web page', bytesOf('<!DOCTYPE html><html><body>503</body></html>')],
  ['JSON of an error', bytesOf('{"error":"rate limit"}')],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0xff, 0xfe])],
  ['the beginning of an archive', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 1, 2, 3])],
]

describe('each reader refuses a damaged file', () => {
  const cases = [...texts, ...containers].flatMap(([file, read]) =>
    wrongContents.map(([what, bytes]) => [what, file, read, bytes] as const),
  )
  it.each(cases)('%s for %s', async (_, file, read, bytes) => {
    const error = await errorOf(read, bytes)
    expect(error).toBeInstanceOf(SourceFileError)
    expect(String(error)).toContain(file.split('/').at(-1)?.replace('.zip', ''))
  })
})

describe.skipIf(!hasTestData)(`the published files cut short${needsTestData}`, () => {
  it.each(containers)(
    '%s is refused',
    async (file, read) => {
      const whole = readTestData(file)
      for (const share of [0.05, 0.5, 0.98]) {
        expect(await errorOf(read, whole.subarray(0, Math.floor(whole.length * share)))).toBeInstanceOf(SourceFileError)
      }
    },
    30_000,
  )

  it.each(texts)(
    '%s is refused, or cut between two rows',
    async (file, read) => {
      const whole = readTestData(file)
      const half = whole.subarray(0, Math.floor(whole.length / 2))
      const end = await errorOf(read, half)
      expect(end === 'it was read' || end instanceof SourceFileError).toBe(true)
      expect(await errorOf(read, whole.subarray(0, 40))).toBeInstanceOf(SourceFileError)
    },
    30_000,
  )
})
