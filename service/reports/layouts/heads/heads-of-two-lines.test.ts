import { expect, test } from 'vitest'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const at = (x: number, y: number, text: string, size = 9): TestText => ({ x, y, text, size })

test('a head of two lines among heads of one: its first line heads no other column', async () => {
  const heads = [
    at(280, 100, 'Year ended 31 March 2023'),
    at(430, 100, 'Year ended 31 March 2022'),
    at(325, 116, 'Overseas'),
    at(475, 116, 'Overseas'),
    ...[280, 430].flatMap((x) => [at(x, 128, 'UK'), at(x + 45, 128, '(non-UK)'), at(x + 95, 128, 'Total')]),
  ]
  const rows = [
    ['Scope 1 (tCO2e)', '3,214', '1,187', '4,401', '3,390', '1,240', '4,630'],
    ['Scope 2 (tCO2e)', '612', '1,710', '2,322', '1,844', '2,066', '3,910'],
  ]
  const table = tableTexts(150, [50, 300, 360, 400, 450, 510, 550], rows)
  const title = { ...reportTitle, text: 'Annual report 2023' }
  expect(await readPages({ texts: [title, ...heads, ...table] })).toEqual([
    '2022 1 4630',
    '2022 2 3910',
    '2023 1 4401',
    '2023 2 2322',
  ])
})

test('years on the lower line beside years over "(restated)" and "reported)"', async () => {
  const heads = [
    at(480, 100, '2021'),
    at(512, 100, '2021 (as previously'),
    at(366, 112, 'Unit'),
    at(427, 112, '2022'),
    at(459, 112, '(restated)'),
    at(556, 112, 'reported)'),
    at(610, 112, '2020'),
  ]
  const rows = [
    ['Scope 1', 'MtCO2e', '11.42', '12.87', '12.64', '13.30'],
    ['Scope 3', 'MtCO2e', '18.05', '19.44', '20.11', '21.02'],
  ]
  const texts = [reportTitle, ...heads, ...tableTexts(130, [150, 400, 447, 500, 595, 630], rows)]
  expect(await readPages({ texts, width: 800 })).toEqual([
    '2020 1 13300000',
    '2020 3 21020000',
    '2021 1 12870000',
    '2021 3 19440000',
    '2022 1 11420000',
    '2022 3 18050000',
  ])
})

test('words in columns of a table: of whom the figures are, and what is aimed at', async () => {
  const indicators = ['Scope 1', 'Scope 2 (market-based)', 'Scope 3', 'Business travel']
  const rows = indicators.map((label, i) => [label, 'kt CO2e', `${41 + i}.5`, `${44 + i}.5`])
  const owners = [at(540, 100, 'Boundary'), ...rows.map((_, i) => at(545, 114 + i * 14, 'Group'))]
  const energy = Array.from({ length: 4 }, (_, i) => [`Energy ${i}`, 'GWh', `${8 + i}.5`, `${9 + i}.5`])
  const table = tableTexts(100, [50, 330, 420, 500], [['', 'Unit', '2021', '2022'], ...rows, ...energy])
  const more = energy.map((_, i) => at(545, 170 + i * 14, 'Group'))
  expect(await readPages({ texts: [reportTitle, ...table, ...owners, ...more] })).toContain('2022 2mb 45500')

  const targets = [
    ['Metric', 'Target', '2021', '2022'],
    ['Scope 1 emissions', 'Net zero by 2035', '18.6 ktCO2e', '16.9 ktCO2e'],
    ['Scope 2 emissions', 'Zero by 2030', '22.1 ktCO2e', '9.7 ktCO2e'],
    ['Scope 3 emissions', '-50% by 2030', '2,014.3 ktCO2e', '1,896.0 ktCO2e'],
  ]
  expect(await readPages(pageOf(targets, { columns: [50, 340, 440, 540] }))).toEqual([
    '2021 1 18600',
    '2021 2 22100',
    '2021 3 2014300',
    '2022 1 16900',
    '2022 2 9700',
    '2022 3 1896000',
  ])
})

test('rows that are a company and a year are nobody’s whole; a title gives its business year and its method', async () => {
  const peers = [
    ['Company', 'Scope 1, MtCO2e', 'Scope 2, MtCO2e'],
    ['Orsini S.p.A. 2021', '2.06', '0.47'],
    ['Harrow Group 2022', '1.42', '0.31'],
  ]
  expect(await readPages(pageOf(peers))).toEqual([])
  const units = [
    ['Operating unit', 'Scope 1', 'Scope 2'],
    ['North', '25,353', '18,946'],
    ['Coast', '20,744', '28,419'],
    ['Acme total', '46,097', '47,365'],
  ]
  const title = 'Scope 1 and Scope 2 (market-based) emissions by unit, 2021/22, tonnes CO2e'
  expect(await readPages(pageOf(units, { above: [title] }))).toEqual(['2022 1 46097', '2022 2mb 47365'])
})

test('categories across in heads of one to three lines on one foot, with years as rows', async () => {
  const columns = [112, 194, 268, 330]
  const heads = [
    ['Purchased', '', '', ''],
    ['goods and', 'Capital', 'Business', 'Total'],
    ['services', 'goods', 'travel', 'Scope 3'],
  ].flatMap((row, line) =>
    row.flatMap((text, i) => (text === '' ? [] : [{ x: columns[i] ?? 0, y: 94 + line * 10, text, size: 9 }])),
  )
  const rows = tableTexts(
    130,
    [43, 150, 222, 300, 362],
    [
      ['2021', '412', '88', '4', '504'],
      ['2022', '402', '81', '11', '494'],
    ],
  )
  const texts = [
    { x: 40, y: 55, text: 'Scope 3 emissions by category', size: 14 },
    { x: 40, y: 74, text: 'ktCO2e', size: 9 },
    ...heads,
    { x: 43, y: 114, text: 'Year', size: 9 },
    ...rows,
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 3 504000',
    '2021 3.1 412000',
    '2021 3.2 88000',
    '2021 3.6 4000',
    '2022 3 494000',
    '2022 3.1 402000',
    '2022 3.2 81000',
    '2022 3.6 11000',
  ])
})
