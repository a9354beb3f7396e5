import { findCountryCode } from '@/lib/views/registration/find-country-code'
import { isIsin, isLei } from '@/service/check-digits'
import type { ImportField } from './import-field'
import type { Remark } from './read-cell'

type Body = Readonly<Record<string, string>>

/** Issuer codes of international securities, beside country codes. */
const otherIssuers = new Set(['XS', 'EU', 'XC', 'XF'])

/** An LEI or ISIN by its check digits and, since a word may match these by chance, by its country and digits. */
function identifierIn(name: string): { field: 'lei_number' | 'isin_number'; value: string } | null {
  const value = name.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  if (isLei(value)) return { field: 'lei_number', value }
  const digits = value.replace(/\D/g, '').length
  const issuer = value.slice(0, 2)
  const isIssued = otherIssuers.has(issuer) || findCountryCode(issuer) === issuer
  return isIsin(value) && digits >= 3 && isIssued ? { field: 'isin_number', value } : null
}

/** The remark on a name that is an LEI or ISIN: it is used as such unless the row has a different one. */
export function nameIsIdentifier(
  body: Body,
):
  | Extract<Remark, { kind: 'name_is_identifier' }>
  | { kind: 'identifier_for_name'; field: ImportField; cell: string }
  | null {
  const cell = body['name']
  const found = cell === undefined ? null : identifierIn(cell)
  if (cell === undefined || found === null) return null
  const { field, value } = found
  const given = body[field]
  if (given === undefined || given === value) return { kind: 'name_is_identifier', field, cell, value }
  return { kind: 'identifier_for_name', field, cell }
}

/** A stock symbol, with or without its exchange: "GOOGL", "NASDAQ:META", "HSBA.L", "2330.TW". */
const symbol = /^(?:[A-Z]{2,8}\s?:\s?[A-Z0-9.]{1,6}|[A-Z0-9]{1,6}(?:\.[A-Z]{1,3})?)$/

/** Whether a cell of the ISIN column holds a ticker. */
export function isTicker(cell: string): boolean {
  const text = cell.normalize('NFKC').trim().toUpperCase()
  return /[A-Z]/.test(text) && symbol.test(text)
}
