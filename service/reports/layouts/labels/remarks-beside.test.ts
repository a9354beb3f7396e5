import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

// Words beside amounts that say how they were computed, of whom they are or where they stand, and name no row.

/** Cells that begin at the places of their columns, row after row; a row may be of several lines. */
function cells(y: number, columns: readonly number[], rows: readonly (readonly string[])[], step = 14): TestText[] {
  return rows.flatMap((row, at) =>
    row.flatMap((text, i) => (text === '' ? [] : [{ x: columns[i] ?? 0, y: y + at * step, text, size: 7 }])),
  )
}

test('statuses and methods left of the amounts of categories are none of their labels', async () => {
  const rows = [
    ['Category', 'Status', 'Method', 'Emissions (tCO2e)', 'Share of total'],
    ['1 Purchased goods', 'Relevant, calculated', 'Spend-based', '204,118', '14%'],
    ['2 Capital goods', 'Relevant, calculated', 'Hybrid, supplier-specific', '18,402', '1%'],
    ['6 Business travel', 'Relevant, calculated', 'Market-based factors for rail', '1,877', '0%'],
    ['8 Upstream leased assets', 'Relevant, calculated', 'Average data', '118', '0%'],
  ]
  const texts = [reportTitle, { x: 50, y: 90, text: 'Scope 3 emissions 2022', size: 10 }]
  expect(await readPages({ texts: [...texts, ...cells(110, [50, 190, 280, 410, 510], rows)] })).toEqual([
    '2022 3.1 204118',
    '2022 3.2 18402',
    '2022 3.6 1877',
    '2022 3.8 118',
  ])
})

test('methods between two columns of amounts, and remarks that end in a year, are cells of the same table', async () => {
  const columns = [40, 130, 215, 300, 395, 460]
  const head = [
    ['', '', 'Emissions in', 'Emissions', 'Percentage', ''],
    ['', '', 'reporting year', 'calculation', 'from', ''],
    ['Category', 'Evaluation status', '(metric tons CO2e)', 'methodology', 'suppliers', 'Please explain'],
  ]
  const rows = [
    ['Capital goods', 'Relevant, calculated', '18,402', 'Spend-based method', '0', 'Spend with factors of'],
    ['Waste generated', 'Relevant, calculated', '402', 'Waste-type method', '0', 'All our 14 sites.'],
    ['Business travel', 'Relevant, calculated', '1,877', 'Distance-based method', '88', 'Agency data.'],
    ['Commuting', 'Relevant, calculated', '3,118', 'Average data method', '0', 'Survey of 2021.'],
    ['Upstream leased', 'Not relevant', '', '', '', 'None.'],
  ]
  const title = { x: 50, y: 80, text: 'C6.5 Scope 3 emissions, 1 January 2022 to 31 December 2022', size: 9 }
  const texts = [
    reportTitle,
    title,
    ...cells(104, columns, head, 9),
    ...cells(140, columns, rows, 18),
    { x: 460, y: 149, text: '2019.', size: 7 },
  ]
  expect(await readPages({ texts })).toEqual(['2022 3.2 18402', '2022 3.5 402', '2022 3.6 1877', '2022 3.7 3118'])
})

test('an index whose cells break "location-based" gives each amount its own method, and no year of a standard', async () => {
  const rows = [
    ['Standard', 'Title', 'Page', 'Comment'],
    ['GRI 305: Emissions', '305-1 Direct (Scope 1) GHG emissions', '44', '11,204 tCO2e'],
    ['2016', '', '', ''],
    ['', '305-2 Energy indirect (Scope 2) GHG', '44', '8,402 tCO2e (location-'],
    ['', 'emissions', '', 'based), 2,118 tCO2e (market-'],
    ['', '', '', 'based)'],
    ['', '305-3 Other indirect (Scope 3) GHG', '45', '402,118 tCO2e'],
    ['', 'emissions', '', ''],
  ]
  const texts = [reportTitle, ...cells(100, [43, 157, 363, 405], rows, 10)]
  expect(await readPages({ texts })).toEqual(['2022 1 11204', '2022 2lb 8402', '2022 2mb 2118', '2022 3 402118'])
})

test('the first source beside a scope merged over several is a part, and a total as far left as the scopes is of all', async () => {
  const rows = [
    ['Scope', 'Source', 'tCO2e'],
    ['Scope 1', 'Natural gas', '1,204'],
    ['', 'Company vehicles', '877'],
    ['', 'Refrigerants', '118'],
    ['Scope 3', 'Business travel', '311'],
    ['', 'Waste', '44'],
    ['Total', '', '2,554'],
  ]
  expect(await readPages({ texts: [reportTitle, ...cells(100, [43, 110, 260], rows)] })).toEqual([
    '2022 3.5 44',
    '2022 3.6 311',
  ])
})

test('columns that name a supplier each are of others', async () => {
  const rows = [
    ['', 'Supplier A', 'Supplier B', 'Supplier C'],
    ['Scope 1 (tCO2e)', '12,118', '3,204', '44,110'],
    ['Scope 2 (tCO2e)', '4,402', '8,877', '2,204'],
  ]
  expect(await readPages(pageOf(rows, { above: ['Emissions of our key suppliers in 2022'] }))).toEqual([])
  const beside = [['', 'Group', 'Supplier B', 'Supplier C'], ...rows.slice(1)]
  expect(await readPages(pageOf(beside))).toEqual(['2022 1 12118', '2022 2 4402'])
})
