import { describe, expect, it } from 'vitest'
import { medianFactors } from './median-factors'

function of(industryId: string, year: number, factors: number[]) {
  return factors.map((kgPerUsd) => ({ industryId, year, kgPerUsd }))
}

describe('medianFactors', () => {
  it('returns no median below five companies', () => {
    expect(medianFactors(of('35', 2020, [1, 2, 3, 4]))).toEqual([])
  })

  it('does not change with one extreme company, and says how many companies it is computed from', () => {
    expect(medianFactors(of('35', 2020, [4, 0.5, 1, 900, 2]))).toEqual([
      { industryId: '35', year: 2020, region: 'GLOBAL', kgPerUsd: 2, basis: 'median_of_disclosed', organizations: 5 },
    ])
  })

  it('uses the mean of the two in the middle, and keeps years and industries separate', () => {
    const rows = medianFactors([...of('35', 2020, [1, 2, 3, 4, 5, 6]), ...of('35', 2021, [1]), ...of('19', 2020, [1])])
    expect(rows.map(({ kgPerUsd }) => kgPerUsd)).toEqual([3.5])
  })
})
