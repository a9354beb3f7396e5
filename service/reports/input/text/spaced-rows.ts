import { readUnitCell } from '@/service/reports/model/columns'
import { isBlankCell } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isOtherUnit } from '@/service/reports/words/parse-unit'
import { isOtherColumn } from '@/service/reports/words/parse-year'
import { isBesideScope } from './joined-labels'
import { withoutRepeatedYears } from './repeated-years'
import { splitAmounts } from './split-amounts'

type Head = { words: string; years: string[]; rest: string; hasTarget: boolean; hasRemarks: boolean }
type Row = { label: string; unit: string; cells: string[] }

const headLine =
  /^(?<words>.*?)(?<![\d.,/–-])(?<years>(?:(?:FY ?)?(?:19|20)\d\d(?:[/–-]\d\d)?(?:年度?)?[*†¹²³⁴⁵⁶]* ){1,7}(?:FY ?)?(?:19|20)\d\d(?:[/–-]\d\d)?(?:年度?)?[*†¹²³⁴⁵⁶]*)(?: (?<rest>\D.{0,60}))?$/u

/**
 * Turns tables of PDF text with cells one space apart, "GHG emissions (tCO2e) 2023 2022 2021" over "Scope 1 1,234 1,300 1,402", into rows
 * with borders. Lines that end in as many amounts as the head has years are rows; the others stay as they are.
 */
export function spacedRows(lines: readonly string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < lines.length; ) {
    const head = headOf(lines[at] ?? '')
    const table = head ? tableAt(lines, at, head) : null
    if (table) result.push(...table.lines)
    else result.push(lines[at] ?? '')
    at = table ? table.end : at + 1
  }
  return result
}

/** This many consecutive lines may be no rows: labels broken over lines, remarks, rows with an empty cell. */
const MOST_OTHERS = 7

/** Letters and digits in their plain form (NFKC), except raised digits, which are footnote marks. */
function normal(line: string): string {
  return line.replace(/[^¹²³⁰⁴-⁹]+/g, (part) => part.normalize('NFKC')).trim()
}

function isSetWide(line: string): boolean {
  return /\S {3,}\S|\t|\|/.test(line.trim())
}

/** "Scope 2 Tonnes   455 386 412": one empty cell, and no other gap. */
function withoutGap(line: string): string {
  const gaps = line.match(/\S {3,}(?=\S)/g) ?? []
  return gaps.length === 1 ? line.replace(/(?<=\S) {3,}(?=\S)/, ' ') : line
}

function headOf(line: string): Head | null {
  if (line.length > 140 || isSetWide(line)) return null
  const { words = '', years = '', rest = '' } = headLine.exec(normal(line))?.groups ?? {}
  const printed = years.split(/(?<=\d[*†年度¹²³⁴⁵⁶]*) /).map((one) => one.trim())
  // "Unit Target 2030 2023 2022 2021"
  const hasTarget = printed.length > 2 && targetBefore.test(words)
  const all = hasTarget ? printed.slice(1) : printed
  const inOrder = all.length > 1 ? withoutRepeatedYears(all) : null
  // A year inside a sentence is followed by words; a change is a column of its own.
  const hasRemarks = remarks.test(rest)
  const isHead = hasRemarks || rest === '' || (isOtherColumn(rest) && rest.length < 42)
  if (!inOrder || !isHead || words.length >= 90) return null
  const own = words.replace(hasTarget ? targetBefore : /$^/, '').trim()
  return { words: own, years: inOrder, rest: hasRemarks ? '' : rest, hasTarget, hasRemarks }
}

const targetBefore = /(?:^| )(?:targets?|goals?|ziel|mål|objectif|objetivo|obiettivo|doel|目標) ?(?:for )?$/i
/** Heads of remarks behind the amounts of a row. */
const remarks =
  /^(?:exclusions?|justifications?|comments?|notes?|remarks?|explanations?|methodology|methods?|sources?|references?|details|anmerkung(?:en)?|bemerkung(?:en)?|kommentar(?:er)?|commentaires?|remarques?|observaciones|notas?|note|備考)(?![\p{L}\d])/iu

/** The rows under a head; null where fewer than two lines are rows. */
function tableAt(lines: readonly string[], from: number, head: Head): { lines: string[]; end: number } | null {
  const top = `| ${head.words} | | ${[...head.years, head.rest].filter(Boolean).join(' | ')} |`
  const printed = ['', top]
  let [rows, end, others] = [0, from + 1, [] as string[]]
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = withoutGap(normal(lines[at] ?? ''))
    // A category without amounts: none were given.
    if (line === '' || (isOnlyCategory(line) && !isOnlyUnitAndAmounts(lines[at + 1] ?? ''))) continue
    if (headOf(line) || isSetWide(line) || line.startsWith('#') || others.length > MOST_OTHERS) break
    const row = rowOf(line, head)
    if (!row) {
      // The remarks on the row above continue on lines of their own.
      if (!head.hasRemarks || !/[.;]$/.test(line)) others.push(line)
      continue
    }
    const { label, headings } = row.label === '' ? ofLineBefore(others) : withOpen(row.label, others)
    if (label === '') break
    for (const heading of headings) printed.push(...headingLines(heading, head, top))
    printed.push(`| ${label} | ${row.unit} | ${row.cells.join(' | ')} |`)
    others = []
    rows += 1
    end = at + 1
  }
  return rows > 1 ? { lines: [...printed, ''], end } : null
}

