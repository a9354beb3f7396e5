import { scope1And2Sum, scope2OfAnyMethod, scope3OfAnyKind } from '@/service/reference/emission-sums'
import type { Evidence, YearOfEvidence } from '../evidence'
import { defineIndicator, type Found, type Indicator } from '../indicator'
import { relevantCategories } from '../relevant-categories'
import type { UnknownReason } from '../unknown-reasons'

/**
 * What the organization discloses, as far as our sources show it. A source contains only a part of what is published, so what it
 * lacks is unknown, never "not disclosed". A disclosure counts whatever its year, and the age of the newest one counts only once,
 * in its own indicator: so one more year of figures can never cost a point.
 */

function newestFirst(evidence: Evidence): YearOfEvidence[] {
  return evidence.years.toSorted((a, b) => b.year - a.year)
}

/** Finds the newest year that `has` something. Without any figures the reason is `no_figures`, because it explains every other gap. */
function newestWith(
  evidence: Evidence,
  has: (year: YearOfEvidence) => boolean,
  otherwise: UnknownReason,
): Found<{ year: number }> {
  const found = newestFirst(evidence).find(has)
  if (found) return { finding: { year: found.year }, finality: 'only_up' }
  return { because: evidence.years.length === 0 ? 'no_figures' : otherwise }
}

function hasScopes1And2({ emissions }: YearOfEvidence): boolean {
  return scope1And2Sum(emissions) !== null
}

function hasBothMethods({ emissions }: YearOfEvidence): boolean {
  return emissions.scope2MarketKg !== undefined && emissions.scope2LocationKg !== undefined
}

const shared = { group: 'disclosure', isInItsHands: true, need: 'report', isAbsenceKnown: false } as const

const scopes1And2 = defineIndicator<{ year: number }>({
  ...shared,
  id: 'disclosure_scope_1_and_2',
  title: 'Discloses scopes 1 and 2',
  rules: [{ id: 'both', points: 6, when: 'scopes 1 and 2 of one year, apart or combined', holds: () => true }],
  toEarn: 'Publish worldwide scope 1 and scope 2 emissions of the same year',
  look: (evidence) => newestWith(evidence, hasScopes1And2, 'no_both_scopes'),
  say: ({ year }) => `Discloses scope 1 and 2 emissions (${year})`,
  describe: (finding) => finding,
})

const scope2Methods = defineIndicator<{ year: number }>({
  ...shared,
  id: 'disclosure_scope_2_methods',
  title: 'Scope 2 by both methods',
  rules: [{ id: 'both', points: 2, when: 'market-based and location-based scope 2 of one year', holds: () => true }],
  toEarn: 'Publish scope 2 both market based and location based, as the GHG Protocol asks',
  look: (evidence) => {
    const hasScope2 = evidence.years.some(({ emissions }) => scope2OfAnyMethod(emissions) !== null)
    return newestWith(evidence, hasBothMethods, hasScope2 ? 'no_second_method' : 'no_scope_2')
  },
  say: ({ year }) => `Discloses scope 2 by both methods, market and location based (${year})`,
  describe: (finding) => finding,
})

const scope3 = defineIndicator<{ year: number }>({
  ...shared,
  id: 'disclosure_scope_3',
  title: 'Discloses scope 3',
  rules: [{ id: 'any', points: 4, when: 'a scope 3 total, or at least one category', holds: () => true }],
  toEarn: 'Publish scope 3 emissions',
  look: (evidence) => newestWith(evidence, ({ emissions }) => scope3OfAnyKind(emissions) !== null, 'no_scope_3'),
  say: ({ year }) => `Discloses scope 3 emissions (${year})`,
  describe: (finding) => finding,
})

/** `isOfIndustry`: false if the industry is unknown, so that the categories are those that almost every company has. */
type Categories = { year: number; relevant: readonly string[]; disclosed: readonly string[]; isOfIndustry: boolean }

