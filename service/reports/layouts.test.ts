import { expect, test } from 'vitest'
import { buildTestPdf, type TestPage, tableTexts } from './build-test-pdf'
import type { Figure } from './figure'
import { readPdfReport, readTextReport } from './read-report'

async function read(...pages: TestPage[]): Promise<string[]> {
  const reading = readPdfReport(buildTestPdf(pages))
  for (;;) {
    const step = await reading.next()
    if (step.done) return brief(step.value.figures)
  }
}

const brief = (figures: readonly Figure[]) => figures.map(({ year, scope, value }) => `${year} ${scope} ${value}`)
const title = { x: 50, y: 40, text: 'Annual report 2022', size: 14 }

test('cards: the amount over or beside the words', async () => {
  const figures = await read({
    texts: [
      title,
      { x: 50, y: 200, text: '12,345 tCO2e', size: 22 },
      { x: 50, y: 220, text: 'Scope 1 emissions in 2022' },
      { x: 50, y: 300, text: 'Scope 2 emissions in 2022: 6,789 tCO2e' },
    ],
  })
  expect(figures).toEqual(['2022 1 12345', '2022 2 6789'])
})

test('prose beside a table lends it no labels', async () => {
  const prose = [
    'We reduced our emissions again this year and',
    'our plants use less energy than before, which',
    'we owe to the work of all colleagues in each',
    'plant and office. In the years to come we will',
    'continue on this way and invest in renewable',
    'energy, in heat pumps and in better insulation',
    'of our buildings all over the world, and we',
    'shall report on the progress that we make.',
  ]
  const figures = await read({
    texts: [
      title,
      ...prose.map((text, at) => ({ x: 40, y: 104 + at * 12, text })),
      ...tableTexts(
        100,
        [300, 470, 540],
        [
          ['GHG emissions, tCO2e', '2022', '2021'],
          ['Scope 1', '4,500', '4,600'],
          ['Scope 2', '3,400', '3,500'],
          ['Scope 3', '9,100', '9,200'],
          ['Total emissions', '17,000', '17,300'],
          ['Energy, MWh', '88,000', '89,000'],
        ],
      ),
    ],
  })
  expect(figures).toEqual(['2021 1 4600', '2021 2 3500', '2021 3 9200', '2022 1 4500', '2022 2 3400', '2022 3 9100'])
})

test('the group has a table, so have its subsidiaries', () => {
  const table = (name: string, one: string, two: string) =>
    `| ${name} | 2022 | 2021 |\n|---|---|---|\n| Scope 1 | ${one} | 90 |\n| Scope 2 | ${two} | 80 |\n`
  const text = `# Annual report 2022\n\nEmissions, tonnes CO2e\n\n${table('Steelworks Ltd', '30', '20')}\n\n${table('Group', '100', '85')}\n\n${table('Paper Ltd', '70', '65')}`
  expect(brief(readTextReport(text).figures)).toEqual(['2021 1 90', '2021 2 80', '2022 1 100', '2022 2 85'])
})

test('fiscal years with two digits, direct and indirect in words', async () => {
  const figures = await read({
    texts: [
      title,
      ...tableTexts(
        100,
        [50, 300, 380, 440],
        [
          ['Emissions', 'Unit', 'FY22', 'FY21'],
          ['Direct GHG emissions', '10^3 tonnes CO2e', '12.4', '13.4'],
          ['Indirect GHG emissions', '10^3 tonnes CO2e', '2.4', '3.4'],
        ],
      ),
    ],
  })
  expect(figures).toEqual(['2021 1 13400', '2021 2 3400', '2022 1 12400', '2022 2 2400'])
})

test('scopes without a space, methods as standards, thousand tonnes written 1,000 t', async () => {
  const figures = await read({
    texts: [
      title,
      ...tableTexts(
        100,
        [50, 300, 380, 440],
        [
          ['Item', 'Unit', 'FY2022', 'FY2021'],
          ['Scope1', '1,000 t-CO2e', '412', '413'],
          ['Scope2 (Location standard)', '1,000 t-CO2e', '55', '56'],
          ['Scope2 (Market standard)', '1,000 t-CO2e', '44', '45'],
        ],
      ),
    ],
  })
  expect(figures).toEqual([
    '2021 1 413000',
    '2021 2lb 56000',
    '2021 2mb 45000',
    '2022 1 412000',
    '2022 2lb 55000',
    '2022 2mb 44000',
  ])
})

