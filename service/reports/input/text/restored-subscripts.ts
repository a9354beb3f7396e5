/** "(MT COe)", "gCO /L", "t CO e": the gas without its 2. */
const bare = /(?<![\p{Lu}])CO(?! ?[2₂]|\p{Ll}{2}|\p{Lu})(?: (?=e(?:q\w*)?(?![\p{L}\d])))?/gu

/**
 * Text of a PDF may have the lowered 2 of CO2 on its own line below: "(MT COe)" over "2". Puts it back if the line has as many gases
 * without a 2 as the next line has twos and nothing else.
 */
export function withRestoredSubscripts(lines: readonly string[]): string[] {
  const result: string[] = []
  for (const [at, line] of lines.entries()) {
    const twos = countOf(lines[at + 1])
    if (countOf(line) > 0 && isLacking(lines[at - 1], countOf(line))) continue
    result.push(twos > 0 && isLacking(line, twos) ? line.replace(bare, 'CO2') : line)
  }
  return result
}

/** The number of twos in a line of nothing else, otherwise 0. */
function countOf(line: string | undefined): number {
  const words = line?.trim() ?? ''
  return /^2(?: +2)*$/.test(words) ? words.split(/ +/).length : 0
}

function isLacking(line: string | undefined, twos: number): boolean {
  return (line?.match(bare)?.length ?? 0) === twos
}
