import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { hashKey, matchesHash } from '@/service/projects/hash-key'

/** For Prometheus. Only route patterns and counts, but a service's load is still nobody else's business. */
export function metricsRoutes(app: FastifyInstance, ctx: Context): void {
  app.get('/metrics', async (request, reply) => {
    assertMayRead(ctx, request)
    const { metrics } = ctx.operations
    return reply
      .header('cache-control', 'no-store')
      .header('content-type', metrics.contentType)
      .send(Buffer.from(await metrics.read()))
  })
}

/** With METRICS_TOKEN its holders may read; without it, callers on this machine (docs/decisions/0017). */
function assertMayRead({ operations: { metricsToken } }: Context, request: FastifyRequest): void {
  if (metricsToken === null) {
    if (isOnThisMachine(request)) return
    throw new ServiceError('not_found', 'There is nothing at this path; GET /docs lists what there is')
  }
  const token = /^bearer +(\S{1,200}) *$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined || !matchesHash(token, hashKey(metricsToken))) {
    throw new ServiceError('unauthorized', 'Send the METRICS_TOKEN in the header Authorization: Bearer <METRICS_TOKEN>')
  }
}

/** A proxy on this machine forwards others' requests: it sets one of these headers, or blocks the path itself. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

function isOnThisMachine({ headers, socket }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? ''
  const isLoopback = address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address)
  return isLoopback && forwarding.every((name) => headers[name] === undefined)
}
