import { center, kindOfCell, overlap, readUnitCell, readValue, type Value } from './columns'
import type { Column, Table } from './find-tables'
import { type Chunk, type Line, lineText, type Page } from './page'
import type { NumberStyle } from './parse-number'
import { methodOf, parseScope } from './parse-scope'
import { isIntensity, isOtherUnit } from './parse-unit'

export type Cell = { column: Column; chunk: Chunk; value: Value }
export type Row = {
  at: number
  label: string
  marks: readonly string[]
  /** The heading whose rows these are, such as "Scope 2" above "Total". */
  section: string
  /** What cells of this row say about the unit, in the label's columns. */
  unitText: string
  cells: Cell[]
}

const totalWords =
  /^(?:[a-z\d][.)] ?)?(?:sub-?\s?)?(?:totals?|totalt|summa|sum|gesamt|summe|insgesamt|zwischensumme|ensemble|sous-total|suma|yhteensä|i alt|samlet|合計|計)\b/i

export function isTotalLabel(label: string): boolean {
  return totalWords.test(label.trim())
}

/** The rows of a table that hold amounts, each with the words that say what it is. */
export function readRows(page: Page, table: Table, style: NumberStyle): Row[] {
  const rows: Row[] = []
  const firstColumn = table.columns[0]
  if (!firstColumn) return rows
  const limit = page.isMarkdown ? 30 : 130
  let lastValueY = page.lines[table.first - 1]?.y ?? 0
  const labelX = commonLabelX(page, table, style)
  // A label above its amounts is no heading for the rows after it.
  const isPartOfNext = (at: number) => {
    const next = [at + 1, at + 2, at - 1].find((other) => {
      const line = page.lines[other]
      if (!line || other < table.first || cellsOf(line, table, style).length === 0) return false
      const label = labelChunks(line, table, labelX, style)
        .map(({ text }) => text)
        .join(' ')
      return wrappedLabel(page, table, other, label, labelX, style).lines.includes(at)
    })
    return next !== undefined
  }
  let section = ''
  let sectionX = Number.POSITIVE_INFINITY
  for (let at = table.first; at <= table.last; at += 1) {
    const line = page.lines[at]
    if (!line) break
    if (line.y - lastValueY > limit) break
    const cells = cellsOf(line, table, style)
    if (cells.length === 0 && isPartOfNext(at)) continue
    const labels = labelChunks(line, table, labelX, style)
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
        if (labels.length > 0 && scope === null) continue
      }
      if (isBreak(line, page)) break
      // A heading: words in the label's column and nothing in the others. Deeper ones do not replace the scope they stand under.
      const x = labels[0]?.x0 ?? 0
      if (
        labels.length > 0 &&
        ((scope !== null && !isDefinition(label)) ||
          (x <= sectionX - 4 && label.length < 60 && section !== '' && !/^[(\p{Ll}]/u.test(label)))
      ) {
        section = scope !== null || !isMethodOnly(label) ? label : `${section} ${label}`
        sectionX = x
      }
      continue
    }
    lastValueY = line.y
    const { label: own } = wrappedLabel(page, table, at, label, labelX, style)
    rows.push({
      at,
      label: own,
      marks: labels.flatMap(({ marks }) => marks),
      section: section || outerLabel(page, table, at, labelX, style),
      unitText: line.chunks
        .filter(
          (chunk) =>
            readUnitCell(chunk.text) || isOtherUnit(chunk.text) || (isIntensity(chunk.text) && chunk.text.length < 40 && chunk.x0 < labelEdge(table)),
        )
        .filter((chunk) => isInTable(chunk, table))
        .map(({ text }) => text)
        .join(' '),
      cells,
    })
  }
  return rows
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

/** A caption or a page of prose below a table ends it. */
function isBreak(line: Line, page: Page): boolean {
  if (!page.isMarkdown || (line.chunks[0]?.x1 ?? 0) !== 150) return false
  const text = lineText(line)
  return parseScope(text) === null || text.length > 70 || /^-/.test(text)
}

/** The amounts of a line, each in the column it stands under. */
function cellsOf(line: Line, table: Table, style: NumberStyle): Cell[] {
  const { columns } = table
  const pitch =
    columns.length > 1
      ? Math.min(...columns.slice(1).map((column, i) => center(column) - center(columns[i] ?? column)))
      : 70
  const reach = Math.max(14, Math.min(60, pitch * 0.6))
  const taken = new Map<Column, Cell>()
  for (const chunk of line.chunks) {
    if (kindOfCell(chunk, style) !== 'value') continue
    const value = readValue(chunk, style)
    if (!value) continue
    const best = columns
      .map((column) => ({
        column,
        by: overlap(column, chunk),
        away: Math.min(Math.abs(center(column) - center(chunk)), Math.abs(column.x1 - chunk.x1)),
      }))
      .sort((a, b) => a.away - b.away)[0]
    if (!best || (best.by <= 0 && best.away > reach)) continue
    const before = taken.get(best.column)
    if (before && before.value.unit !== '') continue
    if (!before || Math.abs(center(chunk) - center(best.column)) < Math.abs(center(before.chunk) - center(best.column)))
      taken.set(best.column, { column: best.column, chunk, value })
  }
  return [...taken.values()]
}

function labelEdge(table: Table): number {
  return (table.columns[0]?.x0 ?? 0) + 2
}

