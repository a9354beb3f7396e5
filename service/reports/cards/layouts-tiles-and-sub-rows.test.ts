import { expect, test } from 'vitest'
import type { TestPage, TestText } from '@/service/reports/testing/build-test-pdf'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

const text = (x: number, y: number, words: string, size = 8): TestText => ({ x, y, text: words, size })

test('a large amount under a chart is a tile and no row under its years and its legend', async () => {
  const years = ['2020', '2021', '2022', '2023'].map((year, at) => text(80 + at * 66, 275, year, 7.5))
  const legend = ['Scope 1', 'Scope 2', 'Bold = Total Scope 1 and Scope 2'].map((name, at) =>
    text([40, 91, 132][at] ?? 0, 293, name),
  )
  const title = text(30, 82, 'GHG emissions (market-based), tonnes CO2e', 9)
  const tiles = [text(70, 331, '527,000', 16.5), text(288, 331, '28.4%', 16.5), text(40, 346, 'Total of 2023')]
  const found = await readPages({ texts: [reportTitle, title, ...years, ...legend, ...tiles] })
  expect(found.filter((one) => one.startsWith('2020'))).toEqual([])
})

test('one amount a year without a label, one of them raised by a remark under it, is what the title names', async () => {
  const years = ['2019', '2020', '2021', '2022'].map((year, at) => text(60 + at * 70, 130, year))
  const amounts = [
    text(60, 146, '1,760'),
    text(60, 157, '(limited data)', 6),
    text(130, 151, '29,870'),
    text(200, 151, '31,790'),
    text(270, 146, 'To be reported in the'),
    text(270, 157, 'second half of 2023'),
  ]
  const page = { texts: [reportTitle, text(60, 110, 'Scope 3 emissions (tonnes CO2e)', 9), ...years, ...amounts] }
  expect(await readPages(page)).toEqual(['2019 3 1760', '2020 3 29870', '2021 3 31790'])
})

test('a unit in a cell merged over rows counts before one that the report states for other tables', async () => {
  const rows = [
    ['Category', '2021', '2022', 'Unit'],
    ['Scope 1', '2,151,937', '2,018,789', ''],
    ['Scope 2 (market-based)', '8,152,497', '9,539,765', ''],
    ['Scope 3', '6,049,256', '7,429,158', ''],
    ['Energy saved', '700', '1,500', 'GWh'],
  ]
  const first = {
    texts: [reportTitle, text(50, 100, 'Unit: million metric tons CO2e'), text(50, 120, 'Our path to 2030')],
  }
  const second = {
    texts: [...tableTexts(120, [50, 300, 400, 500], rows, 16), text(490, 120 + 2.5 * 16, 'metric ton-CO2e', 9)],
  }
  expect(await readPages(first, second)).toEqual([
    '2021 1 2151937',
    '2021 2mb 8152497',
    '2021 3 6049256',
    '2022 1 2018789',
    '2022 2mb 9539765',
    '2022 3 7429158',
  ])
})

test('a scope in the middle of its rows, while another scope begins where the labels of whole rows do', async () => {
  const rows = [
    ['Emissions (tCO2e)', '', '2021', '2022'],
    ['All of scopes 1 and 2', '', '10,300', '11,550'],
    ['', 'Total', '2,150', '2,010'],
    ['', 'of which subsidiaries', '340', '350'],
    ['', 'market-based', '8,150', '9,540'],
    ['', 'location-based', '9,190', '10,880'],
    ['Scope 3', '', '6,040', '7,420'],
  ]
  const inner = rows.flatMap(([, label = ''], at) => (label === '' ? [] : [text(170, 120 + at * 16, label, 9)]))
  const cells = [text(90, 120 + 2.5 * 16, 'Scope 1', 9), text(90, 120 + 4.5 * 16, 'Scope 2', 9)]
  const amounts = rows.map(([label = '', , ...others]) => [label, ...others])
  const found = await readPages({
    texts: [reportTitle, ...tableTexts(120, [50, 400, 480], amounts, 16), ...inner, ...cells],
  })
  expect(found.filter((one) => !one.includes('1+2'))).toEqual([
    '2021 1 2150',
    '2021 2lb 9190',
    '2021 2mb 8150',
    '2021 3 6040',
    '2022 1 2010',
    '2022 2lb 10880',
    '2022 2mb 9540',
    '2022 3 7420',
  ])
})

