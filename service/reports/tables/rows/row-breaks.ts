import { overlap } from '@/service/reports/model/columns'
import { type Line, lineText, type Page } from '@/service/reports/model/page'
import type { Table } from '@/service/reports/tables/detect/find-tables'
import { isYearHead } from '@/service/reports/tables/detect/header-cells'
import { parseScope } from '@/service/reports/words/parse-scope'
import { parseHeaderYear, type YearMention } from '@/service/reports/words/parse-year'
import type { Row } from './table-rows'

/** The year that is all a line says. */
export function lonelyYear({ chunks }: Line): YearMention | null {
  const [only] = chunks
  return only && chunks.length === 1 && isYearAlone.test(only.text.trim()) ? parseHeaderYear(only.text) : null
}

/** "2022", "FY22", "• FY2020/3 results", "Results of 2022", "2022年度実績". */
const isYearAlone =
  /^(?:(?:(?:FY ?)?(?:19|20)|FY ?)\d\d|[•・●■▪◆-]? ?(?:(?:results?|data|figures|actuals?|ergebnisse?|werte|résultats|resultat(?:er)?|datos|dati) (?:of |for |in |für |de |från )?)?(?:FY ?)?20\d\d(?:\/\d{1,2})?(?:年度?|年\d{1,2}月期)? ?(?:results?|data|figures|actuals?|実績|結果)?)$/i

/** Under scopes across, the name of another scope in their columns heads the next amounts: cards set in a grid. */
export function isNextHead(line: Line, table: Table, rows: readonly Row[]): boolean {
  if (isHeadOfNext(line, rows)) return true
  const heads = table.columns.filter(({ scope, year }) => scope !== null && year === null)
  return (
    rows.length > 0 &&
    heads.length > 0 &&
    line.chunks.some(
      (chunk) =>
        parseScope(chunk.text)?.isByWords === false &&
        heads.some((head) => overlap(head, chunk) > 0) &&
        chunk.text.length < 50,
    )
  )
}

/** "Year | Total energy (MWh) | Water" below rows of years: the head of the next table. */
function isHeadOfNext({ chunks }: Line, rows: readonly Row[]): boolean {
  const [label, ...heads] = chunks
  const areYears = rows.length > 1 && rows.every((row) => parseHeaderYear(row.label) !== null)
  return areYears && label !== undefined && heads.length > 1 && isYearHead(label.text)
}

/** Nothing but an amount in type twice as large as the head's: a tile below the table or the chart. */
export function isTile({ chunks }: Line, page: Page, table: Table): boolean {
  const head = Math.max(...page.lines.slice(table.header, table.first).map((line) => line.size))
  const isLarge = chunks.every(({ size }) => size > 1.8 * head)
  return isLarge && !/\p{L}{3}/u.test(chunks[0]?.text ?? '')
}

/**
 * At least two lines of prose across the columns end a table: what follows has heads of its own, known or not. If the table continues
 * below with an amount directly under each head, the prose is a note between its rows.
 */
export function isProseAcross(page: Page, at: number, table: Table): boolean {
  const [first, last] = [table.columns[0], table.columns.at(-1)]
  if (!first || !last || goesOnBelow(page, at, table)) return false
  const isAcross = (line: Line | undefined) => {
    const [only, ...others] = line?.chunks ?? []
    // Remarks in a column right of the amounts do not lie across the columns.
    const isInLast = only !== undefined && last !== first && only.x0 > last.x0 - 3
    return (
      only !== undefined &&
      others.length === 0 &&
      !isInLast &&
      only.text.length > 70 &&
      only.x1 > (first.x1 + last.x1) / 2
    )
  }
  const [line, next, after] = page.lines.slice(at, at + 3)
  const isGoingOn = next?.chunks.length === 1 && line !== undefined && next.y - line.y < 1.8 * line.size
  return (
    isAcross(line) &&
    isGoingOn &&
    (isAcross(next) || after?.chunks[0] === undefined || after.y - next.y > line.size * 1.5)
  )
}

/** Whether the first line of several cells below has one directly under each head, for at least three columns. */
function goesOnBelow(page: Page, at: number, { columns, last }: Table): boolean {
  const row = page.lines.slice(at, last + 1).find(({ chunks }) => chunks.length > 1)
  if (!row || columns.length < 3) return false
  return columns.every((column) =>
    row.chunks.some(({ x0, x1, text }) => {
      const away = [x0 - column.x0, x1 - column.x1, (x0 + x1 - column.x0 - column.x1) / 2]
      const isUnder = away.some((one) => Math.abs(one) < 2)
      return isUnder && /^[\d.,' ]+$/.test(text)
    }),
  )
}

/** A caption or a page of prose below a table ends it. */
export function isBreak(line: Line): boolean {
  if (!line.isProse) return false
  const text = lineText(line)
  return parseScope(text) === null || text.length > 70 || /^-/.test(text)
}
