import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

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

test('a heading with a unit begins something else than the head of the table says', async () => {
  const rows = [
    ['Carbon intensity', '2021', '2022'],
    ['Carbon intensity (grams of CO2e per $ of sales)', '122.8', '102.7'],
    ['Emissions category (MMT CO2e)', '', ''],
    ['Emissions from direct operations (Scope 1)', '5.76', '9.62'],
    ['Emissions from purchased electricity (Scope 2)', '5.50', '5.27'],
    ['Emissions from indirect sources (Scope 3)', '39.91', '45.75'],
    ['Capital goods (e.g., buildings, servers, vehicles)', '8.01', '10.52'],
    ['Other indirect emissions (e.g., third-party transport)', '12.44', '15.77'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 460, 540] }))).toEqual([
    '2021 1 5760000',
    '2021 2 5500000',
    '2021 3 39910000',
    '2021 3.2 8010000',
    '2022 1 9620000',
    '2022 2 5270000',
    '2022 3 45750000',
    '2022 3.2 10520000',
  ])
})

test('columns of words under "Target boundary" make no targets of the rows, and "other" is no whole', async () => {
  const rows = [
    ['Category', 'Near-term target', '2018 (ktCO2e)', '2022 (ktCO2e)'],
    ['Scope 1', 'Included', '6', '3'],
    ['Scope 2 (market-based)', 'Included', '25', '0'],
    ['Scope 2 (location-based)', 'Excluded', '29', '17'],
    ['Other business travel', 'Included', '43', '32'],
    ['Other Scope 3 sources', 'Excluded', '106', '129'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 230, 380, 480] }))).toEqual([
    '2018 1 6000',
    '2018 2lb 29000',
    '2018 2mb 25000',
    '2022 1 3000',
    '2022 2lb 17000',
    '2022 2mb 0',
  ])
})

test('the head of the labels beside years that repeat under two scopes, both set at the left of their years', async () => {
  const columns = [50, 180, 240, 300, 360, 420, 480]
  const row = (at: number, cells: readonly string[]) => cellTexts(100 + at * 14, columns, cells)
  const texts = [
    reportTitle,
    ...cellTexts(86, [180, 360], ['SCOPE 1 (METRIC TONS CO2e)', 'SCOPE 2 (METRIC TONS CO2e)']),
    ...row(0, ['Business function', 'FY20', 'FY21', 'FY22', 'FY20', 'FY21', 'FY22']),
    ...row(1, ['Retail', '22,800', '22,363', '23,182', '68,748', '41,391', '9,639']),
    ...row(2, ['Offices', '18,488', '13,934', '14,530', '33,769', '18,352', '2,650']),
    ...row(3, ['Total, all functions', '41,288', '36,297', '37,712', '102,517', '59,743', '12,289']),
  ]
  expect(await readPages({ texts })).toEqual([
    '2020 1 41288',
    '2020 2 102517',
    '2021 1 36297',
    '2021 2 59743',
    '2022 1 37712',
    '2022 2 12289',
  ])
})

test('sites and subsidiaries of one scope are its parts; FERA is category 3', async () => {
  const rows = [
    ['Metric tons CO2e', '2022', '2021'],
    ['Scope 1 (domestic sites)', '1,596,031', '2,018,789'],
    ['Scope 1 (subsidiaries)', '288,065', '349,019'],
    ['Scope 2 (market-based)', '10,187', '9,539'],
    ['Scope 3', '7,616,655', '7,429,158'],
    ['FERA', '28,164', '24,489'],
  ]
  expect(await readPages(pageOf(rows))).toEqual([
    '2021 2mb 9539',
    '2021 3 7429158',
    '2021 3.3 24489',
    '2022 2mb 10187',
    '2022 3 7616655',
    '2022 3.3 28164',
  ])
})

test('a narrow text at the left of a short table, whose title stands over the table', async () => {
  const prose = [
    'In the year we again worked on',
    'reducing the footprint of our',
    'operations. The inventory',
    'follows the GHG Protocol and',
    'its guidance. We engaged 210',
    'of our suppliers, most of which',
    'have set a target of their own',
    'and tell us of it every year.',
  ]
  const columns = [207, 420, 490]
  const rows = [
    ['Indicators', '2022', '2021'],
    ['Scope 1 emissions (tCO2e)', '275,373.5', '172,137.9'],
    ['Scope 2 emissions (tCO2e)', '2,561,328.3', '2,650,073.3'],
    ['Scope 3 emissions (tCO2e)', '2,957,122.0', '2,917,512.5'],
    ['Total energy consumption (MWh)', '5,165,168.2', '5,046,045.1'],
  ]
  const texts = [
    { x: 205, y: 40, text: 'ESG Report 2022', size: 16 },
    ...prose.map((text, at) => ({ x: 28, y: 112 + at * 10, text, size: 8 })),
    ...rows.flatMap((row, at) => cellTexts(80 + at * 14.5, columns, row, 8)),
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 1 172137.9',
    '2021 2 2650073.3',
    '2021 3 2917512.5',
    '2022 1 275373.5',
    '2022 2 2561328.3',
    '2022 3 2957122',
  ])
})

