import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readWorldBankGdp } from './read-world-bank-gdp'

const HEADER = 'Country Name,Country Code,Year,Value'
const read = (...lines: string[]) => readWorldBankGdp(new TextEncoder().encode(`${lines.join('\n')}\n`))

describe('readWorldBankGdp', () => {
  it('refuses an empty file, a web page, other columns and no country at all', () => {
    expect(() => readWorldBankGdp(new Uint8Array())).toThrow(SourceFileError)
    expect(() => read('<!DOCTYPE html><html>')).toThrow(SourceFileError)
    expect(() => read(`${HEADER},Note`, 'Sweden,SWE,2023,1,x')).toThrow(SourceFileError)
    expect(() => read(HEADER, 'World,WLD,2023,100000000000000')).toThrow(/no rows/)
  })

  it('refuses an unknown group, a figure that is not a number and a country and year twice', () => {
    expect(() => read(HEADER, 'Happy countries,HPY,2023,1')).toThrow(/row 2: HPY is neither/)
    expect(() => read(HEADER, 'Sweden,SWE,2023,..')).toThrow(SourceFileError)
    expect(() => read(HEADER, 'Sweden,SWE,2023,0')).toThrow(SourceFileError)
    expect(() => read(HEADER, 'Sweden,SWE,2023,5', 'Sweden,SWE,2023,5')).toThrow(/row 3: SWE 2023 is there twice/)
  })

  it('reads names with commas in quotes and drops groups', () => {
    expect(read(HEADER, '"Egypt, Arab Rep.",EGY,2023,395926075162.5', 'Arab World,ARB,2023,3')).toEqual([
      { country: 'EG', year: 2023, usd: 395926075162.5 },
    ])
  })

  const FILE = '../shared/data/country/worldbank-gdp-current-usd-1960-2023.csv'
  it.skipIf(!existsSync(FILE))('reads the published file (skipped without ../shared/data)', () => {
    const figures = readWorldBankGdp(readFileSync(FILE))
    expect(figures.find(({ country, year }) => country === 'SE' && year === 2023)?.usd).toBe(593267701033.4082)
    expect(figures.some(({ country }) => country === 'TW')).toBe(false)
  })
})
