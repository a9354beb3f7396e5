import { unguardCell } from '@/lib/sheets/write-csv'
import type { IndustryOption } from '@/lib/views/registration/registration-fields'
import { isFiller } from '@/service/contract/filler'
import { columnOf, type ImportColumns, type ImportField, namingFields, registrationFields } from './import-field'
import type { ImportPlan } from './import-job'
import { readCodedName } from './marks/code-in-name'
import { nameIsIdentifier } from './name-cells'
import { joinName } from './name-overflow'
import { type Remark, readCell } from './read-cell'

/** A cell of a row, interpreted by its field; "" if the column is missing. */
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

/** The parts of a plan, besides its columns, that affect how a row is read. */
export type RowReading = Pick<ImportPlan, 'links' | 'countries'> & {
  /** How many digits the numbers have that the list's names come with (`codeLengthOf`). */
  codeLength?: number | null
  /** The column of the second line of names (`overflowColumnOf`). */
  overflow?: number | null
  /** The column that has the name where the column of names is blank (`spareNameColumnOf`). */
  spareName?: number | null
}
const plainReading: RowReading = { links: {}, countries: {} }

const webAddress = /^(https?:\/\/\S+|([^\s@/]+@)?([\p{L}\p{N}_-]+\.)+\p{L}{2,}\.?([/?#:]\S*)?)$/iu

/** The link behind a cell of the website column that is only a word or, without such a column, behind the name. */
function linkOf(columns: ImportColumns, place: number, links: RowReading['links']): string | null {
  const column = columnOf(columns, columns.includes('website') ? 'website' : 'name')
  return column < 0 ? null : (links[`${place},${column}`] ?? null)
}

/**
 * A row as the body of POST /organizations: only filled cells, countries by code, with remarks. An unrecognised country goes into the
 * headquarters text. `place`: the row's index in its sheet, for links.
 */
export function readRow(
  row: readonly string[],
  columns: ImportColumns,
  industries: readonly IndustryOption[],
  {
    place = -1,
    links,
    countries,
    codeLength = null,
    overflow = null,
    spareName = null,
  }: RowReading & { place?: number } = plainReading,
): ReadRow {
  const body: Record<string, string> = {}
  const remarks: Remark[] = []
  for (const field of registrationFields) {
    const first = cellOf(row, columns, field)
    const isBlankName = field === 'name' && isFiller(first) && spareName !== null
    const own = isBlankName ? unguardCell(row[spareName] ?? '').trim() || first : first
    const second = overflow === null || field !== 'name' ? '' : unguardCell(row[overflow] ?? '')
    const cell = second === '' ? own : joinName(own, second)
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
  const coded = readCodedName(body['name'] ?? '', body['external_id'] ?? null, codeLength)
  if (coded !== null) {
    remarks.push({ kind: 'code_in_name', field: 'name', cell: body['name'] ?? '', value: coded.name })
    body['name'] = coded.name
    body['external_id'] ??= coded.code
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

/** Whether a body identifies anything; otherwise the service need not be asked. */
export function namesSomething(body: Readonly<Record<string, string>>): boolean {
  return namingFields.some((field) => body[field] !== undefined)
}

/** Only letters and digits in lower case, for finding repeated rows. */
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

/** Two names without a common word, apart from signs and short legal forms. */
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

/** For each row that shares its own identifier with an earlier row of an entirely different name: that row's index. */
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
 * For each row that seems to repeat an earlier one of the sheet, that one's index: the same identifier, or the same name in one country.
 * Only shown to the reader; the service decides at registration what is one organization.
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
