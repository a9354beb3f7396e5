import { expect, test } from 'vitest'
import { pageOf, readPages } from '@/service/reports/testing/read-test-pages'

test('a total without a scope that is the sum of scopes 1 and 2 is that of both, by its own method', async () => {
  const found = await readPages(
    pageOf([
      ['tCO2e', 'FY21', 'FY22'],
      ['Scope 1', '4,120', '4,010'],
      ['Scope 2 LB', '2,310', '2,250'],
      ['Scope 2 MB', '1,310', '1,250'],
      ['Total LB', '6,430', '6,260'],
      ['Total MB', '5,430', '5,260'],
      ['Scope 3', '40,120', '41,010'],
    ]),
  )
  expect(found.filter((one) => one.includes('1+2'))).toEqual(['2021 1+2 5430', '2022 1+2 5260'])
})

test('what a company operates, and nothing else, where it is their sum', async () => {
  const rows = (total: string) =>
    pageOf([
      ['Metric tons CO2e', '2021', '2022'],
      ['Direct emissions (Scope 1)', '4,120', '4,010'],
      ['Indirect emissions (Scope 2)', '2,310', '2,250'],
      ['Total operational emissions', '6,430', total],
    ])
  expect(await readPages(rows('6,260'))).toContain('2022 1+2 6260')
  expect(await readPages(rows('6,860'))).toEqual(['2021 1 4120', '2021 2 2310', '2022 1 4010', '2022 2 2250'])
})

test('"Total (Scope 1 + 2 market-based + 3)" is of all three', async () => {
  const found = await readPages(
    pageOf([
      ['tCO2e', '2021', '2022'],
      ['Scope 1', '4,120', '4,010'],
      ['Total (Scope 1 + 2 market-based + 3)', '45,550', '46,270'],
    ]),
  )
  expect(found).toEqual(['2021 1 4120', '2022 1 4010'])
})
