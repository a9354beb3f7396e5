import { expect, it } from 'vitest'
import type { Industry } from '@/service/reference/records'
import { buildStandings } from './standings'

const industries = {
  byId: new Map<string, Industry>(
    ['10', '24', '64'].map((id) => [
      id,
      {
        id,
        name: id,
        section: id === '64' ? { id: 'K', name: 'Finance' } : { id: 'C', name: 'Making' },
        epaFactor: null,
      },
    ]),
  ),
}

it('counts a company in its division, its section and all; without industry or score nowhere', () => {
  const scored = [
    { industryId: '10', score: 0.5 },
    { industryId: '24', score: 0.1 },
    { industryId: '64', score: 0.9 },
    { industryId: '24', score: null },
    { industryId: null, score: 0.7 },
  ]
  expect(Object.fromEntries(buildStandings(scored, industries).map((row) => [row.industry_id, row.scores]))).toEqual({
    '10': [0.5],
    '24': [0.1],
    '64': [0.9],
    C: [0.1, 0.5],
    K: [0.9],
    all: [0.1, 0.5, 0.9],
  })
})

it('gives the same mean to the last digit whatever the order of the companies', () => {
  const scores = [0.1, 0.2, 0.3, 0.7, 0.11]
  const of = (list: number[]) =>
    buildStandings(
      list.map((score) => ({ industryId: '10', score })),
      industries,
    )
  expect(of(scores.toReversed())).toEqual(of(scores))
})
