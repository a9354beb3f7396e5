import { LRUCache } from 'lru-cache'
import { descriptors, endsInLongPlace, numberOfWord, placeAt, placeWordOf, usualSpelling } from './name-vocabulary'
import { isPlain, isPlainForm, toWords } from './normalize-name'
import { inFull } from './short-names'
import { stripLegalForms } from './strip-legal-forms'
import { stripListing } from './strip-listing'
import { inSimplifiedHan, withoutEntities } from './writing/plain-writing'
import { withoutScriptForms } from './writing/script-forms'
import { transliterate } from './writing/transliterate'

/** A company name split into parts for comparing. All words in lower case, without diacritics, in Latin letters if possible. */
export type NameParts = {
  /** The whole spelling without case, diacritics and punctuation. */
  spelling: string
  /** Without legal forms, "and" and text in brackets. Never empty for a name with a letter or digit. */
  words: readonly string[]
  /** `words` without descriptors (Group, Holdings) at either end: equal for "Telstra" and "Telstra Group Limited". */
  core: readonly string[]
  descriptors: readonly string[]
  /** Numbers in order, including number words: "2" for "Unit 2" and "Second Unit". */
  numbers: string
  /** ISO codes and names of regions in the name. */
  places: ReadonlySet<string>
  /** The words that belong to a place's name. */
  placeWords: ReadonlySet<string>
  /** Whether an article or "& Co" was dropped, which distinguishes one-word names: "Delta" and "The Delta". */
  isTrimmed: boolean
  /** `words` joined with leading letters that were taken for a legal form: the "ag" of "AG Barr". */
  withFront: string | null
  /** Other names in the text: in brackets after "formerly", or initials in brackets. */
  otherNames: readonly string[]
  /** The original in non-Latin scripts: names in one script are compared in it. */
  original: string | null
  /**
   * Whether it has Chinese characters: its words are then pinyin and some English, made for comparing only; nobody calls a company by
   * them, least of all a Japanese one.
   */
  isReading: boolean
}

/** Longer names are cut: a registration may have 200 letters, and comparing takes time. */
const longest = 200

const formerly = /^(?:formerly|previously|former|prev|f\/?k\/?a|formally|ex|nee|now)\b[.:]?\s*(?:known as\s+)?/i
const aside =
  /^(?:publ|part of|a member of|member of|a subsidiary of|subsidiary of|(?:the )?(?:owner|operator|parent) of|an? |which is|hq|headquarters)\b/i
/** Words between the registered name and the trade name. */
const tradingAs = /\s(?:t\/a|d\/b\/a|dba|trading as|doing business as)[.:]?\s+/i

/** Words of the compared spelling: without "&" and "und", with abbreviations in their usual spelling. */
function readWords(text: string): string[] {
  const lower = text.toLowerCase().normalize('NFKC')
  // "Amazon.com" is often written without its ending; a name that begins with a dot has nothing else.
  const bare = lower.includes('.')
    ? lower.replace(/(?<=[\p{L}\p{N}]{2})\.(?:com|net|org)(?![\p{L}\p{N}])/gu, '')
    : lower
  const words = toWords(transliterate(withoutGreekAccents(bare))).map(germanVowels)
  const glued = gluedForm.exec(words.at(-1) ?? '')
  const apart = glued ? [...words.slice(0, -1), glued[1] ?? '', glued[2] ?? ''] : words
  return apart.some((word) => gluedGroup.test(word)) ? apart.flatMap(withoutGluedGroup) : apart
}

/** "ManpowerGroup": some companies write their name and "Group" as one word. */
const gluedGroup = /^\p{L}{6,}group$/u
function withoutGluedGroup(word: string): string[] {
  return gluedGroup.test(word) ? [word.slice(0, -'group'.length), 'group'] : [word]
}

/** Capitals are written without accents. */
function withoutGreekAccents(text: string): string {
  return /\p{Script=Greek}/u.test(text)
    ? text
        .normalize('NFD')
        .replace(/(\p{Script=Greek})\p{M}+/gu, '$1')
        .normalize('NFC')
    : text
}

/** "LAUNDRYSERVICESLIMITED": some lists lose the space before the legal form. */
const gluedForm = /^(\p{L}{5,})(limited|ltd|gmbh)$/u

/** "Müller", "Mueller" and "Muller" are one name: the two-letter form replaces umlauts. */
function germanVowels(word: string): string {
  return word.length < 4 ? word : word.replace(/(?<=[^aeiouq])([aou])e(?=[^aeiouy\s])/gu, '$1')
}

/** "Acme Inc /DE/", "Acme Corp /NEW/": additions of a US register that distinguish its filers. */
const registeredIn = /\s\/(?:[a-z]{2}|new|adv)\/?\s*$/iu

const eastAsianForms =
  /株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限責任公司|股份公司|有限公司|주식회사|유한회사|公司|㈜|㈱/gu

