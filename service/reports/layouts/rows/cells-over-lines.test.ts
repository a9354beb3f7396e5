import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

/** Words below each other from one place, and amounts that end at the places of a table's columns, on the line of the first. */
function row(y: number, words: readonly string[], amounts: readonly string[], step = 11) {
  const columns = [440, 500, 560]
  const label = words.map((one, at) => text(50, y + at * step, one, 8))
  return [...label, ...tableTexts(y, [0, ...columns], [['', ...amounts]], 14, 8)]
}

const years = (y: number) => tableTexts(y, [50, 440, 500, 560], [['tonnes CO2e', '2022', '2021', '2020']], 14, 8)

test('a label that goes on with where its emissions are not counted, or over three lines', async () => {
  const texts = [
    ...years(100),
    ...row(116, ['Scope 3'], ['9,402', '9,511', '9,804']),
    ...row(132, ['Fuel- and energy-related activities not included', 'in Scope 1 or 2'], ['990', '980', '970'], 12),
    ...row(162, ['Upstream transportation and distribution'], ['431', '421', '411']),
    ...row(208, ['Business travel'], ['53', '43', '33']),
    ...row(224, ['Scope 3,', 'business travel', 'and distribution'], ['653', '690', '623'], 12),
  ]
  const found = await readPages({ texts: [reportTitle, ...texts] })
  expect(found.filter((one) => one.startsWith('2022'))).toEqual([
    '2022 3 9402',
    '2022 3.3 990',
    '2022 3.4 431',
    '2022 3.6 53',
  ])
})

test('a unit that a label opens in a bracket and ends on its next line', async () => {
  const texts = [
    ...tableTexts(100, [50, 440, 500, 560], [['', '2022', '2021', '2020']], 14, 8),
    ...row(116, ['Scope 1 emissions (thousand tonnes)'], ['1,577', '1,731', '1,839']),
    ...row(140, ['Scope 2 emissions, market-based (thousand', 'tonnes)'], ['1,088', '1,120', '1,231'], 15.5),
  ]
  expect((await readPages({ texts: [reportTitle, ...texts] })).toSorted()).toEqual([
    ...[
      '2020 1 1839000',
      '2020 2mb 1231000',
      '2021 1 1731000',
      '2021 2mb 1120000',
      '2022 1 1577000',
      '2022 2mb 1088000',
    ],
  ])
})

test('units of heads and of rows that are broken in their brackets', async () => {
  const heads = [text(50, 100, 'Category', 8), text(300, 100, 'Emissions (million t-', 8), text(372, 111, 'CO2)', 8)]
  const categories = tableTexts(
    126,
    [50, 390],
    [
      ['1 Purchased goods and services', '66.37'],
      ['2 Capital goods', '2.86'],
      ['6 Business travel', '0.05'],
      ['11 Use of sold products', '320.19'],
    ],
    14,
    8,
  )
  const page = { texts: [text(50, 80, 'Scope 3 emissions by category (FY2022)'), ...heads, ...categories] }
  expect(await readPages(page)).toEqual([
    '2022 3.1 66370000',
    '2022 3.2 2860000',
    '2022 3.6 50000',
    '2022 3.11 320190000',
  ])
  const unit = (y: number) => [text(300, y, '(million tonnes', 8), text(300, y + 14, 'CO2eq.)', 8)]
  const rows = [
    ...tableTexts(100, [50, 440, 500, 560], [['', '2022', '2021', '2020']], 14, 8),
    ...[...row(116, ['Direct emissions (Scope 1)'], ['43.35', '41.20', '37.76']), ...unit(116)],
    ...[
      ...row(
        152,
        ['Emissions (Scope 3) other than those due to', 'purchases – use of sold products'],
        ['203', '204', '185'],
        13,
      ),
      ...unit(152),
    ],
  ]
  expect((await readPages({ texts: [reportTitle, ...rows] })).filter((one) => one.startsWith('2022'))).toEqual([
    ...['2022 1 43350000', '2022 3.11 203000000'],
  ])
})

test('a change broken at its dash beside years, a range broken at its own, and an amount with another in brackets', async () => {
  const rows = [
    ...tableTexts(100, [50, 380, 440, 500, 560], [['million tonnes CO2e', '2022', '2021', '2020', '2022-']], 14, 8),
    text(543, 110, '2021', 8),
    ...tableTexts(126, [50, 380, 440, 500, 560], [['Scope 1', '69.98', '94.72', '105.49', '-24.7']], 14, 8),
    ...tableTexts(140, [50, 380, 440, 500], [['Use of sold products', '350 [400]', '370 [400]', '381']], 14, 8),
    ...tableTexts(154, [50, 380, 440, 500], [['Processing of sold products', '210.8-', '202.3-', '206.4-']], 14, 8),
    ...tableTexts(164, [50, 380, 440, 500], [['', '327.8', '304.7', '322.6']], 14, 8),
  ]
  expect(await readPages({ texts: [reportTitle, text(50, 84, 'Scope 1 and Scope 3 emissions'), ...rows] })).toEqual([
    ...['2020 1 105490000', '2020 3.11 381000000', '2021 1 94720000', '2021 3.11 370000000'],
    ...['2022 1 69980000', '2022 3.11 350000000'],
  ])
})

