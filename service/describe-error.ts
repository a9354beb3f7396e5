/** Of the message and of the stack; what says more than that was written by nobody. */
const longestWords = 2_000
const deepest = 4

export type DescribedError = {
  type: string
  message: string
  stack?: string
  /** Of PostgreSQL or of Node. */
  code?: string
  severity?: string
  query?: string
  cause?: DescribedError
}

function cut(words: string, longest = longestWords): string {
  return words.length <= longest ? words : `${words.slice(0, longest)} … (${words.length} characters)`
}

/** The named properties that are texts. */
function textsOf(error: Error, names: readonly ('code' | 'severity' | 'query')[]): Partial<DescribedError> {
  const entries = Object.entries(error).filter(
    ([name, value]) => names.some((one) => one === name) && typeof value === 'string',
  )
  return Object.fromEntries(entries.map(([name, value]) => [name, cut(value, 500)]))
}

/** The queue reports its failures as objects with the message and the stack of the error. */
function wordsOf(thrown: unknown): string {
  const isTelling = typeof thrown === 'object' && thrown !== null && 'message' in thrown
  return isTelling ? String(thrown.message) : String(thrown)
}

/**
 * What is written of an error, into the log or the queue: a few KB at most, whatever it holds. Never the parameters of a
 * statement: they are customers' data, and where the statement keeps failures they are other failures, nested without end.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: cut(wordsOf(error)) }
  return {
    type: error.name,
    message: cut(error.message),
    ...(error.stack !== undefined && { stack: cut(error.stack) }),
    ...textsOf(error, ['code', 'severity', 'query']),
    ...(error.cause !== undefined && depth < deepest && { cause: describeError(error.cause, depth + 1) }),
  }
}
