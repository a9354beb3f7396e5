import { splitAmounts } from '@/service/reports/input/text/split-amounts'
import { readUnitCell } from '@/service/reports/model/columns'
import { isBlankCell, parseNumber } from '@/service/reports/words/parse-number'
import { isOtherUnit } from '@/service/reports/words/parse-unit'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { addsUp, isOfOneKind } from './order-of-amounts'
import type { Word } from './words-of-text'

/** `before`: what stands between it and the row above, line by line. `to`: its last word's place. */
export type Row = { before: readonly string[]; label: string; unit: string; cells: readonly string[]; to: number }
/** Words, and the amounts behind them. */
type Group = { words: Word[]; run: Word[]; to: number }

/** So many words without amounts are prose. */
const mostWords = 90

/**
 * The rows below a head of `count` columns, among the words from `from` to `end`: labels with as many amounts behind them, or several
 * labels with the amounts of all of them, whose order what they add up to says, or how alike they are. Amounts that are not as many are
 * nobody's. Empty where amounts stand before any label, as in charts.
 */
export function rowsOfText(words: readonly Word[], { from, end, count, hasAim }: Place): Row[] {
  const groups = groupsOf(words, from, end, count)
  const [first] = groups
  if (!first || !hasLabel(first.words)) return []
  const more = extraCells(groups, count)
  // Most rows have amounts of more columns than the head has years: which are whose is not known.
  const isPartly = ({ run }: Group) =>
    run.length === count + more && !run.slice(count).every(({ kind }) => kind === 'share')
  if (more > 0 && !hasAim && groups.filter(isPartly).length > 2) return []
  let above: string[] = []
  let lineOfRow = -1
  return groups.flatMap((group): Row[] => {
    const { tail, lines } = linesOf(group, lineOfRow)
    lineOfRow = group.run.at(-1)?.line ?? lineOfRow
    const texts = group.run.map(({ text }) => text)
    const before = [...above, ...tail]
    const glued = texts.length === count - 1 ? withGlued(lines.at(-1) ?? '') : null
    const cells = cellsOf(glued ? [glued.amount, ...texts] : withoutPage(texts, count, group === groups.at(-1)), {
      count,
      hasAim,
      more,
    })
    if (cells) {
      const read = labelOf(glued ? [...lines.slice(0, -1), glued.label] : lines)
      above = []
      if (!/\p{L}{2}/u.test(read.label)) return []
      return [
        {
          ...read,
          label: withoutMarks(read.label, texts.length > count),
          before: [...before, ...read.before],
          cells,
          to: group.to,
        },
      ]
    }
    const together = rowsTogether(lines, texts, count)
    if (!together) {
      above = [...before, [...lines, texts.join(' ')].join(' ')]
      return []
    }
    above = []
    return together.map((row, at) => ({ ...row, before: at === 0 ? [...before, ...row.before] : [], to: group.to }))
  })
}

export type Place = { from: number; end: number; count: number; hasAim: boolean }

function hasLabel(words: readonly Word[]): boolean {
  return words.some(({ text }) => /\p{L}{2}/u.test(text))
}