test('methods under years', async () => {
  const figures = await read({
    texts: [
      title,
      { x: 50, y: 88, text: 'Scope 2 emissions (tCO2e)' },
      { x: 250, y: 104, text: '2022' },
      { x: 420, y: 104, text: '2021' },
      ...tableTexts(
        118,
        [50, 280, 370, 450, 540],
        [
          ['', 'Location-based', 'Market-based', 'Location-based', 'Market-based'],
          ['Electricity', '70', '7', '71', '8'],
          ['Heat', '30', '3', '31', '4'],
          ['Total Scope 2', '100', '10', '102', '12'],
        ],
        14,
        8,
      ),
    ],
  })
  expect(figures).toEqual(['2021 2lb 102', '2021 2mb 12', '2022 2lb 100', '2022 2mb 10'])
})

test('the home country beside the world: the total is taken', async () => {
  const figures = await read({
    texts: [
      title,
      ...tableTexts(
        100,
        [50, 260, 360, 460, 560],
        [
          ['Tonnes of CO2e', 'UK 2022', 'Non-UK 2022', 'Total 2022', 'Total 2021'],
          ['Scope 1', '10', '90', '100', '110'],
          ['Scope 2', '5', '45', '50', '60'],
        ],
      ),
    ],
  })
  expect(figures).toEqual(['2021 1 110', '2021 2 60', '2022 1 100', '2022 2 50'])
})

test('grouped bars with labels on top', async () => {
  const red = [0.8, 0.1, 0.1] as const
  const grey = [0.5, 0.5, 0.5] as const
  const bars = [
    [2021, 80, 50],
    [2022, 60, 45],
  ] as const
  const figures = await read({
    texts: [
      title,
      { x: 80, y: 180, text: 'GHG emissions in thousand tonnes CO2e' },
      ...bars.flatMap(([year, one, two], at) => [
        { x: 108 + at * 90, y: 420, text: String(year) },
        { x: 98 + at * 90, y: 402 - one, text: `${one}`, size: 7 },
        { x: 123 + at * 90, y: 402 - two, text: `${two}`, size: 7 },
      ]),
      { x: 112, y: 450, text: 'Scope 1' },
      { x: 192, y: 450, text: 'Scope 2' },
    ],
    boxes: [
      ...bars.flatMap(([, one, two], at) => [
        { x: 95 + at * 90, y: 405 - one, width: 20, height: one, color: red },
        { x: 120 + at * 90, y: 405 - two, width: 20, height: two, color: grey },
      ]),
      { x: 100, y: 443, width: 8, height: 8, color: red },
      { x: 180, y: 443, width: 8, height: 8, color: grey },
    ],
  })
  expect(figures).toEqual(['2021 1 80000', '2021 2 50000', '2022 1 60000', '2022 2 45000'])
})

test('categories of scope 3 by name and number, and their total', async () => {
  const figures = await read({
    texts: [
      title,
      { x: 50, y: 86, text: 'Scope 3 emissions by category (t CO2e)' },
      ...tableTexts(
        100,
        [50, 400, 480],
        [
          ['Category', '2022', '2021'],
          ['1. Purchased goods and services', '5,000', '5,100'],
          ['6. Business travel', '120', '110'],
          ['Category 15: Investments', '10', '–'],
          ['Total Scope 3', '5,130', '5,210'],
        ],
      ),
    ],
  })
  expect(figures).toEqual([
    '2021 3 5210',
    '2021 3.1 5100',
    '2021 3.6 110',
    '2022 3 5130',
    '2022 3.1 5000',
    '2022 3.6 120',
    '2022 3.15 10',
  ])
})

