import { describe, expect, it } from 'vitest'
import { statedBelowAPart } from './stated-below-a-part'

const fields = (...emissions: Parameters<typeof statedBelowAPart>) =>
  statedBelowAPart(...emissions).map(({ field }) => field)

describe('statedBelowAPart', () => {
  it('finds a scope 3 below one of its categories, and the total computed from it', () => {
    const bank = { scope1Kg: 40, scope2MarketKg: 4_629, scope3Kg: 7_817, totalKg: 12_486 }
    expect(fields({ ...bank, scope3CategoriesKg: { '15': 34_464 } })).toEqual(['scope3Kg', 'totalKg'])
    expect(fields(bank)).toEqual([])
  })

  it('keeps a total that includes the categories, although the stated scope 3 does not', () => {
    const emissions = { scope1Kg: 38, scope2MarketKg: 45, scope3Kg: 27_609, totalKg: 30_928 }
    expect(fields({ ...emissions, scope3CategoriesKg: { '11': 28_262 } })).toEqual(['scope3Kg'])
  })

  it('finds a total below scope 3, below a stated sum of scopes 1 and 2, and below their sum', () => {
    expect(fields({ scope3Kg: 51_317, totalKg: 6_449 })).toEqual(['totalKg'])
    expect(fields({ scope1And2Kg: 897, totalKg: 544 })).toEqual(['totalKg'])
    expect(fields({ scope1Kg: 467, scope2MarketKg: 1_303, totalKg: 467 })).toEqual(['totalKg'])
    expect(fields({ scope1Kg: 467, totalKg: 400 })).toEqual(['totalKg'])
  })

  it('compares a total with the smaller of both methods of scope 2', () => {
    expect(fields({ scope1Kg: 256, scope2LocationKg: 4_803, scope2MarketKg: 1_040, totalKg: 1_296 })).toEqual([])
    expect(fields({ scope1Kg: 147, scope2MarketKg: 132, scope1And2Kg: 387, totalKg: 280 })).toEqual([])
  })

  it('allows 2 percent for rounding', () => {
    expect(fields({ scope3Kg: 100, totalKg: 98 })).toEqual([])
    expect(fields({ scope3Kg: 100, totalKg: 97.9 })).toEqual(['totalKg'])
  })
})
