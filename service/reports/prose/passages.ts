import { kindOfCell } from '@/service/reports/model/columns'
import { beginsParagraph, isLaidOut } from '@/service/reports/model/layout'
import { type Chunk, type Line, lineText, type Page } from '@/service/reports/model/page'
import { joinCells } from '@/service/reports/repair/join-cells'
import type { NumberStyle } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { notesApart } from './notes-under-tables'

export type Passage = { text: string; chunks: { chunk: Chunk; from: number }[] }

/** Sentences across line breaks, with the position of each word. */
export function passagesOf(page: Page, style: NumberStyle): Passage[] {
  return besideEachOther(page)
    .flatMap((lines) => notesApart(lines))
    .flatMap((lines) => passagesIn(lines, page, style))
}

function passagesIn(lines: readonly Line[], page: Page, style: NumberStyle): Passage[] {
  const passages: Passage[] = []
  let passage: Passage = { text: '', chunks: [] }
  let lastY = 0
  let before: Line | null = null
  let year: Chunk | null = null
  const finish = () => {
    if (
      /scope|スコープ|categor|kategor|catégor|alcance|escopo|périmètre|umfang|omfang|location|market|plats|marknad/i.test(
        passage.text,
      )
    )
      passages.push(...sentencesOf(passage))
    passage = { text: '', chunks: [] }
  }
  for (const line of isLaidOut(page) ? joinCells(lines) : lines) {
    // A table's row is not a sentence: its label would be read with amounts of other rows.
    const prose = before === null ? null : proseBeside(line, before, style)
    if (prose === null && isTableRow(line, style)) {
      finish()
      lastY = line.y
      continue
    }
    // The next entry of an index ends a sentence too: "305-1 | Direct (Scope 1) GHG emissions", "306-3 | Waste generated".
    if (line.chunks.slice(0, 2).some(({ text }) => /^(?:GRI )?[1-4]\d\d-\d{1,2}\b/.test(text))) finish()
    if (beginsParagraph(page, line, lastY, 2.6) || passage.text.length > 4000) finish()
    const isNextEntry = before !== null && isEntry(before) && isEntry(line)
    if (before && (isTitle(before, line) || isNextEntry)) finish()
    if (isNextEntry && year) passage = { text: year.text, chunks: [{ chunk: year, from: 0 }] }
    else if (!isEntry(line) || !before || lineText(before) !== year?.text) year = yearAlone(line)
    before = line
    lastY = line.y
    for (const chunk of prose === null ? line.chunks : [prose]) {
      const isBroken = /\p{Ll}-$/u.test(passage.text) && /^\p{Ll}/u.test(chunk.text)
      // "Market-" at the end of a line keeps its hyphen: the word is "market-based".
      const keeps = /(?:market|location)-$/i.test(passage.text)
      passage.text = isBroken ? passage.text.slice(0, keeps ? undefined : -1) : `${passage.text} `
      passage.chunks.push({ chunk, from: passage.text.length })
      passage.text += chunk.text
    }
  }
  finish()
  return passages
}

