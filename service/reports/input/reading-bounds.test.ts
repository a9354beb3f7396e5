import { expect, it } from 'vitest'
import { cutLines } from './cut-lines'
import { readAnyReport } from './read-any-report'

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

it('lines that no program writes for readers are cut after a blank, and lose nothing', () => {
  const line = 'Scope 1 emissions '.repeat(3_000)
  const pieces = cutLines(['short', line])
  expect(pieces.length).toBe(8)
  expect(pieces.slice(1).join('')).toBe(line)
  expect(pieces.slice(1, 7).every((piece) => piece.endsWith(' '))).toBe(true)
  expect(cutLines(['1,'.repeat(10_000)]).map(({ length }) => length)).toEqual([8_000, 8_000, 4_000])
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
