import { expect, test } from 'vitest'
import { markdownOf, pageOf, readPages, readText } from '@/service/reports/testing/read-test-pages'

const two = ['2021 1 1334000', '2021 2 334000', '2022 1 1234000', '2022 2 234000']

function withUnit(unit: string, values: readonly [string, string, string, string]): Promise<string[]> {
  const [a, b, c, d] = values
  return readPages(
    pageOf([
      [unit, '2022', '2021'],
      ['Scope 1', a, b],
      ['Scope 2', c, d],
    ]),
  )
}

test('thousands and millions in the ways units are written', async () => {
  const thousands = ['1,234', '1,334', '234', '334'] as const
  expect(await withUnit('ktCO2e', thousands)).toEqual(two)
  expect(await withUnit('Emissions (thousand tCO2e)', thousands)).toEqual(two)
  expect(await withUnit('’000 tonnes CO2e', thousands)).toEqual(two)
  expect(await withUnit('Emissions (tonnes CO2e ’000)', thousands)).toEqual(two)
  expect(await withUnit('t CO2e x 1,000', thousands)).toEqual(two)
  expect(await withUnit('000s of metric tons of CO2e', thousands)).toEqual(two)
  expect(await withUnit('Thousands of metric tons CO2e', thousands)).toEqual(two)
  expect(await withUnit('GHG emissions (kton CO2-eq)', thousands)).toEqual(two)
  expect(await withUnit('Kilotonnes of CO2 equivalent', thousands)).toEqual(two)
  const millions = ['1.234', '1.334', '0.234', '0.334'] as const
  expect(await withUnit('MtCO2e', millions)).toEqual(two)
  expect(await withUnit('Million tonnes of CO2 equivalent', millions)).toEqual(two)
  expect(await withUnit('million metric tons CO2e', millions)).toEqual(two)
  expect(await withUnit('GHG emissions (m tonnes CO2e)', millions)).toEqual(two)
  expect(await withUnit('MMT CO2e', millions)).toEqual(two)
})

test('tonnes in the ways they are written, and kilograms', async () => {
  const plain = ['1,234,000', '1,334,000', '234,000', '334,000'] as const
  expect(await withUnit('MTCO2e', plain)).toEqual(two)
  expect(await withUnit('mtCO2e', plain)).toEqual(two)
  expect(await withUnit('Tons of CO2 equivalent', plain)).toEqual(two)
  expect(await withUnit('t CO2 eq.', plain)).toEqual(two)
  expect(await withUnit('teqCO2', plain)).toEqual(two)
  expect(await withUnit('TCO2e', plain)).toEqual(two)
  expect(await withUnit('Metric tonnes CO2-e', plain)).toEqual(two)
  expect(await withUnit('kg CO2e', ['1,234,000,000', '1,334,000,000', '234,000,000', '334,000,000'])).toEqual(two)
})

test('numbers with spaces, apostrophes, marks and signs', () => {
  const rows = [
    ['t CO2e', '2022', '2021', '2020', '2019'],
    ['Scope 1', '12\u2009345', '13\u202f345¹', '14\u00a0345', '< 1'],
    ['Scope 2', '(12)', 'n.a.', '—', '2 345*'],
  ]
  expect(readText(markdownOf(rows))).toEqual(['2019 2 2345', '2020 1 14345', '2021 1 13345', '2022 1 12345'])
})

test('the unit after the label, in brackets, different from row to row', async () => {
  const rows = [
    ['Environmental data', '2022', '2021'],
    ['Scope 1 emissions (tCO2e)', '1,234,000', '1,334,000'],
    ['Scope 2 emissions (ktCO2e)', '234', '334'],
    ['Electricity (MWh)', '4,000', '5,000'],
    ['Water withdrawal (thousand m3)', '40', '50'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(two)
})

test('the unit in a column behind the values', async () => {
  const rows = [
    ['Indicator', '2022', '2021', 'Unit'],
    ['Scope 1 GHG emissions', '1,234', '1,334', 'kt CO2e'],
    ['Scope 2 GHG emissions', '234', '334', 'kt CO2e'],
    ['Energy', '9,234', '9,334', 'GWh'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(two)
})

test('the unit once for the page, above several tables', async () => {
  const first = pageOf(
    [
      ['Scope 1', '2022', '2021'],
      ['Combustion', '1,000', '1,100'],
      ['Vehicles', '234', '234'],
      ['Total Scope 1', '1,234', '1,334'],
    ],
    { above: ['All figures in thousand tonnes of CO2 equivalent unless stated otherwise'] },
  )
  const second = pageOf(
    [
      ['Scope 2', '2022', '2021'],
      ['Electricity', '200', '300'],
      ['Heat', '34', '34'],
      ['Total Scope 2', '234', '334'],
    ],
    { y: 260 },
  )
  expect(await readPages({ texts: [...first.texts, ...second.texts.slice(1)] })).toEqual(two)
})

test('three digits after a comma are decimals where the other numbers of the page say so', async () => {
  const rows = [
    ['Emissions, kt CO2e', '2022', '2021'],
    ['Scope 1', '1234,0', '1334,0'],
    ['Scope 2', '234,000', '334,000'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(two)
})