/** "Direct emissions (Scope 1): 517 t CO2e", "517 t CO2e – Scope 1": a line of a list that is complete by itself. */
function isEntry(line: Line): boolean {
  const text = lineText(line)
  // Checked before the patterns, whose time grows with the square of a line's length.
  if (text.length >= 140) return false
  const scopes = text.match(/(?:scope|スコープ|alcance|escopo|umfang|omfang|périmètre) ?[123](?!\d)/gi) ?? []
  const amounts =
    text.match(
      /\d[\d.,' \u00a0]*(?: (?:thousand|million|mio\.?))? ?(?:kg|[kM]?t|ton\p{L}*|metric tons|[千万]?トン|公[噸吨])(?=[\s,;.)CO]|$)/giu,
    ) ?? []
  return scopes.length === 1 && amounts.length === 1 && !/[,(–-]$|\b(?:and|und|et|y|och|of|scopes?)$/i.test(text)
}

/** "2018" alone above a list: the year of all its entries. */
function yearAlone({ chunks }: Line): Chunk | null {
  const [only, ...others] = chunks
  return only && others.length === 0 && /^(?:FY ?)?(?:19|20)\d\d:?$/.test(only.text.trim()) ? only : null
}

/** "Metrics and targets" in larger type above a paragraph is not part of its first sentence; a scope or year in it would be read with it. */
function isTitle(line: Line, next: Line): boolean {
  const [only, ...others] = line.chunks
  const isLarger = line.size > next.size * 1.12
  return (
    only !== undefined &&
    others.length === 0 &&
    isLarger &&
    !/\d/.test(only.text) &&
    parseScope(only.text) === null &&
    /^\p{Lu}/u.test(next.chunks[0]?.text ?? '')
  )
}

/**
 * A line of a paragraph beside the amounts of a chart at the same height: its words fill the width, continue in the middle of a sentence
 * and begin at the edge of the line above. Null for any other line.
 */
function proseBeside(line: Line, before: Line, style: NumberStyle): Chunk | null {
  const [words, ...others] = line.chunks
  const [above] = before.chunks
  if (!words || !above || others.length === 0 || !/^\p{Ll}/u.test(words.text)) return null
  const isParagraph = Math.abs(words.x0 - above.x0) < 3 && line.y - before.y < 2.2 * line.size
  const isFull = words.text.split(' ').length > 5 && words.x1 - words.x0 > 0.85 * (above.x1 - above.x0)
  const areLabels = others.every((one) => kindOfCell(one, style) === 'value' && one.x0 > words.x1 + 2 * line.size)
  return isParagraph && isFull && above.text.split(' ').length > 4 && areLabels ? words : null
}

/** Words, then at least two amounts, each in its own cell; or words, a unit and its amount. */
function isTableRow({ chunks }: Line, style: NumberStyle): boolean {
  if (chunks.length < 3 || chunks.some(({ text }) => text.length > 70)) return false
  const kinds = chunks.map((chunk) => kindOfCell(chunk, style))
  // "Scope 1 | 12,345 t | Scope 2 | 6,789 t" is not a row: it names a scope for each amount.
  const scopes = chunks.filter(({ text }) => parseScope(text)?.isByWords === false).length
  if (/^text (?:unit value|value unit)(?: text| unit)*$/.test(kinds.join(' '))) return true
  return kinds[0] === 'text' && scopes < 2 && kinds.filter((kind) => kind === 'value' || kind === 'percent').length >= 2
}

/** "… are our largest part. Following PCAF, we estimate them at 2.14 million tonnes": about what the sentence before named. */
const goesOnNaming =
  /^[^.;\d]{0,60}\b(?:estimate|put|quantify|quantified|calculated?|estimated) (?:them|it|these|this)\b[^.;\d]{0,12}\d|^(?:(?:In (?:FY ?)?20\d\d,? (?:they|these(?: emissions)?|it))|(?:In total,? |Overall,? |Together,? )?(?:[Tt]hey|[Tt]hese(?: emissions)?|[Ii]t)) (?:amounted|totall?ed|came|were|was|stood)\b[^.;\d]{0,24}\d[\d.,]* ?(?:million |thousand )?(?:[kM]?t|tonnes?|tons?|metric)/

/** "Compared with 4,330 t in 2021, this is …": about what the sentence before said. */
const goesOnComparing =
  /^(?:(?:This )?compare[sd] (?:with|to)|(?:The (?:figure|amount|value|number) )?in the (?:previous|prior|preceding) year(?: it (?:was|had been)|,)|Base(?:line)? year \((?:19|20)\d\d\)(?=: \d))[^.;]{0,24}? \d[\d.,' ]*\d? ?(?:[kM]?t|tonnes?|tons?|metric)/i

/** "305-1 Direct (Scope 1) GHG emissions p. 45. In 2024 …": the page number before an answer does not end the sentence. */
const ofEntry = /\b305-\d\b[^.;]{0,90}\bpp?\. ?\d{1,3}(?: ?[-–] ?\d{1,3})?\.$/

function sentencesOf(passage: Passage): Passage[] {
  const ends = [
    ...passage.text.matchAll(
      /(?<!(?<!\p{L})(?:approx|ca|No|p|pp|resp|incl|bl\.a|t\.ex|Mio|Mrd|Tsd|bzw|inkl|ggü|Nr|z\.B|d\.h|[ée]q|äq|Äq|e\.g|i\.e|vs))[.!?]\)?\s+(?=[\p{Lu}(•-])|(?<=CO ?[2₂]-?(?:e|eq)?)\.\s+(?=\d)|\s[•]\s|。\s*/gu,
    ),
  ]
    .filter(({ index, 0: all }) => {
      const next = passage.text.slice(index + all.length)
      const isReference = ofEntry.test(passage.text.slice(0, index + 1))
      return !isReference && !goesOnComparing.test(next) && !goesOnNaming.test(next)
    })
    .map(({ index, 0: all }) => index + all.length)
  return [0, ...ends].map((from, i) => {
    const to = ends[i] ?? passage.text.length
    const chunks = passage.chunks.filter((one) => one.from < to && one.from + one.chunk.text.length > from)
    return { text: passage.text.slice(from, to), chunks: chunks.map((one) => ({ ...one, from: one.from - from })) }
  })
}

/** Blocks of lines; cards beside each other become one block each, as their words are no sentence together. */
function besideEachOther(page: Page): Line[][] {
  if (!isLaidOut(page)) return [page.lines]
  const blocks: Line[][] = []
  for (const line of page.lines) {
    const last = blocks.at(-1)
    if (last && line.y - (last.at(-1)?.y ?? 0) <= line.size * 2.6) last.push(line)
    else blocks.push([line])
  }
  return blocks.flatMap((block) => columnsOf(block))
}

function columnsOf(block: Line[]): Line[][] {
  const x = block.flatMap(({ chunks }) => chunks.slice(1).map(({ x0 }) => x0)).find((one) => isGutter(one, block))
  if (x === undefined) return [block]
  const part = (isRight: boolean) =>
    block.flatMap((line) => {
      const chunks = line.chunks.filter(({ x0 }) => x0 >= x - 3 === isRight)
      return chunks.length > 0 ? [{ ...line, chunks }] : []
    })
  return [part(false), ...columnsOf(part(true))]
}

/** A horizontal position where words of several lines begin, far from the text to their left, with phrases on both sides and nothing
 * across. */
function isGutter(x: number, block: readonly Line[]): boolean {
  if (block.some(({ chunks }) => chunks.some(({ x0, x1 }) => x0 < x - 3 && x1 > x - 12))) return false
  const right = block.flatMap(({ chunks }) => chunks.filter(({ x0 }) => Math.abs(x0 - x) <= 3))
  const left = block.flatMap(({ chunks }) => chunks.filter(({ x0 }) => x0 < x - 3))
  const arePhrases = (some: readonly Chunk[]) => some.some(({ text }) => (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2)
  // "SCOPE 1" and "SCOPE 3" over their amounts are cards as well.
  const areCards = [left, right].every(
    (some) =>
      some.some(({ text }) => parseScope(text)?.isByWords === false) && some.some(({ text }) => amount.test(text)),
  )
  // A question and its answer: the scope on one side, its amount on the other.
  const isAnswered = block.some(({ chunks }) => {
    const sides = [chunks.filter(({ x0 }) => x0 < x - 3), chunks.filter(({ x0 }) => x0 >= x - 3)]
    return sides.some(isScopeOnly) && sides.some(isAmountOnly)
  })
  return right.length > 1 && left.length > 1 && (areCards || (arePhrases(right) && arePhrases(left))) && !isAnswered
}

const amount = /(?<![\d.,])(?!(?:19|20)\d\d(?!\d|[.,]\d))(?:\d{1,3}(?:[.,' ]\d{3})+|\d{4}|\d+[.,]\d)/

function isScopeOnly(chunks: readonly Chunk[]): boolean {
  return chunks.some(({ text }) => parseScope(text)) && !chunks.some(({ text }) => amount.test(text))
}

function isAmountOnly(chunks: readonly Chunk[]): boolean {
  return chunks.some(({ text }) => amount.test(text)) && !chunks.some(({ text }) => parseScope(text))
}