function groupsOf(words: readonly Word[], from: number, end: number, count: number): Group[] {
  const groups: Group[] = []
  let own: Word[] = []
  for (let at = from; at < end; ) {
    const run = runAt(words, at, end)
    const isRun =
      run.length >= count || (run.some(({ text }) => /\d[.,'’]\d|\d{3}/.test(text)) && !isInBracket(own, words[at]))
    // "Sites covered 12 Scope 2 (market-based) 210 205": a row that cannot be counted, before one that can.
    const isOther =
      !isRun &&
      /^\d/.test(run[0]?.text ?? '') &&
      hasLabel(own) &&
      /^scope ?\d/i.test(words[at + run.length]?.text ?? '')
    if (!isRun && !isOther) {
      own.push(...words.slice(at, at + Math.max(1, run.length)))
      at += Math.max(1, run.length)
      if (own.length > mostWords) break
      continue
    }
    if (isOfNextLabel(run, words, count)) run.pop()
    at = (run.at(-1)?.place ?? at) + 1
    groups.push({ words: own, run, to: at - 1 })
    own = []
  }
  return groups
}

/** "(per 200,000 hours)": an amount of the label. */
function isInBracket(before: readonly Word[], next: Word | undefined): boolean {
  const own = before.filter(({ line }) => line === next?.line).map(({ text }) => text)
  return /\([^)]*$/.test(own.join(' '))
}

/** "… 1,300 3.2 Capital goods": one number too many, before the words that it counts. */
function isOfNextLabel(run: readonly Placed[], words: readonly Word[], count: number): boolean {
  const last = run.at(-1)
  if (!last || run.length !== count + 1 || words[last.place + 1]?.kind !== 'word') return false
  return /^(?:3\.)?(?:1[0-5]|[1-9])$/.test(last.text)
}

/** A number at the beginning of a line of words counts them: "3.1 Purchased goods". */
function isNumberOfLabel(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word || !/^\(?\d{1,2}(?:\.\d{1,2})?\)?$/.test(word.text)) return false
  return before?.line !== word.line && next?.line === word.line && next.kind === 'word'
}

type Placed = Word & { place: number }

/** Amounts, blank cells and shares in succession, with the unit of each left out; it begins with none of the label's own dashes. */
function runAt(words: readonly Word[], from: number, end: number): Placed[] {
  const run: Placed[] = []
  for (let at = from; at < end; at += 1) {
    const word = words[at]
    if (!word || isNumberOfLabel(words, at)) break
    if (word.kind === 'word') {
      const isUnit = run.length > 0 && words[at + 1]?.kind !== 'word' && at + 1 < end && readUnitCell(word.text)
      if (!isUnit) break
    } else run.push({ ...word, place: at })
  }
  const isDash = ({ kind, text }: Word) => kind === 'blank' && /^[-–—−]$/.test(text)
  // "Scope 3 - 1,234 1,300": the dash of the label.
  return run.some(({ kind }) => kind === 'amount') || run.every(isDash) || run.some(({ kind }) => kind === 'share')
    ? run
    : run.filter(({ kind }) => kind === 'blank').length > 1
      ? run
      : []
}

/** How many cells more than years most rows have: columns of changes or aims. */
function extraCells(groups: readonly Group[], count: number): number {
  const lengths = groups.map(({ run }) => run.length).filter((length) => length > count && length < 2 * count + 2)
  const counts = new Map<number, number>()
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  const whole = groups.filter(({ run }) => run.length === count).length
  return most && most[1] > 2 && most[1] > whole ? most[0] - count : 0
}

/** "サービス756.4": the first amount touches the label. */
function withGlued(line: string): { label: string; amount: string } | null {
  const [, label = '', amount] = /^(.*[\p{L})].*?[^\d.,\s])(\d[\d.,]*[.,]\d+|\d{3,})$/u.exec(line) ?? []
  return amount === undefined || /^(?:19|20)\d\d$/.test(amount) || /CO$/i.test(label) ? null : { label, amount }
}

/** Behind the amounts of the last row may stand the number of the page. */
function withoutPage(texts: readonly string[], count: number, isLast: boolean): string[] {
  const isPage =
    isLast &&
    texts.length === count + 1 &&
    /^[1-9]\d{0,2}$/.test(texts.at(-1) ?? '') &&
    !/^\d{1,2}$/.test(texts[0] ?? '')
  return isPage ? texts.slice(0, -1) : [...texts]
}

type Columns = { count: number; hasAim: boolean; more: number }

function cellsOf(texts: readonly string[], { count, hasAim, more }: Columns): string[] | null {
  const isShare = (text: string | undefined) => text !== undefined && /%\)?$/.test(text)
  if (hasAim && texts.length === count + 1) return texts.slice(1)
  if (texts.length === count) return isAxis(texts) ? null : [...texts]
  if (texts.length < count) return null
  const others = texts.slice(count)
  const amounts = texts.slice(0, texts.findLastIndex((text) => !isShare(text)) + 1)
  const [first = '', ...behind] = amounts
  if (others.every(isShare) && !texts.slice(0, count).some(isShare)) return texts.slice(0, count)
  const isMark =
    /^\d{1,2}\)?$/.test(first) &&
    behind.every((text) => /\d[.,'’]\d{3}|\d{3}|\d\.\d/.test(text) || isBlankCell(text) || isShare(text))
  if (behind.length === count && isMark) return behind
  // "7% 12%" or "-3.4": changes, without the sign of shares too.
  if (others.length === more && others.every((text) => isShare(text) || isBlankCell(text))) return texts.slice(0, count)
  const split = splitAmounts(texts, count, false)
  return split && isAlike(split) ? split : null
}

/** Thousands that were put together by chance are far from the other amounts of their row: "97 106 110", "92", "80". */
function isAlike(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((text) => parseNumber(text, null) ?? []).filter((one) => one > 0)
  return Math.max(...numbers) < 1000 * Math.min(...numbers)
}

/** "0 500 1,000 1,500": the marks of an axis. */
function isAxis(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => parseNumber(text, null) ?? Number.NaN)
  const steps = numbers.slice(1).map((one, at) => one - (numbers[at] ?? one))
  return numbers.length > 2 && numbers.includes(0) && steps.every((step) => step !== 0 && step === steps[0])
}

