import { isLaidOut } from '@/service/reports/model/layout'
import { type Chunk, columnWidth, type Line, type Page } from '@/service/reports/model/page'

const entry =
  /^(?<label>.*\p{L}.*?[^\s:]):\s+(?<amount>[\d.,'’\u00a0\u202f ]*\d(?: ?(?:[kM]?t|tonnes|tons)\b.{0,16})?)$/u

/** Lines of a list "Category 1, purchased goods: 640,200" as rows of a label and an amount; other lines stay as they are. */
export function withColonRows(page: Page): Page {
  const entries = page.lines.filter((line) => split(line) !== null)
  if (entries.length < 2) return page
  return { ...page, lines: page.lines.map((line) => split(line, !isLaidOut(page)) ?? line) }
}

function split(line: Line, areCells = false): Line | null {
  const [only] = line.chunks
  if (!only || line.chunks.length > 1 || only.text.length > 130) return null
  const { label, amount } = entry.exec(only.text)?.groups ?? {}
  if (label === undefined || amount === undefined || /^(?:19|20)\d\d$/.test(amount)) return null
  const x = only.x1 - ((only.x1 - only.x0) * amount.length) / only.text.length
  // In plain text each cell has its own column (markdown-pages.ts).
  const second = areCells ? only.x0 + columnWidth : x
  const part = (text: string, x0: number, x1: number): Chunk => ({ ...only, text, x0, x1, marks: [] })
  return {
    ...line,
    chunks: [
      part(label, only.x0, areCells ? only.x0 + columnWidth / 2 : x - only.size),
      part(amount, second, second + only.x1 - x),
    ],
  }
}
