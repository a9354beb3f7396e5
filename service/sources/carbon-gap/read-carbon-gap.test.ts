import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { CARBON_GAP_FILE, readCarbonGap } from './read-carbon-gap'

const note = `"Note, CC BY 4.0",,2\u00a0019,2020 data${','.repeat(20)}`
const heading =
  '2021 Global Rank Forbes 2000,Company Name,Industry,Country/Territory,Scope 1 GHG emissions tons CO₂e,' +
  'Scope 2 emissions tons CO₂e,Scope 3 emissions tons CO₂e,Scope 1 GHG emissions tons CO₂e,' +
  'Scope 2 emissions tons CO₂e (location based when available),Scope 1+2,Scope 3 emissions tons CO₂e,Scope 1-3 emissions,' +
  'Profit per ton in Scope 1+2,Profit per ton in Scope 1+2+3,Share of profit if carbon price for Scope 1-2 is 100 USD,' +
  'Share of profit if carbon price X for Scope 3,Combined share of profits,' +
  'Share of Revenue (Sales) Scope 1+2 if carbon price 100 USD,Share of Revenue (sales) Scope 1+2+3 if carbon price 100 USD,' +
  'CO2 intensity gram CO2/USD. (Scope 1-3/Revenue),1% of profit means,"Datasource emission data (name, link + page nr)",Sales/Revenue,Profit'
const row =
  '7,Example,Banking,Sweden,100,20,--,90,0,90,-,#VALUE!,,,,,,,,,,"Report 2020, page 5 https://example.org/r.pdf","$1500,50",$1'

function read(...lines: string[]) {
  return readCarbonGap(new TextEncoder().encode(`${lines.join('\n')}\n`))
}

describe('readCarbonGap', () => {
  it.each([
    ['a web page', ['<html></html>'], /web page/],
    ['a file cut in a row', [note, heading, row.slice(0, 60)], /not a CSV file/],
    ['a file without the heading', [note], /row 2: the heading is missing/],
    ['other years above the groups', [note.replace('2020 data', '2021 data'), heading, row], /row 1, columns C and D/],
    [
      'a renamed heading',
      [note, heading.replace('Scope 1+2,', 'Scope 1+2+3,'), row],
      /row 2, column J: .*"Scope 1\+2\+3"/,
    ],
    ['an unknown industry', [note, heading, row.replace('Banking', 'Space')], /row 3, column Industry: "Space"/],
    [
      'an unknown country',
      [note, heading, row.replace('Sweden', 'Nowhere')],
      /row 3, column Country\/Territory: .*"Nowhere"/,
    ],
    ['an unreadable figure', [note, heading, row.replace(',100,', ',1.2.3,')], /row 3, column Scope 1 GHG.*: "1.2.3"/],
    [
      'revenue in another currency',
      [note, heading, row.replace('$1500,50', '€1500,50')],
      /row 3, column Sales\/Revenue: "€1500,50"/,
    ],
    [
      'revenue with thousands commas',
      [note, heading, row.replace('$1500,50', '$1,500,50')],
      /row 3, column Sales\/Revenue: "1,500,50"/,
    ],
    ['a company twice', [note, heading, row, row], /row 4, column Company Name: "Example"/],
  ])('refuses %s', (_, lines, message) => {
    expect(() => read(...lines)).toThrow(SourceFileError)
    expect(() => read(...lines)).toThrow(message)
    expect(() => read(...lines)).toThrow(CARBON_GAP_FILE)
  })

  it('leaves missing figures out, keeps a stated 0 and reads revenue for 2020 only', () => {
    const [record] = read(note, heading, row).records
    expect(record).toMatchObject({ name: 'Example', hqRegion: 'SE', sector: 'Banking' })
    expect(record?.disclosures.map(({ year, emissions, revenue }) => ({ year, emissions, revenue }))).toEqual([
      { year: 2019, emissions: { scope1Kg: 100_000, scope2Kg: 20_000 }, revenue: null },
      {
        year: 2020,
        emissions: { scope1Kg: 90_000, scope2Kg: 0, scope1And2Kg: 90_000 },
        revenue: { amount: 1500.5, currency: 'USD' },
      },
    ])
  })
})

