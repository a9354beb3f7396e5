import { findCountry } from '@/service/reference/find-country'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** Legal forms that Australian law does not have: such a company has its headquarters abroad. */
const foreignForm = /\b(?:pte\.? ltd|llc)\.?$/i

export type Identity = {
  recordId: string
  /** Eleven digits, or null where the file has something else. */
  abn: string | null
  hqRegion: string | null
  /** Which of the identifying details is not carried over, and why; null where all are. */
  refusal: string | null
}

/**
 * Returns the identity of a row's company. The column holds an Australian Business Number (ABN), in four rows a company number
 * (ACN) and in one an address abroad. No ABN is derived from an ACN, although that would mostly be possible.
 * @throws SourceFileError for anything else, and for numbers whose check digits fail
 */
export function readIdentity(name: string, details: string, file: string, row: number): Identity {
  const hqRegion = foreignForm.test(name) ? null : 'AU'
  const digits = details.replaceAll(' ', '')
  if (/^\d{2} \d{3} \d{3} \d{3}$/.test(details) && isAbn(digits)) {
    return { recordId: digits, abn: digits, hqRegion, refusal: null }
  }
  if (/^\d{3} \d{3} \d{3}$/.test(details) && isAcn(digits)) {
    return { recordId: digits, abn: null, hqRegion, refusal: 'no ABN but a company number (ACN)' }
  }
  const country = details.includes(',') ? countryIn(details) : null
  if (country !== null) return { recordId: name, abn: null, hqRegion: country, refusal: 'no ABN but an address' }
  const reason = `${JSON.stringify(details)} is no ABN, ACN or address`
  throw new SourceFileError(file, `row ${row}, column Identifying details`, reason)
}

/** Returns the country that a part of the address names, beginning with the last part; a postcode may follow it. */
function countryIn(address: string): string | null {
  const parts = address.split(',').map((part) => part.trim().replace(/^england$/i, 'United Kingdom'))
  return parts.reverse().reduce<string | null>((found, part) => found ?? findCountry(part), null)
}

/** Whether the value is an ABN: eleven digits; with the first reduced by 1, their sum weighted 10, 1, 3, 5 … 19 is divisible by 89. */
export function isAbn(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce(
    (total, weight, place) => total + (Number(value[place]) - (place === 0 ? 1 : 0)) * weight,
    0,
  )
  return sum % 89 === 0
}

/** Whether the value is an ACN: nine digits, of which the last makes the sum of the first eight, weighted 8 down to 1, divisible by 10. */
function isAcn(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false
  const sum = [8, 7, 6, 5, 4, 3, 2, 1].reduce((total, weight, place) => total + Number(value[place]) * weight, 0)
  return (10 - (sum % 10)) % 10 === Number(value[8])
}
