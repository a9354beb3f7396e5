import { cellIn, center, overlap, readUnitCell } from '@/service/reports/model/columns'
import { layoutOf } from '@/service/reports/model/layout'
import type { Chunk, Line, Page } from '@/service/reports/model/page'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { isOtherColumn, parseHeaderYear } from '@/service/reports/words/parse-year'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { totalWord } from '@/service/reports/words/total-words'
import { assignColumnsByOrder } from './assign-columns-by-order'
import { isEmissionHead } from './emission-heads'
import type { Column, Table } from './find-tables'
import { endsWithUnit, isAmountHead, isReference, isYearHead, type Kinds, otherHeadsBefore } from './header-cells'
import { areRepeated, headsRun, type Leaf, overlapCount, stackAbove, stackBelow } from './header-levels'
import { withTotalsOfBoth } from './total-columns'

/** What is known while the head of a table is read. */
type Head = {
  page: Page
  at: number
  seeds: readonly Chunk[]
  kinds: Kinds
  left: number
  right: number
  margin: number
  reach: number
}

/** Where the table to the left ends and the one to the right begins; their heads are not part of this one. */
type Bounds = { from: number; to: number }

/** The table that these header cells begin; null if none. */
export function buildTable(
  page: Page,
  at: number,
  seeds: readonly Chunk[],
  { from, to }: Bounds,
  kinds: Kinds,
): Table | null {
  const [first, last] = [seeds[0], seeds.at(-1)]
  const seedLine = page.lines[at]
  if (!first || !last || !seedLine) return null
  const left = Math.min(first.x0, ...scopesUnder(page, at, seeds).map(({ x0 }) => x0))
  const margin = seeds.length > 1 ? Math.max(30, (center(last) - center(first)) / (seeds.length - 1)) : 70
  const head: Head = { page, at, seeds, kinds, left, right: to, margin, reach: layoutOf(page).headReach }
  const seeded = seeds.map((chunk) => ({ x0: chunk.x0, x1: chunk.x1, texts: [chunk.text] }))
  const { leaves: below, next } = linesBelow(head, seeded)
  const before = otherHeadsBefore(page, at, left, kinds)
  const labelHeads = headsOfLabels(head, page.lines.slice(at, next), from)
  const headText = [...opened(page.lines[at - 1], seedLine, labelHeads), ...labelHeads]
    .filter((chunk) => !before.some(({ x0, x1, text }) => text === chunk.text && x1 >= chunk.x1 && x0 <= chunk.x0))
    .map(({ text }) => text)
    .join(' ')
  const columns = [
    ...before.map(({ x0, x1, text }) => toColumn(x0, x1, [text])),
    ...linesAbove(head, below).map(({ x0, x1, texts }) => toColumn(x0, x1, texts)),
  ]
  const isOfUnits = seeds.some(({ text }) => readUnitCell(text) || endsWithUnit(text))
  if (!isOfUnits && !columns.some(tells)) return null
  const settled = assignColumnsByOrder(columns, page.lines.slice(next), left - margin, kinds)
  return {
    columns: withTotalsOfBoth(withoutShortTons(withMilestones(shareStartYears(withMethods(settled))))),
    header: at,
    first: next,
    last: page.lines.length - 1,
    left: 0,
    headText,
    remarks: remarksOf(page.lines.slice(Math.max(0, at - 1), next), page.lines.slice(next, next + 24), left),
  }
}

/** "2021" alone over the middle of "Scope 1 | Scope 2 | Scope 3": these heads, of which the first may begin far left of the year. */
function scopesUnder(page: Page, at: number, [year, ...others]: readonly Chunk[]): readonly Chunk[] {
  const [line, next] = page.lines.slice(at, at + 2)
  if (!year || !line || !next || others.length > 0 || line.chunks.length > 1) return []
  const isNear = next.y - line.y < 2.6 * line.size
  const heads = next.chunks.filter(({ text }) => parseScope(text)?.isByWords === false && text.length < 45)
  const [first, last] = [heads[0], heads.at(-1)]
  const isOver = first && last && first.x1 < year.x0 && last.x1 > year.x1
  return isNear && isOver && isBareYear.test(year.text.trim()) ? heads : []
}

const isBareYear = /^(?:FY ?)?(?:19|20)\d\d$/

/** Whether its head says what its amounts are. */
function tells({ year, scope, path }: Column): boolean {
  const saysWhat = year !== null || scope !== null || methodOf(path) !== null || readUnitCell(path)
  return saysWhat || isTotalLabel(path) || isAmountHead(path) || isEmissionHead(path)
}

