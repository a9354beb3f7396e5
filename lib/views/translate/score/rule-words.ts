import type { Key } from '@/lib/messages/words'

/** Rules of methodology version 3, by indicator and rule; else by rule, for those that several indicators have. */
export const ruleKeys: Readonly<Record<string, Key<'scoring'>>> = {
  'disclosure_scope_1_and_2.both': 'ruleBoth12',
  'disclosure_scope_2_methods.both': 'ruleBothMethods',
  'disclosure_scope_3.any': 'ruleAnyScope3',
  'disclosure_scope_3_categories.share': 'ruleShare',
  'disclosure_years.three': 'ruleThreeYears',
  'disclosure_years.two': 'ruleTwoYears',
  'disclosure_recency.recent': 'ruleRecent',
  'disclosure_recency.older': 'ruleOlder',
  'target_ambition.1.5': 'rule15',
  'target_ambition.2': 'rule2',
  'target_ambition.none': 'ruleNoTarget',
  'race_to_zero.member': 'ruleMember',
  'race_to_zero.none': 'ruleNotMember',
  'climate_pledge.signed': 'ruleSigned',
  'cdp_disclosure.listed': 'ruleCdpListed',
  'cdp_disclosure.none': 'ruleCdpNone',
  'factor_against_industry.half': 'ruleHalf',
  'factor_against_industry.as_much': 'ruleAsMuch',
  'factor_against_industry.half_more': 'ruleHalfMore',
  'factor_against_industry.more': 'ruleMore',
  'factor_against_industry.alone_twice': 'ruleAloneTwice',
  'intensity_against_peers.half': 'ruleHalfMedian',
  'intensity_against_peers.median': 'ruleMedian',
  'intensity_against_peers.twice': 'ruleTwiceMedian',
  'intensity_against_peers.more': 'ruleMoreThanTwice',
  fell_enough: 'ruleFellEnough',
  fell_less: 'ruleFellLess',
  unchanged: 'ruleUnchanged',
  unchanged_or_rose: 'ruleUnchangedOrRose',
  rose: 'ruleRose',
  set: 'ruleTargetSet',
  committed: 'ruleTargetCommitted',
  none: 'ruleTargetNone',
  removed: 'ruleTargetRemoved',
  ended: 'ruleTargetEnded',
}

/** Principles by their id. */
export const principleKeys: Readonly<Record<string, { title: Key<'scoring'>; text: Key<'scoring'> }>> = {
  sum: { title: 'principleSum', text: 'principleSumText' },
  unknown: { title: 'principleUnknown', text: 'principleUnknownText' },
  good_news: { title: 'principleGoodNews', text: 'principleGoodNewsText' },
  known_bad: { title: 'principleKnownBad', text: 'principleKnownBadText' },
  like_with_like: { title: 'principleLikeWithLike', text: 'principleLikeWithLikeText' },
  another_method: { title: 'principleAnotherMethod', text: 'principleAnotherMethodText' },
  age: { title: 'principleAge', text: 'principleAgeText' },
  pace: { title: 'principlePace', text: 'principlePaceText' },
  set_against: { title: 'principleSetAgainst', text: 'principleSetAgainstText' },
  without_evidence: { title: 'principleWithoutEvidence', text: 'principleWithoutEvidenceText' },
  confidence: { title: 'principleConfidence', text: 'principleConfidenceText' },
  percentile: { title: 'principlePercentile', text: 'principlePercentileText' },
  without_group: { title: 'principleWithoutGroup', text: 'principleWithoutGroupText' },
  versions: { title: 'principleVersions', text: 'principleVersionsText' },
}

/** Kinds of industries of the table of scope 3 categories, by their divisions. */
export const divisionKeys: Readonly<Record<string, Key<'scoring'>>> = {
  '01-03': 'industries0103',
  '05-06': 'industries0506',
  '07-09': 'industries0709',
  '10-18': 'industries1018',
  '19': 'industries19',
  '20-22': 'industries2022',
  '23': 'industries23',
  '24': 'industries24',
  '25-30': 'industries2530',
  '31-33': 'industries3133',
  '35': 'industries35',
  '36-39': 'industries3639',
  '41-43': 'industries4143',
  '45-47': 'industries4547',
  '49-53': 'industries4953',
  '55-56': 'industries5556',
  '58-63': 'industries5863',
  '64-66': 'industries6466',
  '68': 'industries68',
  '69-99': 'industries6999',
  unknown: 'industriesUnknown',
}

/** Tables of levels by their id. */
export const levelKeys: Readonly<Record<string, { title: Key<'scoring'>; unit: Key<'scoring'> }>> = {
  industries: { title: 'levelsOfIndustries', unit: 'levelsOfIndustriesUnit' },
  countries: { title: 'levelsOfCountries', unit: 'levelsOfCountriesUnit' },
}
