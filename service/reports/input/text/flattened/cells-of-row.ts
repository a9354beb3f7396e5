import { splitAmounts } from '@/service/reports/input/text/split-amounts'
import { isBlankCell, parseNumber } from '@/service/reports/words/parse-number'

/** Removes the page number behind the amounts of the last row. */
export function withoutPage(texts: readonly string[], count: number, isLast: boolean): string[] {
  const isPage =
    isLast &&
    texts.length === count + 1 &&
    /^[1-9]\d{0,2}$/.test(texts.at(-1) ?? '') &&
    !/^\d{1,2}$/.test(texts[0] ?? '')
  return isPage ? texts.slice(0, -1) : [...texts]
}

/** `more`: how many cells most rows have behind those of the years. */
type Columns = { count: number; hasTarget: boolean; more: number }

/** The cells of the years among the amounts of a row; null if it is unknown which they are. */
export function cellsOfYears(texts: readonly string[], { count, hasTarget, more }: Columns): string[] | null {
  const isShare = (text: string | undefined) => text !== undefined && /%\)?$/.test(text)
  if (hasTarget && texts.length === count + 1) return texts.slice(1)
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
  // "7% 12%" or "-3.4": changes, also without the percent sign.
  if (others.length === more && others.every((text) => isShare(text) || isBlankCell(text))) return texts.slice(0, count)
  const split = splitAmounts(texts, count, false)
  return split && isAlike(split) ? split : null
}

/** Thousands that were joined by chance differ greatly from the other amounts of their row: "97 106 110", "92", "80". */
function isAlike(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((text) => parseNumber(text, null) ?? []).filter((one) => one > 0)
  return Math.max(...numbers) < 1000 * Math.min(...numbers)
}

/** "0 500 1,000 1,500": the ticks of an axis. */
function isAxis(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => parseNumber(text, null) ?? Number.NaN)
  const steps = numbers.slice(1).map((one, at) => one - (numbers[at] ?? one))
  return numbers.length > 2 && numbers.includes(0) && steps.every((step) => step !== 0 && step === steps[0])
}
