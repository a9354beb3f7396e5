import { parseScope } from '@/service/reports/words/parse-scope'
import { parseHeaderYear } from '@/service/reports/words/parse-year'

/**
 * Repairs tables in text that programs extract from web pages: one cell per line with a border behind it, and heads that lost the empty
 * cell above the labels.
 */
export function withWebTables(lines: readonly string[]): string[] {
  return withShiftedHeads(withoutEndBorders(lines))
}

/** "Scope 1 |" over "1,234 |": one cell per line, as in text of a PDF. */
function withoutEndBorders(lines: readonly string[]): string[] {
  const isCell = (line: string | undefined) => line !== undefined && /^[^|]*\|\s*$/.test(line)
  const isAmongCells = (at: number) => [-2, -1, 1, 2].filter((step) => isCell(lines[at + step])).length > 1
  return lines.map((line, at) => (isCell(line) && isAmongCells(at) ? line.replace(/\s*\|\s*$/, '') : line))
}

/** "Scope 1 | Scope 2 | |" over "2022 | 4,667 | 1,234": the heads stand one cell too far left. */
function withShiftedHeads(lines: readonly string[]): string[] {
  return lines.map((line, at) => {
    if (!/^\|?\s*:?-+:?\s*\|/.test(lines[at + 1] ?? '')) return line
    const head = cellsOf(line)
    const named = head.filter((cell) => cell !== '').length
    const isAtLeft = named > 1 && head.slice(0, named).every((cell) => cell !== '') && isColumn(head[0] ?? '')
    const end = lines.findIndex((other, i) => i > at + 1 && !other.includes('|'))
    const rows = lines.slice(at + 2, end < 0 ? undefined : end).map(cellsOf)
    const isOneMore = rows.length > 0 && rows.every((row) => row.filter((cell) => cell !== '').length === named + 1)
    const areFirst = rows.every((row) => row.slice(0, named + 1).every((cell) => cell !== ''))
    return isAtLeft && isOneMore && areFirst ? `| | ${head.slice(0, named).join(' | ')} |` : line
  })
}

function cellsOf(line: string): string[] {
  const cells = line.trim().replace(/^\|/, '').split('|')
  return cells.map((cell) => cell.trim())
}

function isColumn(text: string): boolean {
  return parseScope(text)?.isByWords === false || parseHeaderYear(text) !== null
}
