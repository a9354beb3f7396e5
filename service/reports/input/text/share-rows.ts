import { isBlankCell } from '@/service/reports/words/parse-number'

type Row = { label: string; amount: string; share: string }

const row = /^(?<label>.*\S) (?<amount>[-–−]?\d[\d.,'’]*|[-–—]|n\/a) (?<share>\d{1,3}(?:[.,]\d+)? ?%)$/i

/**
 * Turns rows of an amount and its share, one space apart and without years, "Scope 2 101 0.7%", into rows with borders. Three consecutive
 * rows make a table.
 */
export function withShareRows(lines: readonly string[]): string[] {
  const rows = lines.map(rowOf)
  return lines.map((line, at) => {
    const own = rows[at]
    if (!own || lengthAround(rows, at) < 3) return line
    return `| ${own.label} | ${own.amount} | ${own.share} |`
  })
}

/** A label may end in its own number, but not in an amount of another column. */
function rowOf(line: string): Row | null {
  const { label = '', amount = '', share = '' } = line.includes('|') ? {} : (row.exec(line.trim())?.groups ?? {})
  const isLabel = /\p{L}{2}/u.test(label) && label.length < 90 && !/ {3}|\t/.test(label)
  const last = label.split(' ').at(-1) ?? ''
  const hasOther =
    /^[-–−]?\d[\d.,]*%?$/.test(last) && !/(?:scope|スコープ|categor\w+|カテゴリー?) ?\d{1,2}$/i.test(label)
  return isLabel && !hasOther && !isBlankCell(last) ? { label, amount, share } : null
}

/** Three rows make a table: counting further would look at every row again for each row. */
const enough = 2

/** How many consecutive rows there are around an index, up to that many on each side. */
function lengthAround(rows: readonly (Row | null)[], at: number): number {
  const step = (by: number): number => {
    let length = 0
    while (length < enough && rows[at + by * (length + 1)]) length += 1
    return length
  }
  return 1 + step(-1) + step(1)
}
