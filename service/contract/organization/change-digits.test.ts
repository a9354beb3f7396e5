import { expect, it } from 'vitest'
import { digitsOfChange, digitsOfQuotientChange, roundToDigits } from './change-digits'

const amount = (kilograms: number, parts = {}) => ({ kilograms, parts })
const megatonne = 1e9

function written(before: number, after: number) {
  const digits = digitsOfChange(amount(before), amount(after))
  const { value, places } = roundToDigits(100 * (after / before - 1), digits, 1)
  return value.toFixed(places)
}

it('writes a change with no more digits than the rounder of its figures has', () => {
  expect(written(1 * megatonne, 2 * megatonne)).toBe('100')
  expect(written(5.1 * megatonne, 5.2 * megatonne)).toBe('2')
  expect(written(1234 * 1000, 1357 * 1000)).toBe('10.0')
  expect(written(1_000_000, 1_001_234)).toBe('0.1')
})

it('rounds no change to tens or hundreds: it would look like a mistake beside its two amounts', () => {
  expect(written(3 * megatonne, 4 * megatonne)).toBe('33')
  expect(written(0.8 * megatonne, 0.6 * megatonne)).toBe('-25')
  expect(written(1.3 * megatonne, 2 * megatonne)).toBe('54')
  expect(written(2 * megatonne, 5 * megatonne)).toBe('150')
})

it('takes a sum for as round as the roundest amount in it', () => {
  const before = amount(5_001_234_000, { scope1: 5 * megatonne, scope2: 1_234_000 })
  const after = amount(6_001_357_000, { scope1: 6 * megatonne, scope2: 1_357_000 })
  expect(digitsOfChange(before, after)).toBe(1)
  expect(digitsOfChange(amount(before.kilograms), amount(after.kilograms))).toBeGreaterThan(4)
})

it('counts the digits of revenue for a change per revenue', () => {
  const exact = amount(123_456_789)
  expect(digitsOfQuotientChange(0.25, [exact, exact, amount(9e9), exact])).toBe(1)
  expect(digitsOfQuotientChange(0.25, [exact, exact, exact, exact])).toBeGreaterThan(4)
})

it('does not take what a computation adds to a number for digits', () => {
  expect(digitsOfChange(amount((0.1 + 0.2) * megatonne), amount(0.4 * megatonne))).toBe(1)
})
