import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

/** Cells of one or two lines, each at the left edge of its column. */
function cells(y: number, xs: readonly number[], row: readonly string[]): TestText[] {
  return row.flatMap((cell, at) =>
    cell
      .split('\n')
      .flatMap((text, line) => (text === '' ? [] : [{ x: xs[at] ?? 0, y: y + line * 10, text, size: 8 }])),
  )
}

test('"Baseline" over its amount, beside shares of the years after it', async () => {
  const xs = [40, 185, 255, 315, 377, 440]
  const rows = [
    ['Aim 1\nNet zero operations', 'Scope 1+2\nMtCO2e', 'Baseline\n54.5', '16%', '35%', '50%'],
    ['Aim 2\nNet zero production', 'Scope 3\nMtCO2e', 'Baseline\n361', '9%', '16%', '20-30%'],
    ['Aim 3\nNet zero sales', 'Average carbon\nintensity', '79', '2%', '1%', '15%'],
  ]
  const texts = [
    reportTitle,
    ...cells(90, xs, ['Aims', 'Measure', '2020', '2021', '2022', '2030 aims']),
    ...rows.flatMap((row, at) => cells(114 + at * 32, xs, row)),
  ]
  expect(await readPages({ texts })).toEqual(['2020 1+2 54500000', '2020 3 361000000'])
})

test('"Base year" over amounts in tonnes, and a row whose amounts are printed every year', async () => {
  const xs = [40, 255, 325, 397, 470]
  const rows = [
    ['Scope 1\n(tonnes CO2e)', 'Base year\n84,210', '-6%', '-11%', '-42%'],
    ['Scope 2, market-based\n(tonnes CO2e)', 'Base year\n31,080', '-20%', '-38%', '-90%'],
    ['Scope 3 (tonnes CO2e)', '412,300', '408,900', '399,100', '-25%'],
  ]
  const texts = [
    reportTitle,
    ...cells(90, xs, ['Climate', '2020', '2021', '2022', 'Target 2030']),
    ...rows.flatMap((row, at) => cells(114 + at * 32, xs, row)),
  ]
  expect(await readPages({ texts })).toEqual([
    '2020 1 84210',
    '2020 2mb 31080',
    '2020 3 412300',
    '2021 3 408900',
    '2022 3 399100',
  ])
})
