import { isNextInLegend } from '@/service/reports/charts/chart-parts'
import type { Chunk, Line, Run } from '@/service/reports/model/page'
import { parseNumber } from '@/service/reports/words/parse-number'
import { halfWidth } from '@/service/reports/words/plain-text'
import { splitMarks } from './raised-marks'
import { withSpacedThousands } from './spaced-thousands'

/** Gaps in ems: below `join` it is one word, below `word` one phrase, above it the next cell. */
const join = 0.12
const word = 0.7

/** Sorts runs of text into lines from top to bottom, and each line into chunks from left to right. */
export function buildLines(runs: readonly Run[]): Line[] {
  const { body, small } = splitSmall(runs.map((run) => ({ ...run, text: halfWidth(run.text) })).flatMap(splitValues))
  const amounts = body.filter(({ text }) => aloneAmount.test(text.trim()))
  const cells = body.flatMap((run) => splitTail(run, amounts))
  const starts = startsOf(cells)
  const rows: Run[][] = []
  for (const run of [...cells].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(first.y - run.y) <= 0.3 * Math.min(first.size, run.size)) row.push(run)
    else rows.push([run])
  }
  const lines = rows.map((row) => {
    const chunks = toChunks(
      [...row].sort((a, b) => a.x0 - b.x0),
      amounts,
      starts,
    )
    return { y: row[0]?.y ?? 0, size: Math.max(...row.map(({ size }) => size)), chunks }
  })
  attachSmall(lines, small)
  return lines.map((line) => ({ ...line, chunks: joinGas(line.chunks, small) }))
}

