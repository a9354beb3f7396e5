import { tradeWords } from './name-vocabulary'

/** General words besides trades that systems with short fields abbreviate. */
const generalWords =
  'precision heavy light company corporation group association american european national consolidated commercial community operations government equipment supply supplies instruments production products processing distribution controls public british canadian australian brothers packaging tobacco aerospace restaurants breweries brewery container shipbuilding refining mutual savings telephone telegraph railroad exploration business machines limited nederland deutschland'.split(
    ' ',
  )

const longWords = [...tradeWords, ...generalWords].filter((word) => word.length >= 5)

/** Two-letter abbreviations, from which a word cannot be derived by rule. */
const shortOfTwo = new Map(Object.entries({ bk: 'bank', rr: 'railroad', ry: 'railway' }))

const byFirstLetter = Map.groupBy(longWords, (word) => word[0] ?? '')

const read = new Map<string, ReadonlySet<string>>()

/**
 * Words that `short` may abbreviate in an ERP or bank system: by their beginning ("PREC", "ELEC", "COMM") or their consonants in order
 * ("HVY", "SRVCS", "MFG"). Only general words: a proper name is never guessed.
 */
function longFormsOf(short: string): ReadonlySet<string> {
  const before = read.get(short)
  if (before !== undefined) return before
  const fits = (word: string) => word.length > short.length && (word.startsWith(short) || isSkeleton(short, word))
  const found = new Set(
    short.length < 3 || short.length > 6 ? [] : (byFirstLetter.get(short[0] ?? '') ?? []).filter(fits),
  )
  if (read.size < 10_000) read.set(short, found)
  return found
}

/** No vowel except the first letter, and its letters occur in the word in order. */
function isSkeleton(short: string, word: string): boolean {
  if (/[aeiou]/.test(short.slice(1))) return false
  let found = 0
  for (const letter of word) if (letter === short[found]) found += 1
  return found === short.length
}

/** Whether one word abbreviates the other, or both may abbreviate the same one ("SVC", "SRVCS"). */
export function isAbbreviation(one: string, other: string): boolean {
  if (shortOfTwo.get(one) === other || shortOfTwo.get(other) === one) return true
  return longFormsOf(one).has(other) || longFormsOf(other).has(one)
}
