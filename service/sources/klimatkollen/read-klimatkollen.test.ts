import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { buildTestWorkbook } from '@/service/sources/testing/build-test-workbook'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { EVALUATION_FILE } from './read-evaluation'
import { WORKBOOK_FILE } from './read-export-sheet'
import { COMPANIES_FILE, readKlimatkollen, WIKIDATA_FILE } from './read-klimatkollen'

const sheetHeading = [
  ...['companyName', 'wiki_id', 'url', 'Turnover', 'turnover_currency', 'no_employees', '23_scope1', '23_scope2MB'],
  ...['23_scope2LB', '23_scope3', '23_total', '23_scope1_2Sum', '23_scope3Sum', '23_totalSum'],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((category) => `23_scope3_${category}`),
]
const sheetRow = [
  'Example',
  'Q1',
  'https://example.org/2023.pdf',
  5_000_000_000,
  'sek',
  10,
  100,
  20,
  30,
  400,
  null,
  120,
  407,
]

const period = {
  companyId: 'Q1',
  startDate: '2022-01-01T00:00:00.000Z',
  endDate: '2022-12-31T00:00:00.000Z',
  emissions: {
    scope1: { total: 110 },
    scope3: {
      categories: [
        { category: 6, total: 7 },
        { category: 16, total: 3 },
      ],
    },
  },
}
const companies = [{ wikidataId: 'Q1', name: 'Example', reportingPeriods: [period] }]
const report = {
  reportingPeriod: { startDate: '2024-01-01T00:00:00.000Z', endDate: '2024-12-31T00:00:00.000Z' },
  diffs: {
    emissions: {
      scope1: { productionValue: 90, stagingValue: 9000 },
      scope2: { lb: { productionValue: 0 }, mb: { productionValue: 0 }, unknown: { productionValue: 25 } },
      scope1And2: {},
      scope3: [{ categoryId: 6, value: { productionValue: 8 } }],
      statedTotalEmissions: {},
    },
    economy: { employees: {}, turnover: { productionValue: 6_000_000_000 } },
  },
  eval: {},
}
const evaluation = [{ name: 'Example', wikidataId: 'Q1', diffReports: [report] }]

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const files = {
  companies: json(companies),
  evaluation2024: json(evaluation),
  workbook: buildTestWorkbook({ Export: [sheetHeading, sheetRow] }),
  wikidata: json({ Example: { wikidataId: 'Q1', tags: [] } }),
}
const withSheetRow = (column: string, value: string | number | null) =>
  buildTestWorkbook({ Export: [sheetHeading, sheetRow.with(sheetHeading.indexOf(column), value)] })

