import { describe, expect, it } from 'vitest'
import { SourceFileError } from '@/service/sources/tables/source-file-error'
import { readTaiwanExchange, readTaiwanExchangeRows } from './read-taiwan-exchange'

const row = {
  出表日期: '1141120',
  報告年度: '113',
  公司代號: '2330',
  公司名稱: '台灣積體電路製造股份有限公司',
  '範疇一排放量(噸CO2e)': '2196516.0000',
  範疇一資料邊界: '合併',
  範疇一取得驗證: '是',
  '範疇二排放量(噸CO2e)': '11130571.0000',
  範疇二資料邊界: '合併',
  範疇二取得驗證: '是',
  '範疇三排放量(噸CO2e)': '',
  範疇三資料邊界: '',
  範疇三取得驗證: '',
}
const { '範疇二排放量(噸CO2e)': _, ...withoutScope2 } = row

describe('readTaiwanExchange', () => {
  it.each([
    ['a web page', '<html>', /is not JSON/],
    ['an object', '{"data": []}', /is no list of rows/],
    ['an empty list', '[]', /there is no company in it/],
    ['a table with a heading less', JSON.stringify([withoutScope2]), /column 範疇二排放量\(噸CO2e\): no such column/],
    [
      'another unit, which is another heading',
      JSON.stringify([row]).replaceAll('噸CO2e', '千噸CO2e'),
      /no such column/,
    ],
    ['a year of our era', JSON.stringify([{ ...row, 報告年度: '2024' }]), /no year of the Republic of China/],
    ['what is no amount', JSON.stringify([{ ...row, '範疇一排放量(噸CO2e)': '約三萬' }]), /is not a number/],
  ])('refuses %s', (_what, text, message) => {
    const read = () => readTaiwanExchange('twse', new TextEncoder().encode(text))
    expect(read).toThrow(SourceFileError)
    expect(read).toThrow(message)
  })

  it('converts a year of the Taiwanese calendar, and files the group’s figures worldwide, with the ticker', () => {
    const [record] = readTaiwanExchangeRows('twse', [row]).records
    expect(record).toMatchObject({ recordId: '2330', hqRegion: 'TW', tickers: [{ exchange: 'TWSE', symbol: '2330' }] })
    expect(record?.disclosures).toMatchObject([
      { year: 2024, region: 'GLOBAL', emissions: { scope1Kg: 2_196_516_000, scope2Kg: 11_130_571_000 } },
    ])
    expect(record?.disclosures[0]?.emissions.scope3Kg).toBeUndefined()
  })

  it('files the company’s own figures under Taiwan, and guesses no boundary', () => {
    const own = { ...row, 公司代號: '2002', 範疇一資料邊界: '個體公司', 範疇二資料邊界: '其他' }
    const { records, refused } = readTaiwanExchangeRows('tpex', [own])
    expect(records[0]?.disclosures).toMatchObject([{ region: 'TW', emissions: { scope1Kg: 2_196_516_000 } }])
    expect(refused.map(({ reason }) => reason)).toEqual([
      '範疇二資料邊界 "其他" does not say whose 範疇二排放量(噸CO2e) is: 台灣積體電路製造股份有限公司',
    ])
  })
})
