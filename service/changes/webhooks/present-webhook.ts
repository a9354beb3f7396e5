import type { Webhook } from '@/service/contract/webhook'
import type { CountedDeliveries, WebhookRow } from '@/service/storage/projects/webhooks'

/** Returns a webhook in the shape of the interface, without its secret. */
export function presentWebhook(row: WebhookRow, counted: CountedDeliveries | undefined, now: Date): Webhook {
  const { earlierUntil } = row
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    kinds: row.kinds,
    state: row.state,
    is_gone: row.isGone,
    created_at: row.createdAt.toISOString(),
    earlier_secret_until: earlierUntil !== null && earlierUntil > now ? earlierUntil.toISOString() : null,
    deliveries: {
      waiting: counted?.waiting ?? 0,
      delivered: counted?.delivered ?? 0,
      dead: counted?.dead ?? 0,
    },
  }
}