/** The words in the lines of the head left of its columns and right of the table before. */
function headsOfLabels(head: Head, lines: readonly Line[], from: number): Chunk[] {
  return lines.flatMap(({ chunks }) =>
    chunks.filter((chunk) => !isWithin(head, chunk) && chunk.x1 < head.left && chunk.x0 > from),
  )
}

const goesOn = /(?:,|\b(?:in|by|of|and|for|from|the|nach|von|par|de|en|por|em|av|per))$/i

/** "Other indirect (Scope 3) GHG emissions by" over "category, in t CO2e | 2019 | 2020": the head of the labels began a line before. */
function opened(above: Line | undefined, line: Line, [first]: readonly Chunk[]): Chunk[] {
  if (!above || !first || line.y - above.y > 1.8 * line.size || Math.abs(line.size - above.size) > 0.5) return []
  return above.chunks.filter(({ x0, text }) => Math.abs(x0 - first.x0) < 2 && goesOn.test(text.trim()))
}

/** "Status", "Calculation methodology" over cells left of the amounts. */
const remarkHead =
  /^(?:(?:evaluation |calculation )?(?:status|relevance)|(?:emissions? )?(?:(?:calculation|estimation|quantification) )?(?:method(?:ology|s)?|approach)(?: used)?|methodology|data (?:source|quality)|(?:calculation )?(?:basis|boundary)|explanation|comments?|remarks?|methode|methodik|berechnungsmethode|beräkningsmetod|méthode)$/i

/** Targets stand left of the measures, in cells over several rows. */
const goalHead =
  /^(?:(?:our|20\d\d|climate) )?(?:goals?|targets?|commitments?|ambitions?|aims?|objectives?|ziele?|mål)$/i

const measureHead = /\b(?:units?|measures?|metrics?|indicators?|kpis?)\b/i

function remarksOf(lines: readonly Line[], below: readonly Line[], left: number): number[] {
  const heads = lines.flatMap(({ chunks }) => chunks.filter(({ x1 }) => x1 < left))
  // Alone above the labels it is their own head.
  const isBehind = ({ x0 }: Chunk) => heads.some(({ x1 }) => x1 < x0)
  const isGoal = ({ x0, text }: Chunk) =>
    goalHead.test(text.trim()) && heads.some((other) => other.x0 > x0 && measureHead.test(other.text))
  return heads
    .filter((one) => isGoal(one) || (isBehind(one) && remarkHead.test(one.text.trim())))
    .map((one) => startUnder(one, below))
}

/** Where the cells under a head begin, which may be centred. */
function startUnder(head: Chunk, below: readonly Line[]): number {
  const cells = below.flatMap(({ chunks }) => chunks.slice(1).filter((one) => one.x0 < head.x0 && one.x1 > head.x0))
  const isCommon = (one: Chunk) => cells.filter(({ x0 }) => Math.abs(x0 - one.x0) < 1).length > 2
  return cells.find(isCommon)?.x0 ?? head.x0
}

function isWithin({ left, margin, seeds }: Head, chunk: Chunk): boolean {
  return chunk.x0 > left - margin * 0.75 && chunk.x0 < (seeds.at(-1)?.x1 ?? left) + margin
}

/** "Americas" or "Tonnes of" far left of a right-aligned year, repeated under the next year. */
function comesAgain({ left, margin, seeds }: Head, { chunks }: Line, { x0, text }: Chunk): boolean {
  const same = chunks.filter((one) => one.text === text)
  const isFirst = seeds.length > 1 && same.length === seeds.length && same[0]?.x0 === x0
  return (isFirst && x0 > left - margin * 1.2) || x0 >= (setRightFrom(seeds, chunks) ?? Number.POSITIVE_INFINITY)
}

/** Where the first group begins under a right-aligned year: its last cell ends with the year, and its first one repeats after that. */
function setRightFrom(seeds: readonly Chunk[], chunks: readonly Chunk[]): number | null {
  const first = chunks.find(({ text }) => chunks.filter((one) => one.text === text).length === seeds.length)
  const again = chunks.findIndex((one) => one !== first && one.text === first?.text)
  const last = chunks[again - 1]
  const isSetRight = seeds.length > 1 && last !== first && Math.abs((last?.x1 ?? 0) - (seeds[0]?.x1 ?? 0)) < 3
  return first && isSetRight ? first.x0 : null
}

/** A running title above a head: it begins where the labels do and heads no columns. */
function isOverLabels([first]: readonly Leaf[], { chunks: [label] }: Line): boolean {
  return first !== undefined && label !== undefined && Math.abs(first.x0 - label.x0) < 3
}

