/**
 * Splits a row whose cells all hold the same number of lines into that many rows: "Scope 1<br>Scope 2 | 1,234<br>2,234". Cells with one
 * line are merged over those rows.
 */
export function withoutBreaks(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    if (!line.trim().startsWith('|') || !/<br ?\/?>/i.test(line)) return [line]
    const cells = line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.split(/<br ?\/?>/i).map((part) => part.trim()))
    const counts = new Set(cells.map((parts) => parts.length).filter((count) => count > 1))
    const [count = 0] = counts
    const broken = cells.filter((parts) => parts.length > 1)
    const areAmounts = broken.some((parts) => parts.every((part) => /^[-–(]?\d[\d.,' ]*\)?[*†%]?$|^[-–—]$/.test(part)))
    if (counts.size > 1 || broken.length < 2 || !areAmounts) return [line]
    return Array.from(
      { length: count },
      (_, at) => `| ${cells.map((parts) => (parts.length > 1 ? parts[at] : at === 0 ? parts[0] : '')).join(' | ')} |`,
    )
  })
}
