import { expect, test } from 'vitest'
import { readPages, textAt } from '@/service/reports/testing/read-test-pages'

const years = ['2023', '2022', '2021', '2020']

function tableAt(x: number, y: number, rows: readonly [string, ...string[]][], width = 55) {
  return rows.flatMap(([label, ...cells], at) => [
    textAt(x, y + at * 16, label, 8),
    ...cells.map((cell, i) => textAt(x + 150 + i * width, y + at * 16, cell, 8)),
  ])
}

const prose = [
  'We account for our carbon footprint by',
  'following standards that are recognized',
  'in the world, like the protocol of the',
  'institute, and we improve the accuracy',
  'of our footprint as the data that we',
  'have of our suppliers improves, and we',
  'publish what was restated with reasons',
  'in the notes that stand beside it here',
]

test('a table between prose and notes keeps its years, and prose lends it no labels', async () => {
  const texts = [
    ...prose.map((line, at) => textAt(30, 105 + at * 13, line, 8)),
    ...tableAt(230, 100, [
      ['Metric tons CO2e', ...years],
      ['Scope 1', '55,200', '54,200', '53,200', '47,430'],
      ['Natural gas', '35,300', '39,700', '40,070', '39,340'],
      ['Scope 2 (market-based)', '3,400', '3,000', '2,780', '1,240'],
      ['Scope 3', '412,800', '265,800', '108,400', '287,000'],
      ['Business travel', '225,700', '113,500', '22,850', '153,000'],
    ]),
  ]
  const read = await readPages({ texts, width: 792, height: 612 })
  expect(read).toContain('2023 1 55200')
  expect(read).toContain('2020 2mb 1240')
  expect(read).toContain('2021 3 108400')
  expect(read).toContain('2022 3.6 113500')
})

test('two tables beside each other under the same years, whose rows have steps of their own', async () => {
  const left = tableAt(30, 100, [
    ['Emissions (metric tons CO2e)', ...years.slice(0, 3)],
    ['Scope 1 emissions', '993,347', '901,714', '503,221'],
    ['Scope 2 emissions (location-based)', '782,066', '702,062', '675,984'],
    ['Scope 2 emissions (market-based)', '727,414', '679,506', '687,042'],
    ['Retired carbon credits', '803,744', '801,077', '410,120'],
    ['Total (market-based)', '1,720,761', '1,581,220', '1,190,263'],
  ])
  const right = tableAt(420, 100, [
    ['Emissions (metric tons CO2e)', ...years.slice(0, 3)],
    ['Scope 3 emissions', '9,121,201', '10,637,943', '9,243,076'],
    ['Category 1 Purchased goods', '6,000,100', '6,050,917', '4,242,921'],
    ['Category 2 Capital goods', '500,220', '552,929', '630,302'],
    ['Category 6 Business travel', '180,400', '183,080', '236,265'],
    ['Category 7 Employee commuting', '440,100', '449,861', '587,261'],
  ]).map((one, at) => (at < 4 ? one : { ...one, y: one.y + 5 }))
  const read = await readPages({ texts: [...left, ...right], width: 792, height: 612 })
  expect(read).toContain('2023 1 993347')
  expect(read).toContain('2022 2mb 679506')
  expect(read).toContain('2021 3 9243076')
  expect(read).toContain('2023 3.7 440100')
  expect(read).not.toContain('2023 1 9121201')
})
