import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { readSec, SEC_FILE, secRecords, withoutEdgarNote } from './read-sec'

const FIELDS = ['cik', 'name', 'ticker', 'exchange']

describe('readSec', () => {
  it('stops at a file that is not JSON, has other fields, or an unknown exchange', () => {
    expect(() => readSec(new TextEncoder().encode('<html>'))).toThrow(SourceFileError)
    expect(() =>
      secRecords({ fields: ['cik', 'name', 'exchange', 'ticker'], data: [['1', 'A', 'NYSE', 'A']] }),
    ).toThrow(SourceFileError)
    expect(() => secRecords({ fields: FIELDS, data: [['1', 'A', 'A', 'Moon']] })).toThrow(
      /row 1, column exchange: "Moon"/,
    )
    expect(() => secRecords({ fields: FIELDS, data: [] })).toThrow(SourceFileError)
  })

  it('makes one record of the share classes of one company', () => {
    const data = [
      ['1652044', 'Alphabet Inc.', 'GOOGL', 'Nasdaq'],
      ['1652044', 'Alphabet Inc.', 'GOOG', 'Nasdaq'],
      ['1', 'Example', 'EXMP', null],
    ]
    const { records } = secRecords({ fields: FIELDS, data })
    expect(records.map(({ name, tickers }) => [name, tickers])).toEqual([
      [
        'Alphabet Inc.',
        [
          { exchange: 'Nasdaq', symbol: 'GOOGL' },
          { exchange: 'Nasdaq', symbol: 'GOOG' },
        ],
      ],
      ['Example', [{ exchange: '', symbol: 'EXMP' }]],
    ])
  })
})

describe('withoutEdgarNote', () => {
  it.each([
    ['BANK OF AMERICA CORP /DE/', 'BANK OF AMERICA CORP'],
    ['US BANCORP \\DE\\', 'US BANCORP'],
    ['Siemens Energy AG/ADR', 'Siemens Energy AG'],
    ['NITTO DENKO CORP / ADR/', 'NITTO DENKO CORP'],
    ['TOYOTA MOTOR CORP/', 'TOYOTA MOTOR CORP'],
    ['Troops, Inc. /Cayman Islands/', 'Troops, Inc.'],
  ])('removes the note from %s', (name, bare) => {
    expect(withoutEdgarNote(name)).toBe(bare)
  })

  it.each(['Anheuser-Busch InBev SA/NV', 'GENMAB A/S', 'CULLEN/FROST BANKERS, INC.', 'RE/MAX Holdings, Inc.'])(
    'does not change %s',
    (name) => {
      expect(withoutEdgarNote(name)).toBe(name)
    },
  )
})

describe.skipIf(!hasTestData)(`the list of 22 August 2026${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(() => {
    reading = readSec(readTestData(SEC_FILE))
  })
  const ofCik = (cik: string) => reading.records.find(({ recordId }) => recordId === cik)

  it('has 7,998 companies with 10,403 tickers and no country', () => {
    expect(reading.records).toHaveLength(7_998)
    expect(reading.records.flatMap(({ tickers }) => tickers)).toHaveLength(10_403)
    expect(reading.records.every(({ hqRegion }) => hqRegion === null)).toBe(true)
  })

  it('has Ericsson on two exchanges and AES on one', () => {
    expect(ofCik('717826')).toMatchObject({
      name: 'ERICSSON LM TELEPHONE CO',
      tickers: [
        { exchange: 'Nasdaq', symbol: 'ERIC' },
        { exchange: 'OTC', symbol: 'ERIXF' },
      ],
    })
    expect(ofCik('874761')).toMatchObject({ name: 'AES CORP', tickers: [{ exchange: 'NYSE', symbol: 'AES' }] })
  })
})
