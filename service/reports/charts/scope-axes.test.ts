import { expect, test } from 'vitest'
import type { TestPage } from '@/service/reports/testing/build-test-pdf'
import { pageOf, readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

const colors = [
  [0.2, 0.4, 0.8],
  [0.9, 0.5, 0.1],
] as const

/** Two bars over each name, the earlier year left; `labels` are what is printed over them. */
function chart(amounts: readonly (readonly [number, number])[], labels = amounts): TestPage {
  const pair = ([one, other]: readonly [number, number], at: number) => [
    { x: 80 + at * 150, y: 300 - one, width: 25, height: one, color: colors[0] },
    { x: 120 + at * 150, y: 300 - other, width: 25, height: other, color: colors[1] },
  ]
  const words = (one: readonly [number, number], at: number) =>
    one.map((text, i) => ({ x: 84 + at * 150 + i * 40, y: 296 - (amounts[at]?.[i] ?? 0), text: String(text) }))
  return {
    texts: [
      reportTitle,
      { x: 50, y: 90, text: 'GHG emissions by scope (kt CO2e)', size: 10 },
      ...labels.flatMap(words),
      ...amounts.map((_, at) => ({ x: 95 + at * 150, y: 312, text: `Scope ${at + 1}` })),
      { x: 200, y: 340, text: '2021' },
      { x: 260, y: 340, text: '2022' },
    ],
    boxes: [
      ...amounts.flatMap(pair),
      { x: 188, y: 333, width: 8, height: 8, color: colors[0] },
      { x: 248, y: 333, width: 8, height: 8, color: colors[1] },
    ],
  }
}

test('bars over the names of scopes, in a colour for each year', async () => {
  const amounts = [[120, 112] as const, [80, 70] as const, [200, 195] as const]
  expect(await readPages(chart(amounts))).toEqual([
    '2021 1 120000',
    '2021 2 80000',
    '2021 3 200000',
    '2022 1 112000',
    '2022 2 70000',
    '2022 3 195000',
  ])
  expect(await readPages(chart(amounts, [[12, 70] as const, [80, 7] as const, [20, 95] as const]))).toEqual([])
})

test('scopes by their letter, joined', async () => {
  const rows = [
    ['', '2021', '2022'],
    ['S1 + S2 MB (tCO2e)', '1,468', '1,668'],
    ['S1+S2+S3 (tCO2e)', '13,702', '14,002'],
  ]
  expect(await readPages(pageOf(rows))).toEqual(['2021 1+2 1468', '2022 1+2 1668'])
})

test('credits that were bought are no emissions, and "(213,345 in 2021)" is of that year', () => {
  const title = '# Sustainability report 2022\n\n'
  expect(
    readText(`${title}We retired 14,000 tCO2e of carbon credits to compensate our Scope 1 and 2 emissions.`),
  ).toEqual([])
  expect(readText(`${title}Our Scope 3 emissions were 212,345 tCO2e (213,345 in 2021).`)).toEqual([
    '2021 3 213345',
    '2022 3 212345',
  ])
})
