import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceOf } from '@/service/testing/data/small-reference'
import { convert } from './read-rates'
import type { Rate } from './records'

function rate(currency: string, year: number, perUsd: number, months?: number[]): Rate {
  return { currency, year, perUsd, source: 'ecb', method: 'mean of daily rates', ...(months && { months }) }
}

/** 1 in January, 12 in December. */
const rising = Array.from({ length: 12 }, (_, index) => index + 1)
const monthly = referenceOf({
  rates: [
    rate('EUR', 2021, 6.5, rising),
    rate('EUR', 2022, 13, rising.map((month) => 2 * month)), // biome-ignore format: one line each
    rate('TWD', 2021, 30),
    rate('TWD', 2022, 31),
    { ...rate('SAR', 2021, 3.75), source: 'legal-parities' },
    { ...rate('SAR', 2022, 3.75), source: 'legal-parities' },
  ],
}).rates
const julyToJune = { from: '2021-07', to: '2022-06' }

describe('convert over a fiscal year', () => {
  it('is null where a currency has no rate at all, whatever the period', () => {
    expect(convert(monthly, 100, 'USD', 'XXX', 2022, julyToJune)).toBeNull()
  })

  it('falls back on the calendar year, and does not claim months, where a currency has no monthly means', () => {
    const converted = convert(monthly, 100, 'USD', 'TWD', 2022, julyToJune)
    expect(converted).toMatchObject({ amount: 3100, year: 2022 })
    expect(converted?.period).toBeUndefined()
    expect(convert(monthly, 100, 'USD', 'EUR', 2022, { from: '2022-07', to: '2023-06' })?.period).toBeUndefined()
  })

  it('uses the mean of all months, of both years', () => {
    // July to December 2021: 7 to 12, mean 9.5. January to June 2022: 2, 4 … 12, mean 7. Mean of all twelve months: 8.25.
    const converted = convert(monthly, 100, 'USD', 'EUR', 2022, julyToJune)
    expect(converted).toMatchObject({ rate: 8.25, amount: 825, year: 2022, period: julyToJune })
    expect(converted?.rates.map(({ year }) => year)).toEqual([2021, 2022])
  })

  it('uses a fixed rate in each month', () => {
    expect(convert(monthly, 375, 'SAR', 'EUR', 2022, julyToJune)?.amount).toBeCloseTo(825, 9)
  })

  it('uses the annual mean where the period is the calendar year', () => {
    const converted = convert(monthly, 100, 'USD', 'EUR', 2022, { from: '2022-01', to: '2022-12' })
    expect(converted).toMatchObject({ rate: 13 })
    expect(converted?.period).toBeUndefined()
  })
})

const codes = ['EUR', 'JPY', 'SAR', 'VND'] as const
const perUsd = fc.double({ min: 1e-3, max: 1e5, noNaN: true })
const world = fc.tuple(...codes.flatMap(() => [perUsd, perUsd])).map(
  (figures) =>
    referenceOf({
      rates: figures.map((figure, index) =>
        rate(codes[Math.floor(index / 2)] ?? 'EUR', index % 2 === 0 ? 2020 : 2021, figure),
      ),
    }).rates,
)
const currency = fc.constantFrom('USD', ...codes)
const amount = fc.double({ min: 1, max: 1e13, noNaN: true })
const year = fc.constantFrom(2020, 2021)

function apart(left: number | undefined, right: number | undefined): number {
  return Math.abs((left ?? Number.NaN) / (right ?? Number.NaN) - 1)
}

describe('convert, whatever the rates', () => {
  it('returns to the original amount when it is converted back', () => {
    fc.assert(
      fc.property(world, amount, currency, currency, year, (rates, money, a, b, when) => {
        const there = convert(rates, money, a, b, when)?.amount ?? Number.NaN
        expect(apart(convert(rates, there, b, a, when)?.amount, money)).toBeLessThan(1e-9)
      }),
    )
  })

  it('returns the same amount by way of a third currency', () => {
    fc.assert(
      fc.property(world, amount, currency, currency, currency, year, (rates, money, a, b, c, when) => {
        const half = convert(rates, money, a, b, when)?.amount ?? Number.NaN
        const direct = convert(rates, money, a, c, when)?.amount
        expect(apart(convert(rates, half, b, c, when)?.amount, direct)).toBeLessThan(1e-9)
      }),
    )
  })

  it('does not change an amount in its own currency, and otherwise multiplies by the rate it returns', () => {
    fc.assert(
      fc.property(world, amount, currency, currency, year, (rates, money, a, b, when) => {
        expect(convert(rates, money, a, a, when)).toEqual({ amount: money, rate: 1, year: when, rates: [] })
        const converted = convert(rates, money, a, b, when)
        expect(converted?.amount).toBe(money * (converted?.rate ?? Number.NaN))
      }),
    )
  })

  it('is null and never 0 or NaN where a rate is missing', () => {
    fc.assert(
      fc.property(world, amount, currency, fc.constantFrom('XXX', 'VES'), year, (rates, money, a, none, when) => {
        expect(convert(rates, money, a, none, when)).toBeNull()
        expect(convert(rates, money, none, a, when)).toBeNull()
        expect(convert(rates, money, a, a === 'EUR' ? 'JPY' : 'EUR', 1990)).toBeNull()
      }),
    )
  })

  it('keeps the ratio between two years at a constant rate', () => {
    fc.assert(
      fc.property(world, amount, amount, currency, currency, year, (rates, first, second, a, b, constant) => {
        const one = convert(rates, first, a, b, constant)?.amount ?? Number.NaN
        const other = convert(rates, second, a, b, constant)?.amount ?? Number.NaN
        expect(apart(one / other, first / second)).toBeLessThan(1e-9)
      }),
    )
  })
})
