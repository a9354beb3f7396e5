import { lookEvery } from '@/service/look-every'
import { forgetDelivered } from '@/service/storage/projects/webhooks'
import { type DeliverContext, deliverChanges } from './deliver-changes'

const everyMs = 2_000
const forgetEveryMs = 60 * 60 * 1000
const keptMs = 30 * 24 * 60 * 60 * 1000

/** Sends due deliveries, and checks again every two seconds. Returns a function that stops it. */
export function watchWebhooks(ctx: DeliverContext): () => Promise<void> {
  let forgotAt = Number.NEGATIVE_INFINITY

  async function round(signal: AbortSignal): Promise<void> {
    if (Date.now() - forgotAt > forgetEveryMs) {
      forgotAt = Date.now()
      await forgetDelivered(ctx.database, new Date(ctx.clock().getTime() - keptMs))
    }
    await deliverChanges(ctx, signal)
  }

  return lookEvery(everyMs, round, (error) =>
    ctx.log.warn({ error }, 'Sending webhook messages failed; it will be tried again'),
  )
}
