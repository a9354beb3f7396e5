import { describe, expect, it } from 'vitest'
import { nothing, yearOf } from '@/service/testing/data/arbitrary-evidence'
import type { Evidence } from './evidence'
import { groupIds } from './indicator'
import { indicators, possibleOf } from './methodology'
import { type AssessedIndicator, assessEvidence, reasonsOf, scoreBy } from './score'

function indicatorOf(evidence: Evidence, id: string): AssessedIndicator {
  const found = assessEvidence(evidence).indicators.find((indicator) => indicator.id === id)
  if (!found) throw new Error(`${id} was not assessed`)
  return found
}

const leader: Evidence = {
  ...nothing,
  isMatched: true,
  years: [2024, 2023, 2022, 2021].map((year, index) =>
    yearOf(year, {
      // 100, 110, 121, 133.1 in each: a fall of more than 4.2 % of the base a year, over any window.
      emissions: {
        scope1Kg: 100 * 1.1 ** index,
        scope2MarketKg: 100 * 1.1 ** index,
        scope2LocationKg: 100 * 1.1 ** index,
        scope3CategoriesKg: { '1': 100 * 1.1 ** index, '4': 100 * 1.1 ** index, '11': 100 * 1.1 ** index },
      },
      revenue: { amount: 1000, currency: 'SEK' },
      revenueUsd: 1000,
    }),
  ),
  sbti: { nearTerm: 'set', nearTermDegrees: '1.5', longTerm: 'set', netZero: 'set' },
  raceToZero: true,
  climatePledge: true,
  cdp: true,
  industryId: '26',
  industryKgPerUsd: 1,
  peers: { kgPerUsd: 0.5, organizations: 9, of: 'Electronics' },
  industryLevel: 'very_low',
  regionLevel: 'very_low',
}

describe('the table of indicators', () => {
  it('has exactly 100 possible points in five groups, and each list of rules begins with the most points', () => {
    expect(indicators.reduce((sum, { possible }) => sum + possible, 0)).toBe(100)
    expect(groupIds.map(possibleOf)).toEqual([24, 26, 24, 12, 14])
    for (const { id, possible, rules } of indicators) {
      expect([id, rules[0]?.points]).toEqual([id, possible])
      expect(rules.map(({ points }) => points)).toEqual(rules.map(({ points }) => points).toSorted((a, b) => b - a))
    }
  })

  it('has each id once', () => {
    expect(new Set(indicators.map(({ id }) => id)).size).toBe(indicators.length)
  })
})

