import type { ErrorBody } from '@/service/contract/error-body'
import type { ErrorCode } from '@/service/errors'

/** Kinds of failure: the service's own, and those of HTTP only. */
export type Failure = ErrorCode | 'method_not_allowed' | 'payload_too_large' | 'server_error'

/** Status and title of every failure, as the published interface has them; defined only here. */
export const failures: Readonly<Record<Failure, { status: number; title: string | null }>> = {
  bad_request: { status: 400, title: 'Bad request' },
  unauthorized: { status: 401, title: 'Unauthorized' },
  // A key without the needed scope: ours, the published interface has no 403.
  forbidden: { status: 403, title: 'Forbidden' },
  // 404 of POST /organizations: the one body without a title.
  unknown_identifier: { status: 404, title: null },
  organization_not_found: { status: 404, title: 'Organizations not found' },
  not_found: { status: 404, title: 'Not found' },
  // Another record has that identifier, or somebody else changed the field meanwhile: ours, the published interface has no 409.
  conflict: { status: 409, title: 'Conflict' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  payload_too_large: { status: 413, title: 'Payload too large' },
  unsupported_media_type: { status: 415, title: 'Unsupported media type' },
  unrecognized_parameters: { status: 422, title: 'Unrecognized parameters' },
  too_many_organizations: { status: 429, title: 'Too many organizations' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  server_error: { status: 500, title: 'Server error' },
  unavailable: { status: 503, title: 'Service unavailable' },
}

/** `id`: the path segment of GET /organizations/{id} as a string; only that 404 includes it. */
export function errorBody(failure: Failure, detail: string, id: string | null = null): ErrorBody {
  const { status, title } = failures[failure]
  return { status, ...(title !== null && { title }), detail, ...(id !== null && { id }) }
}
