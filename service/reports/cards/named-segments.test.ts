import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, readText, reportTitle } from '@/service/reports/testing/read-test-pages'

/** Two bars beside each other, the higher one on the left: each segment holds its name and its amount. */
function barsOf(left: readonly string[], right: readonly string[]): TestText[] {
  const bar = (x: number, words: readonly string[]) =>
    words.map((text, at) => ({ x, y: 300 - (words.length - 1 - at) * 26, text, size: 9 }))
  const years = [80, 230].map((x, at) => ({ x: x + 12, y: 330, text: at === 0 ? '2021' : '2022', size: 9 }))
  const title = { x: 50, y: 180, text: 'Emissions by scope (in ktCO2e)', size: 12 }
  return [reportTitle, title, ...bar(80, left), ...bar(230, right), ...years]
}

const left = ['5,120', 'Scope 3 4,610', 'Scope 2 (market-based) 92', 'Scope 1 418']
const right = ['4,706', 'Scope 3 4,255', 'Scope 2 (market-based) 81', 'Scope 1 370']

test('bars whose segments name their scope, over the years they stand on', async () => {
  expect(await readPages({ texts: barsOf(left, right) })).toEqual([
    '2021 1 418000',
    '2021 2mb 92000',
    '2021 3 4610000',
    '2022 1 370000',
    '2022 2mb 81000',
    '2022 3 4255000',
  ])
})

test('a colon between the name of a segment and its amount, the words right of the bars', async () => {
  const colons = (words: readonly string[]) => words.map((one) => one.replace(/ (?=[\d,]+$)/, ' : '))
  expect(await readPages({ texts: barsOf(colons(left), colons(right)) })).toContain('2022 2mb 81000')
})

test('segments that do not add up to the amount over them, or not of the same scopes, are no guess', async () => {
  const wrong = ['5,820', ...left.slice(1)]
  expect(await readPages({ texts: barsOf(wrong, right) })).toEqual([])
  expect(await readPages({ texts: barsOf(left.slice(1, 3), right.slice(1)) })).toEqual([])
})

test('the total of the next bar is no amount of a segment that has its own', async () => {
  const title = { x: 50, y: 180, text: 'Emissions by scope (in ktCO2e)', size: 12 }
  const level = ['Scope 3 4 610', '4 706'].map((text, at) => ({ x: 80 + at * 150, y: 232, text, size: 9 }))
  expect(await readPages({ texts: [reportTitle, title, ...level] })).toEqual([])
})

test('a year behind the scope is no amount', () => {
  expect(readText('# Report 2022\n\n| Emissions (tCO2e) | |\n|---|---|\n| Scope 1 2021 | 4,330 |\n')).toEqual([
    '2021 1 4330',
  ])
})
