import { currencyCodes } from '@/service/contract/currency-codes'

const known = new Set(currencyCodes)

/** Signs that stand for one currency; "$", "¥" and "kr" stand for several. */
const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', 円: 'JPY', '₩': 'KRW', '₹': 'INR', 元: 'CNY' }

/** The ISO 4217 code of a code or a sign; null where it is none in use, or stands for several. */
export function currencyOfSign(word: string): string | null {
  const code = signs[word] ?? word
  return known.has(code) ? code : null
}

/** The codes that spend may be in, for a reader to choose from. */
export const spendCurrencies: readonly string[] = currencyCodes
