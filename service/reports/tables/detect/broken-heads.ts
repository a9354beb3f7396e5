import { overlap } from '@/service/reports/model/columns'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { isOtherColumn, parseHeaderYear } from '@/service/reports/words/parse-year'
import type { Kinds } from './header-cells'

/**
 * Heads broken over lines left of a line of years: "Base year" beside "2023" and "2024", with its "2021" on the next line, or the two
 * around that line. They head columns if amounts stand under them and words to their left.
 */
export function brokenHeads(page: Page, at: number, seeds: readonly Chunk[], kinds: Kinds): Chunk[] {
  const line = page.lines[at]
  const [first] = seeds
  if (!line || !first || !seeds.some(({ text }) => parseHeaderYear(text))) return []
  const band = page.lines.slice(Math.max(0, at - 2), at + 3).flatMap(({ y, size, chunks }) => {
    const away = Math.abs(y - line.y) / Math.max(size, line.size)
    // In a three-line head the year stands a line lower: "Base", "year", "(2019)".
    const isNear = (one: Chunk) => away < 2.1 || (away < 2.9 && y > line.y && isYearAlone.test(one.text))
    return chunks.filter((one) => one.x1 < first.x0 && one.text.length <= 30 && isNear(one))
  })
  const heads = band.filter((one) => !isOtherColumn(one.text))
  const columns: Chunk[][] = []
  for (const head of heads) {
    const column = columns.find((own) => own.some((one) => overlap(one, head) > 0))
    if (column) column.push(head)
    else columns.push([head])
  }
  return columns
    .filter((own) => own.length > 1)
    .filter(
      (own) => own.every((one) => Math.abs(one.y - line.y) < 1.8 * Math.max(one.size, line.size)) || namesBase(own),
    )
    .flatMap((own) => joined(own, line.y) ?? [])
    .filter((head) => isYearOfAmounts(head, page, at, kinds))
    .sort((a, b) => a.x0 - b.x0)
}

const isPlainYear = /^(?:FY ?)?(?:19|20)\d\d(?:[/–-]\d\d)?$/
const isYearAlone = /^\(?(?:19|20)\d\d\)?$/

/** "Base year" over its year may stand a little wider apart than other heads. */
function namesBase(chunks: readonly Chunk[]): boolean {
  return parseHeaderYear(chunks.map(({ text }) => text).join(' '))?.kind === 'base'
}

function joined(chunks: readonly Chunk[], y: number): Chunk | null {
  const [first] = chunks
  if (!first) return null
  const x0 = Math.min(...chunks.map((one) => one.x0))
  const x1 = Math.max(...chunks.map((one) => one.x1))
  return { ...first, text: chunks.map(({ text }) => text).join(' '), x0, x1, y }
}

function isYearOfAmounts(head: Chunk, page: Page, at: number, kinds: Kinds): boolean {
  const year = parseHeaderYear(head.text)
  if (!year || year.kind === 'change' || year.kind === 'target') return false
  const isCell = (one: Chunk) => ['value', 'blank'].includes(kinds(one)) && overlap(one, head) > -8
  const isAmount = (one: Chunk) => isCell(one) && !/^\d{1,2}$/.test(one.text)
  const rows = page.lines
    .slice(at + 1, at + 12)
    .filter(({ chunks }) => chunks.some(isCell) && chunks.some((one) => kinds(one) === 'text' && one.x1 < head.x0))
  const amounts = rows.filter(({ chunks }) => chunks.some(isAmount))
  // The page may end after the first row of amounts, or a row of shares stand under it.
  const isCut = amounts.length === 1 && (rows.length > 1 || page.lines.length - at < 8)
  return amounts.length > 1 || (isCut && isFullRow(amounts[0], head, kinds))
}

/** The years to the right have amounts too: it is not a label that happens to end in a number. */
function isFullRow(row: Line | undefined, head: Chunk, kinds: Kinds): boolean {
  return (row?.chunks ?? []).filter((one) => one.x0 > head.x1 && kinds(one) === 'value').length > 0
}