/** The lines of the words before the amounts; what goes on in the line of the row above is that row's, unless these amounts stand there too. */
function linesOf({ words, run }: Group, lineOfRow: number): { tail: string[]; lines: string[] } {
  const lines = new Map<number, string[]>()
  for (const { line, text } of words) lines.set(line, [...(lines.get(line) ?? []), text])
  const isTail = (line: number) => line === lineOfRow && line !== run[0]?.line
  const textsOf = (keep: (line: number) => boolean) =>
    [...lines].filter(([line]) => keep(line)).map(([, texts]) => texts.join(' '))
  return { tail: textsOf(isTail), lines: textsOf((line) => !isTail(line)) }
}

const opens = /[-–,&(/]$|\([^()]*$|\b(?:and|or|of|the|from|to|in|by|for|with|und|von|der|des|et|de|och|av)$/i
const beginsPart = /^(?:of which|thereof|davon|dont|varav|herav|heraf|di cui|waarvan|incl|inkl|e\.g)/i

function goesOn(text: string): boolean {
  return /^[(\p{Ll}]/u.test(text) && !beginsPart.test(text)
}

/** The label at the end of the lines, however many of them it takes, and its unit. */
function labelOf(lines: readonly string[]): { before: string[]; label: string; unit: string } {
  const rest = [...lines]
  let { label, unit } = splitUnit(rest.pop() ?? '')
  if (label === '') label = rest.pop() ?? ''
  for (let above = rest.at(-1); above !== undefined; above = rest.at(-1)) {
    if (above.length > 110 || label.length > 160 || /[.;]$/.test(above) || !(goesOn(label) || opens.test(above))) break
    label = `${above}${/[a-z]-$/.test(above) ? '' : ' '}${label}`
    rest.pop()
  }
  return { before: rest, label, unit }
}

/** "Direct GHG emissions (tCO2e)" is a label, be it of words of units only. */
function isUnitAlone(text: string): boolean {
  return (readUnitCell(text) || isOtherUnit(text)) && !/^(?:of|in|total)\b|emission|排出|utsläpp|direct/i.test(text)
}

/** "Scope 1 emissions tCO2e" is a label and its unit. */
function splitUnit(text: string): { label: string; unit: string } {
  if (isUnitAlone(text)) return { label: '', unit: text }
  const words = text.split(' ')
  for (let count = Math.min(6, words.length - 1); count > 0; count -= 1) {
    const unit = words.slice(-count).join(' ')
    if (isUnitAlone(unit)) return { label: words.slice(0, -count).join(' '), unit }
  }
  return { label: text, unit: '' }
}

/** "Purchased goods9, 10," before a mark that was taken off: the others of its notes. */
function withoutMarks(label: string, hadMark: boolean): string {
  return hadMark ? label.replace(/(?<=\D)(?: ?\d{1,2},)+$/, '') : label
}

/** Labels, then the amounts of all of them: row by row or column by column. */
function rowsTogether(lines: readonly string[], texts: readonly string[], count: number): Omit<Row, 'to'>[] | null {
  const rows = texts.length / count
  if (!Number.isInteger(rows) || rows < 2) return null
  const units = lines.filter(isUnitAlone)
  const labels = joined(lines.filter((line) => !units.includes(line)))
  const own = labels.slice(-rows)
  if (own.length < rows || (units.length > 1 && units.length !== rows)) return null
  const byRow = own.map((_, row) => texts.slice(row * count, (row + 1) * count))
  const byColumn = own.map((_, row) => texts.filter((_one, at) => at % rows === row))
  const fits = [byRow, byColumn].filter((one) => addsUp(one, own))
  if (fits.length === 0 && isTotalLabel(own.at(-1) ?? '')) return null
  const [only] = fits.length === 1 ? fits : [isOfOneKind(byRow, byColumn)]
  if (!only) return null
  return own.map((label, row) => ({
    before: row === 0 ? labels.slice(0, -rows) : [],
    label,
    unit: units[row] ?? units[0] ?? '',
    cells: only[row] ?? [],
  }))
}

/** Labels that go on in a line of their own. */
function joined(lines: readonly string[]): string[] {
  const labels: string[] = []
  for (const line of lines) {
    const last = labels.at(-1)
    if (last !== undefined && (goesOn(line) || opens.test(last))) labels[labels.length - 1] = `${last} ${line}`
    else labels.push(line)
  }
  return labels
}
