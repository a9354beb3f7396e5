import { expect, test } from 'vitest'
import { briefly, readFigures, readPages, reportTitle as title } from '@/service/reports/testing/read-test-pages'

test('a stacked bar chart: the legend says which colour is which scope', async () => {
  const blue = [0, 0.2, 0.6] as const
  const green = [0.2, 0.7, 0.3] as const
  const bars = [
    [2020, 100, 60],
    [2021, 90, 80],
    [2022, 70, 40],
  ] as const
  const figures = await readFigures([
    {
      texts: [
        title,
        { x: 80, y: 150, text: 'Greenhouse gas emissions (kt CO2e)' },
        ...bars.flatMap(([year, one, two], at) => [
          { x: 100 + at * 60, y: 420, text: String(year) },
          { x: 105 + at * 60, y: 405 - one / 2, text: String(one) },
          { x: 105 + at * 60, y: 405 - one - two / 2, text: String(two) },
        ]),
        { x: 112, y: 450, text: 'Scope 1' },
        { x: 192, y: 450, text: 'Scope 2' },
      ],
      boxes: [
        ...bars.flatMap(([, one, two], at) => [
          { x: 98 + at * 60, y: 405 - one, width: 26, height: one, color: blue },
          { x: 98 + at * 60, y: 405 - one - two, width: 26, height: two, color: green },
        ]),
        { x: 100, y: 443, width: 8, height: 8, color: blue },
        { x: 180, y: 443, width: 8, height: 8, color: green },
      ],
    },
  ])
  expect(briefly(figures)).toEqual([
    '2020 1 100000',
    '2020 2 60000',
    '2021 1 90000',
    '2021 2 80000',
    '2022 1 70000',
    '2022 2 40000',
  ])
})

test('grouped bars with labels on top', async () => {
  const red = [0.8, 0.1, 0.1] as const
  const grey = [0.5, 0.5, 0.5] as const
  const bars = [
    [2021, 80, 50],
    [2022, 60, 45],
  ] as const
  const figures = await readPages({
    texts: [
      title,
      { x: 80, y: 180, text: 'GHG emissions in thousand tonnes CO2e' },
      ...bars.flatMap(([year, one, two], at) => [
        { x: 108 + at * 90, y: 420, text: String(year) },
        { x: 98 + at * 90, y: 402 - one, text: `${one}`, size: 7 },
        { x: 123 + at * 90, y: 402 - two, text: `${two}`, size: 7 },
      ]),
      { x: 112, y: 450, text: 'Scope 1' },
      { x: 192, y: 450, text: 'Scope 2' },
    ],
    boxes: [
      ...bars.flatMap(([, one, two], at) => [
        { x: 95 + at * 90, y: 405 - one, width: 20, height: one, color: red },
        { x: 120 + at * 90, y: 405 - two, width: 20, height: two, color: grey },
      ]),
      { x: 100, y: 443, width: 8, height: 8, color: red },
      { x: 180, y: 443, width: 8, height: 8, color: grey },
    ],
  })
  expect(figures).toEqual(['2021 1 80000', '2021 2 50000', '2022 1 60000', '2022 2 45000'])
})
