import { brokenHeads } from './broken-heads'
import { center, kindOfCell, overlap, readUnitCell } from './columns'
import { isTitleOver, type Kinds, otherHeadsBefore, seedsOf, splitByGaps, unitSeedsOf } from './header-cells'
import { overlapCount, stackAbove, stackBelow } from './header-levels'
import type { Chunk, Page } from './page'
import type { NumberStyle } from './parse-number'
import { methodOf, parseScope, type ScopeMention } from './parse-scope'
import { isOtherColumn, parseHeaderYear, type YearMention } from './parse-year'
import { isDateAnswer } from './read-answers'
import { settleColumns } from './settle-columns'

export type Column = {
  x0: number
  x1: number
  /** All header texts above the column, outermost first. */
  path: string
  year: YearMention | null
  scope: ScopeMention | null
  isOther: boolean
}

export type Table = { columns: Column[]; header: number; first: number; last: number; left: number; headText: string }

/** Finds the tables of a page by their header lines: years, scopes, or both, across. Rows end where the next header begins. */
export function findTables(page: Page, style: NumberStyle): Table[] {
  const kinds: Kinds = (chunk) => kindOfCell(chunk, style)
  const tables: Table[] = []
  let after = -1
  page.lines.forEach((line, at) => {
    if (at <= after || isDateAnswer(page, at)) return
    const named = seedsOf(line, page.isMarkdown === true, kinds)
    const seeds =
      named.length > 0 ? [...brokenHeads(page, at, named, kinds), ...named] : unitHead(page, at, tables, kinds)
    if (seeds.length === 0 || isTitleOver(page, at, seeds, kinds) || isInOtherColumn(named, tables)) return
    let from = Number.NEGATIVE_INFINITY
    for (const group of splitByGaps(seeds, page, at, kinds)) {
      const table = buildTable(page, at, group, from, kinds)
      from = group.at(-1)?.x1 ?? from
      if (!table) continue
      tables.push(table)
      after = Math.max(after, table.first - 1)
    }
  })
  return endTables(tables, page)
}

/** Under columns of years or scopes a line of units belongs to their table. */
function unitHead(page: Page, at: number, tables: readonly Table[], kinds: Kinds): Chunk[] {
  const seeds = unitSeedsOf(page, at, kinds)
  const isInside = tables.some(({ columns }) =>
    columns.some(
      (column) =>
        (column.year || column.scope || methodOf(column.path)) && seeds.some((seed) => overlap(column, seed) > -20),
    ),
  )
  return isInside && !isTitled(page, at) ? [] : seeds
}

/** "Net zero by FY40" under "Target" is a cell of that column, and heads nothing. */
function isInOtherColumn(seeds: readonly Chunk[], tables: readonly Table[]): boolean {
  const [only] = seeds
  const last = tables.at(-1)
  if (!only || !last || seeds.length > 1 || last.columns.filter(({ year }) => year).length < 2) return false
  return last.columns.some((column) => column.isOther && Math.abs(column.x0 - only.x0) < 3)
}

/** "Scope 3 emissions by category" alone over a head of words and units: a table of its own. */
function isTitled(page: Page, at: number): boolean {
  const [head, title] = [page.lines[at], page.lines[at - 1]]
  const [only] = title?.chunks ?? []
  const first = head?.chunks[0]
  if (!only || !first || title?.chunks.length !== 1 || only.text.length > 70) return false
  return Math.abs(only.x0 - first.x0) < 12 && only.size >= first.size && parseScope(only.text)?.isByWords === false
}

/** `from` is where the table to the left ends: its heads are not this one's. */
function buildTable(page: Page, at: number, seeds: Chunk[], from: number, kinds: Kinds): Table | null {
  const first = seeds[0]
  const last = seeds.at(-1)
  const seedLine = page.lines[at]
  if (!first || !last || !seedLine) return null
  const reach = page.isMarkdown ? 1.2 : 2.6
  let leaves = seeds.map((chunk) => ({ x0: chunk.x0, x1: chunk.x1, texts: [chunk.text] }))
  const left = first.x0
  const margin = seeds.length > 1 ? Math.max(30, (center(last) - center(first)) / (seeds.length - 1)) : 70
  const within = (chunk: Chunk) => chunk.x0 > left - margin * 0.75 && chunk.x0 < last.x1 + margin
  let next = at + 1
  for (; next < Math.min(at + 5, page.lines.length); next += 1) {
    const line = page.lines[next]
    const before = page.lines[next - 1]
    if (!line || !before || line.y - before.y > reach * Math.max(line.size, seedLine.size)) break
    if (
      line.chunks.some(
        (chunk) =>
          !parseHeaderYear(chunk.text) && ['value', 'percent', 'blank'].includes(kinds(chunk)) && within(chunk),
      )
    )
      break
    const chunks = line.chunks.filter(within)
    if (chunks.length === 0 || chunks.some(({ text }) => text.length > 50)) break
    if (page.isMarkdown && chunks.length < leaves.length / 2) break
    if (line.chunks.length > 0 && chunks.length === 1 && leaves.length > 2 && overlapCount(chunks[0], leaves) > 1) break
    leaves = stackBelow(leaves, chunks)
  }
  const before = otherHeadsBefore(page, at, left, kinds)
  const headText = page.lines
    .slice(at, next)
    .flatMap(({ chunks }) => chunks.filter((chunk) => !within(chunk) && chunk.x1 < left && chunk.x0 > from))
    .filter((chunk) => !before.includes(chunk))
    .map(({ text }) => text)
    .join(' ')
  for (let above = at - 1; above >= Math.max(0, at - 3); above -= 1) {
    const line = page.lines[above]
    const below = page.lines[above + 1]
    if (!line || !below || below.y - line.y > reach * Math.max(line.size, seedLine.size)) break
    const chunks = line.chunks.filter((chunk) => within(chunk) && chunk.text.length <= 45)
    if (
      chunks.length === 0 ||
      line.chunks.some((chunk) => !parseHeaderYear(chunk.text) && kinds(chunk) === 'value' && within(chunk))
    )
      break
    if (chunks.length === 1 && leaves.length > 1 && overlapCount(chunks[0], leaves) !== 1) break
    leaves = stackAbove(leaves, chunks)
  }
  const columns = [
    ...before.map(({ x0, x1, text }) => toColumn(x0, x1, [text])),
    ...leaves.map(({ x0, x1, texts }) => toColumn(x0, x1, texts)),
  ]
  if (!columns.some(({ year, scope, path }) => year || scope || methodOf(path) || readUnitCell(path))) return null
  const settled = page.isMarkdown ? columns : settleColumns(columns, page.lines.slice(next), left - margin, kinds)
  return {
    columns: withMilestones(shareStartYears(withMethods(settled))),
    header: at,
    first: next,
    last: page.lines.length - 1,
    left: 0,
    headText,
  }
}

