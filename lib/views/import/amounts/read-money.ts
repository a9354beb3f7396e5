import { currenciesOfWord, currencyOfWord } from '@/lib/views/import/currency-sign'
import { type DecimalSign, decimalSignOf, readAmount, tellsDecimalSign } from '@/lib/views/import/read-amount'
import { isTooLongForAmount } from './longest-amount'
import { isLimit, withoutAbout } from './qualifier'
import { readUnit } from './read-unit'
import { withoutSeveralMultiples } from './several-multiples'
import { isBareYuan, yuans } from './yuan'

/**
 * An amount of money in a cell. `scale`: the cell's own multiplier, already applied to `amount`; null if it has none, so that the
 * heading's applies. `mayBe`: the possible currencies of an ambiguous sign ("kr", "$", 元), with `currency` null. `isAbout`: the cell says
 * that it is approximate ("~500k").
 */
export type Money = {
  amount: number
  currency: string | null
  scale: number | null
  mayBe: readonly string[] | null
  isAbout: boolean
}

const numeral = /\d(?:[\d.,'’\s]*\d)?(?:E[+-]?\d+(?!\p{L}))?/giu
const minus = '[-−–]'
const signBefore = new RegExp(`^\\s*[(+]|^\\s*${minus}|[(+]\\s*$|${minus}\\s*$`, 'u')
const signBehind = new RegExp(`^\\s*(?:[.,]?[-−–—]+|\\))|(?:\\)|${minus})\\s*$`, 'u')
/** Words and signs between a multiple and its currency ("millions d'euros"). */
const joining = /(?<!\p{L})(?:d|de|di|of|in)(?!\p{L})|[()+\-−–—.,:;/*’'\s]+/giu

/** These mean thousand in one language and a million, a distance or an ordinal in another, so they multiply nothing in a cell. */
const ambiguous = /(?<!\p{L})(?:mil|miles|th|bin)(?!\p{L})/iu
const rupees = /₹|(?<!\p{L})(?:inr|rs|rupees)(?!\p{L})/iu

/** Currencies counted in crores. */
const ofCrores: ReadonlySet<string> = new Set(['INR', 'PKR', 'BDT', 'LKR', 'NPR'])

const inCrores = /(?<!\p{L})(?:cr|crores?|lakhs?|lacs?)(?!\p{L})/iu

/** The full form of a short multiplier beside an amount: "1.2B", and "L" for lakhs of rupees. */
function writtenOut(unit: string): string {
  const text = unit.replace(/(?<!\p{L})b(?!\p{L})/giu, 'bn')
  return rupees.test(text) ? text.replace(/(?<!\p{L})l(?!\p{L})/giu, 'lakh') : text
}

type CellUnit = Omit<Money, 'amount' | 'isAbout'>

function readCellUnit(text: string): CellUnit | null {
  if (text === '') return { currency: null, scale: null, mayBe: null }
  if (ambiguous.test(text)) return null
  const { scale, currency, isCurrency, year, rest } = readUnit(writtenOut(text), true)
  if (year !== null || rest.replace(joining, '') !== '') return null
  // 10^6 in China, 10^12 elsewhere.
  if (/兆/u.test(text) && !/円|日圓|台/u.test(text)) return null
  if (isBareYuan(text)) return { scale, currency: null, mayBe: yuans }
  const words = text.match(/\p{L}+|\p{Sc}/gu) ?? []
  const codes = new Set(words.flatMap((word) => currencyOfWord(word)?.code ?? []))
  if (codes.size > 1) return null
  const mayBe = words.flatMap((word) => [currenciesOfWord(word) ?? []]).find((found) => found.length > 0) ?? null
  // Letters attached to the sign ("tkr", "k$"): it may still be any of its currencies.
  const glued = currenciesOfWord(/(?:kr|\$|¥)$/iu.exec(text)?.[0] ?? '')
  const meant = { scale, currency, mayBe: currency === null && isCurrency ? (mayBe ?? glued) : null }
  // Only rupees and takas are counted in crores and lakhs: in a column of euros the unit is unknown.
  if (currency === null && meant.mayBe === null && inCrores.test(text)) return { ...meant, mayBe: [...ofCrores] }
  // "$1,200 CR" is a credit, not crores.
  const isCredit = isCurrency && /(?<!\p{L})cr(?!\p{L})/iu.test(text)
  return isCredit && ![currency, ...(meant.mayBe ?? [])].some((one) => ofCrores.has(one ?? '')) ? null : meant
}

/** The number of a cell with its sign, and the rest of the cell; null if it holds no number, or several. */
function takeApart(cell: string): { number: string; unit: string } | null {
  if (isTooLongForAmount(cell)) return null
  const text = cell.normalize('NFKC').trim()
  const [found, second] = text.matchAll(numeral)
  if (found === undefined || second !== undefined) return null
  const before = text.slice(0, found.index)
  // "/-" after rupees means no paise.
  const behind = text.slice(found.index + found[0].length).replace(/^\s*\/[-=]+/, ' ')
  const signs = [signBefore.exec(before)?.[0].trim() ?? '', signBehind.exec(behind)?.[0].trim() ?? '']
  const unit = `${before.replace(signBefore, ' ')} ${behind.replace(signBehind, ' ')}`.replace(/\s+/g, ' ').trim()
  return { number: `${signs[0]}${found[0]}${signs[1]}`, unit }
}

function readOne(text: string, decimal: DecimalSign): Omit<Money, 'isAbout'> | null {
  const parts = takeApart(text)
  const unit = parts === null ? null : readCellUnit(parts.unit)
  if (parts === null || unit === null) return null
  // "1,2 Mio." is 1.2 even in a column of English amounts.
  const tells = unit.scale !== null && tellsDecimalSign(parts.number)
  const read = readAmount(parts.number.toUpperCase(), tells ? decimalSignOf([parts.number], decimal) : decimal)
  return read === null ? null : { ...unit, amount: Number((read.amount * (unit.scale ?? 1)).toPrecision(15)) }
}

function readSeveral(text: string): Omit<Money, 'isAbout'> | null {
  const plain = withoutSeveralMultiples(text)
  const read = plain === null ? null : readOne(plain, '.')
  // The rest multiplies nothing, and the column's heading does not apply either.
  return read === null || read.scale !== null ? null : { ...read, scale: 1 }
}

/**
 * "€1.2m", "450 TEUR", "1,2 Mrd. €", "₹ 3.5 Cr", "1億2,000万円", "~500k", "(1,200)"; null for what is ambiguous, such as "3 mil", a range, a
 * limit ("> 1m"), or other words.
 */
export function readMoney(cell: string, decimal: DecimalSign): Money | null {
  if (isTooLongForAmount(cell) || isLimit(cell)) return null
  const { text, isAbout } = withoutAbout(cell)
  const read = readOne(text, decimal) ?? readSeveral(text)
  return read === null || Math.abs(read.amount) > 1e15 ? null : { ...read, isAbout }
}

/**
 * Whether an amount without a multiplier would have thousandths: "750,000" where other cells of its column have a decimal comma. Money
 * has none, so it may as well be seven hundred and fifty thousand.
 */
export function hasThousandths(cell: string, decimal: DecimalSign): boolean {
  const number = takeApart(cell)?.number.replace(/[^\d.,]/g, '') ?? ''
  return new RegExp(`^[1-9]\\d{0,2}\\${decimal}\\d{3}$`).test(number)
}

/** The decimal sign of a column of money. "1.234 Mio." may be 1.234 or 1,234 million, so it says nothing about the others. */
export function moneySignOf(cells: readonly string[], usual: DecimalSign): DecimalSign {
  const telling = cells.filter((cell) => {
    const unit = /\p{L}/u.test(cell) && !tellsDecimalSign(cell) ? takeApart(cell)?.unit : undefined
    return unit === undefined || (readCellUnit(unit)?.scale ?? null) === null
  })
  return decimalSignOf(telling, usual)
}