test('each scope in tonnes and, below, in kilowatt hours: the method in the second line of its label', async () => {
  const lines: [string, string, string, string][] = [
    ['Scope', 'Unit', '2021', '2022'],
    ['Scope 2', 'tCO2e', '668.70', '603.74'],
    ['Location-based electricity emissions', '', '', ''],
    ['', 'kWh', '3,229,297', '2,915,946'],
    ['Market-based electricity emissions', 'tCO2e', '63.99', '60.26'],
    ['', 'kWh', '3,229,297', '2,915,946'],
  ]
  const ys = [120, 136, 146, 153, 168, 184]
  const xs = [50, 250, 330, 420]
  const texts = lines.flatMap((cells, at) =>
    cells.flatMap((words, i) => (words === '' ? [] : [text(xs[i] ?? 0, ys[at] ?? 0, words, 6.5)])),
  )
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 2lb 668.7',
    '2021 2mb 63.99',
    '2022 2lb 603.74',
    '2022 2mb 60.26',
  ])
})

/** Bars that lie, as long as what is printed in them, in millions of tonnes with three decimals. */
function barsOfMillions(): TestPage {
  const colours = [
    [0.7, 0, 0],
    [0.9, 0.5, 0.5],
  ] as const
  const rows: [string, number, number][] = [
    ['2020', 2.005, 7.46],
    ['2021', 2.152, 8.152],
    ['2022', 2.019, 9.54],
  ]
  const names = ['Scope 1', 'Scope 2']
  return {
    texts: [
      reportTitle,
      text(50, 100, 'Unit: million metric tons CO2e'),
      ...rows.flatMap(([year, one, two], at) => [
        text(60, 141 + at * 40, year),
        text(100 + one * 10, 141 + at * 40, one.toFixed(3)),
        text(90 + one * 20 + two * 10, 141 + at * 40, two.toFixed(3)),
      ]),
      ...names.map((name, at) => text(110 + at * 80, 270, name)),
    ],
    boxes: [
      ...rows.flatMap(([, one, two], at) => [
        { x: 90, y: 130 + at * 40, width: one * 20, height: 16, color: colours[0] },
        { x: 90 + one * 20, y: 130 + at * 40, width: two * 20, height: 16, color: colours[1] },
      ]),
      ...names.map((_, at) => ({ x: 98 + at * 80, y: 263, width: 8, height: 8, color: colours[at] ?? colours[0] })),
    ],
  }
}

test('three decimals of millions in a chart are no thousands', async () => {
  expect(await readPages(barsOfMillions())).toEqual([
    '2020 1 2005000',
    '2020 2 7460000',
    '2021 1 2152000',
    '2021 2 8152000',
    '2022 1 2019000',
    '2022 2 9540000',
  ])
})

test('"par rapport à 2020." names no report of 2020', () => {
  const found = readText(`Notre bilan climatique

Nous avons commencé à calculer nos émissions au cours de l’exercice 2020. Objectif : −50 % d’ici 2030 par
rapport à 2020.

| Émissions en tonnes de CO2 | 2020 | 2021 | 2022 | 2023 |
|---|---|---|---|---|
| Scope 1 | 8.938,60 | 8.640,37 | 6.973,55 | 6.043 |
`)
  expect(found).toEqual(['2020 1 8938.6', '2021 1 8640.37', '2022 1 6973.55', '2023 1 6043'])
})

test('amounts of a scope one space before prose that stands beside the table', () => {
  const found = readText(`Bilancio integrato 2018

Emissioni di gas serra (tonnellate CO2eq)
2016 2017 2018
Emissioni totali - Scope 1 6.455.679 8.057.008 7.491.395 2 Intellettuale
Emissioni indirette - Scope 2 119.937 122.286 109.807 Il servizio riscalda la città
Altre emissioni indirette - Scope 3 1.638.017 1.780.755 1.677.882 distribuito agli utenti
`)
  expect(found).toEqual([
    '2016 1 6455679',
    '2016 2 119937',
    '2016 3 1638017',
    '2017 1 8057008',
    '2017 2 122286',
    '2017 3 1780755',
    '2018 1 7491395',
    '2018 2 109807',
    '2018 3 1677882',
  ])
})