/** "CO2" and "emissions": the gap left by a lowered 2 does not separate cells. */
function joinGas(chunks: Chunk[], small: readonly Run[]): Chunk[] {
  const joined: Chunk[] = []
  for (const chunk of chunks) {
    const last = joined.at(-1)
    const isRest = last && /^[kM]?t?CO[2₂]$/.test(last.text) && /^\p{Ll}{3}/u.test(chunk.text)
    const isNear = isRest && chunk.x0 - last.x1 <= Math.max(chunk.size, last.size)
    if (!last || (!isNear && !isPartedByTwo(last, chunk, small))) joined.push(chunk)
    else
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${chunk.text}`,
        x1: chunk.x1,
        marks: [...last.marks, ...chunk.marks],
      }
  }
  return joined
}

/** Whether two parts of a label ("Fuel use and resulting CO", "emissions – diesel") are separated only by the lowered 2, at the distance
 * of words. */
function isPartedByTwo(left: Chunk, right: Chunk, small: readonly Run[]): boolean {
  if (left.text.length > 60 || !/\bCO[2₂]$/.test(left.text) || !/^\p{L}/u.test(right.text)) return false
  return small.some(
    ({ text, x0, x1, y, size }) =>
      /^[2₂]$/.test(text.trim()) &&
      Math.abs(y - left.y) < left.size * 0.8 &&
      Math.abs(x0 - left.x1) < size * 0.3 &&
      right.x0 - x1 < 0.45 * left.size,
  )
}

/** Splits a run of several cells ("2020 2021 2022", "1,234 5,678 –") by the widths of its letters. */
function splitValues(run: Run): Run[] {
  const text = run.text.trim()
  const parts = text.split(/\s+/)
  const wide = text.split(/\s{3,}/)
  const areYears = parts.length > 1 && parts.every((part) => /^(?:FY)?(?:19|20)\d\d(?:年度?|\*)?$/.test(part))
  const areGrouped =
    parts.length > 1 &&
    parts.every((part) => /^-?(?:\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?|\d+[.,]\d+%?|[-–]|\d+%)$/.test(part))
  const [, amount = '', reference = ''] = /^((?:FY ?)?[\d.,']*\d|N\.?\/?A\.?) (\S.*)$/.exec(text) ?? []
  const isReferenced = isReference.test(reference) && (onlyYear.test(amount) || /[.,']\d{3}|^N/.test(amount))
  const cells = isReferenced ? [amount, reference] : areYears || areGrouped ? parts : wide
  if (cells.length < 2) return [run]
  const perLetter = (run.x1 - run.x0) / Math.max(1, run.text.length)
  let from = 0
  return cells.map((cell) => {
    const at = run.text.indexOf(cell, from)
    from = at + cell.length
    return { ...run, text: cell, x0: run.x0 + at * perLetter, x1: run.x0 + from * perLetter }
  })
}

/** How far a mark is raised, in ems of its text: pages of a website raise it further than printed ones. */
const reachOfMarks = 0.85

/** Small text raised or lowered beside larger text is a footnote mark or the 2 of CO2; it would break lines apart if left in. */
function splitSmall(runs: readonly Run[]): { body: Run[]; small: Run[] } {
  const body: Run[] = []
  const small: Run[] = []
  const sorted = [...runs].sort((a, b) => a.y - b.y)
  for (const [at, run] of sorted.entries()) {
    if (run.text.trim().length > 4 || !/^[\s()\d,;*†‡§a-z²³₂]+$/i.test(run.text)) {
      body.push(run)
      continue
    }
    const near = nearby(sorted, at, run.size * 2)
    const host = near.find(
      (other) =>
        (other.size > run.size * 1.18 || isLowTwo(run, other)) &&
        Math.abs(other.y - run.y) < other.size * reachOfMarks &&
        run.x0 > other.x0 &&
        run.x0 - other.x1 < other.size * 0.35 &&
        run.x0 - other.x1 > -other.size * 0.6,
    )
    if (host) small.push(run)
    else body.push(run)
  }
  return { body, small }
}

/** A 2 directly behind "tCO" and lower than it belongs to CO2, even if it is set only slightly smaller. */
function isLowTwo(run: Run, before: Run): boolean {
  const isBehind = Math.abs(run.x0 - before.x1) < 0.12 * before.size && run.y > before.y + 0.1 * before.size
  return /^[2₂]$/.test(run.text.trim()) && /CO$/.test(before.text.trimEnd()) && isBehind
}

function nearby(sorted: readonly Run[], at: number, reach: number): Run[] {
  const run = sorted[at]
  const near: Run[] = []
  if (!run) return near
  for (let i = at - 1; i >= 0; i -= 1) {
    const other = sorted[i]
    if (!other || run.y - other.y > reach) break
    near.push(other)
  }
  for (let i = at + 1; i < sorted.length; i += 1) {
    const other = sorted[i]
    if (!other || other.y - run.y > reach) break
    near.push(other)
  }
  return near
}

const aloneAmount = /^(?:\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d+[.,]\d+)$/

/** An amount that touches a long label, in a column of amounts with a common left or right edge. */
function isOfColumn(run: Run, left: string, amounts: readonly Run[]): boolean {
  if (!/[\p{L})]$/u.test(left) || !aloneAmount.test(run.text.trim())) return false
  const near = amounts.filter((one) => Math.abs(one.y - run.y) < 80 && Math.abs(one.y - run.y) > 4)
  return [near.filter(({ x0 }) => Math.abs(x0 - run.x0) < 1), near.filter(({ x1 }) => Math.abs(x1 - run.x1) < 1)].some(
    (aligned) => aligned.length > 1,
  )
}

/** Splits "Purchased materials (category 1) 19,257" in one run if the amount is right-aligned with those of other rows. */
function splitTail(run: Run, amounts: readonly Run[]): Run[] {
  const [, label = '', amount = ''] = /^(.{12,}[\p{L})]) +([\d.,'’]+)$/u.exec(run.text.trimEnd()) ?? []
  const model = amounts.find(({ size }) => Math.abs(size - run.size) < 0.1)
  if (amount === '' || !model) return [run]
  const x0 = run.x1 - ((model.x1 - model.x0) / model.text.length) * amount.length
  const tail = { ...run, text: amount, x0 }
  return isOfColumn(tail, label, amounts) ? [{ ...run, text: label, x1: x0 - 1 }, tail] : [run]
}

/** How many runs begin at each horizontal position, in steps of half a point. */
function startsOf(runs: readonly Run[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>()
  for (const { x0 } of runs) {
    const at = Math.round(x0 * 2)
    starts.set(at, (starts.get(at) ?? 0) + 1)
  }
  return starts
}

/** Words slightly further from an amount, a number or a short head than usual, where other lines begin a cell: "81,204 | Spend-based". */
function beginsCell(left: string, run: Run, starts: ReadonlyMap<number, number>): boolean {
  const at = Math.round(run.x0 * 2)
  const alike = [at - 1, at, at + 1].reduce((sum, one) => sum + (starts.get(one) ?? 0), 0)
  return alike > 3 && left.length < 40 && /^[\p{Lu}\d–-]/u.test(run.text.trim())
}

function toChunks(row: readonly Run[], amounts: readonly Run[], starts: ReadonlyMap<number, number>): Chunk[] {
  const chunks: Chunk[] = []
  for (const run of row) {
    const last = chunks.at(-1)
    const gap = last ? run.x0 - last.x1 : Number.POSITIVE_INFINITY
    const size = Math.max(run.size, last?.size ?? 0)
    // Some programs draw the same text twice, slightly shifted, to make it bold.
    if (last && last.text === run.text.trim() && Math.abs(run.x0 - last.x0) < 0.1 * size) continue
    const isCell = last && isOfColumn(run, last.text, amounts)
    if (
      !last ||
      gap > word * size ||
      isCell ||
      isNextInLegend(last.text, run.text) ||
      (gap > 0.3 * size && areTwoCells(last.text, run.text, gap / size)) ||
      (gap > 0.45 * size && beginsCell(last.text, run, starts))
    ) {
      chunks.push({ ...run, text: run.text.trim(), marks: [] })
      continue
    }
    const space = gap > join * size || /\s$/.test(last.text) || /^\s/.test(run.text) ? ' ' : ''
    last.text = `${last.text}${space}${run.text.trim()}`
    last.x1 = Math.max(last.x1, run.x1)
    last.size = Math.max(last.size, run.size)
  }
  return withSpacedThousands(chunks.filter(({ text }) => text !== '')).map((chunk) => ({
    ...chunk,
    ...splitMarks(chunk.text),
  }))
}

const startsWithYear = /^\s*(?:FY ?)?(?:19|20)\d\d\b/
/** Heads that are complete before a year begins: "% change | 2019 base year". */
const closedHead = /(?:%|\bchange|\bunits?|\bvar(?:iation|iance)?\.?|\byoy|\bdelta|\btargets?|\bnotes?|Δ)$/i
/** "305-1", "GRI / SASB": the disclosure that a row answers, beside its last amount or year. */
const isReference =
  /^\s*(?:(?:GRI |ESRS )?[2-4]\d\d-\d{1,2}(?:-?[a-f])?|(?:GRI|SASB|ESRS|TCFD|Notes?|Ref\w*|Page)\b.{0,20})$/
const onlyYear = /^\s*(?:FY ?)?(?:19|20)\d\d(?:年度?)?[*†]?\s*$/
const yearOrSpan = /^(?:FY ?)?(?:19|20)\d\d(?:[/–-]\d\d)?$/
/** "2022/23 | from 2019/20": the continuation of a head of changes beside a year. */
const comparedWith = /^(?:from|vs\.?|versus|since|against|compared)\b/i
/** "2023 | Change": the head of a column of its own; "2023 change" in small letters may be one. */
const changeHead =
  /^\s*(?:Change|Var(?:iation|iance|\.)?|Trend|YoY|Δ|% ?[Cc]hange|Units?|Veränderung|Abweichung|Förändring|Évolution|Variazione|Variación)\b.{0,12}$/
const holdsYear = /(?<![\d.,])(?:19|20)\d\d(?![\d.,])/

/**
 * Two numbers side by side are two cells unless the second continues the digits of the first ("1 234", not "40 | 3,136"). "2022 restated"
 * and "2022 as reported" are two cells as well.
 */
function areTwoCells(left: string, right: string, gap: number): boolean {
  if (left.length < 30 && right.length < 30 && closedHead.test(left) && startsWithYear.test(right)) return true
  if (onlyYear.test(left) && right.length < 30 && startsWithYear.test(right)) return true
  if (yearOrSpan.test(left) && comparedWith.test(right)) return true
  if (gap > 0.5 && left.length < 30 && right.length < 30 && holdsYear.test(left) && startsWithYear.test(right))
    return true
  // "Year ended 30 September 2022" beside the same for 2021.
  if (gap > 0.45 && holdsYear.test(left) && left.replace(/\d/g, '0') === right.trim().replace(/\d/g, '0')) return true
  if (onlyYear.test(left) && changeHead.test(right)) return true
  if (isReference.test(right) && (onlyYear.test(left) || /^[\d.,' ]*\d$|^N\.?\/?A\.?$/.test(left))) return true
  const isNumber = (text: string) => parseNumber(text, null) !== null || /^[\d.,]+%$/.test(text.trim())
  if (!isNumber(left) || !isNumber(right)) return false
  const continues = /^\d{3}(?:[.,]\d+)?$/.test(right.trim()) && /^-?\d{1,3}(?: \d{3})*$/.test(left.trim())
  return !continues || gap > 0.5
}

const unitBeside = /^(?:[kM]?t(?:onnes?|ons)?|kg)(?: (?:of )?CO ?[2₂]?-?e?q?)?$|^[kM]?tCO[2₂]?e?$/

/** Puts the 2 of CO2 back into its word; stores any other mark with the chunk it follows. */
function attachSmall(lines: Line[], small: readonly Run[]): void {
  for (const run of [...small].sort((a, b) => a.x0 - b.x0)) {
    const hosts = lines
      .filter((line) => Math.abs(line.y - run.y) < line.size * reachOfMarks)
      .sort((one, other) => Math.abs(one.y - run.y) - Math.abs(other.y - run.y))
      .flatMap((line) =>
        line.chunks
          .filter(({ x0, x1, size }) => x0 < run.x0 && x1 - run.x0 > -0.5 * size)
          .sort((one, other) => other.x0 - one.x0)
          .slice(0, 1),
      )
    const [host] = hosts
    if (!host) continue
    const text = run.text.trim()
    if (/^[36]$/.test(text) && lines.some((line) => raisePower(line, host, text))) continue
    // A large amount above the words reaches down to their line, so the CO may be in either.
    if (/^[2₂](?:eq?v?|e)?$/.test(text) && hosts.some((one) => insertTwo(one, run, text))) continue
    // "14,312" in large type with "t CO2e" in small: a unit of mass is not a footnote mark.
    if (unitBeside.test(text) && /^[\d.,'’ ]*\d$/.test(host.text)) host.text = `${host.text} ${text}`
    else if (text !== '') host.marks = [...host.marks, text.replace(/[()]/g, '')]
    host.x1 = Math.max(host.x1, run.x1)
  }
}

/** A raised 3 between or behind "10" and "tonnes CO2e" makes "10^3 tonnes CO2e". Returns whether it did. */
function raisePower({ chunks }: Line, host: Chunk, text: string): boolean {
  const at = chunks.indexOf(host)
  const next = chunks[at + 1]
  if (at < 0) return false
  const [, before, unit] = /^(|.*[(×x ])10 (t(?:onnes?|ons?)?(?![\p{L}]).*)$/iu.exec(host.text) ?? []
  if (unit !== undefined) {
    host.text = `${before}10^${text} ${unit}`
    return true
  }
  const isPower = /(?:^|[(×x ])10$/i.test(host.text) && next && next.x0 - host.x1 < next.size
  if (!isPower || !/^t(?:onnes?|ons?)?(?![\p{L}])/iu.test(next.text)) return false
  Object.assign(host, { text: `${host.text}^${text} ${next.text}`, x1: next.x1, marks: [...host.marks, ...next.marks] })
  chunks.splice(at + 1, 1)
  return true
}

/** Inserts the 2 after the "CO" it stands beside, which the gap shows. Returns false if there is no CO nearby. */
function insertTwo(host: Chunk, run: Run, text: string): boolean {
  const places = [...host.text.matchAll(/CO(?=\s|[-–)/e]|$)(?!2)/g)].map(({ index }) => index + 2)
  if (places.length === 0) return false
  const perLetter = (host.x1 - host.x0) / Math.max(1, host.text.length)
  const best = places.sort(
    (a, b) => Math.abs(host.x0 + a * perLetter - run.x0) - Math.abs(host.x0 + b * perLetter - run.x0),
  )[0]
  if (best === undefined) return false
  const after = host.text.slice(best).replace(/^\s+(?=(?:e|eq\w*|equ\w*)\b|-\p{L})/u, '')
  host.text = `${host.text.slice(0, best)}${text}${after}`
  return true
}
