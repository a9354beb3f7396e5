import { existsSync, readFileSync } from 'node:fs'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { buildCountries } from './build-countries'

function build(co2: string[], gdp: string[]) {
  return buildCountries({
    co2: strToU8(['Entity,Code,Year,Annual CO₂ emissions', ...co2].join('\n')),
    gdp: strToU8(['Country Name,Country Code,Year,Value', ...gdp].join('\n')),
  })
}

const intensityOf = (countries: ReturnType<typeof build>, code: string) =>
  countries.find((country) => country.code === code)?.carbonIntensity

describe('buildCountries', () => {
  it('stops at an empty file of either source', () => {
    const gdp = strToU8('Country Name,Country Code,Year,Value\nSweden,SWE,2023,1\n')
    expect(() => buildCountries({ co2: new Uint8Array(), gdp })).toThrow(SourceFileError)
    expect(() => build(['Sweden,SWE,2023,1'], [])).toThrow(SourceFileError)
  })

  it('takes the latest year that has both figures, in kilograms per dollar', () => {
    const countries = build(
      ['Sweden,SWE,2021,9', 'Sweden,SWE,2022,40', 'Sweden,SWE,2024,50'],
      ['Sweden,SWE,2021,9', 'Sweden,SWE,2022,100000', 'Sweden,SWE,2023,9'],
    )
    expect(intensityOf(countries, 'SE')).toEqual({ kgPerUsd: 0.4, year: 2022, co2Tonnes: 40, gdpUsd: 100000 })
  })

  it('knows no intensity without one of the figures, or without any CO2', () => {
    const countries = build(
      ['Taiwan,TWN,2023,9', 'Antarctica,ATA,2023,0', 'Sweden,SWE,2023,9'],
      ['Antarctica,ATA,2023,9', 'Monaco,MCO,2023,9', 'Sweden,SWE,2022,9'],
    )
    expect(['TW', 'AQ', 'MC', 'SE'].map((code) => intensityOf(countries, code))).toEqual([null, null, null, null])
  })

  it('names countries briefly, and each code of ISO 3166-1 once', () => {
    const countries = build(['Sweden,SWE,2023,9'], ['Sweden,SWE,2023,9'])
    const nameOf = (code: string) => countries.find((country) => country.code === code)?.name
    expect(countries).toHaveLength(249)
    expect(['GB', 'KR', 'TW', 'CI', 'TR', 'US'].map(nameOf)).toEqual([
      'United Kingdom',
      'South Korea',
      'Taiwan',
      "Côte d'Ivoire",
      'Türkiye',
      'United States',
    ])
    expect(countries.filter(({ name }) => /,| of America|\(/.test(name))).toEqual([])
  })

  const FOLDER = '../shared/data/country'
  it.skipIf(!existsSync(FOLDER))('gives the published figures (skipped without ../shared/data)', () => {
    const countries = buildCountries({
      co2: readFileSync(`${FOLDER}/owid-annual-co2-emissions-per-country-to-2024.csv`),
      gdp: readFileSync(`${FOLDER}/worldbank-gdp-current-usd-1960-2023.csv`),
    })
    // 36,708,596 t and 593,267,701,033 USD.
    expect(intensityOf(countries, 'SE')).toEqual({
      kgPerUsd: 0.0618753,
      year: 2023,
      co2Tonnes: 36708596,
      gdpUsd: 593267701033,
    })
    // 12,172,008,000 t and 17,794,781,986,104 USD; CO2 of 2024 is there, GDP is not.
    expect(intensityOf(countries, 'CN')).toMatchObject({ kgPerUsd: 0.684021, year: 2023 })
    expect(intensityOf(countries, 'VE')).toMatchObject({ kgPerUsd: 0.364856, year: 2014 })
    expect(intensityOf(countries, 'TW')).toBeNull()
    expect(countries.filter(({ carbonIntensity }) => carbonIntensity)).toHaveLength(202)
  })
})
