import { kindOfCell } from '@/service/reports/model/columns'
import { layoutOf } from '@/service/reports/model/layout'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { isProseAcross } from './row-breaks'
import { isEntity } from './rows-of-groups'
import { cellsOf } from './table-cells'

export function labelEdge(table: Table): number {
  return (table.columns[0]?.x0 ?? 0) + 2
}

/** "number", "kg CO2e/boe" and "$ million" under it are no labels. */
const unitHead =
  /^(?:units?(?: of measure(?:ment)?)?|einheit(?:en)?|enhet(?:er)?|enhed(?:er)?|unités?|unidad(?:es)?|unità)$/i

/** Where the labels of a table begin: the column of words nearest to the amounts, without stray words. */
export function commonLabelX(page: Page, table: Table, style: NumberStyle): number {
  const clusters: { x: number; count: number; texts: Set<string> }[] = []
  const end = page.lines.findIndex((_, at) => at > table.first && isProseAcross(page, at, table))
  const last = Math.min(table.last + 1, table.first + 60, end < 0 ? Number.POSITIVE_INFINITY : end)
  const units = page.lines[table.header]?.chunks.find(({ text }) => unitHead.test(text))
  const isCoverage = coverageOf(page.lines.slice(table.first, last), table, style)
  const isUnder = (chunk: Chunk) => units !== undefined && Math.abs(chunk.x0 - units.x0) < 3
  for (const line of page.lines.slice(table.first, last)) {
    const labels = line.chunks.filter((chunk) => isLabel(chunk, table, style))
    // A reference ("305-1") beside the amounts is not their label, nor is the base year of a target.
    const own = labels.filter(
      (one) => !/^\d{3}-\d{1,2}\b|^(?:19|20)\d\d$/.test(one.text) && !isUnder(one) && !isCoverage(one),
    )
    const nearest = own.at(-1) ?? labels.at(-1)
    if (!nearest) continue
    const cluster = clusters.find(({ x }) => Math.abs(x - nearest.x0) < 15)
    if (cluster) {
      cluster.count += 1
      cluster.texts.add(nearest.text)
      cluster.x = Math.min(cluster.x, nearest.x0)
    } else clusters.push({ x: nearest.x0, count: 1, texts: new Set([nearest.text]) })
  }
  const most = Math.max(0, ...clusters.map(({ count }) => count))
  // Units and metrics repeat from row to row; labels do not.
  const frequent = clusters.filter(({ count }) => count >= Math.max(Math.min(2, most), most * 0.25))
  const varied = frequent.filter(({ count, texts }) => frequent.length === 1 || texts.size > count * 0.5)
  const common = varied.length > 0 ? varied : frequent
  return Math.max(0, ...common.map(({ x }) => x))
}

const isMethodCell = /^\(?(?:location|market)[ -]?based(?: (?:method|approach))?\)?$/i

/** "Consolidated" right of the label in most rows: whom the amounts cover, not a label. */
function coverageOf(lines: readonly Line[], table: Table, style: NumberStyle): (chunk: Chunk) => boolean {
  const rows = lines.filter((line) => cellsOf(line, table, style).length > 0)
  const words = rows.flatMap(({ chunks }) =>
    chunks
      .filter((one) => isLabel(one, table, style))
      .slice(1)
      .slice(-1),
  )
  return (chunk) => {
    const alike = words.filter(({ x0, text }) => text === chunk.text && Math.abs(x0 - chunk.x0) < 3)
    return isEntity(chunk.text) && alike.length > 2 && alike.length > rows.length * 0.6
  }
}

/** Whether a chunk is part of the label: words left of the amounts. */
export function isLabel(chunk: Chunk, table: Table, style: NumberStyle): boolean {
  const kind = kindOfCell(chunk, style)
  // The scope 2 method says what the row is; how a category was computed does not.
  if (table.remarks.some((x) => Math.abs(chunk.x0 - x) < 3) && !isMethodCell.test(chunk.text)) return false
  return (
    (kind === 'text' || (kind === 'value' && /^(?:\d{1,2}|(?:19|20)\d\d)$|^[123]\)? ?\(/.test(chunk.text))) &&
    chunk.x0 >= table.left - 2 &&
    (chunk.x1 <= labelEdge(table) + 12 || chunk.x0 < labelEdge(table) - 60) &&
    chunk.x0 < labelEdge(table) - 8
  )
}

/** "5. Waste produced from business activities" */
const numbered = /^(?:3\.)?(?:1[0-5]|[1-9])[.):] ?\p{L}/u

