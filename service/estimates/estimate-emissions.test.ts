import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustForRegion } from './adjust-for-region'
import { estimateEmissions, type Factor } from './estimate-emissions'

// ISIC 19, refining: EPA factors 0.270, 0.391, 0.391, 0.811, 1.184 with the mean 0.6094.
const refining: Factor = {
  kgPerUsd: 0.6094,
  spread: { low: 0.27, high: 1.184 },
  priceYear: 2022,
  region: 'US',
  basis: 'epa_supply_chain',
  naicsCodes: 5,
  organizations: null,
}
const spend = { kind: 'spend', usd: 10_000, year: 2022, isYearAssumed: false } as const

describe('estimateEmissions', () => {
  it('is the average times the money, with a range from the lowest to the highest factor if there are few', () => {
    expect(estimateEmissions(refining, spend, 'high')).toMatchObject({ value: 6094, low: 2700, high: 11_840 })
  })

  it('has low confidence if factors spread widely or the industry is uncertain', () => {
    const narrow = { ...refining, spread: { low: 0.4, high: 0.8 } }
    expect(estimateEmissions(refining, spend, 'high').confidence).toBe('low')
    expect(estimateEmissions(narrow, spend, 'high').confidence).toBe('medium')
    expect(estimateEmissions(narrow, spend, 'low').confidence).toBe('low')
    expect(estimateEmissions(narrow, spend, null).confidence).toBe('low')
    expect(estimateEmissions({ ...narrow, basis: 'median_of_disclosed' }, spend, 'high').confidence).toBe('low')
  })

  it('has a range of half to double if too few figures are behind the mean, and says that this is our own rule', () => {
    for (const few of [{ naicsCodes: 2 }, { naicsCodes: null }, { spread: null }]) {
      const estimate = estimateEmissions({ ...refining, ...few }, spend, 'high')
      expect(estimate).toMatchObject({ value: 6094, low: 3047, high: 12_188 })
      expect(estimate.basis.join(' ')).toMatch(/a rule of ours/)
    }
  })

  it('takes the spread of a mean of several factors, however few figures are behind them', () => {
    const mean = { ...refining, naicsCodes: null, isWide: true }
    const estimate = estimateEmissions(mean, spend, 'high')
    expect(estimate).toMatchObject({ value: 6094, low: 2700, high: 11_840 })
    expect(estimate.basis.join(' ')).toMatch(/over the ranges of all factors that it is the mean of/)
    expect(estimateEmissions({ ...mean, spread: null }, spend, 'high').low).toBe(3047)
  })

  it('says that nothing is deflated, and whether the figure is therefore too high or too low', () => {
    const wordsOf = (year: number) => estimateEmissions(refining, { ...spend, year }, 'high').basis.join('. ')
    expect(wordsOf(2025)).toMatch(/money of 2025 and the factor of 2022: not deflated, so the figure is rather high/)
    expect(wordsOf(2015)).toMatch(/rather low/)
    expect(wordsOf(2022)).not.toMatch(/deflated/)
    const assumed = estimateEmissions(refining, { ...spend, isYearAssumed: true }, 'high').basis.join('. ')
    expect(assumed).toMatch(/No year was given: the spend is taken as money of 2022/)
  })

  it('is always within its range, and grows with the money', () => {
    const figure = fc.double({ min: 0.01, max: 5, noNaN: true })
    fc.assert(
      fc.property(figure, figure, figure, fc.double({ min: 1, max: 1e12, noNaN: true }), (mean, a, b, usd) => {
        const factor = { ...refining, kgPerUsd: mean, spread: { low: Math.min(a, b), high: Math.max(a, b) } }
        const { low, value, high } = estimateEmissions(factor, { ...spend, usd }, 'high')
        expect(low).toBeLessThanOrEqual(value)
        expect(value).toBeLessThanOrEqual(high)
        expect(estimateEmissions(factor, { ...spend, usd: usd * 2 }, 'high').value).toBeGreaterThan(value)
      }),
    )
  })
})

describe('adjustForRegion', () => {
  const us = { region: 'US', kgPerUsd: 0.18, year: 2023 }
  const range = { value: 6094, low: 2700, high: 11_840 }

  it('multiplies value and range by the ratio of the two intensities', () => {
    // 0.27 / 0.18 = 1.5
    const adjusted = adjustForRegion(range, { region: 'PL', kgPerUsd: 0.27, year: 2023 }, us)
    expect(adjusted).toMatchObject({ value: 9141, low: 4050, high: 17_760 })
    expect(adjusted.ratio).toBeCloseTo(1.5, 12)
  })

  it('never more than doubles or halves, and shows the ratio before that', () => {
    const dirty = adjustForRegion(range, { region: 'ZA', kgPerUsd: 0.9, year: 2023 }, us)
    expect(dirty).toMatchObject({ value: 12_188, ratio: 2 })
    expect(dirty.ratioBeforeBounds).toBeCloseTo(5, 12)
    expect(adjustForRegion(range, { region: 'CH', kgPerUsd: 0.036, year: 2023 }, us)).toMatchObject({
      value: 3047,
      ratio: 0.5,
    })
  })

  it('leaves the US as it is', () => {
    expect(adjustForRegion(range, us, us)).toMatchObject({ ...range, ratio: 1 })
  })
})
