import { expect, it } from 'vitest'
import { unknownCommitments } from '@/service/research/build-commitments'
import type { Evidence } from '@/service/scoring/evidence'
import { assessEvidence } from '@/service/scoring/score'
import type { Outcome } from '@/service/storage/research/outcome'
import { nothing, yearOf } from '@/service/testing/data/arbitrary-evidence'
import { referenceOf } from '@/service/testing/data/small-reference'
import { presentAssessment } from './present-assessment'

const { industries } = referenceOf({})

type Industries = Partial<Pick<Outcome, 'industry' | 'industryGroup'>>

function present(evidence: Evidence, hqRegion: string | null = null, ofIndustry: Industries = {}) {
  const assessment = assessEvidence(evidence)
  const outcome: Outcome = {
    company: null,
    industry: null,
    industryGroup: [],
    performances: [],
    sources: [],
    commitments: unknownCommitments,
    group: null,
    reportStatus: null,
    score: assessment.score,
    scoreReasons: [],
    percentile: null,
    assessment,
    standing: null,
    industryRank: 'unknown',
    regionRank: 'unknown',
    ...ofIndustry,
  }
  return presentAssessment({ id: 1, status: 'synced', hqRegion, foundRegion: null }, outcome, { industries, url: '' })
}

const rising = (newest: number) => [
  yearOf(newest, { emissions: { scope1Kg: 110, scope2MarketKg: 110 } }),
  yearOf(newest - 1, { emissions: { scope1Kg: 100, scope2MarketKg: 100 } }),
]

it('advises to cut emissions only where the figures are the newest of anyone: of older ones nobody knows what came since', () => {
  const evidence = { ...nothing, isMatched: true, newestYearOfData: 2024 }
  const idsOf = (newest: number) =>
    present({ ...evidence, years: rising(newest) }).raise_most.map(({ indicator }) => indicator)
  expect(idsOf(2024)).toContain('reduction_absolute_last_year')
  expect(idsOf(2023)).not.toContain('reduction_absolute_last_year')
})

it('has no score without a group where there is no score', () => {
  const answer = present({ ...nothing, isMatched: true })
  expect(answer.score).toBeNull()
  expect(answer.groups.map(({ score_without: without }) => without)).toEqual([null, null, null, null, null])
})

it('does not ask for a country that is known: that we have no figure of it is not for anybody to give', () => {
  const asked = (region: string | null) => present(nothing, region).we_need.map(({ need }) => need)
  expect(asked(null)).toContain('country')
  expect(asked('TW')).not.toContain('country')
  // Its industry is not known either way.
  expect(asked('TW')).toContain('industry')
})

it('advises no target to a company of which SBTi accepts none, or may not, and says why in its place', () => {
  const none = { nearTerm: 'none', nearTermDegrees: null, longTerm: 'none', netZero: 'none' } as const
  const evidence = { ...nothing, isMatched: true, sbti: none }
  const of = (ofIndustry: Industries) => present(evidence, null, ofIndustry)
  const inDivision = (id: string) => of({ industry: { id, confidence: 'high' } })
  const advised = ({ raise_most: raise }: ReturnType<typeof present>) => raise.map(({ indicator }) => indicator)
  expect(advised(inDivision('26'))).toContain('target_near_term')
  expect(advised(inDivision('06'))).toEqual([])
  expect(advised(of({ industry: null, industryGroup: ['06', '19', '35'] }))).toEqual([])
  const nearTerm = inDivision('06').indicators.find(({ id }) => id === 'target_near_term')
  expect(nearTerm).toMatchObject({
    advice_limit: 'fossil_fuels',
    to_earn: expect.stringContaining('SBTi accepts no targets of most companies that extract'),
  })
})

it('advises no target of its own where SBTi removed the company’s because a parent company has one', () => {
  const ended = { nearTerm: 'ended', nearTermDegrees: null, longTerm: 'none', netZero: 'none' } as const
  const { raise_most: raise } = present({ ...nothing, isMatched: true, sbti: ended })
  expect(raise.map(({ indicator }) => indicator)).not.toContain('target_near_term')
  expect(raise.map(({ indicator }) => indicator)).not.toContain('target_ambition')
})
