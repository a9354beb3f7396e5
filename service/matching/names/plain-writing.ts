import { decodeHTML } from 'entities'
import { Converter } from 'opencc-js/t2cn'

/** "AT&amp;amp;T": what went through two exports is escaped twice. */
const timesEscaped = 2

/** "Smith &amp; Partner" and "Soci&eacute;t&eacute;" as they read: web exports leave HTML's entities in names. */
export function withoutEntities(name: string): string {
  let read = name
  for (let time = 0; time < timesEscaped && /&#?\w{2,31};/u.test(read); time += 1) read = decodeHTML(read)
  return read
}

const simplify = Converter({ from: 't', to: 'cn' })

/**
 * Han characters in their simplified form, so that 華東 and 华东 are one. For comparing and for keys only: a name in Kana
 * is Japanese and stays as it is.
 */
export function inSimplifiedHan(text: string): string {
  // "㊮" is a sign, and the letter 資 once it is written out.
  const composed = text.normalize('NFKC')
  return /\p{Script=Han}/u.test(composed) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(composed)
    ? simplify(composed)
    : text
}
