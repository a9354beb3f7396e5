import 'server-only'
import { answerNotFound } from '@/lib/server/service/answer-browser'
import { areIds } from '@/lib/server/service/are-ids'
import { readListParameters } from '@/lib/server/service/list-parameters'
import { answerExtension, readExtension } from '@/lib/server/service/read-extension'
import { askService } from '@/lib/server/service/service-client'
import { servicePath } from '@/lib/server/service-path'
import { sendJson } from './send-json'

const noWebhooks = 'This service has no webhooks.'

export function readWebhooks(): Promise<Response> {
  return readExtension(servicePath('/webhooks'), noWebhooks)
}

export function makeWebhook(request: Request): Promise<Response> {
  return sendJson(request, { method: 'POST', path: servicePath('/webhooks'), notOffered: noWebhooks })
}

/** The messages sent to one webhook, with the given parameters. */
export async function readDeliveries(request: Request, id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  const passed = readListParameters(request.url, ['state', 'cursor', 'limit'])
  return readExtension(servicePath('/webhooks/{id}/deliveries', { id }, passed), noWebhooks, true)
}

/** Forwards a change of one webhook, or of a part of it: a new secret, messages sent again. The service checks it. */
export async function changeWebhook(
  request: Request,
  id: string,
  part: 'secret' | 'replay' | null = null,
): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  return part === null
    ? sendJson(request, { method: 'PATCH', path: servicePath('/webhooks/{id}', { id }), notOffered: noWebhooks })
    : sendJson(request, { method: 'POST', path: servicePath(`/webhooks/{id}/${part}`, { id }), notOffered: noWebhooks })
}

export async function removeWebhook(id: string): Promise<Response> {
  if (!areIds(id)) return answerNotFound(id)
  return answerExtension(
    await askService({ method: 'DELETE', path: servicePath('/webhooks/{id}', { id }) }),
    noWebhooks,
    true,
  )
}
