import { cellIn, kindOfCell } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'

const baseWord = /^(?:base(?:line)?(?:[ -]?year)?|basår|basisår|basisjahr)$/i

/**
 * In a table of progress, the cell of the base year has "Baseline" above its amount, beside shares: "Scope 3 | Baseline | 9%" over "Mt
 * CO2e | 361". Joins both lines into one row, with the amount in that cell and the words of the other cells together.
 */
export function joinBaselines(page: Page): Page {
  if (!page.lines.some(({ chunks }) => chunks.some(({ text }) => baseWord.test(text)))) return page
  const lines: Line[] = []
  for (let at = 0; at < page.lines.length; at += 1) {
    const [line, next] = [page.lines[at], page.lines[at + 1]]
    if (!line) break
    const joined = next ? joinedRow(line, next) : null
    lines.push(joined ?? line)
    if (joined) at += 1
  }
  return { ...page, lines }
}

/** The two lines as one row; null if they are not one. */
function joinedRow(line: Line, next: Line): Line | null {
  const base = line.chunks.find(({ text }) => baseWord.test(text.trim()))
  const cells = line.chunks.filter((one) => cellIn(kindOfCell(one, null)))
  if (!base || cells.length < 2 || next.y - line.y > 1.6 * line.size) return null
  const isUnder = (below: Chunk, above: Chunk) => Math.abs(below.x0 - above.x0) < 3 || Math.abs(below.x1 - above.x1) < 3
  const under = (above: Chunk) => next.chunks.find((one) => isUnder(one, above))
  const amount = under(base)
  const isRow = next.chunks.every((one) => line.chunks.some((above) => isUnder(one, above)))
  if (!amount || kindOfCell(amount, null) !== 'value' || !isRow || cells.some((one) => under(one))) return null
  const chunks = line.chunks.map((chunk) => {
    const rest = under(chunk)
    if (chunk === base) return { ...amount, marks: [...amount.marks, ...base.marks] }
    return rest ? { ...chunk, text: `${chunk.text} ${rest.text}`, x1: Math.max(chunk.x1, rest.x1) } : chunk
  })
  return { ...line, chunks }
}
