import { readFieldErrors } from '@/lib/views/registration/field-errors'

/** The keys of a body under which a form field is sent. */
const keysOf = (field: string): string[] => (field === 'industry' ? ['industry_id', 'industry_name'] : [field])

/**
 * A body without the cells that a refusal names, if these are optional and something that identifies a company is left; null if the
 * refusal is about the name or the whole row. `detail`: the service's words.
 */
export function withoutRefused(body: Readonly<Record<string, string>>, detail: string): Record<string, string> | null {
  const { fields, rest } = readFieldErrors(detail)
  if (rest !== null || fields.length === 0 || fields.some(({ field }) => field === 'name')) return null
  const refused = new Set(fields.flatMap(({ field }) => keysOf(field)))
  const kept = Object.entries(body).filter(([key]) => !refused.has(key))
  return body['name'] === undefined || kept.length === Object.keys(body).length ? null : Object.fromEntries(kept)
}
