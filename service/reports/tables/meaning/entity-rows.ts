import { kindOfCell } from '@/service/reports/model/columns'
import type { Chunk, Page } from '@/service/reports/model/page'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { isLabel } from '@/service/reports/tables/rows/row-labels'
import type { Row } from '@/service/reports/tables/rows/table-rows'
import type { NumberStyle } from '@/service/reports/words/parse-number'

/** Names of the whole among names of its parts: "Group total" under "Group companies (Japan)". */
const ofWhole =
  /\b(?:total|consolidated|global|worldwide|overall|whole group|all (?:sites|companies|regions))\b|^(?:the |our )?(?:whole |entire )?group$|合計|^計$|連結|グループ全体|全社/i
const partial = /\bnon-|\bun-?consol|\bexcl|sub-?total|小計|非連結/i

type EntityRow = { row: Row; entity: Chunk }

/**
 * Tables with a row per company or country for each item, named in a column right of the item: only the row of the whole stays, under the
 * name of its item. A table without such a column is unchanged.
 */
export function wholesOfItems(rows: readonly Row[], page: Page, table: Table, style: NumberStyle): readonly Row[] {
  const named = entitiesOf(rows, page, table, style)
  const wholes = new Set(named.flatMap(({ entity }) => (isWhole(entity) ? [entity.text] : [])))
  if (wholes.size !== 1) return rows
  const starts = named.filter(({ entity }) => entity.text === named[0]?.entity.text)
  const kept = starts.flatMap((start, i) => {
    const end = (starts[i + 1]?.row.at ?? table.last + 1) - 1
    const own = named.filter(({ row }) => row.at >= start.row.at && row.at <= end)
    const only = own.find(({ entity }) => isWhole(entity))
    if (!only) return []
    const range = { from: start.row.at, end, last: own.at(-1)?.row.at ?? end }
    const label = itemOf(page, table, style, start.entity, range) || only.row.label
    return [{ ...only.row, label, unitText: only.row.unitText || start.row.unitText }]
  })
  // The item of another row is no heading of this one.
  const isItem = (section: string) => kept.some(({ label }) => label.includes(section))
  const whole = kept.map((row) => (isItem(row.section) ? { ...row, section: '' } : row))
  const others = rows.filter((row) => !named.some((one) => one.row === row))
  return [...whole, ...others].sort((one, other) => one.at - other.at)
}

function isWhole({ text }: Chunk): boolean {
  return ofWhole.test(text) && !partial.test(text)
}

/** The rows with the words of a column in which at least two names repeat; empty without such a column. */
function entitiesOf(rows: readonly Row[], page: Page, table: Table, style: NumberStyle): EntityRow[] {
  const last = rows.flatMap((row): EntityRow[] => {
    const labels = (page.lines[row.at]?.chunks ?? []).filter(
      (chunk) => isLabel(chunk, table, style) && kindOfCell(chunk, style) === 'text',
    )
    const entity = labels.at(-1)
    return entity ? [{ row, entity }] : []
  })
  const [first] = last
  const column = last.filter(({ entity }) => first && Math.abs(entity.x0 - first.entity.x0) < 3)
  const counts = new Map<string, number>()
  for (const { entity } of column) counts.set(entity.text, (counts.get(entity.text) ?? 0) + 1)
  const again = [...counts.values()].filter((count) => count > 1)
  const isAgain = again.length > 1 && again.length === counts.size && column.length >= 0.8 * rows.length
  const items = column.flatMap(({ row, entity }) => {
    const item = itemChunks(page, row.at, table, style, entity).map(({ text }) => text)
    return item.length > 0 ? [item.join(' ')] : []
  })
  // If each row has its own item, the column describes the boundary of the count.
  const areShared = items.length > 0 && new Set(items).size < column.length
  return isAgain && (areShared || (items.length === 0 && haveItemsBetween(column, page))) ? column : []
}

/** Each item at the height between its rows, on its own line: "Scope 1" beside four rows, left of their names. */
function haveItemsBetween(column: readonly EntityRow[], page: Page): boolean {
  const [first, last] = [column[0], column.at(-1)]
  if (!first || !last) return false
  const isRow = (at: number) => column.some(({ row }) => row.at === at)
  const between = page.lines.filter(
    ({ chunks: [label] }, at) =>
      at > first.row.at && at < last.row.at && !isRow(at) && label !== undefined && label.x1 < first.entity.x0,
  )
  return between.length > 1 && between.length < column.length
}

function itemChunks(page: Page, at: number, table: Table, style: NumberStyle, { x0 }: Chunk): Chunk[] {
  const isItem = (chunk: Chunk) => chunk.x1 < x0 && isLabel(chunk, table, style) && kindOfCell(chunk, style) === 'text'
  return (page.lines[at]?.chunks ?? []).filter(isItem)
}

/** The words, on one or several lines, of the cell merged over the rows of an item. */
function itemOf(
  page: Page,
  table: Table,
  style: NumberStyle,
  entity: Chunk,
  { from, end, last }: { from: number; end: number; last: number },
): string {
  const bottom = (page.lines[last]?.y ?? 0) + 1.5 * entity.size
  const lines = page.lines.flatMap((line, at) => (at >= from && at <= end && line.y <= bottom ? [at] : []))
  return lines.flatMap((at) => itemChunks(page, at, table, style, entity).map(({ text }) => text)).join(' ')
}
