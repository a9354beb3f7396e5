import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

test('"-50% vs" over "2018" in a column of aims heads no amounts', async () => {
  const columns = [50, 250, 340, 420, 480, 540]
  const head = [['Environment', 'Unit', '2030 target', '2022', '2021', 'Reference']]
  const rows = [
    ['Scope 1 and 2 GHG emissions', 'kt CO2e', '-50% vs', '188', '214', 'p. 44'],
    ['Scope 1 GHG emissions', 'kt CO2e', '', '121', '130', 'p. 44'],
    ['Scope 3 GHG emissions', 'kt CO2e', '-25% vs', '2,310', '2,402', 'p. 45'],
    ['Renewable electricity', '%', '100', '71', '62', 'p. 46'],
  ]
  const rests = [122, 182].map((y) => tableTexts(y, columns, [['', '', '2018']], 12, 8))
  const texts = [...tableTexts(92, columns, head, 12, 8), ...tableTexts(112, columns, rows, 30, 8), ...rests.flat()]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 130000',
    '2021 1+2 214000',
    '2021 3 2402000',
    '2022 1 121000',
    '2022 1+2 188000',
    '2022 3 2310000',
  ])
})

test('"Scope 1 +" over "2" names both scopes, whatever the columns are', async () => {
  const columns = [50, 300, 380, 460, 540]
  const rows = [
    ['', 'Location-', 'Market-', 'Location-', 'Market-'],
    ['', 'based', 'based', 'based', 'based'],
    ['Scope 1', '41.2', '41.2', '39.8', '39.8'],
    ['Scope 2', '88.4', '61.0', '84.9', '43.3'],
    ['Scope 1 +', '129.6', '102.2', '124.7', '83.1'],
    ['2', '', '', '', ''],
  ]
  const texts = [
    { x: 50, y: 86, text: 'Thousand metric tons of CO2e', size: 9 },
    { x: 320, y: 104, text: '2021', size: 9 },
    { x: 480, y: 104, text: '2022', size: 9 },
    ...rows.flatMap((row, at) => tableTexts([118, 128, 146, 162, 178, 188][at] ?? 0, columns, [row], 10, 9)),
  ]
  expect((await readPages({ texts: [reportTitle, ...texts] })).filter((one) => !/ 1\+2 /.test(one))).toEqual([
    '2021 1 41200',
    '2021 2lb 88400',
    '2021 2mb 61000',
    '2022 1 39800',
    '2022 2lb 84900',
    '2022 2mb 43300',
  ])
})

test('a unit alone at the right, over a line of years, is that of the table', async () => {
  const rows = [
    ['', '', '', '[t CO2-eq]'],
    ['', 'FY 2020/21', 'FY 2021/22', 'FY 2022/23'],
    ['Scope 1', '13.877', '13.940', '13.102'],
    ['Scope 2 (market-based)', '6.402', '3.310', '2.877'],
    ['Scope 2 (location-based)', '11.907', '11.550', '11.020'],
    ['Scope 3', '402.110', '418.330', '409.870'],
  ]
  expect((await readPages(pageOf(rows))).filter((one) => one.startsWith('2021'))).toEqual([
    '2021 1 13877',
    '2021 2lb 11907',
    '2021 2mb 6402',
    '2021 3 402110',
  ])
})

test('the base year of an aim, beside heads of two lines of which one ends with a year', async () => {
  const columns = [50, 230, 360, 430, 500, 560]
  const texts = [
    { x: 210, y: 100, text: 'Base', size: 8 },
    { x: 280, y: 100, text: 'Base year emissions', size: 8 },
    { x: 525, y: 100, text: 'Progress', size: 8 },
    { x: 210, y: 110, text: 'year', size: 8 },
    { x: 325, y: 110, text: '(tCO2e)', size: 8 },
    { x: 540, y: 110, text: '2022', size: 8 },
    ...tableTexts(128, columns, [['Scope 1 and 2 (market-based)', '2019', '48,220', '2030', '-60%', '-41%']], 16, 8),
    ...tableTexts(144, columns, [['Scope 3', '2019', '902,110', '2030', '-30%', '-9%']], 16, 8),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual(['2019 1+2 48220', '2019 3 902110'])
})

test('a scope beside its own amounts is no merged cell, though those below it are', async () => {
  const columns = [50, 130, 330, 410, 480]
  const rows: [number, string[]][] = [
    [100, ['Scope', '', '', '2021', '2022']],
    [118, ['Scope 1', '', 'tCO2e', '9,118', '8,877']],
    [136, ['', 'Location-based', 'tCO2e', '14,220', '13,902']],
    [144, ['Scope 2', '', '', '', '']],
    [152, ['', 'Market-based', 'tCO2e', '8,110', '4,402']],
    [170, ['', 'Category 1: Purchased goods and services', 'tCO2e', '210,118', '204,877']],
    [178, ['Scope 3', '', '', '', '']],
    [186, ['', 'Total', 'tCO2e', '241,740', '236,872']],
  ]
  const texts = rows.flatMap(([y, cells]) => [
    ...tableTexts(y, columns, [cells.map((text, at) => (at === 1 ? '' : text))], 12, 8),
    ...tableTexts(y, columns.slice(1), [cells.slice(1, 2)], 12, 8),
  ])
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 9118',
    '2021 2lb 14220',
    '2021 2mb 8110',
    '2021 3 241740',
    '2021 3.1 210118',
    '2022 1 8877',
    '2022 2lb 13902',
    '2022 2mb 4402',
    '2022 3 236872',
    '2022 3.1 204877',
  ])
})

