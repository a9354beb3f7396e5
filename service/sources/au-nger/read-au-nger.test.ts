import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { AU_NGER_FILE, readAuNger } from './read-au-nger'

const heading =
  'Organisation name,Identifying details,Total scope 1 emissions (t CO2-e),Total scope 2 emissions (t CO2-e),' +
  'Net energy consumed (GJ),Important notes'
const row = 'SOME ENERGY LIMITED,74 115 061 375,"39,512,681",0,"305,460,679",-'

const shared =
  'Please note that where more than one person has operational control over a facility at the same time, it is reported by each.\n' +
  'ONE LIMITED and TWO PTY LTD, have each included the same data for the Hill Power Station in their NGER reports. See elsewhere.'

function read(...lines: string[]) {
  return readAuNger(new TextEncoder().encode(`${lines.join('\n')}\n`))
}

function printed(field: string, text: string, column: string) {
  const file = 'Greenhouse and energy information by registered corporation 2021-22.csv'
  return { field, printed: text, unit: 't CO2e', place: { file, row: 2, column } }
}

describe('readAuNger', () => {
  it.each([
    ['an empty file', [''], /the whole file|row 1/],
    ['a file without rows', [heading], /there are no rows/],
    ['a web page', ['<!DOCTYPE html><html></html>'], /web page/],
    ['a file cut in a row', [heading, row.slice(0, 40)], /not a CSV file/],
    ['another unit', [heading.replace('scope 2 emissions (t CO2-e)', 'scope 2 emissions (kt)'), row], /column D: .*kt/],
    [
      'an unreadable figure',
      [heading, row.replace('39,512,681', '39.512.681')],
      /row 2, column Total scope 1.*39\.512/,
    ],
    ['a missing figure', [heading, row.replace(',0,', ',-,')], /row 2, column Total scope 2.*a figure is missing/],
    ['a negative figure', [heading, row.replace(',0,', ',-5,')], /row 2, column Total scope 2.*-5 is negative/],
    ['a wrong ABN', [heading, row.replace('375', '376')], /row 2, column Identifying details: "74 115 061 376"/],
    [
      'a wrong ACN',
      [heading, row.replace('74 115 061 375', '009 411 340')],
      /column Identifying details: "009 411 340"/,
    ],
    ['a corporation twice', [heading, row, row], /row 3, column Identifying details: 74115061375 is in row 2/],
    ['an unknown note', [heading, row.replace(',-', ',Figures are estimates')], /column Important notes: "Figures are/],
  ])('refuses %s', (_, lines, message) => {
    expect(() => read(...lines)).toThrow(SourceFileError)
    expect(() => read(...lines)).toThrow(message)
    expect(() => read(...lines)).toThrow(AU_NGER_FILE)
  })

  it('files the year to June 2022 under 2022, for Australia only, with the months it covers', () => {
    const [record] = read(heading, row).records
    expect(record).toMatchObject({ hqRegion: 'AU', identifiers: [{ kind: 'au_abn', value: '74115061375' }] })
    expect(record?.disclosures).toEqual([
      {
        source: 'au-nger',
        recordId: '74115061375',
        year: 2022,
        region: 'AU',
        emissions: { scope1Kg: 39_512_681_000, scope2Kg: 0 },
        revenue: null,
        document: {
          url: null,
          title: 'NGER emissions by registered corporation 2021-22 (1 July 2021 to 30 June 2022)',
          page: null,
        },
        locator: 'row 2, 1 July 2021 to 30 June 2022',
        printed: [
          printed('scope1Kg', '39,512,681', 'Total scope 1 emissions (t CO2-e)'),
          printed('scope2Kg', '0', 'Total scope 2 emissions (t CO2-e)'),
        ],
      },
    ])
  })

  it('keeps a figure that another corporation also reports, and says so', () => {
    const [record] = read(heading, row.replace(/-$/, `"${shared}"`)).records
    expect(record?.disclosures[0]?.locator).toBe(
      'row 2, 1 July 2021 to 30 June 2022; holds all of Hill Power Station, which ONE LIMITED and TWO PTY LTD both report',
    )
  })

  it('never reads a company number or an address as an ABN', () => {
    const { records, refused } = read(
      heading,
      row.replace('74 115 061 375', '009 411 349'),
      row.replace('74 115 061 375', '"1 Square, London, SW1Y 4, UNITED KINGDOM"'),
    )
    expect(records.map(({ recordId, hqRegion, identifiers }) => [recordId, hqRegion, identifiers])).toEqual([
      ['009411349', 'AU', []],
      ['SOME ENERGY LIMITED', 'GB', []],
    ])
    expect(refused.map(({ reason }) => reason)).toEqual([
      'no ABN but a company number (ACN): SOME ENERGY LIMITED',
      'no ABN but an address: SOME ENERGY LIMITED',
    ])
  })

  it('leaves the country unknown for a company with a legal form that Australia does not have', () => {
    const [shipping] = read(heading, row.replace('SOME ENERGY LIMITED', 'SOME SHIPPING (ASIA) PTE LTD')).records
    expect(shipping?.hqRegion).toBeNull()
  })
})

describe.skipIf(!hasTestData)(`the published file of Australia's NGER${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(() => {
    reading = readAuNger(readTestData(AU_NGER_FILE))
  })

  it('has 417 corporations, five of them without an ABN', () => {
    expect(reading.records).toHaveLength(417)
    expect(reading.records.filter(({ identifiers }) => identifiers.length === 0)).toHaveLength(5)
    expect(reading.refused).toHaveLength(5)
  })

  it('names the site in each of the three figures that include a site another corporation also reports', () => {
    const noted = reading.records.filter(({ disclosures }) => disclosures[0]?.locator.includes('; holds all of'))
    expect(noted.map(({ name }) => name)).toEqual([
      'C S ENERGY LIMITED',
      'OZGEN HOLDINGS AUSTRALIA PTY LTD',
      'APA INFRASTRUCTURE LIMITED',
    ])
  })

  // Row by row from the file, tonnes there.
  it.each([
    ['AGL ENERGY LIMITED', 39_512_681_000, 538_965_000],
    ['C S ENERGY LIMITED', 11_070_449_000, 45_936_000],
    ['RIO TINTO LIMITED', 7_405_060_000, 7_690_487_000],
    ['INPEX HOLDINGS AUSTRALIA PTY LTD', 6_739_077_000, 763_000],
    ['BHP GROUP LIMITED', 2_815_191_000, 1_131_506_000],
    ['CONOCOPHILLIPS AUSTRALIA OPERATIONS PTY LTD', 2_132_240_000, 280_000],
    ['QGC MIDSTREAM INVESTMENTS PTY LTD', 1_846_755_000, 0],
    ['JADESTONE ENERGY HOLDINGS LTD', 292_181_000, 39_000],
    ['FMR INVESTMENTS PTY LIMITED', 25_919_000, 26_592_000],
    ['NSW ELECTRICITY NETWORKS OPERATIONS PTY LIMITED', 14_874_000, 1_655_744_000],
    ['R.G. WITHERS NOMINEES PTY. LTD.', 584_000, 120_168_000],
    ['CDC GROUP HOLDINGS PTY LTD', 171_000, 187_397_000],
    ['VIVA ENERGY POLYMERS HOLDINGS PTY LTD', 2_000, 53_565_000],
  ])('gives %s %i and %i kg', (name, scope1Kg, scope2Kg) => {
    const [disclosure] = reading.records.find((record) => record.name === name)?.disclosures ?? []
    expect(disclosure).toMatchObject({ year: 2022, region: 'AU', emissions: { scope1Kg, scope2Kg } })
  })
})
