import { expect, test } from 'vitest'
import { pageOf, readPages } from '@/service/reports/testing/read-test-pages'

const head = ['', 'Unit', '2022', '2021']
const scope1 = [
  ['Scope 1'],
  ['Emissions from combustion of gas and owned transport', 'tCO2e', '313.30', '356.94'],
  ['Energy from gas and owned transport', 'kWh', '1,598,848', '1,854,992'],
]
const bought = [
  ['Emissions from electricity', 'tCO2e', '603.74', '668.70'],
  ['Electricity', 'kWh', '2,915,946', '3,229,297'],
]
const look = { columns: [50, 330, 420, 490], size: 7 }

test('beside energy the only amount of emissions under a scope is all of it, of two sources none is', async () => {
  const ofScope1 = ['2021 1 356.94', '2022 1 313.3']
  expect(await readPages(pageOf([head, ...scope1, ['Scope 2'], ...bought], look))).toEqual(
    [...ofScope1, '2021 2 668.7', '2022 2 603.74'].sort(),
  )
  const heat = ['Emissions from district heating', 'tCO2e', '12.10', '13.20']
  expect(await readPages(pageOf([head, ...scope1, ['Scope 2'], ...bought, heat], look))).toEqual(ofScope1)
})

test('"Total Scope 3 emissions" right under "Cat 7" that adds up all categories is all of scope 3', async () => {
  const rows = [
    ['Category', 'Description', 'tCO2e 2022', 'tCO2e 2021'],
    ['Cat 1', 'Purchased goods and services', '1,620', '1,810'],
    ['Cat 2', 'Capital goods', '210', '240'],
    ['Cat 6', 'Business travel', '180', '170'],
    ['Cat 7', 'Employee commuting', '40', '30'],
    ['Total Scope 3 emissions', '', '2,050', '2,250'],
  ]
  const figures = await readPages(pageOf(rows, { columns: [55, 115, 400, 490], size: 9 }))
  expect(figures.filter((one) => / 3 /.test(one))).toEqual(['2021 3 2250', '2022 3 2050'])
})
