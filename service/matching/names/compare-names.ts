import { isAbbreviation } from './abbreviations'
import { isOneLetterOff } from './edit-distance'
import { holdingWords, tradeWords } from './name-vocabulary'
import { type NameParts, readName } from './read-name'
import { isShortBeginning } from './short-names'

/**
 * How similar two names are.
 * spelling: equal except for case, diacritics and punctuation
 * form: equal except for legal forms, "and", spaces and usual abbreviations
 * descriptor: equal except for Group, Holdings and the like at either end
 * near: an extra word, a letter off, an acronym: worth asking a person
 * apart: nothing in common, or a veto
 */
export type NameLevel = 'spelling' | 'form' | 'descriptor' | 'near' | 'apart'

export type NameComparison = {
  level: NameLevel
  /** 0 to 1, for ranking candidates. */
  likeness: number
  /** Evidence for it, in words. */
  reasons: string[]
  /** Evidence that excludes it, in words; outweighs every signal. */
  vetoes: string[]
  /** One of the names lost an article or "& Co": with only one word left they may be two names ("Merck KGaA", "Merck & Co."). */
  isTrimmed: boolean
  /** Only one says Holdings: it may own the other. */
  differsByHolding: boolean
  /** Words that only one of them has, if they are near. */
  more: { left: readonly string[]; right: readonly string[] }
}

type Extra = { left: string[]; right: string[]; shared: string[] }

/** Words that only one of the names has; a word that is a letter off, the plural or the abbreviation of one counts as shared. */
function extraWords(left: NameParts, right: NameParts): Extra {
  const [ofLeft, ofRight] = alikeInLength(left.core, right.core)
  const free = [...ofRight]
  const isOneWord = ofLeft.length === 1 && ofRight.length === 1
  const shared: string[] = []
  const extra = ofLeft.filter((word) => {
    const place = free.findIndex((other) => isSameWord(word, other, isOneWord))
    if (place === -1) return true
    free.splice(place, 1)
    shared.push(word)
    return false
  })
  return { left: extra, right: free, shared }
}

type Words = readonly string[]

/** "BASF" is compared in full with "Badische Anilin- & Soda-Fabrik", and in short with "BASF Coatings". */
function alikeInLength(left: Words, right: Words): [left: Words, right: Words] {
  if (isShortBeginning(right, left)) return [left, left.slice(0, 1)]
  return isShortBeginning(left, right) ? [right.slice(0, 1), right] : [left, right]
}

/** `isOneWord`: both names have only this word, so that even a slip in a short one is worth asking a person ("Bosh", "Bosch"). */
function isSameWord(one: string, other: string, isOneWord: boolean): boolean {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)]
  return (
    one === other ||
    singular(one) === singular(other) ||
    isAbbreviation(one, other) ||
    ((shorter >= 6 || (isOneWord && longer >= 5)) && isOneLetterOff(one, other)) ||
    (shorter >= 6 && undoubled(one) === undoubled(other))
  )
}

/** "Erricson" and "Ericsson" differ only in which letters are doubled. */
function undoubled(word: string): string {
  return word.replace(/(.)\1/gu, '$1')
}

function singular(word: string): string {
  return word.length > 4 ? word.replace(/(?<=[^s])s$/u, '') : word
}

/** Different numbers in both names. A name without a number contradicts none. */
function vetoOfNumbers(left: NameParts, right: NameParts): string[] {
  if (left.numbers === '' || right.numbers === '' || left.numbers === right.numbers) return []
  return [`Different numbers: ${left.numbers} and ${right.numbers}`]
}

function vetoOfPlaces(left: NameParts, right: NameParts): string[] {
  // "BP Europa": the place within "British Petroleum" is not written.
  if (isShortBeginning(right.core, left.core) || isShortBeginning(left.core, right.core)) return []
  const [one, other] = [[...left.places].filter((place) => !right.places.has(place)), [...right.places].filter((place) => !left.places.has(place))] // biome-ignore format: a pair
  if (one.length === 0 || other.length === 0) return []
  return [`Different places in the names: ${one.join(', ')} and ${other.join(', ')}`]
}