describe('assessEvidence', () => {
  it('gives no score from industry and country alone, but says how much is known and what the score could be', () => {
    // 7 for a low industry, 5 for a very low country: 14 of 100 points known
    const assessment = assessEvidence({ ...nothing, industryLevel: 'low', regionLevel: 'very_low' })
    expect(assessment).toMatchObject({
      score: null,
      points: 12,
      basis: 'industry_and_region',
      confidence: 'low',
      knownShare: 0.14,
      range: { low: 0, high: 0.98 },
    })
    expect(reasonsOf(assessment)[0]).toEqual({
      indicator: 'known_share',
      points: 0,
      possible: 0,
      reason: 'Not scored: we know 14 of 100 points, and give a score from 40',
    })
  })

  it('gives no score at 39 known points, and one at 40', () => {
    // Targets but the pledge and CDP are 21 of 100, industry and country 14; figures show the rest.
    const none = { nearTerm: 'none', nearTermDegrees: null, longTerm: 'none', netZero: 'none' } as const
    const listed: Evidence = {
      ...nothing,
      isMatched: true,
      sbti: none,
      raceToZero: false,
      industryLevel: 'low',
      regionLevel: 'low',
    }
    const scope3 = { ...listed, years: [yearOf(2024, { emissions: { scope3Kg: 1 } })] }
    // 21 + 14 + 4 of scope 3 + 3 of a recent year
    expect(assessEvidence(scope3)).toMatchObject({ knownShare: 0.42, score: 0.18 })
    const old = { ...listed, years: [yearOf(2020, { emissions: { scope3Kg: 1 } })] }
    expect(assessEvidence(old)).toMatchObject({ knownShare: 0.4, score: 0.16 })
    expect(assessEvidence({ ...old, climatePledge: null, raceToZero: null })).toMatchObject({ score: null })
  })

  it('gives the leader no range: everything is known, and there can be no newer year', () => {
    expect(assessEvidence(leader).range).toEqual({ low: 0.96, high: 1 })
  })

  it('does not count absence from the lists as evidence about the company itself', () => {
    const listedNowhere = { nearTerm: 'none', nearTermDegrees: null, longTerm: 'none', netZero: 'none' } as const
    const absent: Evidence = { ...nothing, sbti: listedNowhere, raceToZero: false, industryLevel: 'high' }
    expect(assessEvidence(absent)).toMatchObject({ basis: 'industry_and_region', confidence: 'low', points: 2 })
    expect(assessEvidence({ ...absent, industryLevel: 'unknown' }).score).toBeNull()
  })

  it('does not count a year with only revenue as a disclosure', () => {
    const revenue = { amount: 1, currency: 'SEK' }
    expect(assessEvidence({ ...nothing, years: [yearOf(2024, { revenue })] })).toMatchObject({ knownShare: 0 })
  })

  it('can give all of the 100 points', () => {
    expect(assessEvidence(leader)).toMatchObject({ score: 1, points: 100, confidence: 'high', knownShare: 1 })
  })

  it('subtracts points for removed targets and rising emissions, but not below 0', () => {
    const laggard: Evidence = {
      ...nothing,
      years: [
        yearOf(2022, { emissions: { scope1Kg: 60, scope2Kg: 60 } }),
        yearOf(2021, { emissions: { scope1Kg: 50, scope2Kg: 50 } }),
      ],
      industryLevel: 'very_high',
      regionLevel: 'very_high',
      isMatched: true,
      raceToZero: false,
      sbti: { nearTerm: 'removed', nearTermDegrees: null, longTerm: 'none', netZero: 'removed' },
    }
    // 6 scopes 1 and 2, 1 two years, 3 recency; -3 rise since the year before; -4 and -2 removed
    const assessment = assessEvidence(laggard)
    expect(assessment).toMatchObject({ points: 1, score: 0.01, basis: 'own_evidence' })
    // Without targets: 7 of the 76 points that the others can give. Without disclosure it stays at 0.
    expect(assessment.scoreWithout).toMatchObject({ targets: 0.092105, disclosure: 0 })
    expect(reasonsOf(assessment)[0]?.points).toBe(6)
  })

  it('keeps version 2 for those who compare: it gave a score for industry and country alone', () => {
    expect(scoreBy('2', { ...nothing, industryLevel: 'low', regionLevel: 'medium' })).toBe(0.1)
    expect(scoreBy('3', { ...nothing, industryLevel: 'low', regionLevel: 'medium' })).toBeNull()
  })
})

