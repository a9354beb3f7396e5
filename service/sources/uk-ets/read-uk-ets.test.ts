import { describe, expect, it } from 'vitest'
import type { Cell } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { readUkEts, readUkEtsRows, UK_ETS_FILE, ukEtsColumns } from './read-uk-ets'

const base: Readonly<Record<string, Cell>> = {
  'Account Holder Name': 'Aldgate Limited',
  'Account type': 'OPERATOR_HOLDING_ACCOUNT',
  'Operator ID': 1000000,
  'Installation name': 'Aldgate Works',
  'Recorded emissions 2023': 1500,
  'Recorded emissions 2024': 1000,
}
const row = (change: Readonly<Record<string, Cell>> = {}) =>
  ukEtsColumns.map((column) => ({ ...base, ...change })[column] ?? null)
const read = (...rows: Cell[][]) =>
  readUkEtsRows([[...ukEtsColumns], ...rows].map((cells, index) => ({ row: index + 1, cells })))
const flights = { 'Account type': 'AIRCRAFT_OPERATOR_HOLDING_ACCOUNT', 'Installation name': null }

describe('readUkEtsRows', () => {
  it.each([
    ['another kind of account', { 'Account type': 'TRADING_ACCOUNT' }, /row 2, column Account type/],
    [
      'another word for an amount',
      { 'Recorded emissions 2023': 'LATE' },
      /row 2, column Recorded emissions 2023: "LATE"/,
    ],
    ['a negative amount', { 'Recorded emissions 2024': -1 }, /row 2, column Recorded emissions 2024/],
  ])('refuses %s', (_, change, message) => {
    expect(() => read(row(change))).toThrow(SourceFileError)
    expect(() => read(row(change))).toThrow(message)
  })

  it('adds up the installations of a holder by year, for the United Kingdom only', () => {
    const [record, ...others] = read(
      row(),
      row({ 'Installation name': 'Birch Works', 'Account Holder Name': 'ALDGATE  Limited' }),
    ).records
    expect(others).toEqual([])
    expect(record?.disclosures).toMatchObject([
      {
        year: 2023,
        region: 'GB',
        emissions: { scope1Kg: 3_000_000 },
        printed: [{ label: 'Aldgate Works' }, { label: 'Birch Works' }],
      },
      { year: 2024, region: 'GB', emissions: { scope1Kg: 2_000_000 } },
    ])
  })

  it('reads neither EXCLUDED nor a blank as 0, and leaves out a year of 0', () => {
    const { records, refused } = read(row({ 'Recorded emissions 2022': 'EXCLUDED', 'Recorded emissions 2021': 0 }))
    expect(records[0]?.disclosures.map(({ year }) => year)).toEqual([2023, 2024])
    expect(refused.map(({ reason }) => reason)).toEqual(['excluded from reporting 2022: Aldgate Limited'])
  })

  it('leaves the country of an airline unknown, and does not read a business jet as a company’s emissions', () => {
    const { records } = read(row(flights))
    expect(records[0]).toMatchObject({ hqRegion: null, recordId: 'flights of aldgate limited' })
    const { refused } = read(
      row(),
      row({ ...flights, 'Recorded emissions 2023': 14, 'Recorded emissions 2024': 26 }),
      row({ ...flights, 'Account Holder Name': null }),
    )
    expect(refused.map(({ reason }) => reason)).toEqual([
      'no account holder is named: ',
      'flights of a business jet: Aldgate Limited',
    ])
  })

  it('adds up the installations and the flights of one holder, and says both', () => {
    const { records } = read(
      row(),
      row({ ...flights, 'Recorded emissions 2023': 9000, 'Recorded emissions 2024': 8000 }),
    )
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({ recordId: 'aldgate limited', hqRegion: 'GB' })
    expect(records[0]?.disclosures).toMatchObject([
      { year: 2023, emissions: { scope1Kg: 10_500_000 }, printed: [{ printed: '1500' }, { printed: '9000' }] },
      { year: 2024, emissions: { scope1Kg: 9_000_000 } },
    ])
    expect(records[0]?.disclosures[0]?.locator).toMatch(
      /installations in the United Kingdom, flights in the United Kingdom and to the EEA only$/,
    )
  })
})

describe.skipIf(!hasTestData)(`the UK ETS${needsTestData}`, () => {
  it('has 604 holders with emissions', async () => {
    const { records } = await readUkEts(readTestData(UK_ETS_FILE))
    expect(records).toHaveLength(604)
    const beer = records.find(({ name }) => name === 'AAK International')
    expect(beer?.disclosures.map(({ emissions }) => emissions.scope1Kg)).toEqual([
      22_319_000, 21_684_000, 18_190_000, 17_507_000,
    ])
  })
})
