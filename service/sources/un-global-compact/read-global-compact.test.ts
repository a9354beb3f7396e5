import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { GLOBAL_COMPACT_FILE, readGlobalCompact } from './read-global-compact'

const heading = 'Name,Type,Sector,Country,Joined On'
const row = 'Siemens Canada,Company,General Industrials,Canada,2015-06-01'
const read = (...lines: string[]) => readGlobalCompact(new TextEncoder().encode(`${[heading, ...lines].join('\n')}\n`))

describe('readGlobalCompact', () => {
  it.each([
    ['another type', row.replace('Company', 'Planet'), /row 2, column Type/],
    ['a country that is none', row.replace(',Canada', ',Atlantis'), /row 2, column Country/],
    ['a day that is none', row.replace('2015-06-01', '2015-06-31'), /row 2, column Joined On/],
    ['a day before there was a Global Compact', row.replace('2015', '1999'), /row 2, column Joined On/],
    ['no name', row.replace('Siemens Canada', ' '), /row 2, column Name/],
    ['a row cut short', 'Siemens Canada,Company', /not a CSV/],
  ])('refuses %s', (_, line, message) => {
    expect(() => read(line)).toThrow(SourceFileError)
    expect(() => read(line)).toThrow(message)
  })

  it('reads participants with their joining day and row', () => {
    expect(read(row).records).toMatchObject([
      {
        recordId: 'Siemens Canada|CA',
        hqRegion: 'CA',
        identifiers: [],
        commitment: {
          joinedOn: '2015-06-01',
          participantType: 'Company',
          place: { file: 'DERIVED-ungc-participants-2023-07.csv', row: 2 },
        },
      },
    ])
  })

  it('distinguishes two rows of one name, and leaves out cities', () => {
    const { records, refused } = read(row, row.replace('2015', '2019'), row.replace('Company', 'City'))
    expect(records.map(({ recordId }) => recordId)).toEqual(['Siemens Canada|CA', 'Siemens Canada|CA|2'])
    expect(refused.map(({ reason }) => reason)).toEqual(['not an organization: City'])
  })
})

describe.skipIf(!hasTestData)(`the participants of July 2023${needsTestData}`, () => {
  it('number 23,346 without cities and Kosovo, the newest of 26 July', () => {
    const { records, refused } = readGlobalCompact(readTestData(GLOBAL_COMPACT_FILE))
    expect([records.length, refused.length]).toEqual([23_346, 66])
    const days = records.map(({ commitment }) =>
      commitment?.source === 'un-global-compact' ? commitment.joinedOn : '',
    )
    expect(days.toSorted().at(-1)).toBe('2023-07-26')
  })
})
