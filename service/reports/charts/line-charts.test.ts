import { expect, test } from 'vitest'
import type { TestText } from '@/service/reports/testing/build-test-pdf'
import { readPages, reportTitle } from '@/service/reports/testing/read-test-pages'

const years = [2018, 2019, 2020, 2021, 2022]

/** A line whose points bear their amounts, drawn on one scale; `shift` lifts a label off its point. */
function lineOf(
  amounts: readonly number[],
  scale: number,
  color: TestText['color'],
  shift = 0,
  shifted = [0, 1, 0, 0, 1],
): TestText[] {
  const feet = years.map((year, at): TestText => ({ x: 80 + at * 90, y: 300, text: String(year) }))
  const labels = amounts.map(
    (amount, at): TestText => ({
      x: 82 + at * 90,
      y: 285 - amount * scale + (shifted[at] ?? 0) * shift,
      text: amount.toLocaleString('en'),
      ...(color ? { color } : {}),
    }),
  )
  return [...feet, ...labels]
}

const title: TestText = { x: 50, y: 100, text: 'Scope 1 and 2 GHG emissions (thousand tCO2e)', size: 10 }

test('the points of a line under the title of its scopes, where their heights agree with one scale', async () => {
  const found = await readPages({ texts: [reportTitle, title, ...lineOf([412, 398, 371, 350, 322], 0.4, undefined)] })
  expect(found).toEqual(['2018 1+2 412000', '2019 1+2 398000', '2020 1+2 371000', '2021 1+2 350000', '2022 1+2 322000'])
})

test('amounts over years at heights of no common scale are no line', async () => {
  expect(
    await readPages({ texts: [reportTitle, title, ...lineOf([412, 398, 371, 350, 322], 0.4, undefined, 14)] }),
  ).toEqual([])
})

test('labels over and under the points by turns, and not where each stands where it likes', async () => {
  const drawn = (amounts: readonly number[], shifted: number[]) =>
    readPages({ texts: [reportTitle, title, ...lineOf(amounts, 0.4, undefined, 14, shifted)] })
  expect(await drawn([412, 398, 371, 350, 322], [0, 1, 0, 1, 0])).toEqual([
    '2018 1+2 412000',
    '2019 1+2 398000',
    '2020 1+2 371000',
    '2021 1+2 350000',
    '2022 1+2 322000',
  ])
  expect(await drawn([412, 398, 371, 350, 322], [0, 1, 0, 2, 0])).toEqual([])
})

test('two lines, each in the colour of its name', async () => {
  const [blue, red] = [[0, 0.4, 0.8] as const, [0.9, 0.4, 0.1] as const]
  const found = await readPages({
    texts: [
      reportTitle,
      { ...title, text: 'GHG emissions (tCO2e)' },
      ...lineOf([4120, 3980, 3710, 3500, 3350], 0.04, blue),
      ...lineOf([1120, 1380, 1210, 1000, 980], 0.04, red).slice(5),
      { x: 120, y: 330, text: 'Scope 1', color: blue },
      { x: 220, y: 330, text: 'Scope 2', color: red },
    ],
  })
  expect(found).toEqual([
    '2018 1 4120',
    '2018 2 1120',
    '2019 1 3980',
    '2019 2 1380',
    '2020 1 3710',
    '2020 2 1210',
    '2021 1 3500',
    '2021 2 1000',
    '2022 1 3350',
    '2022 2 980',
  ])
})
