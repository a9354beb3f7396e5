import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormat } from '@/lib/format/create-format'
import { compileCatalog } from './compile-catalog'
import { readWriting } from './writing'

const locales = ['en-US', 'en-IN', 'en-ZA', 'en-ES', 'de-DE', 'de-CH', 'de-AT', 'sv-SE', 'fr-FR', 'fr-CH', 'ja', 'pl']

function bothIn(locale: string) {
  return {
    own: createFormat(locale, { ...compileCatalog('en'), writing: readWriting(locale) }),
    intl: createFormat(locale),
  }
}

describe.each(locales)('in %s', (locale) => {
  const { own, intl } = bothIn(locale)

  it('writes every figure as Intl does', () => {
    const figures = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
      fc.double({ noNaN: true, min: -10, max: 10 }),
      fc.integer({ min: -2_000_000, max: 2_000_000 }).map((value) => value / 1000),
    )
    fc.assert(
      fc.property(figures, fc.integer({ min: 1, max: 6 }), (value, digits) => {
        expect(own.number.whole(value)).toBe(intl.number.whole(value))
        expect(own.number.significant(value, digits)).toBe(intl.number.significant(value, digits))
        expect(own.number.fixed(value, digits - 1)).toBe(intl.number.fixed(value, digits - 1))
        expect(own.number.compact(value)).toBe(intl.number.compact(value))
      }),
      { numRuns: 300 },
    )
  })

  it('writes every day as Intl does', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          expect(own.day(day)).toBe(intl.day(day))
        },
      ),
    )
  })
})

it('leaves halves, nines and what is no figure where Intl has them', () => {
  const { own } = bothIn('en-US')
  expect(own.number.fixed(1.005, 2)).toBe('1.01')
  expect(own.number.significant(999.96, 4)).toBe('1,000')
  expect(own.number.whole(0.5)).toBe('1')
  expect(own.number.significant(0.00021893, 3)).toBe('0.000219')
  expect(own.number.whole(Number.NaN)).toBe('NaN')
})

it('writes short figures by itself in every language of the dashboard', () => {
  const short = ['en-US', 'de-DE', 'sv-SE', 'fr-FR', 'ja'].map((locale) =>
    bothIn(locale).own.number.compact(89_949_999_999),
  )
  expect(short).toEqual(['89.9B', '89,9\u00A0Mrd.', '89,9\u00A0md', '89,9\u00A0Md', '899億'])
  expect(readWriting('en-US').compact).toHaveLength(12)
  expect(bothIn('en-US').own.number.compact(999_950)).toBe('1M')
  expect(bothIn('en-US').own.number.compact(-1234)).toBe('-1.23K')
})

it('leaves other digits and calendars to Intl', () => {
  expect(readWriting('ar-EG')).toMatchObject({ numbers: null, days: null })
  expect(readWriting('th-TH').days).toBeNull()
})
