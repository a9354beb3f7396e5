import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { columns, READ_REPORTS_FILE } from './columns'
import { AUSTRALIAN_GROUPS_FILE } from './read-australian-groups'
import { readReadReports, readReadReportsRows } from './read-read-reports'

const base: Readonly<Record<string, string>> = {
  document: 'Aldgate_2024.pdf',
  company: 'Aldgate Brewing',
  country: 'United Kingdom',
  doc_title: 'Aldgate Report 2024',
  document_year: '2024',
  fiscal_year: '2023',
  scope: '1',
  printed_value: '1,234.5',
  printed_unit: 'ktCO2e',
  value_t: '1234500',
  gas: 'CO2e',
  boundary: 'group',
  page: '12',
  label: 'Scope 1 emissions',
  intended_as: 'reported',
  confidence: 'sure',
}
const row = (change: Readonly<Record<string, string>> = {}) =>
  columns.map((column) => ({ ...base, ...change })[column] ?? '')

function read(...rows: string[][]): SourceReading {
  return readReadReportsRows([columns, ...rows].map((cells, index) => ({ row: index + 1, cells })))
}
const first = (...rows: string[][]) => read(...rows).records[0]?.disclosures[0]
const reasons = (...rows: string[][]) => read(row({ fiscal_year: '2020' }), ...rows).refused.map(({ reason }) => reason)

describe('readReadReportsRows', () => {
  it.each([
    ['another scope', { scope: '4' }, /row 2, column scope/],
    ['another boundary', { boundary: 'continent' }, /row 2, column boundary/],
    ['another confidence', { confidence: 'quite' }, /row 2, column confidence/],
    ['a year that is none', { fiscal_year: 'FY23' }, /row 2, column fiscal_year/],
    ['a unit that is none', { printed_unit: 'litres' }, /row 2, column printed_unit: "litres"/],
    ['a gas that is none', { gas: 'CH4' }, /row 2, column gas: "CH4"/],
    ['an unknown country', { country: 'Atlantis' }, /row 2, column country/],
    ['words about two bases that are none', { contested: 'two bases: who knows' }, /row 2, column contested/],
  ])('refuses %s', (_, change, message) => {
    expect(() => read(row(change))).toThrow(SourceFileError)
    expect(() => read(row(change))).toThrow(message)
  })

  it('refuses an additional heading, a company with two countries, and a file without a company', () => {
    const wide = [
      [...columns, 'more'],
      [...row(), ''],
    ].map((cells, index) => ({ row: index + 1, cells }))
    expect(() => readReadReportsRows(wide)).toThrow(/more/)
    expect(() => read(row(), row({ country: 'France' }))).toThrow(/another country or identifier than in row 2/)
    expect(() => read(row({ confidence: 'check' }))).toThrow(/no company/)
  })

  it('keeps the document, page, words, printed amount and unit of a group’s figure', () => {
    expect(first(row({ period_end: '2024-03-31' }))).toEqual({
      source: 'read-reports',
      recordId: 'Aldgate Brewing',
      year: 2023,
      period: { from: '2023-04', to: '2024-03' },
      region: 'GLOBAL',
      emissions: { scope1Kg: 1_234_500_000 },
      revenue: null,
      document: { url: null, title: 'Aldgate Report 2024', page: '12' },
      filedIn: 2024,
      locator: 'rows 2 to 2, fiscal year as the company names it',
      printed: [
        {
          field: 'scope1Kg',
          printed: '1,234.5',
          unit: 'ktCO2e',
          perUnit: 1_000_000,
          place: { file: 'read-reports-2021-2026.csv', row: 2, column: 'printed_value' },
          label: 'Scope 1 emissions',
          page: '12',
        },
      ],
    })
  })

  it.each([
    ['MtCO2e', '2', '2000000', 2e9],
    ['MtCO2e', '2', '2', 2000],
    ['万t-CO2', '2', '20000', 2e7],
    ['千t-CO2', '2', '2000', 2e6],
    ['million metric tons CO₂e', '2', '2000000', 2e9],
    ['億t-CO2', '2', '200000000', 2e11],
  ])('reads %s: %s is %s t', (unit, printed, tonnes, kilograms) => {
    const figure = first(row({ printed_unit: unit, printed_value: printed, value_t: tonnes }))
    expect(figure?.emissions.scope1Kg).toBe(kilograms)
  })

  it('refuses an amount that differs from printed figure times unit', () => {
    expect(reasons(row({ value_t: '1234.5' }))).toEqual([
      'what is printed does not come to the amount that was noted: Aldgate Brewing 2023, 1',
    ])
  })

  it('leaves out figures that are uncertain, of the parent, of a part or no emissions, and names the row of each', () => {
    const left = [
      { confidence: 'check' },
      { boundary: 'parent' },
      { boundary: 'part:Retail' },
      { intended_as: 'other' },
      { scope: 'employees' },
    ]
    expect(reasons(...left.map((change) => row(change))).map((reason) => reason.split(':')[0])).toEqual([
      'its reader was not sure of it',
      'of the parent company alone',
      'of a part of the company',
      'not stated as what was emitted',
      'a number of employees',
    ])
  })

  it('files a country’s figure under the country, and says so where only CO2 is printed', () => {
    const figure = first(row({ boundary: 'country:JP', gas: 'CO2' }))
    expect(figure?.region).toBe('JP')
    expect(figure?.locator).toContain('printed as CO2, without other gases')
  })

  it('uses the basis that is named as the main one, and none where no basis is', () => {
    const main = row({ printed_value: '90', value_t: '90000', contested: 'two bases: main' })
    const other = row({ printed_value: '70', value_t: '70000' })
    expect(first(other, main)?.emissions).toEqual({ scope1Kg: 90_000_000 })
    const notMain = row({ printed_value: '90', value_t: '90000', contested: 'two bases: not the main one (70000 is)' })
    expect(first(notMain, other)?.emissions).toEqual({ scope1Kg: 70_000_000 })
    expect(reasons(row({ printed_value: '90', value_t: '90000' }), other)).toHaveLength(2)
    expect(
      reasons(row({ printed_value: '90', value_t: '90000', contested: 'two bases: not the main one (1 is)' })),
    ).toHaveLength(1)
  })

  it('uses the newest of two documents on a year', () => {
    const newer = row({ document: 'Aldgate_2025.pdf', document_year: '2025', printed_value: '2', value_t: '2000' })
    expect(first(row(), newer)).toMatchObject({ filedIn: 2025, emissions: { scope1Kg: 2_000_000 } })
  })

  it('reads money in its own units, and no revenue of one country', () => {
    const revenue = {
      scope: 'revenue',
      printed_value: '2,545',
      printed_unit: '億円',
      value_t: '254500000000',
      gas: 'JPY',
    }
    expect(first(row(revenue))?.revenue).toEqual({ amount: 254_500_000_000, currency: 'JPY' })
    expect(reasons(row({ ...revenue, boundary: 'country:JP' }))).toEqual([
      'revenue of one country: Aldgate Brewing 2023, revenue',
    ])
  })
})

