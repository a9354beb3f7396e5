import { expect, test } from 'vitest'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

type Row = readonly [label: string, x: number, y: number, amounts: readonly [string, string]]

/** Labels end at one place and begin at many; scopes stand left of them, in the middle of their rows. */
function page(heads: readonly (readonly [string, number])[], rows: readonly Row[]) {
  return {
    texts: [
      reportTitle,
      { x: 51, y: 76, text: '温室効果ガス排出量（千t-CO2e）' },
      { x: 374, y: 96, text: '2021年度' },
      { x: 444, y: 96, text: '2022年度' },
      ...heads.map(([text, y]) => ({ x: 55, y, text })),
      ...rows.flatMap(([text, x, y, amounts]) => [
        { x, y, text },
        ...amounts.map((amount, at) => ({ x: 380 + at * 70, y, text: amount })),
      ]),
    ],
  }
}

const rows: readonly Row[] = [
  ['直接排出', 295, 112, ['1,412.3', '1,411.4']],
  ['マーケットベース', 259, 129, ['388.1', '367.4']],
  ['ロケーションベース', 250, 145, ['402.6', '390.1']],
  ['合計', 313, 161, ['2,882.3', '2,837.1']],
  ['カテゴリー４（輸送・配送）', 214, 178, ['121.7', '118.0']],
  ['カテゴリー１１（販売した製品の使用）', 169, 194, ['940.2', '969.8']],
]

test('labels set right beside scopes in the middle of their rows', async () => {
  const found = await readPages(
    page(
      [
        ['Scope1', 112],
        ['Scope2', 137],
        ['Scope3', 178],
      ],
      rows,
    ),
  )
  expect(found).toEqual([
    '2021 1 1412300',
    '2021 2lb 402600',
    '2021 2mb 388100',
    '2021 3 2882300',
    '2021 3.4 121700',
    '2021 3.11 940200',
    '2022 1 1411400',
    '2022 2lb 390100',
    '2022 2mb 367400',
    '2022 3 2837100',
    '2022 3.4 118000',
    '2022 3.11 969800',
  ])
})
