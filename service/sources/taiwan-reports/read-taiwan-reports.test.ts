import { beforeAll, describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import type { SourceReading } from '@/service/sources/tables/source-record'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { boundaryOf, groupAmountsIn, methodOf } from './boundary'
import { readFiguresOfReports, readTaiwanReports, TAIWAN_REPORTS_FILES } from './read-taiwan-reports'

const heading = [
  '西元年份',
  '公司代碼',
  '公司簡稱',
  '欄位編號',
  '欄位名稱',
  '欄位數值',
  '欄位單位',
  '補充說明',
  '參考頁數',
  '處理時間',
]
const scope1 = [
  '2024',
  '2330',
  '台積電',
  '9',
  '範疇一/類別一（值）',
  '1,000.50',
  '公噸CO2e',
  '全集團（含海外廠）',
  'p.12, p.13',
  '2026',
]
const identities = new Map([['2330', { taxId: '22099131', fullName: '台灣積體電路製造股份有限公司' }]])
const change = (index: number, value: string) => scope1.map((cell, place) => (place === index ? value : cell))
const read = (...rows: string[][]) =>
  readFiguresOfReports(
    [heading, ...rows].map((cells, index) => ({ row: index + 1, cells })),
    identities,
  )

describe('boundaryOf', () => {
  it.each([
    ['2024年全集團（含海外廠）範疇一排放量。', 'group'],
    ['母公司(594,320)+合併報表子公司(2.4)=594,322', 'group'],
    ['包含台灣、中國、美國及加拿大營運據點。', 'group'],
    ['台灣區數值。若含海外全球總量為21,612.4公噸CO2e。', 'taiwan'],
    ['為本公司（不含海外）範疇一排放量', 'taiwan'],
    ['僅計台灣(3,311,817)，不包括中國大陸及海外廠', 'taiwan'],
    ['2024年範疇一排放量。', 'unknown'],
    ['', 'unknown'],
  ])('reads %s as %s', (note, boundary) => {
    expect(boundaryOf(note)).toBe(boundary)
  })
})

describe('groupAmountsIn', () => {
  it.each([
    ['若需包含子公司（全球），總計為 1,825,872 公噸CO2e（p.266）。', 1_581_312, ['1,825,872']],
    ['華邦(臺灣)範疇一排放量。若含子公司(含海外)總計為89,823公噸CO2e，依欄位定義排除海外廠。', 49_316, ['89,823']],
    ['台灣區數值。若含海外全球總量為21,612.4公噸CO2e。', 2456.7, ['21,612.4']],
    ['台灣地區(39,423.4137) + 子公司(33,565.5450)。', 39_423.41, ['39,423.4137', '33,565.5450']],
    // The cell is the sum already.
    ['華夏公司(22,463)+子公司(113,795)之範疇一排放量總和', 136_258, []],
    ['若為地區基準(Location-based)則為421,861.4475公噸CO2e。', 246_960, []],
    ['若包含全集團（台灣+中國+東南亞+歐美），總量會更高。', 17_878, []],
  ])('finds in %s, beside %d t, %j', (note, tonnes, amounts) => {
    expect(groupAmountsIn(note, tonnes)).toEqual(amounts)
  })
})

describe('methodOf', () => {
  it('reads the method of this figure, not of another that the note mentions', () => {
    expect(methodOf('Scope 2 (Location-Based) 排放總量。若為Market-Based則為182,760。')).toBe('scope2LocationKg')
    expect(methodOf('範疇二（市場基礎 Market-based）')).toBe('scope2MarketKg')
    expect(methodOf('範疇二排放總量（市場基礎/報告未特別區分）')).toBe('scope2Kg')
  })
})

describe('readFiguresOfReports', () => {
  it.each([
    ['another year', change(0, '2023'), /column 西元年份/],
    ['an unreadable figure', change(5, '1.000.50'), /column 欄位數值/],
    ['a negative figure', change(5, '-1'), /-1 is negative/],
  ])('refuses %s', (_, row, message) => {
    expect(() => read(row)).toThrow(SourceFileError)
    expect(() => read(row)).toThrow(message)
  })

  it('files a figure of the group worldwide, one of Taiwan under TW, and leaves out figures whose note does not say', () => {
    const regions = (note: string) =>
      read(change(7, note)).records.flatMap(({ disclosures }) => disclosures.map(({ region }) => region))
    expect(regions('全集團（含海外廠）')).toEqual(['GLOBAL'])
    expect(regions('台灣廠')).toEqual(['TW'])
    expect(regions('2024年排放量')).toEqual([])
    expect(read(change(7, '2024年排放量')).refused[0]).toMatchObject({ row: 'row 2' })
  })

  it('files the group’s amount that the note states worldwide, beside the cell of Taiwan', () => {
    const cell = change(5, '39,423.41')
    cell[7] = '台灣地區(39,423.4137) + 子公司(33,565.5450)。'
    const [group, taiwan] = read(cell).records[0]?.disclosures ?? []
    expect(group).toMatchObject({ region: 'GLOBAL', emissions: { scope1Kg: 72_988_958.7 } })
    expect(group?.printed.map(({ printed }) => printed)).toEqual(['39,423.4137', '33,565.5450'])
    expect(taiwan).toMatchObject({ region: 'TW', emissions: { scope1Kg: 39_423_410 } })
  })

  it('stops at a field that a company has twice, which would be added up', () => {
    expect(() => read(scope1, change(5, '2,000'))).toThrow(/row 3: 台積電 has 範疇一\/類別一（值） twice/)
  })

  it('leaves out a figure without its unit, and a company whose tax id is unknown', () => {
    expect(read(change(6, 'NA')).refused[0]?.reason).toContain('without the unit')
    expect(read(change(1, '9999')).refused[0]?.reason).toContain('no tax id')
  })
})

describe.skipIf(!hasTestData)(`Taiwan's reports${needsTestData}`, () => {
  let reading: SourceReading
  beforeAll(() => {
    reading = readTaiwanReports({
      figures: readTestData(TAIWAN_REPORTS_FILES.figures),
      identities: readTestData(TAIWAN_REPORTS_FILES.identities),
      revenues: readTestData(TAIWAN_REPORTS_FILES.revenues),
    })
  })
  const worldwide = (name: string) =>
    reading.records
      .find((record) => record.name === name)
      ?.disclosures.find((one) => one.region === 'GLOBAL' && one.year === 2024)

  it('yield totals of foreign groups for those groups, not for a company of Taiwan', () => {
    expect(worldwide('Micron Technology')?.emissions).toEqual({
      scope1Kg: 2_574_449_000,
      scope2MarketKg: 4_002_529_000,
    })
    expect(worldwide('Corning Incorporated')?.emissions).toEqual({ scope1And2Kg: 3_800_000_000 })
    expect(reading.records.filter(({ name }) => name.includes('恩智浦'))).toEqual([])
  })

  it('yield TSMC’s group figure from the note, beside its cell for Taiwan, and its revenue', () => {
    expect(worldwide('台灣積體電路製造股份有限公司')).toMatchObject({
      emissions: { scope1Kg: 1_825_872_000, scope2Kg: 10_957_397_000 },
      revenue: { amount: 2_894_307_699_000, currency: 'TWD' },
    })
  })

  it('yield the group’s figures of Winbond, GlobalWafers and Cheng Shin, which the notes state beside those of Taiwan', () => {
    expect(worldwide('華邦電子股份有限公司')?.emissions).toEqual({ scope1Kg: 89_823_000, scope2Kg: 432_248_000 })
    expect(worldwide('環球晶圓股份有限公司')?.emissions).toEqual({ scope1Kg: 21_612_400, scope2Kg: 524_348_000 })
    expect(worldwide('正新橡膠工業股份有限公司')?.emissions).toEqual({
      scope1Kg: 72_988_958.7,
      scope2Kg: 942_031_580.6,
    })
  })

  it('yield the totals of YFY and Ennostar for these, not for the company in whose row they are', () => {
    expect(worldwide('YFY Inc.')?.emissions).toEqual({ scope1Kg: 2_065_451_000, scope2Kg: 332_245_000 })
    expect(worldwide('Ennostar Inc.')?.emissions.scope1Kg).toBe(53_984_400)
    expect(worldwide('晶元光電股份有限公司')).toBeUndefined()
  })

  it('contain worldwide emissions of 38 companies, and revenue of 160', () => {
    const withEmissions = reading.records.filter(({ disclosures }) =>
      disclosures.some(({ region, emissions }) => region === 'GLOBAL' && Object.keys(emissions).length > 0),
    )
    expect(withEmissions).toHaveLength(38)
    expect(
      reading.records.filter(({ disclosures }) => disclosures.some(({ revenue }) => revenue !== null)),
    ).toHaveLength(160)
  })
})
