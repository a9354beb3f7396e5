import { readUnitCell } from '@/service/reports/model/columns'
import type { Word } from './words-of-text'

/** Words and the amounts behind them. `to`: the index of the last amount. */
export type LabelWithAmounts = { words: Word[]; run: Word[]; to: number }
/** The words from `from` to `end`, below a head of `count` columns. */
export type Place = { from: number; end: number; count: number; hasTarget: boolean }

/** More words without amounts are prose. */
const mostWords = 90

export function hasLabel(words: readonly Word[]): boolean {
  return words.some(({ text }) => /\p{L}{2}/u.test(text))
}

/** The words of a place, split behind the amounts of each label, up to where words without amounts become prose. */
export function labelsWithAmounts(words: readonly Word[], { from, end, count }: Place): LabelWithAmounts[] {
  const found: LabelWithAmounts[] = []
  let own: Word[] = []
  for (let at = from; at < end; ) {
    const run = runAt(words, at, end)
    const isRun =
      run.length >= count || (run.some(({ text }) => /\d[.,'’]\d|\d{3}/.test(text)) && !isInBracket(own, words[at]))
    // "Sites covered 12 Scope 2 (market-based) 210 205": a row with another number of amounts, before a complete one.
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
    found.push({ words: own, run, to: at - 1 })
    own = []
  }
  return found
}

/** "(per 200,000 hours)": an amount inside the label. */
function isInBracket(before: readonly Word[], next: Word | undefined): boolean {
  const own = before.filter(({ line }) => line === next?.line).map(({ text }) => text)
  return /\([^)]*$/.test(own.join(' '))
}

/** "… 1,300 3.2 Capital goods": one number too many, which numbers the next label. */
function isOfNextLabel(run: readonly Placed[], words: readonly Word[], count: number): boolean {
  const last = run.at(-1)
  if (!last || run.length !== count + 1 || words[last.place + 1]?.kind !== 'word') return false
  return /^(?:3\.)?(?:1[0-5]|[1-9])$/.test(last.text)
}

/** A number at the start of a line of words numbers them: "3.1 Purchased goods". */
function isNumberOfLabel(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word || !/^\(?\d{1,2}(?:\.\d{1,2})?\)?$/.test(word.text)) return false
  return before?.line !== word.line && next?.line === word.line && next.kind === 'word'
}

type Placed = Word & { place: number }

/** Consecutive amounts, blank cells and shares without their units; it does not begin with a dash of the label. */
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
