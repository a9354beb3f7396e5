import { type Chunk, type Line, lineText, type Page } from '@/service/reports/model/page'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'

type Method = 'lb' | 'mb'
type Marked = { amount: string; method: Method }

const note = /^\(?[*※] ?(\d)\)?[.:]? ?(.{5,60})$/
const pair = String.raw`(\d[\d.,]*) ?\(?[*※](\d)\)?`
const cell = new RegExp(`^${pair}(?: ${pair})?$`)

/**
 * "715 (*3) 663 (*4)" beside "Scope 2", with "(*3) Location-based" and "(*4) Market-based" below the table: cells of two amounts, one by
 * each method. Splits them into one row per method.
 */
export function withMethodsByMarks(page: Page): Page {
  const methods = methodsOfNotes(page)
  if (new Set(methods.values()).size < 2) return page
  let named: Line | null = null
  const lines = page.lines.flatMap((line) => {
    const marked = line.chunks.map((chunk) => markedIn(chunk, methods))
    const first = marked.findIndex((one) => one.length > 0)
    if (first < 0) return [line]
    // The second of two lines of such cells has its label on the first.
    const before: Line | null = named
    const isRest = first === 0 && before !== null && line.y - before.y < 2.2 * line.size
    const labels = isRest && before ? before.chunks : ownLabels(line.chunks.slice(0, first))
    if (labels.length === 0) return [line]
    named = { ...line, chunks: [...labels] }
    return rowsOf(line, labels, marked)
  })
  return { ...page, lines }
}

/** If the words next to the amounts name scope 2 themselves, the text left of them is a cell merged over rows. */
function ownLabels(chunks: readonly Chunk[]): readonly Chunk[] {
  const last = chunks.slice(-1)
  return last.some(({ text }) => parseScope(text)?.scopes.join() === '2') ? last : chunks
}

function methodsOfNotes(page: Page): Map<string, Method> {
  const found = new Map<string, Method>()
  // Notes stand one per line, or several beside each other.
  const texts = page.lines.flatMap((line) => [lineText(line), ...line.chunks.map(({ text }) => text)])
  // "*3 Location-based. *4 Market-based."
  for (const text of texts.flatMap((one) => one.split(/(?<=[.;]) (?=\(?[*※] ?\d)/))) {
    const [, mark = '', words = ''] = note.exec(text.trim()) ?? []
    const method = methodOf(words)
    if (method) found.set(mark, method)
  }
  return found
}

function markedIn({ text, marks }: Chunk, methods: ReadonlyMap<string, Method>): Marked[] {
  const [own] = marks.flatMap((mark) => methods.get(/^[*※](\d)$/.exec(mark)?.[1] ?? '') ?? [])
  if (own && /^\d[\d.,]*$/.test(text.trim())) return [{ amount: text.trim(), method: own }]
  const [, one, first = '', other, second = ''] = cell.exec(text.trim()) ?? []
  return [
    { amount: one, method: methods.get(first) },
    { amount: other, method: methods.get(second) },
  ].flatMap(({ amount, method }) => (amount && method ? [{ amount, method }] : []))
}

function rowsOf(line: Line, labels: readonly Chunk[], marked: readonly Marked[][]): Line[] {
  const methods = (['lb', 'mb'] as const).filter((method) => marked.flat().some((one) => one.method === method))
  return methods.map((method, i) => {
    const y = line.y + i * 0.5 * line.size
    const words = method === 'lb' ? 'location-based' : 'market-based'
    const named = labels.map((one, at) => (at < labels.length - 1 ? one : { ...one, text: `${one.text} (${words})` }))
    const cells = line.chunks.flatMap((chunk, at) =>
      (marked[at] ?? []).filter((one) => one.method === method).map(({ amount }) => ({ ...chunk, text: amount })),
    )
    return { ...line, y, chunks: [...named, ...cells].map((chunk) => ({ ...chunk, y })) }
  })
}
