import { beforeAll, describe, expect, it } from 'vitest'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { NET_ZERO_TRACKER_FILE, netZeroTrackerRecords, readNetZeroTracker } from './read-net-zero-tracker'

const ROW = {
  ID_Code: 'COM-0001',
  ISIN_ID: null,
  Name: 'Example',
  Country: 'USA',
  Entity_type: 'Company',
  End_target: 'Net zero',
  End_target_year: 2050,
  Status_of_end_target: 'In corporate strategy',
  End_target_percentage_reduction: null,
  End_target_baseline_year: null,
  Interim_target: 'Emissions reduction target',
  Interim_target_year: 2030,
  Interim_target_percentage_reduction: 42,
  Interim_target_baseline_year: 2020,
  Interim_target_intensity_unit: null,
  End_target_text: 'Words of the publisher',
  Race_to_zero_member: 'No',
  Company_annual_revenue: 12_278_000_000,
  Industry: 'Power generation',
}
const read = (changes: Partial<Record<keyof typeof ROW, string | number | null>>) =>
  netZeroTrackerRecords([{ row: 9, cells: { ...ROW, ...changes } }], 'nzt.xlsx')

describe('netZeroTrackerRecords', () => {
  it.each([
    ['Entity_type', 'Planet'],
    ['End_target', 'Very green'],
    ['Status_of_end_target', 'Dreamt of'],
    ['Industry', 'Fortune telling'],
    ['Country', 'ZZZ'],
    ['Race_to_zero_member', 'Maybe'],
    ['Company_annual_revenue', 'a lot'],
    ['ID_Code', 'CIT-0001'],
  ] as const)('stops at an unknown value in %s', (column, value) => {
    expect(() => read({ [column]: value })).toThrow(new RegExp(`nzt\\.xlsx, row 9, column ${column}.*${value}`))
  })

  it('leaves out countries, regions and cities', () => {
    const { records, refused } = read({ Entity_type: 'Region', ID_Code: 'REG-0001' })
    expect(records).toEqual([])
    expect(refused[0]?.reason).toBe('not a company: Region')
  })

  it('leaves out a revenue in millions, a negative one and the year 1000', () => {
    expect(read({ Company_annual_revenue: 23_456 }).records[0]?.sizeUsd).toBeNull()
    expect(read({ Company_annual_revenue: -21_469 }).records[0]?.sizeUsd).toBeNull()
    expect(read({ End_target_year: 1000 }).records[0]?.commitment).toMatchObject({ endTargetYear: null })
    expect(read({ End_target_year: 1000 }).refused).toHaveLength(1)
  })

  it('leaves out the percentage of an intensity target, of one without a year, and of one whose base year comes after it', () => {
    const interim = (changes: Parameters<typeof read>[0]) => {
      const commitment = read(changes).records[0]?.commitment
      return commitment && 'interim' in commitment ? commitment.interim : undefined
    }
    const reduction = { percent: 42, baseYear: 2020 }
    expect(interim({})).toEqual({ target: 'Emissions reduction target', year: 2030, reduction })
    expect(interim({ Interim_target: 'Emissions intensity target' })).toEqual({
      target: 'Emissions intensity target',
      year: 2030,
    })
    expect(interim({ Interim_target_intensity_unit: 'tCO2e/MWh' })).not.toHaveProperty('reduction')
    expect(interim({ Interim_target_baseline_year: 2030 })).not.toHaveProperty('reduction')
    expect(interim({ Interim_target_percentage_reduction: 130 })).not.toHaveProperty('reduction')
    expect(interim({ Interim_target_year: null })).toBeUndefined()
    expect(interim({ Interim_target: 'No target' })).toBeUndefined()
  })

  it('leaves unknown values unknown', () => {
    const [record] = read({
      End_target: null,
      Race_to_zero_member: null,
      Industry: 'NA',
      Company_annual_revenue: 'NA',
    }).records
    expect(record).toMatchObject({ sector: null, sizeUsd: null })
    expect(record?.commitment).toMatchObject({ endTarget: null, raceToZero: null })
  })

  it('never carries the publisher’s texts or a revenue as a disclosure', () => {
    const [record] = read({}).records
    expect(JSON.stringify(record)).not.toContain('Words of the publisher')
    expect(record?.disclosures).toEqual([])
  })
})

describe.skipIf(!hasTestData)(`the snapshot of 9 November 2025${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(async () => {
    reading = await readNetZeroTracker(readTestData(NET_ZERO_TRACKER_FILE))
  })
  const called = (name: string) => reading.records.find((record) => record.name === name)

  it('has 2,087 companies', () => {
    expect(reading.records).toHaveLength(2_087)
  })

  it('has AES, Nestlé and Ericsson, whose revenue it files in millions', () => {
    expect(called('AES')).toMatchObject({
      hqRegion: 'US',
      sizeUsd: 12_278_000_000,
      identifiers: [{ kind: 'isin', value: 'US00130H1059' }],
      commitment: { endTarget: 'Net zero', endTargetYear: 2050, status: 'In corporate strategy', raceToZero: false },
    })
    expect(called('Nestlé')).toMatchObject({
      hqRegion: 'CH',
      sizeUsd: 103_733_000_000,
      commitment: { raceToZero: true },
    })
    expect(called('Ericsson')).toMatchObject({ hqRegion: 'SE', sizeUsd: null, commitment: { endTargetYear: 2040 } })
  })

  it('has the percentage and base year of an interim target only where it is one for emissions', () => {
    expect(called('Ericsson')?.commitment).toMatchObject({
      interim: { target: 'Emissions reduction target', year: 2030, reduction: { percent: 50, baseYear: 2020 } },
    })
    expect(called('AES')?.commitment).toMatchObject({ interim: { target: 'Other', year: 2040 } })
    expect(called('AES')?.commitment).not.toHaveProperty('interim.reduction')
  })

  it('has no end target year for BAIC Motor, where the file says 1000', () => {
    expect(called('BAIC Motor')?.commitment).toMatchObject({ endTargetYear: null })
  })
})
