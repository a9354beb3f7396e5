import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'

type Method = 'lb' | 'mb'
type Cells = { methods: readonly Chunk[]; amounts: readonly Chunk[]; y: number }
type Block = { lines: Line[]; count: number }

/**
 * "Market-based method" above each amount of a row and "Location-based method" above each of the next, with "Scope 2" at the height
 * between: reads one row per method.
 */
export function withMethodsOverAmounts(page: Page): Page {
  const lines: Line[] = []
  for (let at = 0; at < page.lines.length; ) {
    const block = blockAt(page.lines, at)
    lines.push(...(block?.lines ?? page.lines.slice(at, at + 1)))
    at += block?.count ?? 1
  }
  return { ...page, lines }
}

function methodIn({ text }: Chunk): Method | null {
  return text.length < 32 && !/\d/.test(text) ? methodOf(text) : null
}

function methodsIn(chunks: readonly Chunk[]): Method | null {
  const methods = new Set(chunks.map(methodIn))
  const [only] = methods
  return methods.size === 1 ? (only ?? null) : null
}

/** Two pairs of a line of methods and a line of amounts, optionally with a line of only the label between. */
function blockAt(lines: readonly Line[], at: number): Block | null {
  const head = lines[at]?.chunks.filter((chunk) => methodIn(chunk)) ?? []
  const [first] = head
  if (!first || head.length < 2 || methodsIn(head) === null) return null
  const isCell = (chunk: Chunk) => head.some((one) => overlap(one, chunk) > 0)
  const labels: Chunk[] = []
  const rows: Cells[] = []
  let methods: readonly Chunk[] | null = null
  for (const [i, line] of lines.slice(at, at + 6).entries()) {
    const cells = line.chunks.filter(isCell)
    labels.push(...line.chunks.filter((chunk) => !isCell(chunk)))
    if (cells.length === 0) continue
    if (methods === null && methodsIn(cells) !== null) methods = cells
    else if (methods !== null && cells.every(({ text }) => /^[\d.,' ]*\d[*★†]*$/.test(text))) {
      rows.push({ methods, amounts: cells, y: line.y })
      methods = null
    } else return null
    if (rows.length === 2) return toBlock(rows, labels, lines[at], i + 1)
  }
  return null
}

function toBlock(
  rows: readonly Cells[],
  labels: readonly Chunk[],
  line: Line | undefined,
  count: number,
): Block | null {
  const [label] = labels.filter(({ text }) => parseScope(text)?.scopes.join() === '2')
  const named = rows.map(({ methods }) => methodsIn(methods))
  if (!line || !label || named[0] === named[1]) return null
  return {
    count,
    lines: rows.map(({ amounts, y }, i) => {
      const words = named[i] === 'lb' ? 'location-based' : 'market-based'
      const chunks = [{ ...label, text: `${label.text} (${words})` }, ...amounts]
      return { ...line, y, chunks: chunks.map((chunk) => ({ ...chunk, y })) }
    }),
  }
}
