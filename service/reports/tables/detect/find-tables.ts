import { isDateAnswer } from '@/service/reports/cards/read-answers'
import { kindOfCell, overlap } from '@/service/reports/model/columns'
import { isLaidOut, layoutOf } from '@/service/reports/model/layout'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { isUnitHead } from '@/service/reports/tables/rows/table-cells'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { methodOf, parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'
import { endYearsIn, parseHeaderYear, type YearMention, yearsIn } from '@/service/reports/words/parse-year'
import { brokenHeads, yearsAtFoot, yearsBeside } from './broken-heads'
import { buildTable } from './build-table'
import { isChartAxis, isLegendOfChartAxis } from './chart-axes'
import { emissionSeedsOf } from './emission-heads'
import { groupSeedsOf } from './group-heads'
import {
  amountSeedsOf,
  isOverYears,
  isReference,
  isTitleBesideOther,
  isTitleOver,
  type Kinds,
  seedsOf,
  splitByGaps,
  unitSeedsOf,
} from './header-cells'
import { areTitlesBeside } from './titles-beside'
import { scopeSeedsOf } from './years-down'

export type Column = {
  x0: number
  x1: number
  /** All header texts above the column, outermost first. */
  path: string
  year: YearMention | null
  scope: ScopeMention | null
  isOther: boolean
}

export type Table = {
  columns: Column[]
  header: number
  first: number
  last: number
  left: number
  headText: string
  /** Where cells begin that say how a row was computed or whether it applies: they stand among the labels but are not labels. */
  remarks: readonly number[]
}

/** Finds the tables of a page by their header lines: years, scopes, or both, across. Rows end where the next header begins. */
export function findTables(page: Page, style: NumberStyle): Table[] {
  const kinds: Kinds = (chunk) => kindOfCell(chunk, style)
  const tables: Table[] = []
  let after = -1
  page.lines.forEach((line, at) => {
    if (at <= after || isDateAnswer(page, at)) return
    const named = withoutIdle(page, at, seedsOf(line, layoutOf(page), kinds), kinds)
    const down = named.length > 0 ? [] : scopeSeedsOf(page, at, kinds)
    const unnamed = down.length > 0 ? down : unitHead(page, at, tables, kinds)
    const seeds = named.length > 0 ? withBroken(page, at, named, kinds) : unnamed
    if (
      seeds.length === 0 ||
      isTitleOver(page, at, seeds, kinds) ||
      isLoneTarget(line, seeds) ||
      isOverYears(page, at, seeds) ||
      areTitlesBeside(page, at, seeds, kinds) ||
      isInOtherColumn(named, tables) ||
      isUnderAmounts(page, at, seeds, kinds) ||
      isBrokenChange(page, at, seeds) ||
      (isLaidOut(page) && headsNothing(page, at, named, seeds, kinds))
    )
      return
    let from = Number.NEGATIVE_INFINITY
    const groups = splitByGaps(seeds, page, at, kinds)
    for (const [i, group] of groups.entries()) {
      const table = buildTable(page, at, group, { from, to: labelHeadBefore(line, group, groups[i + 1]) }, kinds)
      from = group.at(-1)?.x1 ?? from
      if (!table) continue
      tables.push(table)
      after = Math.max(after, table.first - 1)
    }
  })
  return endTables(tables, page)
}

/** Whether its place on the laid-out page shows that this line heads no columns. */
function headsNothing(page: Page, at: number, named: readonly Chunk[], seeds: readonly Chunk[], kinds: Kinds): boolean {
  return (
    isChartAxis(page, at, named, kinds) ||
    isLegendOfChartAxis(page, at, kinds) ||
    isTitleBesideOther(page, at, named) ||
    isOverLabels(page, at, seeds, kinds) ||
    isRestOfAnswer(page, at, seeds) ||
    isRestOfTarget(page, at, seeds)
  )
}

/** Removes heads without amounts, such as "ESG data book 2023" in a column of links left of the table: words stand under it, and the
 * table's amounts are far to its right. */
function withoutIdle(page: Page, at: number, seeds: Chunk[], kinds: Kinds): Chunk[] {
  const [first, ...others] = seeds
  if (!first || parseHeaderYear(first.text)?.kind !== 'actual' || /\p{L}{3}/u.test(first.text)) return seeds
  const below = page.lines.slice(at + 1, at + 14)
  const isUnder = (one: Chunk) => overlap(one, { x0: first.x0 - 8, x1: first.x1 + 8 }) > 0
  const under = below.flatMap(({ chunks }) => chunks.filter(isUnder))
  const words = under.filter((one) => kinds(one) === 'text')
  const areLinks = under.every((one) => Math.abs(one.x0 - first.x0) < 12 && ['text', 'unit'].includes(kinds(one)))
  const isIdle = words.length > 3 && areLinks
  if (!isIdle) return seeds
  return others.some(({ text }) => parseHeaderYear(text)) ? others : []
}

/** The heads together with those beside them that are broken over lines or set on the next line. */
function withBroken(page: Page, at: number, named: readonly Chunk[], kinds: Kinds): Chunk[] {
  if (!layoutOf(page).isWrapped) return [...named]
  const [beside, atFoot] = [yearsBeside(page, at, named, kinds), yearsAtFoot(page, at, named, kinds)]
  const under = beside.length < atFoot.length ? atFoot : beside
  const all = [...brokenHeads(page, at, named, kinds), ...named, ...under]
  return all.sort((a, b) => a.x0 - b.x0)
}

/** Under columns of years or scopes a line of units belongs to their table. */
function unitHead(page: Page, at: number, tables: readonly Table[], kinds: Kinds): Chunk[] {
  const some = [unitSeedsOf, groupSeedsOf, amountSeedsOf, emissionSeedsOf].map((seedsIn) => seedsIn(page, at, kinds))
  const seeds = some.find((one) => one.length > 0) ?? []
  // The page's title, in much larger type, heads no columns.
  const isTitle = ({ header }: Table) => {
    const [only, ...others] = page.lines[header]?.chunks ?? []
    return only !== undefined && others.length === 0 && seeds.every(({ size }) => only.size > 1.7 * size)
  }
  const isInside = tables.some(
    (table) =>
      !isTitle(table) &&
      table.columns.some(
        (column) =>
          (column.year || column.scope || methodOf(column.path) || isUnitHead(column.path)) &&
          seeds.some((seed) => overlap(column, seed) > -20),
      ),
  )
  const isOwn = isDated(page, at, seeds) || isTitled(page, at) || isTitledGroup(page, at, seeds, kinds)
  return isInside && !isOwn ? [] : seeds
}

/** "Supply chain emissions, FY2021 results | Unit | Emissions": one year for all rows, whatever years stand over the table above. */
function isDated({ lines }: Page, at: number, [seed]: readonly Chunk[]): boolean {
  const [first, ...others] = lines[at]?.chunks ?? []
  if (!first || !seed || others.length < 2 || first.x1 > seed.x0) return false
  return new Set(endYearsIn(first.text)).size === 1 && parseScope(first.text)?.isByWords === false
}

/** "Emissions by country, 2022" in larger type over "Total | Spain | Mexico": a new table, whatever years stand further up. */
function isTitledGroup(page: Page, at: number, [seed, ...others]: readonly Chunk[], kinds: Kinds): boolean {
  if (!seed || others.length < 2 || groupSeedsOf(page, at, kinds).length === 0) return false
  const titles = page.lines.slice(Math.max(0, at - 3), at).filter(({ chunks }) => chunks.length === 1)
  return titles.some(({ size, chunks }) => size > 1.15 * seed.size && yearsIn(chunks[0]?.text ?? '').length > 0)
}

/** "Scope 3 by category (2023)" above labels with amounts far to its right: a title, not a column head. */
function isOverLabels(page: Page, at: number, seeds: readonly Chunk[], kinds: Kinds): boolean {
  const [only, ...others] = seeds.filter(({ text }) => !isReference(text))
  if (!only || only !== page.lines[at]?.chunks[0]) return false
  const isTitle = page.lines[at]?.chunks.filter(({ text }) => !isReference(text)).length === 1
  // "Year ended 31 March 2022 | UK | Total" over units: the head of the labels gives the year of all columns.
  const isHead =
    others.length > 1 && /\p{L}{3}.* /u.test(only.text) && !others.some(({ text }) => parseHeaderYear(text))
  if (!isTitle && !isHead) return false
  const rows = page.lines.slice(at + 1, at + 6).filter(({ chunks }) => {
    const [label, ...rest] = chunks
    const amounts = rest.filter((chunk) => kinds(chunk) === 'value')
    const isBeyond = amounts.length > 0 && amounts.every(({ x0 }) => x0 > only.x1 + (isTitle ? 60 : 0))
    const indent = (label?.x0 ?? 0) - only.x0
    // Labels below a title are slightly indented, and their parts more.
    return label && isBeyond && kinds(label) === 'text' && indent > -6 && indent < (isTitle ? 26 : 6)
  })
  return rows.length >= 3 || (isTitle && isOverBars(page, at, only, kinds))
}

/** "Scope 3 emissions 2022 by category" over names and amounts at the ends of bars, none of which stands under another. */
function isOverBars(page: Page, at: number, title: Chunk, kinds: Kinds): boolean {
  const rows = page.lines.slice(at + 1, at + 12).filter(({ chunks: [label, amount, ...others] }) => {
    const indent = (label?.x0 ?? 0) - title.x0
    const isPair = label && amount && others.length === 0 && kinds(label) === 'text' && kinds(amount) === 'value'
    return isPair && indent > -6 && indent < 26
  })
  const spread = (edge: (chunk: Chunk) => number) => {
    const all = rows.flatMap(({ chunks }) => chunks.slice(1).map(edge))
    return Math.max(...all) - Math.min(...all)
  }
  return rows.length > 3 && spread(({ x0 }) => x0) > 30 && spread(({ x1 }) => x1) > 30
}

/** Where the table to the right begins, with the head of its labels; Infinity if there is none. */
function labelHeadBefore({ chunks }: Line, group: readonly Chunk[], next: readonly Chunk[] | undefined): number {
  const [last, first] = [group.at(-1), next?.[0]]
  if (!last || !first) return Number.POSITIVE_INFINITY
  const head = chunks.find(({ x0, x1 }) => x0 > last.x1 && x1 < first.x0)
  return head?.x0 ?? Number.POSITIVE_INFINITY
}

/** "Net zero by FY40" under "Target" is a cell of that column and heads nothing. */
function isInOtherColumn(seeds: readonly Chunk[], tables: readonly Table[]): boolean {
  const [only] = seeds
  const last = tables.at(-1)
  if (!only || !last || seeds.length > 1 || last.columns.filter(({ year }) => year).length < 2) return false
  return last.columns.some((column) => column.isOther && Math.abs(column.x0 - only.x0) < 3)
}

/** "2024" over "/" over "2023": the broken head of a change, not of a year. */
function isBrokenChange(page: Page, at: number, seeds: readonly Chunk[]): boolean {
  const [line, next] = [page.lines[at], page.lines[at + 1]]
  const years = seeds.filter(({ text }) => parseHeaderYear(text))
  if (!line || !next || next.y - line.y > 1.5 * line.size || years.length !== 1) return false
  return next.chunks.some((one) => /^[/–-]/.test(one.text) && years.every((year) => overlap(one, year) > 0))
}

/** "Targets 2030" alone beside the rows of a table: words without amounts below. */
function isLoneTarget({ chunks }: Line, [only, ...others]: readonly Chunk[]): boolean {
  if (!only || others.length > 0 || chunks.length > 1 || !/\p{L}{3}/u.test(only.text)) return false
  return parseHeaderYear(only.text)?.kind === 'target'
}

/** "-50% vs" over "2018" in a column of targets, "factors of" over "2019." in one of remarks: the text continues and heads nothing. */
function isRestOfTarget(page: Page, at: number, [only, ...others]: readonly Chunk[]): boolean {
  const above = page.lines[at - 1]
  if (!only || others.length > 0 || !above) return false
  if (closesBracket(above, only)) return true
  if (only.y - above.y > 1.45 * only.size) return false
  const isOpen = (text: string) =>
    /\b(?:vs\.?|versus|from|since|than|by|against|of|in|until|before|after|compared (?:to|with))$/i.test(text)
  return above.chunks.some((one) => isOpen(one.text) && overlap(one, only) > 0)
}

/** "2028)" under "(on track for our aim by": the end of a remark in brackets. */
function closesBracket({ chunks, y, size }: Line, { text, x0, y: own }: Chunk): boolean {
  if (!/^[^()]+\)$/.test(text) || own - y > 1.45 * size) return false
  return chunks.some((one) => /\([^()]*$/.test(one.text) && Math.abs(one.x0 - x0) < 3)
}

/** "(2023)" under "401,220 metric tons CO2e": the answer continues and heads nothing. */
function isRestOfAnswer(page: Page, at: number, [only, ...others]: readonly Chunk[]): boolean {
  if (!only || others.length > 0 || page.lines[at]?.chunks.length !== 1) return false
  const above = page.lines
    .slice(Math.max(0, at - 2), at)
    .flatMap(({ chunks }) => chunks.filter(({ x0, y }) => Math.abs(x0 - only.x0) < 2 && only.y - y < 1.45 * only.size))
  return above.some(({ text }) => /\d[.,]\d{3}/.test(text) && /\p{L}{3}/u.test(text))
}

/** "12,480 | 3,210" in large type over "Scope 1 | Scope 2": tiles; the row of amounts below belongs to others. */
function isUnderAmounts(page: Page, at: number, seeds: readonly Chunk[], kinds: Kinds): boolean {
  const over = page.lines.slice(Math.max(0, at - 2), at).flatMap(({ chunks }) => chunks)
  const hasAmount = (seed: Chunk) =>
    over.some((one) => kinds(one) === 'value' && one.size > 1.5 * seed.size && overlap(one, seed) > 0)
  return seeds.length > 1 && seeds.every((seed) => parseScope(seed.text) && hasAmount(seed))
}

/** "Scope 3 emissions by category" alone above a head of words and units: a separate table. */
function isTitled(page: Page, at: number): boolean {
  const [head, title] = [page.lines[at], page.lines[at - 1]]
  const [only] = title?.chunks ?? []
  const first = head?.chunks[0]
  if (!only || !first || title?.chunks.length !== 1 || only.text.length > 70) return false
  return Math.abs(only.x0 - first.x0) < 12 && only.size >= first.size && parseScope(only.text)?.isByWords === false
}

/** Ends a table above the next header that stands over the same columns. */
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
