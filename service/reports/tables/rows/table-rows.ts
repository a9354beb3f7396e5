import { kindOfCell, overlap, readUnitCell } from '@/service/reports/model/columns'
import { isLaidOut, layoutOf } from '@/service/reports/model/layout'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { mergedYears } from '@/service/reports/repair/merged-years'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { isSumOf, partsBefore } from '@/service/reports/tables/sums/sum-rows'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isIntensity, isOtherUnit } from '@/service/reports/words/parse-unit'
import type { YearMention } from '@/service/reports/words/parse-year'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { type MergedHead, mergedHeads, mergedScope } from './merged-heads'
import { isBreak, isNextHead, isProseAcross, isTile, lonelyYear } from './row-breaks'
import { enter, isRestOfBracket, isUnderOthers, leaveFor, nothingOver, type Over, takeHeading } from './row-headings'
import { commonLabelX, labelChunks, labelEdge, outerLabel, wrappedLabel } from './row-labels'
import { withoutRowNumbers } from './row-numbers'
import { withScopesOfGroups } from './rows-of-groups'
import { withScopesBehindLabels } from './scopes-behind-labels'
import { type Cell, cellsOf } from './table-cells'
import { withTotalsOfCells } from './totals-of-cells'

export type Row = {
  at: number
  label: string
  marks: readonly string[]
  /** The heading of the row, such as "Scope 2" above "Total". */
  section: string
  /** The last heading or row with amounts that named a scope: categories belong to it. */
  under: string
  /** The year alone in a line above: "2022", then the scopes of 2022, then "2021". */
  yearAbove: YearMention | null
  /** The unit in cells of this row, among the label's columns. */
  unitText: string
  cells: Cell[]
  /** One activity under the heading: a part, whatever method its label names. */
  isActivity: boolean
  /** The heading says that its emissions are avoided, financed or another organization's. */
  isOfOthers: boolean
}

/** What is known of a table before its rows are read. */
type Setting = {
  page: Page
  table: Table
  style: NumberStyle
  labelX: number
  heads: ReadonlyMap<number, MergedHead>
  years: ReadonlyMap<number, YearMention>
  /** Sums without a label: the heading below does not belong to them. */
  nameless: Set<number>
}

/** The rows of a table with amounts, each with the words that describe it. */
export function readRows(page: Page, table: Table, style: NumberStyle): Row[] {
  const rows: Row[] = []
  if (table.columns.length === 0) return rows
  const labelX = commonLabelX(page, table, style)
  // In a text a merged cell stands beside its first row, never in the middle of its rows.
  const heads = isLaidOut(page) ? mergedHeads(page, table, labelX, style) : new Map<number, MergedHead>()
  const years = mergedYears(page, table, labelX, style)
  const setting = { page, table, style, labelX, heads, years, nameless: new Set<number>() }
  const over = nothingOver()
  let lastY = page.lines[table.first - 1]?.y ?? 0
  for (let at = table.first; at <= table.last; at += 1) {
    const line = page.lines[at]
    if (!line || line.y - lastY > reachOf(page, rows)) break
    if (isTile(line, page, table)) break
    if (isOfCards(line, table, style)) continue
    const cells = cellsOf(line, table, style)
    if (cells.length === 0 && (isNextHead(line, table, rows) || isProseAcross(page, at, table))) break
    over.year = years.get(at) ?? lonelyYear(line) ?? over.year
    if (cells.length === 0 && (isPartOfNext(setting, at) || isPartOfShares(setting, at))) continue
    const labels = labelsOf(setting, over, at, line, cells.length > 0)
    if (cells.length > 0) rows.push(rowOf(setting, over, rows, { at, line, cells, labels }))
    else if (!holdsOtherCells(line, table, style)) {
      if (isBreak(line)) break
      takeHeading(over, labels)
      continue
    }
    lastY = line.y
  }
  const named = withScopesBehindLabels(withoutRowNumbers(rows), page)
  const ofGroups = withScopesOfGroups(named, page, style)
  return isLaidOut(page) ? withTotalsOfCells(ofGroups, page, style) : ofGroups
}

/** How far below the last row the next may stand. */
function reachOf(page: Page, rows: readonly Row[]): number {
  const { first, next } = layoutOf(page).rowReach
  return rows.length === 0 ? first : next
}

/** Only amounts, at least two of them left of all columns: they belong to cards with words above each. */
function isOfCards({ chunks }: Line, { columns }: Table, style: NumberStyle): boolean {
  const left = Math.min(...columns.map(({ x0 }) => x0)) - 30
  const areAmounts = chunks.every((one) => kindOfCell(one, style) === 'value')
  return areAmounts && chunks.filter(({ x1 }) => x1 < left).length > 1
}

/** A label above its amounts is not a heading for the rows after it. */
function isPartOfNext({ page, table, style, labelX, nameless }: Setting, at: number): boolean {
  return [at + 1, at + 2, at + 3, at + 4, at - 1, at - 2, at - 3, at - 4].some((other) => {
    const line = page.lines[other]
    if (!line || other < table.first || nameless.has(other) || cellsOf(line, table, style).length === 0) return false
    const label = textOf(labelChunks(line, table, labelX, style))
    return wrappedLabel(page, table, other, label, labelX, style).lines.includes(at)
  })
}

