import { wholeWords } from '@/service/reports/words/names/whole-words'
import { plainText } from '@/service/reports/words/plain-text'

/** A currency as printed. `code` is null for signs that several countries share: "$", "kr", "¥", "元", "pesos". */
export type Currency = { code: string | null; sign: string }

export const codes =
  'EUR|USD|GBP|SEK|NOK|DKK|CHF|JPY|CNY|RMB|INR|KRW|AUD|CAD|HKD|SGD|NZD|TWD|NTD|BRL|ZAR|PLN|CZK|HUF|RON|TRY|MXN|THB|IDR|MYR|PHP|ILS|ISK|SAR|AED|CLP|COP|VND|EGP|NGN|KES|QAR|KWD'
const code = new RegExp(
  String.raw`(?<![A-Za-z])(?:[MTKmtk]|mn|Mio\.? ?|Mn)?(${codes})(?:m|mn|mm|k|bn|b|M|K|B)?(?![A-Za-z])`,
)

const named: readonly [RegExp, string][] = [
  [/\bUS ?\$|\bU\.?S\.? dollars?|\$ ?US\b|dólares (?:estadounidenses|americanos)|美元|달러/i, 'USD'],
  [/\bAU?\$|australian dollars?/i, 'AUD'],
  [/\bCA?\$|\bCDN ?\$|canadian dollars?|\$ ?CA\b|dollars canadiens/i, 'CAD'],
  [/\bHK ?\$|hong kong dollars?|港[幣币元]/i, 'HKD'],
  [/\bS\$|singapore dollars?/i, 'SGD'],
  [/\bNZ\$/i, 'NZD'],
  [/\bNT ?\$|新[臺台][幣币]/i, 'TWD'],
  [/\bR\$|\breais\b/i, 'BRL'],
  [/\brupees?\b|₹|\bcrores?\b|\blakhs?\b/i, 'INR'],
  [/\bRs\b/, 'INR'],
  [/\bRM(?! ?[A-Z])/, 'MYR'],
  [/(?<![\p{L}/])R(?='?000| ?(?:m|mn|bn|millions?|billions?|thousands?)\b)|\brands?\b/u, 'ZAR'],
  [/€|\beuros?\b|\beur(?:oa|ot)?\b|\b[MT]?euro?\b/i, 'EUR'],
  [/£|pounds? sterling|\bGBP/i, 'GBP'],
  [/₩|\bwon\b|(?<=[백천만억조\d(]|^)원/i, 'KRW'],
  [/円|\byen\b/i, 'JPY'],
  [/swiss francs?|schweizer franken|\bfranken\b|francs suisses|\bMio\.? ?Fr\b/i, 'CHF'],
  [/\bkronor\b|swedish kron/i, 'SEK'],
  [/norwegian kron|norske kroner/i, 'NOK'],
  [/danish kron|danske kroner/i, 'DKK'],
  [/\brenminbi\b|\byuan\b|人民[币幣]/i, 'CNY'],
  [/\bbaht\b|฿/i, 'THB'],
  [/(?<!\p{L})zł|zlot/iu, 'PLN'],
  [/(?<!\p{L})kč/iu, 'CZK'],
  [/\bringgit\b/i, 'MYR'],
  [/\brupiah\b|\bRp\b/i, 'IDR'],
  [/pesos mexicanos|mexican pesos/i, 'MXN'],
  [/pesos chilenos|chilean pesos/i, 'CLP'],
  [/pesos colombianos|colombian pesos/i, 'COP'],
  [/(?<!\p{L})TL\b|türk lirası|turkish lira/iu, 'TRY'],
]
const shared: readonly [RegExp, string][] = [
  [/\$|\bdollars?\b|\bdólares\b/i, '$'],
  [/(?<![a-z])(?:m|t|t\.|md|mill\.? |mio\.? |mn)?kr\b|\bkroner\b/i, 'kr'],
  [/¥/, '¥'],
  [/(?<=[百千万萬億亿\d(]|^)元/, '元'],
  [/\bpesos\b/i, 'pesos'],
]

/** The currency a label, a head or a caption names. */
export function findCurrency(raw: string): Currency | null {
  const text = plainText(raw)
  const iso = code.exec(text)?.[1]
  if (iso) return { code: renamed[iso] ?? iso, sign: iso }
  const own = named.find(([pattern]) => pattern.test(text))
  if (own) return { code: own[1], sign: own[1] }
  const sign = shared.find(([pattern]) => pattern.test(text))?.[1]
  return sign === undefined ? null : { code: null, sign }
}

/** Common codes that are not those of ISO 4217. */
const renamed: Readonly<Record<string, string>> = { RMB: 'CNY', NTD: 'TWD' }

/** Names of scales, and the signs of East Asia, where "百万" is not read as "万" nor "10億" as "億". */
export const scaleNames = {
  trillions: 'trillions?|trilh(?:ões|ão)|biljoner|billionen',
  billions:
    'billions?|bn|bln|mrd|mld|mlrd|mia|milliarden?|miljarder|miljardia?|miljard|milliarder|milliards?|md|mds|mdr|mdkr|miliardi?|miliardy|miliardów|bilh(?:ões|ão)',
  millions:
    'millions?|mn|mln|mio|mill[oó]n(?:es)?|millionen|miljoner|millioner|milhões|milioni|miljoen|miljoonaa|milionów|milj|mill|mm',
  thousands:
    'thousands?|tsd|tausend|tusen|tusinde?|milliers|miles|mil|mila|milhares|migliaia|tuhatta|tuhansia|duizend|tys|tis',
  crores: 'crores?|cr',
  lakhs: 'lakhs?|lacs?',
}
const before = `(?<![A-Za-z])`
const money = `(?:${codes}|[€$£¥]|kr(?![a-z]))`
const scales: readonly [RegExp, number][] = [
  [/百[万萬]|백만/, 1e6],
  [/十[億亿]|십억/, 1e9],
  [/[億亿]|억/, 1e8],
  [/兆|조/, 1e12],
  [/千|천/, 1e3],
  [/[万萬]|만/, 1e4],
  [new RegExp(wholeWords(scaleNames.crores), 'iu'), 1e7],
  [new RegExp(wholeWords(scaleNames.lakhs), 'iu'), 1e5],
  [new RegExp(wholeWords(scaleNames.trillions), 'iu'), 1e12],
  [
    new RegExp(
      String.raw`${wholeWords(`${scaleNames.billions}|mil (?:millones|milhões)`)}|${before}Md${money}|${money} ?(?:bn|b)\b|\d ?B\b`,
      'iu',
    ),
    1e9,
  ],
  [
    new RegExp(
      String.raw`(?:(?<!\p{L})|(?<=\d))(?:${scaleNames.millions}|mnsek|mneur)(?!\p{L})|${before}M(?:${money}|euro?\b)|${money} ?(?:m|mm)(?![a-z])|${before}R ?mn?\b|(?<=\d) ?m(?![a-z])`,
      'iu',
    ),
    1e6,
  ],
  [
    new RegExp(
      String.raw`${wholeWords(scaleNames.thousands)}|['’]000|\b000s\b|(?<!\d[.,])\b1[,.' ]?000\b|${before}(?:[TK]|t\.)(?:${money}|euro?\b)|${money} ?[KT](?![a-z])`,
      'iu',
    ),
    1e3,
  ],
]

/** The factor of a printed unit of money: 1e6 for "SEK m"; null if no scale is named. */
export function findScale(raw: string): number | null {
  const text = plainText(raw)
  return scales.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** The parts of a unit of money: the currency's name, its scale, and what may stand between them. */
const currencyNames = String.raw`[MTK]?(?:${codes})(?:m|mn|mm|k|bn|b)?|[mt]\.?kr|mdkr|kr|[MTK]?(?:euros?|eur|euroa)|dollars?|dólares|canadiens|pounds? sterling|yen|won|kronor|kroner|swiss francs?|franken|fr|baht|renminbi|yuan|reais|rupees?|rs|rands?|ringgit|rupiah|rp|zł|zlotych|złotych|kč|tl|pesos|rmb?|r`
const partOfUnit = new RegExp(
  [
    String.raw`(?:US|HK|NT|NZ|AU?|CA?|S|R|CDN) ?\$|\$ ?(?:CA|US)\b`,
    wholeWords(
      `[MKT]?d?[€$£¥₹₩฿]m?(?: ?(?:CA|US))?|[mbkt]|in|en|em|i|of|de|di|x|${Object.values(scaleNames).join('|')}|${currencyNames}`,
    ),
    String.raw`円|元|원|新[臺台][幣币]|人民[币幣]|港[幣币]|美元|[百十千万萬億亿兆백십천만억조]`,
    String.raw`['’]000s?|1[,.' ]?000|d'|[-()[\]/,.:×*']|\s`,
  ].join('|'),
  'giu',
)

/** Whether a whole text is a unit of money: "R million", "in Mio. €", "₹ crore", "백만원", "M€". */
export function isMoneyUnit(raw: string): boolean {
  if (raw.length > 40) return false
  const text = plainText(raw)
  return findCurrency(text) !== null && text.replace(partOfUnit, '') === ''
}

/** A label without the unit of money at its end: "Umsatz in Mio. Euro" becomes "Umsatz". */
export function withoutMoneyUnit(label: string): string {
  const at = [...label.matchAll(/ /g)].find(({ index }) => isMoneyUnit(label.slice(index)))?.index
  return at === undefined ? label : label.slice(0, at).replace(/[,:\s]+$/, '')
}

/** The unit of money in a label's brackets or at its end: "milioni di euro" of "Ricavi (milioni di euro)"; otherwise the whole text. */
export function moneyUnitIn(label: string): string {
  const bracket = /\(([^()]+)\)/.exec(label)?.[1]
  if (bracket && isMoneyUnit(bracket)) return bracket.trim()
  const rest = label.slice(withoutMoneyUnit(label).length).replace(/^[,:\s]+/, '')
  return rest === '' ? label : rest
}
