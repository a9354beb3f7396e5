import { expect, test } from 'vitest'
import { type TestText, tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle, textAt } from '@/service/reports/testing/read-test-pages'

const columns = [50, 265, 400, 450]

function row(y: number, cells: readonly string[]): TestText[] {
  return cells.flatMap((text, at) => (text === '' ? [] : [{ x: columns[at] ?? 0, y, text, size: 7.5 }]))
}

test('a unit over two lines is whole: the gas on the line of the amounts does not make them tonnes', async () => {
  const texts = [
    reportTitle,
    ...row(90, ['Emissions', 'Unit', '2022', '2021']),
    ...row(106, ['', 'Million tonnes']),
    ...row(115, ['Direct GHG emissions (Scope 1)', 'CO2e', '81', '82']),
    ...row(128, ['Scope 2 emissions (market-based', 'Million tonnes']),
    ...row(137, ['method)', 'CO2e', '8', '9']),
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 1 82000000',
    '2021 2mb 9000000',
    '2022 1 81000000',
    '2022 2mb 8000000',
  ])
})

test('"Million" over "tonnes" beside an amount', async () => {
  const texts = [
    reportTitle,
    ...row(90, ['Indicator', 'Unit', '2022']),
    ...row(106, ['Gross direct (Scope 1) GHG emissions (CO2e)', 'Million', '3.16']),
    ...row(116, ['', 'tonnes']),
    ...row(131, ['Gross other indirect (Scope 3) GHG emissions (CO2e)', 'Million', '84.08']),
    ...row(141, ['', 'tonnes']),
    ...row(156, ['Energy consumption', 'GJ', '76,824']),
  ]
  expect(await readPages({ texts })).toEqual(['2022 1 3160000', '2022 3 84080000'])
})

test('a label that ends in another unit holds no emissions', async () => {
  const rows = [
    ['Metric tons CO2e', '2022', '2021'],
    ['Scope 1', '4,118', '4,330'],
    ['Fuel usage – commute and fleet (gal)', '3,118,671', '2,138,080'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1 4330', '2022 1 4118'])
})

test('a title that ends in "million" goes on with "tonnes" on the next line', async () => {
  const texts = [
    reportTitle,
    textAt(50, 90, 'Fossil CO2e emissions from operations, million', 10),
    textAt(50, 102, 'tonnes', 10),
    ...tableTexts(
      122,
      [50, 330, 400],
      [
        ['', '2022', '2021'],
        ['Direct (scope 1)', '2.20', '2.31'],
        ['Indirect (scope 2)', '0.47', '0.51'],
      ],
      14,
      8,
    ),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 2310000', '2021 2 510000', '2022 1 2200000', '2022 2 470000'])
})
