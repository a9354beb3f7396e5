import { isBlankCell, parseNumber } from '@/service/reports/words/parse-number'

type Separator = { sign: string; least: number }

/** The separators, each with the least number of them in a line of a table. */
const separators: readonly Separator[] = [
  { sign: '\t', least: 1 },
  { sign: ';', least: 1 },
  { sign: ',', least: 2 },
]

/**
 * Turns tables whose cells are separated by tabs, or by semicolons or commas as in CSV, into rows with borders: consecutive lines with
 * the same number of separators, empty cells included.
 */
export function separatedRows(lines: readonly string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < lines.length; ) {
    const table = separators.map((one) => tableAt(lines, at, one)).find((one) => one !== null)
    if (table) result.push(...table)
    else result.push(lines[at] ?? '')
    at += table?.length ?? 1
  }
  return result
}

function tableAt(lines: readonly string[], from: number, { sign, least }: Separator): string[] | null {
  const count = cellsOf(lines[from] ?? '', sign).length
  if (count <= least) return null
  const isRow = (at: number) => cellsOf(lines[at] ?? '', sign).length === count
  let end = from + 1
  // Empty lines separate the parts of one table.
  while (isRow(end) || ((lines[end] ?? '-').trim() === '' && (isRow(end + 1) || isRow(end + 2)))) end += 1
  const printed = lines.slice(from, end)
  const rows = printed.map((line) => cellsOf(line, sign))
  const isQuoted = sign !== ',' || printed.some((line) => line.includes('"'))
  if (rows.filter(({ length }) => length > 0).length < 2 || !isQuoted || !areCells(rows)) return null
  return rows.map((cells) => (cells.length === 0 ? '' : `| ${cells.join(' | ')} |`))
}

/** The cells of a line; a cell in quotation marks may hold the separator. */
function cellsOf(line: string, sign: string): string[] {
  if (!line.includes(sign) || line.length > 600 || line.includes('|') || line.startsWith('#')) return []
  const found = ['']
  for (const [all, quoted] of line.matchAll(/"((?:[^"]|"")*)"|[^"]/g)) {
    if (all === sign) found.push('')
    else found.push(`${found.pop() ?? ''}${quoted?.replace(/""/g, '"') ?? all}`)
  }
  return found.map((cell) => cell.trim())
}

/** Most of the cells behind the labels are amounts, years, shares or empty. */
function areCells(rows: readonly (readonly string[])[]): boolean {
  const cells = rows.flatMap((row) => row.slice(1))
  const plain = cells.filter((cell) => cell === '' || isAmount(cell) || isBlankCell(cell) || cell.length < 16)
  return cells.some(isAmount) && plain.length > cells.length / 2
}

function isAmount(cell: string): boolean {
  return parseNumber(cell.replace(/\s?%$/, ''), null) !== null
}
