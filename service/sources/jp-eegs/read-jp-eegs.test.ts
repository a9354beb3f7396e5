import { describe, expect, it } from 'vitest'
import { readCsvRows } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { hasTestData, needsTestData, readTestData } from '@/service/sources/testing/read-test-data'
import { isCorporateNumber } from './corporate-number'
import { JP_EEGS_HISTORY_FILE, readHistory } from './read-history'
import { JP_EEGS_FILE, readJpEegs, readJpEegsRows } from './read-jp-eegs'

const heading = '法人番号,特定排出者コード,事業者・事業所名,区分,業種,所在地,温室効果ガス算定排出量(tCO2),ページ'
const page = 'https://eegs.env.go.jp/ghg-santeikohyo-result/corporate?spEmitCode=1'
const row = `3010001008848,985336900,日本製鉄株式会社,特定事業所排出者,鉄鋼業,東京都千代田区,74450557,${page}`
const rowsOf = (file: string, lines: string[]) => readCsvRows(file, new TextEncoder().encode(`${lines.join('\n')}\n`))
const read = (...lines: string[]) => readJpEegsRows(rowsOf(JP_EEGS_FILE, [heading, ...lines]))
const pastHeading = 'spEmitCode,repDivID,year,gasID,value,unit,source_file'
const past = (...lines: string[]) => readHistory(rowsOf(JP_EEGS_HISTORY_FILE, [pastHeading, ...lines]))
const other = row.replace('3010001008848', '1010001008668').replace('日本製鉄', 'ＪＦＥ')
const reasonOf = (line: string) => read(other, line).refused[0]?.reason.split(':')[0]

