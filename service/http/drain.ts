import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from '@/service/context'

/**
 * Takes a process out of service: /readyz fails at once; requests are still served for `delayMs`, until load balancers have noticed; then
 * no new connections are accepted, idle ones are closed, and running requests have `limitMs` to finish.
 */
export async function drain(
  app: FastifyInstance,
  ctx: Pick<Context, 'operations' | 'log'>,
  { delayMs, limitMs }: { delayMs: number; limitMs: number },
): Promise<void> {
  ctx.operations.isStopping = true
  await sleep(delayMs)
  const timer = setTimeout(() => {
    ctx.log.warn({ limitMs }, 'Answers were still under way at the end of DRAIN_SECONDS and are cut off')
    app.server.closeAllConnections()
  }, limitMs)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
  }
}
