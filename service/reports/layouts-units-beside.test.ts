import { expect, test } from 'vitest'
import { tableTexts } from './build-test-pdf'
import { pageOf, readPages, reportTitle } from './read-test-pages'

test('amounts of money and what stands under "Unit" are no labels and no emissions', async () => {
  const rows = [
    ['Indicator', 'Unit', '2022', '2021', '2020'],
    ['Value chain emissions (Mt CO2e)', '', '', '', ''],
    ['Use of sold products (Scope 3, Category 11)', 'Mt CO2e', '38.42', '37.66', '36.01'],
    ['Scope 3 emissions intensity', 'kg CO2e/boe', '374', '375', '376'],
    ['Land', '', '', '', ''],
    ['Wells abandoned', 'number', '211', '188', '140'],
    ['Area reclaimed', 'ha', '402', '377', '311'],
    ['Workforce', '', '', '', ''],
    ['Employees', 'headcount', '1,420', '1,398', '1,377'],
    ['Local procurement', '$ million', '188', '162', '141'],
  ]
  const [left = [], units = []] = [0, 1].map((column) => rows.map((row) => row[column] ?? ''))
  const amounts = rows.map(([, , ...cells]) => ['', ...cells])
  const texts = [
    reportTitle,
    ...[left, units].flatMap((cells, at) =>
      cells.flatMap((text, i) => (text === '' ? [] : [{ x: 40 + at * 250, y: 102 + i * 14, text, size: 8 }])),
    ),
    ...tableTexts(102, [40, 440, 506, 572], amounts, 14, 8),
  ]
  expect(await readPages({ texts })).toEqual(['2020 3.11 36010000', '2021 3.11 37660000', '2022 3.11 38420000'])
})

test('what is invested in communities is no category 15, in whatever table it stands', async () => {
  const rows = [
    ['Indicator', 'Unit', '2022', '2021'],
    ['Greenhouse gas emissions', '', '', ''],
    ['Scope 1', 'tCO2e', '684,302', '701,955'],
    ['Scope 3', 'ktCO2e', '1,204.6', '1,188.2'],
    ['Community investment', 'R million', '212.4', '198.8'],
  ]
  const read = await readPages(pageOf(rows, { columns: [50, 330, 450, 540], above: ['Climate performance'] }))
  expect(read).toEqual(['2021 1 701955', '2021 3 1188200', '2022 1 684302', '2022 3 1204600'])
})

test('tonnes of waste under a title of emissions are no category 5', async () => {
  const rows = [
    ['', '2022', '2021'],
    ['Émissions (en milliers de teqCO2)', '', ''],
    ['Scope 1', '48,6', '51,2'],
    ['Eau et déchets', '', ''],
    ['Déchets dangereux (en tonnes)', '1 204', '1 288'],
  ]
  const above = ['Bilan des émissions de gaz à effet de serre']
  expect(await readPages(pageOf(rows, { above }))).toEqual(['2021 1 51200', '2022 1 48600'])
})

test('the first of a column of amounts under the name of a scope is no card', async () => {
  const columns = [
    { x: 50, cells: ['Company', 'Peer A', 'Peer B', 'Peer C'] },
    { x: 224, cells: ['Scope 1', '410,220', '188,400', '655,012'] },
    { x: 326, cells: ['Scope 2', '233,908', '201,377', '98,440'] },
    { x: 485, cells: ['Targets validated', 'Yes', 'Yes', 'No'] },
  ]
  const title = { x: 50, y: 90, text: 'Combined emissions reported by selected peers (metric tons CO2e):', size: 9 }
  const cells = columns.flatMap(({ x, cells: own }) => own.map((text, at) => ({ x, y: 110 + at * 16, text, size: 8 })))
  expect(await readPages({ texts: [reportTitle, title, ...cells] })).toEqual([])
})
