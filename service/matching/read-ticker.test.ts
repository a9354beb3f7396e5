import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTicker, tickerKey } from './read-ticker'

test.each([
  ['AT&T Inc. (NYSE: T)', 'nyse:T'],
  ['Apple Inc. [NASDAQ:AAPL]', 'nasdaq:AAPL'],
  ['Apple (NasdaqGS: aapl)', 'nasdaq:AAPL'],
  ['Berkshire Hathaway (NYSE: BRK.B)', 'nyse:BRKB'],
  ['Cheniere Energy, NYSE American: LNG', 'nyse:LNG'],
  ['Apple Inc. (AAPL.OQ)', 'nasdaq:AAPL'],
  ['NYSE: T', 'nyse:T'],
  ['Volvo (STO: VOLV-B)', 'sto:VOLVB'],
])('%s is listed as %s', (name, key) => {
  expect(readTicker(name)).toBe(key)
})

test.each([
  'Apple Inc. (AAPL)',
  'Taiwan Semiconductor (2330.TW)',
  'Volvo, Gothenburg',
  'Aim: High Limited Partners',
  'Nestlé S.A. (ADR)',
  '',
])('%s gives no ticker with an exchange that a source knows', (name) => {
  expect(readTicker(name)).toBeNull()
})

test('both ways to write a class of shares yield the same key, and a symbol without an exchange yields none', () => {
  expect(tickerKey('NYSE', 'BRK-B')).toBe(tickerKey('XNYS', 'brk.b'))
  expect(tickerKey('OTC', 'NSRGY')).not.toBe(tickerKey('NYSE', 'NSRGY'))
  expect(tickerKey(null, 'T')).toBeNull()
  expect(tickerKey('NYSE', '—')).toBeNull()
})

test('never throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => void readTicker(name)))
})
