import { expect, test } from 'vitest'
import { buildTestPdf, type TestPage, tableTexts } from './build-test-pdf'
import type { Figure } from './figure'
import { readPdfReport, readTextReport } from './read-report'

async function read(pages: readonly TestPage[]): Promise<Figure[]> {
  const reading = readPdfReport(buildTestPdf(pages))
  for (;;) {
    const step = await reading.next()
    if (step.done) return step.value.figures
  }
}

const brief = (figures: readonly Figure[]) => figures.map(({ year, scope, value }) => `${year} ${scope} ${value}`)
const title = { x: 50, y: 40, text: 'Sustainability report 2022', size: 14 }

test('years across, the unit in a column, dashes stay empty', async () => {
  const figures = await read([
    {
      texts: [
        title,
        ...tableTexts(
          100,
          [50, 300, 380, 440, 500],
          [
            ['GHG emissions', 'Unit', '2022', '2021', '2020'],
            ['Scope 1', 'tCO2e', '1,234', '1,300', '–'],
            ['Scope 2 (location-based)', 'tCO2e', '2,345', '2,400', 'n/a'],
            ['Scope 2 (market-based)', 'tCO2e', '345', '400', '500'],
            ['Scope 3', 'tCO2e', '98,765', '-', '-'],
            ['Scope 1 and 2 intensity', 'tCO2e/FTE', '1.2', '1.3', '1.4'],
          ],
        ),
      ],
    },
  ])
  expect(brief(figures)).toEqual([
    '2020 2mb 500',
    '2021 1 1300',
    '2021 2lb 2400',
    '2021 2mb 400',
    '2022 1 1234',
    '2022 2lb 2345',
    '2022 2mb 345',
    '2022 3 98765',
  ])
  expect(figures[4]).toMatchObject({
    page: 1,
    printedValue: '1,234',
    gas: 'CO2e',
    quote: 'Scope 1 tCO2e 1,234 1,300 –',
  })
})

test('years down, scopes across, thousands of tonnes in the caption', async () => {
  const figures = await read([
    {
      texts: [
        title,
        { x: 50, y: 90, text: 'Greenhouse gas emissions (thousand tonnes CO2e)' },
        ...tableTexts(
          110,
          [50, 250, 350, 450],
          [
            ['Year', 'Scope 1', 'Scope 2', 'Scope 3'],
            ['2020', '12.5', '20.1', '300'],
            ['2021', '11.5', '19.1', '310'],
            ['2022', '10.5', '18.1', '320'],
          ],
        ),
      ],
    },
  ])
  expect(brief(figures)).toEqual([
    '2020 1 12500',
    '2020 2 20100',
    '2020 3 300000',
    '2021 1 11500',
    '2021 2 19100',
    '2021 3 310000',
    '2022 1 10500',
    '2022 2 18100',
    '2022 3 320000',
  ])
})

test('years over regions: the group is taken, the country is not', async () => {
  const figures = await read([
    {
      texts: [
        title,
        { x: 50, y: 90, text: 'Emissions in tCO2e' },
        { x: 260, y: 105, text: '2022' },
        { x: 430, y: 105, text: '2021' },
        ...tableTexts(
          119,
          [50, 240, 290, 345, 410, 460, 520],
          [
            ['', 'Germany', 'Spain', 'Group', 'Germany', 'Spain', 'Group'],
            ['Scope 1', '100', '50', '150', '110', '60', '170'],
            ['Scope 2', '200', '75', '275', '210', '80', '290'],
          ],
        ),
      ],
    },
  ])
  expect(brief(figures)).toEqual(['2021 1 170', '2021 2 290', '2022 1 150', '2022 2 275'])
})

test('scopes over years', async () => {
  const figures = await read([
    {
      texts: [
        title,
        { x: 50, y: 90, text: 'Emissions, t CO2e' },
        { x: 270, y: 105, text: 'Scope 1' },
        { x: 420, y: 105, text: 'Scope 2' },
        ...tableTexts(
          119,
          [50, 270, 330, 420, 480],
          [
            ['', '2022', '2021', '2022', '2021'],
            ['Factory A', '100', '110', '60', '70'],
            ['Factory B', '200', '210', '80', '90'],
            ['Total', '300', '320', '140', '160'],
          ],
        ),
      ],
    },
  ])
  expect(brief(figures)).toEqual(['2021 1 320', '2021 2 160', '2022 1 300', '2022 2 140'])
})

test('two tables side by side keep their own labels', async () => {
  const figures = await read([
    {
      texts: [
        title,
        ...tableTexts(
          100,
          [40, 200, 250],
          [
            ['tCO2e', '2022', '2021'],
            ['Scope 1', '1,111', '1,222'],
            ['Scope 2', '2,111', '2,222'],
            ['Scope 3', '3,111', '3,222'],
          ],
        ),
        ...tableTexts(
          100,
          [320, 500, 560],
          [
            ['Energy, MWh', '2022', '2021'],
            ['Electricity', '9,111', '9,222'],
            ['Gas', '8,111', '8,222'],
            ['Oil', '7,111', '7,222'],
          ],
        ),
      ],
    },
  ])
  expect(brief(figures)).toEqual([
    '2021 1 1222',
    '2021 2 2222',
    '2021 3 3222',
    '2022 1 1111',
    '2022 2 2111',
    '2022 3 3111',
  ])
})

