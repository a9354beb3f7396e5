import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Evidence } from './evidence'
import { indicators } from './indicators'
import { scoreOrganization } from './score'

const nothing: Evidence = {
  years: [],
  newestYearOfData: 2024,
  sbti: null,
  raceToZero: null,
  climatePledge: null,
  ownKgPerUsd: null,
  industryKgPerUsd: null,
  industryLevel: 'unknown',
  regionLevel: 'unknown',
}

const level = fc.constantFrom('very_low', 'low', 'medium', 'high', 'very_high', 'unknown') as fc.Arbitrary<
  Evidence['industryLevel']
>
const status = fc.constantFrom('set', 'committed', 'removed', 'none') as fc.Arbitrary<
  'set' | 'committed' | 'removed' | 'none'
>
const amount = fc.double({ min: 0, max: 1e13, noNaN: true })

const evidence: fc.Arbitrary<Evidence> = fc.record({
  years: fc
    .uniqueArray(fc.integer({ min: 2015, max: 2024 }), { maxLength: 8 })
    .chain((years) =>
      fc.tuple(
        ...years
          .toSorted((a, b) => b - a)
          .map((year) =>
            fc.record({ year: fc.constant(year), scope1And2Kg: fc.option(amount), hasScope3: fc.boolean() }),
          ),
      ),
    ),
  newestYearOfData: fc.constant(2024),
  sbti: fc.option(fc.record({ nearTerm: status, longTerm: status, netZero: status })),
  raceToZero: fc.option(fc.boolean()),
  climatePledge: fc.constantFrom(true as const, null),
  ownKgPerUsd: fc.option(amount),
  industryKgPerUsd: fc.option(fc.double({ min: 1e-6, max: 100, noNaN: true })),
  industryLevel: level,
  regionLevel: level,
})

describe('scoreOrganization', () => {
  it('gives no score where only the country, or nothing, is known', () => {
    expect(scoreOrganization(nothing)).toBeNull()
    expect(scoreOrganization({ ...nothing, regionLevel: 'very_low' })).toBeNull()
  })

  it('scores by industry and country alone where there is nothing else', () => {
    expect(scoreOrganization({ ...nothing, industryLevel: 'low', regionLevel: 'very_low' })?.score).toBe(0.13)
  })

  it('adds up a leader by hand: 10+10+5+5 disclosure, 10+10 reduction, 12+6 targets, 4 race, 3 pledge, 10 factor, 10+5 context', () => {
    const leader = scoreOrganization({
      ...nothing,
      years: [2024, 2023, 2022, 2021].map((year, index) => ({
        year,
        scope1And2Kg: 100 * 1.1 ** index,
        hasScope3: true,
      })),
      sbti: { nearTerm: 'set', longTerm: 'set', netZero: 'set' },
      raceToZero: true,
      climatePledge: true,
      ownKgPerUsd: 0.1,
      industryKgPerUsd: 0.3,
      industryLevel: 'very_low',
      regionLevel: 'very_low',
    })
    expect(leader?.score).toBe(1)
    expect(leader?.reasons[0]?.indicator).toBe('target_near_term')
  })

  it('counts a removed target and rising emissions against', () => {
    const laggard = scoreOrganization({
      ...nothing,
      years: [
        { year: 2020, scope1And2Kg: 120, hasScope3: false },
        { year: 2019, scope1And2Kg: 100, hasScope3: false },
      ],
      sbti: { nearTerm: 'removed', longTerm: 'none', netZero: 'removed' },
    })
    // 10 disclosure, 0 years, 0 recency, -5 rise, -5 and -3 removed
    expect(laggard?.score).toBeCloseTo(0, 10)
    expect(laggard?.reasons.map(({ points }) => points)).toContain(-5)
  })

  it('has exactly 100 points to give', () => {
    expect(indicators.reduce((sum, { possible }) => sum + possible, 0)).toBe(100)
  })

  it('stays within 0 and 1, and its parts add up to the whole', () => {
    fc.assert(
      fc.property(evidence, (given) => {
        const result = scoreOrganization(given)
        if (!result) return
        const points = result.reasons.reduce((sum, reason) => sum + reason.points, 0)
        expect(result.score).toBeCloseTo(Math.min(1, Math.max(0, points / 100)), 10)
        for (const { points: earned, possible } of result.reasons) expect(earned).toBeLessThanOrEqual(possible)
      }),
    )
  })
})
