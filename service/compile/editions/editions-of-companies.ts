import type { CompanySource } from '@/service/reference/records'
import type { EditionFacts } from './edition-facts'

const CC_BY_4 = { licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' }
/** Names, identifiers, statuses, years and days of a public list; never the publisher's sentences. */
const FACTS_ONLY = { licence: 'None stated; facts only', licenceUrl: null }

/** For sources that no release includes: the first day on which an installation may have fetched them. */
const FETCHED = { retrievedOn: '2026-11-01', vintage: 'nothing yet: an installation asks for it' }

/** Sources about single companies. */
export const COMPANY_EDITIONS: Readonly<Record<CompanySource, EditionFacts>> = {
  'read-reports': {
    title: 'Figures read by hand out of companies’ reports of 2021 to 2026',
    publisher: 'Carbon Register, out of the companies’ own reports',
    // The documents are the companies’ own; this is the standard that they report by.
    url: 'https://ghgprotocol.org/corporate-standard',
    // The day the last document was read.
    retrievedOn: '2026-11-01',
    vintage: 'reports of 2021 to 2026; figures of 2012 to 2025, mostly of 2019 to 2024',
    licence: 'Apache-2.0 (our reading; facts of the companies’ reports)',
    licenceUrl: 'https://www.apache.org/licenses/LICENSE-2.0',
    attribution: 'The companies’ own reports, each named with its page; read by Carbon Register',
    leavesOut:
      'Figures whose reader was not sure, of the parent company alone or of a part; two totals under one name where the report does not say which is the main one; numbers of employees.',
  },
  klimatkollen: {
    title: 'Klimatkollen company emissions, 2015-2022, 2023 and 2024',
    publisher: 'Klimatkollen',
    url: 'https://klimatkollen.se/en/companies',
    retrievedOn: '2025-06-01',
    vintage: '2015-2024, from three files: February 2025 (to 2022), June 2024 (2023), June 2025 (2024)',
    ...CC_BY_4,
    attribution: 'Klimatkollen, CC BY 4.0; joined, converted to kilograms and checked by Carbon Register',
    leavesOut:
      'Comments and descriptions; of the 2024 file what a machine read before a person checked it; revenue whose currency or unit is not certain.',
  },
  wikidata: {
    title: 'Carbon footprints (P5991) of companies',
    publisher: 'Wikidata, its contributors',
    url: 'https://www.wikidata.org/wiki/Property:P5991',
    retrievedOn: '2026-07-17',
    vintage: '2016-2025, mostly 2023 and 2024; as of 17 July 2026',
    licence: 'CC0 1.0',
    licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
    attribution: 'Wikidata, property P5991 (carbon footprint); joined by year by Carbon Register',
    leavesOut:
      'Totals that do not equal their parts or stand alone; categories of scope 3; rows of which a person found that a unit slipped or that they are placeholders; entities without a name.',
  },
  'taiwan-reports': {
    title: 'Figures of 2024 from reports of large emitters of Taiwan, and revenue of 2022 to 2024',
    publisher: 'Green Citizens’ Action Alliance, Taiwan (carbon-watch); revenue from MOPS',
    url: 'https://github.com/gcaa-org-tw/carbon-watch',
    retrievedOn: '2026-07-01',
    vintage: 'emissions of 2024; revenue 2022-2024',
    licence: 'MIT; facts of the companies’ reports',
    licenceUrl: 'https://opensource.org/license/mit',
    attribution:
      'Green Citizens’ Action Alliance, carbon-watch, out of the companies’ sustainability reports and the Market Observation Post System',
    leavesOut:
      'Figures whose note does not say whether they are the group’s or of Taiwan; categories of scope 3; everything that is no figure of emissions or revenue.',
  },
  'os-climate-itr': {
    title: 'ITR v2 sample data of 6 January 2023',
    publisher: 'Linux Foundation, OS-Climate',
    url: 'https://github.com/os-climate/ITR',
    retrievedOn: '2023-01-06',
    vintage: '2015-2022',
    licence: 'Apache-2.0',
    licenceUrl: 'https://www.apache.org/licenses/LICENSE-2.0',
    attribution:
      'OS-Climate ITR sample data, copyright its contributors, Apache-2.0; units converted by Carbon Register',
    leavesOut:
      'Revenue as a figure of a year (its dates do not match its years), parts of a scope, production figures and targets.',
  },
  'carbon-gap': {
    title: 'Profit and emission database',
    publisher: 'Robert Höglund, Carbon Gap',
    url: 'https://www.marginalcarbon.com',
    // Its newest reports are of March 2022.
    retrievedOn: '2022-04-01',
    vintage: '2019-2020',
    ...CC_BY_4,
    attribution:
      'Profit and emission database, by Robert Höglund, www.marginalcarbon.com, CC BY 4.0; converted by Carbon Register',
    leavesOut: 'Profit, and what the author computes from it (carbon prices, shares of profit).',
  },
  'small-collections': {
    title: 'Figures of single companies out of small open collections',
    publisher: 'Dataland, Open Sustainability Index, scope3data and a table of steel makers',
    url: 'https://dataland.com',
    // The oldest of them.
    retrievedOn: '2024-10-29',
    vintage: '2020-2024, of 9 companies',
    ...FACTS_ONLY,
    attribution:
      'The companies’ own reports, as Dataland, the Open Sustainability Index, scope3data and a table of steel makers have them; each cell looked at by Carbon Register',
    leavesOut:
      'Everything that was not looked at cell by cell: revenue, sums that a collection computed, estimates, rows whose year or boundary is in doubt.',
  },
  'taiwan-moenv': {
    title: 'Greenhouse gas emissions of regulated sites, 2022-2024, by company',
    publisher: 'Ministry of Environment, Taiwan; revenue from MOPS; gathered by GCAA (carbon-watch)',
    url: 'https://data.moenv.gov.tw/dataset/detail/GHG_P_01',
    retrievedOn: '2026-07-01',
    vintage: '2022-2024; regulated sites in Taiwan only',
    licence: 'Open Government Data License, version 1.0 (Taiwan)',
    licenceUrl: 'https://data.gov.tw/license',
    attribution:
      'Ministry of Environment, Taiwan, GHG_P_01, and the Market Observation Post System, gathered by the Green Citizens’ Action Alliance; made available under the Open Government Data License, version 1.0',
    leavesOut:
      'Years of 0 and 0, which mean not reported; revenue, which is the whole company’s; computed intensities.',
  },
  'epa-ghgrp': {
    title: 'Greenhouse Gas Reporting Program, facilities and parent companies, 2020 and 2023',
    publisher: 'US Environmental Protection Agency',
    url: 'https://www.epa.gov/ghgreporting/ghg-reporting-program-data-sets',
    retrievedOn: '2024-08-16',
    vintage: '2020 and 2023; sites in the United States that must report, as of October 2021 and 16 August 2024',
    licence: 'US public domain',
    licenceUrl: 'https://www.usa.gov/government-works',
    attribution:
      'US EPA, Greenhouse Gas Reporting Program; facility totals added up by owner, by the share owned, by Carbon Register',
    leavesOut:
      'Suppliers (what others emit with the products sold), CO2 injection, biogenic CO2; sites whose owners’ shares are missing (federal ones) or do not make 100%; owners of less than 2% of each of their sites.',
  },
  'au-nger': {
    title: 'Greenhouse and energy information by registered corporation, 2021-22 to 2024-25',
    publisher: 'Clean Energy Regulator, Australia',
    url: 'https://cer.gov.au/markets/reports-and-data/nger-reporting-data-and-registers',
    // The list of 2024-25 is published by 28 February 2026.
    retrievedOn: '2026-03-01',
    vintage:
      'four years from 1 July 2021 to 30 June 2025, each filed under the year it ends in; facilities in Australia only',
    licence: 'CC BY 4.0 (the regulator’s site; the file states none)',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    attribution:
      'Clean Energy Regulator, Commonwealth of Australia, National Greenhouse and Energy Reporting 2021-22 to 2024-25; converted to kilograms by Carbon Register',
    leavesOut: 'Energy consumption; the wording of notes.',
  },
  'jp-eegs': {
    title: 'Emissions of specified emitters, fiscal year 2023, and of listed companies since 2009',
    publisher: 'Ministry of the Environment and Ministry of Economy, Trade and Industry, Japan, EEGS',
    url: 'https://eegs.env.go.jp/ghg-santeikohyo-result/',
    retrievedOn: '2024-04-01',
    vintage:
      'April 2023 to March 2024, filed under 2023; of 161 entities also years since April 2009; legal entities in Japan only',
    licence: 'None stated in the file; facts of a public register',
    licenceUrl: null,
    attribution:
      'Ministry of the Environment, Japan, EEGS (reporting under the Act on Promotion of Global Warming Countermeasures); added up by legal entity by Carbon Register',
    leavesOut:
      'Shippers (freight that others carry), suppliers of power and heat (their emissions are counted with their customers), administrations of the state, prefectures and cities, amounts of 0; earlier years of an entity whose history does not end in the very amount of 2023.',
  },
  'kr-gir': {
    title: 'Emissions of designated companies, 2024, in part',
    publisher: 'Greenhouse Gas Inventory and Research Center of Korea (GIR)',
    url: 'https://www.gir.go.kr',
    // The verified amounts of a year are out in its following year.
    retrievedOn: '2025-01-01',
    vintage: '2024; 322 of 1,167 designated legal entities in Korea',
    licence: 'None stated in the file; facts of a public register (KOGL)',
    licenceUrl: null,
    attribution:
      'Greenhouse Gas Inventory and Research Center of Korea, statistics of verified emissions 2024, typed off by hand by others; order and magnitude checked by Carbon Register',
    leavesOut:
      'Rows whose name does not stand where the register’s order has it, or whose amount its designation does not allow; companies that nobody typed off.',
  },
  'uk-ets': {
    title: 'UK ETS compliance report: emissions and surrenders, 2021 to 2024',
    publisher: 'UK Emissions Trading Registry',
    url: 'https://reports.view-emissions-trading-registry.service.gov.uk/ets-reports.html',
    retrievedOn: '2025-06-11',
    vintage: '2021-2024; installations in the United Kingdom, and flights in it and to the EEA',
    licence: 'Open Government Licence v3.0',
    licenceUrl: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    attribution:
      'UK Emissions Trading Registry; contains public sector information licensed under the Open Government Licence v3.0; added up by account holder by Carbon Register',
    leavesOut:
      'Years for which an installation was excluded from reporting; sums of 0; aircraft operators of less than 1,000 t in each year (business jets); surrenders of allowances.',
  },
  'ca-ghgrp': {
    title: 'Greenhouse gas emissions from large facilities, 2021',
    publisher: 'Environment and Climate Change Canada',
    url: 'https://www.canada.ca/en/environment-climate-change/services/environmental-indicators/greenhouse-gas-emissions/large-facilities.html',
    retrievedOn: '2022-01-01',
    vintage: '2021; facilities in Canada only',
    licence: 'Open Government Licence – Canada',
    licenceUrl: 'https://open.canada.ca/en/open-government-licence-canada',
    attribution:
      'Environment and Climate Change Canada; contains information licensed under the Open Government Licence – Canada; added up by company by Carbon Register',
    leavesOut: 'Addresses, coordinates and industries of facilities.',
  },
  nzdpu: {
    ...FETCHED,
    title: 'Disclosures of companies, by reporting year',
    publisher: 'Net-Zero Data Public Utility (NZDPU; not to be passed on)',
    url: 'https://nzdpu.com',
    licence: 'Terms of NZDPU: for the installation that asked, not to be passed on',
    licenceUrl: null,
    attribution: 'Net-Zero Data Public Utility; fetched by this installation with its own key',
    leavesOut:
      'Values in another unit than tonnes of CO2e or without one; targets, methods and relevance; of several disclosures of a year all but the one that was updated last.',
    isForOwnUse: true,
  },
  twse: {
    ...FETCHED,
    title: 'Greenhouse gases of listed companies (t187ap46_L_1)',
    publisher: 'Taiwan Stock Exchange (TWSE)',
    url: 'https://openapi.twse.com.tw',
    licence: 'Open Government Data License, version 1.0 (Taiwan)',
    licenceUrl: 'https://data.gov.tw/license',
    attribution: 'Taiwan Stock Exchange, open data t187ap46_L_1; converted to kilograms by Carbon Register',
    leavesOut: 'Figures whose boundary does not say whether they are the group’s or the company’s own; intensities.',
  },
  tpex: {
    ...FETCHED,
    title: 'Greenhouse gases of companies on the Taipei Exchange (t187ap46_O_1)',
    publisher: 'Taipei Exchange (TPEx)',
    url: 'https://www.tpex.org.tw/openapi/',
    licence: 'Open Government Data License, version 1.0 (Taiwan)',
    licenceUrl: 'https://data.gov.tw/license',
    attribution: 'Taipei Exchange, open data t187ap46_O_1; converted to kilograms by Carbon Register',
    leavesOut: 'Figures whose boundary does not say whether they are the group’s or the company’s own; intensities.',
  },
  'ademe-beges': {
    ...FETCHED,
    title: 'Bilans GES',
    publisher: 'ADEME, France',
    url: 'https://data.ademe.fr/datasets/bilan-ges',
    licence: 'Licence Ouverte 2.0',
    licenceUrl: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
    attribution: 'ADEME, Bilans GES; posts added up by scope and converted to kilograms by Carbon Register',
    leavesOut:
      'Public bodies; balances without a SIREN that stands up to its check digit; scopes with a negative post or with 0 in all; reference years.',
  },
  'sec-companyfacts': {
    ...FETCHED,
    title: 'Revenue of annual filings (XBRL company facts)',
    publisher: 'US Securities and Exchange Commission',
    url: 'https://www.sec.gov/search-filings/edgar-application-programming-interfaces',
    licence: 'US public domain',
    licenceUrl: 'https://www.usa.gov/government-works',
    attribution: 'US Securities and Exchange Commission, EDGAR, XBRL company facts',
    leavesOut:
      'Everything but revenue of fiscal years in 10-K, 20-F and 40-F; years of which two end in one calendar year; companies without worldwide emissions that nobody registered.',
  },
  'us-washington': {
    title: 'Greenhouse Gas Reporting Program, publication of 28 December 2025',
    publisher: 'Washington State Department of Ecology',
    url: 'https://ecology.wa.gov/air-climate/reporting-requirements/ghg-reporting',
    retrievedOn: '2025-12-28',
    vintage: '2012-2023; sites in the state of Washington that must report',
    licence: 'None stated in the file; open data of the state (PDDL)',
    licenceUrl: 'https://opendatacommons.org/licenses/pddl/1-0/',
    attribution:
      'Washington State Department of Ecology, Greenhouse Gas Reporting Program; gases of sites added up by parent by Carbon Register',
    leavesOut:
      'Biogenic CO2; suppliers (what others emit with the fuel sold), power delivered to the state, sites of administrations; years of a parent in which a site’s level was assigned or its gases contradict its total.',
  },
  sbti: {
    title: 'Companies taking action',
    publisher: 'Science Based Targets initiative',
    url: 'https://sciencebasedtargets.org/target-dashboard',
    retrievedOn: '2026-05-07',
    vintage: '7 May 2026, with ten earlier states since 6 May 2024',
    ...FACTS_ONLY,
    attribution: 'Science Based Targets initiative, target dashboard',
    leavesOut: 'The full wording of targets: our summary of a target is written from its structured fields.',
  },
  'race-to-zero': {
    title: 'Race to Zero participants',
    publisher: 'UN Climate Change High-Level Champions',
    url: 'https://climatechampions.unfccc.int/system/race-to-zero/',
    // The file is named after September, but members joined on each working day of October are in it.
    retrievedOn: '2024-11-01',
    vintage: 'October 2024',
    ...FACTS_ONLY,
    attribution: 'UN Climate Change High-Level Champions, Race to Zero participants',
    leavesOut: 'Cities and regions, and the columns of the person who cleaned the file.',
  },
  'un-global-compact': {
    title: 'UN Global Compact participants',
    publisher: 'United Nations Global Compact',
    url: 'https://unglobalcompact.org/what-is-gc/participants',
    // The newest day of joining in it.
    retrievedOn: '2023-07-26',
    vintage: 'July 2023',
    ...FACTS_ONLY,
    attribution: 'United Nations Global Compact, participants',
    leavesOut:
      'Cities; sectors. A participant is shown only with the company that another list has under its name in its country: the list has no identifiers, and a subsidiary’s membership is not its parent’s.',
  },
  'climate-pledge': {
    title: 'The Climate Pledge signatories',
    publisher: 'The Climate Pledge',
    url: 'https://www.theclimatepledge.com/us/en/Signatories',
    retrievedOn: '2023-04-16',
    vintage: 'April 2023',
    ...FACTS_ONLY,
    attribution: 'The Climate Pledge, signatories',
    leavesOut: 'Descriptions of companies.',
  },
  'net-zero-tracker': {
    title: 'Net Zero Tracker snapshot',
    publisher: 'Net Zero Tracker: ECIU, Data-Driven EnviroLab, NewClimate Institute, Oxford Net Zero',
    url: 'https://zerotracker.net',
    retrievedOn: '2025-11-09',
    vintage: '9 November 2025',
    ...CC_BY_4,
    attribution:
      'Net Zero Tracker. Energy and Climate Intelligence Unit, Data-Driven EnviroLab, NewClimate Institute, Oxford Net Zero. 2025. CC BY 4.0',
    leavesOut:
      'Countries, regions and cities; quotations; revenue as a figure of a year (it has none: used to tell companies apart).',
  },
  sec: {
    title: 'Company tickers with exchange',
    publisher: 'US Securities and Exchange Commission',
    url: 'https://www.sec.gov/files/company_tickers_exchange.json',
    retrievedOn: '2026-08-22',
    vintage: '22 August 2026',
    licence: 'US public domain',
    licenceUrl: 'https://www.usa.gov/government-works',
    attribution: 'US Securities and Exchange Commission, EDGAR company tickers',
    leavesOut: 'Nothing; share classes of one company become one company with several tickers.',
  },
}
