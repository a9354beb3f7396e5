import { kindOfCell, overlap } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { isLaidOut } from '@/service/reports/model/layout'
import type { Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import type { TraceRule } from '@/service/reports/model/trace'
import { findTables, type Table } from '@/service/reports/tables/detect/find-tables'
import { captionOf, isOfInvestments, isOfOthers, isOfSite } from '@/service/reports/tables/detect/table-caption'
import { type Row, readRows } from '@/service/reports/tables/rows/table-rows'
import { withSumsOfBoth } from '@/service/reports/tables/sums/sum-of-both'
import { exceedsSection, scopeOfSum, sumRows, sumsSections } from '@/service/reports/tables/sums/sum-rows'
import { wholesOfSections } from '@/service/reports/tables/sums/sums-of-sections'
import { isTotalOfAll } from '@/service/reports/tables/sums/total-of-all'
import { withTotalsOfTwo } from '@/service/reports/tables/sums/totals-of-two'
import { withUnitsOfSums } from '@/service/reports/tables/sums/units-of-sums'
import { styleOfTable } from '@/service/reports/words/amount-style'
import { findCategory } from '@/service/reports/words/names/scope-3-names'
import { isPartLabel, parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'
import { withoutIsoCategories } from '@/service/reports/words/scope-by-words'
import { isOfAllScopes } from '@/service/reports/words/section-heads'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { wholesOfItems } from './entity-rows'
import { withMethodsOfBlocks } from './method-blocks'
import { withOtherMethods } from './other-method'
import { noScope, type RowScope, scopeOfRow } from './row-scope'
import {
  areKindsOfOne,
  areMeansOnly,
  arePartsOnly,
  hasOtherActivities,
  isOneOfMany,
  isOneUpstreamOfSeveral,
} from './sibling-activities'
import { withoutStandalone, withoutStandaloneTables } from './standalone'
import { candidatesOfRow, noteRow } from './table-candidates'
import { measureOf } from './target-rows'
import { isTrueTotal } from './true-totals'
import { withWholesOfCategories } from './wholes-of-categories'

/** The figures that the tables of a page print. */
export function readTables(page: Page, context: Context, tables = findTables(page, context.style)): Candidate[] {
  return withoutStandaloneTables(tables, (table) => captionOf(page, table)).flatMap((table) =>
    readTable(page, table, { ...context, style: styleOfTable(page, table, context.style) }),
  )
}

const groupName = /\b(?:group|konzern|koncernen|groupe|grupo|gruppo|company-?wide|consolidated)\b/i

function readTable(page: Page, table: Table, context: Context): Candidate[] {
  const caption = captionOf(page, table)
  const leave = (rule: TraceRule, label: string, values: Readonly<Record<string, string>> = {}): [] => {
    context.trace?.note({ rule, page: page.number, label, printed: null, year: null, scope: null, values })
    return []
  }
  const leaveRow = (rule: TraceRule, row: Row): [] => {
    noteRow(context, page, row, rule)
    return []
  }
  if (isOfSite(table.headText)) return leave('table_of_a_site', table.headText)
  const isOthers = isOfOthers(caption)
  if (isOthers && !isOfInvestments(caption) && !isOfInvestments(table.headText))
    return leave('table_of_others', caption)
  const scoped = scopedRows(page, table, caption, context).filter(({ row }) => !isUnderNext(page, table, row))
  const rows = withoutUndated(scoped)
  if (
    lacksHeads(
      page,
      table,
      rows.map(({ row }) => row),
      context,
    )
  )
    return leave('heads_not_read', caption)
  const labels = new Map<string, Set<string>>()
  for (const { row, scope } of rows) {
    const key = keyOf(scope.mention)
    labels.set(key, (labels.get(key) ?? new Set()).add(row.label))
  }
  const totals = new Set(
    rows.flatMap(({ row, scope }) => (isTrueTotal(row, scope) ? [scope.mention?.scopes.join()] : [])),
  )
  const ofGroup = new Set(
    rows.flatMap(({ row, scope: { mention } }) =>
      mention && mention.narrowness < 2 && isTotalLabel(row.label) && groupName.test(row.label)
        ? [mention.scopes.join()]
        : [],
    ),
  )
  return rows.flatMap(({ row, scope }) => {
    const { mention } = scope
    // "Total emissions (Scope 2) of Acme Retail" beside "Total Group Scope 2 emissions".
    if (mention?.category === null && mention.narrowness > 2 && ofGroup.has(mention.scopes.join()))
      return leaveRow('row_part_beside_total', row)
    if (isOthers && !(mention?.category === 15 && isTotalLabel(row.label))) return leaveRow('table_of_others', row)
    const alike = labels.get(keyOf(mention)) ?? new Set()
    if (mention && isOneOfMany(row.label, alike)) return leaveRow('row_one_of_many', row)
    if (mention?.isByWords && mention.category !== null && (areMeansOnly(alike) || areKindsOfOne(alike)))
      return leaveRow('row_names_activities', row)
    if (mention && mention.category === null) {
      // Beside a printed total, a row described by its source is a part of it.
      if (mention.narrowness >= 4 && totals.has(mention.scopes.join()) && !isTotalLabel(row.label))
        return leaveRow('row_part_beside_total', row)
      if (arePartsOnly(alike)) return leaveRow('rows_are_parts', row)
    }
    const isOnly = alike.size === 1 && !isPartLabel(row.label)
    return candidatesOfRow({ page, table, row, caption, context }, isOnly ? describedWhole(scope, caption) : scope)
  })
}

/** Drops amounts below each other under a scope without a year or words to tell them apart: they are labels of bars, and their years are
 * unknown. */
function withoutUndated(rows: { row: Row; scope: RowScope }[]): { row: Row; scope: RowScope }[] {
  const isUndated = ({ row }: { row: Row }) =>
    row.label === '' &&
    row.yearAbove === null &&
    row.cells.every(({ column, chunk }) => column.year === null && !/\p{L}/u.test(chunk.text))
  const columns = rows.filter(isUndated).flatMap(({ row }) => row.cells.map(({ column }) => column))
  const areRepeated = new Set(columns).size < columns.length
  return areRepeated ? rows.filter((one) => !isUndated(one)) : rows
}

/** "Scope 1 | 102 t | Scope 2 | 71 t" below each other: the head of the first heads no amount below the second. */
function isUnderNext(page: Page, table: Table, { at, label, cells }: Row): boolean {
  if (!isLaidOut(page) || label !== '') return false
  const before = page.lines.slice(table.first, at).flatMap(({ chunks }) => chunks)
  return cells.some(({ column }) =>
    before.some((chunk) => {
      const next = column.scope && overlap(column, chunk) > 0 ? parseScope(chunk.text) : null
      return next?.isByWords === false && next.scopes.join() !== column.scope?.scopes.join()
    }),
  )
}

/** Twice as many amounts in every row as columns: "UK" and "Overseas" stand under each year, and those heads were not read. */
function lacksHeads(page: Page, { columns }: Table, rows: readonly Row[], { style }: Context): boolean {
  const [first, second] = columns
  const last = columns.at(-1)
  if (!first || !second || !last || columns.some(({ year, isOther }) => year === null || isOther)) return false
  const from = first.x0 - (second.x0 - first.x0)
  const crowded = rows.filter(({ at, cells }) => {
    const amounts =
      page.lines[at]?.chunks.filter(
        (one) => one.x0 > from && one.x1 < last.x1 + 12 && kindOfCell(one, style) === 'value',
      ) ?? []
    return cells.length === columns.length && amounts.length === 2 * columns.length
  })
  return rows.length > 2 && crowded.length > 0.8 * rows.length
}

/** The rows with the scope of each, without parts of the whole that a heading names. */
function scopedRows(page: Page, table: Table, caption: string, context: Context): { row: Row; scope: RowScope }[] {
  const leave = (rule: TraceRule, row: Row) => noteRow(context, page, row, rule)
  const own = withoutStandalone(readRows(page, table, context.style), page, table.first)
  const printed = wholesOfItems(
    withoutIsoCategories(own.filter(({ isOfOthers }) => !isOfOthers)),
    page,
    table,
    context.style,
  )
  const all = withUnitsOfSums(withTotalsOfTwo(printed).map((row) => ({ ...row, label: measureOf(row.label, table) })))
  const sums = sumRows(all)
  const scoped = all
    .filter((row) => {
      const isSum = (isOfAllScopes(row.label) && exceedsSection(row, all)) || sumsSections(row, all)
      if (isSum) leave('row_sums_sections', row)
      return !isSum
    })
    .filter((row) => !hasOtherActivities(row, all) && !isOneUpstreamOfSeveral(row, all))
    .map((row) => {
      if (isTotalOfAll(row, all)) {
        leave('row_total_of_all', row)
        return { row, scope: noScope }
      }
      const scope = scopeOfRow(row, table, caption, all)
      return { row, scope: scope.mention === null && sums.has(row) ? scopeOfSum(row, scope) : scope }
    })
  const named = withWholesOfCategories(withMethodsOfBlocks(withOtherMethods(scoped), page, table))
  return [...withSumsOfBoth(named), ...categoriesOf(scoped), ...wholesOfSections(all)]
}

/** Beside "3" in a column "Scope", an activity may be a category: "3 | Business travel", if no other row is. */
function categoriesOf(rows: readonly { row: Row; scope: RowScope }[]): { row: Row; scope: RowScope }[] {
  const named = rows.flatMap(({ row, scope }) => {
    const isActivity = scope.mention?.scopes.join() === '3' && scope.isInColumn === true
    const category = isActivity ? findCategory(row.label.replace(/^3 /, '')) : null
    return category === null ? [] : [{ row, scope, category }]
  })
  return named
    .filter(({ category }) => named.filter((one) => one.category === category).length === 1)
    .map(({ row, scope: { mention }, category }) => ({
      row,
      scope: {
        mention: mention && { ...mention, category },
        reasons: [because('label_beside_scope', { label: row.label })],
        penalty: 0,
      },
    }))
}

/** The single scope named by the last title above a table that names any: "Scope1" over "Category | 2022 | 2023". */
function titledScope(caption: string): string | null {
  const title = caption.split(' | ').findLast((text) => parseScope(text)?.isByWords === false) ?? ''
  const mention = title.length < 40 ? parseScope(title) : null
  return mention?.scopes.length === 1 ? mention.scopes.join() : null
}

function keyOf(mention: ScopeMention | null): string {
  return mention ? `${mention.scopes.join('+')}${mention.method ?? ''} ${mention.category ?? ''}` : ''
}

/** The only row of its scope is the whole of it, however its label describes it ("Scope 1 – combustion of gas and fuel"). */
function describedWhole(scope: RowScope, caption: string): RowScope {
  const { mention } = scope
  if (!mention || mention.narrowness >= 8) return scope
  // What is named only by words ("Direct emissions"), the title above must name by number.
  if (mention.isByWords && (mention.category !== null || titledScope(caption) !== mention.scopes.join())) return scope
  return { ...scope, mention: { ...mention, narrowness: Math.min(3, mention.narrowness) } }
}
