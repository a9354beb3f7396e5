import { expect, test } from 'vitest'
import { pageOf, readFigures, readPages } from '@/service/reports/testing/read-test-pages'

const rows = [
  ['GHG emissions', '2022', '2021'],
  ['Scope 1', '1,238.4', '1,301.9'],
  ['Scope 3', '4,114.2', '4,377.7'],
]
const thousands = ['2021 1 1301900', '2021 3 4377700', '2022 1 1238400', '2022 3 4114200']

test('a statement for the page gives the unit, not an amount told in a sentence above the table', async () => {
  const told = 'Customers avoided 1.2 million tonnes of CO2e in 2022.'
  for (const stated of [
    'All figures in thousand tonnes CO2e unless otherwise stated',
    'Alle Angaben in Tausend Tonnen CO2e',
    'Einheit: Tsd. t CO2e',
  ])
    expect(await readPages(pageOf(rows, { above: [stated, told] })), stated).toEqual(thousands)
})

test('a statement on another page of the report holds too, unless two differ', async () => {
  const page = pageOf(rows)
  const about = (text: string) => ({ texts: [{ x: 50, y: 40, text: `Emissions: ${text}`, size: 9 }] })
  expect(await readPages(about('all data in thousand tonnes CO2e.'), page)).toEqual(thousands)
  expect(await readPages(about('all data in thousand tonnes CO2e.'), about('all data in tonnes CO2e.'), page)).toEqual(
    [],
  )
})

test('where only amounts in sentences name units, the one that makes them agree is taken', async () => {
  const above = ['In 2022 our Scope 1 emissions were 1.24 million tonnes of CO2e, a fleet of 2,300 t CO2e among them.']
  const figures = await readFigures([pageOf(rows, { y: 200, above })])
  expect(figures.map(({ year, scope, value }) => `${year} ${scope} ${value}`)).toEqual(thousands)
  expect(figures[0]?.reasons.map(({ rule }) => rule)).toContain('unit_compared')
})

test('where several units stand on the page and nothing agrees, little is believed', async () => {
  const above = ['Transport of goods caused 300 t CO2e.', 'The sector emits 4 million tonnes of CO2e.']
  const figures = await readFigures([pageOf(rows.slice(0, 2), { y: 300, above })])
  expect(figures.every(({ confidence }) => confidence < 0.75)).toBe(true)
  expect(figures[0]?.reasons.map(({ rule }) => rule)).toContain('other_units_named')
})