test('Finnish, Norwegian, Danish and Japanese headings', () => {
  const text = (unit: string, one: string, two: string) =>
    `2022\n\n| ${unit} | 2022 | 2021 |\n|---|---|---|\n| ${one} | 1 234 | 1 334 |\n| ${two} | 234 | 334 |`
  const expected = ['2021 1 1334', '2021 2mb 334', '2022 1 1234', '2022 2mb 234']
  expect(
    brief(
      readTextReport(text('Päästöt, tonnia CO2e', 'Scope 1, suorat päästöt', 'Scope 2, markkinaperusteinen')).figures,
    ),
  ).toEqual(expected)
  expect(brief(readTextReport(text('Utslipp, tonn CO2e', 'Scope 1', 'Scope 2 (markedsbasert)')).figures)).toEqual(
    expected,
  )
  expect(brief(readTextReport(text('Udledning, ton CO2e', 'Scope 1', 'Scope 2, markedsbaseret')).figures)).toEqual(
    expected,
  )
  const japanese =
    '2022\n\n| t-CO2e | 2022年度 | 2021年度 |\n|---|---|---|\n| スコープ1 | 1,234 | 1,334 |\n| スコープ2（マーケット基準） | 234 | 334 |'
  expect(brief(readTextReport(japanese).figures)).toEqual(expected)
})

test('a restated column yields to the one first printed only where both are for one year', async () => {
  const figures = await read({
    texts: [
      title,
      ...tableTexts(
        100,
        [50, 300, 400, 500],
        [
          ['tCO2e', '2022', '2021', '2021 pro forma'],
          ['Scope 1', '100', '110', '115'],
          ['Scope 2', '10', '11', '12'],
        ],
      ),
    ],
  })
  expect(figures).toEqual(['2021 1 110', '2021 2 11', '2022 1 100', '2022 2 10'])
})

test('the month of March is no market, and Scope 1 + 2 is no scope 1', async () => {
  const figures = await read({
    texts: [
      title,
      ...tableTexts(
        100,
        [50, 380, 500],
        [
          ['tCO2e', '31 March 2022', '31 March 2021'],
          ['Scope 1 (direct)', '345', '400'],
          ['Scope 2 (indirect)', '60', '70'],
          ['Total Scope 1 + 2', '405', '470'],
        ],
      ),
    ],
  })
  expect(figures).toEqual(['2021 1 400', '2021 1+2 470', '2021 2 70', '2022 1 345', '2022 1+2 405', '2022 2 60'])
})

test('the unit may stand in a footnote, the thousands in the head', async () => {
  const note = { x: 50, y: 700, text: '1 In thousand tonnes of CO2e, according to the GHG Protocol.', size: 7 }
  const noted = await read({
    texts: [
      title,
      note,
      ...tableTexts(
        100,
        [50, 380, 460],
        [
          ['GHG emissions', '2022', '2021'],
          ['Scope 1', '123', '120'],
          ['Scope 2', '456', '450'],
        ],
      ),
    ],
  })
  expect(noted).toEqual(['2021 1 120000', '2021 2 450000', '2022 1 123000', '2022 2 456000'])
  const headed = await read({
    texts: [
      title,
      ...tableTexts(
        100,
        [50, 380, 460],
        [
          ['t CO2 equivalents in thousands', '2022', '2021'],
          ['Scope 1', '617', '630'],
          ['Scope 2', '900', '910'],
        ],
      ),
    ],
  })
  expect(headed).toEqual(['2021 1 630000', '2021 2 910000', '2022 1 617000', '2022 2 900000'])
})

test('targets, savings, shares, avoided emissions, portfolios and energy give nothing', async () => {
  const table = (rows: string[][]) =>
    read({
      texts: [
        title,
        { x: 50, y: 600, text: 'All emissions are in tCO2e.' },
        ...tableTexts(100, [50, 350, 430, 510], rows),
      ],
    })
  const rows = [
    ['Scope 1', '617', '630'],
    ['Scope 2', '900', '910'],
  ]
  expect(await table([['Targets (tCO2e)', '2030', '2040'], ...rows])).toEqual([])
  expect(await table([['Emission reductions (tCO2e)', '2022', '2021'], ...rows])).toEqual([])
  expect(await table([['Share of emissions', '2022', '2021'], ...rows])).toEqual([])
  expect(await table([['Avoided emissions (tCO2e)', '2022', '2021'], ...rows])).toEqual([])
  expect(await table([['Energy consumption (MWh)', '2022', '2021'], ...rows])).toEqual([])
  expect(
    await table([
      ['Portfolio (tCO2e)', 'Scope 1', 'Scope 2', 'Scope 3'],
      ['Equities', '617', '630', '1'],
      ['Bonds', '900', '910', '2'],
    ]),
  ).toEqual([])
  const aim = 'Our target is to reach Scope 1 emissions of 5,000 tonnes CO2e by 2030.'
  expect(await read({ texts: [title, { x: 50, y: 100, text: aim }] })).toEqual([])
})
