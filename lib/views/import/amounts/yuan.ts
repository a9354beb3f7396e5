import { asianCurrencyPattern } from '@/lib/views/import/currency-sign'

const named = new RegExp(`${asianCurrencyPattern}|(?<![a-z])(?:rmb|cny|twd|ntd?|hkd|usd|mop)(?![a-z])|[$¥]`, 'iu')

/** What 元 is called in full in several places. */
export const yuans: readonly string[] = ['CNY', 'TWD', 'HKD', 'MOP']
const ofCountry: Readonly<Record<string, string>> = { CN: 'CNY', TW: 'TWD', HK: 'HKD', MO: 'MOP' }

/** Characters that are written so in mainland China alone. */
const simplified = /[亿额购采应厂际币总车东业]/u
const traditional = /[億額購採應廠際幣總車東業萬]/u

/** Whether a text names its currency by 元 alone, which is that of China, Taiwan, Hong Kong or Macao. */
export function isBareYuan(text: string): boolean {
  return /[元圆圓]/u.test(text) && !named.test(text)
}

/**
 * Which currency a bare 元 is: that of the row's country, or of China where the list is written in simplified characters. Null
 * where neither tells, and where they contradict each other. `country`: ISO 3166-1.
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
