import { expect, test } from 'vitest'
import { type TestPage, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle, textAt } from '@/service/reports/testing/read-test-pages'

const columns = [50, 400, 480, 560]
const page = (...texts: TestPage['texts'][]): TestPage => ({ texts: [reportTitle, ...texts.flat()] })

const environment = pageOf(
  [
    ['Environment', 'Unit', '2022', '2021'],
    ['Energy use', 'MWh', '12,345', '13,000'],
    ['Water', 'm3', '1,234', '1,300'],
  ],
  { y: 640, columns },
)
const rest = page(
  tableTexts(70, columns, [
    ['Scope 1 emissions', 'tCO2e', '1,234', '1,300'],
    ['Scope 2 emissions (location-based)', 'tCO2e', '2,234', '2,300'],
  ]),
)
const ofRest = ['2021 1 1300', '2021 2lb 2300', '2022 1 1234', '2022 2lb 2234']

test('a table whose head stands on a page that names no emissions goes on with it', async () => {
  expect(await readPages(environment, rest)).toEqual(ofRest)
  const prose = page([textAt(50, 120, 'Our people and our culture are what we build on.')])
  expect(await readPages(environment, prose, rest)).toEqual([])
})

test('a table goes on on the next page, though a column beside it that names no emissions was read between', async () => {
  const edges = [50, 180, 220, 260]
  const table = tableTexts(110, edges, [
    ['Emissions', 'Unit', '2022', '2021'],
    ...['Cars', 'Ships', 'Trains', 'Boilers'].map((name, i) => [
      `${name}, scope 1`,
      'tCO2e',
      `${i + 2}12`,
      `${i + 2}34`,
    ]),
  ])
  const prose = Array.from({ length: 12 }, (_, i) =>
    textAt(340, 104 + i * 13, `Our people and culture of the year, line ${'abcdefghijkl'[i]}`),
  )
  const foot = tableTexts(70, edges, [
    ['Scope 1 emissions', 'tCO2e', '1,234', '1,300'],
    ['Scope 2 (location)', 'tCO2e', '2,234', '2,300'],
  ])
  expect(await readPages(page(table, prose), page(foot))).toEqual(ofRest)
})

test('the third page of a table has the head of the first', async () => {
  const rows = Array.from({ length: 45 }, (_, i) => [
    `Waste of kind ${i} emissions`,
    't',
    `1,1${10 + i}`,
    `1,3${10 + i}`,
  ])
  expect(await readPages(environment, page(tableTexts(70, columns, rows)), rest)).toEqual(ofRest)
})

test('one label three times is that of parts, unless one block may be the whole', async () => {
  const head = ['tCO2e', '2022', '2021']
  const blockOf = (name: string, one: string[], two: string[]) => [[name], ['Scope 1', ...one], ['Scope 2', ...two]]
  const parts = [
    ...blockOf('Offices', ['400', '450'], ['5,000', '5,100']),
    ...blockOf('Flats', ['2,000', '2,500'], ['300', '310']),
    ...blockOf('Shops', ['20', '25'], ['30', '31']),
  ]
  expect(await readPages(pageOf([head, ...parts]))).toEqual([])
  const whole = blockOf('Portfolio', ['2,420', '2,975'], ['5,330', '5,441'])
  const ofWhole = ['2021 1 2975', '2021 2 5441', '2022 1 2420', '2022 2 5330']
  expect(await readPages(pageOf([head, ...whole, ...parts]))).toEqual(ofWhole)
})

test('"Global" beside the total of both is what is left', async () => {
  const heads = [textAt(320, 120, '2022'), textAt(480, 120, '2021')]
  const rows = [
    ['', 'UK', 'Global', 'Total', 'UK', 'Global', 'Total'],
    ['Scope 1 (tCO2e)', '1,200', '3,400', '4,600', '1,300', '3,500', '4,800'],
    ['Scope 2 location-based (tCO2e)', '900', '2,100', '3,000', '950', '2,200', '3,150'],
  ]
  const found = await readPages(page(heads, tableTexts(134, [50, 290, 340, 390, 450, 500, 555], rows)))
  expect(found).toEqual(['2021 1 4800', '2021 2lb 3150', '2022 1 4600', '2022 2lb 3000'])
})

