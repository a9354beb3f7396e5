import type { Figure } from '@/service/reports/model/figure'
import type { TraceEntry } from '@/service/reports/model/trace'
import type { Cell, LabelledReport } from './labelled-report'
import type { Scored } from './score'

/** What one report was found to say: all its cells, what the reader noted of its amounts, and its lines. */
export type Known = {
  report: LabelledReport
  scored: readonly Scored[]
  entries: readonly TraceEntry[]
  lines: readonly string[]
}

/**
 * Returns why a cell was not read correctly, by a name that can be counted and reveals nothing of the report. For a missing figure:
 * the rule that left out an amount with the same digits, or where such an amount stands that no rule looked at. For a wrong
 * figure: what it really is, what decided, among how many, and what became of the right one.
 */
export function causeOf({ outcome, cell, figure }: Scored, known: Known): string | null {
  if (outcome === 'right') return null
  if (outcome === 'missed' && cell) return `missed: ${whatBecameOf(cell, known)}`
  if (!figure) return null
  const right = cell ? `; the right one: ${whatBecameOf(cell, known)}` : ''
  return `${outcome}: ${whatItIs(figure, cell, known.report)} (${whatDecided(figure, known)})${right}`
}

function whatBecameOf(cell: Cell, known: Known): string {
  const wanted = new Set(cell.tonnes.map((one) => digitsOf(String(one))))
  const seen = known.entries.filter(({ printed }) => printed !== null && wanted.has(digitsOf(printed)))
  const own = seen.filter(({ year }) => year === null || year === cell.year)
  const last = own.findLast(({ rule }) => rule !== 'read') ?? seen.findLast(({ rule }) => rule !== 'read')
  if (!last) return `not looked at, ${whereItStands(wanted, known.lines)}, ${whatElseIsRead(cell, known.scored)}`
  if (last.rule === 'chosen')
    return last.year === cell.year ? `chosen for ${last.scope} instead of ${cell.scope}` : 'chosen for another year'
  const isOfCell = own.some(({ rule, scope, year }) => rule === 'read' && scope === cell.scope && year === cell.year)
  return `${last.rule}${isOfCell ? '' : ', never read for this cell'}`
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+|0+$/g, '')
}

const amount = /\d(?:[\d.,'’]|[ \u00a0](?=\d{3}(?!\d)))*/g

/** The form of the line in which an amount stands that no rule looked at. */
function whereItStands(wanted: ReadonlySet<string>, lines: readonly string[]): string {
  const forms = lines.flatMap((line, at) =>
    (line.match(amount) ?? []).some((one) => wanted.has(digitsOf(one))) ? [formOf(line, lines[at - 1] ?? '')] : [],
  )
  if (forms.length === 0) return 'its digits in no line'
  return `${[...new Set(forms)].sort().slice(0, 2).join(' and ')}${forms.length > 1 ? ', several times' : ''}`
}

function formOf(line: string, before: string): string {
  const amounts = line.match(amount)?.length ?? 0
  const words = line.match(/\p{L}{2,}/gu)?.length ?? 0
  const scope = /scope|スコープ/i.test(line) ? ' with scope' : /scope|スコープ/i.test(before) ? ' under scope' : ''
  if (words <= 2) return `${amounts === 1 ? 'an amount alone' : 'amounts alone'}${scope}`
  if (words > 14) return `a passage${amounts > 8 ? ' of many amounts' : ''}${scope}`
  return `a label with ${amounts === 1 ? 'one amount' : 'amounts'}${scope}`
}

function whatElseIsRead({ year, scope }: Cell, scored: readonly Scored[]): string {
  const right = scored.filter(({ outcome }) => outcome === 'right')
  if (right.some((one) => one.scope === scope)) return 'other years of the scope are right'
  if (right.some((one) => one.year === year)) return 'other scopes of the year are right'
  return right.length > 0 ? 'other cells are right' : 'nothing of the report is right'
}

/** The rules that named the scope and the year, and among how many different amounts of this cell the figure was chosen. */
function whatDecided({ reasons, scope, year, printedValue }: Figure, { entries }: Known): string {
  const rules = reasons.map(({ rule }) => rule)
  const ofYear = rules.find((rule) => rule.includes('year') || rule === 'column') ?? 'no year'
  const rivals = entries.filter((one) => one.rule === 'read' && one.year === year && one.scope === scope)
  const amounts = new Set(rivals.map(({ printed }) => digitsOf(printed ?? ''))).add(digitsOf(printedValue)).size
  const among = amounts === 1 ? 'alone' : amounts === 2 ? 'of two' : 'of several'
  const both = entries.filter((one) => one.rule === 'chosen' && one.year === year && one.printed === printedValue)
  const isShared = new Set(both.map((one) => one.scope)).size > 1
  return `${rules[0] ?? 'unknown'}, ${ofYear}, ${among}${isShared ? ', also chosen for another scope' : ''}`
}

function whatItIs(figure: Figure, cell: Cell | null, { cells, others }: LabelledReport): string {
  const isSame = (a: number, b: number) => Math.abs(a - b) <= 0.006 * Math.max(a, b)
  if (cell?.tonnes.some((one) => [1e3, 1e6, 1e-3, 1e-6].some((factor) => isSame(one * factor, figure.value))))
    return 'unit'
  const of = (keep: (one: Cell) => boolean) =>
    cells.find((one) => keep(one) && one.tonnes.some((tonnes) => isSame(tonnes, figure.value)))
  if (of(({ scope, year }) => scope === figure.scope && year !== figure.year)) return 'another year'
  const ofYear = of(({ scope, year }) => scope !== figure.scope && year === figure.year)
  if (ofYear) return `scope ${ofYear.scope} for ${figure.scope}`
  if (of(() => true)) return 'another year and scope'
  if (others.some(({ tonnes }) => isSame(tonnes, figure.value))) return 'a part or a total'
  return `${sizeBeside(figure, cell)}${figure.reasons.some(({ rule }) => rule === 'says_otherwise') ? ', contradicted' : ''}`
}

/** Compares an amount that is nowhere in the labels with the expected one. */
function sizeBeside({ value }: Figure, cell: Cell | null): string {
  const [expected] = cell?.tonnes ?? []
  if (!expected) return 'something else'
  const ratio = value / expected
  if (ratio > 0.8 && ratio < 1.25) return 'something near'
  if (ratio < 1e-2) return value < 30 ? 'something below 30' : 'something of less than a hundredth'
  return ratio < 1 ? 'something smaller' : ratio > 100 ? 'something of more than a hundredfold' : 'something larger'
}

export function countCauses(causes: readonly (string | null)[]): string {
  const counts = new Map<string, number>()
  for (const cause of causes) if (cause) counts.set(cause, (counts.get(cause) ?? 0) + 1)
  const rows = [...counts].sort((a, b) => b[1] - a[1]).map(([cause, count]) => `| ${cause} | ${count} |`)
  return ['| cause | cells |', '|---|---|', ...rows].join('\n')
}
