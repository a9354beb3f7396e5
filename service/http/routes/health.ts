import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { checkReadiness } from '@/service/organizations/check-readiness'
import { sendJson } from '../send'

/** For whatever watches the process; without a key. */
export function healthRoutes(app: FastifyInstance, ctx: Context): void {
  // The process answers; nothing else is asked.
  app.get('/healthz', async (_request, reply) =>
    sendJson(reply.header('cache-control', 'no-store'), 200, { status: 'ok' }),
  )

  // Registering works: the database answers, is migrated, and the known companies are loaded. 503 otherwise.
  app.get('/readyz', async (_request, reply) => {
    if (ctx.operations.isStopping) throw new ServiceError('unavailable', 'This process is stopping')
    await checkReadiness(ctx)
    return sendJson(reply.header('cache-control', 'no-store'), 200, { status: 'ready' })
  })
}
