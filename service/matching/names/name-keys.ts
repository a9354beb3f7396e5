import { tradeWords } from './name-vocabulary'
import { type NameParts, readName } from './read-name'

/**
 * Raised when a rule changes what a name's keys are: stored keys are then made again (service/organizations/match/renew-keys.ts,
 * and the known companies' by their fingerprint).
 */
export const rulesVersion = '6'

/** Equal for two names that compare as `spelling`, `form` or `descriptor`: what an exact look-up by name alone needs. */
export function coreKey(name: string | NameParts): string {
  return partsOf(name).core.join('')
}

/** What a person's answer is learned under: this spelling, whatever its case, diacritics and punctuation. */
export function spellingKey(name: string): string {
  return readName(name).spelling
}

function partsOf(name: string | NameParts): NameParts {
  return typeof name === 'string' ? readName(name) : name
}

const ends = 6

/**
 * Keys under which names that may be one company meet, for searching candidates without comparing all names: each telling
 * word, each trade word with its neighbour, the whole, its first and last letters (a slip of the pen leaves one of them), its
 * initials, a short word with each of its letters left out, and the consonants of its first telling word. A prefix says which kind a key is, so that a word never meets
 * initials by chance.
 */
export function blockingKeys(name: string | NameParts): string[] {
  const { core, words, original, withFront } = partsOf(name)
  const whole = core.join('')
  const keys = [`=${whole}`, `^${core[0] ?? ''}`]
  if (withFront !== null) keys.push(`=${withFront}`)
  for (const word of core) if (!tradeWords.has(word) && word.length > 1) keys.push(`w${word}`)
  for (const [place, word] of core.entries()) {
    const next = core[place + 1]
    // Trade words lead to too many names by themselves; telling words do without a neighbour.
    if (next !== undefined && (tradeWords.has(word) || tradeWords.has(next)))
      keys.push(`p${[word, next].sort().join(' ')}`)
  }
  if (whole.length > ends) keys.push(`<${whole.slice(0, ends)}`, `>${whole.slice(-ends)}`)
  if (core.length === 1) for (const spelling of slipsOf(whole)) keys.push(`d${spelling}`)
  const sound = consonantsOf(core.find((word) => !tradeWords.has(word)) ?? '')
  if (sound !== null) keys.push(`c${sound}`)
  for (const letters of initialsOf(words, core)) keys.push(`a${letters}`)
  // A short name may be another's initials; it is found under both.
  if (core.length === 1 && whole.length >= 2 && whole.length <= 6) keys.push(`a${whole}`)
  if (original !== null && original !== whole) keys.push(`o${original}`)
  return [...new Set(keys)].slice(0, 24)
}

const fewestOfSlip = 5
const mostOfSlip = 12

/**
 * A word and what is left without one of its letters: two words that are a letter more, less, other or swapped apart share one
 * of these ("simens", "siemens"). A name of four letters meets one of five ("bosh", "bosch"), never another of four.
 */
function slipsOf(word: string): string[] {
  if (word.length < fewestOfSlip - 1 || word.length > mostOfSlip) return []
  if (word.length < fewestOfSlip) return [word]
  return [word, ...[...word].map((_, place) => word.slice(0, place) + word.slice(place + 1))]
}

const fewestConsonants = 3

/**
 * What a slip mostly leaves of a word, as ears and hands mistake vowels and doubled letters: "skndr" of "Schneider" and
 * "Schnieder", "vlksvgn" of "Volkswagon". Null where too little is left to tell anything, and of words that no slip is forgiven.
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

/** Key under which the company of a ticker is found (`tickerKey`). */
export function tickerBlock(ticker: string): string {
  return `t${ticker}`
}

/** Key under which the companies meet that have this symbol at any exchange. */
export function symbolBlock(symbol: string): string {
  return `s${symbol}`
}

function initialsOf(...forms: readonly (readonly string[])[]): string[] {
  return forms.flatMap((words) =>
    words.length >= 2 && words.length <= 6 ? [words.map((word) => word[0] ?? '').join('')] : [],
  )
}

/**
 * A key as a number of 52 bits, which both drivers and JSON keep exactly: an index of numbers is a third of one of texts.
 * Two keys that collide only bring one candidate more to compare.
 */
export function hashKey(key: string): number {
  let low = 0x811c9dc5
  let high = 0x9e3779b1
  for (let index = 0; index < key.length; index += 1) {
    const unit = key.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 13)
  }
  return (high >>> 12) * 2 ** 32 + (low >>> 0)
}
