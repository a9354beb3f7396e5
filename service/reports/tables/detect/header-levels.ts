import { center, overlap } from '@/service/reports/model/columns'
import type { Chunk } from '@/service/reports/model/page'
import { methodOf, parseScope } from '@/service/reports/words/parse-scope'
import { isOtherColumn, parseHeaderYear } from '@/service/reports/words/parse-year'

/** A column while its header is read: its position and the texts above it. */
export type Leaf = { x0: number; x1: number; texts: string[] }

export function overlapCount(chunk: Chunk | undefined, leaves: readonly Leaf[]): number {
  return chunk ? leaves.filter((leaf) => overlap(chunk, leaf) > 0).length : 0
}

/** "Intensity" alone above the second "2024 | 2023" of "2024 | 2023 | 2024 | 2023": the head of only these years. */
export function headsRun(chunk: Chunk | undefined, leaves: readonly Leaf[]): boolean {
  const years = leaves.map(({ texts }) => parseHeaderYear(texts.join(' '))?.year)
  const half = years.length / 2
  const doRepeat =
    half > 1 && years.every((year, at) => year !== undefined && year === years[(at + half) % years.length])
  const isUnder = leaves.map((leaf) => chunk !== undefined && overlap(chunk, leaf) > 0)
  const [left, right] = [new Set(isUnder.slice(0, half)), new Set(isUnder.slice(half))]
  return doRepeat && left.size === 1 && right.size === 1 && left.has(true) !== right.has(true)
}

export function stackBelow(leaves: Leaf[], chunks: readonly Chunk[], isTight = false): Leaf[] {
  if (isTight && areUpperHalves(leaves, chunks)) return withUpperHalves(leaves, chunks)
  if (chunks.length > leaves.length && !areBeside(leaves, chunks)) return childrenOf(leaves, chunks)
  const result = leaves.map((leaf) => ({ ...leaf, texts: [...leaf.texts] }))
  for (const chunk of chunks) {
    const best = result.map((leaf) => ({ leaf, by: overlap(leaf, chunk) })).sort((a, b) => b.by - a.by)[0]
    if (best && best.by > -3) {
      best.leaf.texts.push(chunk.text)
      best.leaf.x0 = Math.min(best.leaf.x0, chunk.x0)
      best.leaf.x1 = Math.max(best.leaf.x1, chunk.x1)
    } else result.push({ x0: chunk.x0, x1: chunk.x1, texts: [chunk.text] })
  }
  return result.sort((a, b) => a.x0 - b.x0)
}

/**
 * Whether cells are the upper halves of the cells below, as close as lines of one cell: "Scope 1 | Total | Scope 3: business" over
 * "(direct) | location-based | market-based | (market-based) | travel". Each is aligned with one cell below and heads no other.
 */
function areUpperHalves(leaves: readonly Leaf[], chunks: readonly Chunk[]): boolean {
  // "2024" over "restated" is no half of a cell; below years that head several cells each there may be halves.
  const isDated = leaves.some(({ texts }) => parseHeaderYear(texts.at(-1) ?? '') !== null)
  if (isDated || leaves.length < 2 || chunks.length <= leaves.length) return false
  const under = leaves.map((leaf) => chunks.filter((chunk) => overlap(leaf, chunk) > 0))
  const areAligned = leaves.every(({ x0, x1 }, i) => {
    const [only, ...others] = under[i] ?? []
    return only && others.length === 0 && (Math.abs(only.x0 - x0) < 3 || Math.abs(only.x1 - x1) < 3)
  })
  return areAligned && new Set(under.flat()).size === leaves.length
}

