import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompanySource, isFetchedOnly } from '@/service/reference/records'
import { ADEME_BEGES_FILE, readAdemeBeges } from '@/service/sources/ademe-beges/read-ademe-beges'
import { AU_NGER_FILES, readAuNgerYears } from '@/service/sources/au-nger/read-au-nger'
import { CA_GHGRP_FILE, readCaGhgrp } from '@/service/sources/ca-ghgrp/read-ca-ghgrp'
import { CARBON_GAP_FILE, readCarbonGap } from '@/service/sources/carbon-gap/read-carbon-gap'
import { CLIMATE_PLEDGE_FILE, readClimatePledge } from '@/service/sources/climate-pledge/read-climate-pledge'
import { GHGRP_FILES, GHGRP_PARENT_FILES, readEpaGhgrp } from '@/service/sources/epa-ghgrp/read-epa-ghgrp'
import { JP_EEGS_HISTORY_FILE } from '@/service/sources/jp-eegs/read-history'
import { JP_EEGS_FILE, readJpEegs } from '@/service/sources/jp-eegs/read-jp-eegs'
import { EVALUATION_FILE } from '@/service/sources/klimatkollen/read-evaluation'
import { WORKBOOK_FILE } from '@/service/sources/klimatkollen/read-export-sheet'
import { COMPANIES_FILE, readKlimatkollen, WIKIDATA_FILE } from '@/service/sources/klimatkollen/read-klimatkollen'
import { KR_GIR_FILE, readKrGir } from '@/service/sources/kr-gir/read-kr-gir'
import { NET_ZERO_TRACKER_FILE, readNetZeroTracker } from '@/service/sources/net-zero-tracker/read-net-zero-tracker'
import { NZDPU_FILE, readNzdpu } from '@/service/sources/nzdpu/read-nzdpu'
import { OS_CLIMATE_FILE, readOsClimateItr } from '@/service/sources/os-climate-itr/read-os-climate-itr'
import { RACE_TO_ZERO_FILE, readRaceToZero } from '@/service/sources/race-to-zero/read-race-to-zero'
import { READ_REPORTS_FILE } from '@/service/sources/read-reports/columns'
import { AUSTRALIAN_GROUPS_FILE } from '@/service/sources/read-reports/read-australian-groups'
import { readReadReports } from '@/service/sources/read-reports/read-read-reports'
import { readSbti, SBTI_FILE } from '@/service/sources/sbti/read-sbti'
import { readSec, SEC_FILE } from '@/service/sources/sec/read-sec'
import { COMPANYFACTS_FILE, readCompanyfacts } from '@/service/sources/sec-companyfacts/read-companyfacts'
import { readSmallCollections } from '@/service/sources/small-collections/read-small-collections'
import { SMALL_COLLECTIONS_FILES } from '@/service/sources/small-collections/reviewed-cells'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { readTaiwanExchange, TAIWAN_EXCHANGE_FILES } from '@/service/sources/taiwan-exchanges/read-taiwan-exchange'
import { readTaiwanMoenv, TAIWAN_MOENV_FILE } from '@/service/sources/taiwan-moenv/read-taiwan-moenv'
import { readTaiwanReports, TAIWAN_REPORTS_FILES } from '@/service/sources/taiwan-reports/read-taiwan-reports'
import { readUkEts, UK_ETS_FILE } from '@/service/sources/uk-ets/read-uk-ets'
import { GLOBAL_COMPACT_FILE, readGlobalCompact } from '@/service/sources/un-global-compact/read-global-compact'
import { readUsWashington, US_WASHINGTON_FILE } from '@/service/sources/us-washington/read-us-washington'
import { readWikidata, WIKIDATA_P5991_FILE } from '@/service/sources/wikidata/read-wikidata'

export type NamedReading = SourceReading & { source: CompanySource }

/** One publisher's files with their paths in the folder of published files, and their reader. */
export type SourceReader = {
  files: Readonly<Record<string, string>>
  /** `bytes` returns a file by its key in `files`. Throws SourceFileError. */
  read: (bytes: (key: string) => Uint8Array) => SourceReading | Promise<SourceReading>
}

function oneFile(path: string, read: (bytes: Uint8Array) => SourceReading | Promise<SourceReading>): SourceReader {
  return { files: { list: path }, read: (bytes) => read(bytes('list')) }
}

