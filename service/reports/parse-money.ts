import { plainText } from './plain-text'

/** A currency as printed. `code` is null for signs that several countries share: "$", "kr", "¥". */
export type Currency = { code: string | null; sign: string }

const codes =
  'EUR|USD|GBP|SEK|NOK|DKK|CHF|JPY|CNY|RMB|INR|KRW|AUD|CAD|HKD|SGD|NZD|TWD|BRL|ZAR|PLN|CZK|HUF|RON|TRY|MXN|THB|IDR|MYR|PHP|ILS|ISK|SAR|AED|CLP|COP'
const code = new RegExp(
  String.raw`(?<![A-Za-z])(?:[MTKmtk]|mn|Mio\.? ?|Mn)?(${codes})(?:m|mn|mm|k|bn|b|M|K|B)?(?![A-Za-z])`,
)

const named: readonly [RegExp, string][] = [
  [/\bUS ?\$|\bU\.?S\.? dollars?/i, 'USD'],
  [/\bAU?\$|australian dollars?/i, 'AUD'],
  [/\bCA?\$|canadian dollars?/i, 'CAD'],
  [/\bHK ?\$|hong kong dollars?/i, 'HKD'],
  [/\bS\$|singapore dollars?/i, 'SGD'],
  [/\bNZ\$/i, 'NZD'],
  [/\bNT ?\$/i, 'TWD'],
  [/\bR\$|\breais\b/i, 'BRL'],
  [/€|\beuros?\b|\beur(?:oa|ot)?\b|\bM?euro\b/i, 'EUR'],
  [/£|pounds? sterling|\bGBP/i, 'GBP'],
  [/₹|\brupees?\b|\bcrores?\b/i, 'INR'],
  [/₩|\bwon\b/i, 'KRW'],
  [/円|\byen\b/i, 'JPY'],
  [/swiss francs?|schweizer franken|\bfranken\b/i, 'CHF'],
  [/\bkronor\b|swedish kron/i, 'SEK'],
  [/norwegian kron|norske kroner/i, 'NOK'],
  [/danish kron|danske kroner/i, 'DKK'],
  [/\brenminbi\b|\byuan\b|人民币/i, 'CNY'],
]
const shared: readonly [RegExp, string][] = [
  [/\$|\bdollars?\b/i, '$'],
  [/(?<![a-z])(?:m|t|md|mill\.? |mio\.? |mn)?kr\b|\bkroner\b/i, 'kr'],
  [/¥/, '¥'],
]

/** The currency a label, a head or a caption names. */
export function findCurrency(raw: string): Currency | null {
  const text = plainText(raw)
  const iso = code.exec(text)?.[1]
  if (iso) return { code: iso === 'RMB' ? 'CNY' : iso, sign: iso }
  const own = named.find(([pattern]) => pattern.test(text))
  if (own) return { code: own[1], sign: own[1] }
  const sign = shared.find(([pattern]) => pattern.test(text))?.[1]
  return sign === undefined ? null : { code: null, sign }
}

const before = `(?<![A-Za-z])`
const money = `(?:${codes}|[€$£¥]|kr(?![a-z]))`
/** In this order: "mil millones" holds "millones". */
const scales: readonly [RegExp, number][] = [
  [/百万/, 1e6],
  [/十億/, 1e9],
  [/億/, 1e8],
  [/千/, 1e3],
  [/\bcrores?\b/i, 1e7],
  [/\blakhs?\b/i, 1e5],
  [
    new RegExp(
      String.raw`\b(?:billions?|bn|bln|mrd|milliarden?|miljarder|miljardia|milliarder|milliards?|mds|mdr|mdkr|miliardi)\b|mil millones|${money} ?(?:bn|b)\b|\d ?B\b`,
      'i',
    ),
    1e9,
  ],
  [
    new RegExp(
      String.raw`(?:\b|(?<=\d))(?:millions?|mn|mln|mio|millionen|miljoner|millioner|millones|milhões|milioni|milj|miljoonaa|mill|mnsek|mneur)\b|${before}(?:M|m)(?:${money})|${money} ?(?:m|mm|M)(?![a-z])|(?<=\d) ?[Mm](?![a-z])`,
      'i',
    ),
    1e6,
  ],
  [
    new RegExp(
      String.raw`\b(?:thousands?|tsd|tausend|tusen|tusind|milliers|miles|migliaia|tuhatta)\b|['’]000|\b000s\b|(?<!\d[.,])\b1[,.' ]?000\b|${before}[TKk](?:${money})|${money} ?(?:k|K|T)(?![a-z])`,
      'i',
    ),
    1e3,
  ],
]

/** What one printed unit of money is worth: 1e6 for "SEK m"; null where no scale is named. */
export function findScale(raw: string): number | null {
  const text = plainText(raw)
  return scales.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

const digits = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:[.,]\d{1,3})?|\d+(?:[.,]\d+)?`
const scaleWord = String.raw`(?:billions?|bn|bln|b|mrd\.?|milliarden|miljarder|milliards?|mdr|mdkr|millions?|mn|mln|mio\.?|millionen|miljoner|millioner|mill\.?|m|thousand|tsd\.?|tusen|k|crore|lakh|百万|億)`
const currencyWord = String.raw`(?:[MTKk]?(?:${codes})(?:m|mn|k|bn)?|US ?\$|HK\$|NT\$|[ACSR]\$|[€$£¥₹]|[Mm]€|[kT]€|mkr|tkr|kronor|kroner|kr|euros?|dollars?|yen|円)`
/** "EUR 1,234 million", "€1.2bn", "SEK 1 234 m" or "1,234 million euros", "1 234 MSEK", "1.2 bn €". */
export const moneyAmount = new RegExp(
  String.raw`(?<![A-Za-z])(${currencyWord}) ?(${digits})(?:[ -]?(${scaleWord}))?(?![A-Za-z\d])|(?<![\d.,A-Za-z])(${digits})[ -]?(?:(${scaleWord}) ?(?:of |de |d')?)?(${currencyWord})(?![A-Za-z\d])`,
  'g',
)

export type Money = { printed: string; unit: string; at: number; end: number }

/** The amounts of money in a text, each with what stands around its digits. */
export function findMoney(text: string): Money[] {
  return [...text.matchAll(moneyAmount)].map((found) => {
    const [all, front, first, scaleAfter, second, scale, back] = found
    return {
      printed: first ?? second ?? '',
      unit: [front, scaleAfter ?? scale, back].filter(Boolean).join(' '),
      at: found.index,
      end: found.index + all.length,
    }
  })
}
