import { expect, test } from 'vitest'
import type { TestPage, TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

function text(x: number, y: number, words: string): TestText {
  return { x, y, text: words, size: 9 }
}

/** A title, bars with their amounts on top and years from 2019 below them; `perPoint` of the amount to a point of height. */
function chart(
  x: number,
  title: string,
  amounts: readonly number[],
  perPoint: number,
): Required<Pick<TestPage, 'texts' | 'boxes'>> {
  return {
    texts: [
      text(x, 100, title),
      ...amounts.flatMap((amount, at) => [
        text(x + at * 50 + 4, 297 - amount / perPoint, amount.toLocaleString('en-US')),
        text(x + at * 50 + 6, 314, String(2019 + at)),
      ]),
    ],
    boxes: amounts.map((amount, at) => ({
      x: x + at * 50,
      y: 300 - amount / perPoint,
      width: 30,
      height: amount / perPoint,
      color: [0.1, 0.3, 0.6] as const,
    })),
  }
}

test('charts of one scope each, which only their titles name, side by side over one line of years', async () => {
  const one = chart(50, 'Scope 1 emissions (tCO2e)', [9100, 8200, 7300, 6400], 60)
  const two = chart(330, 'Scope 2 emissions, market-based (tCO2e)', [4100, 3200, 2300, 1400], 30)
  expect(
    await readPages({ texts: [reportTitle, ...one.texts, ...two.texts], boxes: [...one.boxes, ...two.boxes] }),
  ).toEqual([
    '2019 1 9100',
    '2019 2mb 4100',
    '2020 1 8200',
    '2020 2mb 3200',
    '2021 1 7300',
    '2021 2mb 2300',
    '2022 1 6400',
    '2022 2mb 1400',
  ])
})

test('a chart of both scopes together, upright and lying', async () => {
  const both = chart(60, 'Total Scope 1 and 2 emissions (ktCO2e)', [910, 820, 730, 640], 6)
  const expected = ['2019 1+2 910000', '2020 1+2 820000', '2021 1+2 730000', '2022 1+2 640000']
  expect(await readPages({ texts: [reportTitle, ...both.texts], boxes: both.boxes })).toEqual(expected)
  const lying = [910, 820, 730, 640].flatMap((amount, at) => [
    text(60, 130 + at * 20, String(2019 + at)),
    text(100 + amount / 6, 130 + at * 20, String(amount)),
  ])
  expect(await readPages({ texts: [reportTitle, text(60, 100, 'Scope 1 and 2 emissions, ktCO2e'), ...lying] })).toEqual(
    expected,
  )
})

test.each([
  'Emissions intensity Scope 1 and 2 (tCO2e/€m)',
  'Scope 1 energy consumption (GWh)',
  'GHG emissions (tCO2e)',
  'Scope 1 reduction (tCO2e)',
])('a chart of something else gives nothing: %s', async (title) => {
  const other = chart(60, title, [91, 82, 73, 64], 0.6)
  expect(
    await readPages({ texts: [reportTitle, text(60, 70, 'We report in tCO2e.'), ...other.texts], boxes: other.boxes }),
  ).toEqual([])
})

test('a stack is no bar of one scope, and bars that disagree with their amounts are read from no chart', async () => {
  const { texts, boxes } = chart(60, 'Scope 1 emissions (tCO2e)', [9100, 8200, 7300, 6400], 60)
  const upper = boxes.map((box) => ({ ...box, y: box.y - 20, height: 20, color: [0.9, 0.5, 0.1] as const }))
  const level = boxes.map((box) => ({ ...box, y: 200, height: 100 }))
  for (const drawn of [[...boxes, ...upper], level]) {
    const found = await readPages({ texts: [reportTitle, ...texts], boxes: drawn })
    expect(found.filter((one) => !one.startsWith('2022'))).toEqual([])
  }
})
