import { expect, test } from 'vitest'
import { readText } from '@/service/reports/testing/read-test-pages'

const before =
  'Our environmental data are collected from all sites of the group and are checked once a year by a third party.'
const behind =
  'The emissions of this year were calculated with the factors that were published for it by the authorities.'

function page(table: string): string {
  return `Sustainability report 2022\n\n${before} ${table} ${behind}\n`
}

const scopes = ['2020 1 1200', '2020 2lb 930', '2020 3 40100', '2021 1 1100', '2021 2lb 910', '2021 3 39800']
const latest = ['2022 1 1000', '2022 2lb 905', '2022 3 37600']

test('a page in one line: behind its years each label with as many amounts is a row', () => {
  const rows = 'Scope 1 1,000 1,100 1,200 Scope 2 (location-based) 905 910 930 Scope 3 37,600 39,800 40,100'
  expect(readText(page(`CO2 emissions [tCO2e] 2022 2021 2020 ${rows}`))).toEqual([...scopes, ...latest])
})

test('years named FY, marks of notes before the amounts, CO2 set apart', () => {
  const rows = `Scope 1 1,200 1,100 1,000 Scope 2 (location-based) 930 910 905 Scope 3 Total 2, 4 40,100 39,800 37,600`
  expect(readText(page(`GHG emissions by scope (tCO 2 e) FY20 FY21 FY22 ${rows}`))).toEqual([...scopes, ...latest])
})

test('a row whose amounts were broken is left out, and the next is still of its scope', () => {
  const rows = `Scope 1 1,200 1,100 1,000 Scope 2 Location-based 9 30 910 905 Market-based 410 420 430 Scope 3 40,100 39,800 37,600`
  expect(readText(page(`Emissions (tCO2e) 2020 2021 2022 ${rows}`))).toEqual(
    [...scopes, ...latest]
      .filter((one) => !one.includes('2lb'))
      .concat('2020 2mb 410', '2021 2mb 420', '2022 2mb 430')
      .toSorted(),
  )
})

test('a thousand that letters set apart have broken is put together', () => {
  const rows = 'Scope 1 21,10 0 22,3 00 23 ,450 Scope 2 905 910 930 Scope 3 37,600 39,800 40,100'
  expect(readText(page(`Emissions (tCO2e) 2022 2021 2020 ${rows}`)).filter((one) => / 1 /.test(one))).toEqual([
    '2020 1 23450',
    '2021 1 22300',
    '2022 1 21100',
  ])
})

test('a table of something else in the same line lends its rows no emissions, and a sentence with years is none', () => {
  const energy = 'Energy (MWh) 2022 2021 2020 Electricity 1,200 1,300 1,400 Heat 300 310 320 Fuel 40 50 60'
  expect(readText(page(energy))).toEqual([])
  const said =
    'Between 2020 2021 and 2022 we met 14 partners, 27 suppliers and 300 customers, of whom 12 reported Scope 1.'
  expect(readText(page(said))).toEqual([])
})