/** "Nordic Paper" and "Nordic Capital": a common word, and each has another distinctive one. */
function vetoOfWords({ left, right, shared }: Extra, isReading: boolean): string[] {
  if (shared.length === 0 || left.length === 0 || right.length === 0) return []
  if (isReading) return ['Each name has words of its own']
  return [`Each name has a word of its own: ${left.join(' ')}, ${right.join(' ')}`]
}

function compact(words: readonly string[]): string {
  return words.join('')
}

/** Descriptors may be missing but not contradict: "X Group" and "X Holdings" may be a parent and its owner. */
function descriptorsFit(left: NameParts, right: NameParts): boolean {
  const [one, other] = [left, right].map(
    ({ descriptors }) => new Set(descriptors.map((word) => holdingWords.has(word))),
  )
  if (!one || !other || one.size === 0 || other.size === 0) return true
  return [...one].some((isHolding) => other.has(isHolding))
}

function saysHolding({ descriptors }: NameParts): boolean {
  return descriptors.some((word) => holdingWords.has(word))
}

/** 集团控股 ("Group Holding") is translated as "Group"; in one script "X Group" and "X Group Holdings" may be two companies. */
function saysGroup({ descriptors }: NameParts): boolean {
  return descriptors.some((word) => !holdingWords.has(word))
}

/** "bmw" of "bayerische motoren werke", "M&S" of "Marks & Spencer": initials, in one word or separate. */
function isAcronym(short: NameParts, long: NameParts): boolean {
  const letters = compact(short.core)
  if (letters.length < 2 || letters.length > 6) return false
  if (short.core.length > 1 && short.core.some((word) => word.length > 1)) return false
  const initials = long.words.map((word) => word[0] ?? '').join('')
  return long.words.length >= 2 && (initials === letters || long.core.map((word) => word[0] ?? '').join('') === letters)
}

function bySpelling(left: NameParts, right: NameParts): 'spelling' | 'form' | 'descriptor' | null {
  // Two names in one non-Latin script are compared in it: many characters share a reading.
  if (left.original !== null && right.original !== null && left.original !== right.original) return null
  const isOneScript = (left.original === null) === (right.original === null)
  if (left.spelling === right.spelling && isOneScript) return 'spelling'
  // "KG Steel", "YK Steel": leading letters that may be initials, and differ.
  if (left.withFront !== null && right.withFront !== null && left.withFront !== right.withFront) return null
  if (compact(left.words) === compact(right.words)) return 'form'
  if (left.withFront === compact(right.words) || right.withFront === compact(left.words)) return 'form'
  if (compact(left.core) === compact(right.core) && descriptorsFit(left, right)) return 'descriptor'
  return null
}

const reasonOf: Record<'spelling' | 'form' | 'descriptor', string> = {
  spelling: 'Same spelling',
  form: 'Same name but for the legal form or spacing',
  descriptor: 'Same name but for “Group” or “Holdings”',
}

const likenessOf: Record<'spelling' | 'form' | 'descriptor', number> = { spelling: 1, form: 0.97, descriptor: 0.92 }

/** The words that two names share, and the extra words of one, if these occur in the names as written. */
function sayWords(both: readonly string[], more: readonly string[], isReading: boolean): string[] {
  if (more.length === 0) return ['Same words but for a letter']
  if (isReading)
    return both.length > 0
      ? ['Both names have words in common', 'One name has more words']
      : ['One name has more words']
  const shared = both.length > 0 ? [`Both names have “${both.join(' ')}”`] : []
  return [...shared, `One name has “${more.join(' ')}” more`]
}

