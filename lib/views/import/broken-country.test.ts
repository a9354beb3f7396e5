import { expect, it } from 'vitest'
import { readCell } from './read-cell'

it.each([
  ["CÃ´te d'Ivoire", 'CI'],
  ['Ã–sterreich', 'AT'],
  ['EspaÃ±a', 'ES'],
  ['MÃ©xico', 'MX'],
  ['TÃ¼rkiye', 'TR'],
  ["C?te d'Ivoire", 'CI'],
  ['?sterreich', 'AT'],
  ['M\ufffdxico', 'MX'],
  ['+49', 'DE'],
  ['00 886', 'TW'],
])('reads a country whose letters a program broke, or of a dialling code: %s', (cell, code) => {
  expect(readCell('hq_region', cell)).toEqual({ value: code, remark: null })
})

it.each(['?????', 'Nowhere?', 'Bolandia?', '+1', '+44', '+999'])('does not guess: %s', (cell) => {
  expect(readCell('hq_region', cell).value).toBeNull()
})
