import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { columns } from './columns'
import { readUsWashington, readUsWashingtonRows, US_WASHINGTON_FILE } from './read-us-washington'

const base: Readonly<Record<string, string>> = {
  Reporter: 'Aldgate Mill - Tacoma',
  Year: '2022',
  Sector: 'Wood Products',
  'Parent Company': 'Aldgate, Inc.',
  'Reported Emissions (MTCO2e)': '12,065',
  'Biogenic Carbon Dioxide (MTCO2e)': '7,893',
  'Carbon Dioxide (MTCO2e)': '4,063',
  'Methane (MTCO2e)': '17',
  'Nitrous Oxide (MTCO2e)': '92',
  'HFCs (MTCO2e)': '0',
  'PFCs (MTCO2e)': '0',
  'Sulfur Hexafluoride (MTCO2e)': '0',
  'Fluorinated - Other (MTCO2e)': '0',
}
const row = (change: Readonly<Record<string, string>> = {}) =>
  columns.map((column) => ({ ...base, ...change })[column] ?? '')
const read = (...rows: string[][]) =>
  readUsWashingtonRows([columns, ...rows].map((cells, index) => ({ row: index + 1, cells })))
const other = row({ Reporter: 'Birch Mill', 'Parent Company': 'Birch' })
const reasons = (change: Readonly<Record<string, string>>) =>
  read(other, row(change)).refused.map(({ reason }) => reason)

describe('readUsWashingtonRows', () => {
  it.each([
    ['another sector', { Sector: 'Magic' }, /row 2, column Sector/],
    ['what is no year', { Year: '22' }, /row 2, column Year/],
    ['what is no amount', { 'Methane (MTCO2e)': '1.7' }, /row 2, column Methane/],
  ])('refuses %s', (_, change, message) => {
    expect(() => read(row(change))).toThrow(SourceFileError)
    expect(() => read(row(change))).toThrow(message)
  })

  it('refuses a site twice in a year', () => {
    expect(() => read(row(), row())).toThrow(/row 3, column Reporter: .* is in row 2/)
  })

  it('adds up gases and sites by parent, in any spelling, without biogenic CO2', () => {
    const second = row({ Reporter: 'Aldgate Mill - Yakima', 'Parent Company': 'Aldgate Inc' })
    const { records } = read(row(), second)
    expect(records).toHaveLength(1)
    expect(records[0]?.disclosures).toMatchObject([
      { year: 2022, region: 'US-WA', emissions: { scope1Kg: 2 * 4_172_000 }, revenue: null },
    ])
    expect(records[0]?.disclosures[0]?.printed.map(({ printed, label }) => [printed, label]).slice(0, 2)).toEqual([
      ['4,063', 'Aldgate Mill - Tacoma'],
      ['17', 'Aldgate Mill - Tacoma'],
    ])
  })

  it('adds up the sites of a county that is written with and without its state', () => {
    const { records } = read(
      row({ 'Parent Company': 'Cowlitz County Washington' }),
      row({ Reporter: 'Headquarters Landfill', 'Parent Company': 'Cowlitz County' }),
    )
    expect(records).toMatchObject([{ name: 'Cowlitz County', otherNames: ['Cowlitz County Washington'] }])
    expect(records[0]?.disclosures).toMatchObject([{ emissions: { scope1Kg: 2 * 4_172_000 } }])
  })

  it('has the replaced spelling as another name, however it is punctuated', () => {
    const spelt = ['COWLITZ COUNTY', 'Cowlitz County, Washington']
    const { records } = read(
      ...spelt.map((parent, place) => row({ Reporter: `Landfill ${place}`, 'Parent Company': parent })),
    )
    expect(records).toMatchObject([{ name: 'COWLITZ COUNTY', otherNames: ['Cowlitz County, Washington'] }])
    const alone = read(row({ 'Parent Company': 'Cowlitz County Washington' }))
    expect(alone.records).toMatchObject([{ name: 'Cowlitz County Washington', otherNames: [] }])
  })

  it('leaves out rows that are no site of a company', () => {
    expect(reasons({ Sector: 'Supplier' })).toEqual(['what others emit with the fuel sold: Aldgate Mill - Tacoma 2022'])
    expect(reasons({ Sector: 'Power' })).toEqual(['power delivered to the state: Aldgate Mill - Tacoma 2022'])
    expect(reasons({ Sector: 'Government' })).toEqual(['a site of an administration: Aldgate Mill - Tacoma 2022'])
    expect(reasons({ 'Parent Company': ' ' })).toEqual(['no parent is named: Aldgate Mill - Tacoma 2022'])
  })

  it('yields no figure of a parent for a year in which one of its sites is doubtful', () => {
    const doubtful = row({ Reporter: 'Aldgate Mill - Yakima', 'Carbon Dioxide (MTCO2e)': '8,063' })
    const { records, refused } = read(row(), doubtful, row({ Year: '2021' }))
    expect(refused.map(({ reason }) => reason)).toEqual([
      'its gases do not come to its total: Aldgate Mill - Yakima 2022',
    ])
    expect(records[0]?.disclosures.map(({ year }) => year)).toEqual([2021])
    expect(reasons({ Notes: 'Assigned Emissions Level' })[0]).toMatch(/^assigned by the regulator/)
    expect(reasons({ 'HFCs (MTCO2e)': '' })[0]).toMatch(/^a gas is missing/)
  })
})

describe.skipIf(!hasTestData)(`Washington's sites${needsTestData}`, () => {
  it('have parents of all years, and a refinery whose gases contradict its total has none of 2023', () => {
    const { records } = readUsWashington(readTestData(US_WASHINGTON_FILE))
    expect(records).toHaveLength(116)
    const boeing = records.find(({ name }) => /Boeing/.test(name))
    expect(boeing?.disclosures.map(({ year }) => year)).toEqual([2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023]) // biome-ignore format: years
    expect(records.find(({ name }) => /^BP/i.test(name))?.disclosures.map(({ year }) => year)).not.toContain(2023)
  })
})
