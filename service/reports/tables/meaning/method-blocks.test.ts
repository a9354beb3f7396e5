import { expect, test } from 'vitest'
import { pageOf, readPages } from '@/service/reports/testing/read-test-pages'

const look = { columns: [50, 230, 330, 400], size: 7 }
const head = ['Emission management', 'Unit', '2022', '2021']
const direct = ['Direct emissions (Scope 1)', 'kt CO2e', '3,733', '5,972']
const byMarket = ['Indirect emissions (Scope 2)', 'kt CO2e', '9,558', '9,081']
const byLocation = ['Indirect emissions (Scope 2)', 'kt CO2e', '14,570', '13,920']
const market = ['kt CO2e', '13,291', '15,053']
const location = ['kt CO2e', '18,303', '19,892']
const scopes2 = async (rows: string[][]) =>
  (await readPages(pageOf([head, ...rows], look))).filter((one) => / 2(?:$|[lm ])/.test(one.slice(4)))
const both = ['2021 2lb 13920000', '2021 2mb 9081000', '2022 2lb 14570000', '2022 2mb 9558000']

test('"Scope 2" twice, under a total of each method, is by the method of the total it adds up to', async () => {
  const regional = ['(Region based) GHG emission', ...location]
  expect(
    await scopes2([['(Market based) GHG emissions', ...market], direct, byMarket, regional, direct, byLocation]),
  ).toEqual(both)
  const totals = [
    ['Total (location-based)', ...location],
    ['Total (market-based)', ...market],
  ] as const
  expect(await scopes2([direct, byLocation, [...totals[0]], direct, byMarket, [...totals[1]]])).toEqual(both)
})

test('headings without amounts say the method of the scope 2 under each', async () => {
  const rows = [
    ['GHG emissions (location-based)'],
    direct,
    byLocation,
    ['GHG emissions (market-based)'],
    direct,
    byMarket,
  ]
  expect(await scopes2(rows)).toEqual(both)
})

test('one scope 2 is by the method of the only total it adds up to; where it adds up to none it says no method', async () => {
  const total = ['Total scope 1 and 2 (market-based)', ...market]
  expect(await scopes2([direct, byMarket, total])).toEqual(['2021 2mb 9081000', '2022 2mb 9558000'])
  expect(await scopes2([direct, byLocation, total])).toEqual(['2021 2 13920000', '2022 2 14570000'])
})

test('of the sums of scopes 1 and 2 that end the blocks of both methods, the market-based one counts', async () => {
  const total = (...amounts: string[]) => ['Total Scope 1 and 2', 'kt CO2e', ...amounts]
  const rows = [
    ['Location-based method'],
    direct,
    byLocation,
    total('18,303', '19,892'),
    ['Market-based method'],
    direct,
    byMarket,
    total('13,291', '15,053'),
  ]
  const found = await readPages(pageOf([head, ...rows], look))
  expect(found.filter((one) => one.includes('1+2'))).toEqual(['2021 1+2 15053000', '2022 1+2 13291000'])
})
