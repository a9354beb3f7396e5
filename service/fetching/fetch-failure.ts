/** What is known about a failed request. */
export type FailureFacts = {
  /** Status of the answer, if there was one. */
  status?: number
  /** How long the publisher asks to wait (Retry-After). */
  retryAfterMs?: number | null
  /** Media type of the answer, and the beginning of its body. */
  type?: string | null
  body?: string
  /** Temporary: there was no complete answer, so the same request may succeed later. */
  isPassing?: boolean
}

/** An address did not answer as required. The message says why, for a person. */
export class FetchFailure extends Error {
  readonly facts: FailureFacts

  constructor(message: string, facts: FailureFacts = {}) {
    super(message)
    this.name = 'FetchFailure'
    this.facts = facts
  }
}
