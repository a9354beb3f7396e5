import { expect, it } from 'vitest'
import { buildStandings } from './standings'

it('counts a company in its division, with its known share; without industry or score in none', () => {
  const scored = [
    { industryId: '24', score: 0.5, knownShare: 0.6 },
    { industryId: '24', score: 0.1, knownShare: 0.9 },
    { industryId: '64', score: 0.9, knownShare: 0.4 },
    { industryId: '24', score: null, knownShare: 0.3 },
    { industryId: null, score: 0.7, knownShare: 0.8 },
  ]
  expect(buildStandings(scored)).toEqual([
    { industry_id: '24', mean_score: 0.3, scores: [0.1, 0.5], known_shares: [0.9, 0.6] },
    { industry_id: '64', mean_score: 0.9, scores: [0.9], known_shares: [0.4] },
  ])
})

it('returns the same mean to the last digit, whatever the order of the companies', () => {
  const scores = [0.1, 0.2, 0.3, 0.7, 0.11]
  const of = (list: number[]) => buildStandings(list.map((score) => ({ industryId: '10', score, knownShare: 0.5 })))
  expect(of(scores.toReversed())).toEqual(of(scores))
})
