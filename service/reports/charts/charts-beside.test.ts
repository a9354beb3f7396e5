import { expect, test } from 'vitest'
import type { TestPage, TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

type Rgb = readonly [number, number, number]
type Drawn = Required<Pick<TestPage, 'texts' | 'boxes'>>
const blue: Rgb = [0, 0.2, 0.6]
const green: Rgb = [0.2, 0.7, 0.3]

const text = (x: number, y: number, words: string): TestText => ({ x, y, text: words, size: 8 })

/** Grouped bars from 2020 on, their amounts over them, with a legend below; `perPoint` of an amount to a point of height. */
function chart(x: number, series: readonly { name: string; color: Rgb; amounts: number[] }[], perPoint: number): Drawn {
  const bars = series.flatMap(({ color, amounts }, i) =>
    amounts.map((amount, at) => ({ amount, x: x + at * 70 + i * 28, height: amount / perPoint, color })),
  )
  return {
    texts: [
      ...bars.map((bar) => text(bar.x, 397 - bar.height, String(bar.amount))),
      ...[0, 1, 2].map((at) => text(x + at * 70 + 16, 414, String(2020 + at))),
      ...series.map(({ name }, i) => text(x + 12 + i * 90, 440, name)),
    ],
    boxes: [
      ...bars.map((bar) => ({ x: bar.x, y: 400 - bar.height, width: 22, height: bar.height, color: bar.color })),
      ...series.map(({ color }, i) => ({ x: x + i * 90, y: 433, width: 7, height: 7, color })),
    ],
  }
}

test('charts beside each other on one line of years: each has a scale, and its colours are its own scopes', async () => {
  const own = chart(
    50,
    [
      { name: 'Scope 1', color: blue, amounts: [120, 100, 90] },
      { name: 'Scope 2', color: green, amounts: [70, 60, 50] },
    ],
    1,
  )
  const chain = chart(330, [{ name: 'Scope 3', color: blue, amounts: [5600, 5200, 4900] }], 40)
  const title = text(50, 130, 'Greenhouse gas emissions (kt CO2e)')
  const texts = [reportTitle, title, ...own.texts, ...chain.texts]
  expect(await readPages({ texts, boxes: [...own.boxes, ...chain.boxes] })).toEqual([
    '2020 1 120000',
    '2020 2 70000',
    '2020 3 5600000',
    '2021 1 100000',
    '2021 2 60000',
    '2021 3 5200000',
    '2022 1 90000',
    '2022 2 50000',
    '2022 3 4900000',
  ])
})

test.each([
  { over: ['160', '170', '110'], read: ['2020 1+2 160000', '2021 1+2 170000', '2022 1+2 110000'] },
  { over: ['210', '190', '150'], read: [] },
])('over a stack of scopes 1 and 2 stands their sum, or something else: $over', async ({ over, read }) => {
  const stacks = [
    [100, 60],
    [90, 80],
    [70, 40],
  ].map(([one = 0, two = 0], at) => ({ one, two, x: 100 + at * 60, top: 405 - one - two, over: over[at] ?? '' }))
  const texts = stacks.flatMap(({ one, two, x, top, over: words }, at) => [
    text(x + 2, 420, String(2020 + at)),
    text(x + 5, 408 - one / 2, String(one)),
    text(x + 5, top + 3 + two / 2, String(two)),
    text(x + 5, top - 4, words),
  ])
  const bars = stacks.flatMap(({ one, two, x, top }) => [
    { x, y: 405 - one, width: 26, height: one, color: blue },
    { x, y: top, width: 26, height: two, color: green },
  ])
  const marks = [blue, green].map((color, i) => ({ x: 100 + i * 80, y: 443, width: 8, height: 8, color }))
  const legend = ['Scope 1', 'Scope 2'].map((words, i) => text(112 + i * 80, 450, words))
  const title = text(80, 150, 'Greenhouse gas emissions (kt CO2e)')
  const found = await readPages({ texts: [reportTitle, title, ...texts, ...legend], boxes: [...bars, ...marks] })
  expect(found).toContain('2021 1 90000')
  expect(found.filter((one) => one.includes('1+2'))).toEqual(read)
})
