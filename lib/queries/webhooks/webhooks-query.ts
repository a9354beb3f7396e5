import { queryOptions } from '@tanstack/react-query'
import { AnswerError, fetchAnswer, unexpectedAnswer } from '@/lib/queries/answer-error'
import { asJson } from '@/lib/queries/as-json'
import { changesPaths } from '@/lib/queries/changes/changes-paths'
import {
  type DeliveryAnswer,
  parseDeliveries,
  parseSecret,
  parseWebhooks,
  type WebhookAnswer,
} from '@/lib/views/answers/webhooks-answer'

/** The webhooks of the project; 'not_offered' if the service has none. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }): Promise<WebhookAnswer[] | 'not_offered'> => {
    try {
      const webhooks = parseWebhooks(await fetchAnswer(changesPaths.webhooks, { signal }))
      if (webhooks === null) throw unexpectedAnswer('The service answered with something other than webhooks.')
      return webhooks
    } catch (error) {
      if (error instanceof AnswerError && error.status === 501) return 'not_offered'
      throw error
    }
  },
  retry: false,
})

/** The newest messages to one webhook. */
export function deliveriesQuery(id: number) {
  return queryOptions({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: async ({ signal }): Promise<DeliveryAnswer[]> =>
      parseDeliveries(await fetchAnswer(`${changesPaths.webhookDeliveries(id)}?limit=100`, { signal })).deliveries,
    retry: false,
  })
}

export type WebhookDraft = { url: string; description: string | null; kinds: readonly string[] | null }

async function readSecret(path: string, body: object): Promise<string> {
  const secret = parseSecret(await fetchAnswer(path, asJson('POST', body)))
  if (secret === null) throw unexpectedAnswer('The service answered without a secret.')
  return secret
}

/** Creates a webhook. Resolves to its secret, which is shown once. */
export function makeWebhook(draft: WebhookDraft): Promise<string> {
  return readSecret(changesPaths.webhooks, draft)
}

/** Resolves to the new secret. */
export function rotateSecret(id: number): Promise<string> {
  return readSecret(changesPaths.webhookSecret(id), {})
}

export async function switchWebhook(id: number, state: 'on' | 'off'): Promise<void> {
  await fetchAnswer(changesPaths.webhook(id), asJson('PATCH', { state }))
}

export async function removeWebhook(id: number): Promise<void> {
  await fetchAnswer(changesPaths.webhook(id), { method: 'DELETE' })
}

/** Sends messages again: the given ones, or all that failed for good. */
export async function replayDeliveries(id: number, deliveryIds: readonly number[] | null): Promise<void> {
  await fetchAnswer(
    changesPaths.webhookReplay(id),
    asJson('POST', deliveryIds === null ? {} : { delivery_ids: deliveryIds }),
  )
}
