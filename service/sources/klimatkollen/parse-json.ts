import type { z } from 'zod'
import { isUnreadable } from '@/service/sources/tables/read-table'
import { SourceFileError } from '@/service/sources/tables/source-file-error'

/** A JSON file as its schema understands it. Throws SourceFileError naming file, path and what is wrong there. */
export function parseJsonFile<Schema extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: Schema,
): z.output<Schema> {
  return checkJson(file, parseBytes(file, bytes), schema)
}

/** The content of a JSON file as its schema understands it. Throws SourceFileError naming file, path and fault. */
export function checkJson<Schema extends z.ZodType>(file: string, content: unknown, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(content)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = (issue?.path ?? []).map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  throw new SourceFileError(file, `$${path}`, issue?.message ?? 'not as expected')
}

/** Throws SourceFileError for an empty file and for what is no JSON. */
function parseBytes(file: string, bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new SourceFileError(file, 'the whole file', 'the file is empty')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), (_key, value: unknown) => {
      if (typeof value === 'string' && isUnreadable(value)) throw new Error('holds a character that is none')
      return value
    })
  } catch (cause) {
    throw new SourceFileError(file, 'the whole file', `not a JSON file: ${String(cause)}`, { cause })
  }
}
