/** What is known of an answer that was not the one asked for. */
export type FailureFacts = {
  /** Status of the answer, where there was one. */
  status?: number
  /** How long the publisher asks not to be asked. */
  retryAfterMs?: number | null
  /** Media type of the answer, and the beginning of what it says. */
  type?: string | null
  body?: string
  /** Nothing came, or not all of it: the same question may be answered in a moment. */
  isPassing?: boolean
}

/** A publisher's address did not give the file; the message says why, for a person. */
export class FetchFailure extends Error {
  readonly facts: FailureFacts

  constructor(message: string, facts: FailureFacts = {}) {
    super(message)
    this.name = 'FetchFailure'
    this.facts = facts
  }
}