describe('reductions', () => {
  function changed(base: object, newest: object, more: Partial<ReturnType<typeof yearOf>> = {}): Evidence {
    return { ...nothing, years: [yearOf(2023, { emissions: base, ...more }), yearOf(2024, { emissions: newest })] }
  }

  it('are unknown if the two years have no scope in common', () => {
    const result = indicatorOf(changed({ scope1Kg: 100 }, { scope2Kg: 1 }), 'reduction_absolute_last_year')
    expect(result).toMatchObject({ state: 'unknown', points: 0 })
  })

  it('do not compare the figures of two publishers', () => {
    const both = { scope1Kg: 100, scope2Kg: 100 }
    const evidence = changed(both, { scope1Kg: 1, scope2Kg: 1 }, { source: 'carbon-gap' })
    expect(indicatorOf(evidence, 'reduction_absolute_last_year').state).toBe('unknown')
  })

  it('compare only scope 1 if the years state scope 2 by different methods', () => {
    const evidence = changed({ scope1Kg: 100, scope2LocationKg: 900 }, { scope1Kg: 110, scope2MarketKg: 0 })
    expect(indicatorOf(evidence, 'reduction_absolute_last_year')).toMatchObject({
      points: -3,
      state: 'not_earned',
      reason: 'Scope 1 rose by 10% from 2023 to 2024',
    })
  })

  it('use the more favourable method if both years state both', () => {
    const base = { scope1Kg: 100, scope2LocationKg: 100, scope2MarketKg: 100 }
    const evidence = changed(base, { scope1Kg: 100, scope2LocationKg: 120, scope2MarketKg: 60 })
    expect(indicatorOf(evidence, 'reduction_absolute_last_year')).toMatchObject({
      points: 6,
      reason: 'Scopes 1 and 2 (market based) fell by 20% from 2023 to 2024',
    })
  })

  it('have one digit more in their sentence than the figures bear where rounding would deny the points', () => {
    const result = (newest: number) =>
      indicatorOf(changed({ scope1Kg: 1000 }, { scope1Kg: newest }), 'reduction_absolute_last_year')
    expect(result(957)).toMatchObject({ points: 6, reason: 'Scope 1 fell by 4.3% from 2023 to 2024' })
    expect(result(961)).toMatchObject({ points: 3, reason: 'Scope 1 fell by 4% from 2023 to 2024' })
    expect(result(943)).toMatchObject({ points: 6, reason: 'Scope 1 fell by 6% from 2023 to 2024' })
  })

  it('do not compare a sum of which a part looks like another method', () => {
    const evidence = changed({ scope1Kg: 1000, scope2Kg: 500 }, { scope1Kg: 950, scope2Kg: 100 })
    expect(indicatorOf(evidence, 'reduction_absolute_last_year')).toMatchObject({
      state: 'unknown',
      points: 0,
      evidence: { because: 'another_method' },
    })
  })

  it('do not compare years that differ by more than twice, up or down, whatever their points would have been', () => {
    for (const newest of [49, 201]) {
      const result = indicatorOf(
        changed({ scope1And2Kg: 100 }, { scope1And2Kg: newest }),
        'reduction_absolute_last_year',
      )
      expect(result).toMatchObject({ state: 'unknown', points: 0, evidence: { because: 'another_method' } })
    }
    for (const newest of [50, 200])
      expect(
        indicatorOf(changed({ scope1And2Kg: 100 }, { scope1And2Kg: newest }), 'reduction_absolute_last_year').state,
      ).not.toBe('unknown')
    const scope3 = (newest: number) =>
      changed({ scope3CategoriesKg: { '1': 100 } }, { scope3CategoriesKg: { '1': newest } })
    expect(indicatorOf(scope3(301), 'reduction_scope_3')).toMatchObject({ evidence: { because: 'another_method' } })
    expect(indicatorOf(scope3(300), 'reduction_scope_3').state).toBe('not_earned')
  })

  it('over several years consider every step: a jump in between is another method, a steady fall is not', () => {
    const series = (...kilograms: number[]) => ({
      ...nothing,
      years: kilograms.map((scope1And2Kg, place) => yearOf(2021 + place, { emissions: { scope1And2Kg } })),
    })
    expect(indicatorOf(series(100, 40, 90, 80), 'reduction_absolute_three_years').evidence).toEqual({
      because: 'another_method',
    })
    expect(indicatorOf(series(100, 60, 40, 30), 'reduction_absolute_three_years').points).toBe(8)
  })

  it('of figures more than three years old are unknown', () => {
    const of = (newest: number) => ({
      ...nothing,
      newestYearOfData: 2024,
      years: [
        yearOf(newest - 1, { emissions: { scope1And2Kg: 100 } }),
        yearOf(newest, { emissions: { scope1And2Kg: 90 } }),
      ],
    })
    expect(indicatorOf(of(2021), 'reduction_absolute_last_year').points).toBe(6)
    expect(indicatorOf(of(2020), 'reduction_absolute_last_year').evidence).toEqual({ because: 'figures_too_old' })
  })

  it('give all points at exactly 4.2 %, half below, none without change', () => {
    for (const [newest, points] of [
      [958, 6],
      [959, 3],
      [1000, 0],
      [1001, -3],
    ]) {
      // biome-ignore format: pairs
      const result = indicatorOf(changed({ scope1And2Kg: 1000 }, { scope1And2Kg: newest }), 'reduction_absolute_last_year')
      expect([newest, result.points]).toEqual([newest, points])
    }
  })

  it('over three years compare with a year three to five years back, by the rate per year', () => {
    const of = (from: number) => ({
      ...nothing,
      years: [yearOf(from, { emissions: { scope1And2Kg: 1000 } }), yearOf(2024, { emissions: { scope1And2Kg: 790 } })],
    })
    // 21 % over five years is 4.2 % a year
    expect(indicatorOf(of(2019), 'reduction_absolute_three_years').points).toBe(8)
    expect(indicatorOf(of(2018), 'reduction_absolute_three_years').state).toBe('unknown')
    expect(indicatorOf(of(2022), 'reduction_absolute_three_years').state).toBe('unknown')
  })

  it('per revenue use the currency of both years, or dollars if these differ', () => {
    const emissions = { scope1And2Kg: 100 }
    const base = yearOf(2023, { emissions, revenue: { amount: 100, currency: 'SEK' }, revenueUsd: 10 })
    const grown = yearOf(2024, { emissions, revenue: { amount: 200, currency: 'SEK' }, revenueUsd: 5 })
    const moved = { ...grown, revenue: { amount: 5, currency: 'EUR' } }
    const of = (newest: typeof base) =>
      indicatorOf({ ...nothing, years: [base, newest] }, 'reduction_intensity_last_year')
    expect(of(grown)).toMatchObject({ points: 4, evidence: { change_per_year: -0.5 } })
    expect(of(moved)).toMatchObject({ points: -2, evidence: { change_per_year: 1 } })
  })

  it('of scope 3 compare the categories that both years have, and subtract no points if those rose', () => {
    const evidence = changed(
      { scope3CategoriesKg: { '1': 100, '6': 100 } },
      { scope3CategoriesKg: { '1': 100, '6': 101, '11': 9000 } },
    )
    expect(indicatorOf(evidence, 'reduction_scope_3')).toMatchObject({
      points: 0,
      state: 'not_earned',
      reason: 'Scope 3 categories 1, 6 rose by 0.5% from 2023 to 2024',
    })
  })
})

