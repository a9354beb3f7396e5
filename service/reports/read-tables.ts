import { type Candidate, type Scope, scope3Part } from './figure'
import { findTables, type Table } from './find-tables'
import { boxOf, lineText, type Page } from './page'
import type { NumberStyle } from './parse-number'
import { methodOf, parseScope, type ScopeMention } from './parse-scope'
import { findUnit, isIntensity, isOtherUnit } from './parse-unit'
import { parseHeaderYear, yearsIn } from './parse-year'
import { plainText } from './plain-text'
import { findCategory } from './scope-3-names'
import { type Cell, isTotalLabel, type Row, readRows } from './table-rows'

export type Context = {
  style: NumberStyle
  /** The report's own year, for figures that stand without one; null if unknown. */
  reportYear: number | null
}

const groupWords =
  /\b(?:group|global|totals?|consolidated|company-?wide|koncern(?:en)?|konzern|groupe|grupo|worldwide|overall|combined|konserni|konsern|all (?:sites|regions|operations)|sum|summe|gesamt|totalt?)\b|合計|連結/i

/** The figures that the tables of a page print. */
export function readTables(page: Page, context: Context): Candidate[] {
  const tables = findTables(page, context.style)
  return tables.flatMap((table) => {
    const caption = captionOf(page, table)
    return readRows(page, table, context.style).flatMap((row) => candidatesOfRow(page, table, row, caption, context))
  })
}

/** The lines just above a table: its title and what it says about units. */
function captionOf(page: Page, table: Table): string {
  const header = page.lines[table.header]
  if (!header) return ''
  const x0 = Math.min(table.left, table.columns[0]?.x0 ?? 0)
  const x1 = table.columns.at(-1)?.x1 ?? page.width
  const reach = page.isMarkdown ? 7 : 75
  return page.lines
    .slice(Math.max(0, table.header - 8), table.header)
    .filter((line) => header.y - line.y < reach)
    .flatMap(({ chunks }) => chunks.filter((chunk) => chunk.x1 > x0 && chunk.x0 < x1 + 20 && chunk.text.length < 110))
    .map(({ text }) => text)
    .join(' | ')
}

function candidatesOfRow(page: Page, table: Table, row: Row, caption: string, context: Context): Candidate[] {
  const line = page.lines[row.at]
  if (!line || isIntensity(row.label) || isIntensity(row.unitText) || isOtherUnit(row.unitText.trim())) return []
  const found: Candidate[] = []
  const rowYear = parseHeaderYear(row.label)
  const { mention, reasons, penalty } = scopeOfRow(row, table, caption)
  const ambiguous = new Set(table.columns.filter(({ isOther }) => !isOther).map(({ year }) => year?.year)).size
  for (const cell of row.cells) {
    const { column } = cell
    if (column.isOther || isIntensity(column.path) || cell.value.number < 0) continue
    const own =
      column.scope &&
      mention &&
      column.scope.scopes.length === 1 &&
      mention.scopes.includes(column.scope.scopes[0] ?? 1)
        ? mention
        : null
    const fromColumn = column.scope && (mention === null || (row.cells.length > 0 && !own))
    const scope = fromColumn
      ? mergeColumn(column.scope, row)
      : mention
        ? {
            ...mention,
            method: methodOf(column.path) && mention.scopes.includes(2) ? methodOf(column.path) : mention.method,
          }
        : own
    if (!scope) continue
    if (fromColumn && !isWholeRow(row, rowYear !== null)) continue
    const printed = column.year ?? rowYear
    const captionYear = yearsIn(caption).at(-1) ?? null
    const year = printed?.year ?? captionYear ?? context.reportYear
    if (year === null || printed?.kind === 'target' || printed?.kind === 'change') continue
    const unit = unitOf(cell, row, table, caption, page)
    if (!unit || isIntensity(unit.context)) continue
    const code = scopeCode(withNote(scope, page, [...row.marks, ...cell.chunk.marks]))
    if (!code) continue
    const entity = entityOf(table, cell, row)
    let score = 10 - scope.narrowness - penalty - (printed ? 0 : 4) - unit.penalty
    if (printed?.kind === 'adjusted') score -= 2
    if (entity === 'part') score -= 6
    if (entity === 'group') score += 2
    if (scope.isByWords) score -= 2
    if (isTotalLabel(row.label)) score += 1
    if (ambiguous > 1) score += 1
    if (scope.scopes.length > 1 || scope.scopes[0] === 3)
      score += methodOf(`${row.label} ${column.path}`) === 'mb' ? 0.5 : 0
    const whole = wholeOfColumn(scope, column.path)
    const base = {
      year,
      scope: code,
      number: cell.value.number,
      printedValue: cell.chunk.text,
      printedUnit: unit.text,
      page: page.number,
      quote: quoteOf(row, lineText(line)),
      box: boxOf(cell.chunk),
      reasons: [...reasons, `column "${column.path}"`, unit.reason],
      score,
      entity,
      yearIsAssumed: printed === null,
    } satisfies Candidate
    if (!whole) found.push(base)
    else found.push({ ...base, scope: whole, score: score + 1 })
    // "Scope 3 (business travel)" may be all the scope 3 a report has: choose-figures decides.
    if (!whole && scope.category !== null && /scope ?3/i.test(row.label))
      found.push({ ...base, scope: '3', score: score - 2, onlyCategory: scope.category })
  }
  return found
}

