import { codes, scaleNames } from './money-units'

const digits = String.raw`\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:[.,]\d{1,3})?|\d+(?:[.,]\d+)?`
const names = Object.values(scaleNames).flatMap((some) => some.split(/\|(?![^(]*\))/))
const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
const scaleWord = String.raw`(?:(?:${names.flatMap((name) => [name, capital(name)]).join('|')}|[bmk])(?!\p{L})\.?|[百十千万萬億亿兆백십천만억조]+)`
const currencyWord = String.raw`(?:[MTKk]?(?:${codes})(?:m|mn|k|bn)?|US ?\$|HK\$|NT\$|[ACSR]\$|[€$£¥₹₩]|[MmKkTt]?d?€|mkr|tkr|mdkr|t\.kr|kronor|kroner|kr|[Ee]uroa?s?|dollars?|reais|pesos|złotych|zł|yen|baht|円|원|元)`
/** "EUR 1,234 million", "€1.2bn", "SEK 1 234 m" or "1,234 million euros", "1 234 MSEK", "1.2 bn €". */
export const moneyAmount = new RegExp(
  String.raw`(?<![A-Za-z])(${currencyWord}) ?(${digits})(?:[ -]?(${scaleWord}))?(?![A-Za-z\d])|(?<![\d.,A-Za-z])(${digits})[ -]?(?:(${scaleWord}) ?(?:of |de |di |d')?)?(${currencyWord})(?![A-Za-z\d])`,
  'gu',
)

export type Money = { printed: string; unit: string; at: number; end: number }

/** The amounts of money in a text, each with the currency and scale around its digits. */
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
