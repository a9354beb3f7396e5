import { expect, it } from 'vitest'
import { unknownCommitments } from '@/service/research/build-commitments'
import type { Evidence } from '@/service/scoring/evidence'
import { assessEvidence } from '@/service/scoring/score'
import type { Outcome } from '@/service/storage/research/outcome'
import { nothing, yearOf } from '@/service/testing/data/arbitrary-evidence'
import { referenceOf } from '@/service/testing/data/small-reference'
import { presentAssessment } from './present-assessment'

const { industries } = referenceOf({})

function present(evidence: Evidence, hqRegion: string | null = null) {
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
