import { lineText, type Page } from '@/service/reports/model/page'
import { findCurrency } from './money-units'

/** Countries that share a sign. */
const shared: Readonly<Record<string, RegExp>> = {
  $: /\b(?:USD|AUD|CAD|HKD|SGD|NZD|TWD|MXN|CLP|COP)\b|\bUS ?\$|\bU\.?S\.? dollars?/g,
  kr: /(?<![A-Za-z])[MTKmtk]?(?:SEK|NOK|DKK|ISK)(?:m|mn)?\b|\b[MT]?kronor\b|\b(?:netto)?omsättning(?:en)?\b|\bförsäljning\b|\b(?:netto)?omsætning(?:en)?\b|\b(?:omsetning(?:en)?|(?:drifts|salgs)?inntekte(?:r|ne))\b/gi,
  元: /\b(?:CNY|RMB|TWD|NTD)\b|\bNT ?\$|新[臺台][幣币]|人民[币幣]/g,
  pesos: /\b(?:MXN|CLP|COP)\b|pesos (?:mexicanos|chilenos|colombianos|argentinos)/gi,
  '¥': /\b(?:JPY|CNY|RMB)\b|円|\byen\b/g,
}

/** Counts the currency codes on the pages and returns what a shared sign means: the only code, or one far more frequent than the others. */
export function currencyOfSigns(): { count: (page: Page) => void; codeOf: (sign: string) => string | null } {
  const counts = new Map<string, Map<string, number>>()
  return {
    count(page) {
      for (const line of page.lines) {
        const text = lineText(line)
        for (const [sign, pattern] of Object.entries(shared)) {
          for (const [word] of text.matchAll(pattern)) {
            const code = codeIn(word)
            const of = counts.get(sign) ?? new Map<string, number>()
            counts.set(sign, of.set(code, (of.get(code) ?? 0) + 1))
          }
        }
      }
    },
    codeOf(sign) {
      const [first, second] = [...(counts.get(sign) ?? [])].sort((a, b) => b[1] - a[1])
      return first && first[1] >= 5 * (second?.[1] ?? 0) ? first[0] : null
    },
  }
}

function codeIn(word: string): string {
  const named = findCurrency(word)?.code
  if (named) return named
  // Where only "kr" is printed, the language says whose.
  if (/omsättning|försäljning/i.test(word)) return 'SEK'
  return /omsætning/i.test(word) ? 'DKK' : 'NOK'
}