test('a unit at the left of a wide last column, its amounts at the right', async () => {
  const rows = [
    ['Combustion of fuel and operation of facilities', '2,028,556*'],
    ['Electricity, heat, steam and cooling purchased for own use', '1,184,366'],
    ['Total Scope 1 & Scope 2 emissions', '3,212,922'],
    ['Intensity per tonne of product output', '4.50'],
  ]
  const texts = [
    reportTitle,
    ...cellTexts(80, [50], ['Global GHG emissions data for period 1 January 2022 to 31 December 2022']),
    ...cellTexts(95, [50, 352], ['Emissions from:', 'Tonnes of CO2e']),
    ...rows.flatMap((row, at) => cellTexts(110 + at * 15, [50, 510], row)),
  ]
  expect(await readPages({ texts })).toEqual(['2022 1 2028556', '2022 1+2 3212922', '2022 2 1184366'])
})

test('the first line of a row of shares is no heading, and activities under "Business travel" are of no other scope', async () => {
  const columns = [50, 400, 480]
  const texts = [
    reportTitle,
    ...cellTexts(80, columns, ['Environment (tCO2e)', '2022', '2021']),
    ...cellTexts(95, columns, ['Percentage change in Scope 1, 2 & 3 emissions']),
    ...cellTexts(103.6, columns, ['compared to FY16 baseline', '-57%', '-66%']),
    ...cellTexts(120, columns, ['Scope 1', '22,038', '17,804']),
    ...cellTexts(135, columns, ['Scope 2', '4,786', '8,356']),
    ...cellTexts(150, columns, ['Business travel']),
    ...cellTexts(165, columns, ['Direct air travel GHGs (tank to wake)', '214,100', '130,200']),
    ...cellTexts(180, columns, ['Indirect air travel GHGs (well to tank)', '44,300', '27,400']),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 17804', '2021 2 8356', '2022 1 22038', '2022 2 4786'])
})

test('"Change" right behind the last year is a head of its own', async () => {
  const rows = [
    ['Scope 1', '812', '903', '(10)%'],
    ['Scope 2 – market based', '204', '311', '(34)%'],
    ['Scope 3', '22,118', '24,220', '(9)%'],
  ]
  const texts = [
    reportTitle,
    ...cellTexts(80, [50, 300, 360, 380], ['Tonnes CO2e', '2022', '2021', 'Change']),
    ...rows.flatMap((row, at) => cellTexts(94 + at * 13, [50, 300, 360, 394], row)),
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 1 903',
    '2021 2mb 311',
    '2021 3 24220',
    '2022 1 812',
    '2022 2mb 204',
    '2022 3 22118',
  ])
})

test('the total behind the one category of scope 3 is that of all scopes', async () => {
  const rows = [
    ['UK greenhouse gas emissions', '2022', '2021'],
    ['Scope 1 emissions in metric tonnes CO2e', '', ''],
    ['Total Scope 1', '1,923.5', '2,046.1'],
    ['Scope 2 emissions in metric tonnes CO2e', '', ''],
    ['Purchased electricity (location-based)', '1,804.2', '1,911.8'],
    ['Scope 3 emissions in metric tonnes CO2e', '', ''],
    ['Business travel in employee-owned vehicles', '88.2', '92.7'],
    ['Total gross emissions in metric tonnes CO2e', '3,815.9', '4,050.6'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 460, 540] }))).toEqual([
    '2021 1 2046.1',
    '2021 2lb 1911.8',
    '2021 3.6 92.7',
    '2022 1 1923.5',
    '2022 2lb 1804.2',
    '2022 3.6 88.2',
  ])
})

