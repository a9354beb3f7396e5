import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle, textAt as text } from '@/service/reports/testing/read-test-pages'

test('heads of one line on the height between the two lines of the first', async () => {
  const rows = [
    ['Scope 1', '2,530', '1,680', '1,530', '1,440'],
    ['Scope 2 (market-based)', '1,040', '980', '910', '840'],
    ['Business travel (category 6)', '48,100', '1,640', '2,650', '17,900'],
  ]
  const columns = [155, 500, 584, 668, 752]
  const texts = [
    text(155, 40, 'Impact report 2023', 14),
    ...['Financial', 'Environmental', 'Social', 'Governance', 'Performance data covers', 'global operations'].map(
      (words, at) => text(36, 73 + at * 13, words, at === 2 ? 7.1 : 6.6),
    ),
    ...tableTexts(99, columns, [['', 'FY2020']], 16, 7.1),
    ...tableTexts(
      103,
      columns,
      [['Greenhouse gas emissions (metric tons CO2e)', '', 'FY2021', 'FY2022', 'FY2023']],
      16,
      7.1,
    ),
    ...tableTexts(109, columns, [['', 'baseline']], 16, 7.1),
    ...tableTexts(124, columns, rows, 16, 7.1),
  ]
  const found = await readPages({ width: 792, height: 612, texts })
  expect(found).toHaveLength(12)
  expect(found).toEqual(expect.arrayContaining(['2020 1 2530', '2021 2mb 980', '2022 1 1530', '2023 3.6 17900']))
})

test('two tables beside each other whose second has one word for a label', async () => {
  const scope3 = [
    ['in 1.000 t CO2e', '2022', '2021'],
    ['3.1 Eingekaufte Güter und Dienstleistungen', '27.418,6', '28.905,2'],
    ['3.2 Kapitalgüter', '61,4', '52,7'],
    ['3.3 Brennstoff- und energiebezogene Emissionen', '57,3', '59,0'],
    ['3.6 Geschäftsreisen', '7,9', '3,2'],
    ['3.7 Pendeln der Mitarbeitenden', '23,5', '22,8'],
    ['Scope 3 gesamt', '38.725,6', '40.820,3'],
  ]
  const energy = [
    ['in MWh', '2022', '2021'],
    ['Diesel', '512.660', '528.120'],
    ['Erdgas', '148.311', '153.907'],
    ['Heizöl, Flüssiggas', '53.012', '54.870'],
    ['Strom', '161.204', '163.451'],
    ['Fernwärme, Dampf', '18.733', '20.109'],
    ['Gesamt', '893.920', '920.457'],
  ]
  const texts = [
    text(40, 40, 'Nachhaltigkeitsbericht 2022', 14),
    text(40, 66, 'Scope-3-Emissionen', 9.5),
    text(493, 66, 'Energieverbrauch', 9.5),
    ...tableTexts(86, [44, 388, 461], scope3, 19, 7.8),
    ...tableTexts(86, [497, 722, 798], energy, 19, 7.8),
    text(313, 277, 'B.08 TREIBHAUSGASEMISSIONEN SCOPE 3', 6.8),
    text(707, 218, 'B.09 ENERGIEVERBRAUCH', 7.8),
  ]
  const found = await readPages({ width: 842, height: 595, texts })
  expect(found).toEqual([
    ...['2021 3 40820300', '2021 3.1 28905200', '2021 3.2 52700', '2021 3.3 59000', '2021 3.6 3200', '2021 3.7 22800'],
    ...['2022 3 38725600', '2022 3.1 27418600', '2022 3.2 61400', '2022 3.3 57300', '2022 3.6 7900', '2022 3.7 23500'],
  ])
})