function nearness(left: NameParts, right: NameParts, extra: Extra): { likeness: number; reasons: string[] } {
  const reasons: string[] = []
  // Different characters with one reading: two names.
  if (left.original !== null && right.original !== null && compact(left.core) === compact(right.core))
    return { likeness: 0.3, reasons }
  if (isAcronym(left, right) || isAcronym(right, left)) reasons.push('One name is the initials of the other')
  const [ofLeft, ofRight] = alikeInLength(left.core, right.core)
  const total = ofLeft.join('').length + ofRight.join('').length
  const common = 2 * extra.shared.join('').length
  const share = total === 0 ? 0 : Math.min(1, common / total)
  const telling = extra.shared.filter((word) => !tradeWords.has(word) && !left.placeWords.has(word))
  const more = extra.left.length > 0 ? extra.left : extra.right
  if (telling.length > 0 && (extra.left.length === 0 || extra.right.length === 0)) {
    const both = ofLeft.filter((word) => ofRight.includes(word))
    // Shared words are evidence for the match; extra words are shown separately when a person is asked.
    reasons.push(...sayWords(both, more, left.isReading || right.isReading))
  }
  const likeness = reasons.length === 0 ? 0.5 * share : Math.max(0.6, 0.55 + 0.35 * share)
  return { likeness, reasons }
}

/** Compares two parsed names. Symmetric; never throws. */
export function compareParts(left: NameParts, right: NameParts): NameComparison {
  const extra = extraWords(left, right)
  const level = bySpelling(left, right)
  const isTrimmed = left.isTrimmed || right.isTrimmed
  const isTranslated = (left.original === null) !== (right.original === null) && saysGroup(left) && saysGroup(right)
  const differsByHolding = saysHolding(left) !== saysHolding(right) && !isTranslated
  const vetoes = level === 'spelling' ? [] : [...vetoOfNumbers(left, right), ...vetoOfPlaces(left, right), ...(level === null ? vetoOfWords(extra, left.isReading || right.isReading) : [])] // biome-ignore format: a list
  if (level !== null && vetoes.length === 0) {
    const more = { left: [], right: [] }
    return { level, likeness: likenessOf[level], reasons: [reasonOf[level]], vetoes, isTrimmed, differsByHolding, more }
  }
  const { likeness, reasons } = nearness(left, right, extra)
  return {
    level: vetoes.length === 0 && reasons.length > 0 ? 'near' : 'apart',
    likeness,
    reasons,
    vetoes,
    isTrimmed,
    differsByHolding,
    more: { left: extra.left, right: extra.right },
  }
}

/** The order of the levels: the higher, the more similar. */
export const strength: Readonly<Record<NameLevel, number>> = { spelling: 4, form: 3, descriptor: 2, near: 1, apart: 0 }

/**
 * Compares two spellings, each also by the other names it gives in brackets ("X (formerly Y)"); the most similar pair counts. A name that
 * is only the acronym of the other is near, never the same.
 */
export function compareNames(left: string | NameParts, right: string | NameParts): NameComparison {
  const [one, other] = [left, right].map((name) => (typeof name === 'string' ? readName(name) : name))
  if (!one || !other) throw new Error('Two names are compared')
  const best = compareParts(one, other)
  const others = [
    ...one.otherNames.map((name) => compareParts(readName(name), other)),
    ...other.otherNames.map((name) => compareParts(one, readName(name))),
  ]
  const nearest = others.toSorted((a, b) => strength[b.level] - strength[a.level] || b.likeness - a.likeness)[0]
  if (!nearest || strength[nearest.level] <= strength[best.level] || best.vetoes.length > 0) return best
  // The text itself says that both are its names. A few letters in brackets are the initials of many companies.
  const shortest = Math.min(...[one, other].map(({ core }) => compact(core).length))
  const level = nearest.level === 'near' || shortest < 5 ? 'near' : 'descriptor'
  return { ...nearest, level, reasons: ['The name gives the other as another name of its own'] }
}
