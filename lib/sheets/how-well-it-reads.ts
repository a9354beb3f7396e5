import type { Encoding } from './encodings'

const japanese = new Set('株式会社日本東京大阪製作所工業電機産業商事国名企業取引先番号有限化学自動車食品建設仕入額年間')
const cyrillic: readonly Encoding[] = ['Windows-1251', 'KOI8-R', 'IBM866', 'x-mac-cyrillic']

/** Characters that are frequent in lists of companies, by encoding. */
const common: Partial<Record<Encoding, ReadonlySet<string>>> = {
  GB18030: new Set(
    '有限公司股份集团科技国际贸易中国电子机械工业上海北京深圳广州东江苏浙山天津重庆四川湖北南福建河西华新大业商银行汽车材料能源化学医药生物信息网络术发展投资控实造设备工程供应名称家地区城市省编号精密测试食品服装金属塑料包装物流运输光通信动力环保',
  ),
  Big5: new Set(
    '有限公司股份集團科技國際貿易中電子機械工業台灣臺北新竹桃園高雄香港大商銀行汽車材料能源化學醫藥生物資訊網路術發展投資控實製造設備工程供應名稱家地區城市編號精密測試食品金屬塑膠包裝物流運輸光通訊動力環保',
  ),
  'EUC-KR': new Set(
    '주식회사한국대산업전자공정밀기상코리아화학건설물에스이지엘디케텍시템글로벌가이름회명번호삼성현포항제조유통식품자동차금속중서울부인천신세롯데',
  ),
  Shift_JIS: japanese,
  'EUC-JP': japanese,
}

/** Kana prove more than Hangul, whose byte sequences also decode much of Chinese. */
function readsAsianly(text: string, familiar: ReadonlySet<string>, script: RegExp, scriptWeight: number): number {
  let score = 0
  let letters = 0
  for (const letter of text) {
    if (letter < '\u0080') continue
    letters++
    if (familiar.has(letter)) score += 1
    else if (script.test(letter)) score += scriptWeight
    else if (/[\uff61-\uff9f\ue000-\uf8ff\ufffd]/u.test(letter)) score -= 0.6
    else if (/\p{Script=Han}/u.test(letter)) score += 0.15
    else if (!/[\u3000-\u303f\uff00-\uff60・－]/u.test(letter)) score -= 0.3
  }
  return letters === 0 ? 0 : score / letters
}

/** How likely a letter is in lists, for choosing among Latin code pages; other letters: 0.3. */
const latin: Partial<Record<Encoding, Readonly<Record<string, number>>>> = {
  'Windows-1252': weigh('äöüßéáíóúâîôçëÄÖÜÉÁ', 1, 'àèêåñøæãûïÅØÆÈÀÇÑœŒ', 0.9, 'õùÊÎÓÍÚ', 0.7, 'šžŠŽ', 0.5),
  'Windows-1250': weigh('ąłśżźŁŚŻŹ', 1, 'äöüßéáíóúâîôçëÄÖÜÉÁ', 0.97, 'ěůšžŠŽ', 0.9, 'čřęćČŘ', 0.84, 'ńőűťňý', 0.7),
  'Windows-1254': weigh('ığşİĞŞ', 1, 'äöüßéáíóúâîôçëÄÖÜÉÇ', 0.96),
  // The same byte is "î" in Mac Roman and "ö" in IBM850: the latter is more frequent in lists.
  macintosh: weigh('äöüßéáíóúâôçëÄÖÜÉ', 0.98, 'îàèêåñøæãûïÅØÆÈÀÇÑ', 0.9),
  IBM850: weigh('äöüßéáíóúâîôçëÄÖÜÉ', 0.96, 'àèêåñøæãûïÅØÆÈÀÇÑ', 0.88),
}

function weigh(...told: readonly (string | number)[]): Readonly<Record<string, number>> {
  const weights: Record<string, number> = {}
  for (let at = 0; at < told.length; at += 2) {
    for (const letter of String(told[at])) weights[letter] ??= Number(told[at + 1])
  }
  return weights
}

/** Polish writes "si" and "zi" before a vowel, never "ś" and "ź"; in French the same bytes are "œ" and "Ÿ": "sœur". */
function isMisplaced(letter: string, after: string): boolean {
  return /[śź]/iu.test(letter) && /[aeiouyąęóàâèéêëîïôöùûüy]/iu.test(after)
}

/** Penalizes what a wrong code page produces: a capital after a lower-case letter, a word that begins in lower case, a sign inside a word. */
function readsWesternly(text: string, weights: Readonly<Record<string, number>>): number {
  let score = 0
  let letters = 0
  const characters = [...text]
  for (const [place, letter] of characters.entries()) {
    if (letter < '\u0080') continue
    letters++
    const before = characters[place - 1] ?? ''
    const after = characters[place + 1] ?? ''
    const isWithin = /\p{L}/u.test(before) || /\p{L}/u.test(after)
    // "Umsatz €", "(k€)": the one sign beside letters that lists are full of. The same byte is "Ä" in Mac Roman.
    if (letter === '€') score += 1
    else if (!/\p{L}/u.test(letter)) score += isWithin ? -1 : 0.2
    else {
      score += isMisplaced(letter, after) ? 0.3 : (weights[letter] ?? 0.3)
      if (/\p{Lu}/u.test(letter) && /\p{Ll}/u.test(before)) score -= 1
      if (/\p{Ll}/u.test(letter) && !/\p{L}/u.test(before)) score -= 0.35
      // Three in a row hardly ever occur in a Latin word.
      if (before >= '\u0080' && after >= '\u0080') score -= 1
    }
  }
  return letters === 0 ? 0 : score / letters
}

/** A word in one script, with at most one leading capital or all capitals. */
function readsInScript(text: string, script: RegExp): number {
  const words = text.match(/[\p{L}\p{N}\u0080-\uffff]+/gu) ?? []
  let score = 0
  let letters = 0
  for (const word of words) {
    const foreign = [...word].filter((letter) => letter >= '\u0080')
    if (foreign.length === 0) continue
    letters += foreign.length
    const isWord = [...word].every((letter) => script.test(letter) || /[\d-]/.test(letter))
    if (isWord && (/^\P{Lu}*$|^\P{Ll}*$|^\p{Lu}\P{Lu}*$/u.test(word) || word.length === 1)) {
      score += foreign.length * (word.length > 2 ? 0.95 : 0.6)
    } else score -= foreign.length * 0.3
  }
  return letters === 0 ? 0 : score / letters
}

/** How plausible a text is that was decoded as `encoding`: from about -1 (signs inside words, rare letters) to 1. */
export function howWellItReads(text: string, encoding: Encoding): number {
  const familiar = common[encoding]
  if (familiar !== undefined) {
    if (encoding === 'EUC-KR') return readsAsianly(text, familiar, /[\uac00-\ud7a3]/u, 0.55)
    const isJapanese = encoding === 'Shift_JIS' || encoding === 'EUC-JP'
    return readsAsianly(text, familiar, isJapanese ? /[\u3041-\u30fe]/u : /(?!)/u, 1)
  }
  if (cyrillic.includes(encoding)) return readsInScript(text, /\p{Script=Cyrillic}/u)
  if (encoding === 'Windows-1253') return readsInScript(text, /\p{Script=Greek}/u)
  return readsWesternly(text, latin[encoding] ?? {})
}
