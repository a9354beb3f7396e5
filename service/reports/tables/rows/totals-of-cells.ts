import { kindOfCell } from '@/service/reports/model/columns'
import type { Chunk, Page } from '@/service/reports/model/page'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import type { Row } from './table-rows'

/** A row, with the word of its label next to the cells merged over rows, and whether a scope stands beside it on its own line. */
type Named = { row: Row; inner: Chunk; y: number; hasScope: boolean }

/**
 * "Scope 1+2" in a cell merged over "Total", "Scope 1" and "Scope 2" and centred on them: the total gets the cell's name, rows that name
 * a scope keep theirs, and the others belong to the cell. Only if exactly one run of rows with one total (first or last) is centred on
 * the cell, for every such cell.
 */
export function withTotalsOfCells(rows: readonly Row[], page: Page, style: NumberStyle): Row[] {
  const named = rows.flatMap((row) => namedOf(row, page, style))
  const renamed = new Map<Row, Row>()
  const cells = cellsLeftOf(named, page)
  const runs = cells.map((cell) => runAround(cell, named))
  // If one cell is centred on no run, cells are aligned with the top of their rows.
  const areCentred = runs.every((run) => run.length > 0) && new Set(runs.flat()).size === runs.flat().length
  if (!areCentred) return [...rows]
  cells.forEach((cell, at) => {
    for (const { row, inner } of runs[at] ?? []) renamed.set(row, nameIn(row, inner, cell))
  })
  return rows.map((row) => renamed.get(row) ?? row)
}

/** "Total Scope 1" names its own scope. */
function isBareTotal({ text }: Chunk): boolean {
  return isTotalLabel(text) && parseScope(text) === null
}

function nameIn(row: Row, inner: Chunk, cell: Chunk): Row {
  if (isBareTotal(inner)) return { ...row, label: cell.text, marks: cell.marks, section: '' }
  return parseScope(inner.text) ? { ...row, label: inner.text } : { ...row, label: inner.text, section: cell.text }
}

function namedOf(row: Row, page: Page, style: NumberStyle): Named[] {
  const line = page.lines[row.at]
  const first = Math.min(...row.cells.map(({ chunk }) => chunk.x0))
  const inner = line?.chunks.findLast((one) => one.x1 < first && kindOfCell(one, style) === 'text')
  if (!line || !inner) return []
  const hasScope = line.chunks.some((one) => one.x1 < inner.x0 && parseScope(one.text)?.isByWords === false)
  return [{ row, inner, y: line.y, hasScope }]
}

/** Cells that name scopes, left of the column of totals and beside none of them. */
function cellsLeftOf(named: readonly Named[], page: Page): Chunk[] {
  const totals = named.filter(({ inner }) => isBareTotal(inner))
  const [first] = totals
  const last = named.at(-1)
  if (!first || !last) return []
  const x = first.inner.x0
  return page.lines
    .filter(({ y }) => y > (named[0]?.y ?? 0) - 3 && y <= last.y + 3)
    .flatMap(({ chunks }) => chunks.filter((one) => one.x1 < x && parseScope(one.text)?.isByWords === false))
    .filter((cell) => !totals.some(({ y }) => Math.abs(y - cell.y) < 3))
}

function isSameScope(one: Chunk, other: Chunk): boolean {
  const [own, named] = [parseScope(one.text), parseScope(other.text)]
  return own?.isByWords === false && own.category === null && own.scopes.join() === named?.scopes.join()
}

/** The shortest run of rows in one column centred on the cell, with one total as its first or last row. */
function runAround(cell: Chunk, named: readonly Named[]): Named[] {
  for (let count = 2; count <= named.length; count += 1)
    for (let from = 0; from + count <= named.length; from += 1) {
      const run = named.slice(from, from + count)
      const [first, last] = [run[0], run.at(-1)]
      if (!first || !last || Math.abs((first.y + last.y) / 2 - cell.y) > 3) continue
      const totals = run.filter(({ inner }) => isBareTotal(inner))
      const [total] = totals
      const isAligned = run.every(({ inner }) => Math.abs(inner.x0 - first.inner.x0) < 3 && inner.x0 > cell.x1)
      // A row that already has the cell's scope is the whole of it.
      const isSaidAgain = run.some(({ inner }) => isSameScope(inner, cell))
      const isOnlyTotal = total && totals.length === 1 && !total.hasScope && (total === first || total === last)
      if (isOnlyTotal && isAligned && !isSaidAgain) return run
    }
  return []
}
