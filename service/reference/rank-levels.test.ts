import { describe, expect, it } from 'vitest'
import { levelOf, quintiles } from './rank-levels'

describe('quintiles', () => {
  it('returns no thresholds for fewer than five figures', () => {
    expect(quintiles([])).toBeNull()
    expect(quintiles([1, 2, 3, 4])).toBeNull()
  })

  it('refuses a figure that is not finite', () => {
    expect(() => quintiles([1, 2, 3, 4, Number.NaN])).toThrow(RangeError)
    expect(() => quintiles([1, 2, 3, 4, Number.POSITIVE_INFINITY])).toThrow(RangeError)
  })

  it('puts one of five figures into each fifth, whatever their order', () => {
    expect(quintiles([0.5, 0.1, 0.4, 0.2, 0.3])).toEqual([0.1, 0.2, 0.3, 0.4])
  })

  it('sorts numbers as numbers', () => {
    expect(quintiles([100, 20, 3, 9, 10])).toEqual([3, 9, 10, 20])
  })

  it('uses figures of the list itself when their number is not a multiple of five', () => {
    expect(quintiles([1, 2, 3, 4, 5, 6, 7])).toEqual([2, 3, 5, 6])
  })

  it('does not change its input', () => {
    const figures = [5, 4, 3, 2, 1]
    quintiles(figures)
    expect(figures).toEqual([5, 4, 3, 2, 1])
  })
})

describe('levelOf', () => {
  const thresholds = [0.1, 0.2, 0.3, 0.4] as const

  it('is unknown without a figure or without thresholds', () => {
    expect(levelOf(null, thresholds)).toBe('unknown')
    expect(levelOf(0.3, null)).toBe('unknown')
    expect(levelOf(Number.NaN, thresholds)).toBe('unknown')
  })

  it('calls the highest intensity very high and the lowest very low', () => {
    expect(levelOf(9, thresholds)).toBe('very_high')
    expect(levelOf(0, thresholds)).toBe('very_low')
  })

  it('puts a figure at a cut point into the lower fifth', () => {
    expect([0.1, 0.2, 0.3, 0.4, 0.5].map((figure) => levelOf(figure, thresholds))).toEqual([
      'very_low',
      'low',
      'medium',
      'high',
      'very_high',
    ])
  })

  it('calls figures that are all equal medium', () => {
    expect(levelOf(7, quintiles([7, 7, 7, 7, 7, 7]))).toBe('medium')
  })

  it('puts a tie across two cut points into the higher of its two fifths', () => {
    expect(levelOf(1, [1, 1, 2, 3])).toBe('low')
    expect(levelOf(2, [1, 2, 2, 3])).toBe('medium')
  })
})
