import { expect, test } from 'vitest'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const look = { columns: [50, 200, 290, 360], size: 7 }
const head = ['GHG emissions', 'UoM', '2022', '2021']
const parent = [
  ['Scope 1', 'kt CO2e', '56', '55'],
  ['Scope 2', 'kt CO2e', '9', '8'],
]
const group = [
  ['Scope 1', 'kt CO2e', '77', '76'],
  ['Scope 2', 'kt CO2e', '8', '6'],
]
const ofGroup = ['2021 1 76000', '2021 2 6000', '2022 1 77000', '2022 2 8000']

test('heads of labels at half the height between "Standalone | Consolidated" and the years hide neither: the consolidated are read', async () => {
  const line = (y: number, xs: readonly number[], cells: readonly string[]) =>
    cells.map((text, at) => ({ x: xs[at] ?? 0, y, text, size: 7 }))
  const columns = [50, 200, 300, 370, 440, 510]
  const texts = [
    reportTitle,
    ...line(100, [310, 460], ['Acme Standalone', 'Acme Consolidated']),
    ...line(105, [50, 210], ['Parameter', 'UoM']),
    ...line(112, [290, 360, 430, 500], ['FY2021-22', 'FY2020-21', 'FY2021-22', 'FY2020-21']),
    ...line(130, columns, ['Total Scope 1 emissions', 'kt CO2e', '56', '55', '77', '76']),
    ...line(145, columns, ['Total Scope 2 emissions', 'kt CO2e', '9', '8', '8', '6']),
  ]
  expect(await readPages({ texts })).toEqual(ofGroup)
})

test('rows of the parent alone are left out beside those of the group: under headings of both, whichever comes first', async () => {
  const rows = [head, ['Consolidated'], ...group, ['Standalone'], ...parent]
  expect(await readPages(pageOf(rows, look))).toEqual(ofGroup)
  const bracketed = [...parent.map(named('standalone')), ...group.map(named('consolidated'))]
  expect(await readPages(pageOf([head, ...bracketed], look))).toEqual(ofGroup)
})

test('of two tables the one titled as consolidated counts; standalone figures alone are what the report prints', async () => {
  const standalone = pageOf([['GHG emissions (standalone)'], head, ...parent], { ...look, y: 100 })
  const consolidated = pageOf([['GHG emissions (consolidated)'], head, ...group], { ...look, y: 220 })
  expect(await readPages({ texts: [...standalone.texts, ...consolidated.texts] })).toEqual(ofGroup)
  expect(await readPages(standalone)).toEqual(['2021 1 55000', '2021 2 8000', '2022 1 56000', '2022 2 9000'])
})

function named(boundary: string) {
  return ([label = '', ...cells]: readonly string[]) => [`${label} (${boundary})`, ...cells]
}
