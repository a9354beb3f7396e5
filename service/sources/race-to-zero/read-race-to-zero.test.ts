import { beforeAll, describe, expect, it } from 'vitest'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { COLUMNS } from './columns'
import { joinDate } from './join-date'
import { RACE_TO_ZERO_FILE, raceToZeroRecords, readRaceToZero } from './read-race-to-zero'

const EMPTY = Object.fromEntries(COLUMNS.map((column) => [column, '']))
const ROW = { ...EMPTY, Name: 'Example Ltd', 'Country of HQ': 'United Kingdom', Type: 'SME', 'SME Climate Hub': 'Yes' }
const read = (...rows: Record<string, string>[]) =>
  raceToZeroRecords(
    rows.map((changes, index) => ({ row: index + 2, cells: { ...ROW, ...changes } })),
    'rtz.csv',
  )

describe('joinDate', () => {
  it.each(['', '-', '7/72021', '31/02/2021', 'Founding member of NZICI', '01/05/1921'])('is unknown for %j', (cell) => {
    expect(joinDate(cell)).toBeNull()
  })

  it('is unknown for a day after the list was made: the day a commitment must be met by', () => {
    expect(joinDate('31/08/2026')).toBeNull()
  })

  it.each([
    ['05/03/2021', '2021-03-05'],
    ['23.04.2021', '2021-04-23'],
    ['6th July 2021', '2021-07-06'],
    ['31 Janaury 2022', '2022-01-31'],
  ])('reads %s day first', (cell, day) => {
    expect(joinDate(cell)).toBe(day)
  })
})

describe('raceToZeroRecords', () => {
  it.each([
    ['Type', 'Planet'],
    ['Sector (if applicable)', 'Fortune telling'],
    ['Country of HQ', 'Atlantis'],
    ['SBTi', 'Maybe'],
    ['GCAP ID', '22140'],
  ])('stops at an unknown value in %s', (column, value) => {
    expect(() => read({ [column]: value })).toThrow(
      new RegExp(`rtz\\.csv, row 2, column ${column.replace(/[()]/g, '.')}.*${value}`),
    )
  })

  it('leaves out cities and regions and keeps universities as ISIC 85', () => {
    const { records, refused } = read(
      { Name: 'Belfast', Type: 'City' },
      { Name: 'Scotland', Type: 'State or Region' },
      { Name: 'Lund University', Type: 'Higher Education' },
    )
    expect(records.map(({ name, sector }) => [name, sector])).toEqual([['Lund University', 'Higher Education']])
    expect(refused.map(({ reason }) => reason)).toEqual([
      'not an organization: City',
      'not an organization: State or Region',
    ])
  })

  it('does not read a company number as an LEI', () => {
    const { records, refused } = read({ 'LEI (if applicable)': '995650762' })
    expect(records[0]?.identifiers).toEqual([])
    expect(refused.map(({ reason }) => reason)).toEqual(['LEI column holds something else'])
  })

  it('uses a GCAP id that two rows share for neither of them', () => {
    const { records } = read(
      { Name: 'BNP Paribas', 'GCAP ID': 'GCAP310' },
      { Name: 'BNP Paribas Cardif', 'GCAP ID': 'GCAP310' },
    )
    expect(records.map(({ recordId }) => recordId)).toEqual([
      'BNP Paribas|United Kingdom',
      'BNP Paribas Cardif|United Kingdom',
    ])
    expect(records.flatMap(({ identifiers }) => identifiers)).toEqual([])
  })

  it('assigns two rows of one name and country two record ids', () => {
    const { records } = read({}, {})
    expect(new Set(records.map(({ recordId }) => recordId)).size).toBe(2)
  })

  it.each([
    ['SPIE', 'spiegel.de', null],
    ['Wipro', 'healthplan.com', null],
    ['AECOM', 'ae.com', null],
    ['Nestlé', 'nestle.com', 'https://nestle.com/'],
    ['Ericsson Group', 'https://www.ericsson.com/en', 'https://www.ericsson.com/en'],
  ])('reads for %s the website %s as %s in a row from SBTi', (name, cell, website) => {
    const { records } = read({ Name: name, Website: cell, SBTi: 'Yes', 'SME Climate Hub': '' })
    expect(records[0]?.website).toBe(website)
  })

  it.each([
    'https://www.bing.com/ck/a?u=1',
    'https://www.google.com/search?q=x',
    'google.co.uk/search?q=x',
    'https://www.google.com/aclk?sa=l&ai=x',
    'no_website',
    'not available',
    'http://N/A',
    'info@example.com',
  ])('does not read %s as a website', (cell) => {
    expect(read({ Website: cell }).records[0]?.website).toBeNull()
  })

  it('reads the first of several addresses in a cell', () => {
    const cell = 'https://www.msci.com/ https://www.linkedin.com/company/msci-inc/'
    expect(read({ Website: cell }).records[0]?.website).toBe('https://www.msci.com/')
  })
})

describe.skipIf(!hasTestData)(`the list of September 2024${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(() => {
    reading = readRaceToZero(readTestData(RACE_TO_ZERO_FILE))
  })

  it('has 14,567 organizations, 1,208 of them universities, and leaves out 1,187 cities and regions', () => {
    expect(reading.records).toHaveLength(14_567)
    expect(reading.records.filter(({ sector }) => sector === 'Higher Education')).toHaveLength(1_208)
    expect(reading.refused.filter(({ reason }) => reason.startsWith('not an organization'))).toHaveLength(1_187)
    expect(new Set(reading.records.map(({ recordId }) => recordId)).size).toBe(14_567)
  })

  it('has Ericsson with both its initiatives', () => {
    expect(reading.records.find(({ recordId }) => recordId === 'GCAP899')).toMatchObject({
      name: 'Ericsson Group',
      hqRegion: 'SE',
      identifiers: [
        { kind: 'lei', value: '549300W9JLPW15XIFM52' },
        { kind: 'gcap', value: 'GCAP899' },
      ],
      commitment: {
        initiatives: [
          { name: 'Exponential Roadmap Initiative', slug: 'exponential-roadmap-initiative' },
          { name: 'SBTi', slug: 'sbti' },
        ],
        joinedOn: '2019-09-16',
        url: null,
      },
    })
  })

  it('places "Taiwan, a province of China" in Taiwan', () => {
    expect(reading.records.find(({ name }) => name === 'ASUSTEK COMPUTER INC.')?.hqRegion).toBe('TW')
  })
})