describe.skipIf(!hasTestData)(`the figures read by hand${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(() => {
    const bytes = { figures: readTestData(READ_REPORTS_FILE), australianGroups: readTestData(AUSTRALIAN_GROUPS_FILE) }
    reading = readReadReports(bytes)
  })
  const yearOf = (name: string, year: number) =>
    reading.records.find((record) => record.name === name)?.disclosures.find((one) => one.year === year)

  it('belong to 206 companies', () => {
    expect(reading.records).toHaveLength(206)
    expect(reading.refused.length).toBeLessThan(850)
  })

  // Row by row from the file, tonnes there.
  it.each([
    ['ExxonMobil', 2023, 'scope1Kg', 92_000_000_000],
    ['Rio Tinto', 2023, 'scope1Kg', 23_300_000_000],
    ['Suncor', 2022, 'scope1And2Kg', 34_960_000_000],
    ['3M', 2020, 'scope1Kg', 3_600_000_000],
    ['Vedanta Limited', 2022, 'scope1Kg', 59_486_747_000],
    ['BHP', 2024, 'scope2LocationKg', 3_700_000_000],
    ['Origin Energy', 2024, 'scope1And2Kg', 17_756_000_000],
  ] as const)('reads %s %i %s of %s kg', (name, year, field, kilograms) => {
    expect(yearOf(name, year)?.emissions[field]).toBe(kilograms)
  })

  it('link the documents whose address another list gives', () => {
    const linked = reading.records.filter(({ disclosures }) =>
      disclosures.some(({ document }) => document?.url?.startsWith('https://') && document.title !== null),
    )
    // Four by other lists, eight Australian groups by their own file.
    expect(linked.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['American Electric Power', 'British American Tobacco', 'ENGIE', 'United States Steel']),
    )
    expect(linked).toHaveLength(12)
  })

  it('hold back Suncor 2018 and the totals by two methods, of which none is the main one', () => {
    expect(yearOf('Suncor', 2018)).toBeUndefined()
    expect(yearOf('Zalando', 2025)?.emissions.totalKg).toBeUndefined()
    expect(yearOf('Zalando', 2025)?.emissions.scope3Kg).toBeGreaterThan(0)
  })
})
