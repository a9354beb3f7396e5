import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { readSbti, SBTI_FILE, sbtiRecords } from './read-sbti'
import { SBTI_SECTORS } from './sectors'

const ROW = {
  sbti_id: 1,
  company_name: 'Example AB',
  isin: null,
  lei: null,
  organization_type: 'SME',
  location: 'Sweden',
  region: 'Europe',
  sector: 'Media',
  near_term_status: 'Committed',
  near_term_target_classification: null,
  near_term_target_year: null,
  long_term_status: null,
  long_term_target_classification: null,
  long_term_target_year: null,
  net_zero_status: null,
  net_zero_year: null,
  full_target_language: 'Words of the publisher',
  ba15_status: null,
  ba15_date: null,
  target_classification_long: null,
  reason_for_extension_or_removal: null,
  date_updated: new Date('2026-01-08T01:00:00Z'),
}
const read = (changes: Partial<Record<keyof typeof ROW, string | number | Date | null>>) =>
  sbtiRecords([{ row: 7, cells: { ...ROW, ...changes } }], 'sbti.xlsx')

describe('sbtiRecords', () => {
  it.each([
    ['near_term_status', 'Targets pending'],
    ['sector', 'Fortune telling'],
    ['organization_type', 'City'],
    ['location', 'Atlantis'],
    ['near_term_target_classification', '3°C'],
    ['near_term_target_year', 'FY203'],
    ['ba15_status', 'Left'],
    ['reason_for_extension_or_removal', 'Expired commitment; Bad weather'],
    ['date_updated', 'yesterday'],
    ['company_name', ''],
  ] as const)('stops at an unknown value in %s and names file, row, column and value', (column, value) => {
    expect(() => read({ [column]: value })).toThrow(SourceFileError)
    expect(() => read({ [column]: value })).toThrow(new RegExp(`sbti\\.xlsx, row 7, column ${column}.*${value}`))
  })

  it('stops at an id that is there twice', () => {
    const twice = [
      { row: 2, cells: ROW },
      { row: 3, cells: ROW },
    ]
    expect(() => sbtiRecords(twice)).toThrow(/row 3, column sbti_id: 1 is there twice/)
  })

  it('leaves out and counts identifiers whose check digits fail', () => {
    const { records, refused } = read({ lei: '549300W9JLPW15XIFM53', isin: 'SE5567757884' })
    expect(records[0]?.identifiers).toEqual([{ kind: 'sbti', value: '1' }])
    expect(refused.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '7 LEI whose check digits fail: 549300W9JLPW15XIFM53',
      '7 ISIN that fails its check digit: SE5567757884',
    ])
  })

  it('says "none" where the list has no target, and never carries over the wording', () => {
    const [record] = read({}).records
    expect(record?.commitment).toMatchObject({
      nearTerm: { status: 'committed', classification: null, year: null },
      longTerm: { status: 'none' },
      netZero: { status: 'none', year: null },
      businessAmbition: { status: null, joinedOn: null },
      updatedOn: '2026-01-08',
    })
    expect(JSON.stringify(record)).not.toContain('Words of the publisher')
  })
})

describe.skipIf(!hasTestData)(`the list of 7 May 2026${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(async () => {
    reading = await readSbti(readTestData(SBTI_FILE))
  })
  const called = (name: string) => reading.records.find((record) => record.name === name)

  it('has 14,612 companies of 51 sectors; 20 LEIs and 26 ISINs fail their check digits', () => {
    expect(reading.records).toHaveLength(14_612)
    expect(Object.keys(SBTI_SECTORS)).toHaveLength(51)
    expect(reading.refused.filter(({ reason }) => reason.startsWith('LEI'))).toHaveLength(20)
    expect(reading.refused.filter(({ reason }) => reason.startsWith('ISIN'))).toHaveLength(26)
  })

  it('has Nestlé’s and Ericsson’s targets', () => {
    expect(called('Nestlé')).toMatchObject({
      hqRegion: 'CH',
      identifiers: [
        { kind: 'lei', value: 'KY37LUS27QQX7BB93L28' },
        { kind: 'isin', value: 'CH0038863350' },
        { kind: 'sbti', value: '40009928' },
      ],
      commitment: { netZero: { status: 'set', year: '2050' }, updatedOn: '2023-12-07' },
    })
    expect(called('Ericsson Group')?.commitment).toMatchObject({
      nearTerm: { status: 'set', classification: '1.5°C', year: 'FY2030' },
      longTerm: { status: 'set', classification: '1.5°C', year: 'FY2040' },
      businessAmbition: { status: 'member', joinedOn: '2019-09-01' },
    })
  })

  it('has a removed commitment with both its reasons', () => {
    expect(called('Kindred Group plc')?.commitment).toMatchObject({
      nearTerm: { status: 'removed' },
      netZero: { status: 'removed', year: null },
      reason: 'Expired commitment; Target set at parent company level',
    })
  })
})