/** "Change in Scope 1, 2 and 3" over "compared to 2016 | -57% | -66%": the first line of a row of shares, not a heading. */
function isPartOfShares({ page, table, style, labelX }: Setting, at: number): boolean {
  const [line, next] = [page.lines[at], page.lines[at + 1]]
  if (!line || !next || next.y - line.y > 1.5 * line.size) return false
  return holdsOtherCells(next, table, style) && /^[(\p{Ll}]/u.test(textOf(labelChunks(next, table, labelX, style)))
}

function textOf(chunks: readonly Chunk[]): string {
  return chunks.map(({ text }) => text).join(' ')
}

/** The words that name a row or a heading, without a cell merged over rows, which is its heading. */
function labelsOf(setting: Setting, over: Over, at: number, line: Line, isRow: boolean): Chunk[] {
  const { page, table, style, labelX, heads } = setting
  const named = labelChunks(line, table, labelX, style)
  const head = heads.get(at)
  if (head) {
    enter(over, head)
    return named.filter(({ x0 }) => x0 >= head.labelsFrom)
  }
  const outer = isRow ? mergedScope(page, table, at, named, style) : null
  if (outer === null) return isOfSeveral(named) ? named.slice(1) : named
  enter(over, { text: outer.heading.text, x: outer.heading.x0, hasActivities: outer.hasActivities })
  return named.slice(1)
}

/** "GHG emissions scopes 1 and 2 | Scope 1", and scope 2 in the next row: the first cell covers both rows. */
function isOfSeveral([first, ...rest]: readonly Chunk[]): boolean {
  const [all, own] = [parseScope(first?.text ?? ''), parseScope(textOf(rest))]
  if (!first || !all || !own || all.isByWords || own.isByWords) return false
  return own.scopes.length === 1 && all.scopes.length > 1 && own.scopes.every((one) => all.scopes.includes(one))
}

type Printed = { at: number; line: Line; cells: Cell[]; labels: readonly Chunk[] }

function rowOf(setting: Setting, over: Over, before: readonly Row[], { at, line, cells, labels }: Printed): Row {
  const { page, table, style, labelX, nameless } = setting
  const label = textOf(labels)
  if (label === '' && isSumOf(cells, partsBefore(before, over.section))) nameless.add(at)
  const own = nameless.has(at) ? label : wrappedLabel(page, table, at, label, labelX, style).label
  leaveFor(over, own, labels[0]?.x0 ?? 0)
  const outer =
    over.section || outerOf([own, ...labels.map(({ text }) => text)], outerLabel(page, table, at, labelX, style))
  return {
    at,
    label: isReferenceOnly(own) && outer !== '' ? outer : own,
    under: over.under,
    // A note on the heading applies to the heading's total too.
    marks: [
      ...labels.flatMap(({ marks }) => marks),
      ...(isTotalLabel(own) && over.section !== '' ? over.sectionMarks : []),
    ],
    yearAbove: over.year,
    section: outer,
    unitText: textOf(line.chunks.filter((chunk) => saysUnit(chunk, table))),
    cells,
    isActivity: over.activitiesOf !== null && over.activitiesOf === over.section && !isTotalLabel(own),
    isOfOthers: isUnderOthers(over, own),
  }
}

/** "See footnote 1" beside a label says nothing about the amounts. */
function isReferenceOnly(label: string): boolean {
  return /^\(?see (?:foot)?notes? ?[\d,& and-]+\)?$/i.test(label)
}

/** The words further left, unless the row's own words are among them: then they are a list of labels beside another table, not a cell
 * merged over rows. */
function outerOf(own: readonly string[], outer: string): string {
  const isList = own.some((one) => one.length > 12 && outer.length > one.length + 12 && outer.includes(one))
  // "Scope 3 total" directly above "Total": the row's own words, under another total.
  const [label = ''] = own
  const isAfterTotal = isTotalLabel(label) && outer.endsWith(` ${label}`) && /\btotals? total/i.test(outer)
  return isList || isAfterTotal || isRestOfBracket(outer) ? '' : outer
}

function saysUnit(chunk: Chunk, table: Table): boolean {
  const isRatio = isIntensity(chunk.text) && chunk.text.length < 40 && chunk.x0 < labelEdge(table)
  const isRemark = table.remarks.some((x) => Math.abs(chunk.x0 - x) < 3)
  return !isRemark && (readUnitCell(chunk.text) || isOtherUnit(chunk.text) || isRatio) && isInTable(chunk, table)
}

/** Shares, dashes and marks of "not measured" in the columns: a row without an amount. */
function holdsOtherCells(line: Line, table: Table, style: NumberStyle): boolean {
  // A row with only a unit, or marks that stand beside their columns.
  const marks = line.chunks.filter(({ text }) => /^[*#†‡^~✓✔]{1,3}$/.test(text))
  if (marks.length > 1 && marks.length >= line.chunks.length - 2) return true
  return line.chunks.some(
    (chunk) =>
      (['percent', 'blank'].includes(kindOfCell(chunk, style)) || /^[*#†‡^~]{1,3}$/.test(chunk.text)) &&
      table.columns.some((column) => overlap(column, chunk) > 0),
  )
}

function isInTable(chunk: Chunk, table: Table): boolean {
  const last = table.columns.at(-1)
  return chunk.x1 > table.left && (!last || chunk.x0 < last.x1 + 80)
}
