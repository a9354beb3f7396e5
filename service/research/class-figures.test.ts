import { expect, it } from 'vitest'
import { classFigures } from './class-figures'

const member = { industryId: '35', region: 'SE', score: null, discloses: false, kgPerUsd: null }

it('counts a company in its industry and its country, and in neither where they are unknown', () => {
  const rows = classFigures([
    { ...member, score: 0.5, discloses: true, kgPerUsd: 2 },
    { ...member, region: 'DE', score: 0.1, discloses: true, kgPerUsd: 0.3 },
    { ...member, industryId: null },
    { ...member, industryId: null, region: null, score: 0.9 },
  ])
  expect(rows).toEqual([
    { kind: 'industry', code: '35', companies: 2, disclosing: 2, scores: [0.1, 0.5], intensities: [0.3, 2] },
    { kind: 'region', code: 'SE', companies: 2, disclosing: 1, scores: [0.5], intensities: [2] },
    { kind: 'region', code: 'DE', companies: 1, disclosing: 1, scores: [0.1], intensities: [0.3] },
  ])
})
