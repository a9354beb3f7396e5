import { decimalSignOf, readAmount, usualDecimalSign } from '@/lib/views/import/read-amount'

/** "1.234,5" of a German reader is 1234.5; null if it is not a number from 0 on. */
export function readMass(text: string, locale: string): number | null {
  const read = readAmount(text, decimalSignOf([text], usualDecimalSign(locale)))
  return read === null || read.currency !== null || read.amount < 0 ? null : read.amount
}