describe.skipIf(!hasTestData)(`the published table of Carbon Gap${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(() => {
    reading = readCarbonGap(readTestData(CARBON_GAP_FILE))
  })
  const find = (name: string, year: number) =>
    reading.records.find((record) => record.name === name)?.disclosures.find((disclosure) => disclosure.year === year)

  it('has 179 rows and three owners of reports; 357 company-years less six of another company, of which the revenue stays, and one in kilotonnes', () => {
    expect(reading.records).toHaveLength(179 + 3)
    const ofRows = reading.records.slice(0, 179)
    expect(ofRows.flatMap(({ disclosures }) => disclosures)).toHaveLength(357 - 6 - 1)
    const without = ofRows.filter(({ disclosures }) => disclosures.every(({ revenue }) => revenue === null))
    expect(without.map(({ name }) => name)).toEqual(['CVS Health'])
    expect(find('Mitsubishi', 2020)?.emissions).toEqual({})
  })

  // Row by row from the file, tonnes there.
  it.each([
    ['Nestlé', 2020, 'scope1Kg', 3_260_000_000],
    ['Nestlé', 2020, 'scope2Kg', 1_910_000_000],
    ['Nestlé', 2020, 'scope3Kg', 114_000_000_000],
    ['Nestlé', 2020, 'totalKg', 119_170_000_000],
    ['Nestlé', 2019, 'scope1Kg', 3_300_000_000],
    ['Nestlé', 2019, 'scope3Kg', undefined],
    ['JPMorgan Chase', 2019, 'scope2Kg', 692_299_000],
    ['JPMorgan Chase', 2020, 'totalKg', 766_340_000],
    ['Apple', 2020, 'scope2Kg', 0],
    ['Apple', 2019, 'scope3Kg', 24_980_000_000],
    ['Volkswagen Group', 2020, 'scope3Kg', 368_000_000_000],
    ['Walmart', 2020, 'scope1And2Kg', 15_930_000_000],
    ['Enel', 2019, 'scope1Kg', 70_000_000_000],
    ['Taiwan Semiconductor', 2020, 'scope2Kg', 7_459_856_000],
    ['Møller-Maersk', 2020, 'scope1Kg', 33_902_000_000],
    ['LafargeHolcim', 2020, 'scope1Kg', 110_000_000_000],
    ['Daimler', 2020, 'scope1Kg', 1_027_000_000],
  ] as const)('reads %s %i %s of %s kg', (name, year, field, kilograms) => {
    expect(find(name, year)?.emissions[field]).toBe(kilograms)
  })

  it.each([
    ['Nestlé', 89_900_000_000],
    ['Walmart', 559_200_000_000],
    ['Saudi Arabian Oil Company (Saudi Aramco)', 229_700_000_000],
    ['Coca-Cola', 33_000_000_000],
  ])('reads for %s a revenue of %i USD in 2020 and none in 2019', (name, amount) => {
    expect(find(name, 2020)?.revenue).toEqual({ amount, currency: 'USD' })
    expect(find(name, 2019)?.revenue ?? null).toBeNull()
  })

  it('names the report, page and row of a figure', () => {
    expect(find('Nestlé', 2020)).toMatchObject({
      document: {
        url: 'https://www.nestle.com/sites/default/files/2022-03/2021-tcfd-report.pdf',
        title: '2021-tcfd-report',
        page: '24',
      },
      locator: 'row 31, columns H to L and W',
    })
    expect(find('Nestlé', 2019)?.document?.page).toBe('58')
  })

  it.each(['Bank of China', 'China Everbright Bank', 'China State Construction Engineering', 'Coca-Cola', 'HDFC'])(
    'carries no emissions of another company for %s',
    (name) => {
      expect(find(name, 2019)).toBeUndefined()
      expect(find(name, 2020)?.emissions).toEqual({})
    },
  )

  it('files the emissions of a row under the company whose report it is, without the revenue of the row', () => {
    expect(find('Mitsubishi Motors', 2020)).toMatchObject({
      emissions: { scope1Kg: 79_000_000, scope2Kg: 289_000_000, totalKg: 20_654_000_000 },
      revenue: null,
      locator: 'row 83, columns H to L and W',
      document: { page: '111' },
    })
    expect(find('China Everbright International', 2019)?.emissions.scope1Kg).toBe(8_992_913_000)
    expect(find('Coca-Cola European Partners', 2020)?.emissions.scope1And2Kg).toBe(340_930_000)
    expect(reading.records.filter(({ name }) => /Hong Kong|HDFC Bank .row/.test(name))).toEqual([])
  })

  it('holds back what stands in another unit or method than the year beside it in such a row', () => {
    expect(find('Mitsubishi Motors', 2019)?.emissions).toEqual({ scope1Kg: 110_000_000, scope2Kg: 416_000_000 })
    expect(find('Coca-Cola European Partners', 2019)?.emissions.scope2Kg).toBeUndefined()
  })

  it('holds back a figure in kilotonnes in a column of tonnes, and a blank written as 0', () => {
    expect(find('Daimler', 2019)).toBeUndefined()
    expect(find('PepsiCo', 2019)?.emissions).toEqual({ scope1Kg: 84_646_000, scope3Kg: 621_711_000 })
  })

  it('finds Saudi Aramco under both its names', () => {
    expect(reading.records[2]?.otherNames).toEqual(['Saudi Arabian Oil Company', 'Saudi Aramco'])
  })
})
