import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Page } from '@/service/reports/model/page'

/** Words that a scope's number must follow: "Scope", "Scope 1 +", "Scopes 1 and". */
const isOpen = /\bscopes?(?: ?[123],? ?(?:\+|&|,|and|und|et|och|y|e))*$/i

type Changes = Map<Chunk, Chunk | null>

/** Joins "Direct (Scope" over "1) GHG emissions", broken in a narrow column; likewise "N-" over "1". */
export function joinBrokenScopes(page: Page): Page {
  const changed: Changes = new Map()
  joinScopes(page, changed)
  joinYearsBefore(page, changed)
  if (changed.size === 0) return page
  const lines = page.lines.map((line) => ({
    ...line,
    chunks: line.chunks.flatMap((one) => {
      const now = changed.get(one)
      return now === null ? [] : [now ?? one]
    }),
  }))
  return { ...page, lines: lines.filter(({ chunks }) => chunks.length > 0) }
}

function joinScopes(page: Page, changed: Changes): void {
  page.lines.forEach(({ chunks, size, y }, at) => {
    const next = page.lines[at + 1]
    if (!next || next.y - y > 1.9 * size) return
    for (const chunk of chunks.filter(({ text }) => isOpen.test(text))) {
      const below = next.chunks.find(({ x0 }) => Math.abs(x0 - chunk.x0) < 2)
      const [, number = '', rest = ''] = /^([123]\)?)(?:[ :–-]+(.*))?$/.exec(below?.text ?? '') ?? []
      if (!below || number === '') continue
      changed.set(chunk, { ...chunk, text: `${chunk.text} ${number}`, marks: [...chunk.marks, ...below.marks] })
      changed.set(below, rest === '' ? null : { ...below, text: rest })
    }
  })
}

/** "N-" over "1": the year before the report's. */
function joinYearsBefore(page: Page, changed: Changes): void {
  page.lines.forEach(({ chunks }, at) => {
    for (const chunk of chunks.filter(({ text }) => /\bN ?[-–]$/.test(text))) {
      const below = page.lines[at + 1]?.chunks.find((one) => one.text === '1' && overlap(one, chunk) > 0)
      if (!below) continue
      changed.set(chunk, { ...chunk, text: `${chunk.text}1` })
      changed.set(below, null)
    }
  })
}
