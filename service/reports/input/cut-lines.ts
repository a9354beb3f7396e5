/** The longest line of a real report has some 6,000 letters; patterns take the square of what a line has. */
const longest = 20_000

/** Lines that no program writes for readers are cut, after a blank where there is one. */
export function cutLines(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (line.length > longest ? piecesOf(line) : [line]))
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
