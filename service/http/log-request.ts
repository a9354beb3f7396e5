import type { Context } from '@/service/context'
import type { Observe } from './observe-requests'

const slowMilliseconds = 1_000

/**
 * Creates the logger that writes a line for each failed or slow request, and for one in `logSample` of the others. It logs the route's
 * pattern, not the address: searches, external ids, headers and bodies are the client's business.
 */
export function createRequestLog(
  ctx: Pick<Context, 'log' | 'operations'>,
): (...facts: [...Parameters<Observe>, route: string]) => void {
  const { logSample } = ctx.operations
  let untilNext = logSample
  return (request, reply, route) => {
    const { statusCode } = reply
    const isFailed = statusCode >= 400
    if (!isFailed && reply.elapsedTime <= slowMilliseconds) {
      untilNext--
      if (logSample === 0 || untilNext > 0) return
      untilNext = logSample
    }
    const isSlow = reply.elapsedTime > slowMilliseconds
    const fields = {
      requestId: request.id,
      method: request.method,
      route,
      status: statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    }
    ctx.log.info(
      fields,
      isFailed ? 'Request refused or failed' : isSlow ? 'Slow request' : `One request of ${logSample}`,
    )
  }
}
