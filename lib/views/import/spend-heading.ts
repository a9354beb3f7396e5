import { withoutAdjectives, withoutUnitWords } from './amounts/plain-words'
import { readUnit, scales, type Unit } from './amounts/read-unit'

/**
 * What a heading of spend says beside "spend". `scale`: 1000 where its amounts are in thousands, null where it says nothing of
 * it. `unknown`: what stands between its brackets like a unit and is none we know.
 */
export type SpendHeading = {
  words: string
  year: number | null
  currency: string | null
  isCurrency: boolean
  scale: number | null
  unknown: string | null
}

const brackets = /[([【（［]\s*([^()[\]【】（）［］]*)\s*[)\]】）］]?/gu

/** One or two short words, such as "t" or "kEUR/a", and none of those that say something else. */
function isLikeUnit(rest: string): boolean {
  const words = rest.split(' ')
  return words.length <= 2 && words.every((word) => [...word].length <= 6) && /[\p{L}$€£¥%]/u.test(rest)
}

/** Of those that a reader can choose from: "百億円" is none. */
function isUsualScale(scale: number): boolean {
  return scales.some((one) => one === scale)
}

function merge(one: Unit, other: Unit): Unit {
  return {
    scale: one.scale ?? other.scale,
    currency: one.isCurrency ? one.currency : other.currency,
    isCurrency: one.isCurrency || other.isCurrency,
    year: one.year ?? other.year,
    rest: `${one.rest} ${other.rest}`,
  }
}

/** Year, currency and scale out of a heading ("Spend 2024 (TEUR)", "Ausgaben 2024 in €"), and the words that are left. */
export function readSpendHeading(heading: string): SpendHeading {
  let unknown: string | null = null
  let told: Unit = { scale: null, currency: null, isCurrency: false, year: null, rest: '' }
  const outside = heading.replace(brackets, (_, inside: string) => {
    const unit = readUnit(inside, true, heading)
    const left = withoutUnitWords(unit.rest)
    if (unit.scale !== null && !isUsualScale(unit.scale)) {
      unit.scale = null
      unknown ??= inside.trim()
    }
    if (left !== '' && unit.scale === null && isLikeUnit(left)) unknown ??= inside.trim()
    told = merge(told, { ...unit, rest: left })
    return ' '
  })
  const unit = readUnit(outside, false, heading)
  if (unit.scale !== null && !isUsualScale(unit.scale)) {
    unit.scale = null
    unknown ??= outside.trim()
  }
  const inBrackets = told as Unit
  const { year, isCurrency, currency } = merge(inBrackets, unit)
  return {
    // What is between brackets is no part of what the column is called, unless nothing stands before them.
    words: withoutAdjectives(unit.rest) || withoutAdjectives(inBrackets.rest),
    year,
    currency,
    isCurrency,
    scale: inBrackets.scale ?? unit.scale,
    unknown,
  }
}
