import { isOneLetterOff } from './edit-distance'
import { descriptors, numberOfWord, tradeWords } from './name-vocabulary'
import { toWords } from './normalize-name'
import { type NameParts, readName } from './read-name'

/**
 * Whether two names are so similar that a person should look before a list is said not to have the company. Wider than `compareNames`,
 * which decides whether they are one: it prevents a wrong "not listed", not a wrong merge. Nearest first:
 * same: they differ only in legal forms, Group and Holdings, spaces, usual abbreviations
 * shorter: one is the beginning of the other, or has only words for trade or country added: "Dell", "Dell Technologies"; "Santander",
 * "Banco Santander"
 * initials: one is the initials of the other
 * slip: an added, missing or changed letter
 */
export type Nearness = 'same' | 'shorter' | 'initials' | 'slip'

export const nearnessOrder: readonly Nearness[] = ['same', 'shorter', 'initials', 'slip']

/** A name prepared for this comparison, with the other names in its text: one reading for each. */
export type NameReading = {
  core: readonly string[]
  whole: string
  initials: readonly string[]
  telling: ReadonlySet<string>
}

const fewestLetters = 2
const fewestInitials = 3
/** The least words of a name made only of trade words and places: "Australia and New Zealand Banking" is a name, "Hong Kong" is not. */
const fewestWords = 3
const fewestLettersOfSlip = 8

/** Words in brackets before a former name, or a comment on the whole. */
const beforeOther = /^(?:formerly|previously|former|prev|f\/?k\/?a|ex|now|dba)\b[.:]?\s*(?:known as\s+)?/i
const aside = /^(?:publ|persero|part of|a |an |the$|incl)/i
/** "(Shenzhen)", "(SHANGHAI)", "(suzhou)": one word in brackets is mostly a place shared by many companies, unless it is written like
 * initials. */
const placeLike = /^(?:\p{Lu}?[\p{Ll}'’]+|[\p{Lu}'’]{6,}|XI['’]AN)$/u

/**
 * Readings of a name: itself, and the text in brackets or beside a slash or dash ("X (Grupo Y) (z)"). Never empty.
 * @param read splits a name into its parts; pass a memoized one
 */
export function readingsOf(name: string, read: (name: string) => NameParts = readName): NameReading[] {
  const texts = [name]
  if (/[([（/–—-]/u.test(name)) {
    const outside = name.replace(/[([（][^)\]）]*[)\]）]?/gu, ' ').trim()
    texts.push(outside, ...outside.split(/\s[-–—]\s|\s*\/\s*(?=[\p{L}]{3})|\st\/a\s/iu), ...insideOf(name))
  }
  const parts = [...new Set(texts)].filter((text) => text === name || toWords(text).join('').length >= fewestLetters)
  const named = parts.map(read).flatMap((one) => [one, ...one.otherNames.map(read)])
  const readings = [...new Map(named.map((one) => [one.core.join(' '), toReading(one)])).values()]
  const [own] = readings
  return own === undefined
    ? []
    : [own, ...readings.slice(1).filter(({ telling, core }) => telling.size > 0 || core.length >= fewestWords)]
}

function insideOf(name: string): string[] {
  return [...name.matchAll(/[([（]([^()[\]（）]{2,80})[)\]）]/gu)].flatMap(([, text = '']) => {
    const other = text.trim().replace(beforeOther, '')
    return aside.test(other) || (other === text.trim() && placeLike.test(other)) ? [] : [other]
  })
}

/** Conjunctions and articles in the languages of the lists. */
const smallWords = new Set(
  'of the for in on de la le les des du di del della da do das dos las los el van von den der'.split(' '),
)

function toReading({ core, words, placeWords }: NameParts): NameReading {
  const telling = core.filter(
    (word) =>
      word.length > 1 &&
      !tradeWords.has(word) &&
      !descriptors.has(word) &&
      !placeWords.has(word) &&
      !smallWords.has(word) &&
      numberOfWord(word) === null,
  )
  const initials = [core, words].filter(({ length }) => length >= fewestInitials).map(firstLetters)
  return { core, whole: core.join(''), initials: [...new Set(initials)], telling: new Set(telling) }
}

function firstLetters(words: readonly string[]): string {
  return words.map((word) => word[0] ?? '').join('')
}

/** Institutions named after a company or place that are not the company: "Ball State University" is not Ball. */
const otherBodies = new Set('university college school church council museum hospital diocese municipality'.split(' '))

function isOtherBody({ core }: NameReading): boolean {
  return core.some((word) => otherBodies.has(word))
}

/** How similar two readings are; null if they are not. */
export function nearnessOf(one: NameReading, other: NameReading): Nearness | null {
  if (one.whole === other.whole) return 'same'
  if (isOtherBody(one) !== isOtherBody(other)) return null
  const [short, long] = one.core.length <= other.core.length ? [one, other] : [other, one]
  if (isWithin(short, long)) return 'shorter'
  if (isInitials(one, other) || isInitials(other, one)) return 'initials'
  const isLong = Math.min(one.whole.length, other.whole.length) >= fewestLettersOfSlip
  return isLong && one.core.length === other.core.length && isOneLetterOff(one.whole, other.whole) ? 'slip' : null
}

/** Words for a bank that vary from list to list: "Piraeus Bank", "Piraeus Financial Holdings". */
const bankWords = new Set('bank banco banca banking bancorp financial finance'.split(' '))

function isWithin(short: NameReading, long: NameReading): boolean {
  // Two trade words make a name: "Legal & General", "Legal & General Capital".
  if (short.telling.size === 0 && short.core.length < 2) return false
  if (short.core.every((word, place) => word === long.core[place])) return true
  if (short.telling.size === 0) return false
  if (![...short.telling].every((word) => long.telling.has(word))) return false
  // The extra words of the longer name are only a trade, a country or "Holdings".
  const isRest = (word: string) => !long.telling.has(word) || descriptors.has(word)
  const extra = long.core.filter((word) => !short.core.includes(word))
  const missing = short.core.filter((word) => !long.core.includes(word))
  return extra.every(isRest) && missing.every((word) => descriptors.has(word) || bankWords.has(word))
}

function isInitials(short: NameReading, long: NameReading): boolean {
  return short.core.length === 1 && short.whole.length >= fewestInitials && long.initials.includes(short.whole)
}

/** Keys that similar readings share. */
export function nearKeys({ core, whole, initials, telling }: NameReading): string[] {
  const keys = [
    `=${whole}`,
    ...(core.length > 1 ? [`^${core[0]} ${core[1]}`] : []),
    ...[...telling].map((word) => `w${word}`),
    ...initials.map((letters) => `i${letters}`),
  ]
  if (core.length === 1 && whole.length >= fewestInitials && whole.length <= 6) keys.push(`i${whole}`)
  // A slip is in the first or the second half.
  if (whole.length >= fewestLettersOfSlip)
    keys.push(`<${core.length} ${whole.slice(0, 4)}`, `>${core.length} ${whole.slice(-4)}`)
  return keys
}
