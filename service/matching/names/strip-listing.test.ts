import { describe, expect, test } from 'vitest'
import { compareNames } from './compare-names'
import { coreKey } from './name-keys'
import { stripListing } from './strip-listing'

describe('where a share is traded', () => {
  test.each([
    ['AT&T Inc. (NYSE: T)', 'AT&T Inc.'],
    ['Apple Inc. (NASDAQ:AAPL)', 'Apple'],
    ['Volvo (STO: VOLV-B)', 'Volvo AB'],
    ['Siemens AG [XETRA: SIE]', 'Siemens'],
    ['Toyota Motor Corp, TYO:7203', 'Toyota Motor Corporation'],
    ['Taiwan Semiconductor (2330.TW)', 'Taiwan Semiconductor'],
    ['Nestlé S.A. (ADR)', 'Nestle'],
    ['Alphabet Inc. Class A', 'Alphabet Inc'],
    ['Berkshire Hathaway Inc. Cl B', 'Berkshire Hathaway'],
    ['Shell plc – Euronext Amsterdam: SHELL', 'Shell'],
  ])('%s is %s', (listed, plain) => {
    expect(compareNames(listed, plain)).toMatchObject({ level: 'form', vetoes: [] })
    expect(coreKey(listed)).toBe(coreKey(plain))
  })

  test.each([
    'Shell (U.S)',
    'Six: Continents',
    'Nordic Fund Class A',
    'Kone (Finland)',
    'Pink Lady Apples',
    '(NYSE: T)',
    'Aim: High Limited Partners',
    'ADR Logistics',
    'Volvo, Gothenburg',
  ])('is not in %s', (name) => {
    expect(stripListing(name)).toBe(name)
  })

  test('two shares of one exchange with other names stay two', () => {
    expect(compareNames('Volvo Car AB (STO: VOLCAR-B)', 'Volvo AB (STO: VOLV-B)').level).not.toBe('form')
  })
})
