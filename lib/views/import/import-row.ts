import { unguardCell } from '@/lib/sheets/write-csv'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'
import { columnOf, type ImportColumns, type ImportField, namingFields, registrationFields } from './import-field'
import type { ImportPlan } from './import-job'
import { nameIsIdentifier } from './name-cells'
import { type Remark, readCell } from './read-cell'

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

export type ReadRow = { body: Record<string, string>; remarks: Remark[] }

/** What of a plan says how a row is to be read, besides its columns. */
export type RowReading = Pick<ImportPlan, 'links' | 'countries'>
const plainReading: RowReading = { links: {}, countries: {} }

const webAddress = /^(https?:\/\/\S+|([^\s@/]+@)?([\p{L}\p{N}_-]+\.)+\p{L}{2,}\.?([/?#:]\S*)?)$/iu

/** The address behind a cell of the website's column that is a word only, or without such a column behind the name. */
function linkOf(columns: ImportColumns, place: number, links: RowReading['links']): string | null {
  const column = columnOf(columns, columns.includes('website') ? 'website' : 'name')
  return column < 0 ? null : (links[`${place},${column}`] ?? null)
}

/**
 * A row as the body of POST /organizations: only what is filled in, countries by their code, and what is told beside it.
 * A country that is none goes as words about the headquarters. `place`: of the row in its sheet, for links.
 */
export function readRow(
  row: readonly string[],
  columns: ImportColumns,
  industries: readonly IndustryOption[],
  { place = -1, links, countries }: RowReading & { place?: number } = plainReading,
): ReadRow {
  const body: Record<string, string> = {}
  const remarks: Remark[] = []
  for (const field of registrationFields) {
    const cell = cellOf(row, columns, field)
    const { value, remark } = readCell(field, cell, countries)
    if (remark !== null) remarks.push(remark)
    if (field === 'website') {
      const link = linkOf(columns, place, links)
      const isAddress = value !== null && (webAddress.test(value) || /^https?:\/\//i.test(value))
      const website = isAddress || link === null ? value : readCell('website', link).value
      if (website !== null && (isAddress || link !== null)) body['website'] = website
      else if (value !== null) remarks.push({ kind: 'no_website', field, cell: value })
    } else if (value !== null) {
      if (field === 'industry') Object.assign(body, industryBody(value, industries))
      else body[field] = value
    }
  }
  const named = nameIsIdentifier(body)
  if (named !== null) {
    remarks.push(named)
    if (named.kind === 'name_is_identifier') body[named.field] = named.value
    delete body['name']
  }
  const nowhere = remarks.find(({ kind }) => kind === 'no_country')
  if (nowhere) body['hq_fuzzy'] ??= nowhere.cell.slice(0, 300)
  return { body, remarks }
}

/** The body alone. */
export function toImportBody(
  row: readonly string[],
  columns: ImportColumns,
  industries: readonly IndustryOption[],
): Record<string, string> {
  return readRow(row, columns, industries).body
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

/** Two names without a word in common, but for signs and legal forms of a few letters. */
export function areUnlike(one: string, other: string): boolean {
  const wordsOf = (name: string) =>
    new Set(
      name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 3 || /[^a-z0-9]/.test(word)),
    )
  const [words, others] = [wordsOf(one), wordsOf(other)]
  return words.size > 0 && others.size > 0 && ![...words].some((word) => others.has(word))
}

/** For each row whose own identifier an earlier row has under a name that has nothing in common with its, that row's place. */
export function findConflicts(
  entries: readonly { place: number; body: Readonly<Record<string, string>> }[],
): Map<number, number> {
  const first = new Map<string, { place: number; name: string }>()
  const conflicts = new Map<number, number>()
  for (const { place, body } of entries) {
    const { external_id: id, name } = body
    if (id === undefined || name === undefined) continue
    const earlier = first.get(id)
    if (earlier === undefined) first.set(id, { place, name })
    else if (areUnlike(earlier.name, name)) conflicts.set(place, earlier.place)
  }
  return conflicts
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
