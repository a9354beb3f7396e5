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
  const finders = separators.map((one) => tableFinder(lines, one))
  const result: string[] = []
  for (let at = 0; at < lines.length; ) {
    const table = finders.map((tableAt) => tableAt(at)).find((one) => one !== null)
    if (table) result.push(...table)
    else result.push(lines[at] ?? '')
    at += table?.length ?? 1
  }
  return result
}

/** Consecutive lines with the same number of cells, and empty ones between them; `beginsTable` has those lines with which a table begins. */
type Run = { end: number; beginsTable: ReadonlySet<number> }

/**
 * Returns a function that finds the table beginning at a line. Each line is split once, and each run of lines is judged once for all
 * lines in it: prose with numbers is a run of thousands of lines in which no table begins.
 */
function tableFinder(lines: readonly string[], { sign, least }: Separator): (from: number) => string[] | null {
  const split = new Map<number, readonly string[]>()
  const runs = new Map<number, Run>()

  function cellsAt(at: number): readonly string[] {
    const cells = split.get(at) ?? cellsOf(lines[at] ?? '', sign)
    split.set(at, cells)
    return cells
  }

  function runFrom(from: number, count: number): Run {
    const isRow = (at: number) => cellsAt(at).length === count
    let end = from + 1
    // Empty lines separate the parts of one table.
    while (isRow(end) || ((lines[end] ?? '-').trim() === '' && (isRow(end + 1) || isRow(end + 2)))) end += 1
    const beginsTable = new Set<number>()
    const below = { rows: 0, cells: 0, plain: 0, hasAmount: false, isQuoted: sign !== ',' }
    for (let at = end - 1; at >= from; at -= 1) {
      const [label, ...cells] = cellsAt(at)
      if (label !== undefined) below.rows += 1
      below.cells += cells.length
      below.plain += cells.filter(isPlainCell).length
      below.hasAmount ||= cells.some(isAmount)
      below.isQuoted ||= (lines[at] ?? '').includes('"')
      // Most of the cells behind the labels are amounts, years, shares or empty.
      const areCells = below.hasAmount && below.plain > below.cells / 2
      if (below.rows > 1 && below.isQuoted && areCells) beginsTable.add(at)
    }
    return { end, beginsTable }
  }

  return (from) => {
    const count = cellsAt(from).length
    if (count <= least) return null
    const known = runs.get(count)
    const run = known && from < known.end ? known : runFrom(from, count)
    runs.set(count, run)
    if (!run.beginsTable.has(from)) return null
    const rows = Array.from({ length: run.end - from }, (_, i) => cellsAt(from + i))
    return rows.map((cells) => (cells.length === 0 ? '' : `| ${cells.join(' | ')} |`))
  }
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

function isPlainCell(cell: string): boolean {
  return cell.length < 16 || isAmount(cell) || isBlankCell(cell)
}

function isAmount(cell: string): boolean {
  return parseNumber(cell.replace(/\s?%$/, ''), null) !== null
}
