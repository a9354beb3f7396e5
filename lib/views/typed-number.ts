/** "1,234.5", "1.234,5", "1 234.5" and "1234.5" are 1234.5 in every language; null if it is not a number from 0 on, or could be two. */
function readInAnyLanguage(digits: string): number | null {
  if (/^\d+([.,]\d{1,2}|[.,]\d{4,})?$/.test(digits)) return Number(digits.replace(',', '.'))
  if (/^(\d{4,}|0)[.,]\d{3}$/.test(digits)) return Number(digits.replace(',', '.'))
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(digits)) return Number(digits.replaceAll(',', ''))
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}([.,]\d{3}){2,}$/.test(digits)) return Number(digits.replace(/[.,]/g, ''))
  return null
}

function groupSignOf(locale: string): string {
  return new Intl.NumberFormat(locale).formatToParts(12_345).find(({ type }) => type === 'group')?.value ?? ','
}

/**
 * A number from 0 on as the reader typed it; null if it is none. "1,234" is a thousand in some languages and about one in others: the
 * reader's own decides.
 */
export function readTypedNumber(text: string, locale: string): number | null {
  const digits = text.normalize('NFKC').replace(/[\s'’]/g, '')
  const read = readInAnyLanguage(digits)
  if (read !== null) return read
  const sign = /^\d{1,3}([.,])\d{3}$/.exec(digits)?.[1]
  if (sign === undefined) return null
  return Number(sign === groupSignOf(locale) ? digits.replace(sign, '') : digits.replace(sign, '.'))
}
