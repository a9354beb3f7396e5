import type { Figure } from '@/service/reports/model/figure'
import type { TraceEntry } from '@/service/reports/model/trace'
import type { Cell, LabelledReport } from './labelled-report'
import type { Scored } from './score'

/**
 * Returns why a cell was not read correctly, by a name that can be counted and reveals nothing of the report: for a missing
 * figure the rule that left out an amount with the same digits ("not looked at" where there was none), for a wrong figure what it
 * really is.
 */
export function causeOf(
  { outcome, cell, figure }: Scored,
  report: LabelledReport,
  entries: readonly TraceEntry[],
): string | null {
  if (outcome === 'right') return null
  if (outcome === 'missed' && cell) return `missed: ${ruleThatLeft(cell, entries)}`
  if (!figure) return null
  const right = cell ? `; the right one: ${ruleThatLeft(cell, entries)}` : ''
  return `${outcome}: ${whatItIs(figure, cell, report)}${right}`
}

function ruleThatLeft(cell: Cell, entries: readonly TraceEntry[]): string {
  const wanted = new Set(cell.tonnes.map((one) => digitsOf(String(one))))
  const seen = entries.filter(({ printed }) => printed !== null && wanted.has(digitsOf(printed)))
  const own = seen.filter(({ year }) => year === null || year === cell.year)
  const last = own.findLast(({ rule }) => rule !== 'read') ?? seen.findLast(({ rule }) => rule !== 'read')
  if (!last) return 'not looked at'
  if (last.rule !== 'chosen') return last.rule
  return last.year === cell.year ? 'chosen for another scope' : 'chosen for another year'
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+|0+$/g, '')
}

function whatItIs(figure: Figure, cell: Cell | null, { cells, others }: LabelledReport): string {
  const isSame = (a: number, b: number) => Math.abs(a - b) <= 0.006 * Math.max(a, b)
  if (cell?.tonnes.some((one) => [1e3, 1e6, 1e-3, 1e-6].some((factor) => isSame(one * factor, figure.value))))
    return 'unit'
  const of = (keep: (one: Cell) => boolean) =>
    cells.some((one) => keep(one) && one.tonnes.some((tonnes) => isSame(tonnes, figure.value)))
  if (of(({ scope, year }) => scope === figure.scope && year !== figure.year)) return 'another year'
  if (of(({ scope, year }) => scope !== figure.scope && year === figure.year)) return 'another scope'
  if (of(() => true)) return 'another year and scope'
  if (others.some(({ tonnes }) => isSame(tonnes, figure.value))) return 'a part or a total'
  return `${sizeBeside(figure, cell)} (${figure.reasons[0]?.rule ?? 'unknown'}${figure.reasons.some(({ rule }) => rule === 'says_otherwise') ? ', contradicted' : ''})`
}

/** Compares an amount that is nowhere in the labels with the expected one. */
function sizeBeside({ value }: Figure, cell: Cell | null): string {
  const [expected] = cell?.tonnes ?? []
  if (!expected) return 'something else'
  const ratio = value / expected
  if (ratio > 0.8 && ratio < 1.25) return 'something near'
  if (ratio < 1e-2) return 'something of less than a hundredth'
  return ratio < 1 ? 'something smaller' : ratio > 100 ? 'something of more than a hundredfold' : 'something larger'
}

export function countCauses(causes: readonly (string | null)[]): string {
  const counts = new Map<string, number>()
  for (const cause of causes) if (cause) counts.set(cause, (counts.get(cause) ?? 0) + 1)
  const rows = [...counts].sort((a, b) => b[1] - a[1]).map(([cause, count]) => `| ${cause} | ${count} |`)
  return ['| cause | cells |', '|---|---|', ...rows].join('\n')
}
