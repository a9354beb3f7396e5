import { columnsAtEdges } from '@/service/reports/charts/chart-parts'
import { kindOfCell, readValue } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { boxOf, type Chunk, type Line, lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import { parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'

const yearCell = /^(?:FY ?|CY ?)?((?:19|20)\d\d)$/

type Block = { name: string; chunk: Chunk; scope: ScopeMention; lines: readonly Line[] }

/**
 * Bars or rows of years, each with one amount, right of a scope's name: "Scope 1 | 2022 | 1,638", below it "2021 | 1,411" and "2020 |
 * 2,047", then the same for the next scope. The name stands beside the first year; the unit is in a title above all of them.
 */
export function readYearsBesideScopes(page: Page, context: Context): Candidate[] {
  return blocksOf(page).flatMap((block) => {
    const title = titleOver(page, block)
    const rows = block.lines.flatMap((line) => rowOf(line, block, context))
    const years = new Set(rows.map(({ year }) => year))
    const code = scopeCode(block.scope)
    if (title === null || !code || rows.length < 2 || years.size < rows.length) return []
    return rows.map(({ year, chunk, number }): Candidate => {
      return {
        year,
        scope: code,
        number,
        printedValue: chunk.text,
        printedUnit: title,
        page: page.number,
        quote: `${block.name} ${year}: ${chunk.text}`.slice(0, 300),
        box: boxOf(chunk),
        reasons: [because('label', { label: block.name }), because('year_beside_amount'), because('unit_in_title')],
        score: 7 - block.scope.narrowness,
        entity: null,
        yearIsAssumed: false,
      }
    })
  })
}

/** Scope names below each other at one edge, each with everything printed down to the next name. */
function blocksOf(page: Page): Block[] {
  const names = page.lines.flatMap(({ chunks: [first] }) =>
    first && first.text.length < 60 && parseScope(first.text)?.isByWords === false ? [first] : [],
  )
  return columnsAtEdges(names, (one) => one).flatMap((column) =>
    column.flatMap((chunk, at) => {
      const end = column[at + 1]?.y ?? Number.POSITIVE_INFINITY
      const lines = page.lines.filter(({ y }) => y >= chunk.y - 1 && y < end - 1)
      const rest = lines
        .slice(1, 3)
        .flatMap(({ chunks: [first] }) => (first && goesOn(first, chunk) ? [first.text] : []))
      const name = [chunk.text, ...rest].join(' ')
      const scope = parseScope(name)
      return scope && scope.scopes.length === 1 ? [{ name, chunk, scope, lines }] : []
    }),
  )
}

/** "(location-based)" under "Scope 2", in the same or in smaller type. */
function goesOn(one: Chunk, name: Chunk): boolean {
  const isUnder = Math.abs(one.x0 - name.x0) < 3 && one.y - name.y < 2.2 * name.size && one.size <= name.size + 0.5
  return isUnder && /^\(?\p{L}/u.test(one.text) && one.text.length < 40
}

type Row = { year: number; chunk: Chunk; number: number }

/** A year and an amount right of the name, and nothing else. */
function rowOf(line: Line, { chunk: name }: Block, { style }: Context): Row[] {
  const [year, chunk, ...others] = line.chunks.filter(({ x0 }) => x0 > name.x1)
  const printed = yearCell.exec(year?.text.trim() ?? '')?.[1]
  const value = chunk && kindOfCell(chunk, style) === 'value' ? readValue(chunk, style) : null
  if (!chunk || !value || others.length > 0 || printed === undefined || yearCell.test(chunk.text.trim())) return []
  return [{ year: Number(printed), chunk, number: value.number }]
}

/** The nearest line above the block, or above the blocks before it, that gives a unit of emissions. */
function titleOver({ lines }: Page, { chunk }: Block): string | null {
  const title = lines.findLast((line) => {
    const isNear = line.y < chunk.y && chunk.y - line.y < 320 && line.chunks.length === 1
    return isNear && lineText(line).length < 110 && /\b(?:emission|scope|co ?2|ghg|footprint)/i.test(lineText(line))
  })
  const text = title ? lineText(title) : ''
  return findUnit(text, true) !== null && !isIntensity(text) ? text : null
}