/** Where the labels of a table begin: of the columns of words beside the amounts, the nearest that is no stray word. */
function commonLabelX(page: Page, table: Table, style: NumberStyle): number {
  const clusters: { x: number; count: number; texts: Set<string> }[] = []
  for (const line of page.lines.slice(table.first, Math.min(table.last + 1, table.first + 60))) {
    const nearest = line.chunks.filter((chunk) => isLabel(chunk, table, style)).at(-1)
    if (!nearest) continue
    const cluster = clusters.find(({ x }) => Math.abs(x - nearest.x0) < 15)
    if (cluster) {
      cluster.count += 1
      cluster.texts.add(nearest.text)
      cluster.x = Math.min(cluster.x, nearest.x0)
    } else clusters.push({ x: nearest.x0, count: 1, texts: new Set([nearest.text]) })
  }
  const most = Math.max(0, ...clusters.map(({ count }) => count))
  // Units and metrics repeat from row to row, labels do not.
  const common = clusters.filter(
    ({ count, texts }) =>
      count >= Math.max(Math.min(2, most), most * 0.25) && (clusters.length === 1 || texts.size > count * 0.5),
  )
  return Math.max(0, ...common.map(({ x }) => x))
}

function isLabel(chunk: Chunk, table: Table, style: NumberStyle): boolean {
  const kind = kindOfCell(chunk, style)
  return (
    (kind === 'text' || (kind === 'value' && /^(?:\d{1,2}|(?:19|20)\d\d)$/.test(chunk.text))) &&
    chunk.x0 >= table.left - 2 &&
    (chunk.x1 <= labelEdge(table) + 12 || chunk.x0 < labelEdge(table) - 60) &&
    chunk.x0 < labelEdge(table) - 8
  )
}

/** The label of a line: its words left of the first column, without a neighbouring text column. */
function labelChunks(line: Line, table: Table, labelX: number, style: NumberStyle): Chunk[] {
  const chunks = line.chunks.filter((chunk) => isLabel(chunk, table, style))
  const near = chunks.filter(
    (chunk) => chunk.x0 >= labelX - 14 || parseScope(chunk.text) !== null || chunk.text.length < 30,
  )
  return near.filter((chunk, i) => !(chunk.text.length > 60 && chunk.x0 < labelX - 40 && i < near.length - 1))
}

function labelsAlone(page: Page, table: Table, at: number, labelX: number, style: NumberStyle): string {
  const line = page.lines[at]
  if (!line || at < table.first || cellsOf(line, table, style).length > 0) return ''
  return labelChunks(line, table, labelX, style)
    .filter(({ x0 }) => Math.abs(x0 - labelX) < 40)
    .map(({ text }) => text)
    .join(' ')
}

type Wrapped = { label: string; lines: readonly number[] }

/** Labels broken over lines: the amounts stand on the first, the last or between two of them. */
function wrappedLabel(
  page: Page,
  table: Table,
  at: number,
  label: string,
  labelX: number,
  style: NumberStyle,
): Wrapped {
  const line = page.lines[at]
  if (page.isMarkdown || !line) return { label, lines: [] }
  const near = (step: number, reach: number) => {
    const other = page.lines[at + step]
    return other && Math.abs(other.y - line.y) < line.size * reach
      ? labelsAlone(page, table, at + step, labelX, style)
      : ''
  }
  const above = near(-1, 1.75)
  const below = near(1, 1.75)
  if (label === '') {
    const far = above === '' ? '' : near(-2, 2.6)
    return { label: [far, above, below].filter(Boolean).join(' '), lines: [at - 2, at - 1, at + 1] }
  }
  const startsInside = /^[(\p{Ll}&+]/u.test(label) && !/^[a-z][.)] /.test(label)
  const isOpen = (text: string) =>
    /(?:[,\-–&(]|\b(?:and|of|the|from|und|och|et|de|for|by|in|scopes?))$/i.test(text)
  if (above !== '' && (startsInside || isOpen(above)) && !/[.:]$/.test(above))
    return { label: `${above} ${label}`, lines: [at - 1] }
  // Words that stand a little higher than the amounts: "Indirect", "Other" with the amounts, "(Scope 3)".
  const joins =
    above !== '' && /^[(]/.test(below) && above.length < 24 && label.length < 24 && parseScope(above) === null
  if (joins) return { label: `${above} ${label} ${below}`, lines: [at - 1, at + 1] }
  const hasTwoScopes = parseScope(label) !== null && parseScope(below) !== null && !/^\(/.test(below)
  if (below !== '' && (/^[(\p{Ll}&+]/u.test(below) || isOpen(label)) && !hasTwoScopes)
    return { label: `${label} ${below}`, lines: [at + 1] }
  return { label, lines: [] }
}

/** A merged cell left of the labels: the last block of words that begins above this row, or the nearest. */
function outerLabel(page: Page, table: Table, at: number, labelX: number, style: NumberStyle): string {
  const row = page.lines[at]
  if (!row) return ''
  const blocks: { text: string; top: number; bottom: number }[] = []
  for (const line of page.lines.slice(table.first, table.last + 1)) {
    const words = line.chunks.filter(
      (chunk) => isLabel(chunk, table, style) && chunk.x1 < labelX - 2 && chunk.text.length < 60,
    )
    if (words.length === 0) continue
    const text = words.map((chunk) => chunk.text).join(' ')
    const last = blocks.at(-1)
    if (
      last &&
      line.y - last.bottom < line.size * 1.8 &&
      !page.isMarkdown &&
      parseScope(last.text)?.scopes[0] ===
        (parseScope(`${last.text} ${text}`)?.scopes[0] ?? parseScope(last.text)?.scopes[0])
    ) {
      last.text += ` ${text}`
      last.bottom = line.y
    } else blocks.push({ text, top: line.y, bottom: line.y })
  }
  const above = blocks.filter(({ top }) => top <= row.y + 1).at(-1)
  const touching = blocks.find(({ top, bottom }) => row.y >= top - row.size && row.y <= bottom + row.size)
  return (touching ?? above)?.text ?? ''
}