describe('performance', () => {
  const sized = (emissions: object): Evidence => ({
    ...nothing,
    years: [yearOf(2024, { emissions, revenueUsd: 100 })],
    industryId: '24',
    industryKgPerUsd: 1,
    peers: { kgPerUsd: 1, organizations: 5, of: 'Steel' },
  })

  it('against the industry is unknown without purchased goods, unless scopes 1 and 2 alone are too high', () => {
    const of = (kilograms: number) => indicatorOf(sized({ scope1And2Kg: kilograms }), 'factor_against_industry')
    expect(of(10)).toMatchObject({ state: 'unknown', points: 0 })
    expect(of(160)).toMatchObject({ state: 'not_earned', points: 0 })
    expect(of(201)).toMatchObject({ state: 'not_earned', points: -3 })
  })

  it('subtracts no points because of purchased goods', () => {
    const evidence = sized({ scope1And2Kg: 100, scope3CategoriesKg: { '1': 900 } })
    expect(indicatorOf(evidence, 'factor_against_industry')).toMatchObject({ points: 0, evidence: { ratio: 10 } })
  })

  it('is not worse if location-based scope 2 is stated in addition to the sum of scopes 1 and 2', () => {
    const together = { scope1Kg: 10, scope1And2Kg: 100 }
    const of = (emissions: object): Evidence => ({ ...leader, years: [yearOf(2024, { emissions, revenueUsd: 1000 })] })
    for (const id of ['factor_against_industry', 'intensity_against_peers'])
      expect(indicatorOf(of({ ...together, scope2LocationKg: 5e6 }), id)).toEqual(indicatorOf(of(together), id))
    expect(indicatorOf(of(together), 'intensity_against_peers').points).toBe(6)
  })

  it('against peers uses the median of scopes 1 and 2', () => {
    const of = (kilograms: number) => indicatorOf(sized({ scope1And2Kg: kilograms }), 'intensity_against_peers').points
    expect([50, 51, 100, 101, 200, 201].map(of)).toEqual([6, 4, 4, 0, 0, -2])
  })
})

