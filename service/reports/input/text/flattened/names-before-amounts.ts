import { isBlankCell } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'

/** The most lines over a row in which the other names of a list may stand. */
const farthestName = 5
/** A longer line is prose. */
const longestName = 90

const amount = /^[<>~≈]?\(?[-–−+]?\d[\d.,'’]*\)?%?[*†‡]*$/u

type Row = { label: string; count: number }

/**
 * Takes the amounts from a row that ends a list of names, "Scope 1", "Scope 2 (location-based)", "Scope 2 (market-based) 1,234 1,300", where
 * the rows below it are amounts without names: the first amounts may be of the first name, and nothing tells.
 */
export function withoutListsOfNames(lines: readonly string[]): string[] {
  const result = [...lines]
  for (const [at, line] of lines.entries()) {
    const row = rowOf(line)
    if (!row || row.label === '' || !isBelow(lines, at, row.count)) continue
    if (!namesSeveral(row.label) && !hasOtherNameOver(lines, at, row.label)) continue
    result[at] = row.label
    for (let below = at + 1; isUnnamed(lines[below] ?? '', row.count); below += 1) result[below] = ''
  }
  return result
}

function isUnnamed(line: string, count: number): boolean {
  const row = rowOf(line)
  return row !== null && row.label === '' && row.count === count
}

/** The words of a line and how many amounts follow them; null for prose and for lines without amounts. */
function rowOf(line: string): Row | null {
  if (!/\d/.test(line) || line.length > 4 * longestName) return null
  const cells = line.includes('|')
    ? line
        .split('|')
        .map((text) => text.trim())
        .filter((text) => text !== '')
    : line.trim().split(/\s+/)
  const first = cells.findLastIndex((text) => !amount.test(text) && !isBlankCell(text)) + 1
  const count = cells.length - first
  return count === 0 ? null : { label: cells.slice(0, first).join(' '), count }
}

/** Whether the next line that is not empty has as many amounts, and no name. */
function isBelow(lines: readonly string[], at: number, count: number): boolean {
  const next = lines.slice(at + 1, at + 4).find((text) => text.trim() !== '')
  return next !== undefined && isUnnamed(next, count)
}

const scopeName = /(?:scopes?|スコープ) ?[123]/gi

/** "Scope 1 Scope 2": several scopes beside each other, with nothing that joins them. */
function namesSeveral(label: string): boolean {
  return [...label.matchAll(scopeName)]
    .slice(1)
    .some(({ index }) => !/(?:[,;&+/–-]|(?<!\p{L})(?:and|und|et|och|og|y|e))\s*$/iu.test(label.slice(0, index)))
}

/** Whether a line over the row names another scope, or scope 2 by the other method, and has no amount. */
function hasOtherNameOver(lines: readonly string[], at: number, label: string): boolean {
  const own = parseScope(label)
  if (!own) return false
  for (let over = at - 1; over >= Math.max(0, at - farthestName); over -= 1) {
    const line = (lines[over] ?? '').replaceAll('|', ' ').trim()
    if (line.length > longestName || rowOf(line)?.label === '' || /\d{3}/.test(line)) return false
    const other = parseScope(line)
    if (!other || other.isByWords) continue
    return other.scopes.join() !== own.scopes.join() || other.method !== own.method || other.category !== own.category
  }
  return false
}

/**
 * "Scope 1 Europe 900 950", "Asia 334 350", "Scope 2 Europe 1,222 1,300", "Asia 1,000 1,000": where two scopes go on in the same words, and
 * the rows below them are the same too, the first amounts are of a part. These rows lose their amounts.
 */
export function withoutFirstParts(lines: readonly string[]): string[] {
  const rows = lines.flatMap((line, at) => {
    const row = rowOf(line)
    return row && row.label !== '' ? [{ at, ...row }] : []
  })
  const parts = new Map<string, { at: number; label: string; scope: string }[]>()
  for (const [i, { at, label }] of rows.entries()) {
    const [, scope = '', part = ''] = scopeWithPart.exec(label) ?? []
    const next = rows[i + 1]
    if (part === '' || !next || next.at - at > 2 || parseScope(next.label) || ofWhole.test(part)) continue
    const key = `${part} / ${next.label}`.toLowerCase()
    parts.set(key, [...(parts.get(key) ?? []), { at, label, scope }])
  }
  const firsts = [...parts.values()].filter((own) => new Set(own.map(({ scope }) => scope)).size > 1).flat()
  const labels = new Map(firsts.map(({ at, label }) => [at, label]))
  return lines.map((line, at) => labels.get(at) ?? line)
}

/** The number of a scope, its method, and what stands behind. */
const scopeWithPart =
  /^(?:\p{L}+ ){0,3}?((?:scope|スコープ) ?[123])(?: ?\([^()]*\)| ?(?:location|market)[- ]based)?(?: ?[:–—-])? (\p{L}[\p{L} .&-]{1,40})$/iu
const ofWhole = /emission|ghg|total|group|tco|tonne|co2|gross|direct|consolidated|t-co/i
