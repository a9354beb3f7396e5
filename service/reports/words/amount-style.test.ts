import { expect, test } from 'vitest'
import { pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

const english = [
  'The capital expenditure plan of EUR 12.5 million includes 3.2 million for heat pumps,',
  'and 1,250 employees took part in training, up 4.5 % on last year.',
]
const head = ['tCO2e', '2021', '2022']

test('a table of German amounts among English prose, and of English ones among German prose', async () => {
  const rows = [head, ['Scope 1', '4.330', '4.118'], ['Scope 2 (market-based)', '1.404', '904']]
  const read = ['2021 1 4330', '2021 2mb 1404', '2022 1 4118', '2022 2mb 904']
  expect(await readPages(pageOf(rows, { above: english }))).toEqual(read)
  const german = ['Der Umsatz stieg auf 2.345,6 Mio. Euro, die Marge auf 12,4 % und die Quote auf 45,3 %.']
  const others = rows.map((row) => row.map((text) => text.replace('.', ',')))
  expect(await readPages(pageOf(others, { above: german }))).toEqual(read)
})

test('one amount that can be read one way only decides for its table', async () => {
  const rows = [head, ['Scope 1', '94.330', '94.118'], ['Scope 3 in total', '1.135.030', '932.880']]
  expect(await readPages(pageOf(rows, { above: english }))).toEqual([
    '2021 1 94330',
    '2021 3 1135030',
    '2022 1 94118',
    '2022 3 932880',
  ])
  const decimals = [
    head,
    ['Scope 1', '94.330', '94.118'],
    ['Scope 2', '0.812', '12.400'],
    ['Scope 3', '31.030', '2.880'],
  ]
  expect(await readPages(pageOf(decimals, { above: english }))).toContain('2022 1 94.118')
})

test('units of thousands of tonnes are printed with three decimals, and numbers of notes are no amounts', async () => {
  const thousands = [
    ['ktCO2e', '2021', '2022'],
    ['Scope 1', '4.330', '4.118'],
    ['Scope 3', '35.030', '32.880'],
  ]
  expect(await readPages(pageOf(thousands, { above: english }))).toEqual([
    '2021 1 4330',
    '2021 3 35030',
    '2022 1 4118',
    '2022 3 32880',
  ])
  const notes = [
    ['tonnes CO2e', 'Note', '2021', '2022'],
    ['Scope 1', '1', '4,330', '4,118'],
    ['Scope 3', '3,4', '35,404', '34,204'],
  ]
  expect(await readPages(pageOf(notes))).toEqual(['2021 1 4330', '2021 3 35404', '2022 1 4118', '2022 3 34204'])
})

test('amounts in sentences and lists that could all be read both ways', () => {
  const text = `Report 2022

The margin was 12.4 %, the return 8.5 %.

Scope 1 emissions were 14.118 tonnes CO2e in 2022. Scope 2 emissions (location-based) were 11.204 tonnes CO2e.
Scope 3 emissions were 132.880 tonnes CO2e.
`
  expect(readText(text)).toEqual(['2022 1 14118', '2022 2lb 11204', '2022 3 132880'])
})