/** "Category" at half the height between "2021 | 2022" and "kg | % | kg | %": the head of the labels, set between two levels. */
function isLabelHeadBetween(line: Line, next: Line | undefined, { left, page, at }: Head): boolean {
  const first = page.lines[at]
  if (line.chunks.length !== 1 || !next || !first || next.y - first.y > 2.6 * first.size) return false
  return (
    line.chunks.every(({ x1 }) => x1 < left) &&
    next.chunks.every(({ text, x0, x1 }) => x1 > left || x0 > (line.chunks[0]?.x1 ?? left) || readUnitCell(text))
  )
}

/** Up to four lines under the first that continue the heads, and the index after them. */
function linesBelow(head: Head, seeded: Leaf[]): { leaves: Leaf[]; next: number } {
  const { page, at, kinds } = head
  let leaves = seeded
  let next = at + 1
  let openHeads: Chunk[] = []
  for (; next < Math.min(at + 5, page.lines.length); next += 1) {
    const [line, before] = [page.lines[next], page.lines[next - 1]]
    if (!line || !before) break
    // A level with more heads, some with several lines, stands slightly lower; a level that repeats the same heads may stand lower still.
    const isLevel = leaves.length > 1 && line.chunks.length >= 2 * leaves.length && !isOverLabels(leaves, line)
    const reach = isLevel ? head.reach * (areRepeated(line.chunks, leaves.length) ? 1.6 : 1.3) : head.reach
    if (line.y - before.y > reach * Math.max(line.size, page.lines[at]?.size ?? 0)) break
    const isAmount = (chunk: Chunk) => !parseHeaderYear(chunk.text) && cellIn(kinds(chunk)) && isWithin(head, chunk)
    if (line.chunks.some(isAmount)) break
    if (isLabelHeadBetween(line, page.lines[next + 1], head)) continue
    const chunks = withFirstLines(
      line.chunks.filter(
        (chunk) =>
          !isSign(chunk) && !isHeadOfYearsDown(head, chunk) && (isWithin(head, chunk) || comesAgain(head, line, chunk)),
      ),
      openHeads,
    )
    openHeads = []
    if (chunks.length === 0 && line.chunks.some((one) => isSign(one) && isWithin(head, one))) continue
    if (chunks.length === 0 || chunks.some(({ text }) => text.length > 50)) break
    const following = page.lines[next + 1]
    if (following && areFirstLines(chunks, following)) {
      openHeads = chunks
      continue
    }
    if (chunks.length === 1 && leaves.length > 2 && overlapCount(chunks[0], leaves) > 1) break
    leaves = stackBelow(leaves, chunks, layoutOf(page).isWrapped && line.y - before.y < 1.55 * line.size)
  }
  return { leaves, next }
}

/** "Year" left of the heads on their second line: years stand under it, not amounts. */
function isHeadOfYearsDown({ left }: Head, { x1, text }: Chunk): boolean {
  return x1 < left && isYearHead(text)
}

/** "★" above cells that mark verified figures: not a column of amounts. */
function isSign({ text }: Chunk): boolean {
  return !/[\p{L}\p{N}%\p{Sc}]/u.test(text.replaceAll('Δ', ''))
}

/** "Global" over "(excl. UK)", with "UK" beside the latter: heads of two lines among heads of one. */
function areFirstLines(chunks: readonly Chunk[], next: Line): boolean {
  const isFirst = (chunk: Chunk) => {
    const under = next.chunks.filter((one) => overlap(one, chunk) > 0)
    return under.length === 1 && next.y - chunk.y < 1.8 * next.size && /^\(/.test(under[0]?.text ?? '')
  }
  return next.chunks.length > chunks.length && chunks.every(isFirst)
}

function withFirstLines(chunks: Chunk[], openHeads: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    const first = openHeads.find((one) => overlap(one, chunk) > 0)
    return first ? { ...chunk, text: `${first.text} ${chunk.text}` } : chunk
  })
}

/** "Parameter | Unit" at half the height between "Standalone | Consolidated" and the years under each: heads of labels, not a level. */
function isLabelHeadBelow({ page, at, left }: Head, line: Line, over: Line | undefined): boolean {
  const years = page.lines[at]
  if (!over || !years || years.y - over.y > 2.6 * Math.max(over.size, years.size)) return false
  return line.chunks.every(({ x1 }) => x1 < left) && over.chunks.every(({ x1 }) => x1 > left)
}

/** "Five-year summary" over "Year | Scope 1 | Scope 2": the title of the table, as it begins at the head of the labels. */
function beginsAtLabels({ page, at, left }: Head, { chunks }: Line): boolean {
  const [label] = page.lines[at]?.chunks ?? []
  const [only] = chunks
  return chunks.length === 1 && !!label && !!only && label.x1 < left && only.x0 < label.x0 + 3
}

