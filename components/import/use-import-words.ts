import { useMemo } from 'react'
import { namelessRule } from '@/components/import/rows/nameless-rows'
import { useMessages } from '@/lib/messages/messages-provider'
import type { Words } from '@/lib/messages/words'
import { type ImportField, importFields } from '@/lib/views/import/import-field'
import { readFieldErrors } from '@/lib/views/registration/field-errors'
import { sayRule } from '@/lib/views/translate/say-rule'
import { nameField } from './import-words'

export type RowError = { field: ImportField | null; message: string }

export type ImportWords = {
  words: Words<'import'>
  fieldName: (field: ImportField) => string
  /** What is wrong with a row, by field; null: with the row as a whole. */
  rowErrors: (detail: string) => RowError[]
  /** The same in one line. */
  reason: (detail: string) => string
}

/** The texts of the import in the reader's language; another service's remarks on a row stay in its words. */
export function useImportWords(): ImportWords {
  const words = useMessages('import')
  const form = useMessages('registration')
  return useMemo(() => {
    const fieldName = (field: ImportField) => nameField(field, { form, words })
    // The form's text refers to fields below it, which a sheet does not have.
    const say = (message: string) => (message === namelessRule ? words('enterName') : sayRule(form, message))
    const rowErrors = (detail: string): RowError[] => {
      const { fields, rest } = readFieldErrors(detail)
      return [
        ...fields.map(({ field, message }) => ({
          field: importFields.find((one) => one === field) ?? null,
          message: say(message),
        })),
        ...(rest === null ? [] : [{ field: null, message: rest }]),
      ]
    }
    const reason = (detail: string) =>
      rowErrors(detail)
        .map(({ field, message }) =>
          field === null ? message : words('fieldError', { field: fieldName(field), message }),
        )
        .join('; ')
    return { words, fieldName, rowErrors, reason }
  }, [words, form])
}
