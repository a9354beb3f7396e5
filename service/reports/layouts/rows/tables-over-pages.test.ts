import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { briefly, readFigures, reportTitle as title } from '@/service/reports/testing/read-test-pages'

test('a table goes on over the page without its header', async () => {
  const columns = [50, 350, 430, 510]
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual([
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
  expect(briefly(await readFigures([{ texts: turned, rotate: 90 }]))).toEqual(expected)
  expect(briefly(await readFigures([{ texts: turned }]))).toEqual(expected)
})

test('totals take the scope of the heading they stand under', async () => {
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual(['2021 1 60', '2021 2lb 80', '2021 2mb 6', '2022 1 40', '2022 2lb 70', '2022 2mb 5'])
})

test('base years are years; targets and changes are not', async () => {
  const figures = await readFigures([
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
  expect(briefly(figures)).toEqual(['2019 1 900', '2019 2 90', '2021 1 800', '2021 2 80', '2022 1 700', '2022 2 70'])
})
