import { center, kindOfCell } from '@/service/reports/model/columns'
import type { Line, Page } from '@/service/reports/model/page'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { parseHeaderYear } from '@/service/reports/words/parse-year'

/** Amounts in a line above their years, as in infographics: moves the years above them, as in a table. */
export function yearsFirst(page: Page, style: NumberStyle): Page {
  const lines = [...page.lines]
  for (let at = 0; at + 1 < lines.length; at += 1) {
    const [above, years, below] = [lines[at], lines[at + 1], lines[at + 2]]
    if (!above || !years || !isOver(above, years, style) || (below && isOver(below, years, style))) continue
    lines[at] = moved(years, above.y)
    lines[at + 1] = moved(above, years.y)
    at += 1
  }
  return { ...page, lines }
}

/** Only amounts, each centred on a year of the other line. */
function isOver(amounts: Line, years: Line, style: NumberStyle): boolean {
  const { chunks } = amounts
  return (
    chunks.length > 1 &&
    chunks.length === years.chunks.length &&
    Math.abs(years.y - amounts.y) < 2.2 * Math.max(amounts.size, years.size) &&
    years.chunks.every(
      ({ text }) => /^(?:FY ?)?(?:20\d\d|['’]?\d\d(?:\/\d\d)?)$/.test(text.trim()) && parseHeaderYear(text),
    ) &&
    chunks.every((chunk, i) => {
      const year = years.chunks[i]
      return (
        kindOfCell(chunk, style) === 'value' &&
        year !== undefined &&
        Math.abs(center(year) - center(chunk)) < chunk.size
      )
    })
  )
}

function moved(line: Line, y: number): Line {
  return { ...line, y, chunks: line.chunks.map((chunk) => ({ ...chunk, y })) }
}
