import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { readTaiwanMoenv, TAIWAN_MOENV_FILE } from './read-taiwan-moenv'

const heading =
  '公司,事業統編,2022範疇一,2023範疇一,2024範疇一,2022範疇二,2023範疇二,2024範疇二,2022總排放,2023總排放,2024總排放,' +
  '2022營收,2023營收,2024營收,2022密集度,2023密集度,2024密集度,密集度變化'
const row = '某公司,22099131,"1,000.50",0.00,900,2,0,4,"1,002.50",0,904,#N/A,#N/A,#N/A,#N/A,#N/A,#N/A,#N/A'

function read(...lines: string[]) {
  return readTaiwanMoenv(new TextEncoder().encode(`${lines.join('\n')}\n`))
}

describe('readTaiwanMoenv', () => {
  it.each([
    ['an empty file', [''], /the whole file|row 1/],
    ['a web page', ['<!DOCTYPE html><html></html>'], /web page/],
    ['a file cut in a row', [heading, row.slice(0, 40)], /not a CSV file/],
    ['a heading more', [`${heading},2025範疇一`, `${row},5`], /row 1, column S: .*2025範疇一/],
    ['a renamed heading', [heading.replace('2022範疇二', '2022範疇三'), row], /row 1, column F: .*2022範疇三/],
    ['an unreadable figure', [heading, row.replace('"1,000.50"', '1.000.50')], /row 2, column 2022範疇一: "1.000.50"/],
    ['a negative figure', [heading, row.replace('"1,000.50"', '-5')], /row 2, column 2022範疇一: -5 is negative/],
    ['a missing figure', [heading, row.replace('"1,000.50"', '#N/A')], /row 2, column 2022範疇一: a figure is missing/],
    ['a total that is not scope 1 + 2', [heading, row.replace('"1,002.50"', '999')], /row 2, column 2022總排放/],
    ['a wrong tax id', [heading, row.replace('22099131', '22099132')], /row 2, column 事業統編: "22099132"/],
    ['a company twice', [heading, row, row], /row 3, column 事業統編: 22099131 is in row 2/],
  ])('refuses %s', (_, lines, message) => {
    expect(() => read(...lines)).toThrow(SourceFileError)
    expect(() => read(...lines)).toThrow(message)
    expect(() => read(...lines)).toThrow(TAIWAN_MOENV_FILE)
  })

  it('reads 0 and 0 as not reported, and says so', () => {
    const { records, refused } = read(heading, row)
    expect(records[0]?.disclosures.map(({ year }) => year)).toEqual([2022, 2024])
    expect(refused).toEqual([
      {
        source: 'taiwan-moenv',
        file: TAIWAN_MOENV_FILE,
        row: 'row 2',
        reason: '2023: 0 and 0 stands for "not reported" in this list',
      },
    ])
  })

  it('files the figures under Taiwan, without revenue, and restores the leading zero of a tax id', () => {
    const { records } = read(heading, row.replace('22099131', '3543210'))
    const file = 'taiwan-gcaa-ghg-2022-2024.csv'
    expect(records[0]).toMatchObject({ hqRegion: 'TW', identifiers: [{ kind: 'tw_tax_id', value: '03543210' }] })
    expect(records[0]?.disclosures[0]).toEqual({
      source: 'taiwan-moenv',
      recordId: '03543210',
      year: 2022,
      region: 'TW',
      emissions: { scope1Kg: 1_000_500, scope2Kg: 2_000, scope1And2Kg: 1_002_500 },
      revenue: null,
      document: null,
      locator: 'row 2, columns 2022',
      printed: [
        { field: 'scope1Kg', printed: '1,000.50', unit: 't CO2e', place: { file, row: 2, column: '2022範疇一' } },
        { field: 'scope2Kg', printed: '2', unit: 't CO2e', place: { file, row: 2, column: '2022範疇二' } },
        { field: 'scope1And2Kg', printed: '1,002.50', unit: 't CO2e', place: { file, row: 2, column: '2022總排放' } },
      ],
    })
  })
})

describe.skipIf(!hasTestData)(`the published file of Taiwan${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(() => {
    reading = readTaiwanMoenv(readTestData(TAIWAN_MOENV_FILE))
  })

  it('has 334 companies and 902 company-years; 100 of 1,002 are 0 and 0', () => {
    expect(reading.records).toHaveLength(334)
    expect(reading.records.flatMap(({ disclosures }) => disclosures)).toHaveLength(902)
    expect(reading.refused.filter(({ reason }) => reason.includes('not reported'))).toHaveLength(100)
  })

  // Row by row from the file, tonnes there.
  it.each([
    ['台灣積體電路製造股份有限公司', 2022, 'scope1Kg', 1_837_487_420],
    ['台灣積體電路製造股份有限公司', 2024, 'scope2Kg', 10_565_676_500],
    ['台灣積體電路製造股份有限公司', 2023, 'scope1And2Kg', 11_418_277_620],
    ['中國鋼鐵股份有限公司', 2022, 'scope1Kg', 18_248_808_260],
    ['中國鋼鐵股份有限公司', 2023, 'scope2Kg', 1_257_852_430],
    ['中國鋼鐵股份有限公司', 2024, 'scope1And2Kg', 18_762_929_950],
    ['台灣塑膠工業股份有限公司', 2023, 'scope1Kg', 3_542_104_250],
    ['台灣塑膠工業股份有限公司', 2022, 'scope2Kg', 4_710_122_650],
    ['大統新創股份有限公司', 2022, 'scope1Kg', 18_740_030],
    ['大統新創股份有限公司', 2024, 'scope2Kg', 3_961_120],
    ['中鴻鋼鐵股份有限公司', 2022, 'scope1Kg', 138_164_680],
    ['信大水泥股份有限公司', 2023, 'scope1Kg', 551_764_810],
    ['藍海氣體工業股份有限公司', 2024, 'scope1Kg', 60_650],
    ['菱生精密工業股份有限公司', 2024, 'scope2Kg', 13_317_090],
  ] as const)('reads %s %i %s of %i kg', (name, year, field, kilograms) => {
    const record = reading.records.find((candidate) => candidate.name === name)
    const disclosure = record?.disclosures.find((candidate) => candidate.year === year)
    expect(disclosure?.emissions[field]).toBe(kilograms)
    expect(disclosure?.region).toBe('TW')
  })

  it('holds back the one figure that is a unit error between its neighbours', () => {
    const power = reading.records.find(({ name }) => name === '和平電力股份有限公司')
    expect(power?.disclosures.map(({ emissions }) => emissions.scope2Kg)).toEqual([749_630, undefined, 2_674_410])
  })
})
