import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages } from '@/service/reports/testing/read-test-pages'

type Block = { x: number; y: number; title: string; scope2: readonly [string, string] }

function blockOf({ x, y, title, scope2 }: Block): TestText[] {
  const rows = [
    ['Emissions', '2022', '2021'],
    ['Scope 1', '1,048', '1,830'],
    ['Scope 2', ...scope2],
    ['Scope 3', '33,165', '36,968'],
  ]
  const cells = rows.flatMap((row, i) =>
    row.map((text, at) => ({ x: x + ([3, 190, 320][at] ?? 0), y: y + 20 + i * 18, text, size: 8 })),
  )
  return [{ x, y, text: title, size: 10 }, ...cells]
}

const heading: TestText = { x: 43, y: 60, text: 'Environment', size: 16 }
const location = { title: 'GHG emissions, location-based (tCO2e)', scope2: ['17,024', '16,334'] } as const
const market = { title: 'GHG emissions, market-based (tCO2e)', scope2: ['12,629', '12,893'] } as const
const both = ['2021 1 1830', '2021 2lb 16334', '2021 2mb 12893', '2021 3 36968']
const figures = [...both, '2022 1 1048', '2022 2lb 17024', '2022 2mb 12629', '2022 3 33165']

test('titles of two tables side by side are no heads of columns, and say by which method each "Scope 2" is', async () => {
  const texts = [heading, ...blockOf({ x: 43, y: 122, ...location }), ...blockOf({ x: 427, y: 122, ...market })]
  expect(await readPages({ texts, width: 842, height: 595 })).toEqual(figures)
})

test('one below the other they say it as well', async () => {
  const texts = [heading, ...blockOf({ x: 43, y: 122, ...market }), ...blockOf({ x: 43, y: 262, ...location })]
  expect(await readPages({ texts, width: 842, height: 595 })).toEqual(figures)
})
