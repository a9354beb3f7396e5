import { unguardCell } from '@/lib/sheets/write-csv'
import { findCountryCode } from '@/lib/views/registration/find-country-code'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'
import { columnOf, type ImportColumns, type ImportField, importFields, namingFields } from './import-field'

/** A cell of a row as its field means it; "" where the column is not there. */
export function cellOf(row: readonly string[], columns: ImportColumns, field: ImportField): string {
  const column = columnOf(columns, field)
  return column < 0 ? '' : unguardCell(row[column] ?? '').trim()
}

function industryBody(text: string, industries: readonly IndustryOption[]): Record<string, string> {
  const wanted = text.toLowerCase()
  const chosen = industries.find(({ id, name }) => id === text || name.toLowerCase() === wanted)
  return chosen ? { industry_id: chosen.id } : { industry_name: text }
}

/**
 * The body of POST /organizations that a row is: only what is filled in, countries by their code where their name is
 * known. What is not known goes as it is written, for the service to say so.
 */
export function toImportBody(
  row: readonly string[],
  columns: ImportColumns,
  industries: readonly IndustryOption[],
): Record<string, string> {
  const body: Record<string, string> = {}
  for (const field of importFields) {
    const text = cellOf(row, columns, field)
    if (text === '') continue
    if (field === 'industry') Object.assign(body, industryBody(text, industries))
    else body[field] = field === 'hq_region' ? (findCountryCode(text) ?? text) : text
  }
  return body
}

/** Whether a body names something: without it there is no need to ask a service. */
export function namesSomething(body: Readonly<Record<string, string>>): boolean {
  return namingFields.some((field) => body[field] !== undefined)
}

/** Letters and digits alone, in lower case: for telling rows that repeat one another. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function keysOf(body: Readonly<Record<string, string>>): string[] {
  const identifiers = ['lei_number', 'isin_number', 'duns_number', 'sp_global_number', 'external_id'] as const
  const name = fold(body['name'] ?? '')
  return [
    ...identifiers.flatMap((field) => (body[field] === undefined ? [] : [`${field} ${fold(body[field])}`])),
    ...(name === '' ? [] : [`name ${name} ${body['hq_region'] ?? ''}`]),
  ]
}

/**
 * For each row that seems to repeat an earlier one of the sheet, the place of that one: one identifier, or one name in
 * one country. Told to the reader only; what is one organization the service decides when they are registered.
 */
export function findRepeats(
  entries: readonly { place: number; body: Readonly<Record<string, string>> }[],
): Map<number, number> {
  const first = new Map<string, number>()
  const repeats = new Map<number, number>()
  for (const { place, body } of entries) {
    const keys = keysOf(body)
    const earlier = keys.flatMap((key) => first.get(key) ?? [])
    if (earlier.length > 0) repeats.set(place, Math.min(...earlier))
    for (const key of keys) if (!first.has(key)) first.set(key, place)
  }
  return repeats
}
