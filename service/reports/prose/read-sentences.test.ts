import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { briefly, readFigures, readPages, reportTitle as title } from '@/service/reports/testing/read-test-pages'

test('sentences: each amount goes to the scope and year it is said of, and savings are none', async () => {
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual(['2021 1 1400', '2022 1 1234', '2022 2 567.8'])
})

test('an index of disclosures, a glossary and an intensity table give nothing', async () => {
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual([])
})

test('cards: the amount over or beside the words', async () => {
  const figures = await readPages({
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
  const figures = await readPages({
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

test('targets, savings, shares, avoided emissions, portfolios and energy give nothing', async () => {
  const table = (rows: string[][]) =>
    readPages({
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
  expect(await readPages({ texts: [title, { x: 50, y: 100, text: aim }] })).toEqual([])
})
