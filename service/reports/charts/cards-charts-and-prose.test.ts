import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, readText, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

test('amounts of cards, their words over each, are no row of the year beside the title', async () => {
  const texts = [
    text(50, 130, 'Greenhouse gas emissions'),
    text(488, 130, '2022'),
    ...['Scope 1 (tCO2eq)', 'Scope 2 (tCO2eq)', 'Scope 3 (tCO2eq)'].map((one, at) => text(62 + at * 168, 165, one)),
    ...['14,301,874', '1,153,608', '123,217,903'].map((one, at) => text(62 + at * 168, 186, one, 16)),
    ...tableTexts(
      230,
      [50, 540],
      [
        ['Emission intensity of generation (tCO2/GWh)', '297'],
        ['Leakage of methane (tCO2eq/km)', '5.7'],
      ],
      26,
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2022 1 14301874',
    '2022 2 1153608',
    '2022 3 123217903',
  ])
})

test('cards below each other: the head of the first is that of no amount under the next', async () => {
  const cards = [
    ['Scope 1 emissions', '102,305 tCO2e'],
    ['Scope 2 emissions (market-based)', '71,300 tCO2e'],
    ['Total scope 1 and scope 2', '173,605 tCO2e'],
    ['Total scope 1, 2 and 3 (market-based)', '19,189,259 tCO2e'],
  ]
  const stack = cards.flatMap(([label = '', amount = ''], at) => [
    text(50, 140 + at * 36, label, 8),
    text(50, 156 + at * 36, amount, 12),
  ])
  expect(await readPages({ texts: [reportTitle, text(50, 120, 'ESG overview 2022'), ...stack] })).toEqual([
    '2022 1 102305',
    '2022 1+2 173605',
    '2022 2mb 71300',
  ])
})

test('what a card says will not be exceeded is an aim, and its year is not that of the report', async () => {
  const aims = ['Scope 1', 'Scope 2'].flatMap((scope, at) => [
    text(60 + at * 260, 170, 'TARGET 2026 - CARBON EMISSIONS', 8),
    text(60 + at * 260, 192, at === 0 ? '2,500 t CO2e' : '510 t CO2e', 16),
    text(60 + at * 260, 208, `Total emissions from ${scope} will be lower than`, 8),
  ])
  expect(await readPages({ texts: [reportTitle, text(50, 120, 'Key Objectives 2026'), ...aims] })).toEqual([])
})

test('an aim under the amount of a card takes nothing from it', async () => {
  const cards = ['Scope 1', 'Scope 2'].flatMap((scope, at) => [
    text(60 + at * 260, 170, `${scope} emissions`, 8),
    text(60 + at * 260, 192, at === 0 ? '2,500 t CO2e' : '510 t CO2e', 16),
    text(60 + at * 260, 208, 'Target 2030: -42 %', 8),
  ])
  expect(await readPages({ texts: [reportTitle, ...cards] })).toEqual(['2022 1 2500', '2022 2 510'])
})

const [brown, green, sand] = [[0.5, 0.2, 0.2] as const, [0.4, 0.6, 0.3] as const, [0.8, 0.7, 0.5] as const]

test('an amount set in the middle of one bar is no label of its neighbour, however long that one is drawn', async () => {
  const years = [2020, 2021, 2022]
  const [ones, twos] = [
    [8_900, 8_600, 8_800],
    [3_200, 1_400, 1_300],
  ] as const
  // The bars of 2020 are not drawn to scale: the upper one is as long as the amount of the lower says.
  const heights = [
    [28, 26],
    [25.8, 4.2],
    [26.4, 3.9],
  ] as const
  const bars = years.flatMap((year, at) => {
    const [one = 0, two = 0] = heights[at] ?? []
    const x = 100 + at * 120
    return {
      texts: [
        text(x + 10, 420, String(year)),
        text(x + 8, 407 - one / 2, (ones[at] ?? 0).toLocaleString('en'), 9),
        text(x + 8, 407 - one - two / 2, (twos[at] ?? 0).toLocaleString('en'), 9),
      ],
      boxes: [
        { x, y: 405 - one, width: 40, height: one, color: brown },
        { x, y: 405 - one - two, width: 40, height: two, color: green },
      ],
    }
  })
  const found = await readPages({
    texts: [
      reportTitle,
      text(80, 330, 'Emissions in tonnes of CO2'),
      ...bars.flatMap(({ texts }) => texts),
      text(112, 450, 'Scope 1'),
      text(192, 450, 'Scope 2'),
    ],
    boxes: [
      ...bars.flatMap(({ boxes }) => boxes),
      { x: 100, y: 443, width: 8, height: 8, color: brown },
      { x: 180, y: 443, width: 8, height: 8, color: green },
    ],
  })
  expect(found).not.toContain('2020 2 8900')
  expect(found).toContain('2021 1 8600')
})