/** A one-line cell between two-line cells stands under the same parents as they do: "UK | Global | Total" under each of two years. */
function withUpperHalves(leaves: readonly Leaf[], chunks: readonly Chunk[]): Leaf[] {
  const groups = [...new Map(leaves.map(({ texts }) => [texts.slice(0, -1).join(' '), texts.slice(0, -1)])).values()]
  const blocks = startedAnew(chunks, groups.length)
  return chunks.map((chunk, i) => {
    const first = leaves.find((leaf) => overlap(leaf, chunk) > 0)
    if (!first) {
      const before = leaves.findLast((leaf) => leaf.x1 < chunk.x0)?.texts.slice(0, -1)
      return { x0: chunk.x0, x1: chunk.x1, texts: [...(groups[blocks?.[i] ?? -1] ?? before ?? []), chunk.text] }
    }
    const [x0, x1] = [Math.min(chunk.x0, first.x0), Math.max(chunk.x1, first.x1)]
    return { x0, x1, texts: [...first.texts, chunk.text] }
  })
}

/**
 * Two-line heads are set slightly higher than their one-line neighbours ("2024" over "restated", "2023" beside the latter): years not
 * below another year are columns of their own.
 */
function areBeside(leaves: readonly Leaf[], chunks: readonly Chunk[]): boolean {
  const isYear = (text: string | undefined) => parseHeaderYear(text ?? '') !== null
  const own = chunks.filter((chunk) => overlapCount(chunk, leaves) === 0)
  const under = chunks.filter((chunk) => !own.includes(chunk))
  return (
    leaves.every(({ texts }) => isYear(texts[0]) || isOtherColumn(texts[0] ?? '')) &&
    own.some(({ text }) => isYear(text)) &&
    own.every((chunk) => isYear(chunk.text) || isOtherColumn(chunk.text)) &&
    (under.length === 0 || leaves.every((leaf) => under.filter((chunk) => overlap(chunk, leaf) > 0).length === 1))
  )
}

/** "EMEA | Americas | Group | EMEA | Americas | Group" below two years: the same heads under each of `count` headings. */
export function areRepeated(chunks: readonly Chunk[], count: number): boolean {
  const per = chunks.length / count
  return Number.isInteger(per) && per > 1 && chunks.every(({ text }, i) => text === chunks[i % per]?.text)
}

/** A second level with more cells than the first: each cell belongs to the heading above it. */
function childrenOf(parents: readonly Leaf[], all: readonly Chunk[]): Leaf[] {
  const chunks = withoutLabelHead(parents, all)
  const per = chunks.length / parents.length
  const blocks = areRepeated(chunks, parents.length)
    ? chunks.map((_, i) => Math.floor(i / per))
    : startedAnew(chunks, parents.length)
  const childless = new Set(parents)
  const children = chunks.map((chunk, i) => {
    const leftmost = parents[0]
    const byBlock = blocks ? parents[blocks[i] ?? 0] : undefined
    const possible = parents.filter((parent) => !isRatioAfter(parent, chunk, chunks))
    const nearest = possible.sort(
      (a, b) => Math.abs(center(a) - center(chunk)) - Math.abs(center(b) - center(chunk)),
    )[0]
    const parent = byBlock ?? methodParent(parents, chunk, chunks) ?? nearest ?? leftmost
    if (parent) childless.delete(parent)
    return { x0: chunk.x0, x1: chunk.x1, texts: [...textsOver(parent, chunk, chunks), chunk.text] }
  })
  // "2021" under "Base year", whose own cell below is on the next line, is still a column.
  const own = [...childless].filter((one) => parseHeaderYear(one.texts.join(' ')) && overlapsNone(one, chunks))
  return [...children, ...own].sort((a, b) => a.x0 - b.x0)
}

/** "2024/2023" above its own cell, right of the last "Total" under "2024": that total does not belong to the change. */
function isRatioAfter(parent: Leaf, chunk: Chunk, chunks: readonly Chunk[]): boolean {
  const words = parent.texts.join(' ')
  const [, later, earlier] = /\b(20\d\d) ?\/ ?(20\d\d)\b/.exec(words) ?? []
  const isRatio = isOtherColumn(words) || Number(later) > Number(earlier)
  const isOverOwn = chunks.some((one) => overlap(one, parent) > 0)
  return isRatio && isOverOwn && chunk.x1 < parent.x0 && parseHeaderYear(chunk.text) === null
}

