import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryEvidence, nothing, yearOf } from '@/service/testing/data/arbitrary-evidence'
import { disclosingYears, type Evidence, type YearOfEvidence } from './evidence'
import { indicators } from './methodology'
import { assessEvidence, reasonsOf } from './score'

function scoreOf(evidence: Evidence): number {
  return assessEvidence(evidence).points
}

/** Whether a step of the series looks like another method, so that nothing is compared, for better or worse. */
function hasBreak(evidence: Evidence): boolean {
  return assessEvidence(evidence).indicators.some(({ evidence: found }) => found['because'] === 'another_method')
}

/** What is compared over the years: where a step of one series looks like another method, another series is compared instead. */
function comparedSeries(evidence: Evidence): unknown[] {
  return assessEvidence(evidence).indicators.map(({ evidence: found }) => found['covers'])
}

function newestOf({ years }: Evidence): YearOfEvidence | undefined {
  return years.filter(({ emissions }) => Object.keys(emissions).length > 0).toSorted((a, b) => b.year - a.year)[0]
}

function withNewest(evidence: Evidence, change: (newest: YearOfEvidence) => Partial<YearOfEvidence>): Evidence {
  const newest = newestOf(evidence)
  return newest === undefined
    ? evidence
    : { ...evidence, years: evidence.years.map((year) => (year === newest ? { ...year, ...change(year) } : year)) }
}

// Not from removed to none: a company in no list at all is known less well, and may have no score.
const better = { none: 'committed', committed: 'set', removed: 'committed', ended: 'committed', set: 'set' } as const

/** Every kind of good news, one at a time. A newly disclosed figure may show bad news, but its disclosure is good news. */
const goodNews: Record<string, (evidence: Evidence) => Evidence> = {
  'a better near-term target': (one) => ({
    ...one,
    sbti: one.sbti && { ...one.sbti, nearTerm: better[one.sbti.nearTerm] },
  }),
  'a better long-term target': (one) => ({
    ...one,
    sbti: one.sbti && { ...one.sbti, longTerm: better[one.sbti.longTerm] },
  }),
  'a better net-zero target': (one) => ({
    ...one,
    sbti: one.sbti && { ...one.sbti, netZero: better[one.sbti.netZero] },
  }),
  'a target of 1.5 degrees': (one) => ({ ...one, sbti: one.sbti && { ...one.sbti, nearTermDegrees: '1.5' } }),
  'a first target': (one) => ({
    ...one,
    isMatched: true,
    sbti: one.sbti ?? { nearTerm: 'set', nearTermDegrees: null, longTerm: 'none', netZero: 'none' },
  }),
  'Race to Zero': (one) => ({ ...one, raceToZero: true }),
  'The Climate Pledge': (one) => ({ ...one, climatePledge: true }),
  CDP: (one) => ({ ...one, cdp: true }),
  'a scope 3 total': (one) => withNewest(one, ({ emissions }) => ({ emissions: { scope3Kg: 5e12, ...emissions } })),
  'a category of scope 3 that no other year has': (one) => {
    const isNew = one.years.every(({ emissions }) => emissions.scope3CategoriesKg?.['1'] === undefined)
    const add = ({ emissions }: YearOfEvidence) => ({
      emissions: { ...emissions, scope3CategoriesKg: { ...emissions.scope3CategoriesKg, '1': 5e12 } },
    })
    return isNew ? withNewest(one, add) : one
  },
  'the other method of scope 2, in a first year that has it': (one) => {
    const isFirst = one.years.every(
      ({ emissions }) => emissions.scope2LocationKg === undefined && emissions.scope1And2LocationKg === undefined,
    )
    const add = ({ emissions }: YearOfEvidence) => ({ emissions: { ...emissions, scope2LocationKg: 5e12 } })
    return isFirst ? withNewest(one, add) : one
  },
  'an older year that was much worse': (one) => {
    const newest = newestOf(one)
    const direct = newest?.emissions.scope1Kg
    const oldest = Math.min(...one.years.map(({ year }) => year))
    if (newest === undefined || direct === undefined) return one
    const emissions = { scope1Kg: 2e14, scope2MarketKg: 2e14, scope2LocationKg: 2e14, scope2Kg: 2e14 }
    return { ...one, years: [...one.years, yearOf(oldest - 1, { emissions, source: newest.source })] }
  },
  'a better industry': (one) => ({ ...one, industryLevel: 'very_low' }),
  'a better country': (one) => ({ ...one, regionLevel: 'very_low' }),
  // Only where the years look like one method before and after: a step of more than twice is not compared, and so costs nothing.
  'newest emissions cut by a tenth': (one) => {
    const cut = withNewest(one, ({ emissions }) => ({
      emissions: cutByTenth(emissions) as YearOfEvidence['emissions'],
    }))
    const isOneSeries = String(comparedSeries(one)) === String(comparedSeries(cut))
    return hasBreak(one) || hasBreak(cut) || !isOneSeries ? one : cut
  },
}

function cutByTenth(value: unknown): unknown {
  if (typeof value === 'number') return value * 0.9
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cutByTenth(inner)]))
}

