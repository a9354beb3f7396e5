import type { DeliveryPage, DeliveryQuery, Replay, Replayed } from '@/service/contract/webhook'
import { type ListedDelivery, listDeliveries, replayDeliveries } from '@/service/storage/projects/webhooks'
import { requireWebhook, type WebhookRequest } from './manage-webhooks'
import type { WebhookContext } from './webhook-context'

/** Returns the webhook-id of a delivery: the same for every attempt, and for a replay. */
export function messageId(deliveryId: number): string {
  return `msg_${deliveryId}`
}

/** Returns a page of a webhook's deliveries, the newest first. ServiceError `not_found`. */
export async function readDeliveries(
  ctx: WebhookContext,
  { query, ...request }: WebhookRequest & { query: DeliveryQuery },
): Promise<DeliveryPage> {
  const { id } = await requireWebhook(ctx.database, request)
  const { state = null, cursor, limit } = query
  const before = cursor === undefined ? null : Number(cursor)
  // One more than the limit shows whether there is another page.
  const found = await listDeliveries(ctx.database, id, { state, before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { deliveries: rows.map(present), next_cursor: last === undefined ? null : String(last.id) }
}

function present(row: ListedDelivery): DeliveryPage['deliveries'][number] {
  const isOpen = row.state === 'waiting' || row.state === 'sending'
  return {
    id: row.id,
    message_id: messageId(row.id),
    change_id: row.changeId,
    kind: row.kind,
    organization: { id: row.organizationId, name: row.name },
    state: row.state,
    attempts: row.attempts,
    made_at: row.madeAt.toISOString(),
    next_attempt_at: isOpen ? row.nextAt.toISOString() : null,
    ended_at: row.endedAt?.toISOString() ?? null,
    status: row.status,
    failure: row.failure,
  }
}

/** Queues messages again under their old ids. ServiceError `not_found`. */
export async function replay(
  ctx: WebhookContext,
  { body, ...request }: WebhookRequest & { body: Replay },
): Promise<Replayed> {
  return ctx.database.transaction(async (transaction) => {
    const { id } = await requireWebhook(transaction, request)
    const ids = body.delivery_ids ?? null
    return { replayed: await replayDeliveries(transaction, id, { ids, at: ctx.clock() }) }
  })
}
