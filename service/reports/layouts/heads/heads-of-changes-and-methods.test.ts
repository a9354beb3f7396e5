import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle, textAt } from '@/service/reports/testing/read-test-pages'

test('a base year and changes of two lines stand higher than the years beside them', async () => {
  const columns = [41, 333, 380, 426, 473, 515, 555]
  const texts = [
    reportTitle,
    ...tableTexts(133, columns, [['', '', '', '', '2017', '2022 vs', '2022 vs']], 12, 6.7),
    ...tableTexts(142, columns, [['Tonnes CO2e', '2022', '2021', '2020', 'base year', '2021', '2017']], 12, 6.7),
    ...tableTexts(
      159,
      columns,
      [
        ['Scope 1', '264,899', '272,159', '268,117', '297,745', '-2.7%', '-11.0%'],
        ['Scope 2 (market-based)', '121,887', '131,433', '148,309', '281,930', '-7.3%', '-56.8%'],
        ['Scope 3', '4,352,723', '4,243,665', '3,946,889', '4,751,433', '+2.6%', '-8.4%'],
      ],
      15,
      6.7,
    ),
  ]
  const read = await readPages({ texts })
  expect(read.filter((one) => one.includes(' 1 '))).toEqual([
    '2017 1 297745',
    '2020 1 268117',
    '2021 1 272159',
    '2022 1 264899',
  ])
  expect(read).toHaveLength(12)
})

test('methods under a head set in the middle of their column name no row, and no unit', async () => {
  const columns = [44, 578, 631, 685]
  const categories = [
    ['Purchased goods and services', 'Weight of materials × emission intensity', '3,418', '3,674', '3,052'],
    ['Capital goods', 'Capital investment × intensity', '417', '493', '431'],
    ['Fuel- and energy-related activities', 'Energy used × intensity', '51', '52', '45'],
    ['Upstream transportation and distribution', 'Parts procurement, shipping', '436', '469', '391'],
    ['Waste generated in operations', 'Waste by type × intensity', '19', '21', '18'],
  ]
  const texts = [
    reportTitle,
    textAt(42, 78, 'Scope 3 emissions by category (unit: kt-CO2)', 8),
    textAt(45, 94, 'Category', 7),
    textAt(205, 94, 'Name', 7),
    textAt(428, 94, 'Method', 7),
    ...tableTexts(94, columns, [['', 'FY2020', 'FY2021', 'FY2022']], 14, 7),
    ...categories.flatMap(([name = '', method = '', ...amounts], at) => [
      textAt(58, 108 + at * 14, String(at + 1), 7),
      textAt(90, 108 + at * 14, name, 7),
      textAt(348, 108 + at * 14, method, 7),
      ...tableTexts(108 + at * 14, columns, [['', ...amounts]], 14, 7),
    ]),
  ]
  const read = await readPages({ width: 842, height: 595, texts })
  expect(read).toHaveLength(15)
  expect(read).toEqual(expect.arrayContaining(['2022 3.2 431000', '2021 3.5 21000', '2020 3.1 3418000']))
})

test('two tables whose heads are alike: the second has its labels right of the gutter', async () => {
  const heads = ['Category', 'Unit', '2020', '2021', '2022']
  const left = [
    heads,
    ['Scope 1', 'tCO2e', '231,417', '268,905', '284,550'],
    ['Scope 2', 'tCO2e', '1,069,532', '1,301,846', '1,427,316'],
    ['Total (Scope 1+2)', 'tCO2e', '1,300,949', '1,570,751', '1,711,866'],
    ['Domestic', 'tCO2e', '414,630', '452,902', '468,711'],
    ['Overseas', 'tCO2e', '886,319', '1,117,849', '1,243,155'],
    ['CO2', 'tCO2e', '1,262,808', '1,524,110', '1,661,074'],
    ['HFCs', 'tCO2e', '27,802', '35,660', '39,214'],
    ['PFCs', 'tCO2e', '7,911', '8,096', '8,450'],
  ]
  const right = [
    heads,
    ['Electricity', 'TJ', '19,208', '23,514', '26,082'],
    ['LNG', 'TJ', '3,920', '4,578', '4,866'],
    ['Steam', 'TJ', '1,304', '1,492', '1,610'],
    ['Others', 'TJ', '81', '94', '98'],
    ['Total', 'TJ', '24,513', '29,678', '32,656'],
  ]
  const water = [
    heads,
    ['Withdrawal', 'ton', '11,402,118', '13,260,540', '14,022,917'],
    ['Reuse', 'ton', '1,810,224', '2,307,415', '2,640,008'],
    ['General', 'ton', '61,408', '76,990', '88,214'],
    ['Designated', 'ton', '44,320', '60,117', '71,386'],
    ['NOx', 'ton', '92', '104', '108'],
  ]
  const texts = [
    reportTitle,
    textAt(136, 67, 'Climate change – GHG emissions', 8),
    textAt(488, 67, 'Energy', 8),
    ...tableTexts(83, [190, 311, 368, 413, 458], left, 18, 8),
    ...tableTexts(83, [583, 681, 724, 764, 809], right, 18, 8),
    textAt(135, 128, 'GHG', 8),
    textAt(135, 137, 'emissions', 8),
    textAt(486, 137, 'Energy consumption', 8),
    ...tableTexts(193, [583, 681, 724, 764, 809], [['Usage', 'MWh', '12', '29,140', '201,722']], 18, 8),
    textAt(486, 202, 'Renewable energy', 8),
    ...tableTexts(211, [583, 681, 724, 764, 809], [['Conversion', '%', '0', '1.2', '7.4']], 18, 8),
    textAt(488, 232, 'Water, waste and air', 8),
    ...tableTexts(248, [551, 637, 695, 752, 809], water, 18, 8),
    ...['Water', 'Waste', 'Air pollutants'].map((words, at) => textAt(486, 275 + at * 36, words, 8)),
    ...['1) Scope: all domestic and overseas production sites. Domestic', 'figures as verified under the scheme.'].map(
      (words, at) => textAt(130, 332 + at * 10, words, 7),
    ),
  ]
  const read = await readPages({ width: 842, height: 595, texts })
  expect(read.filter((one) => one.includes('+'))).toEqual(['2020 1+2 1300949', '2021 1+2 1570751', '2022 1+2 1711866'])
})

test('countries beside their total, under a title of its own below a table by year', async () => {
  const byYear = [
    ['Emissions (ktCO2eq)', '2022', '2021', '2020'],
    ['Scope 1', '13,219', '12,684', '13,907'],
    ['Scope 3', '107,985', '115,828', '116,393'],
  ]
  const page = pageOf(byYear, { y: 90, columns: [50, 430, 490, 550] })
  const byCountry = [
    ['', 'Total', 'Spain', 'Mexico', 'Argentina', 'Chile'],
    ['Scope 1 (ktCO2eq)', '13,219', '6,841', '5,604', '487', '287'],
    ['Scope 2, market-based (ktCO2eq)', '402', '311', '34', '41', '16'],
  ]
  const texts = [
    ...page.texts,
    textAt(50, 156, 'Emissions by country, 2022', 12),
    ...tableTexts(180, [50, 330, 380, 430, 490, 550], byCountry, 14, 9),
  ]
  const read = await readPages({ texts })
  expect(read.filter((one) => one.includes(' 2'))).toEqual(['2022 2mb 402000'])
  expect(read).toHaveLength(7)
})
