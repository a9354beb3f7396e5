import type { Format } from '@/lib/format/create-format'
import { formatMonth } from '@/lib/format/month'
import type { Key } from '@/lib/messages/words'
import { categoryWords } from '@/lib/views/emissions/scope-3-categories'
import { scope3Categories } from '@/service/contract/organization/scope-3-categories'
import { confidenceWords } from './confidence-words'
import { listInWords, withinSentence } from './list-words'

/** By the codes of the service (service/evidence/sentences.ts). */
const keys: Readonly<Record<string, Key<'provenance'>>> = {
  cell_of_year: 'cellOfYear',
  cell_of_year_in: 'cellOfYearIn',
  score: 'score',
  percentile: 'percentile',
  industry: 'industry',
  given_name: 'givenName',
  given_country: 'givenCountry',
  given_website: 'givenWebsite',
  lei_number: 'leiNumber',
  isin_number: 'isinNumber',
  duns_number: 'dunsNumber',
  sp_global_number: 'spGlobalNumber',
  external_id: 'externalId',
  set_by_hand: 'setByHand',
  company_has: 'companyHas',
  lists_say: 'listsSay',
  sector_of: 'sectorOf',
  industry_factor: 'industryFactor',
  industry_mean: 'industryMean',
  industry_level: 'industryLevel',
  country_level: 'countryLevel',
  sbti_status: 'sbtiStatus',
  sbti_near_term: 'sbtiNearTerm',
  sbti_long_term: 'sbtiLongTerm',
  sbti_degrees: 'sbtiDegrees',
  sbti_year: 'sbtiYear',
  sbti_net_zero: 'sbtiNetZero',
  sbti_net_zero_year: 'sbtiNetZeroYear',
  sbti_ambition: 'sbtiAmbition',
  sbti_ambition_day: 'sbtiAmbitionDay',
  sbti_day: 'sbtiDay',
  pledge_day: 'pledgeDay',
  site: 'site',
  site_share: 'siteShare',
  named_site_share: 'namedSiteShare',
  published_revenue: 'publishedRevenue',
  exchange_rate: 'exchangeRate',
  word_of_name: 'wordOfName',
  sector_as_listed: 'sectorAsListed',
  epa_factors: 'epaFactors',
  naics_link: 'naicsLink',
  companies: 'companies',
  scored_companies: 'scoredCompanies',
  companies_below: 'companiesBelow',
  companies_scored: 'companiesScored',
  country_intensity: 'countryIntensity',
  country_co2: 'countryCo2',
  country_gdp: 'countryGdp',
  cell_by_revenue: 'cellByRevenue',
  sum_by_revenue: 'sumByRevenue',
  sum_of_sites: 'sumOfSites',
  revenue_by_rate: 'revenueByRate',
  sum_of_points: 'sumOfPoints',
  percentile_of: 'percentileOf',
  divisions_of_sectors: 'divisionsOfSectors',
  division_by_name: 'divisionByName',
  division_in_common: 'divisionInCommon',
  division_of_sector: 'divisionOfSector',
  mean_of_epa: 'meanOfEpa',
  median_of_disclosed: 'medianOfDisclosed',
  mean_of_scores: 'meanOfScores',
  fifth_of_industries: 'fifthOfIndustries',
  fifth_of_countries: 'fifthOfCountries',
  researched_before: 'researchedBefore',
  no_rate: 'noRate',
  as_given: 'asGiven',
  confidence: 'confidence',
  in_words_of_list: 'inWordsOfList',
  epa_boundary: 'epaBoundary',
  no_epa_factor: 'noEpaFactor',
  levels: 'levels',
  not_among_participants: 'notAmongParticipants',
  day_of_joining: 'dayOfJoining',
  not_named: 'notNamed',
  stated_to_you: 'statedToYou',
  stated_to_you_unnamed: 'statedToYouUnnamed',
  stated_assured_none: 'statedAssuredNone',
  stated_assured_unspecified: 'statedAssuredUnspecified',
  stated_assured_limited: 'statedAssuredLimited',
  stated_assured_reasonable: 'statedAssuredReasonable',
  stated_method: 'statedMethod',
  not_stated_to_you: 'notStatedToYou',
  product_factor: 'productFactor',
  product_footprint: 'productFootprint',
  product_period: 'productPeriod',
  product_boundary: 'productBoundary',
  covers_more_scopes: 'coversMoreScopes',
  verified: 'verified',
  corrected: 'corrected',
  read_unchecked: 'readUnchecked',
  report_says: 'reportSays',
  reviewed_sp500: 'reviewedSp500',
  reviewed_sp500_name: 'reviewedSp500Name',
  reviewed_jpx_apart: 'reviewedJpxApart',
  reviewed_jpx: 'reviewedJpx',
  two_records: 'twoRecords',
  whole_before_newer: 'wholeBeforeNewer',
  newest_report: 'newestReport',
  order_of_sources: 'orderOfSources',
  person_verified: 'personVerified',
  person_verified_scopes: 'personVerifiedScopes',
  held_back: 'heldBack',
  other_publisher: 'otherPublisher',
  no_emissions: 'noEmissions',
  no_emissions_in: 'noEmissionsIn',
  method_stated: 'methodStated',
  found_none: 'foundNone',
  found_none_in: 'foundNoneIn',
  not_in_list: 'notInList',
  not_in_list_in: 'notInListIn',
  revenue_worldwide: 'revenueWorldwide',
  no_revenue: 'noRevenue',
  no_sure_revenue: 'noSureRevenue',
  lists_sites: 'listsSites',
  needs_part: 'needsPart',
  needs_category: 'needsCategory',
  needs_upstream: 'needsUpstream',
  part_not_known: 'partNotKnown',
  emissions_not_known: 'emissionsNotKnown',
  one_country: 'oneCountry',
  nobody_verified: 'nobodyVerified',
  not_looked_up: 'notLookedUp',
  no_company: 'noCompany',
  not_scored: 'notScored',
  too_little_known: 'tooLittleKnown',
  percentile_needs: 'percentileNeeds',
  no_division: 'noDivision',
  wide_sector: 'wideSector',
  no_industry_factor: 'noIndustryFactor',
  country_not_known: 'countryNotKnown',
  no_country_intensity: 'noCountryIntensity',
  near_row: 'nearRow',
  near_rows: 'nearRows',
  no_such_target: 'noSuchTarget',
  not_in_pledge: 'notInPledge',
  no_cdp: 'noCdp',
  held_total: 'heldTotal',
  held_scope_3: 'heldScope3',
  held_copied: 'heldCopied',
  held_copied_total: 'heldCopiedTotal',
  held_copied_scope: 'heldCopiedScope',
  held_more: 'heldMore',
  held_less: 'heldLess',
  held_revenue: 'heldRevenue',
  held_intensity: 'heldIntensity',
  held_intensity_low: 'heldIntensityLow',
  held_years_apart: 'heldYearsApart',
  held_rows_of_group: 'heldRowsOfGroup',
  held_both_scopes: 'heldBothScopes',
  held_before_merger: 'heldBeforeMerger',
  held_two_boundaries: 'heldTwoBoundaries',
  held_own_generation: 'heldOwnGeneration',
  held_fifth_of_sites: 'heldFifthOfSites',
  held_times_scope_2: 'heldTimesScope2',
  held_before_parting: 'heldBeforeParting',
  held_before_joining: 'heldBeforeJoining',
  held_former_name: 'heldFormerName',
  rate_of_days: 'rateOfDays',
  rate_of_months: 'rateOfMonths',
  rate_of_release: 'rateOfRelease',
  rate_fixed: 'rateFixed',
  rate_of_anchor: 'rateOfAnchor',
  rate_divided: 'rateDivided',
}

