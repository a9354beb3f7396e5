import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readCensusNaics } from './read-census-naics'

const HEADING = 'NAICS,2017 NAICS Short Title,2017 NAICS Full Title,2017 NAICS Description'
const read = (...rows: string[]) => readCensusNaics(new TextEncoder().encode([HEADING, ...rows].join('\n')))

describe('readCensusNaics', () => {
  it('refuses other columns, a code of another form, one code twice, and a file without industries', () => {
    expect(() => readCensusNaics(new TextEncoder().encode('NAICS,Title\n331110,Steel\n'))).toThrow(SourceFileError)
    expect(() => read('33x110,Steel,Steel mills,Makes steel.')).toThrow(/row 2/)
    expect(() => read('331110,a,Steel mills,b', '331110,a,Steel mills,b')).toThrow(/row 3: 331110 is there twice/)
    expect(() => read('331,Metals,Primary metals,Metals.')).toThrow(/no six-digit industry/)
  })

  it('removes sentences about what is classified elsewhere', () => {
    const row =
      '331110,Mills,Iron and Steel Mills ,"Makes steel. Excluded are foundries. Casting is classified in Industry 331512. Rolls rails."'
    expect(read('33,Metals,Metals,Metals.', row)).toEqual([
      { naics: '331110', title: 'Iron and Steel Mills', description: 'Makes steel. Rolls rails.' },
    ])
  })

  const FILE = '../shared/data/industry/census_2017_NAICS_titles_descriptions.csv'
  it.skipIf(!existsSync(FILE))('reads the published list (skipped without ../shared/data)', () => {
    const industries = readCensusNaics(readFileSync(FILE))
    // 38 of them separate residential from nonresidential contractors, which the concordance does not.
    expect(industries).toHaveLength(1075)
    expect(industries.find(({ naics }) => naics === '511210')).toMatchObject({ title: 'Software Publishers' })
  })
})
