import { expect, it } from 'vitest'
import { askedCurrency, chooseCurrency } from './choose-currency'

it('reads the currency of an address in any case, and dollars where it names none', () => {
  expect(['eur', ' Sek ', 'XYZ', ''].map(askedCurrency)).toEqual(['EUR', 'SEK', 'XYZ', 'USD'])
  expect(askedCurrency(undefined)).toBe('USD')
  expect(askedCurrency(['chf', 'eur'])).toBe('CHF')
})

it('never asks the service for what is no currency', () => {
  const known = ['EUR', 'USD']
  expect(['EUR', 'XYZ', 'EUROS', '<b>', 'USD'].map((asked) => chooseCurrency(asked, known))).toEqual([
    'EUR',
    'USD',
    'USD',
    'USD',
    'USD',
  ])
})
