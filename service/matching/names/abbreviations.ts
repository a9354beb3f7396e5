import { tradeWords } from './name-vocabulary'

/** General words beside trades that systems with short fields abbreviate. */
const generalWords =
  'precision heavy light company corporation group association american european national consolidated commercial community operations government equipment supply supplies instruments production products processing distribution controls public british canadian australian brothers packaging tobacco aerospace restaurants breweries brewery container shipbuilding refining mutual savings telephone telegraph railroad exploration business machines limited nederland deutschland'.split(
    ' ',
  )

const longWords = [...tradeWords, ...generalWords].filter((word) => word.length >= 5)

/** Of two letters, which are too few to guess a word by. */
const shortOfTwo = new Map(Object.entries({ bk: 'bank', rr: 'railroad', ry: 'railway' }))

const byFirstLetter = Map.groupBy(longWords, (word) => word[0] ?? '')

const read = new Map<string, ReadonlySet<string>>()

/**
 * Words that `short` may stand for where an ERP or a bank shortened a name: its beginning ("PREC", "ELEC", "COMM") or its
 * consonants in their order ("HVY", "SRVCS", "MFG"). General words only: a name of its own is not guessed.
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

/** No vowel but at the front, and its letters stand in the word in their order. */
function isSkeleton(short: string, word: string): boolean {
  if (/[aeiou]/.test(short.slice(1))) return false
  let found = 0
  for (const letter of word) if (letter === short[found]) found += 1
  return found === short.length
}

/** Whether one of two words is the other shortened, or both may be short for one ("SVC", "SRVCS"). */
export function isAbbreviation(one: string, other: string): boolean {
  if (shortOfTwo.get(one) === other || shortOfTwo.get(other) === one) return true
  return longFormsOf(one).has(other) || longFormsOf(other).has(one)
}
