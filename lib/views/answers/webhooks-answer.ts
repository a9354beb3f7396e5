import * as z from 'zod/mini'
import { day, fields, flag, list, number, text } from './tolerant'

/** What the page reads from GET /webhooks and its deliveries. */

const Webhook = z.object({
  id: z.int(),
  url: z.string(),
  description: text,
  kinds: z.catch(z.nullable(z.array(z.string())), null),
  state: z.enum(['on', 'off']),
  is_gone: flag,
  earlier_secret_until: day,
  deliveries: fields({ waiting: number, delivered: number, dead: number }),
})
export type WebhookAnswer = z.infer<typeof Webhook>

const Delivery = z.object({
  id: z.int(),
  kind: z.string(),
  organization: z.object({ id: z.int(), name: text }),
  state: z.enum(['waiting', 'sending', 'delivered', 'dead']),
  attempts: number,
  next_attempt_at: day,
  ended_at: day,
  failure: text,
})
export type DeliveryAnswer = z.infer<typeof Delivery>

const Secret = z.object({ secret: z.string() })

/** Null if it is not a list of webhooks. */
export function parseWebhooks(answer: unknown): WebhookAnswer[] | null {
  const isList = typeof answer === 'object' && answer !== null && Array.isArray(Reflect.get(answer, 'webhooks'))
  const read = z.object({ webhooks: list(Webhook) }).safeParse(answer)
  return isList && read.success ? read.data.webhooks : null
}

export function parseDeliveries(answer: unknown): { deliveries: DeliveryAnswer[]; next_cursor: string | null } {
  return fields({ deliveries: list(Delivery), next_cursor: text }).parse(answer)
}

/** Null if the answer has no secret. */
export function parseSecret(answer: unknown): string | null {
  const read = Secret.safeParse(answer)
  return read.success ? read.data.secret : null
}
