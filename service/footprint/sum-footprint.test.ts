import { describe, expect, it } from 'vitest'
import type { FootprintLine } from './calculate-line'
import { countUntil, rankShares } from './hot-spots'
import { type CalculatedSpend, sumFootprint } from './sum-footprint'
import { coverTargets } from './target-coverage'

const line = (kg: number, fields: Partial<FootprintLine> = {}): FootprintLine => ({
  method: 'industry_average',
  kg,
  low: kg / 2,
  high: kg * 2,
  primaryKg: 0,
  quality: 4,
  isAtLeast: false,
  kgPerUsd: 1,
  own: null,
  allocated: null,
  factor: null,
  directMedian: null,
  notPossible: null,
  ...fields,
})

describe('the sum of a footprint', () => {
  const spends: CalculatedSpend[] = [
    { usd: 300, line: line(600, { method: 'supplier_specific', primaryKg: 600, quality: 2 }), reason: null },
    { usd: 100, line: line(200), reason: null },
    { usd: 100, line: null, reason: 'industry_unknown' },
    { usd: null, line: null, reason: 'no_rate' },
  ]
  const sum = sumFootprint(spends)

  it('says what it covers, and counts separately what it does not cover', () => {
    expect(sum).toMatchObject({ kg: 800, low: 400, high: 1600, spendUsd: 500, coveredUsd: 400 })
    expect(sum.notCovered).toMatchObject({ industry_unknown: { lines: 1, usd: 100 }, no_rate: { lines: 1, usd: 0 } })
  })

  it('has the share computed from suppliers’ own figures, and the quality weighted by spend', () => {
    expect(sum).toMatchObject({ primaryShare: 0.75, quality: 2.5 })
    expect(sum.methods.supplier_specific).toEqual({ lines: 1, usd: 300, kg: 600 })
  })

  it('has no share and no quality without spend', () => {
    expect(sumFootprint([])).toMatchObject({ kg: 0, primaryShare: null, quality: null })
  })
})

describe('hot spots', () => {
  const shares = rankShares([
    { key: 'a', kg: 10 },
    { key: 'b', kg: 60 },
    { key: 'a', kg: 20 },
    { key: 'c', kg: 10 },
  ])

  it('add up emissions by key, the largest first, with cumulative shares', () => {
    expect(shares.map(({ key, share, cumulativeShare }) => [key, share, cumulativeShare])).toEqual([
      ['b', 0.6, 0.6],
      ['a', 0.3, 0.9],
      ['c', 0.1, 1],
    ])
  })

  it('say how many of the largest reach a goal', () => {
    expect([countUntil(shares, 0.6), countUntil(shares, 0.67), countUntil(shares, 1), countUntil([], 0.5)]).toEqual([
      1,
      2,
      3,
      null,
    ])
  })
})

describe('the coverage by targets', () => {
  it('counts suppliers, spend and emissions by state, and counts unknown separately from none', () => {
    const coverage = coverTargets([
      { state: 'validated', spendUsd: 60, kg: 100 },
      { state: 'none', spendUsd: 20, kg: 300 },
      { state: 'unknown', spendUsd: 20, kg: null },
    ])
    expect(coverage.validated).toEqual({ suppliers: 1, spendShare: 0.6, emissionShare: 0.25 })
    expect(coverage.none).toEqual({ suppliers: 1, spendShare: 0.2, emissionShare: 0.75 })
    // Its emissions were not computed, so its share is null, not 0.
    expect(coverage.unknown).toEqual({ suppliers: 1, spendShare: 0.2, emissionShare: null })
    expect(coverage.expired).toEqual({ suppliers: 0, spendShare: 0, emissionShare: 0 })
  })
})
