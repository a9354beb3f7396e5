import { withoutAdjectives, withoutUnitWords } from './amounts/plain-words'
import { readUnit, scales, type Unit } from './amounts/read-unit'

/**
 * What a heading of spend says besides "spend". `scale`: 1000 for thousands, null if it does not say. `unknown`: a unit-like text in its
 * brackets that we do not know.
 */
export type SpendHeading = {
  words: string
  /** The same with the words about tax and period: "net", "annual". */
  said: string
  year: number | null
  currency: string | null
  isCurrency: boolean
  scale: number | null
  unknown: string | null
}

const brackets = /[([【（［]\s*([^()[\]【】（）［］]*)\s*[)\]】）］]?/gu

/** One or two short words, such as "t" or "kEUR/a", without those of another meaning. */
function isLikeUnit(rest: string): boolean {
  const words = rest.split(' ')
  return words.length <= 2 && words.every((word) => [...word].length <= 6) && /[\p{L}$€£¥%]/u.test(rest)
}

/** A scale that a reader can choose; "百億円" is not one. */
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

/** Longer texts are no heading, and say nothing; on many thousand brackets it would take seconds to find that out. */
const longestHeading = 1_000
const nothing = { year: null, currency: null, isCurrency: false, scale: null, unknown: null }

/** Year, currency and scale of a heading ("Spend 2024 (TEUR)", "Ausgaben 2024 in €"), and the remaining words. */
export function readSpendHeading(heading: string): SpendHeading {
  if (heading.length > longestHeading) return { words: heading, said: heading, ...nothing }
  let unknown: string | null = null
  let saidInside = ''
  let told: Unit = { scale: null, currency: null, isCurrency: false, year: null, rest: '' }
  const outside = heading.replace(brackets, (_, inside: string) => {
    const unit = readUnit(inside, true, heading)
    const left = withoutUnitWords(unit.rest)
    saidInside = `${saidInside} ${unit.rest}`
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
    // Text in brackets is not part of the column's name, unless nothing stands before it.
    words: withoutAdjectives(unit.rest) || withoutAdjectives(inBrackets.rest),
    said: `${unit.rest} ${saidInside}`.trim(),
    year,
    currency,
    isCurrency,
    scale: inBrackets.scale ?? unit.scale,
    unknown,
  }
}
