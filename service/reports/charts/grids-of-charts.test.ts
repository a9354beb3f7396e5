import { expect, test } from 'vitest'
import { readPages, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

type Colour = readonly [number, number, number]
const [dark, light, pale]: readonly [Colour, Colour, Colour] = [
  [0.1, 0.3, 0.6],
  [0.5, 0.7, 0.9],
  [0.9, 0.6, 0.1],
]
const years = (xs: readonly number[], y: number, first = 2017) =>
  xs.map((x, at) => text(x - 8, y, String(first + at), 7))
const standing = (x: number, foot: number, height: number, color: Colour) => ({
  x: x - 13,
  y: foot - height,
  width: 26,
  height,
  color,
})
const mark = (x: number, y: number, color: Colour) => ({ x: x - 10, y: y - 6, width: 6, height: 6, color })

/** Stacks of two or three parts on one foot, from the lowest up, each amount in the middle of its part. */
function stacks(xs: readonly number[], foot: number, parts: readonly (readonly [number, Colour])[][], scale: number) {
  const all = xs.flatMap((x, at) => {
    let top = foot
    return (parts[at] ?? []).map(([amount, color]) => {
      const height = amount / scale
      top -= height
      const isThin = height < 8
      return {
        box: standing(x, top + height, height, color),
        label: text(isThin ? x + 16 : x - 6, top + height / 2 + 2.5, String(amount), 7),
      }
    })
  })
  return { boxes: all.map(({ box }) => box), texts: all.map(({ label }) => label) }
}

test('colours that stand for scopes in one chart stand for something else in the charts around it', async () => {
  const [left, right] = [
    [98, 162, 226],
    [356, 420, 484],
  ] as const
  const own = stacks(
    left,
    290,
    [
      [
        [363, dark],
        [34, light],
        [7, pale],
      ],
      [
        [338, dark],
        [42, light],
        [7, pale],
      ],
      [
        [356, dark],
        [31, light],
        [6, pale],
      ],
    ],
    3.6,
  )
  const energy = stacks(right, 290, [[[184, light]], [[178, light]], [[181, light]]], 2)
  const waste = stacks(left, 500, [[[842, dark]], [[790, dark]], [[655, dark]]], 10)
  const managers = stacks(right, 500, [[[26, pale]], [[31, pale]], [[35, pale]]], 0.5)
  const texts = [
    ...[text(59, 142, 'Greenhouse gas emissions', 9), text(59, 153, '(1,000 t CO2)', 7)],
    ...[text(217, 142, 'Scope 3', 7), text(217, 153, 'Scope 2', 7), text(217, 164, 'Scope 1', 7)],
    ...[text(317, 142, 'Energy consumption', 9), text(317, 153, '(1,000 kL crude oil equivalent)', 7)],
    ...[text(59, 371, 'Final disposal of industrial waste', 9), text(59, 382, '(tons)', 7)],
    ...[text(317, 371, 'Ratio of female managers', 9), text(317, 382, '(%)', 7)],
    ...[years(left, 303), years(right, 303), years(left, 513), years(right, 513)].flat(),
  ]
  const found = await readPages({
    texts: [reportTitle, ...texts, ...[own, energy, waste, managers].flatMap((one) => one.texts)],
    boxes: [
      ...[mark(217, 142, pale), mark(217, 153, light), mark(217, 164, dark)],
      ...[own, energy, waste, managers].flatMap((one) => one.boxes),
    ],
  })
  expect(found).toEqual([
    ...['2017 1 363000', '2017 2 34000', '2017 3 7000'],
    ...['2018 1 338000', '2018 2 42000', '2018 3 7000'],
    ...['2019 1 356000', '2019 2 31000', '2019 3 6000'],
  ])
})

test('stacks of direct and indirect emissions in powers of ten, over the names of their colours and a chart of energy', async () => {
  const xs = [112, 174, 236] as const
  const own = stacks(
    xs,
    390,
    [
      [
        [188, dark],
        [277, light],
      ],
      [
        [160, dark],
        [259, light],
      ],
      [
        [231, dark],
        [228, light],
      ],
    ],
    4,
  )
  const energy = stacks(
    xs,
    590,
    [
      [
        [284, dark],
        [150, light],
      ],
      [
        [251, dark],
        [142, light],
      ],
      [
        [339, dark],
        [134, light],
      ],
    ],
    4,
  )
  const texts = [
    ...[text(61, 233, 'GHG emissions', 8), text(61, 245, '10', 7), text(68.6, 242, '3', 4.5)],
    ...[text(73, 245, 'tonnes CO2e', 7)],
    ...[text(105, 268, '465', 7), text(167, 280, '419', 7), text(229, 270, '459', 7)],
    ...[text(89, 412, 'Direct GHG emissions', 7), text(183, 412, 'Indirect GHG emissions', 7)],
    ...[text(61, 453, 'Total energy use', 8), text(61, 465, 'TJ', 7)],
    ...[text(89, 614, 'Fuel gas', 7), text(150, 614, 'Purchased electricity', 7)],
    ...[...years(xs, 400, 2019), ...years(xs, 600, 2019)],
  ]
  const found = await readPages({
    texts: [reportTitle, ...texts, ...own.texts, ...energy.texts],
    boxes: [mark(89, 412, dark), mark(183, 412, light), ...own.boxes, ...energy.boxes],
  })
  expect(found).toEqual([
    ...['2019 1 188000', '2019 1+2 465000', '2019 2 277000'],
    ...['2020 1 160000', '2020 1+2 419000', '2020 2 259000'],
    ...['2021 1 231000', '2021 1+2 459000', '2021 2 228000'],
  ])
})

test('years under bars head none of the amounts of the chart below, whatever scopes the legend between them names', async () => {
  const xs = [120, 172, 224, 276, 328] as const
  const labels = (amounts: readonly string[], y: number) =>
    amounts.map((one, at) => text((xs[at] ?? 0) - 10, y, one, 7))
  const texts = [
    ...[text(100, 100, 'Emissions of greenhouse gases', 9), text(100, 112, 'Tonnes of CO2e, Scope 1 and Scope 2', 7)],
    ...[...labels(['2,912', '3,104', '3,027', '2,688', '2,541'], 150), ...years(xs, 217, 2016)],
    ...[text(112, 231, 'Scope 1', 7), text(158, 231, 'Scope 2', 7)],
    ...[text(100, 268, 'Energy consumption', 9), text(100, 280, 'GWh', 7)],
    ...[...labels(['201', '212', '221', '214', '219'], 310), ...years(xs, 380, 2016)],
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([])
})

test('bars that lie beside the names of scopes, in a colour for each year', async () => {
  const rows = [
    ['Scope 1', 100, [91_214, 77_105, 84_912]],
    ['Scope 2 (market-based)', 160, [63_877, 53_210, 45_066]],
  ] as const
  const colours = [pale, light, dark]
  const bars = rows.flatMap(([, y, amounts]) =>
    amounts.map((amount, at) => ({
      x: 190,
      y: y + at * 16,
      width: amount / 400,
      height: 12,
      color: colours[at] ?? dark,
    })),
  )
  const labels = rows.flatMap(([name, y, amounts]) => [
    text(100, y + 26, name, 8),
    ...amounts.map((amount, at) => text(194 + amount / 400, y + at * 16 + 9, amount.toLocaleString('en'), 8)),
  ])
  const legend = ['FY19', 'FY20', 'FY21'].map((one, at) => text(320 + at * 50, 80, one, 8))
  const found = await readPages({
    texts: [reportTitle, text(60, 64, 'Greenhouse gas emissions (tonnes CO2e)', 10), ...legend, ...labels],
    boxes: [...bars, ...colours.map((color, at) => mark(320 + at * 50, 80, color))],
  })
  expect(found).toEqual([
    ...['2019 1 91214', '2019 2mb 63877', '2020 1 77105', '2020 2mb 53210', '2021 1 84912', '2021 2mb 45066'],
  ])
})

test('a nought in large type over the scope, its unit and its year', async () => {
  const card = (amount: string, words: readonly string[]) => [
    text(68, 214, amount, 25),
    ...words.map((one, at) => text(68, 232 + at * 12, one, 9)),
  ]
  const said = ['Scope 2 emissions, market-based,', 'tonnes CO2e in 2021']
  expect(await readPages({ texts: [reportTitle, ...card('0', said)] })).toEqual(['2021 2mb 0'])
  expect(
    await readPages({ texts: [reportTitle, ...card('0', ['Scope 2 emissions by 2030,', 'tonnes CO2e'])] }),
  ).toEqual([])
  expect(await readPages({ texts: [reportTitle, ...card('0', ['Scope 2 emissions'])] })).toEqual([])
})

test('bars that lie beside the names of categories, under a title that names their year', async () => {
  const amounts = [
    ['Purchased goods and services', 1_934_200],
    ['Fuel- and energy-related activities', 31_840],
    ['Business travel', 318],
    ['Employee commuting', 8_925],
    ['Use of sold products', 2_871_500],
  ] as const
  const labels = amounts.flatMap(([name, amount], at) => [
    text(60, 120 + at * 16, name, 7),
    text(204 + amount / 20_000, 120 + at * 16, amount.toLocaleString('en'), 7),
  ])
  const bars = amounts.map(([, amount], at) => ({
    x: 200,
    y: 113 + at * 16,
    width: Math.max(0.5, amount / 20_000),
    height: 9,
    color: dark,
  }))
  const title = text(60, 100, 'Scope 3 emissions in 2021 (tCO2e)', 9)
  expect(await readPages({ texts: [reportTitle, title, ...labels], boxes: bars })).toEqual([
    ...['2021 3.1 1934200', '2021 3.11 2871500', '2021 3.3 31840', '2021 3.6 318', '2021 3.7 8925'].toSorted((a, b) =>
      a.localeCompare(b, 'en', { numeric: true }),
    ),
  ])
})

test('the years before in lines under the amount of a card, the base year among them', async () => {
  const card = [
    text(329, 132, 'Scope 1', 9),
    text(329, 161, '49,630', 22),
    text(329, 175, 'metric tons CO2e in fiscal 2022', 8),
    text(329, 186, 'FY2021: 52,118. Vehicles are a third.', 8),
    text(329, 197, 'FY2020 (base year): 61,407', 8),
  ]
  expect(await readPages({ texts: [reportTitle, ...card] })).toEqual(['2020 1 61407', '2021 1 52118', '2022 1 49630'])
})

test('a chart by its title, with its unit at the end of the same line, beside a text', async () => {
  const beside = ['We met our ambition to reduce emissions', 'two years early, and set targets anew'].map((one, at) =>
    text(40, 124 + at * 11, one, 7),
  )
  const xs = [298, 372, 446] as const
  const own = stacks(xs, 330, [[[592, dark]], [[603, dark]], [[635, dark]]], 4)
  const title = [text(285, 112, 'Direct GHG emissions (Scope 1)', 9), text(430, 112, 'Unit: 1,000 tCO2eq', 7)]
  const found = await readPages({
    texts: [reportTitle, ...beside, ...title, ...own.texts, ...years(xs, 341, 2019)],
    boxes: own.boxes,
  })
  expect(found).toEqual(['2019 1 592000', '2020 1 603000', '2021 1 635000'])
})
