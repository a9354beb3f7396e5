import { beforeAll, describe, expect, it } from 'vitest'
import { describeScores } from '@/service/scoring/distribution'
import { type Assessment, assessEvidence } from '@/service/scoring/score'
import { knownCompanies, releaseReference } from '@/service/testing/data/this-release'
import { gatherEvidence } from './score-known'

// docs/methodology-worksheet.md has the figures and the arithmetic behind each number here.

let companies: { name: string; discloses: boolean; assessment: Assessment }[] = []
beforeAll(() => {
  companies = gatherEvidence(knownCompanies(), releaseReference()).map(({ name, discloses, evidence }) => ({
    name,
    discloses,
    assessment: assessEvidence(evidence),
  }))
}, 300_000)

/** Points of those indicators that are not unknown. */
function knownPoints(name: string): Record<string, number> {
  const assessment = assessmentOf(name)
  const known = assessment?.indicators.filter(({ state }) => state !== 'unknown') ?? []
  return Object.fromEntries(known.map(({ id, points }) => [id, points]))
}

function assessmentOf(name: string): Assessment | undefined {
  const found = companies.filter((company) => company.name === name)
  expect([name, found.length]).toEqual([name, 1])
  return found[0]?.assessment
}

describe('the worksheet of real companies', () => {
  it('counts figures that are held back as not disclosed', () => {
    const held = companies.filter(({ name }) => ['Mercedes-Benz Group', 'GE Aerospace'].includes(name))
    expect(held.map(({ discloses }) => discloses)).toEqual([false, false])
  })

  it('leader: Ericsson, 24 + 22 + 21 + 5 = 72', () => {
    expect(knownPoints('Ericsson')).toEqual({
      disclosure_scope_1_and_2: 6,
      disclosure_scope_2_methods: 2,
      disclosure_scope_3: 4,
      disclosure_scope_3_categories: 6,
      disclosure_years: 3,
      disclosure_recency: 3,
      reduction_absolute_last_year: 6,
      reduction_absolute_three_years: 8,
      reduction_intensity_last_year: 4,
      reduction_scope_3: 4,
      target_near_term: 7,
      target_ambition: 3,
      target_long_term: 3,
      target_net_zero: 5,
      race_to_zero: 3,
      region_level: 5,
    })
    // Its lists are wider than one industry, so 28 points are unknown: 21 of industry and peers, 4 of intensity over three years,
    // 2 of the pledge, 1 of CDP. Without targets: 51 of 76.
    expect(assessmentOf('Ericsson')).toMatchObject({ score: 0.72, knownShare: 0.72 })
    expect(assessmentOf('Ericsson')?.scoreWithout.targets).toBe(0.671053)
  })

  it('laggard: SAS, 12 - 3 - 6 + 0 + 5 = 8', () => {
    expect(knownPoints('SAS')).toEqual({
      disclosure_scope_1_and_2: 6,
      disclosure_years: 3,
      disclosure_recency: 3,
      reduction_absolute_last_year: -3,
      target_near_term: -4,
      target_ambition: 0,
      target_long_term: 0,
      target_net_zero: -2,
      race_to_zero: 0,
      industry_level: 0,
      region_level: 5,
    })
    expect(assessmentOf('SAS')).toMatchObject({ score: 0.08, confidence: 'medium' })
  })

  it('steelmaker: SSAB, 22 + 5 + 18 + 5 = 50', () => {
    expect(knownPoints('SSAB')).toEqual({
      disclosure_scope_1_and_2: 6,
      disclosure_scope_3: 4,
      disclosure_scope_3_categories: 6,
      disclosure_years: 3,
      disclosure_recency: 3,
      reduction_absolute_last_year: 3,
      reduction_absolute_three_years: 4,
      reduction_intensity_last_year: -2,
      target_near_term: 7,
      target_ambition: 3,
      target_long_term: 3,
      target_net_zero: 5,
      race_to_zero: 0,
      region_level: 5,
    })
    expect(assessmentOf('SSAB')?.score).toBe(0.5)
  })

  it('bank: Swedbank, 20 + 13 + 7 + 14 = 54', () => {
    expect(knownPoints('Swedbank')).toEqual({
      disclosure_scope_1_and_2: 6,
      disclosure_scope_2_methods: 2,
      disclosure_scope_3: 4,
      disclosure_scope_3_categories: 2,
      disclosure_years: 3,
      disclosure_recency: 3,
      reduction_absolute_last_year: 3,
      reduction_absolute_three_years: 8,
      reduction_intensity_last_year: 2,
      reduction_scope_3: 0,
      target_near_term: 2,
      target_ambition: 0,
      target_long_term: 0,
      target_net_zero: 2,
      race_to_zero: 3,
      industry_level: 9,
      region_level: 5,
    })
    expect(assessmentOf('Swedbank')?.score).toBe(0.54)
  })

  it('small company with SBTi only: ARC Regulatory Limited, not scored, 23 of 100 known', () => {
    expect(knownPoints('ARC Regulatory Limited')).toEqual({
      target_near_term: 7,
      target_ambition: 3,
      target_long_term: 0,
      target_net_zero: 0,
      region_level: 5,
    })
    // 7 + 3 + 3 + 5 points of SBTi's list and 5 of the country. Its sector is wider than one industry, and Race to Zero has near
    // rows.
    expect(assessmentOf('ARC Regulatory Limited')).toMatchObject({
      score: null,
      points: 15,
      knownShare: 0.23,
      confidence: 'low',
    })
  })

  it('unknown company: Delek, not scored, with only a country and a group of industries known', () => {
    expect(assessmentOf('Delek')).toMatchObject({ score: null, points: 5, basis: 'industry_and_region' })
  })
})

describe('the distribution', () => {
  it('of companies that disclose spans at least 50 points, with at most 5 % at either end', () => {
    const scores = companies.flatMap(({ discloses, assessment: { score } }) =>
      discloses && score !== null ? [score] : [],
    )
    const distribution = describeScores(scores)
    expect(scores.length).toBeGreaterThan(400)
    expect((distribution?.highest ?? 0) - (distribution?.lowest ?? 0)).toBeGreaterThanOrEqual(0.5)
    expect(scores.filter((score) => score === 0).length / scores.length).toBeLessThanOrEqual(0.05)
    expect(scores.filter((score) => score === 1).length / scores.length).toBeLessThanOrEqual(0.05)
  })
})