/** Splits "(stc)", "(formerly X)", "(publ)" and " - Eletrobras" from the name; other brackets stay part of it. */
function takeOtherNames(name: string): { text: string; otherNames: string[] } {
  const otherNames: string[] = []
  const outside = name.replace(/[([（].*$/u, '')
  const text = name
    .replace(registeredIn, ' ')
    .replace(/[([（]([^()[\]（）]{1,120})[)\]）]/gu, (_whole, inner: string) => {
      const words = inner.trim()
      const former = formerly.exec(words)
      if (former) otherNames.push(words.slice(former[0].length))
      if (former || aside.test(words)) return ' '
      if (!isShortOf(words, outside)) return ` ${inner} `
      otherNames.push(words)
      return ' '
    })
  const traded = tradingAs.exec(text)
  if (traded && traded.index > 0) {
    const other = text.slice(traded.index + traded[0].length).trim()
    if (other !== '') return { text: text.slice(0, traded.index), otherNames: [...otherNames, other] }
  }
  const [long = '', short = '', ...more] = text.split(/\s[-–—]\s/u)
  if (more.length > 0 || short === '') return { text, otherNames }
  if (isShortOf(short.trim(), long)) return { text: long, otherNames: [...otherNames, short.trim()] }
  if (isShortOf(long.trim(), short)) return { text: short, otherNames: [...otherNames, long.trim()] }
  return { text, otherNames }
}

/** "stc" for "Saudi Telecom Company", "Eletrobras" for "Centrais Elétricas Brasileiras": its letters occur in the name in order. */
function isShortOf(short: string, name: string): boolean {
  if (!/^[\p{L}\p{N}&.]{2,14}$/u.test(short)) return false
  const letters = toWords(short).join('')
  const words = toWords(name)
  if (letters.length < 2 || words.length < 2 || words.includes(letters) || placeAt([letters], 0) !== null) return false
  let found = 0
  for (const letter of words.join('')) if (letter === letters[found]) found += 1
  const begins = words.some((word) => word[0] === letters[0])
  return begins && found === letters.length
}

function withoutDescriptors(words: readonly string[]): readonly string[] {
  let [start, end] = [0, words.length]
  while (end - start > 1 && descriptors.has(words[end - 1] ?? '')) end -= 1
  while (end - start > 1 && descriptors.has(words[start] ?? '')) start += 1
  return words.slice(start, end)
}

/** A country at the end is that of a subsidiary, in any language: "Advania Sverige" equals "Advania Sweden". */
function sameEnd(words: readonly string[]): readonly string[] {
  const last = words.length - 1
  const place = last > 0 && !endsInLongPlace(words) ? placeAt(words, last)?.place : undefined
  return place?.length === 2 ? [...words.slice(0, last), placeWordOf(words[last] ?? '', place)] : words
}

function findPlaces(words: readonly string[]): Pick<NameParts, 'places' | 'placeWords'> {
  const places = new Set<string>()
  const placeWords = new Set<string>()
  for (let index = 0; index < words.length; ) {
    const found = placeAt(words, index)
    if (found) {
      places.add(found.place)
      for (const word of words.slice(index, index + found.count)) placeWords.add(word)
    }
    index += found?.count ?? 1
  }
  return { places, placeWords }
}

function isLatin(text: string): boolean {
  return isPlain(text) || !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)
}

/** A registration asks for the parts of its name five times, and research for those of the candidates. */
const read = new LRUCache<string, NameParts>({ max: 2_000 })

/** Splits a name into its parts. Never throws; the time is linear in the length, which is cut at 200 letters. */
export function readName(name: string): NameParts {
  const known = read.get(name)
  if (known !== undefined) return known
  const parts = takeApart(name)
  if (name.length <= 2 * longest) read.set(name, parts)
  return parts
}

function takeApart(name: string): NameParts {
  const cut = withoutEntities(
    name.length <= longest ? name : [...name.slice(0, 2 * longest)].slice(0, longest).join(''),
  )
  const listed = stripListing(cut)
  const bare = isPlainForm(listed) ? listed : withoutScriptForms(listed)
  const { text, otherNames } = takeOtherNames(bare.replace(eastAsianForms, ' '))
  const all = readWords(text)
  const spelled = text === cut ? all : readWords(cut)
  const readable = all.length > 0 ? all : spelled.length > 0 ? spelled : [cut.trim().toLowerCase()]
  const stripped = stripLegalForms(readable)
  const written = sameEnd(stripped.words.map(usualSpelling))
  const short = withoutDescriptors(written)
  const core = inFull(short).map(usualSpelling)
  // "GE" stands for "General Electric" with or without "Group".
  const words = core.join() === short.join() ? written : [...core, ...written.filter((word) => descriptors.has(word))]
  return {
    spelling: spelled.join(' '),
    words,
    core,
    descriptors: words.filter((word) => descriptors.has(word)),
    numbers: words.map(numberOfWord).filter((digits) => digits !== null).join(' '), // biome-ignore format: one thought
    ...findPlaces(words),
    isTrimmed: stripped.isTrimmed,
    withFront: stripped.withFront?.map(usualSpelling).join('') ?? null,
    otherNames,
    isReading: /\p{Script=Han}/u.test(text),
    original: isLatin(bare) ? null : stripLegalForms(toWords(inSimplifiedHan(bare.replace(eastAsianForms, ' ')))).words.join(' '), // biome-ignore format: one thought
  }
}
