import type { ComparedYear } from './comparable-years'

/**
 * How many digits a change in percent may have: no more than the two figures bear, but whole percents always. The zeros at the end of an
 * amount count as rounding, so 1 Mt and 2 Mt bear "+100 %" and not "+100.0 %". A sum is no more exact than the least exact amount in it.
 */

type Amount = Pick<ComparedYear, 'kilograms' | 'parts'>

/** More is not known of an amount that went through a computation. */
const mostDigits = 12

/** The power of ten of the last digit of an amount that is not a zero; null of 0, which says nothing of how it was rounded. */
function lastPlace(amount: number): number | null {
  if (amount === 0) return null
  const [mantissa = '', exponent = '0'] = Math.abs(amount)
    .toExponential(mostDigits - 1)
    .split('e')
  const decimals = mantissa.replace(/^\d\.?/, '').replace(/0+$/, '')
  return Number(exponent) - decimals.length
}

function placeOf({ kilograms, parts }: Amount): number | null {
  const known = [parts.scope1, parts.scope2, parts.scope3].flatMap((part) => part ?? [])
  const sum = known.reduce((total, part) => total + part, 0)
  const isSum = known.length > 1 && Math.abs(sum - kilograms) <= Math.abs(kilograms) * 1e-9
  const places = (isSum ? known : [kilograms]).flatMap((amount) => lastPlace(amount) ?? [])
  return places.length === 0 ? null : Math.max(...places)
}

/** The smallest step of an amount as it is stated, as a share of `of`. */
function stepOf(amount: Amount, of: number): number {
  const place = placeOf(amount)
  return place === null || of === 0 ? 0 : 10 ** place / Math.abs(of)
}

function digitsFor(share: number, step: number): number {
  if (share === 0 || step === 0) return mostDigits
  return Math.min(mostDigits, Math.max(1, Math.floor(Math.log10(Math.abs(share) / step) + 1e-9) + 1))
}

/** The digits that a change from one amount to another bears, at least one. */
export function digitsOfChange(before: Amount, after: Amount): number {
  const of = before.kilograms
  if (of === 0) return 1
  const own = digitsFor(1, Math.max(stepOf(before, of), stepOf(after, after.kilograms)))
  return Math.min(own, digitsFor(after.kilograms / of - 1, Math.max(stepOf(before, of), stepOf(after, of))))
}

/** The digits that the change of a quotient bears, of which all four numbers have their rounding. */
export function digitsOfQuotientChange(share: number, numbers: readonly Amount[]): number {
  const step = Math.max(...numbers.map((one) => stepOf(one, one.kilograms)))
  return Math.min(digitsFor(1, step), digitsFor(share, step))
}

/**
 * A percentage rounded to its digits, and with how many decimals it is written: at most `most`. Never rounded to tens, which would look
 * like a mistake beside the two amounts: 0.8 and 0.6 Mt are "25 %", although each has one digit.
 */
export function roundToDigits(percent: number, digits: number, most: number): { value: number; places: number } {
  if (percent === 0) return { value: 0, places: 0 }
  const value = Number(percent.toPrecision(Math.min(mostDigits, Math.max(1, digits))))
  const places = digits - 1 - Math.floor(Math.log10(Math.abs(value)) + 1e-9)
  return places < 0 ? { value: Math.round(percent), places: 0 } : { value, places: Math.min(most, places) }
}
