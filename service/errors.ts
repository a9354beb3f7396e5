/**
 * The failures the service knows. The message is for the caller; internals go into `cause`.
 * HTTP status and title of each code live in service/http/answers/error-body.ts and nowhere else.
 */
export type ErrorCode =
  | 'bad_request'
  | 'unrecognized_parameters'
  | 'unauthorized'
  | 'forbidden'
  | 'unknown_identifier'
  | 'organization_not_found'
  | 'not_found'
  | 'conflict'
  | 'too_many_organizations'
  | 'too_many_requests'
  | 'unsupported_media_type'
  | 'unavailable'

export class ServiceError extends Error {
  readonly code: ErrorCode
  /** When asking again may help; null where it does not, or nobody knows. */
  readonly retryAfterSeconds: number | null
  constructor(code: ErrorCode, message: string, options?: { cause?: unknown; retryAfterSeconds?: number }) {
    super(message, options)
    this.name = 'ServiceError'
    this.code = code
    this.retryAfterSeconds = options?.retryAfterSeconds ?? null
  }
}