test('a head with one year of its own is not under the years of the table above', async () => {
  const above = tableTexts(
    110,
    [50, 300, 400, 480, 560],
    [
      ['Item', 'Unit', 'FY2019', 'FY2020', 'FY2021'],
      ['Energy', 'GJ', '4,000', '4,100', '4,200'],
      ['Water', 'm3', '300', '310', '320'],
    ],
  )
  const heads = [
    textAt(50, 180, 'Supply chain emissions (Scopes 1, 2, 3)'),
    textAt(300, 187, 'Unit'),
    textAt(370, 187, 'Emissions'),
    textAt(450, 187, 'Remarks'),
    textAt(50, 195, 'FY2021 results'),
  ]
  const rows = tableTexts(
    210,
    [50, 320, 410],
    [
      ['Scope 1', 't-CO2e', '20,794'],
      ['Scope 2 (location-based)', 't-CO2e', '52,024'],
      ['Scope 3', 't-CO2e', '949,605'],
    ],
  )
  const remarks = [textAt(450, 210, 'Domestic companies', 7), textAt(450, 224, 'Domestic companies', 7)]
  const found = await readPages(page(above, heads, rows, remarks))
  expect(found).toEqual(['2021 1 20794', '2021 2lb 52024', '2021 3 949605'])
})

const amounts = [
  { year: '2019', lower: ['59,103', 59], upper: ['124,917', 125] },
  { year: '2020', lower: ['78,033', 78], upper: ['104,423', 104] },
  { year: '2021', lower: ['82,964', 83], upper: ['84,713', 85] },
] as const

/** Years over stacks of two scopes, an amount in the middle of each bar, the legend below; `drawn` is how long a bar is beside its amount. */
function stacks(drawn: (length: number, at: number) => number): TestPage {
  const [blue, green] = [[0, 0.3, 0.6] as const, [0.6, 0.8, 0.2] as const]
  const parts = amounts.flatMap(({ year, lower, upper }, i) => {
    const x = 130 + i * 100
    const [low, high] = [drawn(lower[1], i), drawn(upper[1], i + 1)]
    return [
      { text: textAt(x + 14, 130, year), box: null },
      { text: textAt(x + 8, 343 - low / 2, lower[0]), box: { x, y: 340 - low, width: 50, height: low, color: blue } },
      {
        text: textAt(x + 6, 343 - low - high / 2, upper[0]),
        box: { x, y: 340 - low - high, width: 50, height: high, color: green },
      },
    ]
  })
  const marks = [blue, green].map((color, i) => ({ x: 155 + i * 100, y: 362, width: 8, height: 8, color }))
  return {
    texts: [
      reportTitle,
      textAt(100, 110, 'GHG Emissions (MTCO2e)'),
      ...parts.map(({ text }) => text),
      textAt(170, 370, 'Scope 1'),
      textAt(270, 370, 'Scope 2'),
    ],
    boxes: [...parts.flatMap(({ box }) => box ?? []), ...marks],
  }
}

test('years over the bars are an axis, and a label in the middle of its bar needs no exact length', async () => {
  const all = ['2019 1 59103', '2019 2 124917', '2020 1 78033', '2020 2 104423', '2021 1 82964', '2021 2 84713']
  expect(await readPages(stacks((length) => length))).toEqual(all)
  expect(await readPages(stacks((length, at) => length * (at % 2 === 0 ? 1.12 : 0.9)))).toEqual(all)
  expect(await readPages(stacks((length, at) => (at % 2 === 0 ? length : 20)))).not.toEqual(all)
})

test('a zero for the letter, spans of short years and thousands in brackets', () => {
  const table = (unit: string, ...years: string[]) =>
    readText(
      `# Report\n\n| GHG emissions (${unit}) | ${years.join(' | ')} |\n|---|---|---|\n| Scope 1 | 1,301 | 1,400 |\n`,
    )
  expect(table('tC02e', '2021', '2022')).toEqual(['2021 1 1301', '2022 1 1400'])
  expect(table('tCO2e', 'FY20-21', 'FY21-22')).toEqual(['2021 1 1301', '2022 1 1400'])
  expect(table('(thousand) t CO2e', '2021', '2022')).toEqual(['2021 1 1301000', '2022 1 1400000'])
})
