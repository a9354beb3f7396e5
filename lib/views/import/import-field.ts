/** What a column of a sheet can hold: the fields of a registration, the industry as an id or in words. */
export const importFields = [
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
export type ImportField = (typeof importFields)[number]

/** What each column holds, by its place; null: not used. */
export type ImportColumns = readonly (ImportField | null)[]

/** One of these is what a row needs. */
export const namingFields = ['name', 'lei_number', 'isin_number', 'duns_number', 'sp_global_number'] as const

/** The column of a field, or -1. */
export function columnOf(columns: ImportColumns, field: ImportField): number {
  return columns.indexOf(field)
}
