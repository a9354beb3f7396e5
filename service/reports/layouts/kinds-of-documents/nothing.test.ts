import { expect, test } from 'vitest'
import { pageOf, readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const said = (...lines: string[]) =>
  readPages({ texts: [reportTitle, ...lines.map((text, at) => ({ x: 50, y: 100 + at * 12, text }))] })
const rows = [
  ['Scope 1', '617', '630'],
  ['Scope 2', '900', '910'],
]
const headed = (head: string, above: string[] = [], below = ['All emissions are in tCO2e.']) =>
  readPages(pageOf([[head, '2022', '2021'], ...rows], { above, below }))

test('what a table is about may be said in its caption: targets, savings, offsets', async () => {
  expect(await headed('', ['Emission reductions achieved through our projects (tCO2e)'])).toEqual([])
  expect(await headed('', ['Avoided emissions of customers (tCO2e)'])).toEqual([])
  expect(await headed('', ['Carbon credits retired (tCO2e)'])).toEqual([])
  expect(await headed('', ['Biogenic CO2 emissions outside of scopes (tCO2)'])).toEqual([])
})

test('portfolios and clients are not the company', async () => {
  expect(await headed('', ['Financed emissions of our investment portfolio (tCO2e)'])).toEqual([])
  expect(await headed('Financed emissions (tCO2e)')).toEqual([])
  expect(await headed('Emissions of investee companies (tCO2e)')).toEqual([])
})

test('other units beside the scopes', async () => {
  expect(await headed('Energy by scope (MWh)')).toEqual([])
  expect(await headed('Cost of carbon (EUR thousand)')).toEqual([])
  expect(await headed('Number of sites covered')).toEqual([])
  expect(await headed('Carbon intensity (tCO2e per m2)')).toEqual([])
  expect(await headed('tCO2e / EUR million')).toEqual([])
  expect(await headed('kg CO2e per tonne of product')).toEqual([])
  expect(await headed('Data coverage in %')).toEqual([])
})

test('gases one by one are parts', async () => {
  const gases = [
    ['Scope 1 by gas (tCO2e)', '2022', '2021'],
    ['CO2', '900', '910'],
    ['CH4', '50', '51'],
    ['N2O', '50', '49'],
  ]
  expect(await readPages(pageOf(gases))).toEqual([])
})

test('sentences of aims, changes, savings, prices and others', async () => {
  expect(await said('We aim to cut Scope 1 emissions to 5,000 tonnes CO2e by 2030.')).toEqual([])
  expect(await said('The project will save 12,000 tonnes of CO2e of Scope 1 emissions in 2022.')).toEqual([])
  expect(await said('We compensated 3,000 tonnes CO2e of our Scope 1 emissions in 2022.')).toEqual([])
  expect(await said('Scope 2 emissions fell by 4,321 tonnes CO2e in 2022.')).toEqual([])
  expect(await said('Scope 3 emissions of our suppliers are avoided: 700 tonnes CO2e in 2022.')).toEqual([])
  expect(await said('The Scope 1 intensity was 45 tonnes CO2e per million euro of revenue in 2022.')).toEqual([])
  expect(await said('The new boiler reduces Scope 1 emissions by up to 250 tonnes CO2e per year.')).toEqual([])
  expect(
    await said('For each tonne of Scope 1 emissions we set aside 50 euro; 1 tonne CO2e costs more elsewhere.'),
  ).toEqual([])
})

test('an index, a list of indicators and a glossary', async () => {
  const index = [
    ['Disclosure', 'Page', 'Omission'],
    ['305-1 Direct (Scope 1) GHG emissions (tCO2e)', '45', '2'],
    ['305-2 Energy indirect (Scope 2) GHG emissions (tCO2e)', '46', '2'],
  ]
  expect(await readPages(pageOf(index))).toEqual([])
  const found = [
    ['ESRS E1-6', 'Gross Scopes 1, 2, 3 and Total GHG emissions', '112'],
    ['GRI 305-1', 'Direct (Scope 1) GHG emissions 2022', '113'],
    ['GRI 305-2', 'Energy indirect (Scope 2) GHG emissions 2022', '114'],
  ]
  expect(
    await readPages({
      texts: found.flatMap((row, at) => row.map((text, i) => ({ x: [40, 140, 480][i] ?? 0, y: 100 + at * 14, text }))),
    }),
  ).toEqual([])
  expect(
    await said(
      'Scope 1: direct emissions. 1 tCO2e is one tonne of CO2 equivalent.',
      'GWP of methane: 28 tCO2e per tonne.',
    ),
  ).toEqual([])
})

test('emission factors and global warming potentials', async () => {
  const factors = [
    ['Emission factors 2022', 'Scope 1', 'Scope 2'],
    ['Natural gas (kg CO2e/kWh)', '0.182', '0.031'],
    ['Diesel (kg CO2e/litre)', '2.51', '0.61'],
  ]
  expect(await readPages(pageOf(factors))).toEqual([])
})

test('a base year recalculated is not the year’s figure', async () => {
  const table = [
    ['Recalculation of the base year 2019 (tCO2e)', 'As reported', 'Effect of acquisitions', 'Restated'],
    ['Scope 1', '1,000', '200', '1,200'],
  ]
  const figures = await readPages(pageOf(table, { columns: [40, 330, 440, 540], size: 8 }))
  expect(figures.filter((one) => one.startsWith('2022'))).toEqual([])
})
