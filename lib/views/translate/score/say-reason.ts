import type { Format } from '@/lib/format/create-format'
import { formatMonth } from '@/lib/format/month'
import type { Key } from '@/lib/messages/words'
import type { AssessmentAnswer } from '@/lib/views/answers/assessment-answer'
import { sayChange } from '../say-change'
import { levelWords } from './scoring-words'

type Judged = Pick<AssessmentAnswer['indicators'][number], 'id' | 'state' | 'evidence'>

/** Why an indicator is unknown, by the code of the service (service/scoring/unknown-reasons.ts). */
const unknownKeys: Readonly<Record<string, Key<'scoring'>>> = {
  not_seen: 'notSeen',
  no_figures: 'noFigures',
  no_both_scopes: 'noBothScopes',
  no_second_method: 'noSecondMethod',
  no_scope_3: 'noScope3',
  no_categories: 'noCategories',
  no_common_categories: 'noCommonCategories',
  one_year: 'oneYear',
  only_old_figures: 'onlyOldFigures',
  figures_too_old: 'figuresTooOld',
  another_method: 'anotherMethod',
  not_found_under_name: 'notFoundUnderName',
  no_scope_2: 'noScope2',
  no_same_scopes: 'noSameScopes',
  no_same_scopes_and_revenue: 'noSameScopesAndRevenue',
  no_same_categories: 'noSameCategories',
  no_company_matched: 'noCompanyMatched',
  ambition_not_listed: 'ambitionNotListed',
  not_in_pledge_list: 'notInPledgeList',
  no_cdp_list: 'noCdpList',
  no_scopes_and_revenue: 'noScopesAndRevenue',
  no_one_industry: 'noOneIndustry',
  no_industry_factor: 'noIndustryFactor',
  no_purchased_goods: 'noPurchasedGoods',
  too_few_peers: 'tooFewPeers',
  no_industry_level: 'noIndustryLevel',
  no_country_level: 'noCountryLevel',
}

type Statuses = Readonly<Record<string, Key<'scoring'>>>

const nearTermKeys: Statuses = {
  set: 'nearTermSet',
  committed: 'nearTermCommitted',
  removed: 'nearTermRemoved',
  ended: 'nearTermEnded',
  none: 'nearTermNone',
}
const longTermKeys: Statuses = {
  set: 'longTermSet',
  committed: 'longTermCommitted',
  removed: 'longTermRemoved',
  ended: 'longTermEnded',
  none: 'longTermNone',
}
const netZeroKeys: Statuses = {
  set: 'netZeroSet',
  committed: 'netZeroCommitted',
  removed: 'netZeroRemoved',
  ended: 'netZeroEnded',
  none: 'netZeroNone',
}

type Say = (judged: Judged, format: Format) => string | null

/** Sentences about a list, with a variant that names the list's month, if the service gives it. */
const ofMonthKeys: Readonly<Record<string, Key<'scoring'>>> = {
  nearTermNone: 'nearTermNoneOf',
  longTermNone: 'longTermNoneOf',
  netZeroNone: 'netZeroNoneOf',
  noNearTerm: 'noNearTermOf',
  notInRaceToZero: 'notInRaceToZeroOf',
  inRaceToZero: 'inRaceToZeroOf',
  inRaceToZeroBySbti: 'inRaceToZeroBySbtiOf',
}

function sayOfList(key: Key<'scoring'>, { list_of: day }: Judged['evidence'], format: Format): string {
  const ofMonth = ofMonthKeys[key]
  const words = format.words('scoring')
  if (ofMonth === undefined || typeof day !== 'string') return words(key)
  return words(ofMonth, { month: formatMonth(day, format.locale) })
}

function byYear(key: Key<'scoring'>): Say {
  return ({ evidence: { year } }, format) =>
    typeof year === 'number' ? format.words('scoring')(key, { year: String(year) }) : null
}

function byStatus(keys: Statuses): Say {
  return ({ evidence }, format) => {
    const key = keys[String(evidence['status'])]
    return key === undefined ? null : sayOfList(key, evidence, format)
  }
}

function byLevel(key: Key<'scoring'>): Say {
  return ({ evidence: { level } }, format) => {
    const known = levelWords[String(level)]
    return known === undefined ? null : format.words('scoring')(key, { level: format.words('methodology')(known) })
  }
}

function countOf(listed: unknown): number | null {
  if (typeof listed !== 'string') return null
  return listed === '' ? 0 : listed.split(', ').length
}