test('"Scope 1 or 2)", the end of a label, heads no rows', async () => {
  const rows: [number, string, string, string][] = [
    [100, 'Scope 3 category', 'Status', 'Metric tonnes CO2e'],
    [120, 'Purchased goods and services', 'Relevant,', '402,118'],
    [130, '', 'calculated', ''],
    [146, 'Fuel-and-energy-related', 'Relevant,', '8,877'],
    [156, 'activities (not included in', 'calculated', ''],
    [166, 'Scope 1 or 2)', '', ''],
    [182, 'Business travel', 'Relevant,', '3,118'],
    [192, '', 'calculated', ''],
    [208, 'Employee commuting', 'Relevant,', '5,402'],
    [218, '', 'calculated', ''],
  ]
  const texts = rows.flatMap(([y, label, status, amount]) => [
    ...tableTexts(y, [50, 400], [[label, amount]], 12, 8),
    ...tableTexts(y, [200], [[status]], 12, 8),
  ])
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2022 3.1 402118',
    '2022 3.3 8877',
    '2022 3.6 3118',
    '2022 3.7 5402',
  ])
})

test('"Water, waste and business travel" is scope 3 as it is counted, and none of its categories', async () => {
  const rows = [
    ['Tonnes CO2e', '2022', '2021'],
    ['Fuel (Scope 1)', '3,118', '3,402'],
    ['Water, waste and business travel (Scope 3)', '1,402', '877'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1 3402', '2021 3 877', '2022 1 3118', '2022 3 1402'])
})

test('"% N / N-" over "1" beside the years is the head of a change', async () => {
  const columns = [50, 300, 360, 420, 500]
  const rows = [
    ['Gross Scope 1 GHG emissions (tCO2eq)', '74 210', '66 105', '61 870', '-6,4 %'],
    ['Gross market-based Scope 2 GHG emissions (tCO2eq)', '57 112', '31 440', '22 905', '-27,1 %'],
  ]
  const texts = [
    { x: 472, y: 100, text: '% N / N-', size: 8 },
    ...tableTexts(110, columns, [['', '2020', '2021', '2022', '1']], 12, 8),
    ...tableTexts(128, columns, rows, 14, 8),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2020 1 74210',
    '2020 2mb 57112',
    '2021 1 66105',
    '2021 2mb 31440',
    '2022 1 61870',
    '2022 2mb 22905',
  ])
})

test('years that are the labels of their rows are no amounts of the first column', async () => {
  const columns = [150, 300, 440, 580]
  const rows = [
    ['8,204', '22,118', '1,902', ''],
    ['6,877', '18,902', '204', ''],
    ['7,118', '19,220', '310', ''],
  ]
  const texts = [
    { x: 50, y: 100, text: 'Year', size: 9 },
    ...[160, 300, 440, 580].map((x, at) => ({
      x,
      y: 100,
      text: ['Scope 1 (tCO2e)', 'Scope 2 (tCO2e)', 'Scope 3 (tCO2e)', 'Verified'][at] ?? '',
      size: 9,
    })),
    ...rows.flatMap((row, at) => [
      { x: 50, y: 116 + at * 14, text: `${2020 + at}`, size: 9 },
      ...tableTexts(
        116 + at * 14,
        columns.slice(0, 3).map((x) => x + 72),
        [['', ...row]].map((one) => one.slice(1)),
        14,
        9,
      ),
      { x: 590, y: 116 + at * 14, text: 'Yes', size: 9 },
    ]),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts], width: 700 })).toEqual([
    '2020 1 8204',
    '2020 2 22118',
    '2020 3 1902',
    '2021 1 6877',
    '2021 2 18902',
    '2021 3 204',
    '2022 1 7118',
    '2022 2 19220',
    '2022 3 310',
  ])
})
