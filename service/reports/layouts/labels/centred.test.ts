import { expect, test } from 'vitest'
import { buildLines } from '@/service/reports/input/pdf/build-lines'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

function at(y: number, ...cells: readonly (readonly [number, string])[]): TestText[] {
  return cells.map(([x, text]) => ({ x, y, text, size: 8 }))
}

test('a label of two or four lines around its amounts, and a head of two lines around the years', async () => {
  const texts = [
    ...at(100, [300, 'Base year']),
    ...at(105, [40, 'tCO2e'], [380, '2021'], [460, '2022']),
    ...at(110, [300, '2019']),
    ...at(130, [40, 'Direct emissions of all companies under']),
    ...at(136, [300, '4,412'], [380, '4,330'], [460, '4,118']),
    ...at(142, [40, 'operational control (Scope 1)']),
    ...at(164, [40, 'Indirect emissions from the generation of']),
    ...at(176, [40, 'electricity, steam and heating, computed']),
    ...at(182, [300, '1,512'], [380, '1,404'], [460, '1,204']),
    ...at(188, [40, 'with the contracts of the sites (Scope 2,']),
    ...at(200, [40, 'market-based)']),
    ...at(222, [40, 'Scope 3'], [300, '35,640'], [380, '35,030'], [460, '32,880']),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2019 1 4412',
    '2019 2mb 1512',
    '2019 3 35640',
    '2021 1 4330',
    '2021 2mb 1404',
    '2021 3 35030',
    '2022 1 4118',
    '2022 2mb 1204',
    '2022 3 32880',
  ])
})

test('a list of chapters beside a table lends its rows no words', async () => {
  const rows = ['Scope 1', 'Scope 2 (market-based)', 'Scope 3'].flatMap((label, i) =>
    at(124 + i * 20, [160, label], [400, '4,118'], [480, '4,330']),
  )
  const chapters = ['Governance', 'GRI index', 'Suppliers'].flatMap((text, i) => at(118 + i * 20, [20, text]))
  const texts = [reportTitle, ...at(100, [160, 'tCO2e'], [400, '2022'], [480, '2021']), ...rows, ...chapters]
  expect(await readPages({ texts })).toHaveLength(6)
})

test('scopes across on one foot: a head of two lines beside heads of one', async () => {
  const texts = [
    ...at(90, [40, 'Greenhouse gas emissions (metric tons CO2e)']),
    ...at(112, [200, 'Scope 2'], [320, 'Scope 2']),
    ...at(124, [40, 'Year'], [110, 'Scope 1'], [200, '(location-based)'], [320, '(market-based)'], [440, 'Scope 3']),
    ...at(144, [40, '2022'], [110, '7,845'], [200, '60,183'], [320, '56,434'], [440, '22,662']),
    ...at(160, [40, '2021'], [110, '8,004'], [200, '62,458'], [320, '59,041'], [440, '21,143']),
  ]
  expect(await readPages({ texts: [reportTitle, ...texts] })).toEqual([
    '2021 1 8004',
    '2021 2lb 62458',
    '2021 2mb 59041',
    '2021 3 21143',
    '2022 1 7845',
    '2022 2lb 60183',
    '2022 2mb 56434',
    '2022 3 22662',
  ])
})

test('a year merged over the rows of its scopes is the year of each of them', async () => {
  const rows = (year: string, y: number, one: string, three: string) => [
    ...at(y, [40, year], [120, 'Scope 1'], [400, one]),
    ...at(y + 16, [120, 'Scope 3'], [400, three]),
  ]
  const head = at(100, [40, 'Year'], [120, 'Scope'], [395, 'tCO2e'])
  const texts = [reportTitle, ...head, ...rows('2022', 120, '4,118', '32,880'), ...rows('2021', 152, '4,330', '35,030')]
  expect(await readPages({ texts })).toEqual(['2021 1 4330', '2021 3 35030', '2022 1 4118', '2022 3 32880'])
})

test('"Total (market-based)" beside columns of scopes is no scope 2', async () => {
  const texts = [
    ...at(
      100,
      [40, 'tCO2e'],
      [110, 'Scope 1'],
      [200, 'Location-based'],
      [320, 'Market-based'],
      [440, 'Total (market-based)'],
    ),
    ...at(120, [40, '2022'], [110, '7,845'], [200, '60,183'], [320, '56,434'], [440, '64,279']),
    ...at(136, [40, '2021'], [110, '8,004'], [200, '62,458'], [320, '59,041'], [440, '67,045']),
  ]
  const read = await readPages({ texts: [reportTitle, ...texts] })
  expect(read).toContain('2022 2mb 56434')
  expect(read).toContain('2022 2lb 60183')
})

test('an amount drawn in one run with a long label is a cell where others begin or end at its place', () => {
  const run = (text: string, x0: number, x1: number, y: number) => ({ text, x0, x1, y, size: 8 })
  const runs = [
    run('207,724', 300, 331.5, 100),
    run('Transport paid by the Group (category 4) 19,257', 48, 327, 115),
    run('391,725', 300, 331.5, 130),
  ]
  expect(buildLines(runs)[1]?.chunks.map(({ text }) => text)).toEqual([
    'Transport paid by the Group (category 4)',
    '19,257',
  ])
  const [alone] = runs.slice(1, 2)
  expect(alone && buildLines([alone])[0]?.chunks).toHaveLength(1)
})