/** By the codes of the service (service/evidence/emission-cells.ts). */
const cellKeys: Readonly<Record<string, Key<'provenance'>>> = {
  scope_1: 'cellScope1',
  scope_1_of_sites: 'cellScope1OfSites',
  scope_2: 'cellScope2',
  scope_2_location_based: 'cellScope2Location',
  scope_2_market_based: 'cellScope2Market',
  scope_1_and_2: 'cellScope1And2',
  scope_1_and_2_location_based: 'cellScope1And2Location',
  scope_1_and_2_market_based: 'cellScope1And2Market',
  scope_3: 'cellScope3',
  scope_3_categories: 'cellScope3Categories',
  total: 'cellTotal',
  all_scopes: 'cellAllScopes',
  revenue: 'cellRevenue',
  emission_factor: 'cellFactor',
  total_upstream_emission_factor: 'cellFactorUpstream',
  scope_1_and_2_emission_factor: 'cellFactorDirect',
}

export type Sentence = { code: string; values: Readonly<Record<string, string>> }

/** The name of a figure of a performance; null for an unknown code. */
export function sayCell(code: string, format: Format): string | null {
  const words = format.words('provenance')
  const number = Number(/^scope_3_category_(\d+)$/.exec(code)?.[1])
  const category = scope3Categories[number - 1]
  if (category !== undefined) {
    return words('cellCategory', { number, name: withinSentence(categoryWords(category, format), format) })
  }
  const key = cellKeys[code]
  return key === undefined ? null : words(key)
}

