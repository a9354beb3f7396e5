import type {
  CreatedWebhook,
  NewWebhook,
  RotatedSecret,
  Webhook,
  WebhookChange,
  WebhookList,
} from '@/service/contract/webhook'
import { mostWebhooks } from '@/service/contract/webhook'
import { ServiceError } from '@/service/errors'
import type { Transaction } from '@/service/storage/engine/database'
import { type Actor, insertAuditEvent, operator } from '@/service/storage/projects/audit-events'
import { lockProject } from '@/service/storage/projects/projects'
import {
  countDeliveries,
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  storeWebhookSecret,
  updateWebhook,
  type WebhookRow,
} from '@/service/storage/projects/webhooks'
import { requireReceiver } from './check-receiver'
import { presentWebhook } from './present-webhook'
import { makeSecret } from './sign-message'
import { sealSecret, type WebhookContext } from './webhook-context'

export type WebhookRequest = { projectId: number; webhookId: number }

const hourMs = 60 * 60 * 1000

export async function readWebhooks(ctx: WebhookContext, projectId: number): Promise<WebhookList> {
  const counted = await countDeliveries(ctx.database, projectId)
  const rows = await listWebhooks(ctx.database, projectId)
  const now = ctx.clock()
  return {
    webhooks: rows.map((row) =>
      presentWebhook(
        row,
        counted.find(({ webhookId }) => webhookId === row.id),
        now,
      ),
    ),
  }
}

/** Creates a webhook for changes noted from now on. ServiceError `bad_request` for an address that is not allowed, or if the project has the most webhooks already. */
export async function makeWebhook(
  ctx: WebhookContext,
  { projectId, webhook }: { projectId: number; webhook: NewWebhook },
  by: Actor = operator,
): Promise<CreatedWebhook> {
  requireReceiver(webhook.url, ctx.live.reach)
  const { url, description = null, kinds = null } = webhook
  const secret = makeSecret()
  const sealed = await sealSecret(ctx, projectId, secret)
  return ctx.database.transaction(async (transaction) => {
    await lockProject(transaction, projectId)
    if ((await listWebhooks(transaction, projectId)).length >= mostWebhooks) {
      throw new ServiceError('bad_request', `A project may have ${mostWebhooks} webhooks`)
    }
    const at = ctx.clock()
    const row = await insertWebhook(transaction, { projectId, url, description, kinds, secret: sealed, at })
    await audit(transaction, 'webhook.created', row, by, at)
    return { ...presentWebhook(row, undefined, at), secret }
  })
}

/** Changes the given fields of a webhook. ServiceError `not_found`, and `bad_request` for an address that is not allowed. */
export async function changeWebhook(
  ctx: WebhookContext,
  { change, ...request }: WebhookRequest & { change: WebhookChange },
  by: Actor = operator,
): Promise<Webhook> {
  if (change.url !== undefined) requireReceiver(change.url, ctx.live.reach)
  const { url, description, kinds, state } = change
  return ctx.database.transaction(async (transaction) => {
    const { id } = await requireWebhook(transaction, request)
    await updateWebhook(transaction, id, {
      ...(url !== undefined && { url }),
      ...(description !== undefined && { description }),
      ...(kinds !== undefined && { kinds }),
      ...(state !== undefined && { state }),
    })
    const row = await requireWebhook(transaction, request)
    const counted = await countDeliveries(transaction, request.projectId)
    const at = ctx.clock()
    await audit(transaction, 'webhook.changed', row, by, at)
    return presentWebhook(
      row,
      counted.find(({ webhookId }) => webhookId === id),
      at,
    )
  })
}

/** Removes a webhook with its queued messages, and returns it. ServiceError `not_found`. */
export async function removeWebhook(
  ctx: WebhookContext,
  request: WebhookRequest,
  by: Actor = operator,
): Promise<Webhook> {
  return ctx.database.transaction(async (transaction) => {
    const row = await requireWebhook(transaction, request)
    const counted = await countDeliveries(transaction, request.projectId)
    const at = ctx.clock()
    await deleteWebhook(transaction, row.id)
    await audit(transaction, 'webhook.removed', row, by, at)
    return presentWebhook(
      row,
      counted.find(({ webhookId }) => webhookId === row.id),
      at,
    )
  })
}

/** Makes a new secret. The previous one also signs for `keepHours`; older ones no longer do. ServiceError `not_found`. */
export async function rotateSecret(
  ctx: WebhookContext,
  { keepHours, ...request }: WebhookRequest & { keepHours: number },
  by: Actor = operator,
): Promise<RotatedSecret> {
  const secret = makeSecret()
  const sealed = await sealSecret(ctx, request.projectId, secret)
  return ctx.database.transaction(async (transaction) => {
    const row = await requireWebhook(transaction, request)
    const at = ctx.clock()
    const earlierUntil = new Date(at.getTime() + keepHours * hourMs)
    await storeWebhookSecret(transaction, row.id, { secret: sealed, earlierUntil })
    await audit(transaction, 'webhook.secret_rotated', row, by, at)
    return { secret, earlier_secret_until: earlierUntil.toISOString() }
  })
}

export async function requireWebhook(
  db: WebhookContext['database'] | Transaction,
  { projectId, webhookId }: WebhookRequest,
): Promise<WebhookRow> {
  const row = await findWebhook(db, projectId, webhookId)
  if (row === null) throw new ServiceError('not_found', 'This project has no webhook with this id')
  return row
}

async function audit(
  transaction: Transaction,
  kind: 'webhook.created' | 'webhook.changed' | 'webhook.removed' | 'webhook.secret_rotated',
  { id, projectId, url }: WebhookRow,
  by: Actor,
  at: Date,
): Promise<void> {
  // Only the host of the address: its path may contain a secret.
  const details = { project_id: projectId, webhook_id: id, host: new URL(url).host }
  await insertAuditEvent(transaction, { kind, by, details, at })
}
