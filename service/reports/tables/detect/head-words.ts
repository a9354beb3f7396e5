import { overlap } from '@/service/reports/model/columns'
import { lineText, type Page } from '@/service/reports/model/page'
import { saysEmissions } from '@/service/reports/words/other-tonnage'
import { isIntensity, isOtherUnit, namesUnit } from '@/service/reports/words/parse-unit'
import type { Table } from './find-tables'

/** The words of a table's head that say what its rows are: those above its labels, not those above columns of plain words ("Included"). */
export function headOfRows(page: Page, table: Table): string {
  const edge = table.columns[0]?.x0 ?? 0
  const heads = page.lines
    .slice(table.header, table.first)
    .flatMap(({ chunks }) => chunks.filter(({ x1, x0 }) => x1 < edge && x0 > table.left))
  const first = heads.reduce((one, other) => (other.x0 < one.x0 ? other : one), heads[0] ?? { x0: 0, x1: 0 })
  const others = heads.filter((head) => overlap(head, first) <= 0)
  const below = page.lines.slice(table.first, table.first + 12).flatMap(({ chunks }) => chunks)
  const ofWords = others.filter((head) => {
    const under = below.filter((one) => one.x0 < edge && overlap(one, head) > 0)
    return under.length > 2 && under.every(({ text }) => text.length < 16 && !/\d/.test(text))
  })
  // The lines of one head stand below each other: what is above or below a head of words is part of it.
  const isOfWords = (head: (typeof heads)[number]) => ofWords.some((one) => overlap(one, head) > 0)
  if (ofWords.length === 0) return table.headText
  return heads
    .filter((head) => !isOfWords(head))
    .map(({ text }) => text)
    .join(' ')
}

/** The largest number of rows between a heading and a row it still heads. */
const farthestHeading = 400

/** "Emissions (MMT CO2e)" alone on a line of the table above this row, with no other unit after it; null without one. */
export function unitHeadingOver(page: Page, table: Table, at: number): { text: string; at: number } | null {
  const edge = table.columns[0]?.x0 ?? 0
  for (let above = at - 1; above >= Math.max(table.first, at - farthestHeading); above -= 1) {
    const line = page.lines[above]
    const [only] = line?.chunks ?? []
    if (!line || !only || line.chunks.length > 1 || only.x0 > edge || only.text.length > 70) continue
    const text = lineText(line)
    const bracket = /\(([^()]*)\)\s*$/.exec(text)?.[1] ?? ''
    if (isOtherUnit(bracket) || isIntensity(text)) return null
    // A two-line label may name the unit of its own row.
    const isApart = above + 1 < at || (page.lines[at]?.y ?? 0) - line.y > 1.5 * line.size
    if (bracket !== '' && isApart && namesUnit(bracket, true)) return { text, at: above }
    // "Waste (metric tons)" has begun in between.
    if (isApart && namesUnit(bracket) && !saysEmissions(text)) return null
  }
  return null
}
