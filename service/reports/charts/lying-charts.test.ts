import { expect, test } from 'vitest'
import type { TestPage, TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

type Colour = readonly [number, number, number]
const [navy, green]: [Colour, Colour] = [
  [0, 0.2, 0.5],
  [0.1, 0.6, 0.3],
]

const text = (x: number, y: number, words: string | number): TestText => ({ x, y, text: String(words), size: 8 })
const box = (x: number, y: number, width: number, height: number, color: Colour) => ({ x, y, width, height, color })
const legend = {
  texts: [text(140, 400, 'Scope 1'), text(240, 400, 'Scope 2 (location-based)')],
  boxes: [box(126, 393, 8, 8, navy), box(226, 393, 8, 8, green)],
}
const data: readonly [number, number, number][] = [
  [2022, 150, 220],
  [2021, 170, 250],
  [2020, 180, 290],
]

/** Two bars a year, under each other or one after the other, with what `labelled` says printed at or in them. */
function lying(isStacked: boolean): TestPage {
  const rows = data.map(([year, one, two], at) => {
    const y = 200 + at * 60
    const from = isStacked ? 120 + one : 120
    return {
      texts: [
        text(90, y + 20, year),
        text(isStacked ? 120 + one / 2 : 124 + one, y + 11, one * 10),
        text(isStacked ? from + two / 2 : from + two + 4, y + (isStacked ? 11 : 33), two * 10),
        ...(isStacked ? [text(from + two + 4, y + 11, (one + two) * 10)] : []),
      ],
      boxes: [box(120, y, one, 16, navy), box(from, isStacked ? y : y + 22, two, 16, green)],
    }
  })
  return {
    texts: [reportTitle, text(120, 170, 'Emissions in t CO2e'), ...rows.flatMap(({ texts }) => texts), ...legend.texts],
    boxes: [...rows.flatMap(({ boxes }) => boxes), ...legend.boxes],
  }
}

const expected = ['2020 1 1800', '2020 2lb 2900', '2021 1 1700', '2021 2lb 2500', '2022 1 1500', '2022 2lb 2200']

test.each([
  ['under each other', false],
  ['one after the other, with their sum at the end', true],
])('bars that lie, %s, by the colours of a legend', async (_, isStacked) => {
  const sums = isStacked ? ['2020 1+2 4700', '2021 1+2 4200', '2022 1+2 3700'] : []
  const found = await readPages(lying(isStacked))
  expect(found.filter((one) => one.includes('1+2'))).toEqual(sums)
  expect(found.filter((one) => !one.includes('1+2'))).toEqual(expected)
})

test('amounts that do not agree with the lengths of lying bars are not theirs', async () => {
  const page = lying(false)
  const swapped = page.texts.map((one) =>
    /^\d{4}$/.test(one.text) && one.x > 110 ? { ...one, text: `${(Number(one.text) * 7919) % 4000}` } : one,
  )
  expect(await readPages({ ...page, texts: swapped })).toEqual([])
})

/** Standing bars of two parts each, their sum over them. */
function totals(title: string, areLabelled: boolean): TestPage {
  const bars: readonly [number, number, number][] = [
    [2020, 60, 40],
    [2021, 50, 38],
    [2022, 42, 20],
  ]
  return {
    texts: [
      reportTitle,
      text(80, 220, title),
      ...bars.flatMap(([year, one, two], at) => [
        text(96 + at * 80, 413, year),
        text(94 + at * 80, 395 - one - two, (one + two) * 10),
        ...(areLabelled ? [text(96 + at * 80, 403 - one / 2, one * 10)] : []),
      ]),
      text(110, 440, 'Europe'),
      text(200, 440, 'Americas'),
    ],
    boxes: bars.flatMap(([, one, two], at) => [
      box(90 + at * 80, 400 - one, 40, one, navy),
      box(90 + at * 80, 400 - one - two, 40, two, green),
    ]),
  }
}

test('sums over stacks of parts, where the title names the scope', async () => {
  const sums = ['2020 1 1000000', '2021 1 880000', '2022 1 620000']
  expect(await readPages(totals('Scope 1 emissions by region (ktCO2e)', false))).toEqual(sums)
  expect(await readPages(totals('Scope 1 emissions by region (ktCO2e)', true))).toEqual(sums)
  expect(await readPages(totals('Scope 1 emissions saved by region (ktCO2e)', false))).toEqual([])
})
