import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readOwidCo2 } from './read-owid-co2'

const HEADER = 'Entity,Code,Year,Annual CO₂ emissions'
const read = (...lines: string[]) => readOwidCo2(new TextEncoder().encode(`${lines.join('\n')}\n`))

describe('readOwidCo2', () => {
  it('refuses an empty file, other columns and no country at all', () => {
    expect(() => readOwidCo2(new Uint8Array())).toThrow(SourceFileError)
    expect(() => read(`${HEADER},Note`, 'Sweden,SWE,2023,1,x')).toThrow(SourceFileError)
    expect(() => read('Entity,Code,Year,Annual greenhouse gas emissions', 'Sweden,SWE,2023,1')).toThrow(SourceFileError)
    expect(() => read(HEADER, 'World,OWID_WRL,2023,37000000000')).toThrow(/no rows/)
  })

  it('refuses an unknown code, a figure that is not a number and a country and year twice', () => {
    expect(() => read(HEADER, 'Nowhere,XXX,2023,1')).toThrow(/row 2: XXX is no country/)
    expect(() => read(HEADER, 'Sweden,SWE,2023,')).toThrow(SourceFileError)
    expect(() => read(HEADER, 'Sweden,SWE,2023,-5')).toThrow(SourceFileError)
    expect(() => read(HEADER, 'Sweden,SWE,23,5')).toThrow(SourceFileError)
    expect(() => read(HEADER, 'Sweden,SWE,2023,5', 'Sweden,SWE,2023,5')).toThrow(/row 3: SWE 2023 is there twice/)
  })

  it('drops regions and the world', () => {
    expect(read(HEADER, 'Europe,,2023,9', 'Kosovo,OWID_KOS,2023,9', 'Sweden,SWE,2023,36708596')).toEqual([
      { country: 'SE', year: 2023, tonnes: 36708596 },
    ])
  })

  const FILE = '../shared/data/country/owid-annual-co2-emissions-per-country-to-2024.csv'
  it.skipIf(!existsSync(FILE))('reads the published file (skipped without ../shared/data)', () => {
    const figures = readOwidCo2(readFileSync(FILE))
    expect(figures.find(({ country, year }) => country === 'CN' && year === 2024)?.tonnes).toBe(12289037000)
    expect(new Set(figures.map(({ country }) => country)).size).toBe(215)
  })
})
