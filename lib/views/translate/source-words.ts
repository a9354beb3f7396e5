import type { Key } from '@/lib/messages/words'

/**
 * What the release's editions cover and leave out: the service's English (service/reference/data/editions.json) with the key of the
 * translation. Other texts, such as those of an imported edition, stay in the service's words.
 */
export const sourceWords: ReadonlyMap<string, Key<'sources'>> = new Map<string, Key<'sources'>>([
  [
    'Public bodies; balances without a SIREN that stands up to its check digit; scopes with a negative post or with 0 in all; reference years.',
    'ademeLeftOut',
  ],
  ['Profit, and what the author computes from it (carbon prices, shares of profit).', 'carbonGapLeftOut'],
  [
    'Cities; sectors. A participant is shown only with the company that another list has under its name in its country: the list has no identifiers, and a subsidiary’s membership is not its parent’s.',
    'compactLeftOut',
  ],
  [
    'Daily rates, 2026 (not over), and years in which a currency was quoted on less than 95% of the days.',
    'ecbLeftOut',
  ],
  [
    'April 2023 to March 2024, filed under 2023; of 161 entities also years since April 2009; legal entities in Japan only',
    'eegsCovers',
  ],
  [
    'Shippers (freight that others carry), suppliers of power and heat (their emissions are counted with their customers), administrations of the state, prefectures and cities, amounts of 0; earlier years of an entity whose history does not end in the very amount of 2023.',
    'eegsLeftOut',
  ],
  ['2020 and 2023; sites in the United States that must report, as of October 2021 and 16 August 2024', 'epaCovers'],
  ['v1.3.0 of 2024; emissions of 2022, dollars of 2022', 'epaFactorsCovers'],
  [
    'Factors without margins, margins alone and the split by gas: one factor per industry is what a score needs.',
    'epaFactorsLeftOut',
  ],
  [
    'Suppliers (what others emit with the products sold), CO2 injection, biogenic CO2; sites whose owners’ shares are missing (federal ones) or do not make 100%; owners of less than 2% of each of their sites.',
    'epaLeftOut',
  ],
  ['1971-2025; used from 1999', 'fedCovers'],
  ['All that the ECB has, years before 1999, monthly figures, and Venezuela, whose unit changes unsaid.', 'fedLeftOut'],
  [
    'All that the ECB, a parity or the Federal Reserve has, years before 1999, 2025 (January alone), years with fewer than ten months, and currencies whose rates are wrong, of mixed units, or official and far from the market.',
    'freechangeLeftOut',
  ],
  [
    'Regions, income and lending groups, Kosovo, and all years but the latest that has CO2 too. It has no Taiwan.',
    'gdpLeftOut',
  ],
  ['2021; facilities in Canada only', 'ghgrpCanadaCovers'],
  ['Addresses, coordinates and industries of facilities.', 'ghgrpCanadaLeftOut'],
  ['2024; 322 of 1,167 designated legal entities in Korea', 'girCovers'],
  [
    'Rows whose name does not stand where the register’s order has it, or whose amount its designation does not allow; companies that nobody typed off.',
    'girLeftOut',
  ],
  ['Revision 4, 2008', 'isicCovers'],
  [
    'Groups and classes, but for their titles, by which industries are searched: what the lists say about a company is rarely finer than a division.',
    'isicLeftOut',
  ],
  ['2015-2024, from three files: February 2025 (to 2022), June 2024 (2023), June 2025 (2024)', 'klimatkollenCovers'],
  [
    'Comments and descriptions; of the 2024 file what a machine read before a person checked it; revenue whose currency or unit is not certain.',
    'klimatkollenLeftOut',
  ],
  ['2022-2024; regulated sites in Taiwan only', 'moenvCovers'],
  [
    'Years of 0 and 0, which mean not reported; revenue, which is the whole company’s; computed intensities.',
    'moenvLeftOut',
  ],
  [
    'Two rows that link households to all of NAICS; notes. Of the list of titles and descriptions that belongs to it: all but titles and single words, by which industries are searched. A link counts whole even where only a part fits.',
    'naicsLinkLeftOut',
  ],
  [
    'four years from 1 July 2021 to 30 June 2025, each filed under the year it ends in; facilities in Australia only',
    'ngerCovers',
  ],
  ['Energy consumption; the wording of notes.', 'ngerLeftOut'],
  ['nothing yet: an installation asks for it', 'nothingYet'],
  [
    'Values in another unit than tonnes of CO2e or without one; targets, methods and relevance; of several disclosures of a year all but the one that was updated last.',
    'nzdpuLeftOut',
  ],
  [
    'Revenue as a figure of a year (its dates do not match its years), parts of a scope, production figures and targets.',
    'osClimateLeftOut',
  ],
  ['to 2024; the file does not name its edition', 'owidCovers'],
  ['Regions, the world, Kosovo (no ISO 3166-1 code), and all years but the latest that has a GDP too.', 'owidLeftOut'],
  ['Decreed rates far from the market (TMT, ERN, CUP, LBP since 2019), bands and crawling pegs.', 'paritiesLeftOut'],
  ['Descriptions of companies.', 'pledgeLeftOut'],
  ['Cities and regions, and the columns of the person who cleaned the file.', 'raceLeftOut'],
  ['reports of 2021 to 2026; figures of 2012 to 2025, mostly of 2019 to 2024', 'readReportsCovers'],
  [
    'Figures whose reader was not sure, of the parent company alone or of a part; two totals under one name where the report does not say which is the main one; numbers of employees.',
    'readReportsLeftOut',
  ],
  ['7 May 2026, with ten earlier states since 6 May 2024', 'sbtiCovers'],
  ['The full wording of targets: our summary of a target is written from its structured fields.', 'sbtiLeftOut'],
  [
    'Everything but revenue of fiscal years in 10-K, 20-F and 40-F; years of which two end in one calendar year; companies without worldwide emissions that nobody registered.',
    'secFactsLeftOut',
  ],
  ['Nothing; share classes of one company become one company with several tickers.', 'secLeftOut'],
  ['2020-2024, of 9 companies', 'smallCovers'],
  [
    'Everything that was not looked at cell by cell: revenue, sums that a collection computed, estimates, rows whose year or boundary is in doubt.',
    'smallLeftOut',
  ],
  [
    'Figures whose boundary does not say whether they are the group’s or the company’s own; intensities.',
    'taiwanExchangesLeftOut',
  ],
  ['emissions of 2024; revenue 2022-2024', 'taiwanReportsCovers'],
  [
    'Figures whose note does not say whether they are the group’s or of Taiwan; categories of scope 3; everything that is no figure of emissions or revenue.',
    'taiwanReportsLeftOut',
  ],
  [
    'Countries, regions and cities; quotations; revenue as a figure of a year (it has none: used to tell companies apart).',
    'trackerLeftOut',
  ],
  ['2021-2024; installations in the United Kingdom, and flights in it and to the EEA', 'ukEtsCovers'],
  [
    'Years for which an installation was excluded from reporting; sums of 0; aircraft operators of less than 1,000 t in each year (business jets); surrenders of allowances.',
    'ukEtsLeftOut',
  ],
  ['2012-2023; sites in the state of Washington that must report', 'washingtonCovers'],
  [
    'Biogenic CO2; suppliers (what others emit with the fuel sold), power delivered to the state, sites of administrations; years of a parent in which a site’s level was assigned or its gases contradict its total.',
    'washingtonLeftOut',
  ],
  ['2016-2025, mostly 2023 and 2024; as of 17 July 2026', 'wikidataCovers'],
  [
    'Totals that do not equal their parts or stand alone; categories of scope 3; rows of which a person found that a unit slipped or that they are placeholders; entities without a name.',
    'wikidataLeftOut',
  ],
])