describe('readKlimatkollen', () => {
  it.each([
    ['an empty company file', { companies: new Uint8Array() }, COMPANIES_FILE, /the file is empty/],
    ['a company file cut short', { companies: files.companies.subarray(0, 90) }, COMPANIES_FILE, /not a JSON file/],
    [
      'a figure it does not know',
      { companies: json([{ ...companies[0], score: 5 }]) },
      COMPANIES_FILE,
      /\$\[0\]: .*score/,
    ],
    [
      'a period that is no calendar year',
      {
        companies: json([{ ...companies[0], reportingPeriods: [{ ...period, endDate: '2022-08-31T00:00:00.000Z' }] }]),
      },
      COMPANIES_FILE,
      /\$\[0\]\.reportingPeriods\[0\]\.endDate/,
    ],
    [
      'a category beyond 16',
      {
        companies: json([
          {
            ...companies[0],
            reportingPeriods: [{ ...period, emissions: { scope3: { categories: [{ category: 17, total: 1 }] } } }],
          },
        ]),
      },
      COMPANIES_FILE,
      /categories\[0\]\.category/,
    ],
    [
      'a stated total in the evaluation, which never had one',
      {
        evaluation2024: json([
          {
            ...evaluation[0],
            diffReports: [
              {
                ...report,
                diffs: {
                  ...report.diffs,
                  emissions: { ...report.diffs.emissions, scope1And2: { productionValue: 5 } },
                },
              },
            ],
          },
        ]),
      },
      EVALUATION_FILE,
      /\$\[0\]\.diffReports\[0\]\.diffs\.emissions\.scope1And2/,
    ],
    [
      'a wrong Wikidata id',
      { wikidata: json({ Example: { wikidataId: '1', tags: [] } }) },
      WIKIDATA_FILE,
      /\$\.Example\.wikidataId/,
    ],
    ['a web page for the workbook', { workbook: new TextEncoder().encode('<html></html>') }, WORKBOOK_FILE, /web page/],
    ['a workbook cut short', { workbook: files.workbook.subarray(0, 900) }, WORKBOOK_FILE, /sheet "Export"/],
    [
      'a workbook without the sheet',
      { workbook: buildTestWorkbook({ Main: [['a']] }) },
      WORKBOOK_FILE,
      /sheet "Export"/,
    ],
    [
      'a renamed heading',
      { workbook: buildTestWorkbook({ Export: [sheetHeading.with(6, '24_scope1'), sheetRow] }) },
      WORKBOOK_FILE,
      /row 1, column G: .*"24_scope1"/,
    ],
    [
      'a currency it does not know',
      { workbook: withSheetRow('turnover_currency', 'gold') },
      WORKBOOK_FILE,
      /row 2, column turnover_currency: "gold"/,
    ],
    [
      'text for a figure',
      { workbook: withSheetRow('23_scope1', '5 eller 6') },
      WORKBOOK_FILE,
      /row 2 of Export, column 23_scope1: "5 eller 6"/,
    ],
    [
      'another unreadable turnover',
      { workbook: withSheetRow('Turnover', '1,00,0') },
      WORKBOOK_FILE,
      /column Turnover: "1,00,0"/,
    ],
  ])('refuses %s', async (_, wrong, file, message) => {
    const reading = readKlimatkollen({ ...files, ...wrong })
    await expect(reading).rejects.toThrow(SourceFileError)
    await expect(reading).rejects.toThrow(file)
    await expect(reading).rejects.toThrow(message)
  })

  it('joins the three files, adds nothing up and leaves out a 0 that means a blank', async () => {
    const { records } = await readKlimatkollen(files)
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      recordId: 'Q1',
      hqRegion: null,
      identifiers: [{ kind: 'wikidata', value: 'Q1' }],
    })
    expect(records[0]?.disclosures.map(({ year, emissions, revenue }) => ({ year, emissions, revenue }))).toEqual([
      { year: 2022, emissions: { scope1Kg: 110_000, scope3CategoriesKg: { '6': 7_000 } }, revenue: null },
      {
        year: 2023,
        emissions: { scope1Kg: 100_000, scope2MarketKg: 20_000, scope2LocationKg: 30_000, scope3Kg: 400_000 },
        revenue: { amount: 5_000_000_000, currency: 'SEK' },
      },
      {
        year: 2024,
        emissions: { scope1Kg: 90_000, scope2Kg: 25_000, scope3CategoriesKg: { '6': 8_000 } },
        revenue: { amount: 6_000_000_000, currency: 'SEK' },
      },
    ])
  })

  it('reads the sum of scopes 1 and 2 as stated only where the sheet has none of its parts', async () => {
    const row: (string | number | null)[] = [...sheetRow]
    for (const column of ['23_scope1', '23_scope2MB', '23_scope2LB']) row[sheetHeading.indexOf(column)] = null
    const { records } = await readKlimatkollen({
      ...files,
      workbook: buildTestWorkbook({ Export: [sheetHeading, row] }),
    })
    expect(records[0]?.disclosures[1]?.emissions).toEqual({ scope1And2Kg: 120_000, scope3Kg: 400_000 })
  })

  it('holds back the turnover of 2024 where no currency is known, and both where they contradict each other', async () => {
    const unknown = await readKlimatkollen({ ...files, workbook: withSheetRow('turnover_currency', '???') })
    expect(unknown.records[0]?.disclosures.map(({ revenue }) => revenue)).toEqual([null, null, null])
    expect(unknown.refused.map(({ reason }) => reason).filter((reason) => reason.includes('turnover'))).toEqual([
      'Example 2023: the currency of the turnover 5000000000 is unknown',
      'Example 2024: a turnover of 6000000000 has no currency',
    ])
    const apart = await readKlimatkollen({ ...files, workbook: withSheetRow('Turnover', 50_000_000) })
    expect(apart.records[0]?.disclosures.map(({ revenue }) => revenue)).toEqual([null, null, null])
  })

  it('does not read a period of four months as a year', async () => {
    const months = { ...report, reportingPeriod: { ...report.reportingPeriod, startDate: '2024-09-01T00:00:00.000Z' } }
    const { records, refused } = await readKlimatkollen({
      ...files,
      evaluation2024: json([{ ...evaluation[0], diffReports: [months] }]),
    })
    expect(records[0]?.disclosures.map(({ year }) => year)).toEqual([2022, 2023])
    expect(refused[0]?.reason).toBe('Example 2024: the period starts on 2024-09-01 and is no year')
  })
})

