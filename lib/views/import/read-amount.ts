import { currencyOfSign } from './currency-sign'

export type DecimalSign = '.' | ','
export type Amount = { amount: number; currency: string | null }

/** The decimal sign of a reader's language, for amounts that could be read either way. */
export function usualDecimalSign(locale: string): DecimalSign {
  return new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'
}

/** From the first to the last digit, with thousands separators and decimal sign. Empty for "n.c." and the like. */
function digitsOf(cell: string): string {
  const found = /\d(?:[\d.,'’\s]*\d)?/u.exec(cell.normalize('NFKC'))?.[0] ?? ''
  return found.replace(/\s/g, '')
}

/** Whether a cell writes thousands without a separator, as workbooks store numbers: "15000", "1234.567". */
export function isUngrouped(cell: string): boolean {
  return /^\d{4,}(?:[.,]\d+)?$/.test(digitsOf(cell)) && !/\d\s\d/.test(cell.normalize('NFKC'))
}

/** The decimal sign that a cell implies for its column; null if it could be either. */
function signIn(cell: string): DecimalSign | null {
  const digits = digitsOf(cell)
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return null
  const sign = digits[last] as DecimalSign
  const other = sign === '.' ? ',' : '.'
  const times = digits.split(sign).length - 1
  if (times > 1) return other
  if (digits.includes(other)) return sign
  // "1.234" may be a thousand; with another number of digits after the sign, or four before it, it is not.
  return digits.length - last - 1 !== 3 || last > 3 || digits.startsWith('0') ? sign : null
}

/** Whether a cell alone determines the decimal sign of its column. */
export function tellsDecimalSign(cell: string): boolean {
  return signIn(cell) !== null
}

/**
 * The decimal sign of a column. If no cell determines it, "8,200" is eight thousand in every language, as money has no thousandths,
 * unless the column writes thousands without separators; `usual` if it has no sign at all, or both.
 */
export function decimalSignOf(cells: readonly string[], usual: DecimalSign): DecimalSign {
  const found = new Set<DecimalSign>()
  let isUngrouped = false
  for (const cell of cells) {
    const sign = signIn(cell)
    if (sign !== null) return sign
    const digits = digitsOf(cell)
    if (digits.includes('.')) found.add('.')
    else if (digits.includes(',')) found.add(',')
    else if (/^\d{4,}$/.test(digits) && !/\d\s\d/.test(cell.normalize('NFKC'))) isUngrouped = true
  }
  const [only] = found
  if (found.size !== 1 || only === undefined) return usual
  return isUngrouped ? only : only === '.' ? ',' : '.'
}

/** An amount with this decimal sign, and the other sign or an apostrophe between thousands. */
function patternOf(decimal: DecimalSign): RegExp {
  const thousands = decimal === '.' ? ',' : '.'
  return new RegExp(
    `^(?:\\d+|\\d{1,3}(?:[${thousands}'’]\\d{2,3})*[${thousands}'’]\\d{3})(?:\\${decimal}\\d+)?(?:E[+-]?\\d+)?$`,
  )
}
const patterns = { '.': patternOf('.'), ',': patternOf(',') }

/** "1.234.567,89 €", "(1,200)", "CHF 1'200.-"; null if it is not an amount, also for a range or other words. */
export function readAmount(cell: string, decimal: DecimalSign): Amount | null {
  const text = cell.normalize('NFKC').trim()
  const words = text.replace(/(\d)E(?=[+-]?\d)/gi, '$1').match(/\p{L}+|[€£₩₹]/gu) ?? []
  const currencies = new Set(words.map((word) => currencyOfSign(word.toUpperCase())))
  const [currency = null] = currencies
  if (currencies.has(null) || currencies.size > 1) return null
  const rest = text.replace(/(?<!\d)\p{L}+|\p{L}{2,}|\p{L}(?![+-]?\d)|[€£₩₹$¥]/gu, '').replace(/[\s\u00A0\u202F]/g, '')
  const isNegative = /^\(.*\)$/.test(rest) || /^[-−–]/.test(rest) || /\d[-−]$/.test(rest)
  const plain = rest.replace(/^[(\-−–+]+|\)$|(?:[.,][-–—]+)$|[-−]$/g, '')
  const thousands = decimal === '.' ? ',' : '.'
  if (!patterns[decimal].test(plain)) return null
  const amount = Number(plain.replaceAll(thousands, '').replace(/['’]/g, '').replace(decimal, '.'))
  if (!Number.isFinite(amount) || Math.abs(amount) > 1e15) return null
  return { amount: isNegative ? -amount : amount, currency }
}
