/** Letters. The longest line of a real report has about 6,000; the time of patterns grows with the square of it. */
const longest = 8_000
/** Cells in one line. Tables of real reports have about 30 columns, and each row is compared with the cells of all others. */
const mostCells = 200

/** Cuts overlong lines, which programs write and not people, after a space where there is one. */
export function cutLines(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (line.length > longest ? piecesOf(line) : [line])).flatMap(rowsOf)
}

function rowsOf(line: string): string[] {
  if (line.length < 2 * mostCells) return [line]
  const cells = line.split('|')
  if (cells.length <= mostCells + 2) return [line]
  const count = Math.ceil(cells.length / mostCells)
  return Array.from({ length: count }, (_, at) => cells.slice(at * mostCells, (at + 1) * mostCells).join('|'))
}

function piecesOf(line: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < line.length; ) {
    const blank = line.lastIndexOf(' ', at + longest)
    const end = blank > at + longest / 2 ? blank + 1 : at + longest
    pieces.push(line.slice(at, end))
    at = end
  }
  return pieces
}
