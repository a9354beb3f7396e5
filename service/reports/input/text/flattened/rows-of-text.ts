import { isBesideScope } from '@/service/reports/input/text/joined-labels'
import { isTotalLabel } from '@/service/reports/words/total-labels'
import { cellsOfYears, withoutPage } from './cells-of-row'
import { isUnitAlone, joinedLabels, labelOf, withGlued, withoutMarks } from './label-of-row'
import { hasLabel, type LabelWithAmounts, labelsWithAmounts, type Place } from './labels-with-amounts'
import { endsInSum, isOfOneKind } from './order-of-amounts'
import type { Word } from './words-of-text'

/** `before`: the lines between this row and the one above. `to`: the index of its last word. */
export type Row = { before: readonly string[]; label: string; unit: string; cells: readonly string[]; to: number }

/**
 * The rows below a head of `count` columns, among the words of a place: labels with `count` amounts behind them, or several labels
 * followed by all their amounts, ordered by what adds up or is similar. Other numbers of amounts are left out. Empty if amounts stand
 * before any label, as in charts.
 */
export function rowsOfText(words: readonly Word[], place: Place): Row[] {
  const { count, hasTarget } = place
  const groups = labelsWithAmounts(words, place)
  const [first] = groups
  if (!first || !hasLabel(first.words)) return []
  const more = extraCells(groups, count)
  // Most rows have more amounts than the head has years: which amount belongs to which year is unknown.
  const isPartly = ({ run }: LabelWithAmounts) =>
    run.length === count + more && !run.slice(count).every(({ kind }) => kind === 'share')
  if (more > 0 && !hasTarget && groups.filter(isPartly).length > 2) return []
  let above: string[] = []
  let lineOfRow = -1
  return groups.flatMap((group): Row[] => {
    const { tail, lines } = linesOf(group, lineOfRow)
    lineOfRow = group.run.at(-1)?.line ?? lineOfRow
    const texts = group.run.map(({ text }) => text)
    const before = [...above, ...tail]
    const glued = texts.length === count - 1 ? withGlued(lines.at(-1) ?? '') : null
    const cells = cellsOfYears(glued ? [glued.amount, ...texts] : withoutPage(texts, count, group === groups.at(-1)), {
      count,
      hasTarget,
      more,
    })
    if (cells) {
      if (isOfOthers(lines, group)) return []
      const read = labelOf(glued ? [...lines.slice(0, -1), glued.label] : lines)
      above = []
      if (!/\p{L}{2}/u.test(read.label)) return []
      return [
        {
          ...read,
          label: withoutMarks(read.label, texts.length > count),
          before: [...before, ...read.before],
          cells: withoutMisprints(cells),
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

/**
 * "Scope 1 emissions by gas:" in a line of its own heads other rows, so that the amounts below it are theirs. "SCOPE 1" and then words that go
 * on in the middle of a sentence are a line of a paragraph beside it: whose the amounts are is unknown.
 */
function isOfOthers(lines: readonly string[], { words, run }: LabelWithAmounts): boolean {
  const last = lines.at(-1) ?? ''
  const isHeading = /[^\s\d(]:$/.test(last) && words.at(-1)?.line !== run[0]?.line
  return isHeading || isBesideScope(last, lines.at(-2) ?? '')
}

/** "24,176 | 25.894 | 17,356": a point where all others of the row have a comma is a misprint, or another number: it says nothing. */
function withoutMisprints(cells: readonly string[]): string[] {
  const isMisprint = (text: string) => /^\d{1,3}\.\d{3}$/.test(text)
  const areOthersWhole = cells.every((text) => isMisprint(text) || /^\d{1,3}(?:,\d{3})+$/.test(text))
  const isOne = cells.length > 2 && cells.filter(isMisprint).length === 1
  return cells.map((text) => (isOne && areOthersWhole && isMisprint(text) ? '–' : text))
}

/** How many more cells than years most rows have: columns of changes or targets. */
function extraCells(groups: readonly LabelWithAmounts[], count: number): number {
  const lengths = groups.map(({ run }) => run.length).filter((length) => length > count && length < 2 * count + 2)
  const counts = new Map<number, number>()
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  const whole = groups.filter(({ run }) => run.length === count).length
  return most && most[1] > 2 && most[1] > whole ? most[0] - count : 0
}

/** The words before the amounts, line by line; words that continue the line of the row above belong to that row, unless these amounts are
 * in it too. */
function linesOf({ words, run }: LabelWithAmounts, lineOfRow: number): { tail: string[]; lines: string[] } {
  const lines = new Map<number, string[]>()
  for (const { line, text } of words) lines.set(line, [...(lines.get(line) ?? []), text])
  const isTail = (line: number) => line === lineOfRow && line !== run[0]?.line
  const textsOf = (keep: (line: number) => boolean) =>
    [...lines].filter(([line]) => keep(line)).map(([, texts]) => texts.join(' '))
  return { tail: textsOf(isTail), lines: textsOf((line) => !isTail(line)) }
}

/** Labels, then the amounts of all of them, by row or by column. */
function rowsTogether(lines: readonly string[], texts: readonly string[], count: number): Omit<Row, 'to'>[] | null {
  const rows = texts.length / count
  if (!Number.isInteger(rows) || rows < 2) return null
  const units = lines.filter(isUnitAlone)
  const labels = joinedLabels(lines.filter((line) => !units.includes(line)))
  const own = labels.slice(-rows)
  if (own.length < rows || (units.length > 1 && units.length !== rows)) return null
  const byRow = own.map((_, row) => texts.slice(row * count, (row + 1) * count))
  const byColumn = own.map((_, row) => texts.filter((_one, at) => at % rows === row))
  const fits = [byRow, byColumn].filter((one) => endsInSum(one, own))
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
