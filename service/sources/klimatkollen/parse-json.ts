import type { z } from 'zod'
import { isUnreadable } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** Parses a JSON file by its schema. Throws SourceFileError with the file, the path and the fault. */
export function parseJsonFile<Schema extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: Schema,
): z.output<Schema> {
  return checkJson(file, parseBytes(file, bytes), schema)
}

/** Checks the content of a JSON file by its schema. Throws SourceFileError with the file, the path and the fault. */
export function checkJson<Schema extends z.ZodType>(file: string, content: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(content)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = (issue?.path ?? []).map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  throw new SourceFileError(file, `$${path}`, issue?.message ?? 'not as expected')
}

/** Throws SourceFileError for an empty file and for one that is not JSON. */
function parseBytes(file: string, bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new SourceFileError(file, 'the whole file', 'the file is empty')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), (_key, value: unknown) => {
      if (typeof value === 'string' && isUnreadable(value)) throw new Error('contains an invalid character')
      return value
    })
  } catch (cause) {
    throw new SourceFileError(file, 'the whole file', `not a JSON file: ${String(cause)}`, { cause })
  }
}
