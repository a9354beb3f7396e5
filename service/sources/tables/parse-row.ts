import type { z } from 'zod'
import { isUnreadable } from './read-table'
import { SourceFileError } from './source-file-error'

/**
 * Parses the cells of one row, by column name, with a zod schema.
 * @throws SourceFileError with file, row, column and value: an unknown category must be decided by a person
 */
export function parseRow<Schema extends z.ZodType>(
  schema: Schema,
  cells: unknown,
  file: string,
  row: number,
): z.output<Schema> {
  const result = schema.safeParse(cells)
  if (result.success) {
    // Only values that are carried over: notes that are not read may contain anything.
    for (const [column, value] of Object.entries(result.data as Record<string, unknown>)) {
      if (typeof value === 'string' && isUnreadable(value)) {
        throw new SourceFileError(file, `row ${row}, column ${column}`, 'contains an invalid character')
      }
    }
    return result.data
  }
  const issue = result.error.issues[0]
  const column = String(issue?.path[0] ?? 'the row itself')
  const value = JSON.stringify((cells as Record<string, unknown>)[column]) ?? 'no such column'
  throw new SourceFileError(file, `row ${row}, column ${column}`, `${value}: ${issue?.message ?? 'not as expected'}`)
}
