import type { Cell, PlainRow } from '@/service/sources/tables/read-table'
import { pick } from './seeded-random'

/** Rows after one damage, and the numbers of the damaged rows; "all" where every row was damaged. */
export type Mutated<Row extends PlainRow> = { rows: Row[]; touched: ReadonlySet<number> | 'all'; damage: string }

/**
 * Damages one table as editors, exports and transfers do: cells emptied, swapped, negated, replaced by words, endless numbers or
 * other categories; rows repeated, dropped, cut or mixed; columns dropped, renamed or moved. Rows keep their numbers.
 * `headingRow` counts from 1. Cells of text stay text, so that a CSV file stays valid.
 */
export function mutateRows<Row extends PlainRow>(
  random: () => number,
  rows: readonly Row[],
  headingRow: number,
): Mutated<Row> {
  const body = rows.slice(headingRow)
  const isText = body.every(({ cells }) => cells.every((cell) => typeof cell === 'string'))
  const one = pick(random, body)
  const other = pick(random, body)
  const column = Math.floor(random() * one.cells.length)
  const damage = pick(random, [...Object.keys(cellDamages), ...Object.keys(cellDamages), ...Object.keys(rowDamages)])
  const harmCell = cellDamages[damage]
  if (harmCell) {
    const cell = harmCell(random, one.cells[column] ?? null)
    const cells = withCell(one, column, isText ? String(cell ?? '') : cell)
    return { rows: replace(rows, [{ ...one, cells }]), touched: new Set([one.row]), damage: `${damage} ${one.row}` }
  }
  const harmed = rowDamages[damage]?.(random, { rows, headingRow, one, other, column }) ?? []
  return {
    rows: harmed.map(({ row, cells }) => ({ row, cells })) as Row[],
    touched: /column|heading/.test(damage) ? 'all' : new Set([one.row, other.row]),
    damage: `${damage} ${one.row} ${other.row} column ${column}`,
  }
}

export const cellDamages: Readonly<Record<string, (random: () => number, cell: Cell) => Cell>> = {
  blank: () => null,
  words: (random) => pick(random, ['about 5', 'see note 3', 'n/a', '5 eller 6', '1.2.3', 'ja', '???']),
  negative: (_, cell) => (typeof cell === 'number' ? -cell : `-${String(cell ?? 1)}`),
  huge: (random) => pick<Cell>(random, [1e300, Number.MAX_VALUE, '9'.repeat(400), '1e999']),
  endless: (random) => pick<Cell>(random, [Number.NaN, Number.POSITIVE_INFINITY, 'NaN', 'Infinity', '-Infinity']),
  category: () => 'Zzz unknown category',
  flag: (random) => pick<Cell>(random, [true, false]),
  date: () => new Date(Date.UTC(2020, 1, 3)),
  formula: (random) => pick(random, ['#REF!', '#VALUE!', '=A1+1', '<b>5</b>', '__proto__', 'constructor']),
  shuffled: (random, cell) => [...String(cell ?? '')].sort(() => random() - 0.5).join(''),
  control: (_, cell) => `${String(cell ?? '')}\u0000\ud800`,
  doubled: (_, cell) => `${String(cell ?? '')}${String(cell ?? '')}`,
}

type Target = { rows: readonly PlainRow[]; headingRow: number; one: PlainRow; other: PlainRow; column: number }

const rowDamages: Readonly<Record<string, (random: () => number, target: Target) => PlainRow[]>> = {
  'swapped cells of a row': (random, { rows, one, column }) => {
    const second = Math.floor(random() * one.cells.length)
    const swapped = withCell(
      { ...one, cells: withCell(one, column, one.cells[second] ?? null) },
      second,
      one.cells[column] ?? null,
    )
    return replace(rows, [{ ...one, cells: swapped }])
  },
  'swapped cells of two rows': (_, { rows, one, other, column }) =>
    replace(rows, [
      { ...one, cells: withCell(one, column, other.cells[column] ?? null) },
      { ...other, cells: withCell(other, column, one.cells[column] ?? null) },
    ]),
  'repeated row': (_, { rows, one }) => [...rows, { ...one, row: rows.length + 5000 }],
  'dropped row': (_, { rows, one }) => rows.filter((row) => row !== one),
  'cut row': (_, { rows, one, column }) => replace(rows, [{ ...one, cells: one.cells.slice(0, column) }]),
  'empty row': (_, { rows, one }) =>
    replace(rows, [{ ...one, cells: one.cells.map((cell) => (typeof cell === 'string' ? '' : null)) }]),
  'dropped column': (_, { rows, column }) =>
    rows.map(({ row, cells }) => ({ row, cells: cells.filter((_cell, index) => index !== column) })),
  'renamed heading': (_, { rows, headingRow, column }) =>
    rows.map((row, index) => (index === headingRow - 1 ? { ...row, cells: withCell(row, column, 'Zzz') } : row)),
  'moved column': (_, { rows, column }) =>
    rows.map(({ row, cells }) => ({ row, cells: [...cells.slice(column), ...cells.slice(0, column)] })),
  'lost heading': (_, { rows, headingRow }) => rows.filter((_row, index) => index !== headingRow - 1),
  'nothing below the heading': (_, { rows, headingRow }) => rows.slice(0, headingRow),
}

function withCell({ cells }: PlainRow, column: number, cell: Cell): Cell[] {
  return cells.map((old, index) => (index === column ? cell : old))
}

function replace<Row extends PlainRow>(rows: readonly Row[], harmed: readonly PlainRow[]): Row[] {
  const byRow = new Map(harmed.map((row) => [row.row, row]))
  return rows.map((row) => (byRow.get(row.row) as Row | undefined) ?? row)
}
