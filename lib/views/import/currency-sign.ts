import { currencyCodes } from '@/service/contract/currency-codes'

const known = new Set(currencyCodes)

/** Signs of one currency; "$", "¥" and "kr" are shared by several. */
const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', 円: 'JPY', '₩': 'KRW', '₹': 'INR', 元: 'CNY' }

/** Words for a currency in lower case; null: shared by several, such as "kr" and "dollars". */
const words: ReadonlyMap<string, string | null> = new Map([
  ...Object.entries(signs),
  ...Object.entries({
    $: null,
    '¥': null,
    kr: null,
    kronor: null,
    kroner: null,
    dollar: null,
    dollars: null,
    rs: null,
    francs: null,
    euro: 'EUR',
    euros: 'EUR',
    us$: 'USD',
    usdollar: 'USD',
    hk$: 'HKD',
    nt$: 'TWD',
    ntd: 'TWD',
    rp: 'IDR',
    'cn¥': 'CNY',
    'jp¥': 'JPY',
    vnđ: 'VND',
    บาท: 'THB',
    a$: 'AUD',
    c$: 'CAD',
    ca$: 'CAD',
    au$: 'AUD',
    nz$: 'NZD',
    s$: 'SGD',
    r$: 'BRL',
    rmb: 'CNY',
    rupees: null,
    zł: 'PLN',
    pln: 'PLN',
    kč: 'CZK',
    ft: 'HUF',
    tl: 'TRY',
    руб: 'RUB',
    рублей: 'RUB',
    人民币: 'CNY',
    人民幣: 'CNY',
    美元: 'USD',
    美金: 'USD',
    欧元: 'EUR',
    歐元: 'EUR',
    英镑: 'GBP',
    英鎊: 'GBP',
    日元: 'JPY',
    日圓: 'JPY',
    韩元: 'KRW',
    韓元: 'KRW',
    港元: 'HKD',
    港币: 'HKD',
    港幣: 'HKD',
    台币: 'TWD',
    台幣: 'TWD',
    新台币: 'TWD',
    新台幣: 'TWD',
    米ドル: 'USD',
    ドル: null,
    ユーロ: 'EUR',
    ポンド: 'GBP',
    圆: null,
    圓: null,
    '₽': 'RUB',
    '₺': 'TRY',
    '₴': 'UAH',
    '₫': 'VND',
    '฿': 'THB',
    '₱': 'PHP',
    '₪': 'ILS',
    '₦': 'NGN',
    '₸': 'KZT',
    sfr: 'CHF',
    franken: 'CHF',
    yen: 'JPY',
    yuan: 'CNY',
    reais: 'BRL',
    pesos: null,
    원: 'KRW',
    달러: null,
    미국달러: 'USD',
    유로: 'EUR',
    엔: 'JPY',
    'ש"ח': 'ILS',
    'ש״ח': 'ILS',
    שח: 'ILS',
    nis: 'ILS',
    ريال: null,
    درهم: null,
    دينار: null,
    دولار: null,
    يورو: 'EUR',
    лв: 'BGN',
    лева: 'BGN',
    грн: 'UAH',
    lei: 'RON',
    ευρώ: 'EUR',
    zloty: 'PLN',
    złotych: 'PLN',
    korun: 'CZK',
    lira: null,
  }),
])

/** The ISO 4217 code of a code or sign; null if it is not in use or ambiguous. */
export function currencyOfSign(word: string): string | null {
  const code = signs[word] ?? word
  return known.has(code) ? code : null
}

/** `code` null: a currency, but one of several. */
type CurrencyWord = { code: string | null }

/** The currencies that a shared word or sign may mean: in a column of any other currency it is a contradiction. */
const several: readonly [RegExp, readonly string[]][] = [
  [/^kr(?:onor|oner)?$/i, ['SEK', 'NOK', 'DKK', 'ISK']],
  [
    /^(?:\$|dollars?|ドル|달러|دولار)$/i,
    ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'BRL', 'CLP', 'COP', 'ARS'],
  ],
  [/^(?:¥|元|圆|圓)$/u, ['JPY', 'CNY', 'TWD', 'HKD']],
  [/^(?:rs|rupees)$/i, ['INR', 'PKR', 'LKR', 'NPR', 'MUR', 'IDR']],
  [/^ريال$/u, ['SAR', 'QAR', 'OMR', 'YER']],
  [/^درهم$/u, ['AED', 'MAD']],
  [/^دينار$/u, ['KWD', 'BHD', 'JOD', 'IQD', 'TND', 'DZD', 'LYD']],
  [/^lira$/iu, ['TRY', 'LBP', 'SYP']],
  [/^francs$/i, ['CHF', 'XOF', 'XAF', 'XPF']],
  [/^pesos$/i, ['MXN', 'ARS', 'CLP', 'COP', 'PHP', 'UYU', 'DOP']],
]

/** The possible currencies of a shared word or sign; null if it is not shared. */
export function currenciesOfWord(text: string): readonly string[] | null {
  return several.find(([word]) => word.test(text))?.[1] ?? null
}

/** Codes that are also words of headings: "ALL SPEND", "TOP SUPPLIERS". */
const alsoWords = new Set(['ALL', 'TOP', 'CUP'])
/** Codes that are recognised in lower case too; "mall" and "tall" contain none. */
const usual = new Set(
  'EUR USD GBP SEK NOK DKK CHF JPY CNY INR KRW PLN CZK HUF AUD CAD NZD SGD HKD TWD BRL MXN ZAR THB IDR MYR RUB ISK'.split(
    ' ',
  ),
)

/** A currency by its code, sign or word as in a heading; null for any other word. */
export function currencyOfWord(text: string): CurrencyWord | null {
  const word = text.trim()
  const named = words.get(word.toLowerCase().replace(/\.$/, ''))
  if (named !== undefined) return { code: named }
  const code = word.toUpperCase()
  if (!known.has(code) || alsoWords.has(code)) return null
  return word === code || usual.has(code) ? { code } : null
}

const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length)

/** The words above and the codes as alternatives of a pattern. */
export const currencyPattern = [...longestFirst.map((word) => word.replace(/[$]/g, '\\$')), '[a-z]{3}'].join('|')

/** The words above that have several East Asian characters. */
export const asianCurrencyPattern = longestFirst
  .filter((word) => word.length > 1 && /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word))
  .join('|')

/** The currencies that a reader can choose for spend. */
export const spendCurrencies: readonly string[] = currencyCodes
