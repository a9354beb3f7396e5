import { describe, expect, it } from 'vitest'
import { listCountries } from '@/lib/format/country'
import { countryAliases } from '@/lib/format/country-aliases'
import { countryNames } from '@/lib/format/country-names'
import { findOptions, meantOption, namedOption } from './find-options'

const countries = listCountries(countryNames).map(({ code, name }) => ({ value: code, label: name }))
const first = (query: string) => findOptions(countries, query, countryAliases)[0]?.label
const meant = (query: string) => meantOption(countries, query, countryAliases)?.label ?? null

describe('findOptions', () => {
  it('puts an exact code before everything that begins with its letters', () => {
    expect(['de', 'IN', 'us', 'gb', 'se', 'ch'].map(first)).toEqual([
      'Germany',
      'India',
      'United States',
      'United Kingdom',
      'Sweden',
      'Switzerland',
    ])
  })

  it('finds countries by other names', () => {
    expect(
      ['USA', 'U.S.A.', 'uk', 'Deutschland', 'sverige', 'holland', 'ivory coast', '日本', 'Espana'].map(first),
    ).toEqual([
      'United States',
      'United States',
      'United Kingdom',
      'Germany',
      'Sweden',
      'Netherlands',
      'Côte d’Ivoire',
      'Japan',
      'Spain',
    ])
  })

  it('looks at the start of words only, and finds nothing where there is nothing', () => {
    expect(findOptions(countries, 'uni', countryAliases).map(({ label }) => label)).not.toContain('Tunisia')
    expect(findOptions(countries, 'narnia', countryAliases)).toEqual([])
  })
})

describe('meantOption', () => {
  it('takes what is named in full, or what only one can mean', () => {
    expect(['Niger', 'guinea', 'switz', 'SE'].map(meant)).toEqual(['Niger', 'Guinea', 'Switzerland', 'Sweden'])
  })

  it('does not choose for the reader between several', () => {
    expect(['united', 'korea', 'a', '', '  ', 'narnia'].map(meant)).toEqual([null, null, null, null, null, null])
    expect(namedOption(countries, 'switz', countryAliases)).toBeNull()
  })
})
