import { scope1And2Sum, scope2OfAnyMethod, scope3OfAnyKind } from '@/service/reference/emission-sums'
import type { Evidence, YearOfEvidence } from '../evidence'
import { relevantCategories } from '../relevant-categories'
import { type Indicator, type Judgement, known, unknown } from './indicator'

/**
 * What the organization discloses, in the figures that our sources print. A disclosure counts in whatever year it was made,
 * and how recent the newest is counts once, by itself: so one more year of figures can never take a point away.
 */

function newestFirst(evidence: Evidence): YearOfEvidence[] {
  return evidence.years.toSorted((a, b) => b.year - a.year)
}

/** Judges by the newest year that `has` something; "no figures at all" is unknown, "figures without it" is not earned. */
function judgeNewestWith(
  evidence: Evidence,
  has: (year: YearOfEvidence) => boolean,
  points: number,
  words: { with: string; without: string },
): Judgement {
  if (evidence.years.length === 0) return unknown('no_figures')
  const found = newestFirst(evidence).find(has)
  return found ? known(points, `${words.with} (${found.year})`, { year: found.year }) : known(0, words.without)
}

function hasScopes1And2({ emissions }: YearOfEvidence): boolean {
  return scope1And2Sum(emissions) !== null
}

function judgeMethods(evidence: Evidence): Judgement {
  if (!evidence.years.some(({ emissions }) => scope2OfAnyMethod(emissions) !== null))
    return unknown(evidence.years.length === 0 ? 'no_figures' : 'no_scope_2')
  return judgeNewestWith(
    evidence,
    ({ emissions }) => emissions.scope2MarketKg !== undefined && emissions.scope2LocationKg !== undefined,
    2,
    {
      with: 'Discloses scope 2 by both methods, market and location based',
      without: 'The figures at hand give scope 2 by one method only',
    },
  )
}

function judgeCategories(evidence: Evidence): Judgement {
  if (evidence.years.length === 0) return unknown('no_figures')
  const relevant = relevantCategories(evidence.industryId)
  const counted = newestFirst(evidence).map(({ year, emissions }) => ({
    year,
    disclosed: relevant.filter((category) => emissions.scope3CategoriesKg?.[category] !== undefined),
  }))
  // Stable: of years with as many, the newest.
  const [best] = counted.toSorted((a, b) => b.disclosed.length - a.disclosed.length)
  const disclosed = best?.disclosed ?? []
  // Tenths of a point, so that points add up exactly.
  const points = Math.round((60 * disclosed.length) / relevant.length) / 10
  return known(
    points,
    `Discloses ${disclosed.length} of the ${relevant.length} scope 3 categories that matter most in its industry` +
      (best && disclosed.length > 0 ? ` (${best.year})` : ''),
    {
      relevant: relevant.join(', '),
      disclosed: disclosed.join(', '),
      year: disclosed.length > 0 && best ? best.year : null,
    },
  )
}

function judgeYears(evidence: Evidence): Judgement {
  if (evidence.years.length === 0) return unknown('no_figures')
  const count = evidence.years.filter(hasScopes1And2).length
  const points = count >= 3 ? 3 : count === 2 ? 1 : 0
  return known(points, `Scopes 1 and 2 of ${count} ${count === 1 ? 'year' : 'years'}`, { years: count })
}

function judgeRecency(evidence: Evidence): Judgement {
  const newest = newestFirst(evidence)[0]
  if (!newest) return unknown('no_figures')
  const age = evidence.newestYearOfData - newest.year
  return known(age <= 2 ? 3 : age <= 4 ? 1 : 0, `Its newest figures at hand are of ${newest.year}`, {
    year: newest.year,
    newest_year_of_data: evidence.newestYearOfData,
  })
}

export const disclosure: readonly Indicator[] = [
  {
    id: 'disclosure_scope_1_and_2',
    group: 'disclosure',
    title: 'Discloses scopes 1 and 2',
    possible: 6,
    rules: [
      { id: 'both', points: 6, when: 'scopes 1 and 2 of one year, apart or combined' },
      { id: 'not_both', points: 0, when: 'figures, but not of both scopes' },
    ],
    toEarn: 'Publish worldwide scope 1 and scope 2 emissions of the same year',
    isInItsHands: true,
    judge: (evidence) =>
      judgeNewestWith(evidence, hasScopes1And2, 6, {
        with: 'Discloses scope 1 and 2 emissions',
        without: 'The figures at hand do not hold both scope 1 and scope 2',
      }),
  },
  {
    id: 'disclosure_scope_2_methods',
    group: 'disclosure',
    title: 'Scope 2 by both methods',
    possible: 2,
    rules: [
      { id: 'both', points: 2, when: 'market-based and location-based scope 2 of one year' },
      { id: 'one', points: 0, when: 'one method, or none named' },
    ],
    toEarn: 'Publish scope 2 both market based and location based, as the GHG Protocol asks',
    isInItsHands: true,
    judge: judgeMethods,
  },
  {
    id: 'disclosure_scope_3',
    group: 'disclosure',
    title: 'Discloses scope 3',
    possible: 4,
    rules: [
      { id: 'any', points: 4, when: 'a scope 3 total, or at least one category' },
      { id: 'none', points: 0, when: 'figures without scope 3' },
    ],
    toEarn: 'Publish scope 3 emissions',
    isInItsHands: true,
    judge: (evidence) =>
      judgeNewestWith(evidence, ({ emissions }) => scope3OfAnyKind(emissions) !== null, 4, {
        with: 'Discloses scope 3 emissions',
        without: 'The figures at hand have no scope 3',
      }),
  },
  {
    id: 'disclosure_scope_3_categories',
    group: 'disclosure',
    title: 'Scope 3 categories that matter in its industry',
    possible: 6,
    rules: [
      {
        id: 'share',
        points: 6,
        when: 'times the share of its industry’s relevant categories disclosed for one year, the best year',
      },
    ],
    toEarn: 'Publish scope 3 by category, with those that matter most in its industry',
    isInItsHands: true,
    judge: judgeCategories,
  },
  {
    id: 'disclosure_years',
    group: 'disclosure',
    title: 'Several years',
    possible: 3,
    rules: [
      { id: 'three', points: 3, when: 'scopes 1 and 2 of three years or more' },
      { id: 'two', points: 1, when: 'of two years' },
      { id: 'one', points: 0, when: 'of one year or none' },
    ],
    toEarn: 'Publish scopes 1 and 2 of at least three years',
    isInItsHands: true,
    judge: judgeYears,
  },
  {
    id: 'disclosure_recency',
    group: 'disclosure',
    title: 'Recent figures',
    possible: 3,
    rules: [
      { id: 'recent', points: 3, when: 'newest figures at most two years older than the newest of any company' },
      { id: 'older', points: 1, when: 'three or four years older' },
      { id: 'oldest', points: 0, when: 'older still' },
    ],
    toEarn: 'Publish figures of a recent year where the sources we read can find them',
    isInItsHands: true,
    judge: judgeRecency,
  },
]