describe('assessEvidence, for any evidence', () => {
  for (const [news, apply] of Object.entries(goodNews)) {
    it(`never lowers a score for ${news}`, () => {
      fc.assert(
        fc.property(arbitraryEvidence, (evidence) => {
          expect(scoreOf(apply(evidence))).toBeGreaterThanOrEqual(scoreOf(evidence))
        }),
        { numRuns: 400 },
      )
    })
  }

  it('stays within 0 and 1', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        const assessment = assessEvidence(evidence)
        const { low, high } = assessment.range
        const shares = [low, high, assessment.knownShare, ...Object.values(assessment.scoreWithout)]
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true)
        expect(assessment.score === null).toBe(assessment.knownShare < 0.4)
        if (assessment.score !== null) expect(low <= assessment.score && assessment.score <= high).toBe(true)
      }),
    )
  })

  it('gives no indicator more points than possible, nor points that its rules do not have', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        for (const { id, points, possible, state } of assessEvidence(evidence).indicators) {
          const rules = indicators.find((indicator) => indicator.id === id)?.rules.map((rule) => rule.points) ?? []
          const isShare = id === 'disclosure_scope_3_categories'
          expect(isShare ? points >= 0 && points <= possible : rules.includes(points) || points === 0).toBe(true)
          if (state !== 'earned') expect(points).toBeLessThanOrEqual(0)
          if (state === 'unknown') expect(points).toBe(0)
        }
      }),
    )
  })

  it('has a total that is exactly the sum of its parts', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        const assessment = assessEvidence(evidence)
        const tenths = assessment.indicators.reduce((sum, { points }) => sum + Math.round(points * 10), 0)
        expect(assessment.points).toBe(tenths / 10)
        if (assessment.score !== null) expect(assessment.score).toBe(Math.min(1000, Math.max(0, tenths)) / 1000)
        const listed = reasonsOf(assessment).reduce((sum, { points }) => sum + Math.round(points * 10), 0)
        expect(listed).toBe(tenths)
      }),
    )
  })

  it('does not depend on the order of the data, and the same input gives the same bytes', () => {
    fc.assert(
      fc.property(arbitraryEvidence, fc.infiniteStream(fc.nat()), (evidence, numbers) => {
        const order = evidence.years.map((year) => ({ year, key: numbers.next().value }))
        const years = order
          .toSorted((a, b) => a.key - b.key)
          .map(({ year }) => ({
            ...year,
            emissions: Object.fromEntries(Object.entries(year.emissions).reverse()) as YearOfEvidence['emissions'],
          }))
        const first = JSON.stringify(assessEvidence(evidence))
        expect(JSON.stringify(assessEvidence({ ...evidence, years }))).toBe(first)
        expect(JSON.stringify(assessEvidence(structuredClone(evidence)))).toBe(first)
      }),
    )
  })
})

/** Adds to `evidence` what only `more` knows; nothing that is known is contradicted. */
function learn(evidence: Evidence, more: Evidence): Evidence {
  const isNew = ({ year }: YearOfEvidence) =>
    year <= evidence.newestYearOfData && !evidence.years.some((one) => one.year === year)
  const fill = (year: YearOfEvidence): YearOfEvidence => {
    const found = more.years.find((one) => one.year === year.year)
    if (found === undefined) return year
    const scope3CategoriesKg = { ...found.emissions.scope3CategoriesKg, ...year.emissions.scope3CategoriesKg }
    const hasCategories = Object.keys(scope3CategoriesKg).length > 0
    return {
      ...year,
      emissions: { ...found.emissions, ...year.emissions, ...(hasCategories ? { scope3CategoriesKg } : {}) },
      revenue: year.revenue ?? found.revenue,
      revenueUsd: year.revenueUsd ?? found.revenueUsd,
    }
  }
  return {
    ...evidence,
    years: [...evidence.years.map(fill), ...more.years.filter(isNew)],
    isMatched: evidence.isMatched || more.isMatched,
    sbti: evidence.sbti ?? more.sbti,
    raceToZero: evidence.raceToZero ?? more.raceToZero,
    climatePledge: evidence.climatePledge ?? more.climatePledge,
    cdp: evidence.cdp ?? more.cdp,
    industryId: evidence.industryId ?? more.industryId,
    industryKgPerUsd: evidence.industryKgPerUsd ?? more.industryKgPerUsd,
    peers: evidence.peers ?? more.peers,
    industryLevel: evidence.industryLevel === 'unknown' ? more.industryLevel : evidence.industryLevel,
    regionLevel: evidence.regionLevel === 'unknown' ? more.regionLevel : evidence.regionLevel,
  }
}

describe('the range of a score', () => {
  it('contains the score after more is learned: gaps filled, years and reports added, lists and industry found', () => {
    fc.assert(
      fc.property(arbitraryEvidence, arbitraryEvidence, (evidence, more) => {
        const before = assessEvidence(evidence)
        const after = assessEvidence(learn(evidence, more))
        const score = Math.min(1, Math.max(0, after.points / 100))
        expect(score).toBeGreaterThanOrEqual(before.range.low)
        expect(score).toBeLessThanOrEqual(before.range.high)
      }),
      { numRuns: 3000 },
    )
  })

  it('is a single value if everything is known, and 0 to 1 if nothing is', () => {
    expect(assessEvidence(nothing).range).toEqual({ low: 0, high: 1 })
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        const { range, knownShare, points } = assessEvidence(evidence)
        if (knownShare === 1 && points >= 0) expect(range.low).toBeLessThanOrEqual(range.high)
        expect(range.high - range.low >= 0).toBe(true)
      }),
    )
  })

  it('does not conclude from a figure in one source that other sources have no more', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        const disclosed = assessEvidence(evidence).indicators.filter(({ group }) => group === 'disclosure')
        for (const { state, points, knownPoints } of disclosed) {
          expect(state === 'not_earned').toBe(false)
          expect(knownPoints).toBe(points)
        }
        if (disclosingYears(evidence).length === 0)
          expect(disclosed.every(({ state }) => state === 'unknown')).toBe(true)
      }),
    )
  })
})
