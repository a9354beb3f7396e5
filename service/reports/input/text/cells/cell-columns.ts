import { parseScope } from '@/service/reports/words/parse-scope'
import { joinBroken, printed } from './cell-lines'
import { type Token, tokensOf } from './cell-tokens'

type Block = { from: number; to: number; years: string[]; columns: string[][] }

/**
 * Turns text with one cell per line, column after column (the labels, then each year with its amounts), into rows with borders. Nothing
 * is read if there are not as many amounts as labels.
 */
export function cellColumns(lines: readonly string[]): string[] {
  const tokens = tokensOf(lines)
  const result: string[] = []
  let from = 0
  for (const block of blocksOf(tokens)) {
    const { units, end } = unitsBefore(tokens, block)
    const labels = labelsBefore(tokens, { ...block, from: end })
    const [first] = labels ?? []
    if (!labels || !first || first.at < from) continue
    const texts = joinBroken(labels.map(({ text }) => text))
    const rows = texts.map((label, row) => ({
      headings: [],
      label,
      unit: units[row] ?? units[0] ?? '',
      amounts: block.columns.map((column) => column[row] ?? ''),
    }))
    result.push(...lines.slice(from, first.at), ...printed(rows, block.years))
    from = (tokens[block.to - 1]?.at ?? 0) + 1
  }
  return [...result, ...lines.slice(from)]
}

/** Two years or more, each with the same number of amounts under it, two at least. */
function blocksOf(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const block = blockAt(tokens, at)
    if (!block) continue
    blocks.push(block)
    at = block.to - 1
  }
  return blocks
}

function blockAt(tokens: readonly Token[], from: number): Block | null {
  const years: string[] = []
  const columns: string[][] = []
  let at = from
  while (tokens[at]?.kind === 'year') {
    const end = tokens.findIndex(({ kind }, i) => i > at && kind !== 'amount')
    const column = tokens.slice(at + 1, end < 0 ? tokens.length : end).map(({ text }) => text)
    if (column.length < 2 || column.length !== (columns[0]?.length ?? column.length)) break
    years.push(tokens[at]?.text ?? '')
    columns.push(column)
    at += column.length + 1
  }
  return new Set(years).size > 1 && new Set(years).size === years.length ? { from, to: at, years, columns } : null
}

/** The units between labels and years, one for all or one each, and their head. */
function unitsBefore(tokens: readonly Token[], { from, columns }: Block): { units: string[]; end: number } {
  const start = tokens.slice(0, from).findLastIndex(({ kind }) => kind !== 'unit') + 1
  const units = tokens.slice(start, from).map(({ text }) => text)
  if (units.length !== 1 && units.length !== columns[0]?.length) return { units: [], end: from }
  const isHead = /^(?:units?|einheit(?:en)?|unités?|enhet|enhed|単位)$/i.test(tokens[start - 1]?.text ?? '')
  return { units, end: isHead ? start - 1 : start }
}

/** The lines of as many labels as a column has amounts. Words above them must not name a scope: a label may be broken over lines. */
function labelsBefore(tokens: readonly Token[], { from, columns }: Block): Token[] | null {
  const count = columns[0]?.length ?? 0
  const start = tokens.slice(0, from).findLastIndex(({ kind }) => kind !== 'words') + 1
  const words = tokens.slice(start, from)
  const own = words.findIndex((_, at) => joinBroken(words.slice(at).map(({ text }) => text)).length === count)
  const labels = own < 0 ? [] : words.slice(own)
  const isScope = ({ text }: Token) => parseScope(text) !== null
  const first = labels[0]
  if (!first || words.slice(0, own).some(isScope) || (own > 0 && !isScope(first))) return null
  return labels
}
