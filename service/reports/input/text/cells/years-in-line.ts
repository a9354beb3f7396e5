import { splitAmounts } from '@/service/reports/input/text/split-amounts'
import { isYearCell } from './cell-tokens'

/** How many lines below the years are searched for rows. */
const FARTHEST_ROW = 8

/**
 * Years in separate lines above rows in one line each: "2022" over "2023" over "Scope 1 1,234 1,300". If two lines below end in as many
 * amounts, the years are joined into one line, the head of those rows.
 */
export function withYearsInLine(lines: readonly string[]): string[] {
  const result = [...lines]
  for (let at = 0; at < lines.length; at += 1) {
    const years = yearsFrom(lines, at)
    if (years.length < 2) continue
    const last = years.at(-1)?.at ?? at
    if (hasRows(lines, last + 1, years.length)) {
      for (const one of years) result[one.at] = ''
      result[last] = years.map(({ text }) => text).join(' ')
    }
    at = last
  }
  return result
}

type Year = { text: string; at: number }

/** Lines of one year each, rising or falling by one, with only empty lines between them. */
function yearsFrom(lines: readonly string[], from: number): Year[] {
  const years: Year[] = []
  for (let at = from; at < lines.length; at += 1) {
    const text = (lines[at] ?? '').normalize('NFKC').trim()
    if (text === '' && years.length > 0) continue
    if (!isYearCell(text)) break
    years.push({ text, at })
  }
  const numbers = years.map(({ text }) => Number(/\d\d(?!\d)/.exec(text)?.[0]))
  const steps = numbers.slice(1).map((one, i) => Math.sign(one - (numbers[i] ?? one)))
  return steps.every((step) => step !== 0 && step === steps[0]) ? years : []
}

function hasRows(lines: readonly string[], from: number, count: number): boolean {
  const below = lines.slice(from, from + 3 * FARTHEST_ROW).filter((line) => line.trim() !== '')
  return below.slice(0, FARTHEST_ROW).filter((line) => isRow(line, count)).length > 1
}

/** "Scope 1 tCO2e 1,234 1,300": words, then one amount for each year. */
function isRow(line: string, count: number): boolean {
  if (line.includes('|') || line.length > 160 || /\S {3,}\S|\t/.test(line.trim())) return false
  const words = line.normalize('NFKC').trim().split(/ +/)
  const start = words.findLastIndex((word) => !/^(?:[-–(]?\d[\d.,'’]*\)?[*†★]*|[-–—])$/.test(word)) + 1
  const isLabel = /\p{L}{2}/u.test(words.slice(0, start).join(' '))
  return isLabel && splitAmounts(words.slice(start), count, false) !== null
}
