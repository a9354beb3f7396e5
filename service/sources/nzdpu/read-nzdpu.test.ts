import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readNzdpu, readNzdpuLines } from './read-nzdpu'

const company = { nz_id: 7, company_name: 'Aldgate', alias: '—', lei: 'Information Not Available', region: 'GB' }

function line(values: Record<string, unknown>, more: object = {}, units?: Record<string, unknown>): string {
  const own = Object.fromEntries(Object.keys(values).map((name) => [name, 'tCO2e']))
  return JSON.stringify({
    company,
    year: 2023,
    source: 'CDP',
    values,
    units: units ?? own,
    last_updated: null,
    ...more,
  })
}

const scope1 = { total_s1_emissions_ghg: 1234.5 }
const whole = line(scope1)
const reasons = (...lines: string[]) => readNzdpuLines([whole, ...lines]).refused.map(({ reason }) => reason)
const other = (id: number, more: object = {}) => ({
  company: { ...company, nz_id: id, company_name: `Birch ${id}` },
  ...more,
})

describe('readNzdpu', () => {
  it.each([
    ['an empty file', '', /there is no company in it/],
    ['a line that was cut', whole.slice(0, 40), /row 1: is not JSON/],
    ['a line of another shape', '{"name": "Aldgate"}', /row 1, column company/],
    ['a web page', '<html></html>', /is not JSON/],
    ['a company without a name', line(scope1, { company: { ...company, company_name: ' ' } }), /column company/],
    ['a year that is none', line(scope1, { year: 23 }), /column year/],
  ])('refuses %s', (_, text, message) => {
    expect(() => readNzdpu(new TextEncoder().encode(text))).toThrow(SourceFileError)
    expect(() => readNzdpu(new TextEncoder().encode(text))).toThrow(message)
  })

  it('refuses a gzipped file that was cut off', () => {
    expect(() => readNzdpu(gzipSync(`${whole}\n`).subarray(0, 60))).toThrow(/is compressed and was cut off/)
    expect(readNzdpu(gzipSync(`${whole}\n`)).records).toHaveLength(1)
  })

  it('converts tonnes to kilograms, by scope, method and category, and leaves out words that mean "no value"', () => {
    const values = {
      ...scope1,
      total_s2_lb_emissions_ghg: 20,
      total_s2_mb_emissions_ghg: 0,
      total_s3_emissions_ghg: 300,
      total_s3_ghgp_c1_emissions_ghg: '200',
      total_s3_ghgp_c6_emissions_ghg: 'Information Not Available',
      total_s3_ghgp_c7_emissions_ghg: '—',
    }
    const [record] = readNzdpuLines([line(values)]).records
    expect(record).toMatchObject({ recordId: '7', name: 'Aldgate', otherNames: [], hqRegion: 'GB', identifiers: [] })
    expect(record?.disclosures[0]).toMatchObject({
      region: 'GLOBAL',
      emissions: {
        scope1Kg: 1_234_500,
        scope2LocationKg: 20_000,
        scope2MarketKg: 0,
        scope3Kg: 300_000,
        scope3CategoriesKg: { '1': 200_000 },
      },
      document: { url: null, title: 'CDP' },
    })
    expect(record?.disclosures[0]?.period).toBeUndefined()
  })

  it('refuses a figure without a unit, or in another one', () => {
    const good = [1, 2, 3].map((id) => line(scope1, other(id)))
    const bare = line(scope1, other(8), {})
    const kilotonnes = line(scope1, other(9), { total_s1_emissions_ghg: 'ktCO2e' })
    expect(reasons(...good, bare, kilotonnes)).toEqual([
      'total_s1_emissions_ghg without a unit: Birch 8 2023',
      'total_s1_emissions_ghg in "ktCO2e": Birch 9 2023',
    ])
    // "MtCO2e" may mean metric tonnes or megatonnes: where most figures have it, the interface has changed.
    const megatonnes = [8, 9].map((id) => line(scope1, other(id), { total_s1_emissions_ghg: 'MtCO2e' }))
    expect(() => readNzdpuLines([whole, ...megatonnes])).toThrow(/2 of 3 figures are not in tonnes of CO2e/)
  })

  it('reads the months of a fiscal year', () => {
    const days = { date_start_reporting_year: '2022-04-01', date_end_reporting_year: '2023-03-31' }
    const [record] = readNzdpuLines([
      line({ ...scope1, ...days }, {}, { total_s1_emissions_ghg: 'metric tonnes CO2e' }),
    ]).records
    expect(record?.disclosures[0]?.period).toEqual({ from: '2022-04', to: '2023-03' })
  })

  it('uses the last updated of two disclosures of a year', () => {
    const older = line({ total_s1_emissions_ghg: 1 }, { last_updated: '2024-01-01' })
    const newer = line({ total_s1_emissions_ghg: 2 }, { last_updated: '2025-01-01' })
    const { records, refused } = readNzdpuLines([older, newer])
    expect(records[0]?.disclosures.map(({ emissions }) => emissions.scope1Kg)).toEqual([2000])
    expect(refused).toMatchObject([
      { row: 'row 1', reason: 'another disclosure of 2023 was updated later: Aldgate 2023' },
    ])
  })

  it('refuses an LEI whose check digits fail, negative amounts and values that are not numbers', () => {
    const wrong = other(8, { company: { ...company, nz_id: 8, lei: '00000000000000000000' } })
    expect(reasons(line(scope1, wrong))).toEqual(['LEI whose check digits fail: 00000000000000000000'])
    expect(reasons(line({ total_s1_emissions_ghg: -3 }, other(9)))).toEqual([
      'total_s1_emissions_ghg of -3 is no amount: Birch 9 2023',
    ])
    expect(reasons(line({ total_s1_emissions_ghg: 'many' }, other(9)))).toEqual([
      'total_s1_emissions_ghg of "many" is no amount: Birch 9 2023',
    ])
  })
})
