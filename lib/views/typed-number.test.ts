import { expect, it } from 'vitest'
import { readTypedNumber } from './typed-number'

it('reads a number as any language writes it', () => {
  for (const text of ['1,234.5', '1.234,5', '1 234,5', '1’234.5', '1234.5', '１２３４．５', '1\u202f234,5']) {
    expect(readTypedNumber(text, 'en'), text).toBe(1234.5)
    expect(readTypedNumber(text, 'de'), text).toBe(1234.5)
  }
  expect(readTypedNumber('1.234.567', 'en')).toBe(1_234_567)
  expect(readTypedNumber('12,5', 'en')).toBe(12.5)
  expect(readTypedNumber('80,5', 'fr')).toBe(80.5)
})

it('reads what could be a thousand or about one as the language of the reader does', () => {
  expect(readTypedNumber('8.125', 'en')).toBe(8.125)
  expect(readTypedNumber('8.125', 'de')).toBe(8125)
  expect(readTypedNumber('25,000', 'en')).toBe(25_000)
  expect(readTypedNumber('25.000', 'de')).toBe(25_000)
  expect(readTypedNumber('25,000', 'sv')).toBe(25)
  expect(readTypedNumber('8.125', 'fr')).toBe(8.125)
})

it('is null for what is no number from 0 on', () => {
  for (const text of ['', 'a lot', '-5', '1e999', '12 t', '1,23,4'])
    expect(readTypedNumber(text, 'en'), text).toBeNull()
})
