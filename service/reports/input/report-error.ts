/** Why a report could not be read, or not to its end; the dashboard translates it. */
export type FailureCode =
  | 'empty'
  | 'no_report'
  | 'password'
  | 'damaged'
  | 'no_text'
  | 'gone'
  | 'unpacks_too_large'
  | 'takes_too_long'
  | 'needs_too_much_memory'
  | 'too_many_pages'
  | 'page_too_full'
  | 'ended_reader_twice'

/** `limit` is what was exceeded, in the unit of the code: megabytes, seconds, pages or pieces of text. */
export type FailureReason = { code: FailureCode; limit?: number }

/**
 * A report that cannot be read. The message is for the person who gave the file; `reason` is the same for programs, null if it has no
 * code.
 */
export class ReportError extends Error {
  readonly reason: FailureReason | null

  constructor(message: string, { reason, cause }: { reason?: FailureReason; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'ReportError'
    this.reason = reason ?? null
  }
}