describe('disclosure', () => {
  it('is unknown without any figures, and also if the figures lack it, because our sources show only a part', () => {
    const listed: Evidence = { ...nothing, climatePledge: true }
    expect(indicatorOf(listed, 'disclosure_scope_3').state).toBe('unknown')
    const figures = { ...nothing, years: [yearOf(2024, { emissions: { scope1Kg: 1 } })] }
    expect(indicatorOf(figures, 'disclosure_scope_3').evidence).toEqual({ because: 'no_scope_3' })
    expect(indicatorOf(figures, 'disclosure_scope_1_and_2').evidence).toEqual({ because: 'no_both_scopes' })
  })

  it('of categories is unknown if the source contains only totals', () => {
    const totals = { ...nothing, years: [yearOf(2024, { emissions: { scope3Kg: 5 } })] }
    expect(indicatorOf(totals, 'disclosure_scope_3_categories')).toMatchObject({
      state: 'unknown',
      knownPoints: 0,
      evidence: { because: 'no_common_categories' },
    })
    expect(indicatorOf({ ...totals, industryId: '26' }, 'disclosure_scope_3_categories').evidence).toEqual({
      because: 'no_categories',
    })
  })

  it('of categories counts those that matter in the industry: for banks 1, 6 and 15', () => {
    const bank = { ...nothing, industryId: '64' }
    const years = [yearOf(2024, { emissions: { scope3CategoriesKg: { '6': 1, '7': 1, '15': 1 } } })]
    // two of three, in tenths
    expect(indicatorOf({ ...bank, years }, 'disclosure_scope_3_categories').points).toBe(4)
    const reasonOf = (industryId: string | null) =>
      indicatorOf({ ...bank, industryId, years }, 'disclosure_scope_3_categories').reason
    expect(reasonOf('64')).toContain('matter most in its industry')
    expect(reasonOf(null)).toContain('that almost every company has')
    expect(indicatorOf({ ...nothing, industryId: '26', years }, 'disclosure_scope_3_categories').points).toBe(0)
  })

  it('loses points with age', () => {
    const of = (year: number) =>
      indicatorOf({ ...nothing, years: [yearOf(year, { emissions: { scope1Kg: 1 } })] }, 'disclosure_recency').points
    expect([2024, 2022, 2021, 2020, 2019].map(of)).toEqual([3, 3, 1, 1, 0])
  })
})

describe('targets', () => {
  it('count Race to Zero once: a member through SBTi alone has its points there', () => {
    expect(indicatorOf({ ...nothing, raceToZero: 'by_sbti' }, 'race_to_zero')).toMatchObject({
      points: 0,
      state: 'not_earned',
    })
    expect(indicatorOf({ ...nothing, raceToZero: true }, 'race_to_zero').points).toBe(3)
  })

  it('state the month of the list that does not name the company, because it may be in a newer one', () => {
    const absent: Evidence = {
      ...nothing,
      isMatched: true,
      sbti: { nearTerm: 'none', nearTermDegrees: null, longTerm: 'none', netZero: 'none', listOf: '2026-05-07' },
      raceToZero: false,
      raceToZeroListOf: '2024-11-01',
    }
    const said = (id: string, evidence = absent) => {
      const { reason, evidence: found } = indicatorOf(evidence, id)
      return [reason, found['list_of']]
    }
    expect(said('race_to_zero')).toEqual(['Not in the Race to Zero list of November 2024', '2024-11-01'])
    expect(said('target_near_term')).toEqual(['Near-term target not in the SBTi list of May 2026', '2026-05-07'])
    expect(said('target_ambition')).toEqual(['The SBTi list of May 2026 has no near-term target of it', '2026-05-07'])
    expect(said('race_to_zero', { ...absent, raceToZero: true })).toEqual([
      'In the Race to Zero list of November 2024',
      '2024-11-01',
    ])
    const tracked: Evidence = { ...absent, raceToZero: true, raceToZeroListOf: '2025-11-09', isTracked: true }
    expect(said('race_to_zero', tracked)).toEqual([
      'Takes part in Race to Zero according to Net Zero Tracker (November 2025)',
      '2025-11-09',
    ])
    expect(said('race_to_zero', { ...absent, raceToZeroListOf: null })).toEqual([
      'Not in the Race to Zero list',
      undefined,
    ])
  })

  it('are unknown, not absent, if no company was matched', () => {
    expect(indicatorOf({ ...nothing, industryLevel: 'low' }, 'target_near_term').state).toBe('unknown')
  })
})
