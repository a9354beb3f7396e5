import { expect, test } from 'vitest'
import { pageOf, readPages } from '@/service/reports/testing/read-test-pages'

const categories = [
  ['Purchased goods and services', '4,179', '4,147'],
  ['Capital goods', '161', '157'],
  ['Business travel', '79', '30'],
  ['Employee commuting', '40', '41'],
]
const scope3 = async (...rows: string[][]) =>
  (await readPages(pageOf([['Emissions (kt CO2e)', '2022', '2021'], ['Scope 1', '48', '57'], ...rows]))).filter((one) =>
    / 3 /.test(one),
  )

test('of several described amounts of scope 3 the one with its categories under it counts, wherever it stands', async () => {
  const outside = ['Scope 3 – indirect use by consumers', '5,135', '4,707']
  const ambition = ['Scope 3 emissions in scope of our net zero ambition', '4,459', '4,375']
  expect(await scope3(ambition, ...categories, outside)).toEqual(['2021 3 4375000', '2022 3 4459000'])
  const target = ['Scope 3 within our climate target boundary', '4,459', '4,375']
  expect(await scope3(outside, target, ...categories)).toEqual(['2021 3 4375000', '2022 3 4459000'])
})

test('a printed total of scope 3 comes before both', async () => {
  const rows = [['Scope 3 in scope of our ambition', '4,459', '4,375'], ...categories]
  const total = ['Total scope 3', '9,594', '9,082']
  expect(await scope3(...rows, ['Scope 3 – use by consumers', '5,135', '4,707'], total)).toEqual([
    '2021 3 9082000',
    '2022 3 9594000',
  ])
})
