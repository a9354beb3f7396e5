import { withoutRepeatedYears } from '@/service/reports/input/text/repeated-years'
import { parseHeaderYear } from '@/service/reports/words/parse-year'
import type { Word } from './words-of-text'

/**
 * Consecutive years that head the columns of a table; `from` and `to` are indexes of words. `columns` is null if the years have no order:
 * the columns below are then unknown.
 */
export type Head = {
  from: number
  to: number
  columns: readonly string[] | null
  hasTarget: boolean
  /** The same years twice, of two tables beside each other: a row of either has one amount per year. */
  isTwice: boolean
}

/** What may stand between two years of a head: a qualifier of a year, or its unit. */
const beside =
  /^(?:[(（[＜<〈].*|.*[)）\]＞>〉]|restated|actuals?|targets?|goal|base|baseline|base-?year|year|pro|rata|fiscal|calendar|reported|audited|unaudited|ended|ending|as|at|kt|t|tco2-?eq?|ktco2-?eq?|tonnes|実績|目標|基準|通期)\d?[.:]?$/i
/** A sentence may name two years in a row too: "in 2021 2022 was". */
const said =
  /^(?:in|by|of|from|since|and|to|for|the|until|between|or|than|with|through|vs\.?|during|und|von|im|seit|et|de|en|och|från)$/i
const aims = /^(?:targets?|goals?|ziel|mål|objectif|objetivo|obiettivo|doel|目標)$/i

/** The heads of a text in reading order. */
export function headsOfText(words: readonly Word[]): Head[] {
  const found: Head[] = []
  for (let at = 0; at < words.length; at += 1) {
    if (yearAt(words, at) === null) continue
    const head = headAt(words, at)
    if (head) found.push(head)
    at = head ? head.to - 1 : at
  }
  return found
}

function headAt(words: readonly Word[], from: number): Head | null {
  const years = [{ text: yearAt(words, from) ?? '', note: [] as string[] }]
  let to = from + 1
  for (let at = to; at < words.length && at - to <= 3 + wordsInBracket(words, to); at += 1) {
    const word = words[at]
    if (!word || word.line - (words[at - 1]?.line ?? 0) > 3) break
    const year = yearAt(words, at)
    if (year !== null) {
      const inBracket = wordsInBracket(words, to)
      const between = words.slice(to, at).map(({ text }) => text)
      if (!between.every((text, place) => beside.test(text) || place < inBracket)) break
      years.at(-1)?.note.push(...between)
      years.push({ text: year, note: [] })
      to = at + 1
    } else if (!beside.test(word.text) && at >= to + wordsInBracket(words, to)) break
  }
  if (years.length < 2 || said.test(words[from - 1]?.text ?? '')) return null
  // The qualifier of the last year: the same as that of the others, "2023 (kt) 2022 (kt)", or its own bracket.
  const [first] = years
  const last = words.slice(to, to + Math.max(1, first?.note.length ?? 0))
  const isSame =
    first !== undefined && first.note.length > 0 && last.map(({ text }) => text).join(' ') === first.note.join(' ')
  const bracket = bracketAt(words, to)
  const own = isSame ? last : bracket
  years.at(-1)?.note.push(...own.map(({ text }) => text))
  to += own.length
  const hasTarget = years.length > 2 && aims.test(words[from - 1]?.text ?? '')
  const columns = years.slice(hasTarget ? 1 : 0).map(({ text, note }) => [text, ...note].join(' '))
  // An unread amount or year beside the head may be a column of its own.
  const isWhole = words[from - 1]?.kind !== 'amount' || words[from - 1]?.line !== words[from]?.line
  if (!isOneHead(words, from, to)) return null
  const once = onceEach(columns)
  return { from, to, columns: isWhole ? inOrder(once ?? columns) : null, hasTarget, isTwice: once !== null }
}

/** "2023 2022 2021 2023 2022 2021": the years of the first half, if the second half is the same. */
function onceEach(columns: readonly string[]): string[] | null {
  const half = columns.slice(0, columns.length / 2)
  const isTwice = half.length > 1 && columns.length % 2 === 0 && half.join() === columns.slice(half.length).join()
  return isTwice && new Set(half).size === half.length ? half : null
}

/** The words of "(in thousands of tonnes CO2-eq.)", and of a mark behind it. */
const longestBracket = 8

/** How many words the brackets have that open right behind a year, in its line; 0 without brackets. */
function wordsInBracket(words: readonly Word[], opens: number): number {
  const line = words[opens - 1]?.line
  if (!/^[(（]/.test(words[opens]?.text ?? '')) return 0
  const inside = words.slice(opens, opens + longestBracket)
  const end = inside.findIndex(({ text }) => /[)）]$/.test(text))
  return inside.slice(0, end + 1).every((word) => word.line === line) ? end + 1 : 0
}

/** Years in one line, or each alone in its line; not the year of a title above the year of a sentence. */
function isOneHead(words: readonly Word[], from: number, to: number): boolean {
  const lines = words.slice(from, to).map(({ line }) => line)
  if (lines[0] === lines.at(-1)) return true
  const countIn = (line: number | undefined) =>
    words.slice(from, to).filter((word, at) => word.line === line && yearAt(words, from + at) !== null).length
  const isAlone = (year: number, outside: number) =>
    countIn(words[year]?.line) > 1 || words[outside]?.line !== words[year]?.line
  return isAlone(from, from - 1) && isAlone(to - 1, to)
}

/** The year at an index, also with a footnote mark attached if other years are beside it: "20182 2017 2016". */
function yearAt(words: readonly Word[], at: number): string | null {
  const word = words[at]
  if (word?.kind === 'year') return word.text
  const [, marked] = /^((?:19|20)\d\d)[1-9]\)?$/.exec(word?.text ?? '') ?? []
  const isBeside = [at - 1, at + 1].some((place) => words[place]?.kind === 'year')
  return marked !== undefined && isBeside ? marked : null
}

/** "(CO2 only)" in the line of the last year. */
function bracketAt(words: readonly Word[], at: number): Word[] {
  const line = words[at - 1]?.line
  if (words[at]?.line !== line || !/^[(（]/.test(words[at]?.text ?? '')) return []
  const end = words.slice(at, at + 4).findIndex((word) => word.line === line && /[)）]\.?$/.test(word.text))
  return end < 0 ? [] : words.slice(at, at + end + 1)
}

function inOrder(columns: readonly string[]): string[] | null {
  const numbers = columns.map((text) => parseHeaderYear(text)?.year ?? null)
  if (numbers.includes(null)) return null
  // The same year twice is two columns if something beside them tells them apart.
  const areApart = new Set(columns).size === columns.length
  if (!areApart) return withoutRepeatedYears(columns)
  const steps = numbers.slice(1).map((one, at) => Math.sign((one ?? 0) - (numbers[at] ?? 0)))
  // A target or a base year may stand behind the others.
  const main = (columns.length > 3 ? steps.slice(0, -1) : steps).filter((step) => step !== 0)
  return new Set(main).size === 1 ? [...columns] : null
}
