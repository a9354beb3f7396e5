import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

/** A table under this unit; 1.25 and 1.31 as it prints them. */
function under(unit: string, first = '1.25', second = '1.31'): string[] {
  return readText(
    `# Report 2023\n\n| GHG emissions (${unit}) | 2023 | 2022 |\n|---|---|---|\n| Scope 1 | ${first} | ${second} |`,
  )
}

const of = (tonnes: number, before: number) => [`2022 1 ${before}`, `2023 1 ${tonnes}`]

test.each([
  ['万吨二氧化碳当量', 12_500, 13_100],
  ['萬噸CO2e', 12_500, 13_100],
  ['만톤CO2e', 12_500, 13_100],
  ['千吨CO2e', 1250, 1310],
  ['천톤 CO2e', 1250, 1310],
  ['百万吨CO2e', 1_250_000, 1_310_000],
  ['亿吨CO2e', 125_000_000, 131_000_000],
  ['lakh tonnes of CO2e', 125_000, 131_000],
  ['Lac MT CO2e', 125_000, 131_000],
  ['tCO2e in lakhs', 125_000, 131_000],
  ['crore tCO2e', 12_500_000, 13_100_000],
  ['juta ton CO2e', 1_250_000, 1_310_000],
  ['triệu tấn CO2e', 1_250_000, 1_310_000],
  ['ล้านตัน CO2e', 1_250_000, 1_310_000],
  ['مليون طن CO2e', 1_250_000, 1_310_000],
  ['m metric tons CO2e', 1_250_000, 1_310_000],
  ['10^6 kg CO2e', 1250, 1310],
  ['tCO2e x 10^3', 1250, 1310],
  ['公噸CO2e', 1.25, 1.31],
])('%s is understood', (unit, tonnes, before) => {
  expect(under(unit)).toEqual(of(tonnes, before))
})

test.each([
  'ribu ton CO2e',
  'nghìn tấn CO2e',
  'bin ton CO2e',
  'тыс. т CO2-экв.',
  'хил. тона CO2e',
  'tūkst. t CO2e',
  'tisoč ton CO2e',
  'tis. t CO2e',
  'mii tone CO2e',
  'ezer tonna CO2e',
  'ألف طن CO2e',
])('%s is a thousand tonnes, with a decimal comma', (unit) => {
  expect(under(unit, '12,5', '13,1')).toEqual(of(12_500, 13_100))
})

test.each(['zillion tCO2e', 'quuxon tonnes CO2e', '厘吨CO2e'])(
  'a word before the tonne that nobody knows, as in %s, ends the reading',
  (unit) => {
    expect(under(unit)).toEqual([])
  },
)

test.each(['tonnes of carbon', 'tC', 'ktC', 't-C'])('%s are no tonnes of CO2e and are not read', (unit) => {
  expect(under(unit, '12,500', '13,100')).toEqual([])
})

test('words that change no amount before the tonne do not end the reading', () => {
  for (const unit of ['metric tonnes CO2e', 'gross tCO2e', 'in tonnes CO2e', 'Tonnen CO2e'])
    expect(under(unit, '12,500', '13,100')).toEqual(of(12_500, 13_100))
})

test('a unit in a column of its own, as Indian reports have it', () => {
  const table =
    '| Parameter | Unit | FY 2023-24 | FY 2022-23 |\n|---|---|---|---|\n| Total Scope 1 emissions | Lakh tCO2e | 1.25 | 1.31 |'
  expect(readText(`# BRSR FY 2023-24\n\n${table}`)).toEqual(['2023 1 131000', '2024 1 125000'])
})