test('bars of both scopes together, a legend of many words, and bars drawn a little higher than they are', async () => {
  const bars = [
    [2020, 178, 629],
    [2021, 143, 569],
    [2022, 11, 573],
  ] as const
  const found = await readPages({
    texts: [
      reportTitle,
      text(80, 130, 'Greenhouse gas emissions in thousand tonnes CO2e'),
      ...bars.flatMap(([year, one, three], at) => [
        text(104 + at * 90, 420, String(year)),
        text(106 + at * 90, 408 - one / 6, String(one)),
        text(106 + at * 90, 402 - Math.max(4, one / 3) - three / 6, String(three)),
      ]),
      text(112, 450, 'Scope 1+2: emissions from own sources and those from the electricity we buy', 7),
      text(112, 464, 'Scope 3', 7),
    ],
    boxes: [
      ...bars.flatMap(([, one, three], at) => {
        const height = Math.max(5, one / 3)
        return [
          { x: 98 + at * 90, y: 405 - height, width: 40, height, color: brown },
          { x: 98 + at * 90, y: 405 - height - three / 3, width: 40, height: three / 3, color: sand },
        ]
      }),
      { x: 100, y: 443, width: 8, height: 8, color: brown },
      { x: 100, y: 457, width: 8, height: 8, color: sand },
    ],
  })
  expect(found).toEqual([
    ...['2020 1+2 178000', '2020 3 629000', '2021 1+2 143000', '2021 3 569000'],
    ...['2022 1+2 11000', '2022 3 573000'],
  ])
})

test.each([
  [
    'Our Scopes 1 and 2 GHG emissions for FY2021 were reduced by 20.9% against the target of 16.8% or more compared to FY2017 (FY2017, 29.8 kt-CO2; FY2021, 23.6 kt-CO2).',
    ['2017 1+2 29800', '2021 1+2 23600'],
  ],
  [
    'Currently, we are achieving our target with Scope 1 and 2 emissions standing at 38,726.59 tCO2e, against our target of 45,081 tCO2e.',
    ['2022 1+2 38726.59'],
  ],
  ['Overall, Scopes 3.1 and 3.2 were virtually unchanged at 361,080 tons CO2e.', []],
  ['Den största posten inom scope 1 är stationär förbränning av gas, totalt 549 ton CO2e.', []],
])('%s', (said, figures) => {
  expect(readText(`# Sustainability report 2022\n\n${said}`)).toEqual(figures)
})

test('a line of prose over a list speaks of the year before, and does not date it', async () => {
  const prose = [
    'Total emissions in 2022 came to 13,509 tonnes CO2e. Scopes are shown in table 1. That is in',
    'line with the report of the year before (2021), when total emissions were 12,129 tonnes with',
    'the location-based method.',
  ]
  const list = tableTexts(
    190,
    [50, 540],
    [
      ['SCOPE', 'EMISSIONS [TONNES CO2E]'],
      ['Scope 1', '658'],
      ['Scope 2 (location-based method)', '1,078'],
      ['Scope 3', '11,772'],
    ],
    22,
  )
  const found = await readPages({
    texts: [reportTitle, ...prose.map((one, at) => text(50, 120 + at * 14, one)), ...list],
  })
  expect(found).toEqual(['2022 1 658', '2022 2lb 1078', '2022 3 11772'])
})