/** How the files of each publisher become records, for the build and every import. */
export const sourceReaders: Readonly<Record<CompanySource, SourceReader>> = {
  'read-reports': {
    files: { figures: READ_REPORTS_FILE, australianGroups: AUSTRALIAN_GROUPS_FILE },
    read: (bytes) => readReadReports({ figures: bytes('figures'), australianGroups: bytes('australianGroups') }),
  },
  klimatkollen: {
    files: {
      companies: COMPANIES_FILE,
      evaluation2024: EVALUATION_FILE,
      workbook: WORKBOOK_FILE,
      wikidata: WIKIDATA_FILE,
    },
    read: (bytes) =>
      readKlimatkollen({
        companies: bytes('companies'),
        evaluation2024: bytes('evaluation2024'),
        workbook: bytes('workbook'),
        wikidata: bytes('wikidata'),
      }),
  },
  wikidata: oneFile(WIKIDATA_P5991_FILE, readWikidata),
  'taiwan-reports': {
    files: TAIWAN_REPORTS_FILES,
    read: (bytes) =>
      readTaiwanReports({ figures: bytes('figures'), identities: bytes('identities'), revenues: bytes('revenues') }),
  },
  'os-climate-itr': oneFile(OS_CLIMATE_FILE, readOsClimateItr),
  'carbon-gap': oneFile(CARBON_GAP_FILE, readCarbonGap),
  'small-collections': { files: SMALL_COLLECTIONS_FILES, read: readSmallCollections },
  'taiwan-moenv': oneFile(TAIWAN_MOENV_FILE, readTaiwanMoenv),
  'epa-ghgrp': {
    files: {
      sites2020: GHGRP_FILES[2020],
      parents2020: GHGRP_PARENT_FILES[2020],
      sites2023: GHGRP_FILES[2023],
      parents2023: GHGRP_PARENT_FILES[2023],
    },
    read: (bytes) =>
      readEpaGhgrp({
        2020: { sites: bytes('sites2020'), parents: bytes('parents2020') },
        2023: { sites: bytes('sites2023'), parents: bytes('parents2023') },
      }),
  },
  'au-nger': {
    files: {
      year2022: AU_NGER_FILES[2022],
      year2023: AU_NGER_FILES[2023],
      year2024: AU_NGER_FILES[2024],
      year2025: AU_NGER_FILES[2025],
    },
    read: (bytes) =>
      readAuNgerYears({
        2022: bytes('year2022'),
        2023: bytes('year2023'),
        2024: bytes('year2024'),
        2025: bytes('year2025'),
      }),
  },
  'jp-eegs': {
    files: { list: JP_EEGS_FILE, history: JP_EEGS_HISTORY_FILE },
    read: (bytes) => readJpEegs({ list: bytes('list'), history: bytes('history') }),
  },
  'kr-gir': oneFile(KR_GIR_FILE, readKrGir),
  'uk-ets': oneFile(UK_ETS_FILE, readUkEts),
  'ca-ghgrp': oneFile(CA_GHGRP_FILE, readCaGhgrp),
  nzdpu: oneFile(NZDPU_FILE, readNzdpu),
  twse: oneFile(TAIWAN_EXCHANGE_FILES.twse, (bytes) => readTaiwanExchange('twse', bytes)),
  tpex: oneFile(TAIWAN_EXCHANGE_FILES.tpex, (bytes) => readTaiwanExchange('tpex', bytes)),
  'ademe-beges': oneFile(ADEME_BEGES_FILE, readAdemeBeges),
  'sec-companyfacts': oneFile(COMPANYFACTS_FILE, readCompanyfacts),
  'us-washington': oneFile(US_WASHINGTON_FILE, readUsWashington),
  sbti: oneFile(SBTI_FILE, readSbti),
  'race-to-zero': oneFile(RACE_TO_ZERO_FILE, readRaceToZero),
  'un-global-compact': oneFile(GLOBAL_COMPACT_FILE, readGlobalCompact),
  'climate-pledge': oneFile(CLIMATE_PLEDGE_FILE, readClimatePledge),
  'net-zero-tracker': oneFile(NET_ZERO_TRACKER_FILE, readNetZeroTracker),
  sec: oneFile(SEC_FILE, readSec),
}

/**
 * Every publisher's records of companies from `folder`, whose files are named as in the data's INDEX.md. None from sources that only a
 * running installation fetches.
 */
export async function readSources(folder: string): Promise<NamedReading[]> {
  const readings: NamedReading[] = []
  for (const source of CompanySource.options) {
    const { files, read } = sourceReaders[source]
    if (isFetchedOnly(source)) {
      readings.push({ source, records: [], refused: [] })
      continue
    }
    readings.push({ source, ...(await read((key) => readSourceFile(folder, files[key] ?? key))) })
  }
  return readings
}

/** @throws SourceFileError if the file does not exist. */
export function readSourceFile(folder: string, file: string): Uint8Array {
  try {
    return readFileSync(join(folder, file))
  } catch (cause) {
    throw new SourceFileError(file, 'the whole file', 'cannot be read', { cause })
  }
}
