import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readEpaSupplyChain } from './read-epa-supply-chain'

const HEADER =
  '2017 NAICS Code,2017 NAICS Title,GHG,Unit,Supply Chain Emission Factors without Margins,Margins of Supply Chain Emission Factors,Supply Chain Emission Factors with Margins,Reference USEEIO Code'
const SOY = '111110,Soybean Farming,All GHGs,"kg CO2e/2022 USD, purchaser price",0.488,0.044,0.532,1111A0'

const read = (...lines: string[]) => readEpaSupplyChain(new TextEncoder().encode(`${lines.join('\n')}\n`))

describe('readEpaSupplyChain', () => {
  it('refuses an empty file and one that has only a heading', () => {
    expect(() => readEpaSupplyChain(new Uint8Array())).toThrow(SourceFileError)
    expect(() => read(HEADER)).toThrow(/no rows/)
  })

  it('refuses a column it does not know and a row cut short', () => {
    expect(() => read(`${HEADER},Note`, `${SOY},x`)).toThrow(SourceFileError)
    expect(() => read(HEADER.replace('with Margins', 'and Margins'), SOY)).toThrow(SourceFileError)
    expect(() => read(HEADER, '111110,Soybean Farming')).toThrow(SourceFileError)
  })

  it('refuses another unit, another gas, another price year and a cell that is no factor', () => {
    expect(() => read(HEADER, SOY.replace('2022 USD', '2021 USD'))).toThrow(/row 2, column Unit/)
    expect(() => read(HEADER, SOY.replace('All GHGs', 'Methane'))).toThrow(/column GHG/)
    expect(() => read(HEADER, SOY.replace('0.532', ''))).toThrow(SourceFileError)
    expect(() => read(HEADER, SOY.replace('0.532', '0'))).toThrow(SourceFileError)
    expect(() => read(HEADER, SOY.replace('0.532', '-0.532'))).toThrow(SourceFileError)
  })

  it('refuses a code that is there twice', () => {
    expect(() => read(HEADER, SOY, SOY)).toThrow(/row 3: NAICS 111110 is there twice/)
  })

  it('uses the factor with margins', () => {
    expect(read(HEADER, SOY)).toEqual([{ naics: '111110', kgPerUsd: 0.532 }])
  })

  const FILE = '../shared/data/factors/SupplyChainGHGEmissionFactors_v1.3.0_NAICS_CO2e_USD2022.csv'
  it.skipIf(!existsSync(FILE))('reads the published file (skipped without ../shared/data)', () => {
    const factors = readEpaSupplyChain(readFileSync(FILE))
    expect(factors).toHaveLength(1016)
    expect(factors.find(({ naics }) => naics === '111130')?.kgPerUsd).toBe(0.848)
    expect(factors.some(({ naics }) => naics.startsWith('2211'))).toBe(false)
  })
})