describe('readJpEegs', () => {
  it.each([
    ['another kind of emitter', row.replace('特定事業所排出者', '特定船舶'), /row 2, column 区分/],
    ['what is no corporate number', row.replace('3010001008848', '301'), /row 2, column 法人番号/],
    ['what is no amount', row.replace('74450557', '74,5'), /row 2|not a CSV/],
    ['a negative amount', row.replace('74450557', '-5'), /row 2, column 温室効果ガス/],
  ])('refuses %s', (_, line, message) => {
    expect(() => read(line)).toThrow(SourceFileError)
    expect(() => read(line)).toThrow(message)
  })

  it('reads one sum of scopes 1 and 2 for Japan, with its months and public page', () => {
    const [record] = read(row).records
    expect(record).toMatchObject({
      recordId: '3010001008848',
      hqRegion: 'JP',
      identifiers: [{ kind: 'jp_corporate_number', value: '3010001008848' }],
    })
    expect(record?.disclosures).toMatchObject([
      {
        year: 2023,
        region: 'JP',
        period: { from: '2023-04', to: '2024-03' },
        emissions: { scope1And2Kg: 74_450_557_000 },
        document: { url: page },
      },
    ])
  })

  it('adds up what one entity emits at its sites and as a transporter, whatever the spaces in its name', () => {
    const [record, ...others] = read(
      row,
      row.replace('特定事業所排出者', '特定貨物輸送事業者').replace('日本製鉄', '日本　製鉄').replace('74450557', '43'),
    ).records
    expect(others).toEqual([])
    expect(record?.disclosures[0]?.emissions).toEqual({ scope1And2Kg: 74_450_600_000 })
    expect(record?.disclosures[0]?.printed.map(({ label }) => label)).toEqual([
      '特定事業所排出者',
      '特定貨物輸送事業者',
    ])
  })

  it('keeps the offices of one city separate, without the city’s number', () => {
    const { records } = read(row, row.replace('日本製鉄株式会社', '東京都水道局').replace('985336900', '991300205'))
    expect(records.map(({ identifiers }) => identifiers)).toEqual([[], []])
  })

  it('keeps an entity whose number fails its check digit under the register’s own code, without the number', () => {
    const mistyped = row.replace('3010001008848', '4010001008848')
    const { records } = read(mistyped, mistyped.replace('特定事業所排出者', '特定貨物輸送事業者'))
    expect(records.map(({ recordId, identifiers }) => [recordId, identifiers])).toEqual([
      ['985336900 日本製鉄株式会社', []],
    ])
    // A supplier of energy is recognized by that code too.
    const power = mistyped.replace('鉄鋼業', '電気業')
    expect(read(other, power, mistyped.replace('特定事業所排出者', '特定貨物輸送事業者')).records).toHaveLength(1)
  })

  it('adds the earlier years of an entity whose history ends with this year’s amount', () => {
    const years = ['2009', '2022', '2023'].map(
      (year) => `985336900,1,${year},0,${year === '2023' ? '74450557.0' : `${year}.0`},千,a.csv`,
    )
    const of = (...lines: string[]) =>
      readJpEegsRows(rowsOf(JP_EEGS_FILE, [heading, ...lines]), past(...years)).records[0]?.disclosures ?? []
    expect(of(row).map(({ year, period, emissions }) => [year, period?.to, emissions.scope1And2Kg])).toEqual([
      [2009, '2010-03', 2_009_000],
      [2022, '2023-03', 2_022_000],
      [2023, '2024-03', 74_450_557_000],
    ])
    expect(of(row)[0]?.printed[0]?.place).toEqual({ file: 'eegs_panel.csv', row: 2, column: 'value' })
    // With another amount for this year, or a part without history, no year is added, because it would lack something.
    expect(of(row.replace('74450557', '74450558'))).toHaveLength(1)
    expect(of(row, row.replace('特定事業所排出者', '特定貨物輸送事業者').replace('74450557', '43'))).toHaveLength(1)
  })

  it.each([
    ['another kind of emitter', '985336900,9,2022,0,5.0,千,a.csv', /row 2, column repDivID/],
    ['what is no amount', '985336900,1,2022,0,-5,千,a.csv', /row 2, column value/],
    ['another unit', '985336900,1,2022,0,5.0,kt,a.csv', /row 2, column unit/],
  ])('refuses %s in the history', (_, line, message) => {
    expect(() => past(line)).toThrow(message)
  })

  it('refuses a year of the history twice', () => {
    const line = '985336900,1,2022,0,5.0,千,a.csv'
    expect(() => past(line, line)).toThrow(/row 3, column year/)
  })

  it('leaves out freight of others, suppliers of power and heat with all their rows, and administrations', () => {
    expect(reasonOf(row.replace('特定事業所排出者', '特定荷主'))).toBe('freight that others carried for it')
    expect(reasonOf(row.replace('鉄鋼業', '地方公務'))).toBe('the administration of a state, prefecture or city')
    expect(reasonOf(row.replace('74450557', '0.0'))).toBe('0 stands for nothing')
    const power = row.replace('鉄鋼業', '電気業')
    expect(read(other, power, row.replace('特定事業所排出者', '特定貨物輸送事業者')).records).toHaveLength(1)
  })
})

it('recognizes corporate numbers by their check digit', () => {
  expect(['3010001008848', '1010001008668', '7000012050002'].map(isCorporateNumber)).toEqual([true, true, true])
  expect(['3010001008849', '301000100884', ''].map(isCorporateNumber)).toEqual([false, false, false])
})

describe.skipIf(!hasTestData)(`Japan's register${needsTestData}`, () => {
  it('has 10,904 legal entities, and no JERA', () => {
    const { records } = readJpEegs({ list: readTestData(JP_EEGS_FILE), history: readTestData(JP_EEGS_HISTORY_FILE) })
    expect(records).toHaveLength(10_904)
    expect(records.filter(({ name }) => name === '株式会社JERA')).toEqual([])
    const steel = records.find(({ name }) => name === '東京製鐵株式会社')
    expect(steel?.disclosures.at(-1)?.emissions.scope1And2Kg).toBe(1_388_035_000)
    // 183 emitters have a history; suppliers of power, and those that also transport by road, have none here.
    expect(records.filter(({ disclosures }) => disclosures.length > 1).length).toBeGreaterThan(100)
  })
})
