import type { Cell, PlainRow } from '@/service/sources/tables/read-table'
import { cellDamages, type Mutated } from './mutate-rows'
import { pick } from './seeded-random'

type Holder = Record<string, unknown>

/** Damages one element of a JSON list; the list is passed as a table with one element per row, as text. */
export function mutateJson(random: () => number, rows: readonly PlainRow[]): Mutated<PlainRow> {
  const kind = pick(random, ['leaf', 'leaf', 'leaf', 'leaf', 'dropped key', 'new key', 'repeated', 'dropped', 'cut'])
  // Only the last element is dropped: dropping another one would move the elements after it.
  const target = (kind === 'dropped' ? rows.at(-1) : undefined) ?? pick(random, rows)
  const harmed = { ...target, cells: [harm(random, kind, String(target.cells[0]))] }
  return {
    rows: damagedRows(kind, rows, target, harmed),
    touched: new Set([target.row]),
    damage: `${kind} in element ${target.row}: ${harmed.cells[0]?.slice(0, 300)}`,
  }
}

function damagedRows(kind: string, rows: readonly PlainRow[], target: PlainRow, harmed: PlainRow): PlainRow[] {
  if (kind === 'dropped') return rows.filter((row) => row !== target)
  if (kind === 'repeated') return [...rows, { ...target, row: rows.length + 5000 }]
  return rows.map((row) => (row === target ? harmed : row))
}

function harm(random: () => number, kind: string, text: string): string {
  if (kind === 'cut') return text.slice(0, Math.floor(random() * text.length))
  const root: unknown = JSON.parse(text)
  const [holder, key] = pick(random, leavesOf(root))
  if (kind === 'leaf') holder[key] = cellDamages[pick(random, Object.keys(cellDamages))]?.(random, holder[key] as Cell)
  if (kind === 'dropped key') delete holder[key]
  if (kind === 'new key') holder[`${key}New`] = holder[key]
  return JSON.stringify(root)
}

function leavesOf(value: unknown): [Holder, string][] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  return Object.keys(holder).flatMap((key): [Holder, string][] => {
    const below = leavesOf(holder[key])
    return below.length > 0 ? below : [[holder, key]]
  })
}