function toColumn(x0: number, x1: number, texts: readonly string[]): Column {
  const path = texts.join(' ')
  const year = parseHeaderYear(path) ?? texts.map(parseHeaderYear).find((one) => one !== null) ?? null
  const kind = texts.some((text) => isOtherColumn(text)) && year?.kind !== 'base' ? 'change' : year?.kind
  const isOther = kind === 'change' || kind === 'target'
  return {
    x0,
    x1,
    path,
    year: year && kind ? { ...year, kind } : year,
    scope: parseScope(path),
    isOther: isOther || (year === null && isOtherColumn(path)),
  }
}

/** "Total (market-based)" is the sum of all scopes. */
const allOf = /\b(?:totals?|sum|gesamt|summe|totalt|totaal|totale|ensemble)\b|合計/i

/** Beside columns of scopes, one that names a method only is one of scope 2: no other scope has methods. */
function withMethods(columns: Column[]): Column[] {
  if (!columns.some(({ scope }) => scope)) return columns
  return columns.map((column) =>
    column.scope === null &&
    !column.isOther &&
    methodOf(column.path) &&
    column.year === null &&
    !allOf.test(column.path)
      ? { ...column, scope: parseScope(`Scope 2 ${column.path}`) }
      : column,
  )
}

/** ESRS E1-6: right of the change, years that lie beyond all years left of it and reach 2030 are milestones. */
function withMilestones(columns: Column[]): Column[] {
  const change = columns.findIndex(
    ({ isOther, path }) => isOther && /%|Δ|\bchange|variation|abweich|veränd|förändr|évolution/i.test(path),
  )
  const yearsOf = (some: readonly Column[]) => some.flatMap(({ year }) => (year ? [year.year] : []))
  const left = yearsOf(columns.slice(0, change).filter(({ isOther }) => !isOther))
  const right = yearsOf(columns.slice(change + 1))
  const isAhead = change > 0 && left.length > 0 && Math.min(...right) > Math.max(...left) && Math.max(...right) >= 2030
  if (!isAhead) return columns
  return columns.map((column, at) =>
    at > change && column.year ? { ...column, isOther: true, year: { ...column.year, kind: 'target' } } : column,
  )
}

/** Where "2024" stands beside "2023/24", the latter is the business year that began in 2023. */
function shareStartYears(columns: Column[]): Column[] {
  const plain = new Set(
    columns.flatMap(({ year }) => (year && year.startYear === null && year.kind !== 'change' ? [year.year] : [])),
  )
  return columns.map((column) => {
    const { year } = column
    if (!year?.startYear || plain.size === 0) return column
    return { ...column, year: { ...year, year: year.startYear } }
  })
}

/** A table ends above the next header that stands over the same columns. */
function endTables(tables: Table[], page: Page): Table[] {
  return tables.map((table, at) => {
    const sibling = tables.find((other, i) => i !== at && other.header > table.header && sharesColumns(other, table))
    const left = Math.max(
      0,
      ...tables
        .filter((other) => other !== table && other.header === table.header)
        .map(({ columns }) => columns.at(-1)?.x1 ?? 0)
        .filter((x) => x < (table.columns[0]?.x0 ?? 0)),
    )
    return { ...table, left, last: sibling ? sibling.header - 1 : page.lines.length - 1 }
  })
}

function sharesColumns(a: Table, b: Table): boolean {
  return a.columns.some((one) => b.columns.some((two) => overlap(one, two) > 0)) || overlapRange(a, b)
}

function overlapRange(a: Table, b: Table): boolean {
  const range = ({ columns }: Table) => ({ x0: columns[0]?.x0 ?? 0, x1: columns.at(-1)?.x1 ?? 0 })
  return overlap(range(a), range(b)) > 0
}
