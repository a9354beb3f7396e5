import { expect, test } from 'vitest'
import type { TestText } from './build-test-pdf'
import { readPages, reportTitle } from './read-test-pages'

/** Texts in cells: at `x` of their column, each further line of a cell a little lower. */
function cellTexts(y: number, columns: readonly number[], cells: readonly string[], size = 7): TestText[] {
  return cells.flatMap((cell, at) =>
    cell
      .split('\n')
      .flatMap((text, line) => (text === '' ? [] : [{ x: columns[at] ?? 0, y: y + line * 8.6, text, size }])),
  )
}

test('a wide column of units between the labels and the years is no column of text', async () => {
  const columns = [50, 290, 480, 540]
  const rows = [
    ['Operated basis', '', '', ''],
    ['GHG intensity (Scope 1 + Scope 2)', '(metric tons CO2e per 100 metric\ntons of production)', '26.4', '25.6'],
    ['Upstream', '(metric tons CO2e per 100 metric\ntons of production)', '29.3', '26.7'],
    ['Scope 1 GHG emissions', '(million metric tons CO2e)', '109', '101'],
    ['CH4', '(million metric tons CO2e)', '9', '7'],
    ['Scope 2 GHG emissions (location-based)', '(million metric tons CO2e)', '8', '7'],
    ['Scope 2 GHG emissions (market-based)', '(million metric tons CO2e)', '6', '5'],
    ['Net GHG (excludes exported power)', '(million metric tons CO2e)', '114', '106'],
  ]
  const head = cellTexts(80, columns, ['Indicator', 'Units', '2021', '2022'])
  const texts = [reportTitle, ...head, ...rows.flatMap((row, at) => cellTexts(96 + at * 22, columns, row))]
  expect(await readPages({ texts, width: 842, height: 595 })).toEqual([
    '2021 1 109000000',
    '2021 2lb 8000000',
    '2021 2mb 6000000',
    '2022 1 101000000',
    '2022 2lb 7000000',
    '2022 2mb 5000000',
  ])
})

test('numbers of disclosures broken at their hyphen, codes and remarks of two lines around the row', async () => {
  const columns = [50, 211, 320, 380, 470, 500, 560]
  const lines = (y: number, label: string, unit: string, amounts: readonly string[], disclosure: string) => [
    ...cellTexts(y + 4, columns, [label, unit, ...amounts]),
    ...cellTexts(y, columns, ['', '', '', '', `305-\n${disclosure}`, 'FB-MP-\n110a.1', 'Metrics and\nTargets (b)']),
  ]
  const texts = [
    reportTitle,
    ...cellTexts(73, columns, ['Metric', 'Unit', '2021', '2022', 'GRI', 'SASB', 'TCFD']),
    ...lines(100, 'Gross scope 1 emissions*', 'Metric Tons CO2e', ['634,916', '605,606'], '1'),
    ...lines(122, 'Gross scope 2 (location-based)*', 'Metric Tons CO2e', ['712,674', '694,907'], '2'),
    ...lines(144, 'Gross scope 2 (market-based)*', 'Metric Tons CO2e', ['Not reported', '704,689'], '2'),
    ...lines(166, 'Total scope 3 emissions*', 'Metric Tons CO2e', ['23,277,493', '25,026,531'], '3'),
    ...lines(188, 'Category 2: Capital goods*', 'Metric Tons CO2e', ['397,604', '351,878'], '3'),
  ]
  expect(await readPages({ texts, width: 842, height: 595 })).toEqual([
    '2021 1 634916',
    '2021 2lb 712674',
    '2021 3 23277493',
    '2021 3.2 397604',
    '2022 1 605606',
    '2022 2lb 694907',
    '2022 2mb 704689',
    '2022 3 25026531',
    '2022 3.2 351878',
  ])
})

test('amounts under "Quantity", each with its unit and its boundary behind it', async () => {
  const columns = [50, 266, 312, 422]
  const boundary = 'Worldwide occupied properties /\nGHG Protocol Value Chain'
  const rows = [
    [
      'Natural Gas Consumption',
      '903,892',
      'Million British\nthermal unit',
      'Worldwide occupied properties /\nProtocol',
    ],
    ['Electricity Consumption', '3,199', 'Million kilowatt hours\n(mkWh)', 'Worldwide occupied properties /\nProtocol'],
    ['Scope 1 GHG Emissions', '55,202', 'tCO2e', boundary],
    ['Scope 2 GHG Emissions\n(Location-Based)', '965,405', 'tCO2e', boundary],
    ['Scope 2 GHG Emissions\n(Market-Based)', '3,018', 'tCO2e', boundary],
    ['Scope 3 GHG Emissions – Business Travel', '113,475', 'tCO2e', boundary],
    ['Scope 3 GHG Emissions – Employee\nCommute', '134,242', 'tCO2e', boundary],
  ]
  const head = cellTexts(103, [120, 262, 345, 450], ['Parameter', 'Quantity', 'Units', 'Boundary / Protocol'])
  const texts = [reportTitle, ...head, ...rows.flatMap((row, at) => cellTexts(118 + at * 26, columns, row))]
  expect(await readPages({ texts })).toEqual([
    '2022 1 55202',
    '2022 2lb 965405',
    '2022 2mb 3018',
    '2022 3.6 113475',
    '2022 3.7 134242',
  ])
})
