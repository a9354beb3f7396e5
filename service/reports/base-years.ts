import { kindOfCell, overlap, readValue } from './columns'
import type { Context } from './context'
import type { Candidate } from './figure'
import { boxOf, type Chunk, type Line, lineText, type Page } from './page'
import { parseScope, type ScopeMention } from './parse-scope'
import { findUnit, isIntensity } from './parse-unit'
import { scopeCode } from './scope-code'

const baseWords = String.raw`(?:base(?:line)?[ -]?years?|baseline|basår(?:et)?|basisjahr|année de (?:base|référence)|año base|basisår|perusvuosi)`
const yearHead = new RegExp(String.raw`^${baseWords}$`, 'i')
const amountHead = new RegExp(
  String.raw`^(?:emissions? (?:in|at) (?:the )?)?${baseWords}[ ,:]*(?:ghg |co2e? |absolute |footprint )*(?:emissions?|values?|amounts?|figures?|levels?|performance|utsläpp|emissionen|émissions|\(.*)?(?: ?\(?(?:in )?.{0,24}\)?)?$`,
  'i',
)
const yearCell = /^(?:FY ?)?((?:19|20)\d\d)$/

/**
 * Tables of targets with the base year in one column and what was emitted then in another: that amount is a figure of its year,
 * whatever is aimed at. "Base year | Base year emissions (tCO2e) | Target year".
 */
export function readBaseYears(page: Page, context: Context): Candidate[] {
  return page.lines.flatMap((line, at) => {
    const year = line.chunks.find(({ text }) => yearHead.test(text.trim()))
    const amount = year && headOfAmounts(page, at, year)
    if (!year || !amount) return []
    return rowsUnder(page, at, year).flatMap((row) => readRow(page, row, year, amount, at, context))
  })
}

type Head = { x0: number; x1: number; text: string }

/** The other head that speaks of the base year, perhaps over two lines: "Base year / emissions (t CO2e)". */
function headOfAmounts(page: Page, at: number, year: Chunk): Head | undefined {
  const near = page.lines.slice(Math.max(0, at - 1), at + 2).filter(({ y }) => Math.abs(y - year.y) < year.size * 1.8)
  const heads = (page.lines[at]?.chunks ?? [])
    .filter((one) => one !== year)
    .map((one) => {
      const own = near.flatMap(({ chunks }) => chunks.filter((other) => overlap(other, one) > 0))
      return {
        x0: Math.min(...own.map(({ x0 }) => x0)),
        x1: Math.max(...own.map(({ x1 }) => x1)),
        text: own.map(({ text }) => text).join(' '),
      }
    })
  return heads.find(({ text }) => amountHead.test(text) && !yearHead.test(text) && !isIntensity(text))
}

function rowsUnder(page: Page, at: number, year: Chunk): Line[] {
  return page.lines
    .slice(at + 1, at + 20)
    .filter(({ chunks }) => chunks.some((one) => yearCell.test(one.text.trim()) && overlap(one, year) > -12))
}

function readRow(page: Page, row: Line, yearHeadCell: Chunk, head: Head, at: number, context: Context): Candidate[] {
  const year = row.chunks.find((one) => yearCell.test(one.text.trim()) && overlap(one, yearHeadCell) > -12)
  const cell = row.chunks.find(
    (one) => one !== year && kindOfCell(one, context.style) === 'value' && overlap(one, head) > -12,
  )
  const value = cell && readValue(cell, context.style)
  if (!year || !cell || !value || value.number <= 0) return []
  const label = labelOf(page, row, Math.min(yearHeadCell.x0, head.x0))
  const scope = parseScope(label)
  const code = scope && !isPart(scope, label) ? scopeCode(scope) : null
  const above = page.lines
    .slice(Math.max(0, at - 6), at)
    .map(lineText)
    .reverse()
  const unit =
    [value.unit, head.text, ...row.chunks.map(({ text }) => text)].find((text) => text !== '' && findUnit(text)) ??
    above.find((text) => text.length < 110 && findUnit(text, true))
  if (!code || !unit || isIntensity(unit) || isIntensity(label)) return []
  return [
    {
      year: Number(yearCell.exec(year.text.trim())?.[1]),
      scope: code,
      number: value.number,
      printedValue: cell.text,
      printedUnit: unit,
      page: page.number,
      quote: lineText(row).slice(0, 300),
      box: boxOf(cell),
      reasons: [`label "${label}"`, `under "${head.text}"`, 'the base year beside it'],
      score: 6,
      entity: null,
      yearIsAssumed: false,
    },
  ]
}

/** The words left of both columns; broken over lines, those above and below too. */
function labelOf(page: Page, row: Line, edge: number): string {
  const words = ({ chunks }: Line) =>
    chunks
      .filter(({ x1, text }) => x1 < edge + 2 && /\p{L}{2}/u.test(text))
      .map(({ text }) => text)
      .join(' ')
  const own = words(row)
  if (page.isMarkdown || parseScope(own)) return own
  const at = page.lines.indexOf(row)
  const near = page.lines
    .slice(Math.max(0, at - 1), at + 2)
    .filter(
      (one) => one === row || (Math.abs(one.y - row.y) < row.size * 1.7 && one.chunks.every(({ x1 }) => x1 < edge)),
    )
  return near.map(words).join(' ')
}

/** Several categories, or a share of one, are not the scope that an aim is named after. */
function isPart(scope: ScopeMention, label: string): boolean {
  return (
    (scope.category === null && /categor|kategori|catégorie/i.test(label)) ||
    /\b(?:share|covering|suppliers|biogenic|flag|intensity)\b|% of /i.test(label)
  )
}