/** A footnote may be the only place that says by which method scope 2 was computed. */
function withNote(scope: ScopeMention, page: Page, marks: readonly string[]): ScopeMention {
  if (scope.method || !scope.scopes.includes(2)) return scope
  const method = marks.map((mark) => methodOf(page.notes?.get(mark) ?? '')).find((one) => one !== null)
  return method ? { ...scope, method } : scope
}

function quoteOf(row: Row, text: string): string {
  const quote = text.startsWith(row.label) ? text : `${row.section ? `${row.section}: ` : ''}${text}`
  return quote.slice(0, 300)
}

function mergeColumn(scope: ScopeMention | null, row: Row): ScopeMention | null {
  if (!scope) return null
  return { ...scope, method: scope.scopes.includes(2) ? (scope.method ?? methodOf(row.label)) : null }
}

/** With scopes across, a row must be a year, a total or the emissions as such, not one site among others. */
function isWholeRow(row: Row, isYear: boolean): boolean {
  if (isYear || row.label === '' || isTotalLabel(row.label) || groupWords.test(row.label)) return true
  return /emission|co2|utsläpp|ghg/i.test(row.label) && parseScope(row.label)?.narrowness !== undefined
}

/** A column "total per scope" beside "total per category" holds the scope's sum, whatever the row's category. */
function wholeOfColumn(scope: ScopeMention, path: string): '1' | '3' | null {
  if (!/total\w* (?:per )?scope|scope total/i.test(path)) return null
  if (scope.scopes.length !== 1) return null
  return scope.scopes[0] === 3 ? '3' : scope.scopes[0] === 1 ? '1' : null
}

type RowScope = { mention: ScopeMention | null; reasons: string[]; penalty: number }

