import { readValue } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'

/** "966,741 t-CO2 :Purchased goods": an amount, its unit, and a description. */
const described =
  /^(?<amount>\d[\d.,'’ ]*(?:[kM]?t|tons?|tonnes?)[ -]?CO ?[2₂] ?(?:e|eq\w*)?) ?(?:[:：] ?|\()(?<words>\p{L}.{3,})$/u

/**
 * Reads "Category 1 | 966,741 t-CO2 :Purchased goods and services" as a label and its amount. The description repeats the scope or
 * category that the label names.
 */
export function withoutDescriptions(page: Page, style: NumberStyle): Page {
  const lines = page.lines.map((line) => split(line, style) ?? line)
  const changed = lines.filter((line, at) => line !== page.lines[at])
  return changed.length < 2 ? page : { ...page, lines }
}

/** "t-CO2e (Purchased goods)" in a cell of its own, right of the amount. */
const describedUnit = /^(?<unit>(?:[kM]?t|tons?|tonnes?)[ -]?CO ?[2₂] ?(?:e|eq\w*)?) ?(?:[:：] ?|\()\p{L}.{3,}$/u

function split(line: Line, style: NumberStyle): Line | null {
  const [label, cell, last, ...others] = line.chunks
  if (!label || !cell || others.length > 0 || parseScope(label.text) === null) return null
  if (last) {
    const { unit } = describedUnit.exec(last.text)?.groups ?? {}
    return unit && readValue(cell, style) ? { ...line, chunks: [label, cell, { ...last, text: unit.trim() }] } : null
  }
  const { amount } = described.exec(cell.text)?.groups ?? {}
  if (amount === undefined) return null
  const own: Chunk = {
    ...cell,
    text: amount.trim(),
    x1: cell.x0 + ((cell.x1 - cell.x0) * amount.length) / cell.text.length,
  }
  return readValue(own, style) ? { ...line, chunks: [label, own] } : null
}
