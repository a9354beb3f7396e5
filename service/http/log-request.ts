import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'

const slowMilliseconds = 1_000

/**
 * One line for a request that failed or was slow. The pattern of the route, not the address: a search or an external id
 * is the client's business, and so are headers and bodies.
 */
export function logRequest(ctx: Context, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.statusCode < 400 && reply.elapsedTime <= slowMilliseconds) return
  const fields = {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime),
  }
  ctx.log.info(fields, reply.statusCode >= 400 ? 'Request refused or failed' : 'Slow request')
}
