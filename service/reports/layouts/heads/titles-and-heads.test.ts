import { expect, test } from 'vitest'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

test('a title in large type at the left edge heads no column; segments under it, with the group among them', async () => {
  const texts = [
    { x: 50, y: 69, text: 'Sustainability report 2022', size: 18 },
    { x: 50, y: 97, text: 'Gross GHG emissions 2022 by operating segment (t CO2e)', size: 10.5 },
    ...tableTexts(
      124,
      [56, 313, 383, 461, 539],
      [
        ['', 'Steel', 'Forest', 'Paper', 'Group'],
        ['Scope 1', '12,000', '400', '8,000', '20,400'],
        ['Scope 2 (location-based)', '4,000', '100', '5,000', '9,100'],
        ['Scope 2 (market-based)', '3,000', '50', '2,100', '5,150'],
        ['Scope 3', '200,000', '500', '100,000', '300,500'],
      ],
      14.6,
      7.6,
    ),
  ]
  expect(await readPages({ texts })).toEqual(['2022 1 20400', '2022 2lb 9100', '2022 2mb 5150', '2022 3 300500'])
})

test('the year of a report alone on the second line of its title is no head over the labels', async () => {
  const texts = [
    { x: 51, y: 69, text: 'Sustainability statement of the group', size: 18 },
    { x: 51, y: 93, text: '2022', size: 18 },
    ...tableTexts(
      121,
      [56, 299, 357, 415],
      [
        ['GHG emissions (tCO2e)', '2020', '2021', '2022'],
        ['Scope 1', '15,230', '14,100', '13,980'],
        ['Scope 2 (location-based)', '8,210', '8,100', '8,050'],
        ['Scope 3', '541,230', '540,110', '539,050'],
      ],
      14.6,
      7.6,
    ),
  ]
  expect(await readPages({ texts })).toEqual([
    '2020 1 15230',
    '2020 2lb 8210',
    '2020 3 541230',
    '2021 1 14100',
    '2021 2lb 8100',
    '2021 3 540110',
    '2022 1 13980',
    '2022 2lb 8050',
    '2022 3 539050',
  ])
})

test('targets: the year of a base in one column and its amount in another, their heads over two lines, beside a year since', async () => {
  const columns = [50, 225, 310, 400, 450, 520]
  const head = [
    ['Target', 'Base', 'Base year', '2022 emissions', 'Target', 'Target emissions'],
    ['', 'year', 'emissions (tCO2e)', '(tCO2e)', 'year', '(tCO2e)'],
  ]
  const rows = [
    ['Scope 1 and 2 (market-based)', '2019', '31,200', '22,450', '2030', '15,600'],
    ['Scope 3 purchased', '2020', '801,000', '744,000', '2030', '600,750'],
  ]
  const rest = { x: 50, y: 152, text: 'goods and services', size: 8 }
  const texts = [reportTitle, ...tableTexts(100, columns, head, 9, 8), ...tableTexts(124, columns, rows, 18, 8), rest]
  expect(await readPages({ texts })).toEqual(['2019 1+2 31200', '2020 3.1 801000', '2022 1+2 22450', '2022 3.1 744000'])
})

test('ESRS in Spanish: labels that break before the number of their scope, and a base year over three lines', async () => {
  const columns = [50, 320, 390, 450]
  const head = [
    ['', 'Año', 'Comparativo', 'N'],
    ['', 'base', '(2021)', '(2022)'],
    ['', '(2019)', '', ''],
  ]
  const rows = [
    ['Emisiones brutas de GEI de alcance 1 (tCO2eq)', '1.234', '1.100', '980'],
    ['Emisiones brutas de GEI de alcance', '2.210', '2.100', '2.050'],
    ['Emisiones indirectas brutas totales de GEI (alcance', '41.230', '40.110', '39.050'],
  ]
  const rest = (y: number, text: string): TestText => ({ x: 50, y, text, size: 8 })
  const texts = [
    reportTitle,
    ...tableTexts(100, columns, head, 8.6, 8),
    ...tableTexts(132, columns, rows, 23, 8),
    rest(163.6, '2 basadas en la ubicación (tCO2eq)'),
    rest(186.6, '3) (tCO2eq)'),
  ]
  expect(await readPages({ texts })).toEqual([
    '2019 1 1234',
    '2019 2lb 2210',
    '2019 3 41230',
    '2021 1 1100',
    '2021 2lb 2100',
    '2021 3 40110',
    '2022 1 980',
    '2022 2lb 2050',
    '2022 3 39050',
  ])
})