const sayCategories: Say = ({ evidence }, format) => {
  const [relevant, disclosed] = [countOf(evidence['relevant']), countOf(evidence['disclosed'])]
  const { year } = evidence
  if (relevant === null || disclosed === null || typeof year !== 'number') return null
  // Assessments from before this field are about an industry, as their sentence says.
  const key = evidence['of_its_industry'] === false ? 'categoriesOfAnyIn' : 'categoriesDisclosedIn'
  return format.words('scoring')(key, { disclosed, relevant, year: String(year) })
}

/** Like the service: below a hundredth it says only that. */
function writeRatio(ratio: number, format: Format): string {
  if (ratio >= 0.01) return format.number.fixed(ratio, 2)
  return format.words('scoring')('lessThan', { figure: format.number.fixed(0.01, 2) })
}

const sayAgainstIndustry: Say = ({ evidence: { year, ratio, direct_ratio: direct } }, format) => {
  if (typeof year !== 'number' || typeof direct !== 'number') return null
  const words = format.words('scoring')
  // Above twice the industry's factor, scopes 1 and 2 decide alone (service/scoring/version-3/performance.ts).
  const isAlone = direct > 2 || typeof ratio !== 'number'
  return words(isAlone ? 'aloneAgainstIndustry' : 'togetherAgainstIndustry', {
    ratio: writeRatio(isAlone ? direct : ratio, format),
    year: String(year),
  })
}

const sayAgainstPeers: Say = ({ evidence: { year, ratio, organizations } }, format) => {
  if (typeof year !== 'number' || typeof ratio !== 'number' || typeof organizations !== 'number') return null
  const values = { ratio: writeRatio(ratio, format), organizations, year: String(year) }
  return format.words('scoring')('againstMedian', values)
}

const sayRaceToZero: Say = ({ state, evidence }, format) => {
  const { member, tracked, list_of: day } = evidence
  if (typeof member !== 'boolean') return null
  if (tracked === true && typeof day === 'string') {
    const month = formatMonth(day, format.locale)
    return format.words('scoring')('inRaceToZeroTracked', { month })
  }
  const key = !member ? 'notInRaceToZero' : state === 'earned' ? 'inRaceToZero' : 'inRaceToZeroBySbti'
  return sayOfList(key, evidence, format)
}

const sayAmbition: Say = ({ evidence }, format) => {
  const { degrees } = evidence
  const keys = { null: 'noNearTerm', '1.5': 'inLineWith15', '2': 'inLineWith2' } as const
  const key = Object.entries(keys).find(([known]) => known === String(degrees))?.[1]
  return key === undefined ? null : sayOfList(key, evidence, format)
}

const known: Readonly<Record<string, Say>> = {
  disclosure_scope_1_and_2: byYear('has1And2'),
  disclosure_scope_2_methods: byYear('hasBothMethods'),
  disclosure_scope_3: byYear('hasScope3'),
  disclosure_scope_3_categories: sayCategories,
  disclosure_years: ({ evidence: { years } }, format) =>
    typeof years === 'number' ? format.words('scoring')('yearsDisclosed', { years }) : null,
  disclosure_recency: byYear('newestYear'),
  reduction_absolute_last_year: sayChange,
  reduction_absolute_three_years: sayChange,
  reduction_intensity_last_year: sayChange,
  reduction_intensity_three_years: sayChange,
  reduction_scope_3: sayChange,
  target_near_term: byStatus(nearTermKeys),
  target_long_term: byStatus(longTermKeys),
  target_net_zero: byStatus(netZeroKeys),
  target_ambition: sayAmbition,
  race_to_zero: sayRaceToZero,
  climate_pledge: ({ evidence: { signed } }, format) =>
    signed === true ? format.words('scoring')('signedPledge') : null,
  cdp_disclosure: ({ evidence: { listed } }, format) =>
    typeof listed === 'boolean' ? format.words('scoring')(listed ? 'disclosesToCdp' : 'notListedByCdp') : null,
  factor_against_industry: sayAgainstIndustry,
  intensity_against_peers: sayAgainstPeers,
  industry_level: byLevel('industryIs'),
  region_level: byLevel('countryIs'),
}

/** Why an indicator of methodology version 3 has its points; null if its evidence lacks what the sentence needs. */
export function sayReason(judged: Judged, format: Format): string | null {
  if (judged.state !== 'unknown') return known[judged.id]?.(judged, format) ?? null
  const key = unknownKeys[String(judged.evidence['because'])]
  return key === undefined ? null : format.words('scoring')(key)
}
