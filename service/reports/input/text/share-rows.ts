import { isBlankCell } from '@/service/reports/words/parse-number'

type Row = { label: string; amount: string; share: string }

const row = /^(?<label>.*\S) (?<amount>[-–−]?\d[\d.,'’]*|[-–—]|n\/a) (?<share>\d{1,3}(?:[.,]\d+)? ?%)$/i

/**
 * Rows of an amount and its share one space apart, under no years: "Scope 2 101 0.7%". Three of them in succession are a table and become
 * rows with borders.
 */
export function withShareRows(lines: readonly string[]): string[] {
  const rows = lines.map(rowOf)
  return lines.map((line, at) => {
    const own = rows[at]
    if (!own || lengthAround(rows, at) < 3) return line
    return `| ${own.label} | ${own.amount} | ${own.share} |`
  })
}

/** A label may end in its own number, and in no amount of another column. */
function rowOf(line: string): Row | null {
  const { label = '', amount = '', share = '' } = line.includes('|') ? {} : (row.exec(line.trim())?.groups ?? {})
  const isLabel = /\p{L}{2}/u.test(label) && label.length < 90 && !/ {3}|\t/.test(label)
  const last = label.split(' ').at(-1) ?? ''
  const hasOther =
    /^[-–−]?\d[\d.,]*%?$/.test(last) && !/(?:scope|スコープ|categor\w+|カテゴリー?) ?\d{1,2}$/i.test(label)
  return isLabel && !hasOther && !isBlankCell(last) ? { label, amount, share } : null
}

/** A table has three rows: who looks on further, in a text of nothing else, looks at each row again for each. */
const enough = 2

/** How many rows stand in succession there, of those nearest to it. */
function lengthAround(rows: readonly (Row | null)[], at: number): number {
  const step = (by: number): number => {
    let length = 0
    while (length < enough && rows[at + by * (length + 1)]) length += 1
    return length
  }
  return 1 + step(-1) + step(1)
}
