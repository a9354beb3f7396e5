import { asianCurrencyPattern } from '@/lib/views/import/currency-sign'

const named = new RegExp(`${asianCurrencyPattern}|(?<![a-z])(?:rmb|cny|twd|ntd?|hkd|usd|mop)(?![a-z])|[$¥]`, 'iu')

/** The full names of 元 in several places. */
export const yuans: readonly string[] = ['CNY', 'TWD', 'HKD', 'MOP']
const ofCountry: Readonly<Record<string, string>> = { CN: 'CNY', TW: 'TWD', HK: 'HKD', MO: 'MOP' }

/** Characters used only in mainland China. */
const simplified = /[亿额购采应厂际币总车东业]/u
const traditional = /[億額購採應廠際幣總車東業萬]/u

/** Whether a text names its currency only by 元, which may be that of China, Taiwan, Hong Kong or Macao. */
export function isBareYuan(text: string): boolean {
  return /[元圆圓]/u.test(text) && !named.test(text)
}

/**
 * The currency of a bare 元: that of the row's country, or China's if the list is in simplified characters. Null if neither is known, or
 * they contradict each other. `country`: ISO 3166-1.
 */
export function yuanOf({
  cell,
  heading,
  country,
}: {
  cell: string
  heading: string
  country: string | null
}): string | null {
  const ofRow = ofCountry[country ?? ''] ?? null
  const isOfChina = simplified.test(heading) || simplified.test(cell)
  const isOfOthers = traditional.test(heading) || traditional.test(cell)
  if (isOfChina && !isOfOthers) return ofRow === null || ofRow === 'CNY' ? 'CNY' : null
  if (ofRow !== null) return isOfOthers && ofRow === 'CNY' ? null : ofRow
  return country === null && !isOfOthers && /万/u.test(cell) ? 'CNY' : null
}
