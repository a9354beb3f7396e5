import { readFieldErrors } from '@/lib/views/field-errors'
import { type ImportField, importFields } from '@/lib/views/import-field'
import { fieldWords } from './import-words'

const words = { field: (field: string, message: string) => `${field}: ${message}` } as const

export type RowError = { field: ImportField | null; message: string }

/** What is wrong with a row, by the field it is in; null: with the row as a whole. */
export function readRowErrors(detail: string): RowError[] {
  const { fields, rest } = readFieldErrors(detail)
  return [
    ...fields.map(({ field, message }) => ({ field: importFields.find((one) => one === field) ?? null, message })),
    ...(rest === null ? [] : [{ field: null, message: rest }]),
  ]
}

/** The same in one line. */
export function reasonOf(detail: string): string {
  return readRowErrors(detail)
    .map(({ field, message }) => (field === null ? message : words.field(fieldWords[field], message)))
    .join('; ')
}
