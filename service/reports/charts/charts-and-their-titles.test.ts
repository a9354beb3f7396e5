import { expect, test } from 'vitest'
import type { TestPage, TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

type Colour = readonly [number, number, number]
const [navy, green]: [Colour, Colour] = [
  [0, 0.3, 0.6],
  [0.3, 0.6, 0.3],
]
const text = (x: number, y: number, words: string, size = 8): TestText => ({ x, y, text: words, size })

/** Bars on one foot, each with its amount over it and its year under it. */
function bars(
  x: number,
  foot: number,
  values: readonly [string, number, string][],
  color: Colour,
  pitch = 45,
): TestPage {
  return {
    texts: values.flatMap(([year, height, label], at) => [
      text(x + at * pitch, foot - height - 4, label, 7),
      text(x + at * pitch, foot + 10, year, 7),
    ]),
    boxes: values.map(([, height], at) => ({ x: x + at * pitch, y: foot - height, width: 20, height, color })),
  }
}

const fall: [string, number, string][] = [
  ['2020', 84, '83.99'],
  ['2021', 80.4, '80.45'],
  ['2022', 72.7, '72.72'],
]
const rise: [string, number, string][] = [
  ['2020', 53.8, '269.1'],
  ['2021', 51.8, '258.9'],
  ['2022', 48.9, '244.3'],
]

test('two charts of one scope each, the gas in the title and the unit alone below it', async () => {
  const one = bars(60, 300, fall, navy)
  const two = bars(330, 300, rise, green)
  const titles = [
    text(50, 150, 'Direct CO2e emissions (scope 1)', 9),
    text(50, 164, 'kiloton', 7),
    text(320, 150, 'Indirect CO2e emissions (scope 2)', 9),
    text(320, 164, 'kiloton', 7),
  ]
  const page = {
    texts: [reportTitle, ...titles, ...one.texts, ...two.texts],
    boxes: [...(one.boxes ?? []), ...(two.boxes ?? [])],
  }
  expect(await readPages(page)).toEqual([
    '2020 1 83990',
    '2020 2 269100',
    '2021 1 80450',
    '2021 2 258900',
    '2022 1 72720',
    '2022 2 244300',
  ])
})

test('labels of bars that are not drawn as such are given no year', async () => {
  const one = bars(60, 228, fall, navy)
  const two = bars(330, 228, rise, green)
  const titles = [
    text(49, 105, 'Direct CO2(e) emissions (scope 1)'),
    text(49, 116, 'kiloton', 7),
    text(319, 105, 'Indirect CO2(e) emissions (scope 2)'),
    text(319, 116, 'kiloton', 7),
  ]
  expect(await readPages({ texts: [reportTitle, ...titles, ...one.texts, ...two.texts] })).toEqual([])
})

test('a chart whose title tells a ratio takes no unit from the chart above', async () => {
  const chart = (top: number, scale: number, unit: string, [name, color]: [string, Colour]): TestPage => {
    const decimals = scale < 1 ? 2 : 0
    const own = bars(
      100,
      top + 150,
      [
        ['2020', 60, (60 * scale).toFixed(decimals)],
        ['2021', 80, (80 * scale).toFixed(decimals)],
        ['2022', 100, (100 * scale).toFixed(decimals)],
      ],
      color,
      90,
    )
    const legend = text(112, top + 24, name)
    const mark = { x: 100, y: top + 17, width: 8, height: 8, color }
    return { texts: [text(100, top, unit), legend, ...own.texts], boxes: [mark, ...(own.boxes ?? [])] }
  }
  const above = chart(80, 61, 'Measured in MT CO2e', ['Scope 1', navy])
  const below = chart(330, 0.016, 'Measured in MT CO2e per FTE', ['Scope 3', green])
  const page = {
    texts: [reportTitle, ...above.texts, ...below.texts],
    boxes: [...(above.boxes ?? []), ...(below.boxes ?? [])],
  }
  expect(await readPages(page)).toEqual(['2020 1 3660', '2021 1 4880', '2022 1 6100'])
})

test('"Scope1・Scope2排出量の推移(単位:t)" is the unit of a chart of scopes', async () => {
  const own = bars(
    100,
    300,
    [
      ['2020', 60, '1,653'],
      ['2021', 65, '1,791'],
      ['2022', 66, '1,818'],
    ],
    navy,
    90,
  )
  const texts = [text(60, 100, 'Scope1・Scope2排出量の推移(単位:t)', 9), text(112, 124, 'Scope1'), ...own.texts]
  const boxes = [{ x: 100, y: 117, width: 8, height: 8, color: navy }, ...(own.boxes ?? [])]
  expect(await readPages({ texts: [reportTitle, ...texts], boxes })).toEqual([
    '2020 1 1653',
    '2021 1 1791',
    '2022 1 1818',
  ])
})

test('a bar over "2019 (baseline)"', async () => {
  const own = bars(
    80,
    300,
    [
      ['2019 (baseline)', 99, '1.65'],
      ['2022', 74.4, '1.24'],
    ],
    navy,
    90,
  )
  const title = text(50, 120, 'Scope 1 + 2 emissions in CO2eq, million tons', 9)
  expect(await readPages({ texts: [reportTitle, title, ...own.texts], boxes: own.boxes ?? [] })).toEqual([
    '2019 1+2 1650000',
    '2022 1+2 1240000',
  ])
})
