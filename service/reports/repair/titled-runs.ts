import { yearCells } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { parseScope } from '@/service/reports/words/parse-scope'

/** One of the side-by-side tables: its years and the words above them. */
type Run = { years: readonly Chunk[]; title: Chunk | null }

/**
 * "Purchased goods | Direct emissions (Scope 1)" over "2021 | 2022 | 2021 | 2022" over four amounts: small tables side by side, as in a
 * picture of the value chain, where the words above the years are the row labels. Reads one after the other with the words before their
 * amounts; amounts keep their positions.
 */
export function withTitledRuns(page: Page): Page {
  const lines: Line[] = []
  for (let at = 0; at < page.lines.length; ) {
    const runs = runsUnder(page.lines, at)
    const count = runs.length === 0 ? 1 : 2 + rowsUnder(page.lines, at + 2, runs)
    const own = page.lines.slice(at, at + count)
    lines.push(...(runs.length === 0 ? own : inTurn(own, runs)))
    at += count
  }
  return { ...page, lines }
}

/** The tables of a line of titles above a line in which the same years repeat. */
function runsUnder(lines: readonly Line[], at: number): Run[] {
  const [titles, head] = [lines[at], lines[at + 1]]
  if (!titles || !head || head.y - titles.y > 2.4 * head.size) return []
  const groups: Chunk[][] = []
  for (const { chunk, year } of yearCells(head)) {
    if (year.kind !== 'actual' || chunk.text.length > 8) return []
    const last = groups.at(-1)
    if (last && last[0]?.text !== chunk.text) last.push(chunk)
    else groups.push([chunk])
  }
  const names = groups.map((years) => years.map(({ text }) => text).join())
  if (groups.length < 2 || new Set(names).size > 1 || (groups[0]?.length ?? 0) < 2) return []
  const runs = groups.map((years, i): Run => {
    const from = groups[i - 1]?.at(-1)?.x1 ?? 0
    const first = years[0]
    const title = titles.chunks.find(({ x0 }) => first && x0 > from && x0 < first.x0 + 12)
    return { years, title: title ?? null }
  })
  // Rows with labels belong to one table under several heads.
  const edge = runs[0]?.years[0]?.x0 ?? 0
  if ([head, lines[at + 2]].some((line) => line?.chunks.some(({ x1 }) => x1 < edge))) return []
  const named = runs.filter(({ title }) => title && parseScope(title.text))
  return named.length > 1 && titles.chunks.every((one) => runs.some(({ title }) => title === one)) ? runs : []
}

function isUnder({ years }: Run, chunk: Chunk): boolean {
  return years.some(({ x0, x1 }) => chunk.x0 < x1 + 6 && chunk.x1 > x0 - 6) && chunk.text.length < 16
}

/** How many lines of amounts follow. */
function rowsUnder(lines: readonly Line[], from: number, runs: readonly Run[]): number {
  let at = from
  for (; at < from + 2; at += 1) {
    const [line, before] = [lines[at], lines[at - 1]]
    const isNear = line && before && line.y - before.y < 1.8 * line.size
    if (!isNear || !line.chunks.some((chunk) => runs.some((run) => isUnder(run, chunk)))) break
  }
  return at - from
}

/** The other text of these lines, then a head and its rows for each table. */
function inTurn([, head, ...rows]: readonly Line[], runs: readonly Run[]): Line[] {
  if (!head) return []
  const taken = new Set<Chunk>(runs.flatMap(({ years, title }) => (title ? [...years, title] : years)))
  const tables = runs.flatMap((run, i): Line[] => {
    const [first] = run.years
    const own = rows.map((row) => row.chunks.filter((chunk) => isUnder(run, chunk)))
    for (const chunk of own.flat()) taken.add(chunk)
    if (!run.title || !first) return []
    // Left of all amounts, like the label of a row.
    const edge = Math.min(first.x0, ...own.flat().map(({ x0 }) => x0))
    const label = { ...run.title, x0: Math.min(run.title.x0, edge - 14), x1: edge - 2 }
    const y = (line: Line, at: number) => line.y + i * 0.2 + at * 0.05
    return [
      { ...head, y: y(head, 0), chunks: [...run.years] },
      ...own.flatMap((chunks, at): Line[] => {
        const row = rows[at]
        if (!row || chunks.length === 0) return []
        return [{ ...row, y: y(row, at), chunks: at === 0 ? [label, ...chunks] : [...chunks] }]
      }),
    ]
  })
  const others = [head, ...rows].flatMap((line) => {
    const chunks = line.chunks.filter((chunk) => !taken.has(chunk))
    return chunks.length > 0 ? [{ ...line, chunks }] : []
  })
  return [...others, ...tables]
}