/** The label of a line: its words left of the first column, without a neighbouring text column. */
export function labelChunks(line: Line, table: Table, labelX: number, style: NumberStyle): Chunk[] {
  const chunks = line.chunks.filter((chunk) => isLabel(chunk, table, style))
  const near = chunks.filter(
    ({ x0, text }) =>
      x0 >= labelX - 14 || parseScope(text) !== null || text.length < 30 || (text.length < 60 && numbered.test(text)),
  )
  return near.filter(
    ({ text, x0 }, i) => i === near.length - 1 || !((text.length > 60 && x0 < labelX - 40) || isProse(text)),
  )
}

/** Like `labelsAlone`, but also where the rest of a label reads as a unit: "emissions (tons", "CO2e)". */
function restAlone(page: Page, table: Table, at: number, labelX: number, style: NumberStyle): string {
  const words = labelsAlone(page, table, at, labelX, style)
  const line = page.lines[at]
  if (words !== '' || !line || at < table.first || cellsOf(line, table, style).length > 0) return words
  const units = line.chunks.filter((one) => kindOfCell(one, style) === 'unit' && Math.abs(one.x0 - labelX) < 3)
  return units.map(({ text }) => text).join(' ')
}

function labelsAlone(page: Page, table: Table, at: number, labelX: number, style: NumberStyle): string {
  const line = page.lines[at]
  if (!line || at < table.first || cellsOf(line, table, style).length > 0) return ''
  return labelChunks(line, table, labelX, style)
    .filter(({ x0 }) => Math.abs(x0 - labelX) < 40)
    .map(({ text }) => text)
    .join(' ')
}

/** One to four continuation lines of a label below its first, closer to each other than rows are. */
function linesBelow(page: Page, table: Table, at: number, labelX: number, style: NumberStyle): number[] {
  const yOf = (line: number) => page.lines[line]?.y ?? Number.POSITIVE_INFINITY
  const step = yOf(at + 1) - yOf(at)
  const own: number[] = []
  for (let next = at + 1; next <= table.last && own.length < 5; next += 1) {
    if (Math.abs(yOf(next) - yOf(next - 1) - step) > 2 || restAlone(page, table, next, labelX, style) === '') break
    own.push(next)
  }
  const end = own.at(-1)
  const after = end === undefined ? end : nextOfLabels(page, table, end + 1, labelX, style)
  const isLast = end === undefined || after === undefined || after > table.last
  const isApart = end !== undefined && (isLast || yOf(after) - yOf(end) > step * 1.3)
  const before = nextOfLabels(page, table, at - 1, labelX, style, -1)
  const isFirst = at === table.first || before === undefined || yOf(at) - yOf(before) > step * 1.3
  const size = page.lines[at]?.size ?? 0
  // One more line may be a heading, unless it is as close as lines of one text.
  const isTight = own.length > 1 ? step <= size * 1.6 : step <= size * 1.35 && (!isLast || isShort(page.lines[at + 1]))
  return own.length < 1 || own.length > 4 || !isApart || !isFirst || !isTight ? [] : own
}

/** Two to four lines of a label whose last one stands beside the amounts, as close as lines of one text and apart from the rows. */
function linesAbove(page: Page, table: Table, at: number, labelX: number, style: NumberStyle): number[] {
  const yOf = (line: number) => page.lines[line]?.y ?? Number.NEGATIVE_INFINITY
  const size = page.lines[at]?.size ?? 0
  const isTight = (line: number) => yOf(line + 1) - yOf(line) <= size * 1.5
  const own: number[] = []
  for (let line = at - 1; line >= table.first && own.length < 5; line -= 1) {
    if (!isTight(line) || restAlone(page, table, line, labelX, style) === '') break
    own.unshift(line)
  }
  const [first] = own
  if (first === undefined || own.length < 2 || own.length > 4) return []
  const step = yOf(first + 1) - yOf(first)
  const [before, after] = [first - 1, nextOfLabels(page, table, at + 1, labelX, style)]
  const isApart = (first === table.first || yOf(first) - yOf(before) > step * 1.3) && step > 0
  const isLast = after === undefined || yOf(after) - yOf(at) > step * 1.3
  // Each line continues the one above: no heading begins in lower case or ends open.
  const texts = [...own, at].map(
    (line) => restAlone(page, table, line, labelX, style) || labelOf(page, table, line, labelX, style),
  )
  const goOn = texts.slice(1).filter((text, i) => /^[(\p{Ll}&\d]/u.test(text) || endsOpen.test(texts[i] ?? ''))
  return isApart && isLast && goOn.length > 0 ? own : []
}

/** "Fuel and Energy Related" over "Activities": two lines close to each other, and the rows before and after far from both. */
function isLastOfTwo(page: Page, table: Table, at: number, label: string, labelX: number, style: NumberStyle): boolean {
  const [line, above] = [page.lines[at], page.lines[at - 1]]
  const first = restAlone(page, table, at - 1, labelX, style)
  // A scope above its total or source is their heading.
  if (!line || !above || first === '' || /[.:]$/.test(first) || parseScope(first)?.isByWords === false) return false
  const step = line.y - above.y
  // "3.12 End of Life verkaufter" over "Produkte": each row begins with a number, a heading has none.
  const [, number, name = ''] = /^(?:3\.|C)?(1[0-5]|[1-9])[.):]? ?(\p{Lu}.*)/u.exec(first) ?? []
  const isNumbered = number !== undefined && !isTotalLabel(label) && label.split(' ').length < 5
  // The name confirms the number: rows may then be as close as the lines of this label.
  if (isNumbered && findCategory(name) === Number(number) && step < 1.8 * line.size && parseScope(label) === null)
    return true
  const [tight, apart] = isNumbered ? [1.8, 1.25] : [1.25, 1.6]
  if (step > tight * line.size || at - 1 <= table.first || parseScope(label) !== null) return false
  const before = page.lines[nextOfLabels(page, table, at - 2, labelX, style, -1) ?? -1]
  const after = page.lines[nextOfLabels(page, table, at + 1, labelX, style) ?? -1]
  return before !== undefined && above.y - before.y > apart * step && (!after || after.y - line.y > apart * step)
}

