/** An error response of the service. */
export class CarbonServiceError extends Error {
  /** The HTTP status. */
  readonly status: number
  /** "Bad request", "Too many organizations" …; null if the response has none. */
  readonly title: string | null
  /** The request's id in the service's log; null if the response has none. */
  readonly requestId: string | null

  constructor(
    status: number,
    { title, detail, requestId }: { title: string | null; detail: string; requestId: string | null },
  ) {
    super(detail)
    this.name = 'CarbonServiceError'
    this.status = status
    this.title = title
    this.requestId = requestId
  }
}

/** The error of an unsuccessful response. `body`: its JSON, or anything else. */
export function toServiceError(response: Response, body: unknown): CarbonServiceError {
  const told = typeof body === 'object' && body !== null ? body : {}
  const title = 'title' in told && typeof told.title === 'string' ? told.title : null
  const detail = 'detail' in told && typeof told.detail === 'string' ? told.detail : null
  return new CarbonServiceError(response.status, {
    title,
    detail: detail ?? `The service answered ${response.status} ${response.statusText}`.trim(),
    requestId: response.headers.get('x-request-id'),
  })
}
