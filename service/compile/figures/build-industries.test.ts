import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { buildIndustries } from './build-industries'

const FOLDER = '../shared/data'
const missing = !existsSync(FOLDER)

function files() {
  return {
    isicText: readFileSync(`${FOLDER}/industry/un_ISIC_Rev_4_english_structure.txt`),
    concordance: readFileSync(`${FOLDER}/industry/census_2017_NAICS_to_ISIC_4.xlsx`),
    factors: readFileSync(`${FOLDER}/factors/SupplyChainGHGEmissionFactors_v1.3.0_NAICS_CO2e_USD2022.csv`),
  }
}

describe.skipIf(missing)('buildIndustries on the published files (skipped without ../shared/data)', () => {
  it('stops at any file that is cut short or empty', async () => {
    const whole = files()
    for (const key of ['isicText', 'concordance', 'factors'] as const) {
      const half = { ...whole, [key]: whole[key].subarray(0, whole[key].length / 2) }
      const empty = { ...whole, [key]: new Uint8Array() }
      await expect(buildIndustries(empty), `empty ${key}`).rejects.toThrow(SourceFileError)
      // Half of the factors can end at the end of a line; a cut inside a row cannot pass.
      await expect(buildIndustries(half), `half ${key}`).rejects.toThrow(SourceFileError)
    }
  })

  it('gives the mean factor over the linked NAICS codes, margins included', async () => {
    const factorOf = new Map((await buildIndustries(files())).map(({ id, epaFactor }) => [id, epaFactor]))
    // Tobacco: NAICS 312230 alone.
    expect(factorOf.get('12')).toEqual({
      kgPerUsd: 0.101,
      year: 2022,
      naicsCodes: 1,
      spread: { low: 0.101, high: 0.101 },
    })
    // Refining: 0.270, 0.391, 0.391, 0.811, 1.184.
    expect(factorOf.get('19')).toEqual({
      kgPerUsd: 0.6094,
      year: 2022,
      naicsCodes: 5,
      spread: { low: 0.27, high: 1.184 },
    })
    // Ships: six of 0.816 and sightseeing of 0.162.
    expect(factorOf.get('50')).toEqual({
      kgPerUsd: 0.7226,
      year: 2022,
      naicsCodes: 7,
      spread: { low: 0.162, high: 0.816 },
    })
    // Veterinary: 0.384 and 0.127.
    expect(factorOf.get('75')).toEqual({
      kgPerUsd: 0.2555,
      year: 2022,
      naicsCodes: 2,
      spread: { low: 0.127, high: 0.384 },
    })
    // Fishing: 0.307, three of 1.128, three of 0.154, 0.266; the millwrights of group 331 are not fish.
    expect(factorOf.get('03')).toEqual({
      kgPerUsd: 0.5524,
      year: 2022,
      naicsCodes: 8,
      spread: { low: 0.154, high: 1.128 },
    })
    // Air: 0.644 five times and 0.162; the EPA has none for 927110, space research of government.
    expect(factorOf.get('51')).toEqual({
      kgPerUsd: 0.5637,
      year: 2022,
      naicsCodes: 6,
      spread: { low: 0.162, high: 0.644 },
    })
  })

  it('has no factor for power, government, households and extraterritorial bodies', async () => {
    const industries = await buildIndustries(files())
    const without = industries.filter(({ epaFactor }) => epaFactor === null).map(({ id }) => id)
    expect(without).toEqual(['35', '84', '97', '98', '99'])
  })

  it('gives all 88 divisions in order, with their sections', async () => {
    const industries = await buildIndustries(files())
    expect(industries).toHaveLength(88)
    expect(industries.map(({ id }) => id)).toEqual(industries.map(({ id }) => id).sort())
    expect(industries.find(({ id }) => id === '35')?.section).toEqual({
      id: 'D',
      name: 'Electricity, gas, steam and air conditioning supply',
    })
  })
})