function labelOf(page: Page, table: Table, at: number, labelX: number, style: NumberStyle): string {
  const line = page.lines[at]
  return line ? textOf(labelChunks(line, table, labelX, style)) : ''
}

function textOf(chunks: readonly Chunk[]): string {
  return chunks.map(({ text }) => text).join(' ')
}

/** "Commute", the last word of the last label; a note under the table is longer. */
function isShort(line: Line | undefined): boolean {
  return line !== undefined && line.chunks.every(({ text }) => text.length < 30 && !/[.:]$/.test(text))
}

/** The next line with a label or amounts; the lines between belong to other columns. */
function nextOfLabels(
  page: Page,
  table: Table,
  from: number,
  labelX: number,
  style: NumberStyle,
  step = 1,
): number | undefined {
  for (let at = from; at >= table.first - 1 && at < page.lines.length; at += step) {
    const line = page.lines[at]
    if (!line) return undefined
    if (restAlone(page, table, at, labelX, style) !== '' || cellsOf(line, table, style).length > 0) return at
    if (at < table.first) return at
  }
  return undefined
}

/** "Gross emissions of scope", "Emissioni lorde di GES di ambito": a label that continues on its next line. */
const endsOpen =
  /(?:[,\-–&(]|\b(?:and|of|the|from|to|und|och|et|for|by|in|von|der|des|av|till|van|de|del|della|di|da|do|du|dos|scopes?|ambito|ámbito|alcance|escopo|âmbito|umfang|omfang|périmètre|zakres))$/i

type Wrapped = { label: string; lines: readonly number[] }

/** A label of several lines separated from the rows, with the amounts on its last or first line. */
function blockOf(
  page: Page,
  table: Table,
  at: number,
  label: string,
  labelX: number,
  style: NumberStyle,
): Wrapped | null {
  const textAt = (line: number) => restAlone(page, table, line, labelX, style)
  const upper = linesAbove(page, table, at, labelX, style)
  if (upper.length > 0) return { label: [...upper.map(textAt), label].join(' '), lines: upper }
  if (isLastOfTwo(page, table, at, label, labelX, style))
    return { label: `${textAt(at - 1)} ${label}`, lines: [at - 1] }
  const lower = linesBelow(page, table, at, labelX, style)
  const isOfOne = lower.length > 1 || (lower.length === 1 && isOfOneScope(label, textAt(at + 1)))
  return isOfOne ? { label: [label, ...lower.map(textAt)].join(' '), lines: lower } : null
}

/** Joins labels broken over lines: the amounts stand on the first line, the last, or between two of them. */
export function wrappedLabel(
  page: Page,
  table: Table,
  at: number,
  label: string,
  labelX: number,
  style: NumberStyle,
): Wrapped {
  const line = page.lines[at]
  if (!layoutOf(page).isWrapped || !line) return { label, lines: [] }
  const near = (step: number, reach: number) => {
    const other = page.lines[at + step]
    return other && Math.abs(other.y - line.y) < line.size * reach
      ? labelsAlone(page, table, at + step, labelX, style)
      : ''
  }
  const above = near(-1, 2.05)
  // "… market-based (thousand" over "tonnes)": the rest of its bracket reads as a unit.
  const isOpenBracket = /\([^()]*$/.test(label) && (page.lines[at + 1]?.y ?? 0) - line.y < line.size * 2.05
  const below = near(1, 2.05) || (isOpenBracket ? restAlone(page, table, at + 1, labelX, style) : '')
  const second = withSecond(label, line, page.lines[at + 1])
  if (second) return { label: second, lines: [at + 1] }
  const block = label === '' ? null : blockOf(page, table, at, label, labelX, style)
  if (block) return block
  if (label === '') {
    const upper = page.lines[at - 1]?.y ?? 0
    const isOneBlock = upper - (page.lines[at - 2]?.y ?? 0) < line.size * 1.5
    const far = above === '' || !isOneBlock ? '' : near(-2, 2.6)
    return { label: [far, above, below].filter(Boolean).join(' '), lines: [at - 2, at - 1, at + 1] }
  }
  if (goesOnFrom(above, label)) return { label: `${above} ${label}`, lines: [at - 1] }
  // Words slightly higher than the amounts: "Indirect", "Other" with the amounts, "(Scope 3)".
  const joins =
    above !== '' && /^[(]/.test(below) && above.length < 24 && label.length < 24 && parseScope(above) === null
  if (joins) return { label: `${above} ${label} ${below}`, lines: [at - 1, at + 1] }
  const isMethod = isBothByMethod(label, below)
  if (isMethod || goesOnWith(below, label)) {
    const more = furtherLines(page, table, at, labelX, style)
    return {
      label: [label, below, ...more.map((one) => labelsAlone(page, table, one, labelX, style))].join(' '),
      lines: [at + 1, ...more],
    }
  }
  return { label, lines: [] }
}

/** "business travel" over "and distribution": the third and fourth line, equally close and in lower case. */
function furtherLines(page: Page, table: Table, at: number, labelX: number, style: NumberStyle): number[] {
  const yOf = (line: number) => page.lines[line]?.y ?? Number.POSITIVE_INFINITY
  const step = yOf(at + 1) - yOf(at)
  const own: number[] = []
  for (let next = at + 2; next < at + 4; next += 1) {
    const text = labelsAlone(page, table, next, labelX, style)
    if (Math.abs(yOf(next) - yOf(next - 1) - step) > 2 || !/^[(\p{Ll}]/u.test(text)) break
    own.push(next)
  }
  return own
}

const secondScope = /^(?:and|&|\+|und|et|y|e|och|og|ja|en) (?:scope )?[23]$/i

/** "Total emissions of Scope 1 | Group consolidated" over "and 2": the first cell continues below. Null if it does not. */
function withSecond(label: string, line: Line, next: Line | undefined): string | null {
  const [first, below] = [line.chunks[0], next?.chunks.length === 1 ? next.chunks[0] : undefined]
  const isBelow = first && below && Math.abs(first.x0 - below.x0) < 2 && below.y - first.y < 1.75 * first.size
  if (!isBelow || !secondScope.test(below.text.trim()) || !/scopes? ?1$/i.test(first.text)) return null
  return label.startsWith(first.text) ? label.replace(first.text, `${first.text} ${below.text}`) : null
}

/** "Scope 2", "Scope 1 & 2" over "Location-based electricity emissions". */
function isBothByMethod(label: string, below: string): boolean {
  return (
    /^scopes? ?(?:2|1 ?(?:&|\+|and) ?(?:scope )?2)$/i.test(label) && /^\(?(?:location|market)[ -]based/i.test(below)
  )
}

function isOpen(text: string): boolean {
  return endsOpen.test(text) || /\([^()]*$/.test(text)
}

/** Whether the label began on the line above. */
function goesOnFrom(above: string, label: string): boolean {
  const startsInside = /^[(\p{Ll}&+]/u.test(label) && !/^[a-z][.)] /.test(label)
  return above !== '' && (startsInside || isOpen(above)) && !/[.:]$/.test(above)
}

/** "Fuel- and energy-related activities not included" over "in Scope 1 or 2": the scopes where they are not counted. */
const elsewhere =
  /^(?:\(|\p{Ll}|(?=scopes? ?1 (?:or|eller|oder|ou) )).*(?:scopes?|alcances?|umfang|omfang) ?1 ?(?:or|eller|oder|ou|o|of|tai|lub|,|&|and|\/) ?(?:(?:scope|omfang) ?)?2\)?$/iu

/** Whether the line below continues the label, and is not the label of another scope. */
function goesOnWith(below: string, label: string): boolean {
  // "(1) Numbers are …" directly under the last row: the notes of the table.
  if (/^\(\d{1,2}\) ?\p{Lu}/u.test(below)) return false
  if (elsewhere.test(below) && parseScope(label)?.category != null) return true
  const [own, next] = [parseScope(label), parseScope(below)]
  // The second line may name by number what the first names by words.
  const isSaidAgain = own?.isByWords === true && /^\p{Ll}/u.test(below) && next?.scopes.join() === own.scopes.join()
  const hasTwoScopes =
    !isSaidAgain &&
    own !== null &&
    next?.isByWords === false &&
    !/^\(/.test(below) &&
    !(isOpen(label) && !/scope/i.test(below))
  return below !== '' && (/^[(\p{Ll}&+]/u.test(below) || isOpen(label)) && !hasTwoScopes
}

const numberedName = /^(?:\D{0,16} )?(?:category|cat\.|kategorie?|catégorie|categor[ií]a|カテゴリー?) ?\d{1,2}\b/i

/** Whether a second line of words names no scope other than the first. */
function isOfOneScope(first: string, second: string): boolean {
  const own = parseScope(first)?.scopes.join()
  // "Category 4" over "Category 5": separate rows.
  if (numberedName.test(first) && numberedName.test(second)) return false
  return secondScope.test(second) || own === (parseScope(`${first} ${second}`)?.scopes.join() ?? own)
}

/** A merged cell left of the labels: the last block of words that begins above this row, or the nearest. */
export function outerLabel(page: Page, table: Table, at: number, labelX: number, style: NumberStyle): string {
  const row = page.lines[at]
  if (!row) return ''
  const { isWrapped } = layoutOf(page)
  const blocks = blocksLeftOf(page, table, labelX, style)
  // In text with borders it is written beside its first row.
  const above = blocks
    .filter(({ text }) => !isProse(text))
    .filter(({ top }) => top <= row.y + (isWrapped ? 1 : 0))
    .at(-1)
  const touching = isWrapped
    ? blocks.find(({ text, top, bottom }) => !isProse(text) && row.y >= top - row.size && row.y <= bottom + row.size)
    : undefined
  const under = isWrapped ? scopeUnder(blocks, row, labelX) : undefined
  return (touching ?? under ?? above)?.text ?? ''
}

type Block = { text: string; top: number; bottom: number }

/** By decimal sign and label position: each row of a table asks for the same. */
const knownBlocks = new WeakMap<Table, Map<string, Block[]>>()

function blocksLeftOf(page: Page, table: Table, labelX: number, style: NumberStyle): readonly Block[] {
  const ofTable = knownBlocks.get(table) ?? new Map<string, Block[]>()
  knownBlocks.set(table, ofTable)
  const key = `${page.number} ${labelX} ${style?.decimal}`
  const found = ofTable.get(key) ?? findBlocks(page, table, labelX, style)
  ofTable.set(key, found)
  return found
}

function findBlocks(page: Page, table: Table, labelX: number, style: NumberStyle): Block[] {
  const blocks: Block[] = []
  for (const line of page.lines.slice(table.first, table.last + 1)) {
    const words = line.chunks.filter(
      (chunk) =>
        isLabel(chunk, table, style) && chunk.x1 < labelX - 2 && chunk.text.length < 60 && /\p{L}{2}/u.test(chunk.text),
    )
    if (words.length === 0) continue
    const text = words.map((chunk) => chunk.text).join(' ')
    const last = blocks.at(-1)
    if (last && line.y - last.bottom < line.size * 1.8 && layoutOf(page).isWrapped && isOfOneScope(last.text, text)) {
      last.text += ` ${text}`
      last.bottom = line.y
    } else blocks.push({ text, top: line.y, bottom: line.y })
  }
  return blocks
}

/** "Location-based method" above the height of "Scope 2", which stands beside it and the next method: no other scope has methods. */
function scopeUnder(blocks: readonly Block[], row: Line, labelX: number): Block | undefined {
  const label = row.chunks.find(({ x0 }) => Math.abs(x0 - labelX) < 40)
  if (!label || methodOf(label.text) === null || parseScope(label.text)) return undefined
  const next = blocks.find(({ top }) => top > row.y && top - row.y < 2.4 * row.size)
  return next && parseScope(next.text)?.scopes.join() === '2' ? next : undefined
}

/** "target." at the end of a text beside the table: a sentence, not a cell. */
function isProse(text: string): boolean {
  return /\p{L}{3}\.$|^\p{Ll}[^.]*\. \p{Lu}/u.test(text)
}