function overlapsNone(leaf: Leaf, chunks: readonly Chunk[]): boolean {
  return chunks.every((chunk) => overlap(chunk, leaf) <= 0)
}

/** "Discontinued busi-" over "nesses", with "Total" beside the latter: the first line of a head does not belong to its neighbour. */
function textsOver(parent: Leaf | undefined, chunk: Chunk, chunks: readonly Chunk[]): string[] {
  const texts = parent?.texts ?? []
  const isBroken = texts.length > 1 && /\p{L}[-‐]$/u.test(texts.at(-1) ?? '')
  const rest = chunks.find((one) => parent && overlap(one, parent) > 0 && /^\p{Ll}/u.test(one.text))
  return isBroken && rest && rest !== chunk ? texts.slice(0, -1) : texts
}

/** "Business function" left of all headings, beside years that repeat under each: the head of the labels, not a column. */
function withoutLabelHead(parents: readonly Leaf[], chunks: readonly Chunk[]): readonly Chunk[] {
  const [label, ...others] = chunks
  const years = others.map(({ text }) => parseHeaderYear(text)?.year)
  const per = others.length / parents.length
  const doRepeat = parents.length > 1 && Number.isInteger(per) && years.every((year, i) => year === years[i % per])
  const isLeft = label !== undefined && parents.every(({ x0 }) => label.x1 < x0) && parseHeaderYear(label.text) === null
  return isLeft && doRepeat && !years.includes(undefined) ? others : chunks
}

/** "Location-based" and "Market-based" beside each other, wherever "Scope 2" stands above them: no other scope has methods. */
function methodParent(parents: readonly Leaf[], chunk: Chunk, chunks: readonly Chunk[]): Leaf | undefined {
  const methods = chunks.map(({ text }) => methodOf(text)).filter((one) => one !== null)
  if (methodOf(chunk.text) === null || methods.length !== 2 || new Set(methods).size !== 2) return undefined
  const named = parents.filter(({ texts }) => parseScope(texts.join(' '))?.scopes.join() === '2')
  return named.length === 1 && parents.length > 1 ? named[0] : undefined
}

