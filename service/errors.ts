/**
 * The failures the service knows. The message is for the caller; internals go into `cause`.
 * HTTP status and title of each code live in service/http/error-body.ts and nowhere else.
 */
export type ErrorCode =
  | 'bad_request'
  | 'unrecognized_parameters'
  | 'unauthorized'
  | 'unknown_identifier'
  | 'organization_not_found'
  | 'not_found'
  | 'too_many_organizations'
  | 'unavailable'

export class ServiceError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'ServiceError'
    this.code = code
  }
}
