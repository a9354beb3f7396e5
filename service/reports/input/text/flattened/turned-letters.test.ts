import { expect, it } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'
import { withTurnedLetters } from './turned-letters'

it('joins letters that stand below each other, and moves no other line', () => {
  expect(withTurnedLetters(['水', '資', '源', '総量', '量', '5'])).toEqual(['水資源', '', '', '総量', '量', '5'])
  expect(withTurnedLetters(['ー', 'ー', 'ー', '5'])).toEqual(['ー', 'ー', 'ー', '5'])
})

const rows = [
  ['電力', '連結', '百万kWh', '18.9', '22.0', '20.4'],
  [...'温室効果ガスの削減'],
  ['Scope1', '連結', 't-CO2', '3,210', '4,020', '3,330'],
  ['Scope2 （マーケット基準）', '連結', 't-CO2', '92,600', '97,000', '93,400'],
  ['Scope3 ※ 2', '連結', 't-CO2', '886,150', '935,050', '957,120'],
  ['カテゴリー２', '資本財', '連結', 't-CO2', 'ー', '33,090', '36,500'],
  ['カテゴリー３', 'Scope1,2に含まれない', '燃料及びエネルギー関', '連活動', '連結', 't-CO2', 'ー', '16,240', '15,650'],
]

it('reads a Japanese table of one cell a line, with words written downwards and a column that says what is covered', () => {
  const text = ['ESGデータ', '項 目', '範囲', '単 位', '2021', '2022', '2023', ...rows.flat()].join('\n')
  expect(readText(text).filter((one) => one.startsWith('2023'))).toEqual([
    '2023 1 3330',
    '2023 2mb 93400',
    '2023 3 957120',
    '2023 3.2 36500',
    '2023 3.3 15650',
  ])
})

it('reads no amount of one company as the group’s: the column says which is covered', () => {
  const alone = ['Scope1', '単体', 't-CO2', '1,210', '1,020', '1,330']
  const text = ['ESGデータ', '項 目', '範囲', '単 位', '2021', '2022', '2023', ...alone, ...rows.flat()].join('\n')
  expect(readText(text)).toContain('2023 1 3330')
})

it('reads years of which one is marked as the base year in angle brackets', () => {
  const cells = ['スコープ1', 't-CO2', '7,210', '7,110', '6,570', 'スコープ3計', 't-CO2e 665,840 676,380 621,530']
  const text = ['環境データ', '単位', '2020', '＜基準年＞', '2021', '2022', ...cells].join('\n')
  expect(readText(text).filter((one) => one.startsWith('2022'))).toEqual(['2022 1 6570', '2022 3 621530'])
})
