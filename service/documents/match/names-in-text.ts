import { findKnownName } from '@/service/matching/names/known-names'
import { withoutLegalForms } from '@/service/matching/names/legal-forms'
import { coreKey } from '@/service/matching/names/name-keys'
import { readName } from '@/service/matching/names/read-name'
import { hasTelling } from '../find/names-organization'

/** Words of a text that may be the name of an organization. */
export type NameInText = {
  /** As the text first writes them. */
  words: string
  /** Under which an organization or a company of this name is stored (`coreKey`): more than one where it has a newer name. */
  keys: readonly string[]
  times: number
  /** The first page that has them, counted from 1. */
  page: number
  /** Whether they stand on the first pages. */
  isEarly: boolean
  /** Whether a legal form follows them somewhere, which no word of the language has. */
  hasForm: boolean
}

const mostWords = 6
/** The cover may be a picture; whose report it is, then stands on the pages after it. */
const openingPages = 10
const openingLines = 600
/** Each costs two look-ups in an index. */
const mostNames = 5_000
/** A bound of memory. A report of 300 pages has some 60,000. */
const mostPhrases = 300_000

type Token = {
  text: string
  /** In small letters. */
  plain: string
  isNameLike: boolean
  /** Whether no name goes on after it: the end of a sentence, a comma, unless a legal form follows ("Acme, Inc."). */
  endsHere: boolean
  hasComma: boolean
}

type Phrase = {
  words: string
  tokens: readonly string[]
  times: number
  withForm: number
  page: number
  isEarly: boolean
}

/**
 * Collects what may be names, page by page: up to six words beside each other, of which the first and the last begin with a capital, or
 * are followed by a legal form ("adidas AG"). In scripts that put no spaces between words it is the beginning of a run of letters.
 */
export function collectNames(): { in: (page: number, lines: readonly string[]) => void; names: () => NameInText[] } {
  const phrases = new Map<string, Phrase>()
  const small = new Set<string>()
  let linesSeen = 0

  function note({ tokens, words, hasForm }: Found, page: number): void {
    const key = tokens.join(' ')
    const known = phrases.get(key)
    if (known) {
      known.times += 1
      if (hasForm) known.withForm += 1
      return
    }
    if (phrases.size >= mostPhrases) return
    const isEarly = page <= openingPages && linesSeen <= openingLines
    phrases.set(key, { words, tokens, times: 1, withForm: hasForm ? 1 : 0, page, isEarly })
  }

  return {
    in(page, lines) {
      const ofLines = lines.map(tokensOf)
      for (const [at, own] of ofLines.entries()) {
        linesSeen += 1
        for (const { text, plain } of own) if (text === plain && /\p{Ll}/u.test(text)) small.add(plain)
        // A name may be broken over the end of a line.
        const all = [...own, ...(ofLines[at + 1] ?? []).slice(0, mostWords)]
        for (let start = 0; start < own.length; start += 1) {
          for (const found of phrasesFrom(all, start)) note(found, page)
        }
      }
    },
    names() {
      const isOrdinary = ({ tokens }: Phrase) => tokens.every((token) => small.has(token))
      const found = [...phrases.values()].flatMap((phrase): Phrase[] => {
        // Words that the text writes in small letters as well ("target", "net zero") are a name only before a legal form.
        const times = isOrdinary(phrase) ? phrase.withForm : phrase.times
        return times > (phrase.isEarly ? 0 : 1) ? [{ ...phrase, times }] : []
      })
      return found
        .sort((one, other) => other.times - one.times || other.tokens.length - one.tokens.length)
        .slice(0, mostNames)
        .flatMap(({ words, times, page, isEarly, withForm }) => {
          const keys = keysOf(words)
          return keys.length === 0 ? [] : [{ words, keys, times, page, isEarly, hasForm: withForm > 0 }]
        })
    },
  }
}

/** Under "McDonald’s" and "Velmora’s" stand McDonald's and Velmora. */
function keysOf(words: string): string[] {
  return [...new Set([words, words.replace(/['’]s$/u, '')].flatMap(keysOfName))]
}

function keysOfName(words: string): string[] {
  const parts = readName(words)
  if (!hasTelling(parts.core)) return []
  const now = findKnownName(parts)?.now
  return [coreKey(parts), ...(now === undefined ? [] : [coreKey(now)])].filter((key) => key.length > 1)
}

/** An address in small letters: "example.com/report", "a@example.com". Its parts are no words of the text. */
const address = /:\/\/|^www\.|@|^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?$/i

function tokensOf(line: string): Token[] {
  return line.split(/\s+/).flatMap((piece): Token[] => {
    if (address.test(piece) && !/^\p{Lu}/u.test(piece)) return []
    const text = piece.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{M}\p{N}&+#]+$/gu, '').slice(0, 60)
    if (text === '') return []
    const endsHere = /[,;:!?)\]”"。、]$/.test(piece) || (piece.endsWith('.') && text.length > 4)
    const isNameLike = /[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(text)
    return [{ text, plain: text.toLowerCase(), isNameLike, endsHere, hasComma: piece.endsWith(',') }]
  })
}

type Found = { tokens: readonly string[]; words: string; hasForm: boolean }

function* phrasesFrom(tokens: readonly Token[], start: number): Generator<Found> {
  const first = tokens[start]
  if (first === undefined) return
  if (unspaced.test(first.text)) {
    yield* beginningsOf(first.text)
    return
  }
  if (!first.isNameLike && !isLegalForm(tokens[start + 1])) return
  for (let end = start; end < Math.min(tokens.length, start + mostWords); end += 1) {
    const last = tokens[end]
    if (last === undefined || unspaced.test(last.text)) return
    const hasForm = (!last.endsHere || last.hasComma) && isLegalForm(tokens[end + 1])
    const own = tokens.slice(start, end + 1)
    const words = own.map(({ text }) => text).join(' ')
    if ((last.isNameLike || hasForm) && /\p{L}/u.test(words)) {
      yield { tokens: own.map(({ plain }) => plain), words, hasForm }
    }
    if (last.endsHere) return
  }
}

/** Whether the word after a name is a legal form, by its capital too: "Target AS", not "a target as". */
function isLegalForm(token: Token | undefined): boolean {
  return token?.isNameLike === true && withoutLegalForms(['name', token.plain.replaceAll('.', '')]).length === 1
}

/** Letters of scripts that put no spaces between words, or may not. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const longestBeginning = 15
const forms = /株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|주식회사|㈜/u

/** 東都精機グループ -> 東都, 東都精, 東都精機, …; so too after a legal form. */
function* beginningsOf(run: string): Generator<Found> {
  const hasForms = forms.test(run)
  for (const part of run.split(forms)) {
    const letters = [...part]
    for (let length = 2; length <= Math.min(letters.length, longestBeginning); length += 1) {
      const words = letters.slice(0, length).join('')
      yield { tokens: [words], words, hasForm: hasForms }
    }
  }
}
