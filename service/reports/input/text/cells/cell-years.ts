import { parseScope } from '@/service/reports/words/parse-scope'
import { printed } from './cell-lines'
import { type Token, tokensOf } from './cell-tokens'

type Entry = { label: string; unit: string; amount: string }
/** The entries under one year; `to` is the index of the token behind them. */
type OfYear = { year: string; entries: Entry[]; to: number }
/** The amounts of one label, each beside its year. */
type OfLabel = { label: string; unit: string; years: string[]; amounts: string[]; to: number }

/**
 * Turns text with one cell per line and no head into rows with borders: each year over the same labels with an amount each, or each label
 * over the same years.
 */
export function cellYears(lines: readonly string[]): string[] {
  const tokens = tokensOf(lines)
  const result: string[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const table = yearsAt(tokens, at) ?? labelsAt(tokens, at)
    const first = tokens[at]?.at ?? 0
    if (!table || first < from) continue
    result.push(...lines.slice(from, first), ...table.lines)
    from = (tokens[table.to - 1]?.at ?? 0) + 1
    at = table.to - 1
  }
  return [...result, ...lines.slice(from)]
}

type Found = { lines: string[]; to: number }

function yearsAt(tokens: readonly Token[], from: number): Found | null {
  const blocks: OfYear[] = []
  for (let at = from; ; ) {
    const block = ofYearAt(tokens, at)
    const isSame = block?.entries.every(({ label }, i) => label === (blocks[0] ?? block).entries[i]?.label)
    if (!block || !isSame || block.entries.length !== (blocks[0] ?? block).entries.length) break
    blocks.push(block)
    at = block.to
  }
  const [first, second] = blocks
  if (!first || !second || !first.entries.some(({ label }) => parseScope(label) !== null)) return null
  const years = blocks.map(({ year }) => year)
  if (new Set(years).size < years.length) return null
  const rows = first.entries.map(({ label, unit }, row) => ({
    headings: [],
    label,
    unit,
    amounts: blocks.map(({ entries }) => entries[row]?.amount ?? ''),
  }))
  return { lines: printed(rows, years), to: blocks.at(-1)?.to ?? from }
}

/** A year and at least two entries under it; null for any other token. */
function ofYearAt(tokens: readonly Token[], from: number): OfYear | null {
  if (tokens[from]?.kind !== 'year') return null
  const entries: Entry[] = []
  let to = from + 1
  for (let entry = entryAt(tokens, to); entry; entry = entryAt(tokens, to)) {
    entries.push(entry)
    to += entry.unit === '' ? 2 : 3
  }
  return entries.length > 1 ? { year: tokens[from]?.text ?? '', entries, to } : null
}

/** A label, optionally its unit before or behind the amount, and the amount. */
function entryAt(tokens: readonly Token[], at: number): Entry | null {
  const [label, second, third] = tokens.slice(at, at + 3)
  if (label?.kind !== 'words' || label.text.length > 90 || label.text.includes('|')) return null
  if (second?.kind === 'amount')
    return { label: label.text, unit: third?.kind === 'unit' ? third.text : '', amount: second.text }
  if (second?.kind !== 'unit' || third?.kind !== 'amount') return null
  return { label: label.text, unit: second.text, amount: third.text }
}

function labelsAt(tokens: readonly Token[], from: number): Found | null {
  const rows: OfLabel[] = []
  for (let at = from; ; ) {
    const row = ofLabelAt(tokens, at)
    if (!row || row.years.join() !== (rows[0] ?? row).years.join()) break
    rows.push(row)
    at = row.to
  }
  const [first] = rows
  if (!first || rows.length < 2 || !rows.some(({ label }) => parseScope(label) !== null)) return null
  return {
    lines: printed(
      rows.map((row) => ({ headings: [], ...row })),
      first.years,
    ),
    to: rows.at(-1)?.to ?? from,
  }
}

/** A label, optionally its unit, and at least two years with an amount behind each; null for any other token. */
function ofLabelAt(tokens: readonly Token[], from: number): OfLabel | null {
  const [label, second] = tokens.slice(from, from + 2)
  if (label?.kind !== 'words' || label.text.length > 90 || label.text.includes('|')) return null
  const unit = second?.kind === 'unit' ? second.text : ''
  const [years, amounts]: [string[], string[]] = [[], []]
  let to = from + (unit === '' ? 1 : 2)
  while (tokens[to]?.kind === 'year' && tokens[to + 1]?.kind === 'amount') {
    years.push(tokens[to]?.text ?? '')
    amounts.push(tokens[to + 1]?.text ?? '')
    to += 2
  }
  const isTable = years.length > 1 && new Set(years).size === years.length
  return isTable ? { label: label.text, unit, years, amounts, to } : null
}
