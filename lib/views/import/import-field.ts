/** The fields of a registration, the industry as an id or in words. */
export const registrationFields = [
  'name',
  'hq_region',
  'hq_subregion',
  'hq_fuzzy',
  'industry',
  'website',
  'external_id',
  'lei_number',
  'isin_number',
  'duns_number',
  'sp_global_number',
] as const

/** What a list says beside who a company is; 'other': any column, kept as text under its heading. */
const ownFields = ['spend', 'spend_currency', 'spend_year', 'category', 'buyer', 'contact_email', 'other'] as const

export function isOwnField(field: ImportField): boolean {
  return ownFields.some((one) => one === field)
}

/** What a column of a sheet can hold. */
export const importFields = [...registrationFields, ...ownFields] as const
export type ImportField = (typeof importFields)[number]

/** All that a template has a column for. */
export const templateFields = importFields.filter((field) => field !== 'other')

/** These may be held by several columns: one for each year, and any number of others. */
const repeatable: ReadonlySet<ImportField> = new Set(['spend', 'other'])

export function isRepeatable(field: ImportField): boolean {
  return repeatable.has(field)
}

/** What each column holds, by its place; null: not used. */
export type ImportColumns = readonly (ImportField | null)[]

/** One of these is what a row needs. */
export const namingFields = ['name', 'lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

/** The column of a field, or -1. */
export function columnOf(columns: ImportColumns, field: ImportField): number {
  return columns.indexOf(field)
}
