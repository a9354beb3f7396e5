import {
  type ChangedFields,
  OrganizationChange,
  type SeenFields,
} from '@/service/contract/organization/organization-change'
import { ServiceError } from '@/service/errors'
import type { Industries } from '@/service/reference/industries/read-industries'
import { parseInput } from './parse-input'
import { unknownIndustry } from './parse-registration'

/** `seen`: expected present values of fields. */
export type Change = { change: ChangedFields; seen: SeenFields | undefined; by: string | undefined }

/**
 * The body of PATCH /organizations/{id}: only the fields that it names, as parsing turns absent fields into null, which would delete
 * their values.
 */
export function parseChange(body: unknown, { industries }: { industries: Industries }): Change {
  const { by, if_unchanged: seen, ...fields } = parseInput(OrganizationChange, body, unknownIndustry(body, industries))
  const named = new Set(typeof body === 'object' && body !== null ? Object.keys(body) : [])
  const change = Object.fromEntries(Object.entries(fields).filter(([field]) => named.has(field)))
  if (Object.keys(change).length === 0) throw new ServiceError('bad_request', 'body: names no field to change')
  return { change, seen, by }
}