/** The service's "1,234.5" in the reader's notation. */
function writeNumber(written: string, format: Format): string {
  const value = Number(written.replaceAll(',', ''))
  return Number.isFinite(value) ? format.number.significant(value, 12) : written
}

/** The text for a placeholder, by its name; null for an unknown code. */
function sayValue(gap: string, value: string, values: Sentence['values'], format: Format): string | null {
  switch (gap) {
    case 'cell':
    case 'cells': {
      const cells = value.split(' ').map((code) => sayCell(code, format))
      return cells.includes(null) ? null : cells.join(' + ')
    }
    case 'part': {
      const cell = sayCell(value, format)
      return cell && withinSentence(cell, format)
    }
    case 'region':
      return format.country(value).name
    case 'country':
      return values['region'] === undefined ? value : format.country(values['region']).name
    case 'industry':
      return format.industryName(value)
    case 'divisions':
      return value.replace(
        /(?<=^|; )(\d\d) ([^;]+)/g,
        (_, id: string, name: string) => `${id} ${format.industryName(name)}`,
      )
    case 'day':
      return format.day(value)
    case 'month':
      return formatMonth(value, format.locale)
    case 'confidence':
      return confidenceWords(value, format)
    case 'publishers':
      return listInWords(value.split(' | '), format)
    case 'tonnes':
      return writeNumber(value, format)
    case 'other':
      return 'tonnes' in values ? writeNumber(value, format) : value
    default:
      return value
  }
}

/** Sentences that are only a name, shown unchanged. */
const bare: Readonly<Record<string, string>> = { named: 'name', cell: 'cell', sum: 'cells' }

function saySentence({ code, values }: Sentence, reasons: ReadonlyMap<string, string>, format: Format): string | null {
  if (code === 'indicator') return reasons.get(values['indicator'] ?? '') ?? null
  const said = new Map(Object.entries(values).map(([gap, value]) => [gap, sayValue(gap, value, values, format)]))
  if ([...said.values()].includes(null)) return null
  const gap = bare[code]
  if (gap !== undefined) return said.get(gap) ?? null
  const key = keys[code]
  return key === undefined ? null : format.words('provenance')(key, Object.fromEntries(said) as Record<string, string>)
}

/**
 * The service's sentences about where a figure comes from, in the reader's language; null if one of their parts has no words here.
 * @param reasons the reasons of the score's indicators in that language, by the indicator's id
 */
export function sayProvenance(
  parts: readonly Sentence[],
  reasons: ReadonlyMap<string, string>,
  format: Format,
): string | null {
  const said = parts.map((part) => saySentence(part, reasons, format))
  if (said.length === 0 || said.includes(null)) return null
  return said.join(format.locale.startsWith('ja') ? '' : ' ')
}
