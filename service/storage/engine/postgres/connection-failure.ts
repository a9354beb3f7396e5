/** Node's codes for a server that cannot be reached or disconnected. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

/**
 * SQLSTATEs of a server that cannot serve now: shutting down, starting, out of connections, read-only after a failover, or a statement
 * stopped by its timeout (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300', '25006', '57014'])

/** pg itself has no codes for these. */
const driverMessages = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end',
  'Client was closed',
]

/** Whether an error of pg means that the database is unavailable, not that the statement is wrong. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isConnectionFailure)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (networkCodes.has(code) || serverCodes.has(code) || code.startsWith('08')) return true
  return driverMessages.some((message) => error.message.startsWith(message))
}