function lookAtCategories(evidence: Evidence): Found<Categories> {
  if (evidence.years.length === 0) return { because: 'no_figures' }
  const relevant = relevantCategories(evidence.industryId)
  const counted = newestFirst(evidence).map(({ year, emissions }) => ({
    year,
    relevant,
    disclosed: relevant.filter((category) => emissions.scope3CategoriesKg?.[category] !== undefined),
    isOfIndustry: evidence.industryId !== null,
  }))
  // The sort is stable: among years with the same number, the newest comes first.
  const [best] = counted.toSorted((a, b) => b.disclosed.length - a.disclosed.length)
  // A source with only totals says nothing about categories.
  if (!best || best.disclosed.length === 0)
    return { because: evidence.industryId === null ? 'no_common_categories' : 'no_categories' }
  // Which categories are relevant can still change if the industry is unknown.
  const finality = evidence.industryId === null ? 'open' : 'only_up'
  return { finding: best, share: best.disclosed.length / relevant.length, finality }
}

const categories = defineIndicator<Categories>({
  ...shared,
  id: 'disclosure_scope_3_categories',
  title: 'Scope 3 categories that matter in its industry',
  rules: [
    {
      id: 'share',
      points: 6,
      when: 'times the share of its industry’s relevant categories disclosed for one year, the best year',
      holds: () => true,
    },
  ],
  toEarn: 'Publish scope 3 by category, with those that matter most in its industry',
  look: lookAtCategories,
  say: ({ year, relevant, disclosed, isOfIndustry }) => {
    const which = isOfIndustry ? 'that matter most in its industry' : 'that almost every company has'
    return `${disclosed.length} of the ${relevant.length} scope 3 categories ${which} are in our sources (${year})`
  },
  describe: ({ year, relevant, disclosed, isOfIndustry }) => ({
    relevant: relevant.join(', '),
    disclosed: disclosed.join(', '),
    of_its_industry: isOfIndustry,
    year,
  }),
})

const severalYears = defineIndicator<{ years: number }>({
  ...shared,
  id: 'disclosure_years',
  title: 'Several years',
  rules: [
    { id: 'three', points: 3, when: 'scopes 1 and 2 of three years or more', holds: ({ years }) => years >= 3 },
    { id: 'two', points: 1, when: 'of two years', holds: ({ years }) => years === 2 },
  ],
  toEarn: 'Publish scopes 1 and 2 of at least three years',
  look: (evidence) => {
    const years = evidence.years.filter(hasScopes1And2).length
    if (years >= 2) return { finding: { years }, finality: 'only_up' }
    return { because: evidence.years.length === 0 ? 'no_figures' : 'one_year' }
  },
  say: ({ years }) => `Scopes 1 and 2 of ${years} years`,
  describe: (finding) => finding,
})

type Recency = { year: number; newestYearOfData: number }

const recency = defineIndicator<Recency>({
  ...shared,
  id: 'disclosure_recency',
  title: 'Recent figures',
  rules: [
    {
      id: 'recent',
      points: 3,
      when: 'newest figures at most two years older than the newest of any company',
      holds: ({ year, newestYearOfData }) => newestYearOfData - year <= 2,
    },
    {
      id: 'older',
      points: 1,
      when: 'three or four years older',
      holds: ({ year, newestYearOfData }) => newestYearOfData - year <= 4,
    },
  ],
  toEarn: 'Publish figures of a recent year where the sources we read can find them',
  look: (evidence) => {
    const newest = newestFirst(evidence)[0]
    if (!newest) return { because: 'no_figures' }
    const finding = { year: newest.year, newestYearOfData: evidence.newestYearOfData }
    if (evidence.newestYearOfData - newest.year > 4) return { because: 'only_old_figures' }
    return { finding, finality: 'only_up' }
  },
  say: ({ year }) => `Its newest figures at hand are of ${year}`,
  describe: ({ year, newestYearOfData }) => ({ year, newest_year_of_data: newestYearOfData }),
})

export const disclosure: readonly Indicator[] = [scopes1And2, scope2Methods, scope3, categories, severalYears, recency]
