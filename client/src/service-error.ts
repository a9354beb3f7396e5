/** What the service refused, or could not do: its answer of section 7 of the interface. */
export class CarbonServiceError extends Error {
  /** Of the HTTP answer. */
  readonly status: number
  /** "Bad request", "Too many organizations" …; null where the answer has none. */
  readonly title: string | null
  /** Under which the log of the service has the request; null where it does not say. */
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

/** The error that an answer without success tells. `body` is its JSON, or anything else. */
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