describe.skipIf(!hasTestData)(`the published files of Klimatkollen${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(async () => {
    reading = await readKlimatkollen({
      companies: readTestData(COMPANIES_FILE),
      evaluation2024: readTestData(EVALUATION_FILE),
      workbook: readTestData(WORKBOOK_FILE),
      wikidata: readTestData(WIKIDATA_FILE),
    })
  })
  const years = (name: string) => reading.records.find((record) => record.name === name)?.disclosures ?? []
  const find = (name: string, year: number) => years(name).find((disclosure) => disclosure.year === year)

  it('has 259 companies with figures: 777 years to 2022, 141 in 2023, 222 in 2024', () => {
    const disclosures = reading.records.flatMap((record) => record.disclosures)
    expect(reading.records.filter((record) => record.disclosures.length > 0)).toHaveLength(260)
    expect(disclosures.filter(({ year }) => year <= 2022)).toHaveLength(777)
    expect(disclosures.filter(({ year }) => year === 2023)).toHaveLength(141)
    expect(disclosures.filter(({ year }) => year === 2024)).toHaveLength(222)
  })

  it('has Ericsson from 2016 to 2024, nine years', () => {
    expect(years('Ericsson').map(({ year }) => year)).toEqual([2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024])
  })

  // Company by company from the files, tonnes there.
  it.each([
    ['Ericsson', 2016, 'scope1Kg', 75_000_000],
    ['Ericsson', 2019, 'scope1Kg', 49_000_000],
    ['Ericsson', 2019, 'scope2MarketKg', 124_000_000],
    ['Ericsson', 2019, 'scope2LocationKg', 168_000_000],
    ['Ericsson', 2019, 'scope3Kg', 35_877_000_000],
    ['Ericsson', 2019, 'totalKg', 36_050_000_000],
    ['Ericsson', 2023, 'scope1Kg', 27_029_000],
    ['Ericsson', 2023, 'totalKg', 37_251_437_000],
    ['Ericsson', 2024, 'scope1Kg', 17_340_000],
    ['Ericsson', 2024, 'scope2Kg', undefined],
    ['Ericsson', 2024, 'scope3Kg', undefined],
    ['ABB', 2019, 'scope1And2Kg', 998_000_000],
    ['ABB', 2022, 'scope3Kg', 392_188_000_000],
    ['SSAB', 2022, 'scope1Kg', 9_844_000_000],
    ['SSAB', 2024, 'scope1Kg', 9_483_000_000],
    ['SKF', 2021, 'scope2LocationKg', 524_626_000],
    ['H&M', 2019, 'totalKg', 11_409_757_000],
    ['Vattenfall', 2024, 'scope1Kg', 3_300_000_000],
    ['Hexagon', 2024, 'scope2MarketKg', 29_697_000],
    ['Truecaller', 2024, 'scope2Kg', 253_000],
    ['Arion Bank', 2023, 'scope1Kg', 31_600],
    ['Coop i Sverige', 2023, 'scope1And2Kg', 12_653_000],
  ] as const)('reads %s %i %s of %s kg', (name, year, field, kilograms) => {
    expect(find(name, year)?.emissions[field]).toBe(kilograms)
  })

  it('has the scope 3 categories, without "other"', () => {
    expect(find('H&M', 2019)?.emissions.scope3CategoriesKg).toEqual({
      '1': 7_885_000_000,
      '4': 684_000_000,
      '11': 2_499_000_000,
      '12': 97_000_000,
    })
    expect(find('Ericsson', 2024)?.emissions.scope3CategoriesKg?.['11']).toBe(17_142_500_000)
  })

  it.each([
    ['Ericsson', 2023, { amount: 263_351_000_000, currency: 'SEK' }],
    ['Ericsson', 2024, { amount: 247_880_000_000, currency: 'SEK' }],
    ['Hexagon', 2024, { amount: 5_401_100_000, currency: 'EUR' }],
    ['ABB', 2023, { amount: 32_235_000_000, currency: 'USD' }],
    ['Dometic Group', 2023, null],
    ['Fenix Outdoor Int.', 2023, null],
    ['Investor', 2024, null],
    ['Nyfosa', 2023, null],
    ['Addnode Group', 2024, null],
  ])('reads for %s %i a revenue of %j', (name, year, revenue) => {
    expect(find(name, year)?.revenue ?? null).toEqual(revenue)
  })

  it('names the report and cell of a figure', () => {
    expect(find('AAK', 2022)).toMatchObject({
      document: { url: 'https://www.aak.com/siteassets/sustainability/sustainability-reports/aak-pai-report-2023.pdf' },
      locator: 'klimatkollen-companies-2015-2022.json, $[0].reportingPeriods[0]',
    })
    expect(find('AAK', 2023)?.locator).toBe('klimatkollen-companyData-2024-06.xlsx, sheet Export, row 2')
  })

  it('holds back figures in another unit than the years beside them', () => {
    expect(find('Autoliv', 2023)?.emissions).toEqual({
      scope1Kg: 95_000_000,
      scope2MarketKg: 263_000_000,
      scope3Kg: 3_770_000_000,
      totalKg: 4_130_000_000,
    })
    expect(find('SSAB', 2024)?.emissions.scope3CategoriesKg).toBeUndefined()
  })

  it('holds back figures under 2023 that are of 2022, as the publisher says', () => {
    expect(find('SSAB', 2023)?.emissions.scope1Kg).toBeGreaterThan(0)
    expect(find('SSAB', 2023)?.emissions.scope3Kg).toBeUndefined()
    expect(find('SSAB', 2023)?.emissions.scope3CategoriesKg).toBeUndefined()
    expect(find('Lundin Mining', 2023)).toBeUndefined()
    const reasons = reading.refused.map(({ reason }) => reason)
    expect(reasons).toContain('SSAB 2023: its scope 3 is of 2022, as the publisher says')
  })

  it('holds back single figures that contradict the company’s others, and stated totals below a part', () => {
    expect(find('AstraZeneca', 2023)?.emissions).toMatchObject({ scope3Kg: 6_736_878_000 })
    expect(Object.keys(find('AstraZeneca', 2023)?.emissions.scope3CategoriesKg ?? {})).not.toContain('1')
    expect(find('Apoteket', 2020)?.emissions).toMatchObject({ scope3Kg: 361_825_000, totalKg: 364_051_000 })
    expect(find('SCA', 2023)?.emissions.scope3CategoriesKg).toEqual({ '1': 152_000_000, '3': 48_000_000 })
    expect(find('OKQ8 Scandinavia', 2023)).toBeUndefined()
    expect(find('Byggmax Group', 2024)).toBeUndefined()
    expect(find('Ericsson', 2022)?.emissions.scope3Kg).toBeUndefined()
    expect(find('Ericsson', 2022)?.emissions.totalKg).toBe(30_928_019_000)
    expect(find('Swedbank', 2022)?.emissions).toEqual({
      scope1Kg: 622_000,
      scope2MarketKg: 5_065_000,
      scope3CategoriesKg: { '15': 5_062_739_000 },
    })
    expect(find('Sweco', 2023)?.emissions.totalKg).toBeUndefined()
    expect(find('Hufvudstaden', 2019)?.emissions.totalKg).toBe(1_296_000)
  })

  it('joins one company under the two Wikidata ids that the files use', () => {
    const heba = reading.records.filter(({ name }) => name === 'Heba')
    expect(heba.map(({ recordId }) => recordId)).toEqual(['Q10513055'])
    expect(heba[0]?.disclosures.map(({ year }) => year)).toEqual([2021, 2022, 2024])
  })
})
