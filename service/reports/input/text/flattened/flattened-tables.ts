import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { parseScope } from '@/service/reports/words/parse-scope'
import { type Head, headsOfText } from './heads-of-text'
import { labelsWithAmounts } from './labels-with-amounts'
import { type Row, rowsOfText } from './rows-of-text'
import { withTurnedLetters } from './turned-letters'
import { isSetApart, type Word, wordsOfText } from './words-of-text'

/** This many lines without a row end a table. */
const farthestRow = 24

const ofEmissions = /scope|emission|co ?[2₂]|ghg|greenhouse|スコープ|排出|utsläpp|treibhaus|gei\b|emisi/i

/**
 * Turns tables of PDF text that lost its columns into rows with borders: consecutive years, then labels with one amount per year, whether
 * a row is one line, one line per cell, or continues behind the row before. Text between rows follows in its place. Only tables about
 * emissions.
 */
export function withFlattenedTables(printedLines: readonly string[]): string[] {
  const lines = withTurnedLetters(printedLines)
  const words = wordsOfText(lines)
  const heads = headsOfText(words)
  const result: string[] = []
  let from = 0
  for (const [i, head] of heads.entries()) {
    if (!head.columns || (words[head.from]?.line ?? 0) < from) continue
    const end = endOf(words, { from: head.to, next: heads[i + 1]?.from ?? words.length }, lines)
    const rows = rowsOfText(words, { from: head.to, end, count: head.columns.length, hasTarget: head.hasTarget })
    const caption = captionOf(words, head, lines)
    if (head.isTwice && hasRowsOfBoth(words, head, end)) continue
    if (!isTable(rows, caption)) continue
    const [first, last] = [words[head.from]?.line ?? 0, words[rows.at(-1)?.to ?? head.to]]
    const tail = words.slice((rows.at(-1)?.to ?? 0) + 1, end).filter(({ line }) => line === last?.line)
    result.push(
      ...lines.slice(from, first),
      caption.before,
      ...printed(rows, head, caption.own),
      tail.map(({ text }) => text).join(' '),
    )
    from = (last?.line ?? first) + 1
  }
  return [...result, ...lines.slice(from)]
}

/** Under years that are printed twice, amounts for all of them in a row belong to two columns of one table: "Group 2023 2022, UK 2023 2022". */
function hasRowsOfBoth(words: readonly Word[], { to, columns }: Head, end: number): boolean {
  const count = columns?.length ?? 0
  return labelsWithAmounts(words, { from: to, end, count, hasTarget: false }).some(({ run }) => run.length > count + 1)
}

/** Two rows, or one that names a scope, of emissions. */
function isTable(rows: readonly Row[], { over }: Caption): boolean {
  const names = ({ label }: Row) => parseScope(label) !== null || findCategory(label) !== null
  const isOf = ({ label, before }: Row) =>
    ofEmissions.test(label) || before.some((text) => text.length < 90 && ofEmissions.test(text))
  if (rows.length < 2 && !rows.some(names)) return false
  return rows.some(names) || rows.some(isOf) || over.some((text) => text.length < 110 && ofEmissions.test(text))
}

/** `own`: the last sentence before the years in their line; `before`: what that line says before it. */
type Caption = { own: string; before: string; over: readonly string[] }

/** The words before the years in their line, and the lines over it. */
function captionOf(words: readonly Word[], head: Head, lines: readonly string[]): Caption {
  const line = words[head.from]?.line ?? 0
  let start = head.from
  while (words[start - 1]?.line === line) start -= 1
  const said = words
    .slice(start, head.from)
    .map(({ text }) => text)
    .join(' ')
  const own = said
    .replace(/^.*[.!?] /, '')
    .replace(head.hasTarget ? / ?\S+$/ : /$^/, '')
    .slice(-140)
  return {
    own,
    before: said.slice(0, said.lastIndexOf(own)),
    over: [...lines.slice(Math.max(0, line - 4), line), own],
  }
}

/** Where the table of a head ends at the latest: at the next head, at lines that are set otherwise, or far below. */
function endOf(
  words: readonly Word[],
  { from, next }: { from: number; next: number },
  lines: readonly string[],
): number {
  for (let at = from; at < next; at += 1) {
    const [before, line] = [words[at - 1]?.line ?? 0, words[at]?.line ?? 0]
    if (line - before > farthestRow) return at
    if (lines.slice(before + 1, line).some(isSetApart)) return at
  }
  return next
}

function printed(rows: readonly Row[], { columns }: Head, caption: string): string[] {
  const years = columns ?? []
  const head = `| ${caption || ' '} | | ${years.join(' | ')} |`
  const lines = ['', head]
  for (const { before: all, label, unit, cells } of rows) {
    const before = all.filter((text, i) => !isWithoutAmounts(text, all[i + 1] ?? label))
    if (before.length > 0 && before.every(isHeading))
      lines.push(...before.map((text) => `| ${text.replace(/\.$/, '')} |${' |'.repeat(years.length + 1)}`))
    else if (before.length > 0) lines.push('', ...before, '', head)
    lines.push(`| ${label} | ${unit} | ${cells.join(' | ')} |`)
  }
  return [...lines, '']
}

/** A category without amounts, before another one. */
function isWithoutAmounts(text: string, next: string): boolean {
  const ofCategory = (one: string) => one.length < 70 && (parseScope(one)?.category ?? null) !== null
  return !/\d/.test(text) && ofCategory(text) && (ofCategory(next) || parseScope(next)?.isByWords === false)
}

/** "SCOPE 1.", "Environment": words over rows. */
function isHeading(text: string): boolean {
  return text.length <= 90 && !/\d[\d.,]{2,}/.test(text)
}