/** The scope of a row: its own label, or for totals and categories the heading it stands under. */
function scopeOfRow(row: Row, table: Table, caption: string): RowScope {
  const digit =
    /^scope\b/i.test(table.headText) && !/#|\bnr\b/i.test(table.headText)
      ? /^([123])(?: (?!\d)|$)/.exec(row.label)?.[1]
      : undefined
  if (digit) {
    const mention = parseScope(`Scope ${digit}`)
    // Activities under a column "Scope": their sum is the scope.
    return {
      mention: mention && { ...mention, method: digit === '2' ? methodOf(row.label) : null },
      reasons: [`scope column "${digit}"`],
      penalty: 1,
    }
  }
  const own = parseScope(row.label)
  const section = parseScope(row.section)
  if (
    own &&
    !(
      own.category !== null &&
      section &&
      section.scopes.length === 1 &&
      section.scopes[0] !== 3 &&
      own.scopes[0] === 3 &&
      !/scope/i.test(row.label)
    )
  ) {
    const method = own.scopes.includes(2) ? (own.method ?? methodOf(row.section)) : null
    return { mention: { ...own, method }, reasons: [`label "${row.label}"`], penalty: isIntensity(row.section) ? 8 : 0 }
  }
  const title = parseScope(table.headText) ?? (section ? null : lastScopeOf(caption))
  const inherited = section ?? title
  if (!inherited || own) return { mention: null, reasons: [], penalty: 0 }
  const source = section ? row.section : table.headText || caption
  if (inherited.scopes[0] === 3 && inherited.scopes.length === 1) {
    const number = /^(?:3\.)?(1[0-5]|[1-9])(?:[.): ]|$)/.exec(row.label)
    const category = findCategory(row.label) ?? (number ? Number(number[1]) : null)
    if (category !== null)
      return { mention: { ...inherited, category }, reasons: [`label "${row.label}" under "${source}"`], penalty: 0 }
  }
  const method = methodOf(row.label)
  const bare = plainText(row.label)
    .replace(/\([^)]*\)|(?<!co)[\d*,.]+/gi, ' ')
    .trim()
  const isBare =
    /^(?:(?:ghg|co2e?|co 2|total|emissions?|utsläpp|energy|gross|absolute|tonnes?|t|e|metric|tons?|location|market|based|[- ])+)$/i.test(
      bare,
    )
  const isWhole = isTotalLabel(row.label) || (method !== null && bare.length < 40 && inherited.scopes.includes(2)) || isBare
  if (!isWhole || (inherited.scopes.length > 1 && !isTotalLabel(row.label)))
    return { mention: null, reasons: [], penalty: 0 }
  const merged = {
    ...inherited,
    method: inherited.scopes.includes(2) ? (method ?? methodOf(source)) : null,
    narrowness: Math.max(0, inherited.narrowness - 1),
  }
  return { mention: merged, reasons: [`"${row.label}" under "${source}"`], penalty: section ? 1 : 3 }
}

function lastScopeOf(caption: string): ScopeMention | null {
  const last = caption.split(' | ').at(-1) ?? ''
  return last.length < 60 ? parseScope(last) : null
}

function entityOf(table: Table, cell: Cell, row: Row): 'group' | 'part' | null {
  const names = `${cell.column.path} ${table.headText}`
  if (groupWords.test(names.replace(/greenhouse|total ghg|total emissions/gi, ''))) return 'group'
  const siblings = table.columns.filter(
    (one) => one !== cell.column && one.year?.year === cell.column.year?.year && !one.isOther,
  )
  if (siblings.some(({ path }) => groupWords.test(path))) return 'part'
  return /\b(?:parent company|moderbolag|muttergesellschaft)\b/i.test(`${names} ${row.label}`) ? 'part' : null
}

type RowUnit = { text: string; reason: string; penalty: number; context: string }

/** The unit that stands nearest: in the cell, the row, the column's head, the section, the caption, at last on the page. */
function unitOf(cell: Cell, row: Row, table: Table, caption: string, page: Page): RowUnit | null {
  const places: [string, string][] = [
    [cell.value.unit, 'unit beside the value'],
    [row.unitText, 'unit in the row'],
    [row.label, 'unit in the label'],
    [cell.column.path, 'unit in the column head'],
    [row.section, 'unit in the heading'],
    [table.headText, 'unit in the table head'],
  ]
  for (const [text, reason] of places) if (text && findUnit(text)) return { text, reason, penalty: 0, context: text }
  const near =
    [...caption.split(' | ')].reverse().find((text) => findUnit(text, true)) ??
    caption
      .split(' | ')
      .reverse()
      .find((text) => findUnit(text))
  if (near) return { text: near, reason: 'unit in the caption', penalty: 1, context: near }
  const upwards = page.lines.slice(0, row.at).reverse().concat(page.lines.slice(row.at)).map(lineText)
  const anywhere =
    upwards.find((text) => text.length < 160 && findUnit(text, true) !== null && !isIntensity(text)) ??
    upwards.find((text) => findUnit(text, true) !== null && !isIntensity(text))
  return anywhere ? { text: anywhere, reason: 'unit elsewhere on the page', penalty: 2, context: '' } : null
}

/** "1", "2lb", "3.6" and so on; null for sums that the register does not keep, such as scopes 1 to 3. */
export function scopeCode(mention: ScopeMention): Scope | null {
  const { scopes, method, category } = mention
  if (scopes.length === 1) {
    if (scopes[0] === 1) return '1'
    if (scopes[0] === 2) return method ? `2${method}` : '2'
    return category === null ? '3' : scope3Part(category)
  }
  return scopes.length === 2 && scopes[0] === 1 && scopes[1] === 2 ? '1+2' : null
}
