import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const columns = [50, 480, 540]
const others = Array.from({ length: 20 }, (_, at) => [`Indicator ${at + 1} (number)`, `${10 + at}`, `${30 + at}`])

test('rows on the next page stand under the heading of the page before, whether the head is repeated or not', async () => {
  const first = [['Data', '2021', '2022'], ...others, ['Scope 3 emissions (tCO2e)', '', '']]
  const next = [
    ['Business travel', '404', '204'],
    ['Total', '35,404', '34,204'],
    ['Total GHG emissions', '45,404', '44,204'],
  ]
  const read = ['2021 3 35404', '2021 3.6 404', '2022 3 34204', '2022 3.6 204']
  const before = { texts: [reportTitle, ...tableTexts(100, columns, first, 28)] }
  expect(await readPages(before, { texts: tableTexts(60, columns, next) })).toEqual(read)
  const repeated = [['Data', '2021', '2022'], ...next]
  expect(await readPages(before, { texts: tableTexts(60, columns, repeated) })).toEqual(read)
})

test('a total of all scopes under the last heading is no total of that scope', async () => {
  const rows = [
    ['tCO2e', '2021', '2022'],
    ['Scope 1', '4,330', '4,118'],
    ['Scope 3', '', ''],
    ['Purchased goods and services', '19,404', '18,204'],
    ['Business travel', '404', '504'],
    ['Total GHG emissions', '24,138', '22,826'],
  ]
  expect(await readPages(pageOf(rows))).toEqual([
    '2021 1 4330',
    '2021 3.1 19404',
    '2021 3.6 404',
    '2022 1 4118',
    '2022 3.1 18204',
    '2022 3.6 504',
  ])
})

test('the title of a table names its scope although its unit stands between', async () => {
  const rows = [
    ['', '2021', '2022'],
    ['Purchased goods and services', '20,330', '20,118'],
    ['Total', '23,455', '22,811'],
  ]
  expect(await readPages(pageOf(rows, { above: ['Scope 3 emissions', 'tonnes CO2e'] }))).toEqual([
    '2021 3 23455',
    '2021 3.1 20330',
    '2022 3 22811',
    '2022 3.1 20118',
  ])
})

test('merged cells under each other are each of their own scope, and heads that begin again are of the next year', async () => {
  const labels = ['Scope 1', 'Scope 2', '', 'Scope 3'].map((text, at) => ({ x: 50, y: 134 + at * 14, text, size: 9 }))
  const rows = [
    ['tCO2e', '2021', '2022'],
    ['Direct emissions', '4,330', '4,118'],
    ['Location-based', '2,404', '2,204'],
    ['Market-based', '1,404', '1,204'],
    ['Value chain', '35,404', '34,204'],
  ]
  const merged = {
    texts: [reportTitle, ...labels.filter(({ text }) => text), ...tableTexts(120, [130, 480, 540], rows)],
  }
  const read = await readPages(merged)
  expect(read).toContain('2022 1 4118')
  expect(read).toContain('2022 2lb 2204')
  const years = [
    ['', '2022', '', '', '2021', ''],
    ['tCO2e', 'Scope 1', 'Scope 2', 'Scope 3', 'Scope 1', 'Scope 2'],
    ['Group total', '4,118', '1,204', '34,204', '4,330', '1,404'],
  ]
  expect(await readPages(pageOf(years, { columns: [50, 260, 330, 400, 480, 560] }))).toEqual([
    '2021 1 4330',
    '2021 2 1404',
    '2022 1 4118',
    '2022 2 1204',
    '2022 3 34204',
  ])
})
