import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'
import { ServiceError } from '@/service/errors'
import { sendJson } from '@/service/http/answers/send'
import { checkReadiness } from '@/service/organizations/check-readiness'

/** For monitoring; without a key. */
export function healthRoutes(app: FastifyInstance, ctx: Context): void {
  function assertAlive(): void {
    if (ctx.operations.hasFailed)
      throw new ServiceError('unavailable', 'The database has stopped, and this process ends')
  }

  // Only that the process responds; 503 if it is shutting down.
  app.get('/healthz', async (_request, reply) => {
    assertAlive()
    return sendJson(reply.header('cache-control', 'no-store'), 200, { status: 'ok' })
  })

  // Registering works: the database responds, is migrated, and the known companies are loaded. 503 otherwise.
  app.get('/readyz', async (_request, reply) => {
    assertAlive()
    if (ctx.operations.isStopping) throw new ServiceError('unavailable', 'This process is stopping')
    await checkReadiness(ctx)
    return sendJson(reply.header('cache-control', 'no-store'), 200, { status: 'ready' })
  })
}