test('a table goes on over the page without its header', async () => {
  const columns = [50, 350, 430, 510]
  const figures = await read([
    {
      texts: [
        title,
        ...tableTexts(640, columns, [
          ['Greenhouse gases (tCO2e)', '2022', '2021', '2020'],
          ['Scope 1', '101', '102', '103'],
          ['Scope 2', '201', '202', '203'],
        ]),
      ],
    },
    {
      texts: [
        ...tableTexts(60, columns, [
          ['Scope 3', '301', '302', '303'],
          ['Total', '603', '606', '609'],
        ]),
      ],
    },
  ])
  expect(brief(figures)).toEqual([
    '2020 1 103',
    '2020 2 203',
    '2020 3 303',
    '2021 1 102',
    '2021 2 202',
    '2021 3 302',
    '2022 1 101',
    '2022 2 201',
    '2022 3 301',
  ])
  expect(figures.find(({ scope }) => scope === '3')?.page).toBe(2)
})

test('a page that is turned, by the viewer or by its text', async () => {
  const rows = tableTexts(
    100,
    [50, 350, 430],
    [
      ['Emissions in t CO2e', '2022', '2021'],
      ['Scope 1', '1,001', '1,002'],
      ['Scope 2', '2,001', '2,002'],
      ['Scope 3', '3,001', '3,002'],
      ['Total', '6,003', '6,006'],
    ],
  )
  const turned = rows.map(({ x, y, text }) => ({ x: y, y: 700 - x, text, angle: 90 as const }))
  const expected = ['2021 1 1002', '2021 2 2002', '2021 3 3002', '2022 1 1001', '2022 2 2001', '2022 3 3001']
  expect(brief(await read([{ texts: turned, rotate: 90 }]))).toEqual(expected)
  expect(brief(await read([{ texts: turned }]))).toEqual(expected)
})

test('totals take the scope of the heading they stand under', async () => {
  const figures = await read([
    {
      texts: [
        title,
        { x: 50, y: 80, text: 'Carbon footprint in metric tons CO2e' },
        ...tableTexts(
          100,
          [50, 350, 430],
          [
            ['', '2022', '2021'],
            ['Scope 1', '', ''],
            ['Natural gas', '10', '20'],
            ['Vehicles', '30', '40'],
            ['Total', '40', '60'],
            ['Scope 2', '', ''],
            ['Location-based', '70', '80'],
            ['Market-based', '5', '6'],
          ],
        ),
      ],
    },
  ])
  expect(brief(figures)).toEqual(['2021 1 60', '2021 2lb 80', '2021 2mb 6', '2022 1 40', '2022 2lb 70', '2022 2mb 5'])
})

test('base years are years; targets and changes are not', async () => {
  const figures = await read([
    {
      texts: [
        title,
        ...tableTexts(
          100,
          [50, 260, 320, 380, 450, 530],
          [
            ['tCO2e', 'Base year 2019', '2021', '2022', '% change', '2030 target'],
            ['Scope 1', '900', '800', '700', '-12', '450'],
            ['Scope 2', '90', '80', '70', '-13', '45'],
          ],
          14,
          7,
        ),
      ],
    },
  ])
  expect(brief(figures)).toEqual(['2019 1 900', '2019 2 90', '2021 1 800', '2021 2 80', '2022 1 700', '2022 2 70'])
})

test('the German, French, Spanish and Scandinavian ways to write numbers and scopes', async () => {
  const german = await read([
    {
      texts: [
        { ...title, text: 'Nachhaltigkeitsbericht 2022' },
        ...tableTexts(
          100,
          [50, 300, 400, 500],
          [
            ['Treibhausgasemissionen', 'Einheit', '2022', '2021'],
            ['Scope 1 (direkte Emissionen)', 't CO2e', '12.345,6', '13.345,6'],
            ['Scope 2 (standortbasiert)', 't CO2e', '1.234,5', '1.334,5'],
            ['Scope 2 (marktbasiert)', 't CO2e', '234,5', '334,5'],
          ],
        ),
      ],
    },
  ])
  expect(brief(german)).toEqual([
    '2021 1 13345.6',
    '2021 2lb 1334.5',
    '2021 2mb 334.5',
    '2022 1 12345.6',
    '2022 2lb 1234.5',
    '2022 2mb 234.5',
  ])
  const french = await read([
    {
      texts: [
        { ...title, text: 'Rapport annuel 2022' },
        ...tableTexts(
          100,
          [50, 350, 450],
          [
            ['Émissions de GES (milliers de tonnes de CO2e)', '2022', '2021'],
            ['Scope 1', '1 234,5', '1 334,5'],
            ['Scope 2 - méthode fondée sur la localisation', '12,5', '13,5'],
          ],
        ),
      ],
    },
  ])
  expect(brief(french)).toEqual(['2021 1 1334500', '2021 2lb 13500', '2022 1 1234500', '2022 2lb 12500'])
  const swiss = await read([
    {
      texts: [
        title,
        ...tableTexts(
          100,
          [50, 350, 450],
          [
            ['Emissions (t CO2e)', '2022', '2021'],
            ['Scope 1', '1’234', '1’334'],
            ['Scope 2', '12’345’678', '987'],
          ],
        ),
      ],
    },
  ])
  expect(brief(swiss)).toEqual(['2021 1 1334', '2021 2 987', '2022 1 1234', '2022 2 12345678'])
})

