import { ServiceError } from '@/service/errors'
import { parseId } from './parse-id'

/** The organization that a path names. ServiceError `organization_not_found` where the segment is no id. */
export function requireOrganizationId(segment: string): number {
  const organizationId = parseId(segment)
  if (organizationId === null) throw new ServiceError('organization_not_found', 'An organization id is a whole number')
  return organizationId
}
