import { expect, test } from 'vitest'
import { pageOf, readPages } from '@/service/reports/testing/read-test-pages'

const head = ['', '2022', '2021', '2020']
const parts = [
  ['Greenhouse gases Scope 1+2', '9,120', '9,840', '11,400'],
  ['Greenhouse gases Scope 3', '41,330', '43,200', '39,750'],
]
const whole = ['Greenhouse gases in all (t)', '50,450', '53,040', '51,150']
const others = [
  ['Energy (MWh)', '38,200', '39,400', '40,100'],
  ['Waste (t)', '3,410', '3,604', '3,729'],
]
const look = { columns: [50, 250, 320, 390], above: ['Key figures, CHF million and others'] }

test('parts are weighed as their sum is, which alone has the unit printed', async () => {
  expect(await readPages(pageOf([head, ...parts, whole, ...others], look))).toEqual([
    '2020 1+2 11400',
    '2020 3 39750',
    '2021 1+2 9840',
    '2021 3 43200',
    '2022 1+2 9120',
    '2022 3 41330',
  ])
  const other = ['Greenhouse gases in all (t)', '50,450', '53,040', '51,990']
  expect(await readPages(pageOf([head, ...parts, other, ...others.slice(0, 1)], look))).toEqual([])
})
