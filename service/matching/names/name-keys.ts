import { tradeWords } from './name-vocabulary'
import { type NameParts, readName } from './read-name'

/**
 * Increase it when a rule changes a name's keys: stored keys are then recomputed (service/organizations/match/renew-keys.ts, and those of
 * known companies by their fingerprint).
 */
export const rulesVersion = '10'

/** Equal for two names that compare as `spelling`, `form` or `descriptor`, for exact lookups by name. */
export function coreKey(name: string | NameParts): string {
  return partsOf(name).core.join('')
}

/** The key under which a person's answer is stored: this spelling, ignoring case, diacritics and punctuation. */
export function spellingKey(name: string): string {
  return readName(name).spelling
}

function partsOf(name: string | NameParts): NameParts {
  return typeof name === 'string' ? readName(name) : name
}

const ends = 6

/**
 * Keys that similar names share, for finding candidates without comparing all names: each distinctive word, each trade word with its
 * neighbour, the whole name, its first and last letters (a slip leaves one of them), its initials, a short word with each of its letters
 * left out, and the consonants of its first distinctive word. A prefix gives the kind of key, so that a word never equals initials by
 * chance.
 */
export function blockingKeys(name: string | NameParts): string[] {
  const { core, words, original, withFront } = partsOf(name)
  const whole = core.join('')
  const keys = [`=${whole}`, `^${core[0] ?? ''}`]
  if (withFront !== null) keys.push(`=${withFront}`)
  for (const word of core) if (!tradeWords.has(word) && word.length > 1) keys.push(`w${word}`)
  for (const [place, word] of core.entries()) {
    const next = core[place + 1]
    // A trade word alone leads to too many names; distinctive words need no neighbour.
    if (next !== undefined && (tradeWords.has(word) || tradeWords.has(next)))
      keys.push(`p${[word, next].sort().join(' ')}`)
  }
  if (whole.length > ends) keys.push(`<${whole.slice(0, ends)}`, `>${whole.slice(-ends)}`)
  if (core.length === 1) for (const spelling of slipsOf(whole)) keys.push(`d${spelling}`)
  const sound = consonantsOf(core.find((word) => !tradeWords.has(word)) ?? '')
  if (sound !== null) keys.push(`c${sound}`)
  for (const letters of initialsOf(words, core)) keys.push(`a${letters}`)
  // A short name may be another's initials, so it gets both keys.
  if (core.length === 1 && whole.length >= 2 && whole.length <= 6) keys.push(`a${whole}`)
  if (original !== null && original !== whole) keys.push(`o${original}`)
  return [...new Set(keys)].slice(0, 24)
}

const fewestOfSlip = 5
const mostOfSlip = 12

/**
 * A word, and each variant with one letter left out: words that differ by one added, missing, changed or swapped letter share one of
 * these ("simens", "siemens"). Four letters may match five ("bosh", "bosch"), never another four.
 */
function slipsOf(word: string): string[] {
  if (word.length < fewestOfSlip - 1 || word.length > mostOfSlip) return []
  if (word.length < fewestOfSlip) return [word]
  return [word, ...[...word].map((_, place) => word.slice(0, place) + word.slice(place + 1))]
}

const fewestConsonants = 3

/**
 * What remains of a word after usual slips in vowels and doubled letters: "skndr" for "Schneider" and "Schnieder", "vlksvgn" for
 * "Volkswagon". Null if too little is left, and for words in which no slip is accepted.
 */
function consonantsOf(word: string): string | null {
  if (word.length < 6 || !/^[a-z]+$/.test(word)) return null
  const letters = word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/w/g, 'v')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
  return letters.length < fewestConsonants ? null : letters
}

/** The key for the company of a ticker (`tickerKey`). */
export function tickerBlock(ticker: string): string {
  return `t${ticker}`
}

/** The key for companies with this symbol on any exchange. */
export function symbolBlock(symbol: string): string {
  return `s${symbol}`
}

function initialsOf(...forms: readonly (readonly string[])[]): string[] {
  return forms.flatMap((words) =>
    words.length >= 2 && words.length <= 6 ? [words.map((word) => word[0] ?? '').join('')] : [],
  )
}

/**
 * A key as a 52-bit number, which both drivers and JSON represent exactly: an index of numbers is a third the size of one of texts. A
 * collision only adds a candidate to compare.
 */
export function hashBlockingKey(key: string): number {
  let low = 0x811c9dc5
  let high = 0x9e3779b1
  for (let index = 0; index < key.length; index += 1) {
    const unit = key.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 13)
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0)
}
