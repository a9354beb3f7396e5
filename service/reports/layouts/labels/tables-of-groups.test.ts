import { expect, test } from 'vitest'
import { readTextReport } from '@/service/reports/read-report'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { briefly, readPages, reportTitle as title } from '@/service/reports/testing/read-test-pages'

test('the group has a table, so have its subsidiaries', () => {
  const table = (name: string, one: string, two: string) =>
    `| ${name} | 2022 | 2021 |\n|---|---|---|\n| Scope 1 | ${one} | 90 |\n| Scope 2 | ${two} | 80 |\n`
  const text = `# Annual report 2022\n\nEmissions, tonnes CO2e\n\n${table('Steelworks Ltd', '30', '20')}\n\n${table('Group', '100', '85')}\n\n${table('Paper Ltd', '70', '65')}`
  expect(briefly(readTextReport(text).figures)).toEqual(['2021 1 90', '2021 2 80', '2022 1 100', '2022 2 85'])
})

test('methods under years', async () => {
  const figures = await readPages({
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
  const figures = await readPages({
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

test('a restated column yields to the one first printed only where both are for one year', async () => {
  const figures = await readPages({
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

test('categories of scope 3 by name and number, and their total', async () => {
  const figures = await readPages({
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
