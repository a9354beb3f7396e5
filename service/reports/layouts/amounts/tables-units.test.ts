import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle as title } from '@/service/reports/testing/read-test-pages'

test('fiscal years with two digits, direct and indirect in words', async () => {
  const figures = await readPages({
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
  const figures = await readPages({
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

test('the month of March is no market, and Scope 1 + 2 is no scope 1', async () => {
  const figures = await readPages({
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
  const noted = await readPages({
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
  const headed = await readPages({
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
