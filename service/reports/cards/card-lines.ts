import { center } from '@/service/reports/model/columns'
import type { Context } from '@/service/reports/model/context'
import type { Candidate } from '@/service/reports/model/figure'
import { boxOf, type Chunk } from '@/service/reports/model/page'
import { because } from '@/service/reports/model/reason'
import { parseNumber } from '@/service/reports/words/parse-number'
import { parseScope } from '@/service/reports/words/parse-scope'
import { findUnit } from '@/service/reports/words/parse-unit'

/** How many times larger than its words the amount of a card must be set. */
export const LARGER = 1.4

/** Words under a large amount may go on: "End of life of sold products (category" and "12)". */
export function withNextLines(label: Chunk, amount: Chunk, chunks: readonly Chunk[]): Chunk {
  if (label.y < amount.y || label.text.length > 60) return label
  const rest = linesUnder(label, chunks).filter(
    ({ text }, at, all) =>
      !before.test(text) && (!/^[▲▼△▽↑↓+\-–−\d]/.test(text) || endsInYear(all[at - 1] ?? label, text)),
  )
  const joined = rest.reduce((text, one) => joinedWith(text, one.text), label.text)
  // Never joins words into the name of another scope, nor away from the one already named.
  const [own, all] = [parseScope(label.text), parseScope(joined)]
  const isSame = all !== null && (own === null || own.scopes.join() === all.scopes.join())
  return isSame ? { ...label, text: joined } : label
}

/** "emissions in calendar year" over "2022" */
function endsInYear({ text }: Chunk, next: string): boolean {
  return /\b(?:year|in|for|FY)$/i.test(text.trim()) && /^(?:19|20)\d\d$/.test(next.trim())
}

/** The words of a card while they still name it; a continuation that reads on as a sentence is left out. */
function joinedWith(text: string, next: string): string {
  const all = /\p{Ll}-$/u.test(text) ? `${text}${next}` : `${text} ${next}`
  return all.length < longest ? all : text
}

/** Longer texts are not the name of a card (letters). */
const longest = 90

/** The lines straight under a chunk, set as it is: from the same edge or around the same middle. */
function linesUnder(first: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const lines: Chunk[] = []
  let last = first
  for (;;) {
    const from = last
    const next = chunks.find(
      (one) =>
        one.y > from.y + 2 &&
        one.y - from.y < from.size * 1.7 &&
        Math.abs(one.size - first.size) < first.size * 0.35 &&
        (Math.abs(one.x0 - first.x0) < 3 || Math.abs(center(one) - center(first)) < 6),
    )
    if (!next || lines.length > 3) return lines
    lines.push(next)
    last = next
  }
}

/** The lines under the amount of a card whose words are above it: its unit, then the year before, but not the next amount. */
function linesBelow(amount: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const under = chunks
    .filter((one) => Math.abs(one.x0 - amount.x0) < 4 || Math.abs(center(one) - center(amount)) < 3)
    .filter(({ y }) => y > amount.y + 2 && y - amount.y < 3.2 * amount.size)
    .sort((a, b) => a.y - b.y)
  const next = under.findIndex(({ size, text }) => size > 0.9 * amount.size && /^\d/.test(text))
  return next < 0 ? under : under.slice(0, next)
}

/** "▼ 9 % (2023: 203.9)", "2022: 43,330 t. Service vehicles …", "(2020: 1,204 t; 2015: 2,310 t)": years and their amounts. */
const before =
  /(?:^|[(\s])(?:FY ?)?((?:19|20)\d\d)(?: \(base(?:line)?(?: year)?\))?\s?[:=]\s?(\d[\d.,'’\u00a0\u202f ]*\d|\d)(?![\d%])\s?(million|thousand)?\s?(?:[kMm]?t\b[\w ₂-]{0,8}|tonnes)?\s?\)?(?:$|\.(?= )|;(?= ?(?:FY ?)?(?:19|20)\d\d))/u

/** The years before, under the words of a card: of the same scope and unit, where nothing else stands between. */
export function yearsBefore(
  card: Candidate,
  label: Chunk,
  amount: Chunk,
  chunks: readonly Chunk[],
  context: Context,
): Candidate[] {
  const under = label.y < amount.y ? linesBelow(amount, chunks) : linesUnder(label, chunks)
  const lines = under.flatMap((line) => [line, ...goesOnBeside(line, chunks)])
  return lines.flatMap((line) =>
    [...line.text.matchAll(new RegExp(before, 'gu'))].flatMap((said) => yearBefore(card, line, said, context)),
  )
}

/** "2021: 3.48 mt | 2019: 3.66 mt": the years before, on one line. */
function goesOnBeside(line: Chunk, chunks: readonly Chunk[]): Chunk[] {
  const next = chunks.find(({ x0, y }) => Math.abs(y - line.y) < 2 && x0 > line.x1 && x0 - line.x1 < 1.5 * line.size)
  const isOwn = next !== undefined && /^(?:FY ?)?(?:19|20)\d\d/.test(next.text) && before.test(line.text)
  return isOwn ? [next, ...goesOnBeside(next, chunks)] : []
}

function yearBefore(card: Candidate, line: Chunk, said: RegExpExecArray, context: Context): Candidate[] {
  const [, year = '', printed = '', word] = said
  const digits = parseNumber(printed, context.style)
  if (digits === null || Number(year) >= card.year || card.year - Number(year) > 10) return []
  const scale = word === 'million' ? 1e6 : word === 'thousand' ? 1e3 : 1
  // "4.21 | million tonnes" over "2021: 4.05 million tonnes": the unit of the card says it already.
  const isOfUnit = findUnit(card.printedUnit)?.tonnes === scale
  return [
    {
      ...card,
      year: Number(year),
      number: isOfUnit ? digits : digits * scale,
      printedValue: printed,
      quote: `${card.quote} ${line.text}`.slice(0, 300),
      box: boxOf(line),
      reasons: [...card.reasons.slice(0, 1), because('year_under_amount', { year })],
      yearIsAssumed: false,
    },
  ]
}
