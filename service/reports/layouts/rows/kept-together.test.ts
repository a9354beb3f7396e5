import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

function at(y: number, ...cells: readonly (readonly [number, string])[]): TestText[] {
  return cells.map(([x, text]) => ({ x, y, text, size: 8 }))
}

const lines = [
  'Our board reviews climate matters twice a year, and it',
  'approved the transition plan. Sites in areas of water',
  'stress must keep a plan. Production scrap is returned',
  'to suppliers where possible and most waste of all the',
  'operations was recycled. The engagement survey was',
  'answered by many employees and the index rose again.',
]

function prose(y: number): TestText[] {
  return [40, 312].flatMap((x) => lines.flatMap((text, i) => at(y + i * 12, [x, text])))
}

test('a table with words in its last columns stays whole over two columns of prose', async () => {
  const rows = [
    ['Scope 1', '4,118', '4,330', 'Less heating in a mild winter at the northern sites'],
    ['Scope 2 (market-based)', '1,204', '1,404', 'New contracts for wind power began in the summer'],
    ['Scope 3', '32,880', '35,030', 'Supplier data now covers two thirds of what we buy'],
  ]
  const texts = [
    ...at(220, [40, 'Indicator (tCO2e)'], [305, '2022'], [345, '2021'], [385, 'Comment']),
    ...rows.flatMap(([label = '', a = '', b = '', words = ''], i) =>
      at(236 + i * 16, [40, label], [305, a], [345, b], [385, words]),
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...prose(90), ...texts, ...prose(320)] })).toEqual([
    '2021 1 4330',
    '2021 2mb 1404',
    '2021 3 35030',
    '2022 1 4118',
    '2022 2mb 1204',
    '2022 3 32880',
  ])
})

test('tables of one year each keep the titles that date them, over columns of prose', async () => {
  const tables = [2022, 2021, 2020].flatMap((year, i) => [
    ...at(80 + i * 80, [40, `Table ${i + 7}: emissions by region in ${year} (metric tons CO2e)`]),
    ...at(96 + i * 80, [40, 'Region'], [200, 'Scope 1'], [330, 'Scope 2 (market-based)'], [480, 'Scope 3']),
    ...at(112 + i * 80, [40, 'Europe'], [200, '2,118'], [330, '1,204'], [480, '20,118']),
    ...at(128 + i * 80, [40, 'Total'], [200, `4,11${i}`], [330, `2,40${i}`], [480, `30,21${i}`]),
  ])
  expect(await readPages({ texts: [reportTitle, ...tables, ...prose(330)] })).toEqual([
    '2020 1 4112',
    '2020 2mb 2402',
    '2020 3 30212',
    '2021 1 4111',
    '2021 2mb 2401',
    '2021 3 30211',
    '2022 1 4110',
    '2022 2mb 2400',
    '2022 3 30210',
  ])
})

test('a title over two tables beside each other gives both its unit', async () => {
  const half = (x: number, head: string, rows: readonly (readonly [string, string, string])[]) => [
    ...at(130, [x, head], [x + 170, '2022'], [x + 210, '2021']),
    ...rows.flatMap(([label, a, b], i) => at(146 + i * 16, [x, label], [x + 170, a], [x + 210, b])),
  ]
  const left = half(40, 'Upstream', [
    ['1. Purchased goods and services', '52,118', '53,204'],
    ['2. Capital goods', '4,118', '4,504'],
    ['6. Business travel', '1,118', '1,014'],
  ])
  const right = half(312, 'Downstream', [
    ['9. Downstream transportation', '3,118', '3,204'],
    ['11. Use of sold products', '84,118', '84,504'],
    ['15. Investments', '1,218', '1,114'],
  ])
  const title = { x: 40, y: 90, text: 'Value chain emissions, thousand tonnes CO2e', size: 12 }
  const read = await readPages({ texts: [reportTitle, title, ...left, ...right] })
  expect(read).toHaveLength(12)
  expect(read).toContain('2021 3.11 84504000')
})

test('scopes set in a grid of cards: the next name ends the amounts under the first', async () => {
  const card = (x: number, y: number, label: string, amount: string) => [
    ...at(y, [x, label]),
    { x, y: y + 24, text: amount, size: 18 },
  ]
  const texts = [
    ...card(40, 100, 'Scope 1 emissions', '12.1 kt'),
    ...card(310, 100, 'Scope 2 emissions (location-based)', '8.4 kt'),
    ...card(40, 160, 'Scope 3 emissions', '24.7 kt'),
    ...card(310, 160, 'Renewable electricity', '81 %'),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(['2022 1 12100', '2022 2lb 8400', '2022 3 24700'])
})
