import type { z } from 'zod'
import { SourceFileError } from '@/service/sources/source-file-error'

/** A JSON file as its schema understands it. Throws SourceFileError naming file, path and what is wrong there. */
export function parseJson<Schema extends z.ZodType>(file: string, bytes: Uint8Array, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parse(file, bytes))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = (issue?.path ?? []).map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  throw new SourceFileError(file, `$${path}`, issue?.message ?? 'not as expected')
}

function parse(file: string, bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new SourceFileError(file, 'the whole file', 'the file is empty')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new SourceFileError(file, 'the whole file', `not a JSON file: ${String(cause)}`, { cause })
  }
}