test('both methods under a "Scope 2" that stands nearer to one of them than "Scope 3" does to the other', async () => {
  const texts = [
    reportTitle,
    ...tableTexts(100, [50, 190, 345, 545], [['Year', 'Scope 1', 'Scope 2', 'Scope 3']]),
    ...tableTexts(114, [50, 190, 330, 470, 545], [['', 'tCO2e', 'location-based', 'market-based', 'tCO2e']]),
    ...tableTexts(
      132,
      [50, 190, 330, 470, 545],
      [
        ['2021', '402', '1,188', '600', '17,900'],
        ['2022', '388', '1,150', '300', '17,500'],
      ],
    ),
  ]
  expect(await readPages({ texts })).toContain('2021 2mb 600')
  expect(await readPages({ texts })).toContain('2022 3 17500')
})

test('tiles below each other: the words between two amounts are those of the upper one', async () => {
  const tile = (x: number, y: number, amount: string, words: readonly string[]): TestText[] => [
    { x, y, text: amount, size: 22 },
    ...words.map((text, at) => ({ x, y: y + 15 + at * 12, text, size: 9 })),
  ]
  const texts = [
    reportTitle,
    ...tile(50, 140, '12,480', ['tCO2e', 'Scope 1 emissions']),
    ...tile(220, 140, '3,210', ['tCO2e', 'Scope 2 emissions', '(market-based)']),
    ...tile(390, 140, '310,775', ['tCO2e', 'Scope 3 emissions']),
    ...tile(50, 222, '42%', ['renewable electricity']),
    ...tile(220, 222, '3,412', ['employees']),
    ...tile(390, 222, '1,204', ['suppliers assessed']),
  ]
  expect(await readPages({ texts })).toEqual(['2022 1 12480', '2022 2mb 3210', '2022 3 310775'])
})

test('an index whose answers go on over lines, beside disclosures that do, with the page before the answer', async () => {
  const cell = (x: number, y: number, text: string): TestText => ({ x, y, text, size: 8 })
  const texts = [
    reportTitle,
    ...['GRI Standard', 'Disclosure', 'Response'].map((text, at) => cell([50, 140, 290][at] ?? 0, 100, text)),
    cell(140, 118, '305-1 Direct (Scope 1) GHG'),
    cell(290, 118, 'p. 45. In 2022 our direct emissions amounted to'),
    cell(140, 127, 'emissions'),
    cell(290, 127, '12,480 tCO2e'),
    cell(140, 142, '305-2 Energy indirect (Scope 2)'),
    cell(290, 142, 'pp. 45-46. Location-based: 45,120 tCO2e; market-'),
    cell(140, 151, 'GHG emissions'),
    cell(290, 151, 'based: 3,210 tCO2e'),
  ]
  expect(await readPages({ texts })).toEqual(['2022 1 12480', '2022 2lb 45120', '2022 2mb 3210'])
})

