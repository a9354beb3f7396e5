import { asianCurrencyPattern, currencyOfWord, currencyPattern } from '../currency-sign'

/** The multipliers that a reader can choose. */
export const scales = [1, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9] as const

/**
 * What a text says about amounts. `scale`: 1000 for thousands; null if it does not say. `rest`: its other words. `isCurrency`: it names a
 * currency, whose code is `currency`, or null if it may be one of several ("kr").
 */
export type Unit = {
  scale: number | null
  currency: string | null
  isCurrency: boolean
  year: number | null
  rest: string
}

/** Letters before a currency or behind it: "TEUR", "MSEK", "mnkr", "USDm", "$bn". */
const beside: Readonly<Record<string, number>> = {
  t: 1e3,
  k: 1e3,
  th: 1e3,
  tis: 1e3,
  bin: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  mill: 1e6,
  mln: 1e6,
  cr: 1e7,
  bn: 1e9,
  b: 1e9,
  md: 1e9,
  mdr: 1e9,
  mrd: 1e9,
}

/** Words that are multipliers anywhere. */
const saying: readonly [number, string][] = [
  [
    1e3,
    'thousands?|thsd|tausend|tsd|milliers?|tusental|tusen|tusinde|tusind|migliaia|duizend(?:en)?|tys|тыс(?:яч)?|tuhatta|ribu|nghìn|ngàn|milhares|millares|χιλ(?:ιάδες)?|אלפי|אלף|ألف|آلاف',
  ],
  [
    1e6,
    'millions?|millionen|million(?:er|en)|mio|mln|miljon(?:er)?|miljoen(?:en)?|milj|milion[ei]?|milion(?:y|[óo]w)|mill[óo]n(?:es)?|milh[õo]es|milh[ãa]o|milyon|млн|миллион(?:а|ов)?|juta|triệu|מיליון|מיליוני|مليون|ملايين',
  ],
  [
    1e9,
    'billions?|bn|mrd|mdr|milliards?|mds|milliarden?|miljard(?:er)?|miliard(?:[io]|y|[óo]w)?|bilh(?:[õo]es|[ãa]o)|milyar|mld|млрд|миллиард(?:а|ов)?|miliar|tỷ|tỉ',
  ],
  [1e5, 'lakhs?|lacs?'],
  [1e7, 'crores?'],
]
/** Words with other meanings too ("air miles", "mil"), used only where nothing but a unit is expected. */
const weak: readonly [number, string][] = [
  [1e3, 'k|th|miles|mil|tis|ezer|bin'],
  [1e6, 'm|mm|mn|mill|milli[óo]'],
  [1e7, 'cr'],
  [1e9, 'md'],
]

const asian: Readonly<Record<string, number>> = {
  十: 1e1,
  百: 1e2,
  千: 1e3,
  仟: 1e3,
  万: 1e4,
  萬: 1e4,
  亿: 1e8,
  億: 1e8,
  십: 1e1,
  백: 1e2,
  천: 1e3,
  만: 1e4,
  억: 1e8,
  兆: 1e12,
  조: 1e12,
}
export const asianScale = '[十百千]?[万萬亿億兆]|[千仟百]|[십백천]?[만억조]|[천백]'
export function asianFactor(word: string): number {
  return [...word].reduce((product, letter) => product * (asian[letter] ?? 1), 1)
}

