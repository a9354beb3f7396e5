import { describe, expect, it } from 'vitest'
import { createClusters } from './clusters'

describe('createClusters', () => {
  it('refuses to join two clusters with different LEIs, and records judged to be apart', () => {
    const clusters = createClusters([['A'], [], ['B'], []], [[1, 3]])
    expect(clusters.join(0, 1)).toBe('joined')
    expect(clusters.join(1, 2)).toBe('two different LEIs')
    expect(clusters.join(0, 3)).toBe('reviewed as apart')
    expect(clusters.find(2)).not.toBe(clusters.find(0))
  })

  it('lets a review join two LEIs, and then either of them', () => {
    const clusters = createClusters([['A'], ['B'], ['B'], ['C']], [])
    expect(clusters.join(0, 1, { reviewed: true })).toBe('joined')
    expect(clusters.join(0, 2)).toBe('joined')
    expect(clusters.join(0, 3)).toBe('two different LEIs')
  })

  it('keeps all members and LEIs of clusters that are joined in any order', () => {
    const clusters = createClusters([[], ['A'], [], []], [])
    clusters.join(3, 2)
    clusters.join(1, 0)
    clusters.join(2, 1)
    expect([...clusters.members(3)].sort()).toEqual([0, 1, 2, 3])
    expect([...clusters.leis(3)]).toEqual(['A'])
    expect(clusters.join(0, 3)).toBe('already')
  })
})
