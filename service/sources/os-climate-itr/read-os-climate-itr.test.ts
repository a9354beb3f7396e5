import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { buildTestWorkbook } from '@/service/sources/testing/build-test-workbook'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { OS_CLIMATE_FILE, readOsClimateItr } from './read-os-climate-itr'

type Row = (string | number | null)[]

const inputHeading: Row = [
  ...[
    'company_name',
    'company_lei',
    'company_id',
    'country',
    'region',
    'sector',
    'exposure',
    'currency',
    'fx_quote',
    'fx_rate',
  ],
  ...['report_date', 'market_cap', 'revenue', 'ev', 'evic', 'assets', null, 'debt', 'cash', 'shares outstanding'],
  'share price on report date',
]
const input: Row = [
  'Example',
  '2NUNNB7D43COUIRE5295',
  'US00130H1059',
  'US',
  null,
  'Steel',
  'equity',
  'USD',
  'EUR',
  1,
  null,
  1,
  5e9,
]
const heading: Row = [
  ...[
    'company_name',
    'company_lei',
    'company_id',
    'metric',
    'submetric',
    'boundary',
    'unit',
    'report_date',
    'base_year',
  ],
  ...[2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022],
]
const first: Row = [
  'Example',
  '2NUNNB7D43COUIRE5295',
  'US00130H1059',
  's1',
  null,
  null,
  'kt CO2e',
  null,
  null,
  null,
  7.2,
]
const below = (
  metric: string,
  submetric: string | number | null,
  boundary: string | null,
  unit: string | null,
  value: number | string,
): Row => [...[null, null, null, metric, submetric, boundary, unit, null, null, null], value]

function read(rows: readonly Row[], inputs: readonly Row[] = [input]) {
  return readOsClimateItr(
    buildTestWorkbook({ 'ITR V2 input data': [inputHeading, ...inputs], 'ITR V2 esg data': [heading, ...rows] }),
  )
}

function printed(field: string, text: string, unit: string, row: number) {
  const file = 'os-climate-itr-v2-sample-2023-01.xlsx'
  return { field, printed: text, unit, place: { file, sheet: 'ITR V2 esg data', row, column: '2016' } }
}

