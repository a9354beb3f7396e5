import anyAscii from 'any-ascii'
import { isPlain } from '@/service/matching/names/normalize-name'

/**
 * Letters whose form in any-ascii is not the one that companies, surnames and places use abroad ("Lukoil"). The hard and the soft sign
 * are dropped.
 */
const usualSounds: Readonly<Record<string, string>> = {
  й: 'i', ъ: '', ь: '', 曾: 'zeng', 沈: 'shen', 长: 'chang', 莘: 'xin', 筠: 'jun', 地: 'di',
} // biome-ignore format: a table

/** Chinese and Japanese words in company names, with their English equivalents. */
const hanWords: readonly (readonly [string, string])[] = [
  ['自動車', 'motor'], ['汽车', 'automobile'], ['汽車', 'automobile'], ['集团', 'group'], ['集團', 'group'],
  ['控股', 'holdings'], ['ホールディングス', 'holdings'], ['グループ', 'group'], ['技术', 'technologies'],
  ['技術', 'technologies'], ['科技', 'technology'], ['银行', 'bank'], ['銀行', 'bank'], ['电子', 'electronics'],
  ['電子', 'electronics'], ['电器', 'electric'], ['電機', 'electric'], ['電気', 'electric'], ['石油', 'petroleum'],
  ['化工', 'chemical'], ['化学', 'chemical'], ['製薬', 'pharmaceutical'], ['制药', 'pharmaceutical'],
  ['保险', 'insurance'], ['保険', 'insurance'], ['証券', 'securities'], ['证券', 'securities'], ['重工業', 'heavy industries'],
  ['工業', 'industries'], ['商事', 'corporation'], ['製鉄', 'steel'], ['钢铁', 'steel'], ['鋼鐵', 'steel'],
  ['国际', 'international'], ['國際', 'international'], ['中国', 'china'], ['日本', 'japan'], ['台灣', 'taiwan'],
] // biome-ignore format: a table

/** One letter in lower-case Latin letters; unchanged if it has no such form. */
function spellLetter(letter: string): string {
  return usualSounds[letter] ?? (anyAscii(letter).toLowerCase() || letter)
}

function spellKana(text: string): string {
  let spelled = ''
  // The long-vowel mark and the doubling "ッ" are omitted in names abroad ("シャープ" is "shapu").
  for (const character of text.replace(/[ーッっ]/gu, '')) {
    // A small vowel replaces the one before it ("フォ" is "fo").
    if (/[ァィゥェォャュョぁぃぅぇぉゃゅょ]/u.test(character)) spelled = spelled.replace(/[aiueo]$/, '')
    spelled += spellLetter(character)
  }
  return spelled.replace(/(sh|ch|j)y/g, '$1')
}

/**
 * Lower-case Latin letters for names in Cyrillic, Greek, Kana or Han (pinyin without tones); words for a trade become English. The tables
 * are any-ascii's, so stored keys do not depend on Node's Unicode data. Letters of other scripts stay. Never throws.
 */
export function transliterate(text: string): string {
  if (isPlain(text) || !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return text
  let rest = text
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(rest)) {
    for (const [word, english] of hanWords) rest = rest.replaceAll(word, ` ${english} `)
    rest = rest.replace(/[\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu, spellKana)
  }
  return rest.replace(/[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Greek}]/gu, spellLetter)
}