test('a stacked bar chart: the legend says which colour is which scope', async () => {
  const blue = [0, 0.2, 0.6] as const
  const green = [0.2, 0.7, 0.3] as const
  const bars = [
    [2020, 100, 60],
    [2021, 90, 80],
    [2022, 70, 40],
  ] as const
  const figures = await read([
    {
      texts: [
        title,
        { x: 80, y: 150, text: 'Greenhouse gas emissions (kt CO2e)' },
        ...bars.flatMap(([year, one, two], at) => [
          { x: 100 + at * 60, y: 420, text: String(year) },
          { x: 105 + at * 60, y: 405 - one / 2, text: String(one) },
          { x: 105 + at * 60, y: 405 - one - two / 2, text: String(two) },
        ]),
        { x: 112, y: 450, text: 'Scope 1' },
        { x: 192, y: 450, text: 'Scope 2' },
      ],
      boxes: [
        ...bars.flatMap(([, one, two], at) => [
          { x: 98 + at * 60, y: 405 - one, width: 26, height: one, color: blue },
          { x: 98 + at * 60, y: 405 - one - two, width: 26, height: two, color: green },
        ]),
        { x: 100, y: 443, width: 8, height: 8, color: blue },
        { x: 180, y: 443, width: 8, height: 8, color: green },
      ],
    },
  ])
  expect(brief(figures)).toEqual([
    '2020 1 100000',
    '2020 2 60000',
    '2021 1 90000',
    '2021 2 80000',
    '2022 1 70000',
    '2022 2 40000',
  ])
})

test('sentences: each amount goes to the scope and year it is said of, and savings are none', async () => {
  const figures = await read([
    {
      texts: [
        title,
        {
          x: 50,
          y: 100,
          text: 'In 2022 our Scope 1 emissions of 1,234 tonnes CO2e (2021: 1,400 tonnes CO2e) and Scope 2',
        },
        {
          x: 50,
          y: 112,
          text: 'emissions of 567.8 tonnes CO2e were lower. Scope 3 emissions were reduced by 9,999 tonnes CO2e.',
        },
      ],
    },
  ])
  expect(brief(figures)).toEqual(['2021 1 1400', '2022 1 1234', '2022 2 567.8'])
})

test('an index of disclosures, a glossary and an intensity table give nothing', async () => {
  const figures = await read([
    {
      texts: [
        title,
        ...tableTexts(
          100,
          [50, 400],
          [
            ['GRI 305: Emissions 2016', 'Page'],
            ['305-1 Direct (Scope 1) GHG emissions', '47'],
            ['305-2 Energy indirect (Scope 2) GHG emissions', '48'],
            ['305-3 Other indirect (Scope 3) GHG emissions', '49'],
          ],
        ),
        ...tableTexts(
          300,
          [50, 400, 480],
          [
            ['Emission intensity (tCO2e per million revenue)', '2022', '2021'],
            ['Scope 1', '12.3', '13.3'],
            ['Scope 2', '2.3', '3.3'],
          ],
        ),
      ],
    },
  ])
  expect(brief(figures)).toEqual([])
})

test('Mt is metric tonnes where amounts are large and million tonnes where they are small', () => {
  const table = (a: string, b: string) =>
    `Report 2022\n\n| MtCO2e | 2022 | 2021 |\n|---|---|---|\n| Scope 1 | ${a} | ${b} |\n`
  expect(brief(readTextReport(table('78,229', '70,229')).figures)).toEqual(['2021 1 70229', '2022 1 78229'])
  expect(brief(readTextReport(table('4.5', '4.6')).figures)).toEqual(['2021 1 4600000', '2022 1 4500000'])
})

test('CO2 alone is not called CO2e', () => {
  const [figure] = readTextReport('| tonnes CO2 | 2022 |\n|---|---|\n| Scope 1 | 1,234 |\n| Scope 2 | 34 |').figures
  expect(figure).toMatchObject({ gas: 'CO2', value: 1234 })
})