test('electricity by a method, which is what the total of both scopes has more than scope 1', async () => {
  const rows = [
    ['Emissions source (tonnes CO2e)', '2022', '2021'],
    ['Natural gas', '584.2', '702.5'],
    ['Total Scope 1', '770.4', '927.4'],
    ['Purchased electricity (location-based)', '2,310.9', '2,688.3'],
    ['Purchased electricity (market-based)', '731.5', '922.6'],
    ['Total Scope 1 and 2 (location-based)', '3,081.3', '3,615.7'],
    ['Total Scope 1 and 2 (market-based)', '1,501.9', '1,850.0'],
  ]
  const found = await readPages(pageOf(rows))
  expect(found).toEqual(expect.arrayContaining(['2021 2lb 2688.3', '2022 2lb 2310.9', '2022 2mb 731.5']))
  const other = rows.map((row) => row.map((cell) => cell.replace('3,081.3', '3,281.3').replace('3,615.7', '3,815.7')))
  expect((await readPages(pageOf(other))).filter((one) => one.includes('2lb'))).toEqual([])
})

test('one gas among others across is no whole scope', async () => {
  const rows = [
    ['Gas', 'CO2', 'CH', 'N O', 'HFCs', 'Total'],
    ['tCO2e', '12,338', '3,904', '61', '4,870', '21,317'],
    ['%', '57.9', '18.3', '0.3', '22.8', '100.0'],
  ]
  const page = pageOf(rows, { above: ['Scope 1 Emissions by Gas in 2022'], columns: [60, 180, 260, 340, 420, 540] })
  expect((await readPages(page)).filter((one) => !one.endsWith(' 21317'))).toEqual([])
})

test('a table of divisions on the next page has columns of its own', async () => {
  const first = [
    ['GHG emissions', 'Unit', '2020', '2021', '2022'],
    ...Array.from({ length: 8 }, (_, at) => [`Indicator ${at}`, 'no.', '1,204', '1,305', '1,406']),
    ['Scope 2 emissions (location-based)', 't CO2e', '127,306', '98,419', '94,022'],
  ]
  const second = [
    ['Divisions', 'Unit', 'Office', 'Industrial', 'Retail'],
    ['Properties', 'no.', '1,158', '1,037', '1,014'],
    ['Scope 2 emissions (location-based)', 't CO2e', '70,316', '3,208', '18,740'],
  ]
  const columns = [46, 330, 400, 480, 560]
  const found = await readPages(
    { texts: [reportTitle, ...tableTexts(600, columns, first, 20, 8)] },
    { texts: tableTexts(93, columns, second, 16, 8) },
  )
  expect(found).toEqual(['2020 2lb 127306', '2021 2lb 98419', '2022 2lb 94022'])
})

test('bars by method under the title of scope 2, with a legend of the methods', async () => {
  const years = [546, 621, 696]
  const amounts = [
    [119_870, 115_306],
    [124_615, 105_927],
    [143_202, 96_418],
  ] as const
  type Colour = readonly [number, number, number]
  const colours: readonly [Colour, Colour] = [
    [0.1, 0.3, 0.6],
    [0.5, 0.7, 0.9],
  ]
  const bars = years.flatMap((x, at) =>
    [0, 1].map((which) => {
      const amount = amounts[at]?.[which] ?? 0
      const left = x - 34 + which * 36
      const height = amount / 1800
      return { left, height, amount, color: colours[which] ?? colours[0] }
    }),
  )
  const mark = (x: number, color: Colour) => ({ x: x - 10, y: 275, width: 6, height: 6, color })
  const found = await readPages({
    width: 792,
    height: 612,
    texts: [
      reportTitle,
      text(509, 108, 'Scope 2 emissions', 10),
      text(509, 124, 'Metric tons CO2e', 6.8),
      ...bars.map(({ left, height, amount }) => text(left + 4, 250 - height, amount.toLocaleString('en'), 7.1)),
      ...years.map((x, at) => text(x - 8, 264, String(2019 + at), 7.1)),
      text(529, 281, 'Location-based', 7.1),
      text(610, 281, 'Market-based', 7.1),
    ],
    boxes: [
      ...bars.map(({ left, height, color }) => ({ x: left, y: 254 - height, width: 32, height, color })),
      mark(529, colours[0]),
      mark(610, colours[1]),
    ],
  })
  expect(found).toEqual([
    ...[
      '2019 2lb 119870',
      '2019 2mb 115306',
      '2020 2lb 124615',
      '2020 2mb 105927',
      '2021 2lb 143202',
      '2021 2mb 96418',
    ],
  ])
})
