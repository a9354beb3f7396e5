import { findCountryCode } from '@/lib/views/registration/find-country-code'
import { isCutNumber, isFiller } from '@/service/contract/filler'
import { findCountryOfLostLetters, readTwiceEncoded } from './broken-country'
import { findCountryOfDiallingCode } from './dialling-codes'
import type { ImportField } from './import-field'
import { isMadeBySpreadsheet } from './made-by-spreadsheet'
import { readBlockMark } from './marks/block-mark'
import { isTicker } from './name-cells'

/** A remark on a cell that was not taken unchanged. */
export type Remark =
  | { kind: 'padded'; field: ImportField; cell: string; value: string }
  /** An amount with a multiplier in its cell ("1.2m"), or an approximate one ("~500k"): `value` is how it is read. */
  | { kind: 'multiplied' | 'approximate'; field: ImportField; cell: string; value: string }
  | {
      kind:
        | 'cut'
        | 'no_country'
        | 'no_duns'
        | 'no_identifier'
        | 'no_website'
        | 'kept_as_text'
        | 'limit_kept'
        | 'no_amount'
        | 'no_year'
        | 'no_currency'
        | 'no_year_or_currency'
        | 'identifier_for_name'
        | 'ticker'
        | 'ticker_kept'
      field: ImportField
      cell: string
    }
  /** The name without the supplier's number, which is written with it (`value`). */
  | { kind: 'code_in_name'; field: ImportField; cell: string; value: string }
  /** The name without the list's mark "blocked" or "do not use" (`value`). */
  | { kind: 'marked_blocked'; field: ImportField; cell: string; value: string }
  /** `value`: the identifier in the name's cell. */
  | { kind: 'name_is_identifier'; field: ImportField; cell: string; value: string }

/** `value` null: the cell says nothing. */
export type ReadCell = { value: string | null; remark: Remark | null }

const marked: ReadonlySet<ImportField> = new Set([
  'external_id',
  'duns_number',
  'sp_global_number',
  'lei_number',
  'isin_number',
])

const blank: ReadCell = { value: null, remark: null }

/** "NA" is Namibia, and the province of Naples: only the bare code counts as Namibia. */
function isCode(field: ImportField, text: string): boolean {
  return (field === 'hq_region' || field === 'hq_subregion') && /^na$/i.test(text)
}

/** Removes signs that keep zeros in spreadsheets, and stray ones: "'00123", "00123'", "+00123". */
function withoutSigns(text: string): string {
  const bare = text.replace(/^['’‘`´]+(?=[\p{L}\p{N}+])/u, '').replace(/(?<=[\p{L}\p{N}])['’‘`´]+$/u, '')
  return bare.replace(/^\+(?=\d+$)/, '')
}

/** Restores "123456789.0" of a script and "1.23456789E+8" of a spreadsheet, if no digit is lost. */
function wholeNumber(text: string): string {
  const found = /^(\d+)[.,]0+$/.exec(text)
  if (found?.[1] !== undefined) return found[1]
  const power = /^(\d)[.,](\d+)E\+?(\d+)$/i.exec(text)
  if (power && (power[2]?.length ?? 0) === Number(power[3])) return `${power[1]}${power[2]}`
  return text
}

function readDuns(field: ImportField, cell: string): ReadCell {
  const whole = wholeNumber(cell)
  if (isCutNumber(whole)) return { value: null, remark: { kind: 'cut', field, cell } }
  const digits = whole.replace(/^D-?U-?N-?S\D*/i, '').replace(/[\s.\-‐-―]/g, '')
  if (/^\d{9}$/.test(digits)) return { value: digits, remark: null }
  // Spreadsheets drop a number's leading zeros; more than three are unlikely.
  if (!/^\d{6,8}$/.test(digits)) return { value: null, remark: { kind: 'no_duns', field, cell } }
  const value = digits.padStart(9, '0')
  return { value, remark: { kind: 'padded', field, cell, value } }
}

function readNumber(field: ImportField, cell: string): ReadCell {
  // "1.000" may be a thousand, so only one or two zeros are dropped from an own identifier.
  const whole = field === 'external_id' && /[.,]000+$/.test(cell) ? cell : wholeNumber(cell)
  return isCutNumber(whole) ? { value: null, remark: { kind: 'cut', field, cell } } : { value: whole, remark: null }
}

function readCountry(field: ImportField, cell: string, chosen: Readonly<Record<string, string>>): ReadCell {
  const mended = readTwiceEncoded(cell)
  const whole = chosen[cell] ?? findCountryCode(cell) ?? (mended === null ? null : findCountryCode(mended))
  const code = whole ?? findCountryOfDiallingCode(cell) ?? findCountryOfLostLetters(cell)
  return code === null ? { value: null, remark: { kind: 'no_country', field, cell } } : { value: code, remark: null }
}

/** "TRUE", but not the company "True". */
const truthInCapitals = /^(?:TRUE|FALSE|WAHR|FALSCH|VRAI|FAUX|SANT|FALSKT)$/

function readName(cell: string): ReadCell {
  // A date is what a spreadsheet made of a name such as "1-3".
  const isMade = /\d/.test(cell) ? isMadeBySpreadsheet(cell) : truthInCapitals.test(cell)
  if (isMade) return { value: null, remark: { kind: 'no_identifier', field: 'name', cell } }
  const marked = readBlockMark(cell)
  if (marked === null || marked.name === null) return { value: cell, remark: null }
  return { value: marked.name, remark: { kind: 'marked_blocked', field: 'name', cell, value: marked.name } }
}

/**
 * A cell interpreted by its field. Placeholders become blank, and so do impossible identifiers and countries: no row is refused for
 * these. `countries`: the reader's choice for unrecognised names, by the cell's text.
 */
export function readCell(field: ImportField, cell: string, countries: Readonly<Record<string, string>> = {}): ReadCell {
  const text = marked.has(field) ? withoutSigns(cell.trim()) : cell.trim()
  if (text === '' || (isFiller(text) && !isCode(field, text))) return blank
  if (marked.has(field) && isMadeBySpreadsheet(text))
    return { value: null, remark: { kind: 'no_identifier', field, cell: text } }
  switch (field) {
    case 'name':
      return readName(text)
    case 'hq_region':
      return readCountry(field, text, countries)
    case 'duns_number':
      return readDuns(field, text)
    case 'external_id':
    case 'sp_global_number':
      return readNumber(field, text)
    case 'isin_number':
      if (isTicker(text)) return { value: null, remark: { kind: 'ticker', field, cell: text } }
      return { value: text.replace(/[\s-]/g, '').toUpperCase(), remark: null }
    case 'lei_number':
      return { value: text.replace(/[\s-]/g, '').toUpperCase(), remark: null }
    case 'website':
      return { value: text.replace(/^mailto:/i, ''), remark: null }
    default:
      return { value: text, remark: null }
  }
}
