import { expect, test } from 'vitest'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

const expected = [
  '2022 1 1300',
  '2022 2lb 2300',
  '2022 2mb 1900',
  '2022 3 52300',
  '2023 1 1234',
  '2023 2lb 2234',
  '2023 2mb 1934',
  '2023 3 52234',
]

test('a table of HTML in markdown: heads over columns, of the group and of a part', () => {
  const row = (label: string, ...amounts: string[]) =>
    `<tr><td>${label}</td><td>tCO<sub>2</sub>e</td>${amounts.map((one) => `<td>${one}</td>`).join('')}</tr>`
  const table = [
    '<table class="x"><thead>',
    '<tr><th rowspan="2">Indicator</th><th rowspan="2">Unit</th><th colspan="2">Group</th><th colspan="2">Germany</th></tr>',
    '<tr><th>2023</th><th>2022</th><th>2023</th><th>2022</th></tr></thead><tbody>',
    row('Scope 1', '1,234<sup>1</sup>', '1,300', '234', '300'),
    row('Scope 2 (location-based)', '2,234', '2,300', '334', '400'),
    row('Scope 2 (market-based)', '1,934', '1,900', '434', '500'),
    row('Scope 3', '52,234', '52,300', '-', '-'),
    '</tbody></table>',
  ]
  expect(readText(`# Sustainability report 2023\n\n${table.join('\n')}\n\nSome words.\n`)).toEqual(expected)
})

test('a table of HTML in one line: a title over all columns, a label over rows, and methods beside their amounts', () => {
  const table =
    '<table><tr><td colspan="3">Greenhouse gas emissions (tCO2e)</td></tr><tr><td></td><td>FY2023</td><td>FY2022</td></tr>' +
    '<tr><td>Scope 1</td><td>1,234</td><td>1,300</td></tr>' +
    '<tr><td rowspan="2">Scope 2</td><td>2,234 (location-based)</td><td>2,300 (location-based)</td></tr>' +
    '<tr><td>1,934 (market-based)</td><td>1,900 (market-based)</td></tr>' +
    '<tr><td>Scope 3</td><td>52,234</td><td>52,300</td></tr></table>'
  expect(readText(table)).toEqual(expected)
})

test('methods beside their amounts on a page', async () => {
  const rows = [
    ['tCO2e', '2023', '2022'],
    ['Scope 2', '2,234 (location-based)', '2,300 (location-based)'],
    ['Scope 2', '1,934 (market-based)', '1,900 (market-based)'],
  ]
  expect(await readPages(pageOf(rows, { columns: [50, 400, 560] }))).toEqual(
    expected.filter((one) => one.includes(' 2')).filter((one) => / 2[lm]b /.test(one)),
  )
})

test('cells of several lines, as many in each, are rows', () => {
  const rows = [
    ['Metric', '2023', '2022'],
    [
      'Scope 1<br>Scope 2 (location-based)<br>Scope 2 (market-based)',
      '1,234<br>2,234<br>1,934',
      '1,300<br>2,300<br>1,900',
    ],
    ['Scope 3', '52,234', '52,300'],
  ]
  expect(readText(markdownOf(rows, 'All figures in tonnes CO2e.'))).toEqual(expected)
})

test('cells of lines that are not as many stay one: nothing says whose they are', () => {
  const rows = [
    ['tCO2e', '2023', '2022'],
    ['Scope 1<br>Scope 2<br>Scope 3', '1,234<br>2,234', '1,300<br>2,300'],
  ]
  expect(readText(markdownOf(rows))).toEqual([])
})

test('formulas of a text: the 2 of CO2, and marks of footnotes that are no digits of their amounts', () => {
  const rows = [
    ['$\\mathrm{tCO}_{2} \\mathrm{e}$', '2023', '2022'],
    ['Scope 1', '1,234$^{1}$', '1,300'],
    ['Scope 2 (location-based)', '2,234', '2,300$^{2}$'],
    ['Scope 2 (market-based)', '1,934', '1,900'],
    ['Scope 3$^{3}$', '52,234', '52,300'],
  ]
  expect(readText(markdownOf(rows))).toEqual(expected)
})

test('a sentence about guidelines of another year does not date a report', () => {
  const text = [
    'Streamlined Energy and Carbon Reporting',
    'The table sets out energy use and emissions for the year ended 31 December 2022 with comparatives.',
    '2022 2021',
    'Scope 1: emissions from combustion of gas (tCO2e) 1,204 1,311',
    'Scope 2: emissions from purchased electricity, location-based (tCO2e) 1,402 1,577',
    'We have followed the 2019 HM Government Environmental Reporting Guidelines.',
  ].join('\n')
  expect(readText(text)).toEqual(['2021 1 1311', '2021 2lb 1577', '2022 1 1204', '2022 2lb 1402'])
})

test('a form of questions and answers as text, one a line', () => {
  const text = [
    '(C6.1) What were your organization’s gross global Scope 1 emissions in metric tons CO2e?',
    'Reporting year',
    'Gross global Scope 1 emissions (metric tons CO2e)',
    '18402',
    'End date',
    'December 31 2022',
    '(C6.3) What were your organization’s gross global Scope 2 emissions in metric tons CO2e?',
    'Reporting year',
    'Scope 2, location-based',
    '31204',
    'End date',
    'December 31 2022',
    '(C6.5) Account for your organization’s gross global Scope 3 emissions.',
    'Business travel',
    'Evaluation status',
    'Relevant, calculated',
    'Emissions in reporting year (metric tons CO2e)',
    '2204',
  ].join('\n')
  expect(readText(text)).toEqual(['2022 1 18402', '2022 2lb 31204', '2022 3.6 2204'])
})
