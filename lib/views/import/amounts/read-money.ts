import { currenciesOfWord, currencyOfWord } from '@/lib/views/import/currency-sign'
import { type DecimalSign, decimalSignOf, readAmount, tellsDecimalSign } from '@/lib/views/import/read-amount'
import { isLimit, withoutAbout } from './qualifier'
import { readUnit } from './read-unit'
import { withoutSeveralMultiples } from './several-multiples'
import { isBareYuan, yuans } from './yuan'

/**
 * An amount of money as a cell writes it. `scale`: what its own multiplier makes of it, which is in `amount` already; null where
 * the cell has none, so that its heading's counts. `mayBe`: the currencies that its sign stands for ("kr", "$", 元), where these are
 * several; `currency` is null then. `isAbout`: the cell says that it is not exact ("~500k").
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
/** What joins a multiple and its currency ("millions d'euros"), and signs. */
const joining = /(?<!\p{L})(?:d|de|di|of|in)(?!\p{L})|[()+\-−–—.,:;/*’'\s]+/giu

/** Thousand in one language, a million, a distance or an ordinal in another: such a word multiplies nothing in a cell. */
const ambiguous = /(?<!\p{L})(?:mil|miles|th|bin)(?!\p{L})/iu
const rupees = /₹|(?<!\p{L})(?:inr|rs|rupees)(?!\p{L})/iu

/** Counted in crores. */
const ofCrores: ReadonlySet<string> = new Set(['INR', 'PKR', 'BDT', 'LKR', 'NPR'])

const inCrores = /(?<!\p{L})(?:cr|crores?|lakhs?|lacs?)(?!\p{L})/iu

/** What is short for a multiplier beside an amount alone: "1.2B", and "L" for lakhs of rupees. */
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
  // A million in China, a million millions elsewhere.
  if (/兆/u.test(text) && !/円|日圓|台/u.test(text)) return null
  if (isBareYuan(text)) return { scale, currency: null, mayBe: yuans }
  const words = text.match(/\p{L}+|\p{Sc}/gu) ?? []
  const codes = new Set(words.flatMap((word) => currencyOfWord(word)?.code ?? []))
  if (codes.size > 1) return null
  const mayBe = words.flatMap((word) => [currenciesOfWord(word) ?? []]).find((found) => found.length > 0) ?? null
  // Letters stick to the sign ("tkr", "k$"): it may be any of its currencies all the same.
  const glued = currenciesOfWord(/(?:kr|\$|¥)$/iu.exec(text)?.[0] ?? '')
  const meant = { scale, currency, mayBe: currency === null && isCurrency ? (mayBe ?? glued) : null }
  // Crores and lakhs are counted of rupees and takas alone: in a column of euros it is not known what they are.
  if (currency === null && meant.mayBe === null && inCrores.test(text)) return { ...meant, mayBe: [...ofCrores] }
  // "$1,200 CR" is a credit, and no crores.
  const isCredit = isCurrency && /(?<!\p{L})cr(?!\p{L})/iu.test(text)
  return isCredit && ![currency, ...(meant.mayBe ?? [])].some((one) => ofCrores.has(one ?? '')) ? null : meant
}

/** The number of a cell with its sign, and what else stands in the cell; null where it holds no number, or more than one. */
function takeApart(cell: string): { number: string; unit: string } | null {
  const text = cell.normalize('NFKC').trim()
  const [found, second] = text.matchAll(numeral)
  if (found === undefined || second !== undefined) return null
  const before = text.slice(0, found.index)
  // "/-" behind rupees says that there are no paise.
  const behind = text.slice(found.index + found[0].length).replace(/^\s*\/[-=]+/, ' ')
  const signs = [signBefore.exec(before)?.[0].trim() ?? '', signBehind.exec(behind)?.[0].trim() ?? '']
  const unit = `${before.replace(signBefore, ' ')} ${behind.replace(signBehind, ' ')}`.replace(/\s+/g, ' ').trim()
  return { number: `${signs[0]}${found[0]}${signs[1]}`, unit }
}

function readOne(text: string, decimal: DecimalSign): Omit<Money, 'isAbout'> | null {
  const parts = takeApart(text)
  const unit = parts === null ? null : readCellUnit(parts.unit)
  if (parts === null || unit === null) return null
  // "1,2 Mio." is one and two tenths in a column of English amounts too.
  const tells = unit.scale !== null && tellsDecimalSign(parts.number)
  const read = readAmount(parts.number.toUpperCase(), tells ? decimalSignOf([parts.number], decimal) : decimal)
  return read === null ? null : { ...unit, amount: Number((read.amount * (unit.scale ?? 1)).toPrecision(15)) }
}

function readSeveral(text: string): Omit<Money, 'isAbout'> | null {
  const plain = withoutSeveralMultiples(text)
  const read = plain === null ? null : readOne(plain, '.')
  // What is left multiplies nothing, and neither does the column's heading.
  return read === null || read.scale !== null ? null : { ...read, scale: 1 }
}

/**
 * "€1.2m", "450 TEUR", "1,2 Mrd. €", "₹ 3.5 Cr", "1億2,000万円", "~500k", "(1,200)"; null for what cannot be told, such as "3 mil", a range,
 * a limit ("> 1m"), or words beside it.
 */
export function readMoney(cell: string, decimal: DecimalSign): Money | null {
  if (isLimit(cell)) return null
  const { text, isAbout } = withoutAbout(cell)
  const read = readOne(text, decimal) ?? readSeveral(text)
  return read === null || Math.abs(read.amount) > 1e15 ? null : { ...read, isAbout }
}

/**
 * Whether an amount that nothing multiplies would have thousandths: "750,000" where other cells of its column have a decimal comma.
 * Money has none, so it may as well be seven hundred and fifty thousand.
 */
export function hasThousandths(cell: string, decimal: DecimalSign): boolean {
  const number = takeApart(cell)?.number.replace(/[^\d.,]/g, '') ?? ''
  return new RegExp(`^[1-9]\\d{0,2}\\${decimal}\\d{3}$`).test(number)
}

/** The decimal sign of a column of money. "1.234 Mio." may be 1.234 or 1,234 millions, so it says nothing of the others. */
export function moneySignOf(cells: readonly string[], usual: DecimalSign): DecimalSign {
  const telling = cells.filter((cell) => {
    const unit = /\p{L}/u.test(cell) && !tellsDecimalSign(cell) ? takeApart(cell)?.unit : undefined
    return unit === undefined || (readCellUnit(unit)?.scale ?? null) === null
  })
  return decimalSignOf(telling, usual)
}
