import { describe, expect, it } from 'vitest'
import { allScopes, allScopesSum, scope1And2Sum, scope3OfAnyKind, totalUpstreamSum } from './emission-sums'

describe('emission sums', () => {
  it('are null, not zero, where nothing is disclosed', () => {
    for (const sum of [allScopes, allScopesSum, scope1And2Sum, scope3OfAnyKind, totalUpstreamSum])
      expect(sum({})).toBeNull()
  })

  it('keep a disclosed zero', () => {
    expect(scope1And2Sum({ scope1Kg: 0, scope2MarketKg: 0 })).toBe(0)
  })

  it('do not present scopes 1 and 2 as all scopes', () => {
    expect(allScopesSum({ scope1Kg: 1, scope2Kg: 2 })).toBeNull()
  })

  it('use market-based scope 2 before the other methods, and the combined figure only where the parts are missing', () => {
    expect(scope1And2Sum({ scope1Kg: 10, scope2MarketKg: 1, scope2LocationKg: 5, scope1And2Kg: 99 })).toBe(11)
    expect(scope1And2Sum({ scope1Kg: 10, scope1And2Kg: 99 })).toBe(99)
  })

  it('decide by method first: location-based parts do not rank before a combined figure of a preferred method', () => {
    expect(scope1And2Sum({ scope1Kg: 10, scope2LocationKg: 50, scope1And2MarketKg: 12 })).toBe(12)
    expect(scope1And2Sum({ scope1Kg: 10, scope2LocationKg: 50, scope1And2Kg: 12 })).toBe(12)
    expect(scope1And2Sum({ scope1Kg: 10, scope2Kg: 3, scope1And2MarketKg: 12 })).toBe(12)
    expect(scope1And2Sum({ scope1Kg: 10, scope2LocationKg: 50, scope1And2LocationKg: 61 })).toBe(60)
  })

  it('use the stated total for all emissions, unless the scopes add up to more than it', () => {
    expect(allScopes({ scope1Kg: 1, scope2Kg: 1, scope3Kg: 1, totalKg: 5 })).toBe(5)
    expect(allScopes({ scope1Kg: 1, scope2Kg: 1, scope3Kg: 10, totalKg: 2 })).toBe(12)
    expect(allScopes({ totalKg: 5 })).toBe(5)
  })

  it('prefer a stated scope 3 to the sum of its categories', () => {
    expect(scope3OfAnyKind({ scope3Kg: 7, scope3CategoriesKg: { '6': 2 } })).toBe(7)
  })

  it('count categories 1 to 8 as upstream, and no others', () => {
    const emissions = { scope1Kg: 1, scope2Kg: 1, scope3CategoriesKg: { '1': 10, '8': 20, '9': 400, '11': 500 } }
    expect(totalUpstreamSum(emissions)).toBe(32)
    expect(totalUpstreamSum({ scope1Kg: 1, scope2Kg: 1, scope3CategoriesKg: { '11': 500 } })).toBeNull()
  })
})