const start = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`
const anyOf = (words: readonly [number, string][]) => words.map(([, one]) => one).join('|')
function factorOf(words: readonly [number, string][], word: string): number | null {
  return words.find(([, one]) => new RegExp(`^(?:${one})$`, 'iu').test(word))?.[0] ?? null
}

const before = new RegExp(
  `${start}(mill|mln|mio|mdr|mrd|tis|bin|mn|mm|md|bn|t|k|m)[.]?(\\s?)(?:d['e]\\s?)?(${currencyPattern})${end}`,
  'giu',
)
const behind = new RegExp(`(?<!\\p{L})(${currencyPattern})['\\s]{0,2}(mm|mn|bn|th|cr|k|m|b|'?000'?s?)${end}`, 'giu')
const inAsian = new RegExp(`(${asianScale})\\s?(${currencyPattern})(?!\\p{Script=Latin})`, 'giu')
const longAsianCurrency = new RegExp(asianCurrencyPattern, 'gu')
const sayingWord = new RegExp(`${start}(${anyOf(saying)})\\.?${end}`, 'giu')
const zeros = /(?<![\p{N}.,]|\p{N}\s)(?:['(]000(?:'?s)?|000'?s)(?![\p{L}\p{N}])/giu
const figure = new RegExp(`(?<![\\p{N}.,])[x×*]?\\s?1([ .,']?000){1,2}(?=\\s?(?:${currencyPattern})${end})`, 'giu')
const aloneFigure = /(?<![\p{N}.,])[x×*]?\s?1(?:[ .,'\u00a0\u202f]?000){1,2}(?!\p{N})|(?<![\p{N}.,])000(?!\p{N})/giu
const weakWord = new RegExp(`${start}(${anyOf(weak)})\\.?${end}`, 'giu')
const asianWord = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Hangul}])(${asianScale})(?![\\p{Script=Han}\\p{Script=Hangul}])`,
  'giu',
)
const currencyAlone = new RegExp(`(?<![\\p{L}])(${currencyPattern})\\.?(?![\\p{L}])|[€£₩₹円元$¥]`, 'giu')
const fiscalYear =
  /(?<![\p{N}\p{L}])(?:FY|GJ|AY|CY)?\s?'?((?:19|20)\p{N}{2})(?!\p{N})(?:年度?|년도?)?|(?<![\p{L}\p{N}])(?:FY|GJ)\s?'?(\p{N}{2})(?!\p{N})/giu

/**
 * What a text says about its amounts. `isUnit`: only a unit is expected there, such as in brackets, so that ambiguous words count as
 * well: "(m)", "(000)", "(千)". `whole`: the heading that the text is part of.
 */
export function readUnit(text: string, isUnit: boolean, whole: string = text): Unit {
  const found: Unit = { scale: null, currency: null, isCurrency: false, year: null, rest: '' }
  const say = (scale: number | null) => {
    if (scale !== null) found.scale ??= scale
    return scale === null ? null : ' '
  }
  let rest = text.normalize('NFKC').replace(/[’‘′´`]/g, "'")
  // In traditional characters 元 may be another currency than the yuan.
  const isTraditional = /[萬億額購採廠]/u.test(whole) && !/円/u.test(whole)
  const name = (word: string): boolean => {
    const currency = currencyOfWord(word)
    if (currency === null) return false
    if (!found.isCurrency) found.currency = word === '元' && isTraditional ? null : currency.code
    found.isCurrency = true
    return true
  }
  // "新台幣千元": the full name counts, not the bare 元 after the multiplier.
  for (const [word] of rest.matchAll(longAsianCurrency)) name(word)
  rest = rest.replace(before, (whole, prefix: string, gap: string, word: string) => {
    // "t all" and "K EUR": after a space only a code in capitals, or a sign.
    if (gap !== '' && /^[a-z]{3}$/i.test(word) && word !== word.toUpperCase()) return whole
    return name(word) ? (say(beside[prefix.toLowerCase()] ?? 1) ?? whole) : whole
  })
  rest = rest.replace(behind, (whole, word: string, suffix: string) => {
    const letters = suffix.toLowerCase()
    return name(word) ? (say(letters.includes('000') ? 1e3 : (beside[letters] ?? 1)) ?? whole) : whole
  })
  rest = rest.replace(inAsian, (whole, scale: string, word: string) => {
    return name(word) ? (say(asianFactor(scale)) ?? whole) : whole
  })
  rest = rest.replace(sayingWord, (whole, word: string) => say(factorOf(saying, word)) ?? whole)
  rest = rest.replace(zeros, () => say(1e3) ?? ' ')
  rest = rest.replace(figure, (whole) => say((whole.match(/000/g) ?? []).length > 1 ? 1e6 : 1e3) ?? whole)
  rest = rest.replace(fiscalYear, (_, long: string | undefined, short: string | undefined) => {
    found.year ??= long === undefined ? 2000 + Number(short) : Number(long)
    return ' '
  })
  if (isUnit) {
    rest = rest.replace(aloneFigure, (whole) => say((whole.match(/000/g) ?? []).length > 1 ? 1e6 : 1e3) ?? whole)
    rest = rest.replace(weakWord, (whole, word: string) => say(factorOf(weak, word)) ?? whole)
    rest = rest.replace(asianWord, (whole, word: string) => say(asianFactor(word)) ?? whole)
  }
  rest = rest.replace(currencyAlone, (whole) => {
    const isWord = /^[a-z]{3}$/i.test(whole)
    // A code in lower case outside of a unit may be a word.
    if (isWord && !isUnit && whole !== whole.toUpperCase()) return whole
    return name(whole) ? ' ' : whole
  })
  return { ...found, rest: rest.replace(/\s+/g, ' ').trim() }
}
