import { expect, it } from 'vitest'
import { countryAliases } from './country-aliases'

it('knows short names, old names and the country’s own name', () => {
  expect(countryAliases('US')).toContain('USA')
  expect(countryAliases('GB')).toContain('UK')
  expect(countryAliases('DE')).toContain('Deutschland')
  expect(countryAliases('SE')).toContain('Sverige')
  expect(countryAliases('JP')).toContain('日本')
  expect(countryAliases('CH')).toEqual(expect.arrayContaining(['Schweiz', 'Suisse', 'Svizzera']))
  expect(countryAliases('XX')).toEqual([])
})