test('labels of three lines with their unit, beside cells that name the scope', async () => {
  const columns = [50, 150, 400, 480]
  const rows = [
    ['Scope 1', 'Direct emissions\n(tons CO2e)', '12,204.33', '11,870.20'],
    ['Scope 2', 'Energy indirect\nemissions (tons\nCO2e)', '88,204.10', '85,331.77'],
    ['Scope 3', 'Other indirect\nemissions (tons\nCO2e)', '240,118.00', '251,220.33'],
  ]
  const head = cellTexts(80, columns, ['Category', 'Item', '2021', '2022'])
  const texts = [reportTitle, ...head, ...rows.flatMap((row, at) => cellTexts(98 + at * 36, columns, row))]
  expect(await readPages({ texts })).toEqual([
    '2021 1 12204.33',
    '2021 2 88204.1',
    '2021 3 240118',
    '2022 1 11870.2',
    '2022 2 85331.77',
    '2022 3 251220.33',
  ])
})

test('millions in the year before, under the words of a card', async () => {
  const texts = [
    reportTitle,
    { x: 50, y: 120, text: '1.24 million', size: 22 },
    { x: 50, y: 140, text: 'tCO2e Scope 3 emissions', size: 9 },
    { x: 50, y: 152, text: '2021: 1.31 million', size: 9 },
  ]
  expect(await readPages({ texts })).toEqual(['2021 3 1310000', '2022 3 1240000'])
})

test('labels of five lines around their amounts, with units of three lines, as Indian reports set them', async () => {
  const words = ['(Break-up of the GHG into', 'CO2, CH4, N2O, HFCs,', 'PFCs, SF6, NF3, if', 'available)']
  const row = (y: number, label: string, amounts: readonly string[]) => [
    ...[label, ...words].map((text, at) => ({ x: 50, y: y + at * 8.6, text, size: 7 })),
    ...['Metric tonnes', 'of CO2', 'equivalent'].map((text, at) => ({ x: 170, y: y + (at + 1) * 8.6, text, size: 7 })),
    ...amounts.map((text, at) => ({ x: 300 + at * 90, y: y + 17.2, text, size: 7 })),
  ]
  const texts = [
    reportTitle,
    ...cellTexts(80, [50, 170, 300, 390], ['Parameter', 'Unit', 'FY 2021-22', 'FY 2020-21']),
    ...row(100, 'Total Scope 1 emissions', ['1,84,220.51', '1,90,014.22']),
    ...row(148, 'Total Scope 2 emissions', ['2,11,870.00', '2,08,114.75']),
    ...row(196, 'Total Scope 3 emissions', ['10,44,118.20', '9,98,220.94']),
  ]
  expect(await readPages({ texts })).toEqual([
    '2021 1 190014.22',
    '2021 2 208114.75',
    '2021 3 998220.94',
    '2022 1 184220.51',
    '2022 2 211870',
    '2022 3 1044118.2',
  ])
})

test('an answer that goes on in the next line heads nothing', async () => {
  const texts = [
    reportTitle,
    ...cellTexts(80, [50, 100, 260, 520], ['GRI', 'Disclosure', 'Response', 'Page']),
    ...cellTexts(100, [50, 100, 260, 520], ['', 'Direct (Scope 1)', '14,220 metric tons CO2e']),
    ...cellTexts(104.3, [50, 100, 260, 520], ['305-1', '', '', '44']),
    ...cellTexts(108.6, [50, 100, 260, 520], ['', 'GHG emissions', '(2021)']),
  ]
  expect(await readPages({ texts })).toEqual(['2021 1 14220'])
})

test('two amounts under each year and no head that says of what are not guessed', async () => {
  const columns = [50, 200, 250, 330, 380]
  const texts = [
    reportTitle,
    ...cellTexts(60, [205, 335], ['Year ended 31 March 2022', 'Year ended 31 March 2021']),
    ...cellTexts(100, columns, ['Gas (Scope 1) tCO2e', '1,204', '8,810', '1,302', '9,011']),
    ...cellTexts(115, columns, ['Electricity (Scope 2, location-based) tCO2e', '2,207', '14,551', '2,301', '15,220']),
    ...cellTexts(130, columns, ['Total Scope 1 and Scope 2 tCO2e', '3,411', '23,361', '3,603', '24,231']),
  ]
  expect(await readPages({ texts })).toEqual([])
})

test('of rows that go on from the same words only their sum is the whole', async () => {
  const of = 'Scope 3, category 11 (use of sold products)'
  const rows = [
    ['tCO2', '2022', '2021'],
    [`${of} Northland`, '11,268,151', '12,738,630'],
    [`${of} Southland`, '707,530', '939,517'],
    [`${of} Islands`, '98,277', '124,715'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 460, 540] }))).toEqual([])
  const whole = [...rows, [`${of} Sum of global`, '12,073,958', '13,802,862']]
  expect(await readPages(pageOf(whole, { columns: [50, 460, 540] }))).toEqual([
    '2021 3.11 13802862',
    '2022 3.11 12073958',
  ])
})