/** "Global" over "(excl. UK)": the first line of a head that continues on the next line. */
function beginsHead(chunk: Chunk, leaves: readonly Leaf[]): boolean {
  const under = leaves.filter((leaf) => overlap(chunk, leaf) > 0)
  return under.length === 1 && (/^[(\p{Ll}&]/u.test(under[0]?.texts[0] ?? '') || goesOn.test(chunk.text))
}

/** "Rest of" over "Group", "UK and" over "Ireland". */
const goesOn = /\b(?:of|and|the|for|in|excl\.?|und|och|de|et)$|[&,]$/i

/** "year", "/ base": fragments of heads broken over lines, not headings. */
function isFragment(chunk: Chunk): boolean {
  return /^(?:\/.*|.*\/|year|years|target|targets|%|base)$/.test(chunk.text.trim())
}

/** "Scope 1, Scope 2, Scope 3, Scope 1, Scope 2" under two years: where the cells repeat, the next year begins; null if that does not fit. */
function startedAnew(chunks: readonly Chunk[], count: number): number[] | null {
  let block = 0
  let from = 0
  const blocks = chunks.map(({ text }, i) => {
    if (chunks.slice(from, i).some((one) => one.text === text)) {
      block += 1
      from = i
    }
    return block
  })
  const starts = chunks.filter(({ text }) => text === chunks[0]?.text).length
  // "UK, Europe, Group, UK, Europe, Group, Group": under the last year stands only one of them.
  const isLastShort = starts === count - 1 && starts > 1 && blocks.filter((one) => one === block).length === 1
  return count > 1 && block === count - 1 && (starts === count || isLastShort) ? blocks : null
}

/**
 * The heading, of `count`, that each column belongs to, if the same years repeat under each ("2023 2022 2023 2022", optionally with a
 * change behind them); otherwise null.
 */
function blocksOf(leaves: readonly Leaf[], count: number): number[] | null {
  const heads = leaves.map(({ texts }) => texts[0] ?? '')
  const isDated = heads.some((text) => parseHeaderYear(text))
  const own = heads.filter((text) => !isDated || (parseHeaderYear(text) && !isOtherColumn(text)))
  const per = own.length / count
  if (count < 2 || !Number.isInteger(per) || per < 2 || own.some((text, i) => text !== own[i % per])) return null
  let seen = 0
  return heads.map((text) => {
    if (own.includes(text)) seen += 1
    return Math.floor(Math.max(0, seen - 1) / per)
  })
}

/** "2024" over "restated" stands beside "2025", not over it. */
function areTwoYears(above: Chunk, leaf: Leaf): boolean {
  const [one, other] = [parseHeaderYear(above.text), parseHeaderYear(leaf.texts.join(' '))]
  return one !== null && other !== null && one.year !== other.year
}

const isBaseYear =
  /^(?:base(?:line)?(?: year)?|basisjahr|basår|basisår|année de (?:base|référence)|año base|anno base|perusvuosi)$/i

/** Puts a line above the heads below it. `isTight`: as close to them as lines of one cell are. */
export function stackAbove(leaves: readonly Leaf[], chunks: readonly Chunk[], isTight = false): Leaf[] {
  const areOfOne = isTight && chunks.some(isFragment) && chunks.every((chunk) => overlapCount(chunk, leaves) === 1)
  if (areOfOne || chunks.every((chunk) => beginsHead(chunk, leaves)))
    return leaves.map((leaf) => {
      const first = chunks.find((chunk) => overlap(chunk, leaf) > 0)
      return first ? { ...leaf, texts: [first.text, ...leaf.texts] } : leaf
    })
  const blocks = blocksOf(leaves, chunks.length)
  return leaves.map((leaf, i) => {
    const byBlock = blocks ? chunks[blocks[i] ?? 0] : undefined
    const above = chunks.filter((chunk) => overlap(chunk, leaf) > 0)
    const nearest = [...chunks].sort(
      (a, b) => Math.abs(center(a) - center(leaf)) - Math.abs(center(b) - center(leaf)),
    )[0]
    // A heading reaches at most halfway to the next one.
    const spacing =
      chunks.length > 1 ? (center(chunks.at(-1) ?? leaf) - center(chunks[0] ?? leaf)) / (chunks.length - 1) : 0
    const reaches =
      nearest !== undefined && !/-$/.test(nearest.text) && Math.abs(center(nearest) - center(leaf)) <= spacing * 0.55
    // "%" above one column heads only that one; a heading of amounts may be aligned with the first of its columns.
    const isOfOne =
      nearest !== undefined &&
      (isOtherColumn(nearest.text) || isBaseYear.test(nearest.text)) &&
      overlapCount(nearest, leaves) === 1
    const spans =
      chunks.length < leaves.length && reaches && !isOfOne && !areTwoYears(nearest, leaf) ? nearest : undefined
    const parent = byBlock ?? above[0] ?? spans
    if (!parent) return leaf
    const texts = [parent.text, ...leaf.texts]
    // "Base year" over "2021" is as wide as its column, whose amounts may be right-aligned with it.
    const isWider = above.length === 1 && isBaseYear.test(parent.text) && overlapCount(parent, leaves) === 1
    return isWider ? { x0: Math.min(leaf.x0, parent.x0), x1: Math.max(leaf.x1, parent.x1), texts } : { ...leaf, texts }
  })
}
