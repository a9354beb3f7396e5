import type { Format } from '@/lib/format/create-format'
import type { Key } from '@/lib/messages/words'
import { ruleKeys } from './rule-words'

/** The methodology whose indicators, rules and reasons are in the catalogs; for any other the service's words are shown. */
export const spokenMethodology = '3'

export const levelWords: Readonly<Record<string, Key<'methodology'>>> = {
  very_low: 'veryLow',
  low: 'levelLow',
  medium: 'levelMedium',
  high: 'levelHigh',
  very_high: 'veryHigh',
}

type IndicatorWords = { title: Key<'scoring'>; toEarn: Key<'scoring'>; percent?: number }

const indicatorWords: Readonly<Record<string, IndicatorWords>> = {
  disclosure_scope_1_and_2: { title: 'scopes1And2', toEarn: 'scopes1And2Earn' },
  disclosure_scope_2_methods: { title: 'scope2Methods', toEarn: 'scope2MethodsEarn' },
  disclosure_scope_3: { title: 'scope3', toEarn: 'scope3Earn' },
  disclosure_scope_3_categories: { title: 'scope3Categories', toEarn: 'scope3CategoriesEarn' },
  disclosure_years: { title: 'severalYears', toEarn: 'severalYearsEarn' },
  disclosure_recency: { title: 'recentFigures', toEarn: 'recentFiguresEarn' },
  reduction_absolute_last_year: { title: 'sinceLastYear', toEarn: 'sinceLastYearEarn', percent: 4.2 },
  reduction_absolute_three_years: { title: 'overThreeYears', toEarn: 'overThreeYearsEarn', percent: 4.2 },
  reduction_intensity_last_year: {
    title: 'perRevenueSinceLastYear',
    toEarn: 'perRevenueSinceLastYearEarn',
    percent: 4.2,
  },
  reduction_intensity_three_years: {
    title: 'perRevenueOverThreeYears',
    toEarn: 'perRevenueOverThreeYearsEarn',
    percent: 4.2,
  },
  reduction_scope_3: { title: 'scope3SameCategories', toEarn: 'scope3SameCategoriesEarn', percent: 2.5 },
  target_near_term: { title: 'nearTerm', toEarn: 'nearTermEarn' },
  target_ambition: { title: 'ambition', toEarn: 'ambitionEarn' },
  target_long_term: { title: 'longTerm', toEarn: 'longTermEarn' },
  target_net_zero: { title: 'netZero', toEarn: 'netZeroEarn' },
  race_to_zero: { title: 'raceToZero', toEarn: 'raceToZeroEarn' },
  climate_pledge: { title: 'climatePledge', toEarn: 'climatePledgeEarn' },
  cdp_disclosure: { title: 'cdp', toEarn: 'cdpEarn' },
  factor_against_industry: { title: 'againstIndustry', toEarn: 'againstIndustryEarn' },
  intensity_against_peers: { title: 'againstPeers', toEarn: 'againstPeersEarn' },
  industry_level: { title: 'industryLevel', toEarn: 'industryLevelEarn' },
  region_level: { title: 'countryLevel', toEarn: 'countryLevelEarn' },
}

const groupWords: Readonly<Record<string, { title: Key<'scoring'>; about: Key<'scoring'> }>> = {
  disclosure: { title: 'disclosure', about: 'disclosureAbout' },
  reduction: { title: 'reduction', about: 'reductionAbout' },
  targets: { title: 'targets', about: 'targetsAbout' },
  performance: { title: 'performance', about: 'performanceAbout' },
  context: { title: 'context', about: 'contextAbout' },
}

/** Title of an indicator and what would earn it, in the reader's language; null for an unknown one. */
export function sayIndicator(id: string, format: Format): { title: string; toEarn: string } | null {
  const found = indicatorWords[id]
  if (found === undefined) return null
  const words = format.words('scoring')
  return { title: words(found.title), toEarn: words(found.toEarn, valuesOf(found, format)) }
}

/** The required pace of some indicators, "4.2%". */
function valuesOf({ percent }: { percent?: number }, format: Format): Readonly<Record<string, string>> {
  return percent === undefined ? {} : { pace: format.percent(format.number.fixed(percent, 1)) }
}

/** When a rule of an indicator applies; null for an unknown one. */
export function sayScoringRule(indicator: string, rule: string | undefined, format: Format): string | null {
  const level = indicator.endsWith('_level') ? levelWords[rule ?? ''] : undefined
  if (level !== undefined) return format.words('methodology')(level)
  const key = ruleKeys[`${indicator}.${rule}`] ?? ruleKeys[rule ?? '']
  return key === undefined ? null : format.words('scoring')(key, valuesOf(indicatorWords[indicator] ?? {}, format))
}

/** Title and subject of a group of indicators; null for an unknown one. */
export function sayGroup(id: string, format: Format): { title: string; about: string } | null {
  const found = groupWords[id]
  if (found === undefined) return null
  const words = format.words('scoring')
  return { title: words(found.title), about: words(found.about) }
}
