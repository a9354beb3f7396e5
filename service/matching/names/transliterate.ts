import { isPlain } from './normalize-name'
import { toPinyin } from './pinyin'

/** Cyrillic by the sounds that company names are written with abroad ("Лукойл", "Lukoil"). */
const cyrillic: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'i', є: 'ie', ґ: 'g', ў: 'u', ђ: 'dj', ј: 'j', љ: 'lj',
  њ: 'nj', ћ: 'c', џ: 'dz',
} // biome-ignore format: a table

const greek: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x',
  ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o',
} // biome-ignore format: a table

/** Katakana in Hepburn; Hiragana is the same table 96 code points lower. */
const kana: Readonly<Record<string, string>> = {
  ア: 'a', イ: 'i', ウ: 'u', エ: 'e', オ: 'o', カ: 'ka', キ: 'ki', ク: 'ku', ケ: 'ke', コ: 'ko', サ: 'sa', シ: 'shi',
  ス: 'su', セ: 'se', ソ: 'so', タ: 'ta', チ: 'chi', ツ: 'tsu', テ: 'te', ト: 'to', ナ: 'na', ニ: 'ni', ヌ: 'nu', ネ: 'ne',
  ノ: 'no', ハ: 'ha', ヒ: 'hi', フ: 'fu', ヘ: 'he', ホ: 'ho', マ: 'ma', ミ: 'mi', ム: 'mu', メ: 'me', モ: 'mo', ヤ: 'ya',
  ユ: 'yu', ヨ: 'yo', ラ: 'ra', リ: 'ri', ル: 'ru', レ: 're', ロ: 'ro', ワ: 'wa', ヲ: 'wo', ン: 'n', ガ: 'ga', ギ: 'gi',
  グ: 'gu', ゲ: 'ge', ゴ: 'go', ザ: 'za', ジ: 'ji', ズ: 'zu', ゼ: 'ze', ゾ: 'zo', ダ: 'da', ヂ: 'ji', ヅ: 'zu', デ: 'de',
  ド: 'do', バ: 'ba', ビ: 'bi', ブ: 'bu', ベ: 'be', ボ: 'bo', パ: 'pa', ピ: 'pi', プ: 'pu', ペ: 'pe', ポ: 'po', ヴ: 'v',
  ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o', ャ: 'ya', ュ: 'yu', ョ: 'yo', ッ: '', ー: '',
} // biome-ignore format: a table

/** What companies are called in Chinese and Japanese beside their own name, in the English words used for it. */
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

/** No name has more; each costs nine comparisons by collation. */
const spelledHan = 40

function spellKana(text: string): string {
  let spelled = ''
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const katakana = code >= 0x3041 && code <= 0x3096 ? String.fromCodePoint(code + 96) : character
    const sound = kana[katakana]
    // "トヨタ" is spelled letter by letter; a small vowel takes the place of the one before it ("フォ" is "fo").
    const isSmall = 'ァィゥェォャュョ'.includes(katakana)
    spelled =
      isSmall && spelled !== '' ? spelled.replace(/[aiueo]$/, '') + (sound ?? '') : spelled + (sound ?? character)
  }
  return spelled
}

/**
 * Lower-case Latin letters for names in Cyrillic, Greek, Kana or Han; words that name a trade become English. Letters
 * of other scripts stay. Never throws.
 */
export function transliterate(text: string): string {
  if (isPlain(text) || !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return text
  let rest = text
  if (/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(rest)) {
    for (const [word, english] of hanWords) rest = rest.replaceAll(word, ` ${english} `)
    rest = rest.replace(/[\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu, spellKana)
    let left = spelledHan
    rest = rest.replace(/\p{Script=Han}/gu, (character) => (left-- > 0 ? toPinyin(character) : character))
  }
  return rest.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
    (letter) => cyrillic[letter] ?? greek[letter] ?? letter,
  )
}
