import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceId } from '@/service/reference/records'
import { AU_NGER_FILE, readAuNger } from '@/service/sources/au-nger/read-au-nger'
import { CARBON_GAP_FILE, readCarbonGap } from '@/service/sources/carbon-gap/read-carbon-gap'
import { CLIMATE_PLEDGE_FILE, readClimatePledge } from '@/service/sources/climate-pledge/read-climate-pledge'
import { GHGRP_FILES, GHGRP_PARENT_FILES, readEpaGhgrp } from '@/service/sources/epa-ghgrp/read-epa-ghgrp'
import { EVALUATION_FILE } from '@/service/sources/klimatkollen/read-evaluation'
import { WORKBOOK_FILE } from '@/service/sources/klimatkollen/read-export-sheet'
import { COMPANIES_FILE, readKlimatkollen, WIKIDATA_FILE } from '@/service/sources/klimatkollen/read-klimatkollen'
import { NET_ZERO_TRACKER_FILE, readNetZeroTracker } from '@/service/sources/net-zero-tracker/read-net-zero-tracker'
import { OS_CLIMATE_FILE, readOsClimateItr } from '@/service/sources/os-climate-itr/read-os-climate-itr'
import { RACE_TO_ZERO_FILE, readRaceToZero } from '@/service/sources/race-to-zero/read-race-to-zero'
import { readSbti, SBTI_FILE } from '@/service/sources/sbti/read-sbti'
import { readSec, SEC_FILE } from '@/service/sources/sec/read-sec'
import { SourceFileError } from '@/service/sources/source-file-error'
import type { SourceReading } from '@/service/sources/source-record'
import { readTaiwanMoenv, TAIWAN_MOENV_FILE } from '@/service/sources/taiwan-moenv/read-taiwan-moenv'

export type NamedReading = SourceReading & { source: SourceId }

/** Every publisher's records of companies, from `folder`, which holds the files as INDEX.md of the data names them. */
export async function readSources(folder: string): Promise<NamedReading[]> {
  const bytes = (file: string) => readSourceFile(folder, file)
  const klimatkollen = await readKlimatkollen({
    companies: bytes(COMPANIES_FILE),
    evaluation2024: bytes(EVALUATION_FILE),
    workbook: bytes(WORKBOOK_FILE),
    wikidata: bytes(WIKIDATA_FILE),
  })
  const ghgrp = await readEpaGhgrp({
    2020: { sites: bytes(GHGRP_FILES[2020]), parents: bytes(GHGRP_PARENT_FILES[2020]) },
    2023: { sites: bytes(GHGRP_FILES[2023]), parents: bytes(GHGRP_PARENT_FILES[2023]) },
  })
  return [
    { source: 'klimatkollen', ...klimatkollen },
    { source: 'os-climate-itr', ...(await readOsClimateItr(bytes(OS_CLIMATE_FILE))) },
    { source: 'carbon-gap', ...readCarbonGap(bytes(CARBON_GAP_FILE)) },
    { source: 'taiwan-moenv', ...readTaiwanMoenv(bytes(TAIWAN_MOENV_FILE)) },
    { source: 'epa-ghgrp', ...ghgrp },
    { source: 'au-nger', ...readAuNger(bytes(AU_NGER_FILE)) },
    { source: 'sbti', ...(await readSbti(bytes(SBTI_FILE))) },
    { source: 'race-to-zero', ...readRaceToZero(bytes(RACE_TO_ZERO_FILE)) },
    { source: 'climate-pledge', ...(await readClimatePledge(bytes(CLIMATE_PLEDGE_FILE))) },
    { source: 'net-zero-tracker', ...(await readNetZeroTracker(bytes(NET_ZERO_TRACKER_FILE))) },
    { source: 'sec', ...readSec(bytes(SEC_FILE)) },
  ]
}

/** @throws SourceFileError when the file is not there. */
export function readSourceFile(folder: string, file: string): Uint8Array {
  try {
    return readFileSync(join(folder, file))
  } catch (cause) {
    throw new SourceFileError(file, 'the whole file', 'cannot be read', { cause })
  }
}