describe('readOsClimateItr', () => {
  it.each([
    ['an empty file', new Uint8Array(), /the file is empty/],
    ['a web page', new TextEncoder().encode('<!doctype html>'), /web page/],
    [
      'a file cut short',
      buildTestWorkbook({ 'ITR V2 input data': [inputHeading] }).subarray(0, 500),
      /ITR V2 input data/,
    ],
    [
      'a workbook without the second sheet',
      buildTestWorkbook({ 'ITR V2 input data': [inputHeading] }),
      /ITR V2 esg data/,
    ],
  ])('refuses %s', async (_, bytes, message) => {
    await expect(readOsClimateItr(bytes)).rejects.toThrow(SourceFileError)
    await expect(readOsClimateItr(bytes)).rejects.toThrow(OS_CLIMATE_FILE)
    await expect(readOsClimateItr(bytes)).rejects.toThrow(message)
  })

  it.each([
    ['unit', first.with(6, 'lb CO2e'), /row 2, column unit: "lb CO2e"/],
    ['metric', first.with(3, 's4'), /row 2, column metric: "s4"/],
    ['submetric', first.with(4, 'upstairs'), /row 2, column submetric: "upstairs"/],
    ['boundary', first.with(5, 'half'), /row 2, column boundary: "half"/],
    ['value', first.with(10, 'about 7'), /row 2 of ITR V2 esg data, column 2016: "about 7"/],
    ['negative value', first.with(10, -7), /row 2 of ITR V2 esg data, column 2016: -7 is negative/],
    ['report date', first.with(7, 'spring'), /row 2, column report_date: "spring"/],
  ])('refuses a %s it does not know, naming row and column', async (_, row, message) => {
    await expect(read([row])).rejects.toThrow(message)
  })

  it.each([
    ['sector', input.with(5, 'Space'), /row 2, column sector: "Space"/],
    ['country', input.with(3, 'Nowhere'), /row 2, column country: .*"Nowhere"/],
    ['currency', input.with(7, 'gold'), /row 2, column currency: "gold"/],
  ])('refuses a %s it does not know', async (_, row, message) => {
    await expect(read([first], [row])).rejects.toThrow(message)
  })

  it('applies the name to the rows below, reads every unit and leaves out parts of a scope and other boundaries', async () => {
    const { records } = await read([
      first,
      below('s1', 'biogenic', null, 't CO2e', 5),
      below('s2', 'Location-based*', null, 't CO2e', 3000),
      below('s2', 'market', 'subsidiaries', 't CO2e', 1),
      below('s3', 'combined', null, 'Millions t CO2e', 1.5),
      below('s3', 'Purchased goods and services', null, 'thousand t CO2e', 800),
      below('s3', 11, null, 'Mt CO2e', 0.25),
      below('s3', 6, null, 't CO2', 10),
      below('s1s2', null, null, 'kg CO2e', 10_200_000),
      below('production', null, null, 't Steel', 9),
      below('pdf', null, null, null, 'https://example.org/report.pdf'),
    ])
    expect(records[0]?.disclosures).toEqual([
      {
        source: 'os-climate-itr',
        recordId: 'US00130H1059',
        year: 2016,
        region: 'GLOBAL',
        emissions: {
          scope1Kg: 7_200_000,
          scope2LocationKg: 3_000_000,
          scope3Kg: 1_500_000_000,
          scope1And2Kg: 10_200_000,
          scope3CategoriesKg: { '1': 800_000_000, '11': 250_000_000 },
        },
        revenue: null,
        document: { url: 'https://example.org/report.pdf', title: null, page: null },
        locator: 'sheet ITR V2 esg data, rows 2, 4, 6, 7, 8, 10, column 2016',
        printed: [
          printed('scope1Kg', '7.2', 'kt CO2e', 2),
          printed('scope2LocationKg', '3000', 't CO2e', 4),
          printed('scope3Kg', '1.5', 'Millions t CO2e', 6),
          printed('scope3CategoriesKg.1', '800', 'thousand t CO2e', 7),
          printed('scope3CategoriesKg.11', '0.25', 'Mt CO2e', 8),
          printed('scope1And2Kg', '10200000', 'kg CO2e', 10),
        ],
      },
    ])
  })

  it('reads scopes 1 and 2 that equal scope 1 as a blank scope 2, unless scope 2 is stated as 0', async () => {
    const combined = below('s1s2', null, null, 'kt CO2e', 7.2)
    const blank = await read([first, combined])
    expect(blank.records[0]?.disclosures[0]?.emissions).toEqual({ scope1Kg: 7_200_000 })
    expect(blank.refused.at(-1)?.reason).toBe(
      'Example 2016: scopes 1 and 2 equal scope 1: a blank scope 2 was added as 0',
    )
    const stated = await read([first, below('s2', 'market', null, 't CO2e', 0), combined])
    expect(stated.records[0]?.disclosures[0]?.emissions).toEqual({
      scope1Kg: 7_200_000,
      scope2MarketKg: 0,
      scope1And2Kg: 7_200_000,
    })
  })

  it('holds back scope 3 that no report states: without one, of too many digits, or the same in two years', async () => {
    const scope3 = (amount: number) => below('s3', null, null, 'Mt CO2e', amount)
    const untraceable = await read([first, scope3(2309)])
    expect(untraceable.records[0]?.disclosures[0]?.emissions).toEqual({ scope1Kg: 7_200_000 })
    expect(untraceable.refused.at(-1)?.reason).toContain('without the report it is from')
  })

  it('refuses to choose between two figures of one report', async () => {
    const { records, refused } = await read([first, first.with(10, 9.9)])
    expect(records[0]?.disclosures).toEqual([])
    expect(refused.at(-1)?.reason).toBe('Example 2016: one report says 7200 t and 9900 t for one and the same figure')
  })

  it('assigns a segment neither the identifiers nor the size of its parent', async () => {
    const { records } = await read([first.with(2, 'US00130H1059-oil')], [input.with(2, 'US00130H1059-oil')])
    expect(records[0]).toMatchObject({ isPart: true, identifiers: [], sizeUsd: null, recordId: 'US00130H1059-oil' })
  })
})

