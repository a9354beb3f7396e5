import { setTimeout as sleep } from 'node:timers/promises'
import { presentChange } from '@/service/changes/list-changes'
import type { Context } from '@/service/context'
import { FetchFailure } from '@/service/fetching/fetch-failure'
import { type PostAnswer, postMessage } from '@/service/fetching/post-message'
import { findChange } from '@/service/storage/organizations/changes'
import {
  type ClaimedDelivery,
  claimDeliveries,
  endAttempt,
  findWebhook,
  hasWebhooks,
  markGone,
  putUpDeliveries,
  releaseDeliveries,
  type WebhookRow,
} from '@/service/storage/projects/webhooks'
import { checkReceiver } from './check-receiver'
import { messageId } from './list-deliveries'
import { nextPause } from './next-attempt'
import { signMessage } from './sign-message'
import { openSecret, type WebhookContext } from './webhook-context'

export type DeliverContext = WebhookContext & Pick<Context, 'log'>

const timeoutMs = 15_000
/** How long a process reserves a delivery: longer than an attempt can take. */
const claimMs = 2 * 60_000
const atOnce = 10
const changesAtOnce = 1_000
/** While receivers take their time, other changes are looked for this often. */
const lookAgainMs = 2_000

/**
 * Queues changes and sends what is due, until nothing is. `atOnce` are sent at a time, and each place is given away as soon as it is
 * free, so that a slow receiver holds up only its own place. Several processes may call it.
 */
export async function deliverChanges(ctx: DeliverContext, signal: AbortSignal): Promise<void> {
  if (!(await hasWebhooks(ctx.database))) return
  const sending = new Set<Promise<void>>()
  const failures: unknown[] = []
  try {
    while (!signal.aborted && failures.length === 0) {
      const isBehind = await ctx.database.transaction((transaction) =>
        putUpDeliveries(transaction, { at: ctx.clock(), limit: changesAtOnce }),
      )
      const free = atOnce - sending.size
      const claimed = free === 0 ? [] : await claim(ctx, free)
      for (const delivery of claimed) {
        const one: Promise<void> = deliver(ctx, delivery, signal)
          .catch((error: unknown) => void failures.push(error))
          .finally(() => sending.delete(one))
        sending.add(one)
      }
      if (sending.size > 0) await Promise.race([...sending, sleep(lookAgainMs, undefined, { ref: false })])
      else if (!isBehind) return
    }
  } finally {
    await Promise.all(sending)
  }
  if (failures.length > 0) throw failures[0]
}

function claim({ database, clock }: DeliverContext, limit: number): Promise<ClaimedDelivery[]> {
  const now = clock()
  return claimDeliveries(database, { now, until: new Date(now.getTime() + claimMs), limit })
}

type Attempt = { answer: PostAnswer } | { failure: string; isFinal: boolean }

async function deliver(ctx: DeliverContext, delivery: ClaimedDelivery, signal: AbortSignal): Promise<void> {
  const webhook = await findWebhook(ctx.database, delivery.projectId, delivery.webhookId)
  // The webhook was removed meanwhile, with its deliveries.
  if (webhook === null) return
  try {
    await note(ctx, delivery, await attempt(ctx, webhook, delivery, signal))
  } catch (error) {
    await releaseDeliveries(ctx.database, [delivery.id])
    if (!signal.aborted) throw error
  }
}

async function attempt(
  ctx: DeliverContext,
  webhook: WebhookRow,
  delivery: ClaimedDelivery,
  signal: AbortSignal,
): Promise<Attempt> {
  const change = await findChange(ctx.database, delivery.changeId)
  if (change === null) return { failure: 'The organization was removed', isFinal: true }
  const secrets = await secretsOf(ctx, webhook)
  if (secrets.length === 0) {
    const failure = 'The secret was encrypted with another LIVE_KEYS_SECRET than this process has: make a new secret'
    return { failure, isFinal: true }
  }
  const presented = presentChange(change)
  const body = JSON.stringify({ type: `change.${presented.kind}`, timestamp: presented.noted_at, data: presented })
  const signed = signMessage(secrets, { id: messageId(delivery.id), at: ctx.clock(), body })
  const headers = { 'content-type': 'application/json', 'user-agent': 'carbon-register (webhooks)', ...signed }
  try {
    checkReceiver(webhook.url, ctx.live.reach)
    return { answer: await postMessage({ ...ctx.live.reach, url: webhook.url, body, headers, timeoutMs, signal }) }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof FetchFailure) return { failure: error.message, isFinal: false }
    throw error
  }
}

async function secretsOf(
  ctx: DeliverContext,
  { projectId, secret, earlierSecret, earlierUntil }: WebhookRow,
): Promise<string[]> {
  const isKept = earlierSecret !== null && earlierUntil !== null && earlierUntil > ctx.clock()
  const sealed = isKept ? [secret, earlierSecret] : [secret]
  const opened = await Promise.all(sealed.map((text) => openSecret(ctx, projectId, text)))
  return opened.filter((text) => text !== null)
}

async function note(ctx: DeliverContext, { id, webhookId, attempts }: ClaimedDelivery, made: Attempt): Promise<void> {
  const at = ctx.clock()
  const status = 'answer' in made ? made.answer.status : null
  if (status !== null && status >= 200 && status < 300) {
    await endAttempt(ctx.database, id, { state: 'delivered', status, failure: null, at, nextAt: at })
    return
  }
  const isGone = status === 410
  const failure = 'answer' in made ? wordsOf(made.answer.status) : made.failure
  const isFinal = isGone || ('isFinal' in made && made.isFinal)
  const pause = isFinal ? null : nextPause(attempts + 1, 'answer' in made ? made.answer.retryAfterMs : null)
  const state = pause === null ? 'dead' : 'waiting'
  await endAttempt(ctx.database, id, { state, status, failure, at, nextAt: new Date(at.getTime() + (pause ?? 0)) })
  if (isGone) await markGone(ctx.database, webhookId)
  if (state === 'dead')
    ctx.log.warn(
      { webhook: webhookId, delivery: id, failure },
      'A webhook message could not be delivered and is not tried again',
    )
}

function wordsOf(status: number): string {
  if (status === 410) return 'The address answered 410: it accepts no more messages'
  const isRedirect = status >= 300 && status < 400
  return `The address answered with status ${status}${isRedirect ? ', and redirects are not followed' : ''}`
}
