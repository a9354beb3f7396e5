import { ServiceError } from '@/service/errors'
import { parseId } from './parse-id'

/** The organization id in a path. ServiceError `organization_not_found` if the segment is not an id. */
export function requireOrganizationId(segment: string): number {
  const organizationId = parseId(segment)
  if (organizationId === null) throw new ServiceError('organization_not_found', 'An organization id is a whole number')
  return organizationId
}
