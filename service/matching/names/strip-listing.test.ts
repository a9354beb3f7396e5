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
    ['NESTLE SA-SPONS ADR', 'Nestlé'],
    ['INFOSYS LTD-SP ADR', 'Infosys'],
    ['TENCENT HOLDINGS LTD-UNS ADR', 'Tencent Holdings'],
    ['SIEMENS AG-UNSPON ADR', 'Siemens'],
    ['SAP SE ADR', 'SAP'],
    ['SAMSUNG SDI CO LTD-GDR REG S', 'Samsung SDI'],
    ['ITAU UNIBANCO SA-SPON PRF ADR', 'Itau Unibanco'],
    ['ROCHE HOLDING AG-GENUSSCHEIN', 'Roche Holding'],
    ['HSBC HOLDINGS PLC ORD USD0.50', 'HSBC Holdings'],
    ['HENKEL AG & CO KGAA VOR-PREF', 'Henkel AG & Co. KGaA'],
    ['Apple Inc. Common Stock', 'Apple'],
    ['Alphabet Inc. Class A Common Stock', 'Alphabet'],
    ['Sony Group Corporation American Depositary Shares', 'Sony Group'],
    ['Toyota Motor Corp. Sponsored ADR', 'Toyota Motor'],
    ['Roche Holding AG ADR', 'Roche Holding'],
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
    'Common Stock',
    'Ordinary Shares',
    'Unit',
    'Nordic Unit',
    'REG',
    'ORD Mountain Coffee',
    'Blue PREF',
  ])('is not in %s', (name) => {
    expect(stripListing(name)).toBe(name)
  })

  test('two shares of one exchange with other names stay two', () => {
    expect(compareNames('Volvo Car AB (STO: VOLCAR-B)', 'Volvo AB (STO: VOLV-B)').level).not.toBe('form')
  })
})
