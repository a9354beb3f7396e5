import { decodeHTML } from 'entities'
import { Converter } from 'opencc-js/t2cn'

/** "AT&amp;amp;T": text from two exports is escaped twice. */
const timesEscaped = 2

/** Decodes "Smith &amp; Partner" and "Soci&eacute;t&eacute;": web exports leave HTML entities in names. */
export function withoutEntities(name: string): string {
  let read = name
  for (let time = 0; time < timesEscaped && /&#?\w{2,31};/u.test(read); time += 1) read = decodeHTML(read)
  return read
}

const simplify = Converter({ from: 't', to: 'cn' })

/**
 * Han characters in simplified form, so that 華東 and 华东 are equal. Only for comparing and for keys; a name with Kana is Japanese and stays
 * as it is.
 */
export function inSimplifiedHan(text: string): string {
  // "㊮" is a symbol that NFKC turns into the character 資.
  const composed = text.normalize('NFKC')
  return /\p{Script=Han}/u.test(composed) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(composed)
    ? simplify(composed)
    : text
}
