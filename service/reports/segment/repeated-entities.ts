import { kindOfCell } from '@/service/reports/model/columns'
import type { Line } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'

/**
 * "Head office", "Subsidiaries", "Total" below each other, and again for each scope that stands left of them: these words begin the rows
 * of a table and are not a column of prose, however long the descriptions of the scopes are.
 */
export function areRepeatedEntities(lines: readonly Line[], x: number): boolean {
  const rows = lines.flatMap(({ chunks, y }) => {
    const at = chunks.findIndex((one) => Math.abs(one.x0 - x) < 4)
    const own = chunks[at]
    const hasAmount = chunks.slice(at + 1).some((one) => kindOfCell(one, null) === 'value')
    return own && hasAmount ? [{ text: own.text, y }] : []
  })
  const [first, last] = [rows[0], rows.at(-1)]
  const distinct = new Set(rows.map(({ text }) => text))
  if (!first || !last || distinct.size < 2 || rows.length < 2 * distinct.size) return false
  const left = lines
    .filter(({ y }) => y > first.y - 8 && y < last.y + 8)
    .flatMap(({ chunks }) => chunks.filter((one) => one.x1 < x))
  return left.filter(({ text }) => parseScope(text)?.isByWords === false).length > 1
}
