import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { briefly, readFigures, reportTitle as title } from '@/service/reports/testing/read-test-pages'

test('years across, the unit in a column, dashes stay empty', async () => {
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual([
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
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual([
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
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual(['2021 1 170', '2021 2 290', '2022 1 150', '2022 2 275'])
})

test('scopes over years', async () => {
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual(['2021 1 320', '2021 2 160', '2022 1 300', '2022 2 140'])
})

test('two tables side by side keep their own labels', async () => {
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual([
    '2021 1 1222',
    '2021 2 2222',
    '2021 3 3222',
    '2022 1 1111',
    '2022 2 2111',
    '2022 3 3111',
  ])
})
