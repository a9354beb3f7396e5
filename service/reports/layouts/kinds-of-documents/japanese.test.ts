import { expect, test } from 'vitest'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

const rows = [
  ['', '単位', '2021年度', '2022年度'],
  ['スコープ1（直接排出）', '千t-CO2e', '11.8', '11.2'],
  ['スコープ2（マーケット基準）', '千t-CO2e', '1.8', '1.2'],
  ['スコープ1・2 合計', '千t-CO2e', '13.6', '12.4'],
  ['スコープ3', '千t-CO2e', '118', '112'],
  ['カテゴリ11 販売した製品の使用', '千t-CO2e', '40', '39'],
]
const read = [
  '2021 1 11800',
  '2021 1+2 13600',
  '2021 2mb 1800',
  '2021 3 118000',
  '2021 3.11 40000',
  '2022 1 11200',
  '2022 1+2 12400',
  '2022 2mb 1200',
  '2022 3 112000',
  '2022 3.11 39000',
]

test('a font that the file names and does not hold is read as well', async () => {
  expect(await readPages(pageOf(rows, { columns: [50, 330, 450, 550] }))).toEqual(read)
})

test('scopes joined by a middle dot, a comma or "and" are one sum, and a range of three is none', () => {
  expect(readText(markdownOf(rows))).toEqual(read)
  const joined = (label: string) =>
    readText(
      markdownOf([
        ['万t-CO2e', '2022年度'],
        [label, '1.24'],
      ]),
    )
  for (const label of ['Scope1、2', 'スコープ1及び2', 'Scope1とScope2の合計', 'Scope1＋2'])
    expect(joined(label)).toEqual(['2022 1+2 12400'])
  for (const label of ['Scope1～3', 'スコープ1・2・3', 'Scope1〜Scope3']) expect(joined(label)).toEqual([])
})

test('sentences: amounts in ten thousands, both methods, and what was cut or is aimed at', () => {
  const sentence = (text: string) => readText(`# レポート 2022\n\n${text}`)
  expect(
    sentence('2021年度のスコープ1排出量は4,330t-CO2e、2022年度は4,118t-CO2eでした。Scope3は12.3万t-CO2eです。'),
  ).toEqual(['2021 1 4330', '2022 1 4118', '2022 3 123000'])
  expect(
    sentence('2022年度のスコープ2排出量は、ロケーション基準で3,118トン、マーケット基準で1,204トン（CO2換算）でした。'),
  ).toEqual(['2022 2lb 3118', '2022 2mb 1204'])
  expect(sentence('スコープ1排出量は前年度比で300t-CO2e削減しました。')).toEqual([])
  expect(sentence('2030年度までにスコープ1排出量を2,000t-CO2eにします。')).toEqual([])
})