test('a numbered category over two lines as near to each other as the rows are', async () => {
  const texts = [
    ...years(100),
    ...row(116, ['3.7 Pendeln der Mitarbeitenden'], ['18,476', '17,903', '22,660']),
    text(50, 125.5, '3.11 Nutzung verkaufter', 8),
    ...row(135, ['Produkte'], ['9,503,100', '10,262,900', '11,804,100']),
    text(50, 144.5, '3.12 End of Life verkaufter', 8),
    ...row(154, ['Produkte'], ['15,568', '14,392', '19,188']),
    ...row(163.5, ['Gesamt'], ['10,645,777', '11,282,190', '12,972,974']),
  ]
  expect((await readPages({ texts: [reportTitle, ...texts] })).filter((one) => one.startsWith('2022'))).toEqual([
    ...['2022 3.7 18476', '2022 3.11 9503100', '2022 3.12 15568'],
  ])
})

test('years set left over their groups, and under the last one column only', async () => {
  const at = [234, 273, 326, 365, 404, 457, 500]
  const line = (y: number, words: readonly string[], from = 0) =>
    words.map((one, i) => text(at[from + i] ?? 0, y, one, 7))
  const texts = [
    ...[text(234, 100, '2022', 7), text(365, 100, '2021', 7), text(500, 100, '2016', 7)],
    ...[text(45, 116, 'Tonnes CO2e', 7), ...line(116, ['UK', 'Europe', 'Group', 'UK', 'Europe', 'Group', 'Group'])],
    ...[
      text(45, 132, 'Scope 1', 7),
      ...line(132, ['770,381', '92,114', '862,495', '803,611', '98,207', '901,818', '1,265,018']),
    ],
    ...[text(45, 146, 'Scope 2', 7), ...line(146, ['3,918', '2,050', '5,968', '4,117', '2,711', '6,828', '1,221,350'])],
  ]
  expect((await readPages({ texts: [reportTitle, ...texts] })).toSorted()).toEqual([
    ...['2016 1 1265018', '2016 2 1221350', '2021 1 901818', '2021 2 6828', '2022 1 862495', '2022 2 5968'],
  ])
})

test('heads of two lines around a group, "Year" on the second, and the same head again over something else', async () => {
  const right = (y: number, x: number, words: string) => tableTexts(y, [0, x], [['', words]], 14, 7)
  const rowOf = (y: number, cells: readonly string[]) => tableTexts(y, [45, 140, 213, 281, 363, 448], [cells], 14, 7)
  const texts = [
    text(186, 100, 'Scope 2 (indirect)', 7),
    ...[
      ...right(106, 140, 'Scope 1'),
      ...right(106, 363, 'Total Scope 1 + 2'),
      ...right(106, 448, 'Scope 3: business'),
    ],
    text(45, 116, 'Year', 7),
    ...[...right(116, 140, '(direct)'), ...right(116, 213, 'location-based'), ...right(116, 281, 'market-based')],
    ...[...right(116, 363, '(market-based)'), ...right(116, 448, 'travel')],
    ...rowOf(133, ['2022', '4,418', '30,271', '2,610', '7,028', '26,104']),
    ...rowOf(149, ['2021', '4,802', '33,090', '3,024', '7,826', '18,912']),
    ...[
      text(45, 190, 'Year', 7),
      ...right(190, 140, 'Energy (MWh)'),
      ...right(190, 213, 'of which UK'),
      ...right(190, 281, 'Water (m3)'),
    ],
    ...rowOf(206, ['2022', '98,440', '14,010', '148,220']),
    ...rowOf(222, ['2021', '107,102', '15,230', '151,907']),
  ]
  const title = text(43, 80, 'Greenhouse gas emissions (tCO2e)')
  expect(await readPages({ texts: [reportTitle, title, ...texts] })).toEqual([
    ...['2021 1 4802', '2021 1+2 7826', '2021 2lb 33090', '2021 2mb 3024', '2021 3.6 18912'],
    ...['2022 1 4418', '2022 1+2 7028', '2022 2lb 30271', '2022 2mb 2610', '2022 3.6 26104'],
  ])
})

test('an amount told among the labels is no unit of the rows below it', async () => {
  const rows = [
    ['', '2022', '2021'],
    ['Our carbon footprint was 22.5 million metric tons in all.', '', ''],
    ['Scope 1', '55,200', '47,430'],
    ['Scope 2 (market-based)', '2,780', '2,110'],
  ]
  const page = pageOf(rows, { above: ['Greenhouse gas emissions (metric tons CO2e)'] })
  expect(await readPages(page)).toEqual(['2021 1 47430', '2021 2mb 2110', '2022 1 55200', '2022 2mb 2780'])
})
