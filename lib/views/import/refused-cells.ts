import { readFieldErrors } from '@/lib/views/registration/field-errors'

/** The keys of a body that a field of the form is sent as. */
const keysOf = (field: string): string[] => (field === 'industry' ? ['industry_id', 'industry_name'] : [field])

/**
 * A body without the cells that a refusal names, where they are optional and something is left that names a company; null
 * where the refusal is about the name or about the row as a whole. `detail`: the service's words.
 */
export function withoutRefused(body: Readonly<Record<string, string>>, detail: string): Record<string, string> | null {
  const { fields, rest } = readFieldErrors(detail)
  if (rest !== null || fields.length === 0 || fields.some(({ field }) => field === 'name')) return null
  const refused = new Set(fields.flatMap(({ field }) => keysOf(field)))
  const kept = Object.entries(body).filter(([key]) => !refused.has(key))
  return body['name'] === undefined || kept.length === Object.keys(body).length ? null : Object.fromEntries(kept)
}
