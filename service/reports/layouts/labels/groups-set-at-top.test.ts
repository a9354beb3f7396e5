import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const head = ['', 'Coverage', 'FY2020', 'FY2021', 'FY2022']
const rows = [
  head,
  ['Scope1', 'Acme Head office', '12', '11', '10'],
  ['', 'Subsidiaries', '366', '349', '384'],
  ['', 'Joint operations', '3,405', '2,657', '2,253'],
  ['', 'Total', '3,783', '3,017', '2,647'],
  ['Scope2', 'Acme Head office', '2', '3', '4'],
  ['', 'Subsidiaries', '227', '225', '239'],
  ['', 'Joint operations', '185', '175', '173'],
  ['', 'Total', '414', '403', '416'],
]

test('where the first scope stands beside its first row, a total over the next scope is of the first', async () => {
  const texts = [
    { x: 50, y: 90, text: 'Greenhouse gas emissions (thousand t-CO2e)', size: 9 },
    ...tableTexts(120, [50, 200, 340, 420, 500], rows, 16, 8).map((one) =>
      rows.some((row) => row[1] === one.text) ? { ...one, x: 120 } : one,
    ),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2020 1 3783000',
    '2020 2 414000',
    '2021 1 3017000',
    '2021 2 403000',
    '2022 1 2647000',
    '2022 2 416000',
  ])
})

test('the same entities again for each scope are rows of one table, however long the words are that describe the scopes', async () => {
  const scopes = [
    ['Scope1', '(Direct emissions from owned or controlled sources)'],
    ['Scope2', '(Indirect emissions from the generation of electricity)'],
    ['Scope3', 'Category1 Purchased goods and services'],
    ['Scope3', 'Category6 Business travel of employees'],
  ]
  const amounts = [
    ['1,256', '1,259', '8', '24', '1,264', '1,283'],
    ['19,057', '18,590', '1,009', '614', '20,066', '19,204'],
    ['265', '271', '46', '52', '311', '323'],
    ['457', '450', '238', '246', '695', '696'],
  ]
  const entities = ['The bank’s own sites', 'Group companies', 'Total']
  const texts = scopes.flatMap(([scope = '', words = ''], i) => [
    { x: 50, y: 130 + i * 45, text: scope, size: 7 },
    { x: 50, y: 139 + i * 45, text: words, size: 7 },
    ...entities.flatMap((entity, j) => [
      { x: 240, y: 130 + i * 45 + j * 14, text: entity, size: 7 },
      ...[0, 1].map((k) => ({
        x: 420 + k * 70,
        y: 130 + i * 45 + j * 14,
        text: amounts[i]?.[j * 2 + k] ?? '',
        size: 7,
      })),
    ]),
  ])
  const heads = ['FY2020', 'FY2021'].map((text, k) => ({ x: 420 + k * 70, y: 110, text, size: 7 }))
  const unit = { x: 50, y: 92, text: 'GHG emissions (t-CO2)', size: 10 }
  expect(await readPages({ texts: [reportTitle, unit, ...heads, ...texts] })).toEqual([
    '2020 1 1264',
    '2020 2 20066',
    '2020 3.1 311',
    '2020 3.6 695',
    '2021 1 1283',
    '2021 2 19204',
    '2021 3.1 323',
    '2021 3.6 696',
  ])
})
