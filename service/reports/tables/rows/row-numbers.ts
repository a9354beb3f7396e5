import { parseScope } from '@/service/reports/words/parse-scope'

const numbered = /^(\d{1,2})\s+(?=\p{L})(.+)$/u

/**
 * "1 Transport … 2 Purchased goods and services … 7 Total": numbers that only count the rows, as the names belong to other categories
 * than those numbers. Returns the rows without them.
 */
export function withoutRowNumbers<R extends { label: string }>(rows: readonly R[]): R[] {
  let last = 0
  let others = 0
  for (const { label } of rows) {
    const [, digits, words = ''] = numbered.exec(label) ?? []
    if (digits === undefined) continue
    const number = Number(digits)
    if (number <= last) return [...rows]
    last = number
    const category = parseScope(words)?.category ?? null
    if (category !== null && category !== number) others += 1
  }
  if (others < 2) return [...rows]
  return rows.map((row) => ({ ...row, label: row.label.replace(numbered, '$2') }))
}
