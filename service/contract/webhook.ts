import { z } from 'zod'
import { changeKinds } from '@/service/change-kinds'
import { Text } from './text'
import { wholeNumber } from './whole-number'

/** Extensions to the published interface: webhooks, which send changes to an address (Standard Webhooks 1.0). */

/** The most webhooks of one project. */
export const mostWebhooks = 20
/** The longest time, in hours, for which messages are also signed with the previous secret. */
export const longestOverlapHours = 168

const Url = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .describe('where messages are sent; an https address on the public internet')
const Description = Text.transform((text) => text.trim())
  .refine((text) => [...text].length <= 300, 'must have at most 300 characters')
  .transform((text) => (text === '' ? null : text))
  .nullable()
const Kinds = z
  .array(z.enum(changeKinds))
  .min(1)
  .nullable()
  .describe('kinds of changes that are sent; null: all, including kinds that later versions add')
const State = z.enum(['on', 'off'])

/** Body of POST /webhooks. */
export const NewWebhook = z.strictObject({
  url: Url,
  description: Description.optional(),
  kinds: Kinds.optional(),
})
export type NewWebhook = z.output<typeof NewWebhook>

/** Body of PATCH /webhooks/{id}; absent fields stay as they are. */
export const WebhookChange = z.strictObject({
  url: Url.optional(),
  description: Description.optional(),
  kinds: Kinds.optional(),
  state: State.optional(),
})
export type WebhookChange = z.output<typeof WebhookChange>

const Instant = z.iso.datetime()
const Count = z.number().int()

export const Webhook = z.object({
  id: Count,
  url: z.string(),
  description: z.string().nullable(),
  kinds: z.array(z.string()).nullable().describe('null: all'),
  state: State,
  is_gone: z.boolean().describe('true: switched off because the address answered 410'),
  created_at: Instant,
  earlier_secret_until: Instant.nullable().describe('until then messages are also signed with the previous secret'),
  deliveries: z.object({ waiting: Count, delivered: Count.describe('of the last 30 days'), dead: Count }),
})
export type Webhook = z.infer<typeof Webhook>

/** Answer of GET /webhooks. */
export const WebhookList = z.object({ webhooks: z.array(Webhook) })
export type WebhookList = z.infer<typeof WebhookList>

/** Answer of POST /webhooks: the only one with the secret. */
export const CreatedWebhook = Webhook.extend({
  secret: z.string().describe('whsec_…, to check signatures with; shown once'),
})
export type CreatedWebhook = z.infer<typeof CreatedWebhook>

/** Body of POST /webhooks/{id}/secret. */
export const SecretRotation = z.strictObject({
  keep_hours: z
    .int()
    .min(0)
    .max(longestOverlapHours)
    .default(24)
    .describe('how long messages are also signed with the previous secret'),
})

/** Answer of POST /webhooks/{id}/secret. */
export const RotatedSecret = z.object({ secret: z.string(), earlier_secret_until: Instant })
export type RotatedSecret = z.infer<typeof RotatedSecret>

const DeliveryState = z.enum(['waiting', 'sending', 'delivered', 'dead'])

/** Query of GET /webhooks/{id}/deliveries. */
export const DeliveryQuery = z.strictObject({
  state: DeliveryState.optional(),
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'must be a whole number')
    .optional()
    .describe('`next_cursor` of the page before'),
  limit: wholeNumber(200).default(50),
})
export type DeliveryQuery = z.output<typeof DeliveryQuery>

export const WebhookDelivery = z.object({
  id: Count,
  message_id: z
    .string()
    .describe('webhook-id, the same for each attempt, so that receivers can process a message once'),
  change_id: Count,
  kind: z.string(),
  organization: z.object({ id: Count, name: z.string().nullable() }),
  state: DeliveryState.describe('dead: no more attempts are made'),
  attempts: Count,
  made_at: Instant,
  next_attempt_at: Instant.nullable(),
  ended_at: Instant.nullable(),
  status: Count.nullable().describe('status of the last answer; null where there was none'),
  failure: z.string().nullable().describe('why the last attempt failed'),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** Answer of GET /webhooks/{id}/deliveries, the newest first. */
export const DeliveryPage = z.object({ deliveries: z.array(WebhookDelivery), next_cursor: z.string().nullable() })
export type DeliveryPage = z.infer<typeof DeliveryPage>

/** Body of POST /webhooks/{id}/replay. */
export const Replay = z.strictObject({
  delivery_ids: z
    .array(z.int().positive())
    .min(1)
    .max(1_000)
    .optional()
    .describe('deliveries that are dead or delivered; if absent: all dead ones'),
})
export type Replay = z.output<typeof Replay>

/** Answer of POST /webhooks/{id}/replay. */
export const Replayed = z.object({
  replayed: Count.describe('deliveries that are sent again, starting with a first attempt'),
})
export type Replayed = z.infer<typeof Replayed>
