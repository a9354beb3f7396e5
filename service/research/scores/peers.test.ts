import { expect, it } from 'vitest'
import { peerMedians } from './peers'

function of(industryId: string, ...intensities: number[]) {
  return intensities.map((kgPerUsd) => ({ industryId, kgPerUsd }))
}

it('returns no median of fewer than ten companies', () => {
  expect(peerMedians(of('24', 1, 2, 3, 4, 5, 6, 7, 8, 9))).toEqual([])
})

it('returns the median of each division, whatever the order of the companies', () => {
  const disclosed = [
    ...of('64', 5, 1, 7, 8, 9),
    ...of('24', 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9),
    ...of('64', 2, 100, 3, 4, 6),
  ]
  expect(peerMedians(disclosed)).toEqual([
    { industryId: '24', kgPerUsd: 9, organizations: 11 },
    { industryId: '64', kgPerUsd: 5.5, organizations: 10 },
  ])
})
