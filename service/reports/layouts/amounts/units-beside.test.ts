import { expect, test } from 'vitest'
import { tableTexts } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const paragraph = (lines: readonly string[], size = 9) => ({
  texts: [reportTitle, ...lines.map((text, at) => ({ x: 50, y: 90 + at * (size + 3), text, size }))],
})

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

test('a sentence about "FY 2020-21" is dated by the year in which that ends', async () => {
  const page = paragraph([
    'Of the Scope 3 emissions in FY 2020-21, purchased goods and services (Category 1) accounted for',
    '9,14,220 tCO2e and fuel- and energy-related activities (Category 3) for 14,77,308 tCO2e.',
  ])
  expect(await readPages(page)).toEqual(['2021 3.1 914220', '2021 3.3 1477308'])
})

test('the report of 2021-22, whose tables name its year no other way, is one of 2022', async () => {
  const rows = [
    ['Parameter', 'Unit', 'FY 2021-22', 'FY 2020-21'],
    ['Total Scope 1 emissions', 'tCO2e', '1,62,40,337', '1,59,88,204'],
    ['Total Scope 2 emissions', 'tCO2e', '7,82,914', '8,09,102'],
  ]
  const below = ['Purchased goods and services (Category 1) accounted for 9,14,220 tCO2e in FY 2021-22.']
  const { texts } = pageOf(rows, { columns: [50, 330, 450, 540], below })
  const read = await readPages({ texts: texts.filter((one) => one !== reportTitle) })
  expect(read).toEqual(['2021 1 15988204', '2021 2 809102', '2022 1 16240337', '2022 2 782914', '2022 3.1 914220'])
})

test('teqCO2 behind an amount of a sentence', async () => {
  const page = paragraph([
    'En 2022, les achats de biens et services (catégorie 1) représentent 987 400 teqCO2 et le transport',
    'de marchandises amont (catégorie 4) 64 900 teqCO2.',
  ])
  expect(await readPages(page)).toEqual(['2022 3.1 987400', '2022 3.4 64900'])
})

test('amounts of a sentence with the apostrophe that typesetters use', async () => {
  const page = paragraph([
    'Die direkten Emissionen (Scope 1) sanken von 5’206 t CO2e im Jahr 2021 auf 4’873 t CO2e im Jahr 2022.',
    'Die Emissionen aus Scope 2 betrugen marktbasiert 312 t CO2e (Vorjahr: 398 t CO2e); standortbasiert',
    'beliefen sie sich auf 2’940 t CO2e (Vorjahr: 3’115 t CO2e).',
  ])
  expect(await readPages(page)).toEqual([
    '2021 1 5206',
    '2021 2lb 3115',
    '2021 2mb 398',
    '2022 1 4873',
    '2022 2lb 2940',
    '2022 2mb 312',
  ])
})

test('scope 3 named in one sentence, its amounts and parts in the next, the parts behind their amounts', async () => {
  const page = paragraph([
    'The Group calculated its Scope 3 emissions for the second time. In 2022 they amounted to 1,204,330 t CO2e',
    '(1,257,912 t CO2e in 2021), of which 1,021,877 t CO2e correspond to purchased goods and services and 88,240',
    't CO2e to upstream transport.',
  ])
  expect(await readPages(page)).toEqual(['2021 3 1257912', '2022 3 1204330', '2022 3.1 1021877', '2022 3.4 88240'])
})
