import { kindOfCell, overlap, readUnitCell } from './columns'
import type { Table } from './find-tables'
import { mergedHeads, mergedScope } from './merged-heads'
import { mergedYears } from './merged-years'
import type { Chunk, Page } from './page'
import type { NumberStyle } from './parse-number'
import { methodOf, parseScope, type ScopeMention } from './parse-scope'
import { isIntensity, isOtherUnit } from './parse-unit'
import type { YearMention } from './parse-year'
import { isBreak, isNextHead, lonelyYear } from './row-breaks'
import { commonLabelX, labelChunks, labelEdge, outerLabel, wrappedLabel } from './row-labels'
import { startsAnew } from './section-heads'
import { isSumOf, partsBefore } from './sum-rows'
import { type Cell, cellsOf } from './table-cells'
import { isTotalLabel } from './total-labels'

export type Row = {
  at: number
  label: string
  marks: readonly string[]
  /** The heading whose rows these are, such as "Scope 2" above "Total". */
  section: string
  /** The last heading or row with amounts that named a scope: categories stand under it. */
  under: string
  /** The year that stands alone in a line above: "2022", then the scopes of 2022, then "2021". */
  yearAbove: YearMention | null
  /** What cells of this row say about the unit, in the label's columns. */
  unitText: string
  cells: Cell[]
  /** One activity among those of the heading: a part, whatever method its label names. */
  isActivity: boolean
}

/** The rows of a table that hold amounts, each with the words that say what it is. */
export function readRows(page: Page, table: Table, style: NumberStyle): Row[] {
  const rows: Row[] = []
  const firstColumn = table.columns[0]
  if (!firstColumn) return rows
  const limit = page.isMarkdown ? 30 : 130
  let yearAbove: YearMention | null = null
  let lastValueY = page.lines[table.first - 1]?.y ?? 0
  const labelX = commonLabelX(page, table, style)
  /** Sums without a label: the heading below is not theirs. */
  const nameless = new Set<number>()
  const heads = mergedHeads(page, table, labelX, style)
  const years = mergedYears(page, table, labelX, style)
  // A label above its amounts is no heading for the rows after it.
  const isPartOfNext = (at: number) => {
    const next = [at + 1, at + 2, at - 1, at - 2, at - 3, at - 4].find((other) => {
      const line = page.lines[other]
      if (!line || other < table.first || nameless.has(other) || cellsOf(line, table, style).length === 0) return false
      const label = labelChunks(line, table, labelX, style)
        .map(({ text }) => text)
        .join(' ')
      return wrappedLabel(page, table, other, label, labelX, style).lines.includes(at)
    })
    return next !== undefined
  }
  let section = ''
  let sectionMarks: readonly string[] = []
  let under = ''
  let activitiesOf: string | null = null
  let sectionX = Number.POSITIVE_INFINITY
  for (let at = table.first; at <= table.last; at += 1) {
    const line = page.lines[at]
    if (!line) break
    if (line.y - lastValueY > limit) break
    const cells = cellsOf(line, table, style)
    if (cells.length === 0 && isNextHead(line, table, rows)) break
    if (cells.length === 0 && isPartOfNext(at)) continue
    yearAbove = years.get(at) ?? lonelyYear(line) ?? yearAbove
    const named = labelChunks(line, table, labelX, style)
    const head = heads.get(at)
    const outer = cells.length > 0 && !head ? mergedScope(page, table, at, named, style) : null
    const inner = named.filter(({ x0 }) => x0 >= labelX - 14)
    const labels = head ? inner : outer === null ? named : named.slice(1)
    if (head) {
      section = head.text
      under = section
      sectionX = head.x
      activitiesOf = head.hasActivities ? section : null
    } else if (outer !== null) {
      section = outer.heading.text
      under = section
      sectionX = outer.heading.x0
      activitiesOf = outer.hasActivities ? section : null
    }
    const label = labels.map(({ text }) => text).join(' ')
    const scope = parseScope(label)
    if (cells.length === 0) {
      if (
        line.chunks.some(
          (chunk) =>
            ['percent', 'blank'].includes(kindOfCell(chunk, style)) &&
            table.columns.some((column) => overlap(column, chunk) > 0),
        )
      ) {
        lastValueY = line.y
        continue
      }
      if (isBreak(line, page)) break
      // A heading: words in the label's column and nothing in the others. Deeper ones do not replace the scope they stand under.
      const x = labels[0]?.x0 ?? 0
      if (
        labels.length > 0 &&
        ((scope !== null && !isDefinition(label)) ||
          (x <= sectionX - (startsAnew(label) ? -4 : 4) &&
            label.length < 60 &&
            section !== '' &&
            !/^[(\p{Ll}]/u.test(label)))
      ) {
        section = scope !== null || !isMethodOnly(label) ? label : `${section} ${label}`
        sectionX = x
        sectionMarks = labels.flatMap(({ marks }) => marks)
        if (scope !== null) under = label
      }
      continue
    }
    lastValueY = line.y
    if (label === '' && isSumOf(cells, partsBefore(rows, section))) nameless.add(at)
    const { label: own } = head || nameless.has(at) ? { label } : wrappedLabel(page, table, at, label, labelX, style)
    const mention = parseScope(own)
    // Another scope as far left as the heading ends what stands under it: "Total" after it is all of them.
    if (mention && endsSection(mention, section) && (labels[0]?.x0 ?? 0) <= sectionX + 2) section = ''
    if (mention && mention.category === null && !mention.isByWords) under = own
    rows.push({
      at,
      label: own,
      under,
      // What a note says of the heading it says of the heading's total.
      marks: [...labels.flatMap(({ marks }) => marks), ...(isTotalLabel(own) && section !== '' ? sectionMarks : [])],
      yearAbove,
      section: section || outerLabel(page, table, at, labelX, style),
      unitText: line.chunks
        .filter(
          (chunk) =>
            readUnitCell(chunk.text) ||
            isOtherUnit(chunk.text) ||
            (isIntensity(chunk.text) && chunk.text.length < 40 && chunk.x0 < labelEdge(table)),
        )
        .filter((chunk) => isInTable(chunk, table))
        .map(({ text }) => text)
        .join(' '),
      cells,
      isActivity: activitiesOf !== null && activitiesOf === section && !isTotalLabel(own),
    })
  }
  return rows
}

function endsSection({ scopes, isByWords }: ScopeMention, section: string): boolean {
  const heading = parseScope(section)
  return !isByWords && heading !== null && scopes.some((one) => !heading.scopes.includes(one))
}

function isInTable(chunk: Chunk, table: Table): boolean {
  const last = table.columns.at(-1)
  return chunk.x1 > table.left && (!last || chunk.x0 < last.x1 + 80)
}

function isDefinition(label: string): boolean {
  // A sentence with an amount is no heading, nor is a paragraph.
  return label.length > 140 || /\d[\d.,\s]*(?:t|tons?|tonnes?)\b/.test(label)
}

function isMethodOnly(label: string): boolean {
  return methodOf(label) !== null && label.length < 40
}
