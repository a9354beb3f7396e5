import { parseScope } from '@/service/reports/words/parse-scope'

/**
 * Removes prose that runs down the first column beside a table in plain text, and puts its lines after the rows. Only if labels of the
 * second column name scopes and the first continues from line to line.
 */
export function withProseBelow(rows: readonly string[]): string[] {
  const cells = rows.map((row) => (row.startsWith('| ') ? row.slice(1, -1).split('|') : []))
  const first = cells.map(([text = '']) => text.trim())
  const scopes = cells.filter(([, label = '']) => parseScope(label.trim())?.isByWords === false)
  const prose = first.filter((text) => text.length > 24 && parseScope(text) === null)
  const goingOn = prose.filter((text) => /^\p{Ll}/u.test(text))
  if (scopes.length < 2 || prose.length < 4 || goingOn.length < prose.length / 2) return [...rows]
  const last = rows.length - 1
  return rows.map((row, at) => {
    const own = cells[at] ?? []
    const table = own.length > 1 ? `|${own.slice(1).join('|')}|` : row
    return at === last ? [table, '', ...first.filter((text) => text !== '')].join('\n') : table
  })
}
