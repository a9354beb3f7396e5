import { describe, expect, it } from 'vitest'
import { listCountries } from '@/lib/format/country'
import { countryAliases } from '@/lib/format/country-aliases'
import { countryNames } from '@/lib/format/country-names'
import { meantOption, namedOption } from './find-option'

const countries = listCountries(countryNames).map(({ code, name }) => ({ value: code, label: name }))
const named = (query: string) => namedOption(countries, query, countryAliases)?.label ?? null
const meant = (query: string) => meantOption(countries, query, countryAliases)?.label ?? null

describe('namedOption', () => {
  it('prefers a code to options that begin with its letters', () => {
    expect(['de', 'IN', 'us', 'gb', 'se', 'ch'].map(named)).toEqual([
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
      ['USA', 'U.S.A.', 'uk', 'Deutschland', 'sverige', 'holland', 'ivory coast', '日本', 'Espana'].map(named),
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
})

describe('meantOption', () => {
  it('chooses the option that is named in full, or the only one that matches', () => {
    expect(['Niger', 'guinea', 'switz', 'SE', 'braz'].map(meant)).toEqual([
      'Niger',
      'Guinea',
      'Switzerland',
      'Sweden',
      'Brazil',
    ])
    // The start of a word: not Tunisia.
    expect(meant('tunis')).toBe('Tunisia')
    expect(meant('unisia')).toBeNull()
  })

  it('does not choose for the reader between several', () => {
    expect(['united', 'korea', 'a', '', '  ', 'narnia'].map(meant)).toEqual([null, null, null, null, null, null])
    expect(named('switz')).toBeNull()
  })
})
