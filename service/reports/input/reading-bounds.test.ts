import { expect, it } from 'vitest'
import { buildTestPdf } from '@/service/reports/testing/build-test-pdf'
import { cutLines } from './cut-lines'
import { readAnyReport } from './read-any-report'
import { partsOfText } from './text/markdown-pages'

const page = (year: number) =>
  `## Page ${year}\n\n| t CO2e | ${year} |\n|---|---|\n| Scope 1 emissions | 1,${year - 1900} |\n| Scope 3 emissions | 9,${year - 1900} |\n`
const text = new TextEncoder().encode([2021, 2022, 2023].map(page).join('\n'))

/** Answers yes from the so-many-th time on. */
function fromTime(time: number): () => boolean {
  let asked = 0
  return () => {
    asked += 1
    return asked >= time
  }
}

const never = () => false

it('a report whose time is over gives what the pages before said, and where it ended', async () => {
  const whole = await readAnyReport(text, undefined, { pages: 9, isOver: never, mustEnd: never })
  expect(whole.figures.map(({ year }) => year)).toEqual([2021, 2021, 2022, 2022, 2023, 2023])
  expect(whole.ended).toBeNull()
  const late = await readAnyReport(text, undefined, { pages: 9, isOver: fromTime(2), mustEnd: never })
  expect(late.figures.map(({ year }) => year)).toEqual([2021, 2021, 2022, 2022])
  expect(late).toMatchObject({ pageCount: 3, ended: { page: 3, reason: 'takes_too_long' } })
  const long = await readAnyReport(text, undefined, { pages: 1, isOver: never, mustEnd: never })
  expect(long).toMatchObject({ pageCount: 3, ended: { page: 2, reason: 'too_many_pages' } })
})

it('a report whose whole takes too long gives what was read as a whole until then', async () => {
  const late = await readAnyReport(text, undefined, { pages: 9, isOver: never, mustEnd: fromTime(1) })
  expect(late.figures.map(({ year }) => year)).toEqual([2021, 2021])
  expect(late.ended).toEqual({ page: 2, reason: 'takes_too_long' })
})

it('a text of more lines than any report has is laid out in parts, and no further one once its time is over', async () => {
  const lines = `${page(2023)}${'\n'.repeat(60_000)}${page(2024)}${'\n'.repeat(40_000)}${page(2025)}`
  const bytes = new TextEncoder().encode(lines)
  const whole = await readAnyReport(bytes, undefined, { pages: 9, isOver: never, mustEnd: never })
  expect(whole.figures.map(({ year, page: on }) => [year, on])).toEqual([
    [2023, 1],
    [2023, 1],
    [2024, 2],
    [2024, 2],
    [2025, 3],
    [2025, 3],
  ])
  expect(whole).toMatchObject({ pageCount: 3, ended: null })
  const late = await readAnyReport(bytes, undefined, { pages: 9, isOver: fromTime(1), mustEnd: never })
  expect(late.figures.map(({ year }) => year)).toEqual([2023, 2023])
  expect(late).toMatchObject({ pageCount: 3, ended: { page: 2, reason: 'takes_too_long' } })
})

it('a page of a PDF with more text than any has is left where it is too full, with what it said until then', async () => {
  const amounts = Array.from({ length: 30_000 }, (_, at) => ({ x: 60, y: 90, text: `x${at}` }))
  const texts = [
    { x: 60, y: 60, text: 'Scope 1 emissions in 2023 were 1,204 tonnes CO2e.' },
    ...amounts.map((one, at) => ({ ...one, x: 60 + (at % 300), y: 90 + Math.floor(at / 300) })),
  ]
  const pdf = buildTestPdf([
    { texts },
    { texts: [{ x: 60, y: 60, text: 'Scope 1 emissions in 2024 were 9 tonnes CO2e.' }] },
  ])
  const read = await readAnyReport(pdf, undefined, { pages: 9, isOver: never, mustEnd: never })
  expect(read.figures.map(({ year, value }) => [year, value])).toEqual([[2023, 1204]])
  expect(read).toMatchObject({ pageCount: 2, ended: { page: 1, reason: 'page_too_full' } })
})

it('a text without lines, or with more cells than a page has, is read page by page', async () => {
  const cells = `## Page 1\n\n| t CO2e | 2023 |\n|---|---|\n| Scope 1 emissions | 1,204 |\n\n| Scope 2 | ${'1,234 | '.repeat(90_000)}`
  const told: number[] = []
  const read = await readAnyReport(new TextEncoder().encode(cells), (page) => told.push(page))
  expect(told.length).toBeGreaterThan(1)
  // Whatever a row of 200 amounts is taken for.
  expect(read.figures.map(({ year, scope }) => [year, scope])).toEqual([
    [2023, '1'],
    [2023, '2'],
  ])
  expect(partsOfText('x'.repeat(6_000_000)).map(({ length }) => length)).toEqual([2_500_000, 2_500_000, 1_000_000])
})

it('lines that no program writes for readers are cut after a blank, and lose nothing', () => {
  const line = 'Scope 1 emissions '.repeat(3_000)
  const pieces = cutLines(['short', line])
  expect(pieces.length).toBe(8)
  expect(pieces.slice(1).join('')).toBe(line)
  expect(pieces.slice(1, 7).every((piece) => piece.endsWith(' '))).toBe(true)
  expect(cutLines(['1,'.repeat(10_000)]).map(({ length }) => length)).toEqual([8_000, 8_000, 4_000])
})

it('rows of a table without an end are read in time that grows with their number', { timeout: 120_000 }, async () => {
  const time = async (rows: number) => {
    const table = `| | unit | 2023 | 2022 |\n|---|---|---|---|\n${'| Scope 1 emissions | t CO2e | 1,204 | 1,310 |\n'.repeat(rows)}`
    const began = performance.now()
    await readAnyReport(new TextEncoder().encode(table))
    return performance.now() - began
  }
  await time(200)
  const [short, long] = [await time(700), await time(2_800)]
  // Four times the rows; before, forty times the time.
  expect(long / short).toBeLessThan(12)
})

it('a long text on one page is read in time that grows with its length', { timeout: 60_000 }, async () => {
  const time = async (rows: number) => {
    const list = 'Employee commuting | 12 |\n'.repeat(rows)
    const began = performance.now()
    await readAnyReport(new TextEncoder().encode(`Scope 3\n${list}`))
    return performance.now() - began
  }
  await time(500)
  const [short, long] = [await time(1_500), await time(6_000)]
  // Four times the length; before, sixteen times the time.
  expect(long / short).toBeLessThan(9)
})
