/** The fields of a registration; the industry as an id or in words. */
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

/** Fields of own data; 'other': any column, kept as text under its heading. */
const ownFields = ['spend', 'spend_currency', 'spend_year', 'category', 'buyer', 'contact_email', 'other'] as const

export function isOwnField(field: ImportField): boolean {
  return ownFields.some((one) => one === field)
}

/** The possible contents of a column. */
export const importFields = [...registrationFields, ...ownFields] as const
export type ImportField = (typeof importFields)[number]

/** All that a template has a column for. */
export const templateFields = importFields.filter((field) => field !== 'other')

/** Fields that several columns may have: one for each year of spend, and any number of others. */
const repeatable: ReadonlySet<ImportField> = new Set(['spend', 'other'])

export function isRepeatable(field: ImportField): boolean {
  return repeatable.has(field)
}

/** The field of each column, by index; null: not used. */
export type ImportColumns = readonly (ImportField | null)[]

/** A row needs at least one of these. */
export const namingFields = ['name', 'lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

/** The index of a field's column, or -1. */
export function columnOf(columns: ImportColumns, field: ImportField): number {
  return columns.indexOf(field)
}