/** Up to three lines over the first that head several of its columns, or one. */
function linesAbove(head: Head, below: Leaf[]): Leaf[] {
  const { page, at, kinds } = head
  let leaves = below
  for (let above = at - 1; above >= Math.max(0, at - 3); above -= 1) {
    const [line, under] = [page.lines[above], page.lines[above + 1]]
    if (!line || !under || under.y - line.y > head.reach * Math.max(line.size, page.lines[at]?.size ?? 0)) break
    const chunks = line.chunks.filter(
      (chunk) =>
        isWithin(head, chunk) && chunk.text.length <= 45 && chunk.x0 < head.right - 3 && !isReference(chunk.text),
    )
    const isAmount = (chunk: Chunk) => !parseHeaderYear(chunk.text) && kinds(chunk) === 'value' && isWithin(head, chunk)
    // Much larger type is the page's title.
    const isTitle = line.size > 1.7 * Math.max(...head.seeds.map(({ size }) => size))
    if (isLabelHeadBelow(head, line, page.lines[above - 1])) continue
    if (chunks.length === 0 || isTitle || beginsAtLabels(head, line) || line.chunks.some(isAmount)) break
    const isOverOne = overlapCount(chunks[0], leaves) === 1 || headsRun(chunks[0], leaves)
    if (chunks.length === 1 && leaves.length > 1 && !isOverOne) break
    leaves = stackAbove(leaves, chunks, under.y - line.y < 1.4 * under.size)
  }
  return leaves
}

function toColumn(x0: number, x1: number, printed: readonly string[]): Column {
  // "GRI 305-3" above a year refers to the standard for the row.
  const own = printed.filter((text) => !isReference(text))
  const texts = own.length > 0 ? own : printed
  const path = texts.join(' ')
  const year = parseHeaderYear(path) ?? texts.map(parseHeaderYear).find((one) => one !== null) ?? null
  const kind = texts.some((text) => isOtherColumn(text)) && year?.kind !== 'base' ? 'change' : year?.kind
  const isOther = kind === 'change' || kind === 'target'
  return {
    x0,
    x1,
    path,
    year: year && kind ? { ...year, kind } : year,
    scope: parseScope(path),
    isOther: isOther || (year === null && isOtherColumn(path)),
  }
}

/** "Total (market-based)" is the sum of all scopes. */
const allOf = new RegExp(totalWord, 'iu')

/** Beside columns of scopes, a column that names only a method is scope 2: no other scope has methods. */
function withMethods(columns: Column[]): Column[] {
  if (!columns.some(({ scope }) => scope)) return columns
  return columns.map((column) =>
    column.scope === null &&
    !column.isOther &&
    methodOf(column.path) &&
    column.year === null &&
    !allOf.test(column.path)
      ? { ...column, scope: parseScope(`Scope 2 ${column.path}`) }
      : column,
  )
}

/** ESRS E1-6: years right of the change column that are later than all years left of it and reach 2030 are milestones. */
function withMilestones(columns: Column[]): Column[] {
  const change = columns.findIndex(
    ({ isOther, path }) => isOther && /%|Δ|\bchange|variation|abweich|veränd|förändr|évolution/i.test(path),
  )
  const yearsOf = (some: readonly Column[]) => some.flatMap(({ year }) => (year ? [year.year] : []))
  const left = yearsOf(columns.slice(0, change).filter(({ isOther }) => !isOther))
  const right = yearsOf(columns.slice(change + 1))
  const isAhead = change > 0 && left.length > 0 && Math.min(...right) > Math.max(...left) && Math.max(...right) >= 2030
  if (!isAhead) return columns
  return columns.map((column, at) =>
    at > change && column.year ? { ...column, isOther: true, year: { ...column.year, kind: 'target' } } : column,
  )
}

/** "2022 | Tons CO2e" beside "2022 | Metric tons CO2e": the former are short tons, the same amounts again. */
function withoutShortTons(columns: Column[]): Column[] {
  const isMetric = ({ path }: Column) => /\bmetric|\btonnes?\b/i.test(path)
  const hasMetric = (year: number) => columns.some((one) => isMetric(one) && one.year?.year === year)
  return columns.map((column) =>
    /\btons?\b/i.test(column.path) && !isMetric(column) && column.year !== null && hasMetric(column.year.year)
      ? { ...column, isOther: true }
      : column,
  )
}

/** "2023/24" beside "2024" is the fiscal year that began in 2023. */
function shareStartYears(columns: Column[]): Column[] {
  const plain = new Set(
    columns.flatMap(({ year }) => (year && year.startYear === null && year.kind !== 'change' ? [year.year] : [])),
  )
  return columns.map((column) => {
    const { year } = column
    if (!year?.startYear || plain.size === 0) return column
    return { ...column, year: { ...year, year: year.startYear } }
  })
}
