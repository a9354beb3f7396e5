import { overlap } from './columns'
import type { Table } from './find-tables'
import { type Line, lineText, type Page } from './page'
import { parseScope } from './parse-scope'
import { parseHeaderYear, type YearMention } from './parse-year'
import type { Row } from './table-rows'

/** The year that is all a line says. */
export function lonelyYear({ chunks }: Line): YearMention | null {
  const [only] = chunks
  return only && chunks.length === 1 && /^(?:FY ?)?(?:19|20)\d\d$/.test(only.text.trim())
    ? parseHeaderYear(only.text)
    : null
}

/** Under scopes across, the name of another scope in their columns heads the next amounts: cards set in a grid. */
export function isNextHead(line: Line, table: Table, rows: readonly Row[]): boolean {
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

/** A caption or a page of prose below a table ends it. */
export function isBreak(line: Line, page: Page): boolean {
  if (!page.isMarkdown || (line.chunks[0]?.x1 ?? 0) !== 150) return false
  const text = lineText(line)
  return parseScope(text) === null || text.length > 70 || /^-/.test(text)
}
