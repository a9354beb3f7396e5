import { yearCells } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import { type Candidate, scope3Part } from '@/service/reports/model/figure'
import { isLaidOut } from '@/service/reports/model/layout'
import { boxOf, type Line, lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { saysEmissions } from '@/service/reports/words/other-tonnage'
import { parseNumber } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'
import { endYearsIn } from '@/service/reports/words/parse-year'

const mark = /^(?:[1-9]\d?|[a-z]|[*†‡])[.)]?$/

/** A footnote mark raised on its own line above the first line of the note. */
export function isRaisedMark(line: Line, next: Line | undefined): boolean {
  const [only, ...others] = line.chunks
  if (!only || !next || others.length > 0 || !mark.test(only.text.trim())) return false
  return line.size < 0.8 * next.size && next.y - line.y < next.size && (next.chunks[0]?.x0 ?? 0) >= only.x1 - 1
}

/** Separates the notes and removes their marks, which would become words of the note before. */
export function notesApart(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [[]]
  for (const [at, line] of lines.entries()) {
    if (isRaisedMark(line, lines[at + 1])) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.filter((part) => part.length > 0)
}

/** The year of notes below a table: that of the last title about emissions that begins or ends with a year, if no line of years stands
 * between. */
export function yearOfNotes({ lines, titles = [] }: Page, reportYear: number | null): number | null {
  const first = lines.findIndex((line, at) => isRaisedMark(line, lines[at + 1]))
  if (first < 0 || lines.some((line) => yearCells(line).length > 1)) return null
  const above = lines.slice(0, first).filter(({ chunks }) => chunks.length === 1)
  const title = [...titles, ...above.map(lineText)].findLast(
    (text) => text.length < 110 && saysEmissions(text) && titledYear.test(text),
  )
  const year = title ? (endYearsIn(title)[0] ?? null) : null
  return year !== null && reportYear !== null && year <= reportYear && year >= reportYear - 2 ? year : null
}

/** "2023 GHG emissions by category (t)", "GHG emissions by category, FY2023": a year at the beginning or end of a title applies to all
 * amounts. */
const titledYear = /^(?:FY ?)?(?:19|20)\d\d (?=\p{L})|(?:, | - |\(|\bin |FY ?)(?:19|20)\d\d\)?(?: ?\([^()]*\))?$/u

const defined =
  /(?:^|[;.:] ?|\d )(?<name>\p{L}[\p{L} ,&-]{4,60}?) ?= ?(?<printed>\d{1,3}(?:[,.' ]\d{3})+|\d+(?:\.\d+)?) ?(?<unit>(?:thousand |million )?(?:metric tonn?e?s?|tonn?e?s|tonnes|k?t)(?: ?(?:of )?CO ?2 ?e?q?)?)(?![\p{L}\d])/giu
/** Categories of goods, fuel and waste, which have a weight of their own: their tonnes may not be emissions. */
const weighed: readonly number[] = [1, 3, 5, 10, 12]

/** "Upstream leased assets = 7,000 metric tons; employee commuting = 356,000 metric tons": categories that one row of the table adds up. */
export function readNotes(page: Page, { style, reportYear }: Context): Candidate[] {
  // A text has no raised marks, so that nothing tells which table and year its notes belong to.
  if (!isLaidOut(page) || reportYear === null || !page.lines.some((line) => /CO ?2/i.test(lineText(line)))) return []
  return page.lines.flatMap((line) =>
    [...lineText(line).matchAll(defined)].flatMap(({ 0: all, index, groups }): Candidate[] => {
      const { name = '', printed = '', unit = '' } = groups ?? {}
      const mention = parseScope(name)
      const category = mention && mention.narrowness < 4 ? mention.category : null
      const after = lineText(line).slice(index + all.length, index + all.length + 30)
      const scope = category === null ? null : scope3Part(category)
      const number = parseNumber(printed, style)
      const chunk = line.chunks.find(({ text }) => text.includes(printed))
      const isOfMass = findUnit(unit, true) === null && category !== null && weighed.includes(category)
      if (!scope || number === null || !chunk || isOfMass || isIntensity(`${unit}${after}`)) return []
      return [
        {
          year: reportYear,
          scope,
          number,
          printedValue: printed,
          printedUnit: unit,
          page: page.number,
          quote: lineText(line).slice(0, 300),
          box: boxOf(chunk),
          reasons: [because('note_names', { label: name })],
          score: 6,
          entity: null,
          yearIsAssumed: yearOfNotes(page, reportYear) === null,
        },
      ]
    }),
  )
}