/** Years on the line below a line of years, between or beside two-line heads: "2024" beside "2023" over "(restated)". */
export function yearsBeside(page: Page, at: number, seeds: readonly Chunk[], kinds: Kinds): Chunk[] {
  const [line, next] = [page.lines[at], page.lines[at + 1]]
  // A year alone may stand higher over the words below it than words of a head do.
  const reach = seeds.some(({ text }) => isPlainYear.test(text)) ? 2.1 : 1.6
  const isNear = line && next && next.y - line.y < reach * Math.max(line.size, next.size)
  if (!isNear || !seeds.some(({ text }) => parseHeaderYear(text))) return []
  const under = next.chunks.filter((one) => seeds.some((seed) => overlap(one, seed) > 0))
  if (under.length === 0 && isBetween(page, at, seeds))
    return next.chunks.filter((one) => one.text.length <= 12 && isYearOfAmounts(one, page, at + 1, kinds))
  // The continuation of heads is words, not years.
  const isYear = ({ text }: Chunk) => parseHeaderYear(text) !== null
  const areTwoYears = (one: Chunk) => isYear(one) && seeds.some((seed) => overlap(one, seed) > 0 && isYear(seed))
  if (under.length === 0 || under.some(areTwoYears)) return []
  return next.chunks.filter(
    (one) => !under.includes(one) && one.text.length <= 12 && isYearOfAmounts(one, page, at + 1, kinds),
  )
}

/** "FY2020" over "baseline", and on the height between the two the heads of one line: "FY2021", "FY2022". */
function isBetween(page: Page, at: number, seeds: readonly Chunk[]): boolean {
  const [line, next, third] = [page.lines[at], page.lines[at + 1], page.lines[at + 2]]
  if (!line || !next || !third || next.y - line.y > 0.9 * line.size || third.y - line.y > 1.9 * line.size) return false
  return third.chunks.some((one) => /\p{L}{3}/u.test(one.text) && seeds.some((seed) => overlap(one, seed) > 0))
}

/** Heads on a common foot: "2022" over "Group" over "(audited)", and beside the last of these lines "2020" and "2021" alone. */
export function yearsAtFoot(page: Page, at: number, seeds: readonly Chunk[], kinds: Kinds): Chunk[] {
  const line = page.lines[at]
  const isYear = ({ text }: Chunk) => /^(?:FY ?)?(?:19|20)\d\d$/.test(text)
  // "2022 vs" over "2021" is the head of a change, with a year of its own on the line below.
  const changes = seeds.filter(({ text }) => /^(?:FY ?)?(?:19|20)\d\d (?:vs\.?|versus|to|–|-)$/i.test(text))
  const areHeads =
    seeds.some(isYear) && seeds.every((one) => isYear(one) || changes.includes(one) || !/\d/.test(one.text))
  if (!line || !areHeads) return []
  const found: Chunk[] = []
  const isOwn = (one: Chunk) => [...seeds, ...found].some((seed) => overlap(one, seed) > -2)
  for (let foot = at + 1; foot <= at + 3; foot += 1) {
    const below = page.lines[foot]
    if (!below || below.y - line.y > 1.6 * (foot - at) * Math.max(line.size, below.size)) break
    const others = below.chunks.filter((one) => !isOwn(one))
    // The continuation of years is words.
    const isOfChange = (one: Chunk) => changes.some((seed) => overlap(one, seed) > 0)
    const isYearUnder = (one: Chunk) => isOwn(one) && !isOfChange(one) && !/\p{L}/u.test(one.text)
    if (below.chunks.length === others.length || below.chunks.some(isYearUnder)) break
    const years = others.filter(({ text }) => text.length <= 12 && parseHeaderYear(text)?.kind === 'actual')
    if (!years.every((one) => isYearOfAmounts(one, page, foot, kinds))) break
    // Heads of three lines, of two and of one stand on the same foot.
    found.push(...years)
  }
  return found
}
