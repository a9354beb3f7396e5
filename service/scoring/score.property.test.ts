import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryEvidence, yearOf } from '@/service/testing/arbitrary-evidence'
import type { Evidence, YearOfEvidence } from './evidence'
import { indicators } from './methodology'
import { assessEvidence, reasonsOf } from './score'

/** Where nothing can be judged yet, whatever comes is no less. */
function scoreOf(evidence: Evidence): number {
  return assessEvidence(evidence)?.points ?? Number.NEGATIVE_INFINITY
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

// Not from removed to none: a company that was on no list at all is not better known, and may have no score.
const better = { none: 'committed', committed: 'set', removed: 'committed', set: 'set' } as const

/** Every kind of good news, one at a time. What a figure shows may be bad; that it is disclosed never is. */
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
  'newest emissions cut by half': (one) =>
    withNewest(one, ({ emissions }) => ({ emissions: halve(emissions) as YearOfEvidence['emissions'] })),
}

function halve(value: unknown): unknown {
  if (typeof value === 'number') return value / 2
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, halve(inner)]))
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
        if (!assessment) return
        const shares = [assessment.score, assessment.knownShare, ...Object.values(assessment.scoreWithout)]
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true)
      }),
    )
  })

  it('gives no indicator more than it can give, nor points that its rules do not have', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        for (const { id, points, possible, state } of assessEvidence(evidence)?.indicators ?? []) {
          const rules = indicators.find((indicator) => indicator.id === id)?.rules.map((rule) => rule.points) ?? []
          const isShare = id === 'disclosure_scope_3_categories'
          expect(isShare ? points >= 0 && points <= possible : rules.includes(points) || points === 0).toBe(true)
          if (state !== 'earned') expect(points).toBeLessThanOrEqual(0)
          if (state === 'unknown') expect(points).toBe(0)
        }
      }),
    )
  })

  it('adds the parts up to the whole, exactly', () => {
    fc.assert(
      fc.property(arbitraryEvidence, (evidence) => {
        const assessment = assessEvidence(evidence)
        if (!assessment) return
        const tenths = assessment.indicators.reduce((sum, { points }) => sum + Math.round(points * 10), 0)
        expect(assessment.points).toBe(tenths / 10)
        expect(assessment.score).toBe(Math.min(1000, Math.max(0, tenths)) / 1000)
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