test('amounts whose groups of digits stand far apart, where all do', async () => {
  const group = (x: number, y: number, text: string): TestText => ({ x, y, text, size: 8 })
  const row = (y: number, label: string, amounts: readonly (readonly string[])[]) => [
    group(50, y, label),
    // Three digits are 13.3 points wide: a space of 0.62 em after them.
    ...amounts.flatMap((groups, at) => groups.map((text, i) => group(300 + at * 80 + i * 18.3, y, text))),
  ]
  const texts = [
    reportTitle,
    ...tableTexts(100, [50, 330, 410], [['tCO2e', '2022', '2021']], 14, 8),
    ...row(116, 'Scope 1', [
      ['124', '000'],
      ['118', '200'],
    ]),
    ...row(132, 'Scope 3', [
      ['541', '230'],
      ['540', '110'],
    ]),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 118200', '2021 3 540110', '2022 1 124000', '2022 3 541230'])
})

test('a change in brackets behind an amount, and a unit that names what it is not of', async () => {
  const changed = [
    ['tCO2e', '2022', '2021'],
    ['Scope 1', '11,200 (-7.4%)', '12,100'],
  ]
  expect(await readPages(pageOf(changed))).toEqual(['2021 1 12100', '2022 1 11200'])
  const table = [
    ['', '2022', '2021'],
    ['Scope 1', '11.2', '12.1'],
  ]
  const above = ['In thousands of metric tons CO2e, except intensity']
  expect(await readPages(pageOf(table, { above }))).toEqual(['2021 1 12100', '2022 1 11200'])
})

test('sentences: a share said in passing is no part, and "the year before" dates what an amount is compared with', () => {
  const said =
    'Scope 3 emissions, which make up 97% of our footprint, totalled 441,000 tCO2e, compared to 452,000 tCO2e the year before.'
  expect(readText(`# Sustainability report 2022\n\n${said}`)).toEqual(['2021 3 452000', '2022 3 441000'])
})

test('cards: the year before under the unit of an amount whose scope stands over it', async () => {
  const card = (x: number, scope: string, amount: string, before: string): TestText[] => [
    { x, y: 96, text: scope },
    { x, y: 121, text: amount, size: 22 },
    { x, y: 138, text: 'tCO2e' },
    { x, y: 148, text: `2021: ${before}`, size: 7 },
  ]
  const texts = [
    reportTitle,
    ...card(50, 'Scope 1', '12,480', '13,100'),
    ...card(220, 'Scope 2 (market-based)', '3,210', '4,100'),
    ...card(390, 'Scope 3', '310,775', '320,110'),
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 1 13100',
    '2021 2mb 4100',
    '2021 3 320110',
    '2022 1 12480',
    '2022 2mb 3210',
    '2022 3 310775',
  ])
})

test('amounts each with its method before the scope of both, and the year before in brackets on a line of its own', async () => {
  const said =
    'Emissions in 2022 amounted to 4,120 tCO2e for Scope 1, 9,010 tCO2e (location-based) and 812 tCO2e (market-based) for Scope 2.'
  expect(readText(`# Sustainability report 2022\n\n${said}`)).toEqual(['2022 1 4120', '2022 2lb 9010', '2022 2mb 812'])
  const lines = [
    'Scope 3 emissions were 44,200 tonnes of CO2e',
    '(45,100).',
    'Figures in brackets are of the previous year.',
  ]
  const texts = [
    reportTitle,
    ...lines.map((text, at): TestText => ({ x: 50, y: 100 + at * 12 + (at > 1 ? 12 : 0), text })),
  ]
  expect(await readPages({ texts })).toEqual(['2021 3 45100', '2022 3 44200'])
})

test('the rows of the table before are no title of the next', () => {
  const text = [
    '# Sustainability report 2023',
    '',
    'Waste generation',
    '',
    '| Category | Unit | 2020 | 2021 |',
    '|---|---|---|---|',
    '| Waste | Tonnes | 953 | 2,183 |',
    '',
    '| Emissions | Direct (Scope 1) | Indirect (Scope 2) | Total (tCO2e) |',
    '|---|---|---|---|',
    '| Offices | 4,121 | 45,422 | 49,543 |',
    '| Subsidiaries | 1,602 | 2,276 | 3,878 |',
    '| Total | 5,723 | 47,698 | 53,421 |',
  ].join('\n')
  expect(readText(text)).toEqual(['2023 1 5723', '2023 2 47698'])
})