/** A heading of a scope stands above its rows; any other ends the table, which begins again below it. */
function headingLines(heading: string, { years }: Head, top: string): string[] {
  const isOfScope = heading.length < 60 && parseScope(heading) !== null
  return isOfScope ? [`| ${heading} |${' |'.repeat(years.length + 1)}`] : ['', heading, '', top]
}

/** If a line holds only a unit and amounts, its label is the line before. */
function ofLineBefore(before: readonly string[]): { label: string; headings: readonly string[] } {
  return { label: before.at(-1) ?? '', headings: before.slice(0, -1) }
}

/** The line before continues in this label: "Scope 2 emissions (location-" over "based) tCO2e". */
function withOpen(label: string, before: readonly string[]): { label: string; headings: readonly string[] } {
  const last = before.at(-1)
  if (last !== undefined && isBesideScope(label, last)) return { label: '', headings: before }
  if (last === undefined || last.length > 90) return { label, headings: before }
  const isOpen = /[-–,&(]$|\([^()]*$|\b(?:and|of|the|from|to|und|von|der|des|et|de)$/i.test(last)
  if (!isOpen && !/^[(\p{Ll}]/u.test(label)) return { label, headings: before }
  const space = /-$/.test(last) ? '' : ' '
  return { label: `${last}${space}${label}`.trim(), headings: before.slice(0, -1) }
}

/** The number of a scope or category belongs to its label, whatever follows it. */
const ownNumber =
  /^.*\b(?:scopes?|categor(?:y|ies)|cat\.?|kategorien?|kategori|catégorie|categoría|alcance|ambito|ámbito|âmbito|omfang)[ -]?\d{1,2}(?:(?: ?[,&+/–-] ?| and | und | et | og | och | y | e )(?:scope ?)?\d)*(?= |$)/i
const amount = /^(?:[-–]?\d[\d.,'’]*[*†^¹²³⁰⁴-⁹]*|\(\d[\d.,'’]*\)|\(?[-–+]?\d[\d.,]*%\)?)$/

function rowOf(printed: string, { years, rest, hasTarget, hasRemarks }: Head): Row | null {
  const line = hasRemarks ? withoutRemark(printed, years.length) : printed
  if (line.length > 160) return null
  const kept = ownNumber.exec(line)?.[0] ?? ''
  const words = line
    .slice(kept.length)
    .replace(/(?<=\d) %/g, '%')
    // The marks beside amounts that were assured or restated.
    .replace(/(?<=\d) ?(?:[★☆✓✔√☑◆◇■□†‡*]+|※\d{0,2})(?= |$)|(?<= )[★☆✓✔√☑◆◇■□†‡]+ ?(?=\d)/gu, '')
    .trim()
    .split(/ +/)
  const start = words.findLastIndex((word) => !amount.test(word) && !isBlankCell(word)) + 1
  const behind = words.slice(start)
  const cells = splitAmounts(
    hasTarget && behind.length === years.length + 1 ? behind.slice(1) : behind,
    years.length,
    rest !== '',
  )
  const label = `${kept} ${words.slice(0, start).join(' ')}`.trim()
  if (!cells || !/\p{L}{2}/u.test(label)) return null
  return { ...splitUnit(withoutProse(label)), cells }
}

/** "… with peace of mind. Scope 1": removes prose of the column beside the table before the label. */
function withoutProse(label: string): string {
  const [, own = ''] = /^.{20,}[.;] (\p{Lu}[^.;]*)$/u.exec(label) ?? []
  return parseScope(own)?.isByWords === false ? own : label
}

/** The line up to its last amount, if it has as many consecutive amounts as years and words behind them. */
function withoutRemark(line: string, count: number): string {
  const words = line.split(/ +/)
  const isAmount = (at: number) => amount.test(words[at] ?? '') || isBlankCell(words[at] ?? '-')
  const from = words.findIndex((_, at) => at > 0 && Array.from({ length: count }, (_, i) => at + i).every(isAmount))
  return from < 0 || isAmount(from + count) ? line : words.slice(0, from + count).join(' ')
}

function isOnlyCategory(line: string): boolean {
  return line.length < 70 && !/\d/.test(line) && (parseScope(line)?.category ?? null) !== null
}

function isOnlyUnitAndAmounts(line: string): boolean {
  return /^\s*(?:\S{0,12}t\S{0,8} )?[-–\d]/.test(line)
}

/** "Scope 1 emissions tCO2e" is a label and its unit. */
function splitUnit(label: string): { label: string; unit: string } {
  if (readUnitCell(label) || isOtherUnit(label)) return { label: '', unit: label }
  const words = label.split(' ')
  for (let count = Math.min(6, words.length - 1); count > 0; count -= 1) {
    const unit = words.slice(-count).join(' ')
    const isUnit = readUnitCell(unit) || isOtherUnit(unit)
    if (isUnit && !/^(?:of|in|total)\b|\bemissions?\b/i.test(unit))
      return { label: words.slice(0, -count).join(' '), unit }
  }
  return { label, unit: '' }
}
