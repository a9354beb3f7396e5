import { readValue } from './columns'
import type { Chunk, Line, Page } from './page'
import type { NumberStyle } from './parse-number'
import { parseScope } from './parse-scope'

/** "966,741 t-CO2 :Purchased goods": an amount, its unit, and what it is of. */
const described =
  /^(?<amount>\d[\d.,'’ ]*(?:[kM]?t|tons?|tonnes?)[ -]?CO ?[2₂] ?(?:e|eq\w*)?) ?[:：] ?(?<words>\p{L}.{3,})$/u

/**
 * Lines "Category 1 | 966,741 t-CO2 :Purchased goods and services" as a label and its amount. What stands behind the amount describes
 * what the label names already, by scope or category.
 */
export function withoutDescriptions(page: Page, style: NumberStyle): Page {
  if (page.isMarkdown) return page
  const lines = page.lines.map((line) => split(line, style) ?? line)
  const changed = lines.filter((line, at) => line !== page.lines[at])
  return changed.length < 3 ? page : { ...page, lines }
}

function split(line: Line, style: NumberStyle): Line | null {
  const [label, cell, ...others] = line.chunks
  if (!label || !cell || others.length > 0 || parseScope(label.text) === null) return null
  const { amount } = described.exec(cell.text)?.groups ?? {}
  if (amount === undefined) return null
  const own: Chunk = {
    ...cell,
    text: amount.trim(),
    x1: cell.x0 + ((cell.x1 - cell.x0) * amount.length) / cell.text.length,
  }
  return readValue(own, style) ? { ...line, chunks: [label, own] } : null
}
