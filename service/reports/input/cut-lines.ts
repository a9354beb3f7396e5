/** The longest line of a real report has some 6,000 letters; patterns take the square of what a line has. */
const longest = 8_000
/** Cells of a line. A table of a report has some 30 columns, and each row is held against all cells of the others. */
const mostCells = 200

/** Lines that no program writes for readers are cut, after a blank where there is one. */
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
