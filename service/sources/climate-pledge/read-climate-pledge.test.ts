import { beforeAll, describe, expect, it } from 'vitest'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { CLIMATE_PLEDGE_FILE, climatePledgeRecords, readClimatePledge } from './read-climate-pledge'

const ROW = {
  signatory_names: 'EXAMPLE  CO',
  join_dates: 'Feb 3  2023',
  signatory_descriptions: 'Words of the publisher',
  signatory_sites: 'https://www.example.com/climate',
  sign_link: 'https://www.theclimatepledge.com/us/en/Signatories/example.html',
}
const read = (changes: Partial<typeof ROW>) =>
  climatePledgeRecords([{ row: 5, cells: { ...ROW, ...changes } }], 'tcp.xlsx')

describe('climatePledgeRecords', () => {
  it.each([
    ['join_dates', '2023-02-03'],
    ['join_dates', 'Feb 31  2023'],
    ['sign_link', 'https://www.example.com/example.html'],
    ['signatory_names', ' '],
  ] as const)('stops at %s = %j', (column, value) => {
    expect(() => read({ [column]: value })).toThrow(new RegExp(`tcp\\.xlsx, row 5, column ${column}`))
  })

  it('carries over name, day and link, and never the description', () => {
    const [record] = read({}).records
    expect(record).toMatchObject({
      recordId: 'example',
      name: 'EXAMPLE CO',
      hqRegion: null,
      website: 'https://www.example.com/climate',
    })
    expect(record?.commitment).toMatchObject({ signedOn: '2023-02-03', url: ROW.sign_link })
    expect(JSON.stringify(record)).not.toContain('Words of the publisher')
  })
})

describe.skipIf(!hasTestData)(`the signatories of April 2023${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(async () => {
    reading = await readClimatePledge(readTestData(CLIMATE_PLEDGE_FILE))
  })
  const signedOn = (name: string) => {
    const commitment = reading.records.find((record) => record.name === name)?.commitment
    return commitment?.source === 'climate-pledge' ? commitment.signedOn : null
  }

  it('are 400, none refused', () => {
    expect(reading.records).toHaveLength(400)
    expect(reading.refused).toEqual([])
  })

  it('signed on the days that the list states', () => {
    expect(signedOn('IBM')).toBe('2021-02-16')
    expect(signedOn('PROCTER GAMBLE')).toBe('2021-08-28')
    expect(signedOn('HIPPO HARVEST')).toBe('2023-02-03')
  })
})
