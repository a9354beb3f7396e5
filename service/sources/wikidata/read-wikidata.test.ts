import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { readWikidata, WIKIDATA_P5991_FILE } from './read-wikidata'

const heading =
  'qid,name,year,s1,s2_mb,s2_lb,s2_unspecified,s3_total,s3_categories_count,s3_categories_sum,total_stated,check,ref'
const row = 'Q11,Aldgate,2024,100.0,20.0,30.0,,400.0,2,380.0,520.0,ok,https://example.org/report.pdf'

const read = (...lines: string[]) => readWikidata(new TextEncoder().encode(`${lines.join('\n')}\n`))
const reasons = (...lines: string[]) => read(heading, row, ...lines).refused.map(({ reason }) => reason)

describe('readWikidata', () => {
  it.each([
    ['an empty file', [''], /the whole file|row 1/],
    ['another heading', [heading.replace('s1', 's9'), row], /row 1, column D/],
    ['what is no entity', [heading, row.replace('Q11', 'P11')], /row 2, column qid/],
    ['what is no year', [heading, row.replace('2024', '24')], /row 2, column year/],
    ['what is no number', [heading, row.replace('100.0', 'many')], /row 2, column s1: "many"/],
    ['a year twice', [heading, row, row], /row 3, column year: Q11 of 2024 is in row 2/],
  ])('refuses %s', (_, lines, message) => {
    expect(() => read(...lines)).toThrow(SourceFileError)
    expect(() => read(...lines)).toThrow(message)
  })

  it('reads scopes by method, with the address of the report', () => {
    expect(read(heading, row).records[0]).toMatchObject({
      recordId: 'Q11',
      name: 'Aldgate',
      identifiers: [{ kind: 'wikidata', value: 'Q11' }],
      disclosures: [
        {
          year: 2024,
          region: 'GLOBAL',
          emissions: {
            scope1Kg: 100_000,
            scope2MarketKg: 20_000,
            scope2LocationKg: 30_000,
            scope3Kg: 400_000,
            totalKg: 520_000,
          },
          document: { url: 'https://example.org/report.pdf' },
        },
      ],
    })
  })

  it('leaves out a total that differs from its parts or has none', () => {
    const [record] = read(heading, row.replace(',ok,', ',differs,')).records
    expect(record?.disclosures[0]?.emissions.totalKg).toBeUndefined()
    expect(reasons('Q12,Birch,2024,,,,,,,,500.0,,')).toEqual(['a total without its parts: Birch 2024'])
  })

  it('refuses single implausible cells, which anybody may have written', () => {
    expect(reasons('Q12,Birch,2024,5.0,,,-2.0,,,,,,')).toEqual(['s2_unspecified is negative: Birch 2024'])
    expect(reasons('Q12,Birch,2024,5.0,,,,0.0,,,,,')).toEqual(['scope 3 of 0 stands for a blank: Birch 2024'])
    expect(reasons('Q12,Birch,2024,5.0,,,,100.0,2,900.0,,,')).toEqual([
      'scope 3 below the sum of its categories: Birch 2024',
    ])
    expect(reasons('Q12,,2024,5.0,,,,,,,,,')).toEqual(['no name: Q12 2024'])
  })
})

describe.skipIf(!hasTestData)(`Wikidata's carbon footprints${needsTestData}`, () => {
  it('belong to 217 companies, without what a person found wrong', () => {
    const { records } = readWikidata(readTestData(WIKIDATA_P5991_FILE))
    expect(records).toHaveLength(217)
    const yearOf = (qid: string, year: number) =>
      records.find(({ recordId }) => recordId === qid)?.disclosures.find((one) => one.year === year)
    expect(yearOf('Q188326', 2023)).toBeUndefined()
    expect(yearOf('Q505922', 2024)?.emissions).toEqual({
      scope1Kg: 51_000_000,
      scope2MarketKg: 15_000_000,
      scope2LocationKg: 165_000_000,
    })
    expect(yearOf('Q787044', 2023)?.emissions.scope2LocationKg).toBeUndefined()
    expect(yearOf('Q54075', 2024)?.emissions.scope3Kg).toBeUndefined()
  })
})