describe.skipIf(!hasTestData)(`the published sample of OS-Climate${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(async () => {
    reading = await readOsClimateItr(readTestData(OS_CLIMATE_FILE))
  })
  const find = (name: string, year: number) =>
    reading.records.find((record) => record.name === name)?.disclosures.find((disclosure) => disclosure.year === year)

  it('has 531 company-years with scope 1, 2 or 3 and 53 more with a combined figure only', () => {
    const disclosures = reading.records.flatMap((record) => record.disclosures)
    const single = disclosures.filter(({ emissions }) =>
      Object.keys(emissions).some((field) => /^scope(1Kg|2|3)/.test(field)),
    )
    expect(reading.records).toHaveLength(131)
    expect(single).toHaveLength(531)
    expect(disclosures).toHaveLength(584)
    expect(disclosures.every(({ revenue }) => revenue === null)).toBe(true)
  })

  // Row by row from the sheet, in kt and Mt there; for each year the latest report counts.
  it.each([
    ['AES Corp.', 2016, 'scope1Kg', 70_457_000_000],
    ['AES Corp.', 2017, 'scope1Kg', 59_804_000_000],
    ['AES Corp.', 2020, 'scope2LocationKg', 254_000_000],
    ['AES Corp.', 2021, 'scope1Kg', 41_202_392_000],
    ['AES Corp.', 2016, 'scope3Kg', 5_865_800_000],
    ['BMW Group', 2019, 'scope1Kg', 678_403_000],
    ['BMW Group', 2021, 'scope3Kg', 121_705_368_000],
    ['Ford Motor Company', 2018, 'scope1Kg', 1_442_963_000],
    ['Shell PLC', 2021, 'scope1Kg', 60_000_000_000],
    ['Shell PLC', 2021, 'scope3Kg', undefined],
    ['Saudi Aramco', 2021, 'scope3Kg', undefined],
    ['BP plc', 2021, 'scope3Kg', undefined],
    ['BP plc', 2021, 'scope1Kg', 33_200_000_000],
    ['ExxonMobil', 2016, 'scope1Kg', 117_000_000_000],
    ['POSCO', 2021, 'scope1Kg', 78_490_205_000],
    ["L'Oreal SA", 2015, 'scope1Kg', 55_500_000],
    ["L'Oreal SA", 2021, 'scope2MarketKg', 10_600_000],
    ['Covestro AG', 2021, 'scope1Kg', 980_000_000],
    ['Tokai Carbon Co Ltd', 2021, 'scope1Kg', 2_070_000_000],
    ['Holcim AG', 2021, 'scope3Kg', 30_000_000_000],
    // What TotalEnergies operates, not its equity share (49 Mt).
    ['TotalEnergies', 2021, 'scope1Kg', 34_000_000_000],
    ['TotalEnergies', 2021, 'scope1And2Kg', 37_000_000_000],
    // "Global", not "Korea" (5,707,208 t).
    ['LG Chem Ltd', 2021, 'scope1Kg', 5_856_588_000],
    ['LG Chem Ltd', 2021, 'scope2Kg', 4_483_137_000],
    ['CMS Energy Corp.', 2021, 'scope1Kg', 14_292_256_000],
    ['OXY CHEM', 2019, 'scope1Kg', 6_210_000_000],
    ['National Grid PLC', 2020, 'scope1Kg', 4_727_000_000],
    ['National Grid PLC', 2020, 'scope1And2LocationKg', undefined],
    ['National Grid PLC', 2019, 'scope1Kg', undefined],
    ['WEC Energy Group', 2020, 'scope1Kg', undefined],
    ['Dominion Energy', 2019, 'scope1Kg', 31_796_845_000],
    ['Dominion Energy', 2019, 'scope1And2Kg', undefined],
    ['Xcel Energy, Inc.', 2020, 'scope1Kg', 34_879_480_047.3854],
    ['Xcel Energy, Inc.', 2020, 'scope2Kg', undefined],
    ['Xcel Energy, Inc.', 2020, 'scope1And2LocationKg', undefined],
  ] as const)('reads %s %i %s of %s kg', (name, year, field, kilograms) => {
    expect(find(name, year)?.emissions[field]).toBe(kilograms)
  })

  it('reads the identifiers, country, sector and size of AES Corp.', () => {
    expect(reading.records[0]).toMatchObject({
      name: 'AES Corp.',
      hqRegion: 'US',
      sector: 'Electricity Utilities',
      sizeUsd: 10_189_000_000,
      identifiers: [
        { kind: 'lei', value: '2NUNNB7D43COUIRE5295' },
        { kind: 'isin', value: 'US00130H1059' },
      ],
    })
    expect(find('AES Corp.', 2016)?.document?.url).toBe(
      'https://www.aes.com/sites/default/files/2021-02/AES-2019-Sustainability-Report.pdf',
    )
  })

  it('marks segments, and no group', () => {
    expect(reading.records.filter(({ isPart }) => isPart).map(({ name }) => name)).toEqual([
      'Avangrid, Inc. (Elec)',
      'Avangrid, Inc. (Gas)',
      'Eni S.P.A. - Oil',
      'Eni S.P.A. - Global Gas & LNG',
      'Eni S.P.A. - Refining & Marketing and Chemicals',
      'Eni S.P.A. - Plenitude & Power',
      'OXY OIL AND GAS',
      'OXY CHEM',
      'Versant Power',
    ])
    expect(reading.records.find(({ name }) => name === 'Eni S.P.A.')?.otherNames).toEqual(['Eni S.P.A. - Group'])
  })

  it('holds back blanks written as 0, thousands among tonnes and a projection', () => {
    expect(find('Duke Energy Corp.', 2020)?.emissions.scope2LocationKg).toBeUndefined()
    expect(find('POSCO', 2021)?.emissions.scope3CategoriesKg).toBeUndefined()
    expect(find('Arkema SA', 2015)).toBeUndefined()
    expect(find('FirstEnergy Corp.', 2022)).toBeUndefined()
    expect(find('FirstEnergy Corp.', 2021)?.emissions.scope1Kg).toBe(15_785_373_000)
  })
})
