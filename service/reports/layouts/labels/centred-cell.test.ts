import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const columns = [50, 0, 470, 540]

/** Rows of amounts, their inner labels at one place, and a cell's words at the height given. */
function page(rows: readonly string[][], cell: TestText) {
  const inner = rows.flatMap(([, label = ''], at) => (label === '' ? [] : [{ x: 170, y: 120 + at * 16, text: label }]))
  const amounts = rows.map(([label = '', , ...cells]) => [label, '', ...cells])
  return { texts: [reportTitle, ...tableTexts(120, columns, amounts, 16), ...inner, cell] }
}

const head = ['Scope', 'Category', '2021', '2022']
const unit: TestText = { x: 50, y: 104, text: 'Greenhouse gas emissions (t-CO2e)' }

test('one cell, Scope 3, in the middle of an even number of numbered categories; the total of all is none of it', async () => {
  const built = page(
    [
      head,
      ['Scope 1+2total', '', '9,300', '9,100'],
      ['Scope 1', '', '6,200', '6,000'],
      ['Scope 2', '', '3,100', '3,100'],
      ['', '1 Purchases', '71,000', '72,000'],
      ['', '2 Capital goods', '2,400', '2,500'],
      ['', '3 Fuels', '900', '950'],
      ['', '7 Commuting', '310', '320'],
      ['Scope 3 total', '', '74,610', '75,770'],
      ['Total', '', '83,910', '84,870'],
    ],
    { x: 50, y: 120 + 5.5 * 16, text: 'Scope 3' },
  )
  built.texts.push(unit)
  expect(await readPages(built)).toEqual(
    ['2021', '2022'].flatMap((year, at) =>
      [
        ['1', 6200, 6000],
        ['1+2', 9300, 9100],
        ['2', 3100, 3100],
        ['3', 74610, 75770],
        ['3.1', 71000, 72000],
        ['3.2', 2400, 2500],
        ['3.3', 900, 950],
        ['3.7', 310, 320],
      ].map(([scope, ...values]) => `${year} ${scope} ${values[at]}`),
    ),
  )
})

test('one cell, Scope 1, in the middle of its fuels, the sum under them; the fuels are parts', async () => {
  const built = page(
    [
      head,
      ['', 'Natural gas', '1,200', '1,100'],
      ['', 'Diesel', '640', '610'],
      ['', 'Refrigerants', '80', '90'],
      ['Total Scope 1', '', '1,920', '1,800'],
      ['Scope 2 (market-based)', '', '2,210', '2,050'],
      ['Scope 3', '', '9,870', '9,990'],
    ],
    { x: 50, y: 120 + 2 * 16, text: 'Scope 1' },
  )
  built.texts.push(unit)
  expect(await readPages(built)).toEqual([
    '2021 1 1920',
    '2021 2mb 2210',
    '2021 3 9870',
    '2022 1 1800',
    '2022 2mb 2050',
    '2022 3 9990',
  ])
})

test('the cell ends with a subtotal of its categories; the total below is that of all scopes', async () => {
  const built = page(
    [
      head,
      ['Scope 1', '', '6,200', '6,000'],
      ['Scope 2', '', '3,100', '3,100'],
      ['', '(1) Purchased goods and services', '71,000', '72,000'],
      ['', '(6) Business travel', '240', '250'],
      ['', '(11) Use of sold products', '9,000', '9,500'],
      ['', 'Subtotal', '80,240', '81,750'],
      ['Total', '', '89,540', '90,850'],
    ],
    { x: 50, y: 120 + 4.5 * 16, text: 'Scope 3' },
  )
  built.texts.push(unit)
  const figures = await readPages(built)
  expect(figures.filter((one) => / 3 /.test(one))).toEqual(['2021 3 80240', '2022 3 81750'])
  expect(figures.filter((one) => / 3\.\d/.test(one))).toHaveLength(6)
})
