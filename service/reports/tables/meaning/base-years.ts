import { kindOfCell, overlap, readValue } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { layoutOf } from '@/service/reports/model/layout'
import { boxOf, type Chunk, type Line, lineText, type Page } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { scopeCode } from '@/service/reports/model/scope-code'
import { parseScope, type ScopeMention } from '@/service/reports/words/parse-scope'
import { findUnit, isIntensity } from '@/service/reports/words/parse-unit'

const baseWords = String.raw`(?:base(?:line)?[ -]?years?|baseline|basår(?:et)?|basisjahr|année de (?:base|référence)|año base|basisår|perusvuosi)`
const yearHead = new RegExp(String.raw`^${baseWords}$`, 'i')
const amountHead = new RegExp(
  String.raw`^(?:emissions? (?:in|at) (?:the )?)?${baseWords}[ ,:]*(?:ghg |co2e? |absolute |footprint )*(?:emissions?|values?|amounts?|figures?|levels?|performance|utsläpp|emissionen|émissions|\(.*)?(?: ?\(?(?:in )?.{0,24}\)?)?$`,
  'i',
)
const startsBase = /^(?:emissions? (?:in|at) (?:the )?)?(?:bas|année|año|perus)/i
const yearCell = /^(?:FY ?)?((?:19|20)\d\d)$/

/**
 * Tables of targets with the base year in one column and its emissions in another: that amount is a figure of the base year. "Base year |
 * Base year emissions (tCO2e) | Target year".
 */
export function readBaseYears(page: Page, context: Context): Candidate[] {
  return page.lines.flatMap((line, at) => {
    const heads = headsAt(page, at)
    const year = heads.find(({ text }) => yearHead.test(text))
    const amount = heads.find(({ text }) => amountHead.test(text) && !yearHead.test(text) && !isIntensity(text))
    if (!year || !amount || !line.chunks.includes(year.first)) return []
    return rowsUnder(page, at, year).flatMap((row) => readRow(page, row, year, amount, at, context))
  })
}

/** A head of one to three lines: "Base year / emissions (t CO2e)". */
type Head = { x0: number; x1: number; text: string; first: Chunk }

function headsAt(page: Page, at: number): Head[] {
  const line = page.lines[at]
  if (!line?.chunks.some(({ text }) => startsBase.test(text))) return []
  const under = page.lines.slice(at + 1, at + 3)
  // "Progress" over "2024" is still a head.
  const isAmount = (text: string) => /^\d[\d.,' ]*$/.test(text) && !yearCell.test(text)
  const row = under.findIndex(({ chunks }) => chunks.some(({ text }) => isAmount(text.trim())))
  const near = page.lines
    .slice(Math.max(0, at - 1), at + 1 + (row < 0 ? 2 : row))
    .filter(({ y, size }) => Math.abs(y - line.y) < (y > line.y ? 2.8 : 1.8) * size)
    .flatMap(({ chunks }) => chunks.filter(({ text }) => /\p{L}|^\(?\d{4}\)?$/u.test(text)))
  const columns: Chunk[][] = []
  for (const chunk of near) {
    const column = columns.find((own) => own.some((one) => overlap(one, chunk) > 0))
    if (column) column.push(chunk)
    else columns.push([chunk])
  }
  return columns.flatMap((own) => {
    const [first] = own
    const text = own.map((one) => one.text.trim()).join(' ')
    const [x0, x1] = [Math.min(...own.map((one) => one.x0)), Math.max(...own.map((one) => one.x1))]
    return first ? [{ x0, x1, text, first }] : []
  })
}

function rowsUnder(page: Page, at: number, year: Head): Line[] {
  return page.lines
    .slice(at + 1, at + 20)
    .filter(({ chunks }) => chunks.some((one) => yearCell.test(one.text.trim()) && overlap(one, year) > -12))
}

function readRow(page: Page, row: Line, yearHeadCell: Head, head: Head, at: number, context: Context): Candidate[] {
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
      reasons: [because('label_under', { label, under: head.text }), because('base_year_beside')],
      score: 6,
      entity: null,
      yearIsAssumed: false,
    },
  ]
}

/** The words left of both columns, including the lines above and below of a broken label. */
function labelOf(page: Page, row: Line, edge: number): string {
  const words = ({ chunks }: Line) =>
    chunks
      .filter(({ x1, text }) => x1 < edge + 2 && /\p{L}{2}/u.test(text))
      .map(({ text }) => text)
      .join(' ')
  const own = words(row)
  const at = page.lines.indexOf(row)
  if (!layoutOf(page).isWrapped) return own
  if (parseScope(own)) return `${own} ${restBelow(page, at, edge)}`.trim()
  const near = page.lines
    .slice(Math.max(0, at - 1), at + 2)
    .filter(
      (one) => one === row || (Math.abs(one.y - row.y) < row.size * 1.7 && one.chunks.every(({ x1 }) => x1 < edge)),
    )
  return near.map(words).join(' ')
}

/** "goods and services" under "Scope 3 purchased": the second line of a label, beside no cell. */
function restBelow(page: Page, at: number, edge: number): string {
  const [row, next] = [page.lines[at], page.lines[at + 1]]
  const [words, ...others] = next?.chunks ?? []
  if (!row || !next || !words || others.length > 0 || words.x1 > edge) return ''
  const isNear = next.y - row.y < row.size * 1.7 && Math.abs(words.x0 - (row.chunks[0]?.x0 ?? 0)) < 3
  return isNear && /^[\p{Ll}(&]/u.test(words.text) ? words.text : ''
}

/** Several categories, or a share of one, are not the scope that a target is named after. */
function isPart(scope: ScopeMention, label: string): boolean {
  return (
    (scope.category === null && /categor|kategori|catégorie/i.test(label)) ||
    /\b(?:share|covering|suppliers|biogenic|flag|intensity)\b|% of /i.test(label)
  )
}
