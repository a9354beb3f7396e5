/** "(MT COe)", "gCO /L", "t CO e": the gas without its 2. */
const bare = /(?<![\p{Lu}])CO(?! ?[2₂]|\p{Ll}{2}|\p{Lu})(?: (?=e(?:q\w*)?(?![\p{L}\d])))?/gu

/**
 * Text taken out of a PDF may set the low 2 of CO2 on a line of its own below: "(MT COe)" over "2". It is put back where the line has as
 * many gases without a 2 as the next has twos, and that line is none of its own.
 */
export function withFallenTwos(lines: readonly string[]): string[] {
  const result: string[] = []
  for (const [at, line] of lines.entries()) {
    const twos = countOf(lines[at + 1])
    if (countOf(line) > 0 && isLacking(lines[at - 1], countOf(line))) continue
    result.push(twos > 0 && isLacking(line, twos) ? line.replace(bare, 'CO2') : line)
  }
  return result
}

/** How many twos a line holds that holds nothing else. */
function countOf(line: string | undefined): number {
  const words = line?.trim() ?? ''
  return /^2(?: +2)*$/.test(words) ? words.split(/ +/).length : 0
}

function isLacking(line: string | undefined, twos: number): boolean {
  return (line?.match(bare)?.length ?? 0) === twos
}
