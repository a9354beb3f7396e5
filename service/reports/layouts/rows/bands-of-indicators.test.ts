import { expect, test } from 'vitest'
import { pageOf, readPages } from '@/service/reports/testing/read-test-pages'

const columns = [50, 330, 440, 480, 520]
const head = ['Indicator', 'Unit', '2020', '2021', '2022']

test('"emissions (in tonnes) and, where appropriate, intensity" over rows in tonnes and one of an intensity', async () => {
  const rows = [
    head,
    [
      'Direct (Scope 1) and energy indirect (Scope 2) greenhouse gas emissions (in tonnes) and, where appropriate, intensity',
    ],
    ['Scope 1: Direct emissions', 'Tonnes CO2e', '61.48', '47.21', '70.24'],
    ['Scope 2: Indirect emissions', 'Tonnes CO2e', '3120.57', '2007.41', '2611.94'],
    ['Scope 1: Direct emissions for each person', 'Tonnes CO2e/person', '0.23', '0.19', '0.25'],
    ['Total non-hazardous waste produced (in tonnes) and, where appropriate, intensity'],
    ['Domestic wastes', 'Tonnes', '38.75', '14.84', '19.52'],
  ]
  expect(await readPages(pageOf(rows, { columns, size: 7 }))).toEqual([
    '2020 1 61.48',
    '2020 2 3120.57',
    '2021 1 47.21',
    '2021 2 2007.41',
    '2022 1 70.24',
    '2022 2 2611.94',
  ])
})

test('under a heading of emissions and intensity a row without a unit of mass may be of either', async () => {
  const rows = [
    head,
    ['GHG emissions, Scope 1 and Scope 2, and intensity'],
    ['Scope 1', '', '61.48', '47.21', '70.24'],
    ['Scope 2', '', '3120.57', '2007.41', '2611.94'],
  ]
  expect(await readPages(pageOf(rows, { columns, size: 7, above: ['Emissions in tonnes CO2e'] }))).toEqual([])
})
